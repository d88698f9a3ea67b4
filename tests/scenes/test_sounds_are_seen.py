"""No sound without a picture: whatever is heard can be seen at the same moment, at every table and on menus."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from quiclo_game.games import minds, shown_game
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.tables import table_of
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.inputs import Phase, Pointer
from tests.scenes.gallery import SCENES
from tests.scenes.stand_ins import stand
from tests.source import ROOT, nodes_of, python_files

PICTURES = {
    "buzzer": "the seat's buzzer goes down and the claim is shown",
    "card_deal": "a card flies from the stack",
    "card_flip": "a card turns over",
    "card_place": "a card lands and its operator comes up",
    "dice_roll_six": "six dice roll",
    "die_roll": "a die rolls",
    "hint": "a bulb, dashed rings and the hint as a sentence",
    "key_press": "the key goes down",
    "pawn_hop": "the pawn hops",
    "reveal": "the solution is written",
    "score_tick": "the number counts up",
    "select": "the chosen thing gets its ring",
    "triumph": "paper falls and the winner's plate shines",
    "turn": "the honey edge moves to the next seat",
    "valid": "a green ring and a tick",
    "win": "paper falls and the winner's plate shines",
    "wrong": "a red ring and a cross, or the sentence that says why",
}
"""What is seen with each sound (look.md, Sound)."""
TICK = 1000.0 / 60.0
LOOK = 6
"""So many ticks lie between two looks at the table: 100 ms."""
AROUND = 3
"""So many looks before and after a sound are compared: what belongs to it is seen within 300 ms."""
SHOWN = 40_000.0


def played_names() -> Iterator[str]:
    """Yield the names of all sounds that the program asks for by name."""
    for path in python_files("quiclo_game"):
        for node in nodes_of(path):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in ("play", "sound", "_sound", "_play") and isinstance(node.args[0].value, str):
                    yield node.args[0].value


def test_every_sound_is_said_what_is_seen_with_it() -> None:
    files = {path.stem.rstrip("_0123456789") for path in (ROOT / "assets/sounds").glob("*.wav")}

    assert files == set(PICTURES)
    assert set(played_names()) - {""} <= {path.stem for path in (ROOT / "assets/sounds").glob("*.wav")} | files


@pytest.mark.parametrize("mode_key", KEYS)
def test_whatever_is_heard_at_a_table_changes_its_picture(mode_key: str) -> None:
    services = stand("de")
    plan, match = shown_game((mode_key,), 1)
    table = table_of(mode_key)(services.services, plan, match, minds(plan), on_over=lambda report: None, demo=True)
    match.start()
    table.enter((1280, 720))
    looks: list[tuple[object, tuple[Draw, ...], tuple[str, ...]]] = []
    heard = services.audio.played
    for _ in range(int(SHOWN / TICK / LOOK)):
        heard.clear()
        for _ in range(LOOK):
            table.update(TICK)
        looks.append((table.version, tuple(table.moving(0.0)), tuple(heard)))

    assert sum(bool(sounds) for _, _, sounds in looks) > 5
    unseen = [
        (index, sounds)
        for index, (_, _, sounds) in enumerate(looks[1:], start=1)  # with the first one the table itself appears
        if sounds and all(look[:2] == looks[index][:2] for look in looks[max(0, index - AROUND) : index + AROUND + 1])
    ]
    assert unseen == []


@pytest.mark.parametrize("name", ["setup", "title", "settings", "results", "dice"])
def test_whatever_is_heard_on_a_menu_changes_its_picture(name: str) -> None:
    services = stand("de")
    scene = SCENES[name](services)
    scene.enter((1280, 720))
    for control in list(scene.controls):
        for phase in (Phase.DOWN, Phase.UP):
            before = list(scene.still()), scene.version
            services.audio.played.clear()
            scene.handle(Pointer("finger:1:1", phase, control.x, control.y))
            if services.audio.played:
                assert (list(scene.still()), scene.version) != before, control.key
        scene.update(1000.0)
