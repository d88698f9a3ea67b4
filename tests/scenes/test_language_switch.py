"""Another language, in the middle of things: everything reads as if it had always been that one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.inputs import KeyPress
from tests.scenes.around import AroundTable
from tests.scenes.gallery import SCENES
from tests.scenes.seen import texts
from tests.scenes.stand_ins import stand

RULES = {
    "brain_training": {"variant": "conquest"},
    "card_network": {},
    "no_remainder": {},
    "mental_arithmetic": {},
    "strategy": {"advice": "free", "hands": "open"},
}
LEADS_AWAY = frozenset(("pause", "log", "help"))


def written(draws: Iterable[Draw], fonts: Fonts) -> Counter[str]:
    return Counter(text.text for text in texts(draws, fonts))


@pytest.mark.parametrize("name", SCENES)
def test_a_menu_is_told_anew(name: str) -> None:
    changed, always = stand("de"), stand("en")
    here, there = SCENES[name](changed), SCENES[name](always)
    for scene in (here, there):
        scene.enter((1280, 720))
        for key in ("done", "start", "watch:0", "keep"):  # what cannot be now says why
            if any(control.key == key for control in scene.controls):
                scene.pressed(key)
        scene.update(0.0)
        scene.update(0.0)
    changed.store.change(language="en")
    assert here.version > 1
    fonts = here.services.forge.fonts
    assert written(here.still(), fonts) == written(there.still(), fonts)


class Twins:
    """The same game twice, in one of which people have changed the language."""

    def __init__(self, mode_key: str, plan: SeatPlan | None) -> None:
        self._changed = AroundTable(mode_key, 2, plan=plan, language="de", rules=RULES[mode_key])
        self._always = AroundTable(mode_key, 2, plan=plan, language="en", rules=RULES[mode_key])
        self.tables: tuple[TableScene, TableScene] = (self._changed.table, self._always.table)

    def go(self) -> None:
        for around in (self._changed, self._always):
            around.go()

    def settle(self) -> None:
        for around in (self._changed, self._always):
            around.settle()

    def press(self, key: str) -> None:
        """Press a control at both, also one that cannot do anything now."""
        control = next((one for one in self.tables[0].controls if one.key == key), None)
        if control is not None and not control.passive:
            for table in self.tables:
                table.carry_out([key] if control.enabled else [], [] if control.enabled else [key])

    def type(self, key: str) -> None:
        for table in self.tables:
            table.handle(KeyPress(key))

    def check(self, after: str) -> None:
        """Change the language, compare, and change it back."""
        told = [self._seen("en", self.tables[0]), self._seen("en", self.tables[1])]
        assert told[0] - told[1] == Counter(), after
        assert told[1] - told[0] == Counter(), after
        self._seen("de", self.tables[0])

    def _seen(self, language: str, table: TableScene) -> Counter[str]:
        (self._changed if table is self.tables[0] else self._always).stand.store.change(language=language)
        table.settings_changed()
        table.turn_on(0.0)
        return written((*table.still(), *table.moving(0.0)), table.services.forge.fonts)


@pytest.mark.parametrize("plan", [COUCH, None], ids=["couch", "sides"])
@pytest.mark.parametrize("mode_key", KEYS)
def test_a_table_is_told_anew_whatever_was_said_last(mode_key: str, plan: SeatPlan | None) -> None:
    twins = Twins(mode_key, plan)
    tried: set[str] = set()
    for _ in range(12):
        twins.check("a move")
        for key in [control.key for control in twins.tables[0].controls if not control.steered]:
            kind = key.partition(":")[0]
            if kind not in LEADS_AWAY and (kind not in tried or kind in ("hint", "advice")):
                tried.add(kind)
                twins.press(key)
                twins.check(key)
        for key in ("u", "backspace", "u"):
            twins.type(key)
            twins.check(key)
        twins.settle()
        twins.go()
