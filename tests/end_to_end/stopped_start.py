"""The program, stopped by its first picture; it loads nothing but what the program itself loads.

``python -m tests.end_to_end.stopped_start ARGUMENTS`` is ``quiclo ARGUMENTS`` that ends with the first frame, and says
on stdout when that was (the machine's monotonic clock, in s) and then the names of all modules loaded by then.
"""

from __future__ import annotations

import sys
import time

from quiclo_game.cli import main


def run_to_first_picture(arguments: list[str]) -> int:
    """Run the program as its command line does, but only up to its first frame."""
    from quiclo_game.shell.loop import Loop

    run = Loop.run

    def run_once(loop: Loop) -> None:
        loop.on_frame.append(lambda surface, ms: tell_and_stop(loop))
        run(loop)

    def tell_and_stop(loop: Loop) -> None:
        print(time.monotonic(), *sys.modules, flush=True)
        loop.stop()

    # The process ends with the first picture, so nobody else meets the changed loop.
    setattr(Loop, "run", run_once)  # noqa: B010  a plain assignment to a method is no type that mypy accepts
    return main(arguments)


if __name__ == "__main__":
    sys.exit(run_to_first_picture(sys.argv[1:]))
