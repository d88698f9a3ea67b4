from __future__ import annotations

import pygame
import pytest

from quiclo_game.shell.control import Control
from quiclo_game.shell.control_looks import ControlLook, ControlState
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.draws import Look
from quiclo_game.shell.faces import KEY_COLOURS, Kind
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.plates import IconPlate, Pill, Plate, SeatPanel, panel
from quiclo_game.shell.widgets import button, card_choice, choice, die_key, slider, tile, toggle, token_choice

LONG = "Donaudampfschifffahrtsgesellschaft ohne Rest"


def look(control: Control, pressed: bool = False, focused: bool = False) -> ControlLook:
    state = ControlState(control.width, control.height, control.enabled, pressed, focused, control.value, control.steps)
    return ControlLook(control.face, state)


CONTROLS = [
    button("label", 0, 0, 190, 78, "Zurück"),
    button("icon", 0, 0, 80, 80, icon="help"),
    button("both", 0, 0, 286, 92, "Prüfen", "main", icon="check"),
    button("note", 0, 0, 232, 78, "Wer beginnt?", note="wird ausgelost"),
    die_key("die", 0, 0, 147, 92, 9),
    toggle("toggle", 0, 0, True),
    slider("slider", 0, 0, 400, 4),
    tile("tile", 0, 0, 344, 250, "Strategie", "Strategy", players="2–6"),
    card_choice("preset", 0, 0, 340, 78, "Wie im Text", "ohne Änderung"),
    token_choice("token", 0, 0, 58, 2),
    choice("choice", 0, 0, 300, 60, [("1", "normal"), ("2", "@sound")], "1")[1],
]


@pytest.mark.parametrize("control", CONTROLS, ids=lambda control: control.key)
def test_a_press_and_the_focus_show(forge: Forge, control: Control) -> None:
    pictures = [
        forge.bake(found).surface.get_buffer().raw
        for found in (look(control), look(control, pressed=True), look(control, focused=True))
    ]
    assert len(set(pictures)) == 3


@pytest.mark.parametrize("control", CONTROLS, ids=lambda control: control.key)
def test_equal_controls_have_equal_looks(control: Control) -> None:
    again = Control(control.key, 5, 5, control.width, control.height, face=control.face)
    assert ControlLook(again.face, ControlState(9, 9)) == ControlLook(control.face, ControlState(9, 9))
    assert hash(look(control)) == hash(look(control))


def lit(surface: pygame.Surface) -> pygame.Rect:
    return surface.get_bounding_rect(min_alpha=200)


@pytest.mark.parametrize("kind", KEY_COLOURS)
@pytest.mark.parametrize("icon", [None, "check"])
def test_no_word_leaves_its_key(forge: Forge, kind: Kind, icon: str | None) -> None:
    control = button("a", 0, 0, 160, 60, LONG, kind, icon=icon, note=LONG)
    assert abs(lit(forge.bake(look(control)).surface).width - 160) <= 2


@pytest.mark.parametrize(
    "control", [tile("t", 0, 0, 300, 220, LONG, LONG, players="1–6"), card_choice("c", 0, 0, 200, 78, LONG, LONG)]
)
def test_no_word_leaves_its_tile(forge: Forge, control: Control) -> None:
    assert abs(lit(forge.bake(look(control)).surface).width - control.width) <= 2


@pytest.mark.parametrize(
    "found",
    [
        Plate(240, 76, 0, LONG, LONG, True),
        Plate(240, 54, 1, LONG),
        Pill(LONG, max_width=180),
        panel(240, 90),
        IconPlate("gear", 68),
    ],
)
def test_no_word_leaves_its_plate(forge: Forge, found: Look) -> None:
    assert lit(forge.bake(found).surface).width <= 242


def test_a_pill_is_as_wide_as_its_words(forge: Forge) -> None:
    pill = Pill("gelöst", "valid", "+2")
    assert abs(lit(forge.bake(pill).surface).width - pill.width(forge.fonts)) <= 2
    assert pill.width(forge.fonts) > Pill("gelöst", "valid").width(forge.fonts)


def test_a_pressed_key_goes_down_by_its_lip(forge: Forge) -> None:
    control = button("a", 0, 0, 120, 60, "", "key")
    rest, pressed = forge.bake(look(control)), forge.bake(look(control, pressed=True))
    top = lit(rest.surface).y - rest.anchor_y
    assert lit(pressed.surface).y - pressed.anchor_y - top == 4


def test_the_active_seat_has_a_thicker_edge_and_shines(forge: Forge) -> None:
    def edge(active: bool) -> tuple[int, int]:
        baked = forge.bake(SeatPanel(400, 160, 2, active))
        row = [baked.surface.get_at((x, int(baked.anchor_y))) for x in range(int(baked.anchor_x))]
        left = int(baked.anchor_x - 200)
        bright = sum(1 for pixel in row[left : left + 12] if sum(pixel[:3]) > 300)
        return bright, max(row[left - 4][:3])

    (thick, shine), (thin, dark) = edge(True), edge(False)
    assert thick > thin
    assert shine > dark + 60


def test_the_pieces_of_a_choice_share_its_width_and_do_not_overlap() -> None:
    items = [("keine", "keine"), ("geht", "Geht es?"), ("alles", "Lösung")]
    found = Controls(choice("help", 400, 300, 480, 56, items, "geht", weights=[1, 2, 1]))
    assert [found.get(f"help:{value}").width for value, _ in items] == [120, 240, 120]
    assert found.overlaps(-0.01) == []


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_a_turned_choice_keeps_its_order_from_its_own_side(turn: int) -> None:
    found = choice("help", 400, 300, 480, 56, [("1", "a"), ("2", "b")], "1", turn=turn)
    frame = found[0].frame
    assert frame.inward(found[1].x, found[1].y) == (-120, 0)
    assert frame.inward(found[2].x, found[2].y) == (120, 0)


def test_several_pieces_can_be_chosen() -> None:
    found = choice("signs", 0, 0, 264, 54, [(sign, f"@{sign}") for sign in "+−×÷"], ("+", "×"))
    assert [control.face.chosen for control in found[1:] if hasattr(control.face, "chosen")] == [
        True,
        False,
        True,
        False,
    ]
