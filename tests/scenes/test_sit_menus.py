"""The menus of several seats at once: each changes its own seat, none covers another, one keyboard writes for one."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.sit_middle import HEIGHT, WIDTH, middle_controls, middle_draws
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.inputs import KeyPress, Phase, TextTyped
from tests.scenes.seen import texts
from tests.scenes.test_sit_down import SIZES, Sitting


@pytest.mark.parametrize("page", ["look", "pick", "letters", "help"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("people", range(2, 7))
def test_all_have_their_menus_open_and_everything_has_its_place(people: int, size: tuple[int, int], page: str) -> None:
    for language, text in (("de", TextSize.NORMAL), ("en", TextSize.NORMAL), ("de", TextSize.LARGEST)):
        sitting = Sitting(people, size, language=language, text=text)
        for seat in range(people):
            sitting.tap(f"seat:{seat}")
            sitting.tap(f"tab:{page}:{seat}")
        keys = {control.key for control in sitting.scene.controls}
        assert {f"shut:{seat}" for seat in range(people)} | {f"seat:{seat}" for seat in range(people)} <= keys
        assert sitting.faults() == {}


@pytest.mark.parametrize("text", [TextSize.SMALL, TextSize.NORMAL, TextSize.LARGER, TextSize.LARGEST])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("people", [1, 2, 4, 6])
def test_while_people_sit_down_everything_has_its_place(people: int, size: tuple[int, int], text: TextSize) -> None:
    sitting = Sitting(people, size, text=text)
    assert sitting.faults() == {}
    for seat in range(people):
        sitting.tap(f"seat:{seat}")
        assert sitting.faults() == {}
        sitting.tap(f"seat:{seat}")
    moving = Sitting(people, size, text=text, fixed=True)
    moving.tap("seat:0")
    assert moving.faults() == {}


def test_two_people_type_their_names_at_the_same_time_finger_by_finger() -> None:
    sitting = Sitting(2)
    for seat in (0, 1):
        sitting.tap(f"seat:{seat}", str(seat))
        sitting.tap(f"tab:letters:{seat}", str(seat))
    for mine, other in zip("MIA", "BEN", strict=True):
        first, second = sitting.scene.controls.get(f"sign:{mine}:0"), sitting.scene.controls.get(f"sign:{other}:1")
        sitting.finger(Phase.DOWN, first.x, first.y, "0")
        sitting.finger(Phase.DOWN, second.x, second.y, "1")
        sitting.finger(Phase.UP, second.x, second.y, "1")
        sitting.finger(Phase.UP, first.x, first.y, "0")
    assert [player.name for player in sitting.scene.seating.players] == ["Mia", "Ben"]


def test_while_one_types_others_sit_down_and_choose() -> None:
    sitting = Sitting(2)
    sitting.tap("seat:0", "a")
    sitting.tap("tab:letters:0", "a")
    sitting.scene.handle(TextTyped("Mi"))
    sitting.tap(sitting.free(90), "b")
    sitting.tap("colour:5:2", "b")
    sitting.scene.handle(TextTyped("a"))
    players = sitting.scene.seating.players
    assert (players[0].name, players[2].colour) == ("Mia", 5)


def test_the_keyboard_writes_where_letters_were_touched_last() -> None:
    sitting = Sitting(2)
    for seat in (0, 1):
        sitting.tap(f"seat:{seat}")
        sitting.tap(f"tab:letters:{seat}")
    sitting.scene.handle(TextTyped("Ben"))
    sitting.tap("erase:0")
    sitting.scene.handle(TextTyped("Mias"))
    sitting.scene.handle(KeyPress("backspace"))
    assert sitting.scene.takes_text
    assert [player.name for player in sitting.scene.seating.players] == ["Mia", "Ben"]
    sitting.scene.handle(KeyPress("return"))
    assert list(sitting.scene.menus.open) == [1]
    assert not sitting.scene.takes_text


def test_a_name_that_somebody_has_is_told_and_not_taken() -> None:
    sitting = Sitting(2)
    for seat in (0, 1):
        sitting.tap(f"seat:{seat}")
        sitting.tap(f"tab:letters:{seat}")
        sitting.scene.handle(TextTyped("Mia"))
    assert [player.name for player in sitting.scene.seating.players] == ["Mia", ""]
    assert "Mia · schon vergeben" in [text.text for text in texts(sitting.scene.still(), Fonts())]
    sitting.scene.handle(TextTyped("s"))
    assert sitting.scene.seating.players[1].name == "Mias"


def test_who_gets_up_takes_nothing_from_those_who_type() -> None:
    sitting = Sitting(3)
    for seat in (0, 2):
        sitting.tap(f"seat:{seat}")
    sitting.tap("tab:letters:2")
    sitting.tap("leave:0")
    sitting.scene.handle(TextTyped("Mia"))
    assert [player.name for player in sitting.scene.seating.players] == ["", "Mia"]
    assert list(sitting.scene.menus.open) == [1]


@pytest.mark.parametrize("size", SIZES)
def test_what_to_do_keeps_clear_of_the_keys_beneath_it(size: tuple[int, int]) -> None:
    unit = min(min(size) / 1080, max(size) / 1920)
    area = Area(0, 0, WIDTH * unit, HEIGHT * unit)
    told = "Tippt an euren Platz am Rand, so viele ihr seid. " * 3
    lines = texts(middle_draws(area, unit, Fonts(), Sitting(2, size).scene.words, told), Fonts())
    bottom = max(text.area.bottom for text in lines)
    keys = middle_controls(area, unit, Sitting(2, size).scene.words, goes_on=False, enough=True)
    assert min(key.bounds()[1] for key in keys) - bottom >= 8 * unit
