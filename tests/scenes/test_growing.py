"""Texts that share out their room: they give way to each other, and what looks alike stays nearly alike."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.letters import Letters
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.layout import least_letters
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Paragraph, Words
from quiclo_game.shell.turning import turned_by
from quiclo_game.shell.widgets import button, choice
from tests.scenes.seen import Text, texts
from tests.scenes.stand_ins import stand
from tests.scenes.test_menu_layouts import entered, own_draws

ROOM = 1000, 400


@pytest.fixture(scope="module")
def forge() -> Forge:
    forge = stand().services.forge
    forge.fonts.least = least_letters((1920, 1080))
    return forge


def large(forge: Forge, *draws: Draw) -> dict[str, Text]:
    """Return the texts of draws for people who want them twice as large."""
    found = Letters(forge).dressed(draws, ROOM, 2.0, 14.0, settled=True)
    return {text.text: text for text in texts(found, forge.fonts)}


def test_two_lines_that_meet_give_way_to_both_sides(forge: Forge) -> None:
    plate = Draw(Box(400, 100, 8, "panel"), 300, 200)
    title = Draw(Words("Sprache", 20, align="left"), 120, 189)
    note = Draw(Words("alle Texte", 17, "mist", align="left"), 120, 212)
    found = large(forge, plate, title, note)
    assert found["Sprache"].area.cy < 189 - 2
    assert found["alle Texte"].area.cy > 212 + 2
    assert found["Sprache"].area.bottom < found["alle Texte"].area.y
    assert min(text.size for text in found.values()) > 1.4 * 17


def test_what_has_room_grows_on_but_not_far_beyond_what_looks_alike(forge: Forge) -> None:
    narrow, wide = Draw(Box(70, 60, 8, "panel"), 200, 100), Draw(Box(300, 60, 8, "panel"), 315, 200)
    short, long = Draw(Words("Anna", 20, align="left"), 172, 100), Draw(Words("Bernd", 20, align="left"), 172, 200)
    found = large(forge, narrow, wide, short, long)
    assert found["Anna"].size < found["Bernd"].size <= 1.35 * found["Anna"].size


def test_figures_and_calculations_grow_as_words_do_however_they_are_turned(forge: Forge) -> None:
    field = Draw(Box(120, 90, 8, "panel"), 200, 200)
    number, sum_ = Draw(Words("36", 24), 200, 200, turn=270), Draw(Equation(("3", "+", "4"), 22), 500, 200)
    found = large(forge, field, number, sum_)
    assert found["36"].size > 1.5 * 24
    assert found["3 + 4"].size > 1.5 * 22


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_sentence_grows_about_its_middle_whichever_way_it_is_turned(forge: Forge, turn: int) -> None:
    look = Paragraph("Ein Satz, der in mehr als eine Zeile geht.", 20, "cream", "bold", 220, "centre")
    x, y = turned_by(-110, -look.measure(forge.fonts)[1] / 2, turn)
    found = large(forge, Draw(Box(240, 240, 8, "panel"), 500, 200), Draw(look, 500 + x, 200 + y, turn))
    (text,) = found.values()
    assert text.size > 1.3 * 20
    assert (text.area.cx, text.area.cy) == pytest.approx((500, 200), abs=1.0)


def test_pieces_of_a_choice_stay_alike(forge: Forge) -> None:
    items = [("a", "an"), ("b", "ein langes Wort")]
    controls = Controls(choice("way", 300, 100, 400, 60, items, "a", size=20))
    found = large(forge, *controls.draws())
    assert found["an"].size == found["ein langes Wort"].size > 20


@pytest.mark.parametrize(("width", "height", "above"), [(400, 90, False), (110, 90, True)])
def test_the_icon_of_a_narrow_key_stands_above_its_label(forge: Forge, width: int, height: int, above: bool) -> None:
    plain = button("look", 300, 100, width, height, "Ansehen", icon="eye", size=24)
    found = large(forge, *Controls([plain]).draws())["Ansehen"]
    assert (found.area.cy > 100 + 5) is above
    assert found.size > 24 or above


def test_a_panel_with_free_felt_around_it_grows_as_a_whole() -> None:
    plain, wide = (entered("confirm", "de", (1920, 1080), size) for size in (TextSize.NORMAL, TextSize.LARGEST))
    boxes = [max(draw.what.width for draw in own_draws(scene) if isinstance(draw.what, Box)) for scene in (plain, wide)]
    assert boxes[1] > 1.8 * boxes[0]
    yes = [scene.controls.get("yes") for scene in (plain, wide)]
    assert yes[1].height > 1.8 * yes[0].height
