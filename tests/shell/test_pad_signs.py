"""Signs of buttons: by the names of whoever made the gamepad, each drawn and each different."""

from __future__ import annotations

import pytest

from quiclo_game.shell.forge import Forge
from quiclo_game.shell.inputs import Button
from quiclo_game.shell.pad_make import Make, make_of
from quiclo_game.shell.pad_signs import SIGNS, ButtonSign, ButtonStroke


@pytest.mark.parametrize(
    ("name", "guid", "make"),
    [
        ("Xbox Series X Controller", "030000005e040000120b000000000000", Make.XBOX),
        ("Wireless Controller", "030000004c050000cc09000000000000", Make.PLAYSTATION),
        ("Sony DualSense", "0300000000000000000000000000000", Make.PLAYSTATION),
        ("Pro Controller", "030000007e0500000920000000000000", Make.NINTENDO),
        ("Nintendo Switch Joy-Con (L)", "", Make.NINTENDO),
        ("USB Gamepad", "03000000790000001100000000000000", Make.XBOX),
    ],
)
def test_a_make_is_told_by_number_or_name(name: str, guid: str, make: Make) -> None:
    assert make_of(name, guid) is make


def test_every_sign_can_be_drawn_within_its_size_and_a_shadow(forge: Forge) -> None:
    for make, signs in SIGNS.items():
        for button in signs:
            sign = ButtonSign(make, button, 40)
            baked = sign.bake(forge)
            assert baked.surface.get_height() <= 64, (make, button)
            assert baked.surface.get_width() <= sign.width + 24


def test_no_two_buttons_of_a_make_look_alike() -> None:
    for make, signs in SIGNS.items():
        assert len(set(signs.values())) == len(signs), make


def test_whoever_steers_has_a_sign_for_pressing_and_for_going_back() -> None:
    for make, signs in SIGNS.items():
        assert {Button.A, Button.B} <= set(signs), make


def test_an_unknown_stroke_is_an_error(forge: Forge) -> None:
    with pytest.raises(ValueError, match="spiral"):
        ButtonStroke("spiral", 30, "paper").bake(forge)
