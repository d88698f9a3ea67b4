"""Write the golden playthroughs anew: ``python -m tests.golden``. Read the difference before you keep it."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.golden.games import FOLDER, GAMES, playthrough


def main() -> int:
    """Play every game, write what has changed, remove what no longer belongs; say what was done."""
    with tempfile.TemporaryDirectory() as folder:
        for game in GAMES:
            text = playthrough(game, Path(folder) / f"{game.name}.journal")
            old = game.path.read_text(encoding="utf-8") if game.path.exists() else None
            game.path.write_text(text, encoding="utf-8", newline="\n")
            print(f"{game.name}: {'unchanged' if text == old else 'new' if old is None else 'changed'}")
    for stray in set(FOLDER.glob("*.txt")) - {game.path for game in GAMES}:
        stray.unlink()
        print(f"{stray.stem}: removed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
