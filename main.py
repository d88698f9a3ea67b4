"""Start Quiclo: everything happens in ``quiclo_game.cli``."""

import sys

from quiclo_game.cli import main

if __name__ == "__main__":
    sys.exit(main())
