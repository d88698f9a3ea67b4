"""Two calculation pads on opposite sides of one window, in a process of its own: prints what each of them fired.

``python -m tests.end_to_end.two_pads`` fills the screen, prints ``ready``, and ends when both pads have fired ``=``.
The pads are keys of one ``Controls``, reached through the same queue and pointers as in the program.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from typing import Final

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from quiclo_game.shell.clock import RealClock
from quiclo_game.shell.control import Control
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.display import environment, open_display
from quiclo_game.shell.event_source import EventSource, WindowEvent
from quiclo_game.shell.pointer import Pointers

SIGNS: Final = "12+="
KEY: Final = 90.0
PATIENCE: Final = 20.0


def pads(width: float, height: float) -> Iterator[Control]:
    """Yield the keys of a pad at the lower edge, and of one at the upper edge that faces it."""
    for place, sign in enumerate(SIGNS):
        across = (place - 1.5) * KEY * 1.2
        yield Control(f"near:{sign}", width / 2 + across, height - 100, KEY, KEY)
        yield Control(f"far:{sign}", width / 2 - across, 100, KEY, KEY, turn=180)


def main() -> int:
    """Show the window, and tell what is pressed."""
    os.environ.update(environment())
    with open_display(fullscreen=True) as display:
        clock = RealClock()
        source = EventSource(Pointers(clock, display.size))
        controls = Controls(pads(*display.size))
        done: set[str] = set()
        print("ready", *display.size, flush=True)
        end = time.monotonic() + PATIENCE
        while len(done) < 2 and time.monotonic() < end:
            for event in source.poll():
                if isinstance(event, WindowEvent):
                    continue
                for key in controls.handle(event):
                    print(key, flush=True)
                    done |= {key} if key.endswith("=") else set()
            display.update(None)
            time.sleep(1 / 60)
    return 0 if len(done) == 2 else 1


if __name__ == "__main__":
    sys.exit(main())
