"""Every phase of a game of strategy, ready to be looked at: for pictures and for tests over all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quiclo_game.rules.strategy_arithmetic import best_calculation
from quiclo_game.rules.strategy_state import ChooseSix, Step
from tests.scenes.strategy.seated import NET, Seated

OPEN = ((2, 27, 54, 66, 81, 108, 119, 135), (7, 19, 64, 88, 122), (22, 33, 47, 60, 70, 101))
HIDDEN = ((34, 90, 140), (12, 71, 99), (15, 61, 130))
DEAD = (143, 114, 91, 137, 116)


def dealt(seats: str = "Anna,Mia,Opa Karl", **how: Any) -> Seated:
    seated = Seated(seats, **how).watch().show_cards()
    seated.give(*OPEN, hidden=HIDDEN)
    return seated.alter(dead=DEAD)


def curtain(**how: Any) -> Seated:
    return Seated("Anna,Mia,Opa Karl", **how).watch()


def show(**how: Any) -> Seated:
    seated = curtain(**how).press("open")
    cards = seated.state.hands[0].cards
    return seated.press(f"pick:{cards[0]}", f"pick:{cards[3]}", "hint")


def stacks(**how: Any) -> Seated:
    return dealt(**how)


def rolled(**how: Any) -> Seated:
    seated = dealt(**how).on_top(113).falls(12, 9, 5, 7, 3, 2)
    return seated.press("stack:5", "main")


def calculated(**how: Any) -> Seated:
    return rolled(**how).press("die:0", "operator:*", "die:1", "operator:+")


def wrong(**how: Any) -> Seated:
    return rolled(**how).press("die:0", "operator:*", "die:1", "main")


def hinted(**how: Any) -> Seated:
    return rolled(**how).press("hint", "hint")


def lens(**how: Any) -> Seated:
    return dealt(**how).press("lens").press("open")


def unreachable(**how: Any) -> Seated:
    seated = dealt(**how).on_top(113).falls(1, 1, 1, 1, 1, 1).press("stack:5")
    seated.table.fired("main")
    return seated.wait(2300)


def won(**how: Any) -> Seated:
    return rolled(**how).calculate()


def market(**how: Any) -> Seated:
    return won(**how).press("market")


def swapping(**how: Any) -> Seated:
    return market(**how).falls(12, 9, 5, 7, 3, 2).press("take:88", "main")


def crossing(**how: Any) -> Seated:
    seated = swapping(**how)
    for sign in best_calculation(seated.state.roll, 88, seated.state.settings):
        seated.press(f"die:{ord(sign) - 97}" if sign.isalpha() else f"operator:{sign}")
    seated.table.fired("main")
    return seated.wait(1350)


def workshop(**how: Any) -> Seated:
    seated = dealt(**how)
    return seated.press(*(f"own:{card}" for card in (54, 81, 135, 135, 108, 27)))


def complete(**how: Any) -> Seated:
    return workshop(**how).press("own:27", "own:2", "own:54")


def mistaken(**how: Any) -> Seated:
    return workshop(**how).press("own:66", "own:2")


def combined(**how: Any) -> Seated:
    seated = complete(**how)
    seated.table.fired("lay")
    return seated.wait(1500)


def formula(**how: Any) -> Seated:
    seated = dealt(combination="free", vote="on", **how)
    keys = ("own:54", "sign:+", "own:81", "sign:=", "own:135", "sign:*", "own:2")
    return seated.press(*keys)


def progression(**how: Any) -> Seated:
    seated = dealt(**how).press("own:27")
    seated.table.fired("way:progression")
    return seated.press("own:27", "own:54", "own:81", "own:108")


def voting(**how: Any) -> Seated:
    seated = dealt(combination="free", vote="on", **how).press("own:2")
    seated.table.fired("way:aloud")
    return seated.press(*(f"own:{card}" for card in sorted(NET)), "lay", "vote:agree")


def bot_turn(**how: Any) -> Seated:
    seated = Seated("Anna,bot:strong,bot:medium,bot:easy,bot,bot", **how).watch().show_cards()
    seated.on_top(114).falls().press("stack:5", "main")
    seated.press("give_up", "give_up", "main")
    seated.wait(9000)
    return seated


def six(**how: Any) -> Seated:
    seated = dealt(**how)
    seated.alter(step=Step.FINISH, stacks=((),) * 6).press("main")
    return seated.press("open", *(f"pick:{card}" for card in (2, 27, 34, 54)), "hint")


def _staked(**how: Any) -> Seated:
    seated = dealt(**how)
    seated.alter(step=Step.FINISH, stacks=((),) * 6).press("main")
    for seat in range(3):
        cards = seated.state.hands[seat].cards
        assert seated.match.submit(seat, ChooseSix(cards[:6] if seat else cards[3:9])) is None
    return seated.watch()


def final_roll(**how: Any) -> Seated:
    return _staked(**how)


def final_middle(**how: Any) -> Seated:
    seated = _staked(**how).falls(12, 9, 5, 7, 3, 2)
    seated.table.fired("main")
    return seated.wait(7500)


def final(**how: Any) -> Seated:
    return final_middle(**how).watch()


def final_people(**how: Any) -> Seated:
    seated = _staked(final="people", **how).falls(12, 9, 5, 7, 3, 2)
    return seated.press("main", "die:0")


def demo(**how: Any) -> Seated:
    seated = Seated("bot:strong,bot:medium,bot:easy,bot:strong", demo=True, **how)
    return seated.wait(62000)


PHASES: dict[str, Callable[..., Seated]] = {
    "curtain": curtain,
    "show": show,
    "stacks": stacks,
    "rolled": rolled,
    "calculated": calculated,
    "wrong": wrong,
    "hinted": hinted,
    "lens": lens,
    "unreachable": unreachable,
    "won": won,
    "market": market,
    "swapping": swapping,
    "crossing": crossing,
    "workshop": workshop,
    "complete": complete,
    "mistaken": mistaken,
    "combined": combined,
    "formula": formula,
    "progression": progression,
    "voting": voting,
    "bot_turn": bot_turn,
    "six": six,
    "final_roll": final_roll,
    "final_middle": final_middle,
    "final": final,
    "final_people": final_people,
    "demo": demo,
}
