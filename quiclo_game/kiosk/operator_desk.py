"""What the operator's pages work with: the decisions, the lock, the figures, and what is wrong with the machine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from quiclo_game.kiosk.changes import OperatorChanges
from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.pin import PinLock
from quiclo_game.kiosk.statistics import Statistics
from quiclo_game.shell.notice import Notice


@dataclass
class OperatorDesk:
    """Handed to the operator's pages; what they change holds at once."""

    lock: PinLock
    statistics: Statistics
    changes: OperatorChanges
    config: Callable[[], KioskConfig]
    """Tells the decisions as they are now."""
    troubles: Callable[[], tuple[Notice, ...]]
    """Tells what the operator should know: a disk that takes nothing, a file of decisions with mistakes."""
    open_page: Callable[[], None]
    """For whoever knew the PIN."""
    keep_out: Callable[[], None]
    """Takes the question for the PIN away."""
    clean: Callable[[], None]
    test_touch: Callable[[], None]
    show_figures: Callable[[], None]
    back: Callable[[], None]
    """Leaves the page on top."""
    close: Callable[[], None]
    """Attracts guests again, with the decisions that were changed."""
    restart: Callable[[], None]
    leave: Callable[[], None]
