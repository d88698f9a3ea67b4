"""The screens of an unattended table by name, as ``gallery`` has those of the game: the operator's, and questions."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from datetime import datetime
from functools import cache
from pathlib import Path

from quiclo_game.kiosk.changes import OperatorChanges
from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.operator_desk import OperatorDesk
from quiclo_game.kiosk.pin import PinLock
from quiclo_game.kiosk.statistics import EndedBy, Party, Statistics
from quiclo_game.locale import languages
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.language_choice import LanguageScene
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.operator.cleaning import CleaningScene
from quiclo_game.scenes.operator.figures import FiguresScene
from quiclo_game.scenes.operator.page import OperatorScene
from quiclo_game.scenes.operator.pin_pad import PinScene
from quiclo_game.scenes.operator.touch_test import TouchTestScene
from quiclo_game.scenes.still_there import GoodbyeScene, StillThereScene
from quiclo_game.shell.notice import Notice
from tests.scenes.stand_ins import Stand

NOON = datetime(2026, 11, 29, 12, 0)


def nothing() -> None:
    """Do nothing."""


@cache
def busy_day() -> Path:
    """Return a folder with the statistics of a day at a fair."""
    folder = Path(tempfile.mkdtemp())
    kept = Statistics(folder, lambda: NOON)
    for number in range(60):
        party = Party("de", modes=[KEYS[number % len(KEYS)]], finished=number % 2, aborted=1 - number % 2)
        kept.note_session(party, 150.0 + 37 * number, EndedBy.IDLE, (6, 19, 80 + number))
    kept.note_crash("it ended with code 139")
    return folder


def desk(*troubles: Notice) -> OperatorDesk:
    """Return a desk at which everything works, with something that is wrong."""
    return OperatorDesk(
        lock=PinLock(busy_day(), lambda: 0.0),
        statistics=Statistics(busy_day(), lambda: NOON),
        changes=OperatorChanges(None, KioskConfig()),
        config=KioskConfig,
        troubles=lambda: troubles,
        open_page=nothing,
        keep_out=nothing,
        clean=nothing,
        test_touch=nothing,
        show_figures=nothing,
        back=nothing,
        close=nothing,
        restart=nothing,
        leave=nothing,
    )


def pin_pad(stand: Stand) -> MenuScene:
    return PinScene(stand.services, desk())


def operator(stand: Stand) -> MenuScene:
    return OperatorScene(stand.services, desk())


def operator_troubles(stand: Stand) -> MenuScene:
    full = Notice("kiosk.operator.not_kept", (("cause", Notice("fault.full")),))
    return OperatorScene(stand.services, desk(full, Notice("kiosk.operator.safe")))


def figures(stand: Stand) -> MenuScene:
    return FiguresScene(stand.services, desk())


def cleaning(stand: Stand) -> MenuScene:
    return CleaningScene(stand.services, nothing)


def touch_test(stand: Stand) -> MenuScene:
    return TouchTestScene(stand.services, nothing)


def language_choice(stand: Stand) -> MenuScene:
    return LanguageScene(stand.services, languages(), print)


def still_there(stand: Stand) -> MenuScene:
    return StillThereScene(stand.services, lambda: 14)


def still_there_unspoken(stand: Stand) -> MenuScene:
    return StillThereScene(stand.services, lambda: 14, languages())


def goodbye(stand: Stand) -> MenuScene:
    return GoodbyeScene(stand.services, lambda: 9)


HOUSE_SCENES: dict[str, Callable[[Stand], MenuScene]] = {
    "pin_pad": pin_pad,
    "operator": operator,
    "operator_troubles": operator_troubles,
    "figures": figures,
    "cleaning": cleaning,
    "touch_test": touch_test,
    "language_choice": language_choice,
    "still_there": still_there,
    "still_there_unspoken": still_there_unspoken,
    "goodbye": goodbye,
}
