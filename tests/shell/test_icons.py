from __future__ import annotations

import pytest

from quiclo_game.shell.equation import Equation
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.icons import Icon, icon_names
from quiclo_game.shell.palette import PLAYERS
from quiclo_game.shell.tokens import Symbol, Token

WANTED = """
+ − × ÷ = check cross back right play bulb eye lock menu replay globe sound mute speed contrast motion step save person
bot clock help pencil stop pause new up down left pad flag finger rotate star trophy book info gear
"""


def test_every_wanted_icon_is_there() -> None:
    assert set(WANTED.split()) <= set(icon_names())


@pytest.mark.parametrize("name", icon_names())
@pytest.mark.parametrize("size", [20, 64])
def test_an_icon_keeps_within_its_square_and_touches_no_rim(forge: Forge, name: str, size: int) -> None:
    baked = Icon(name, size).bake(forge)
    surface = baked.surface
    ink = surface.get_bounding_rect(min_alpha=30)
    assert ink.width > 0
    assert ink.width <= size * 1.1
    assert ink.height <= size * 1.1
    assert surface.get_rect().contains(ink.inflate(2, 2)) or size == 20
    assert abs(ink.centerx - baked.anchor_x) <= 0.17 * size
    assert abs(ink.centery - baked.anchor_y) <= 0.17 * size


def test_icons_are_told_apart(forge: Forge) -> None:
    same = {"back", "left", "cross", "×"}
    pictures = {
        Icon(name, 48, stroke=0.12).bake(forge).surface.get_buffer().raw for name in icon_names() if name not in same
    }
    assert len(pictures) == len(icon_names()) - len(same)


def test_an_unknown_icon_is_an_error(forge: Forge) -> None:
    with pytest.raises(KeyError):
        Icon("unicorn", 20).bake(forge)


@pytest.mark.parametrize("player", range(6))
def test_a_token_shows_its_colour_and_symbol(forge: Forge, player: int) -> None:
    baked = Token(player, 30).bake(forge)
    middle = baked.surface.get_at((int(baked.anchor_x), int(baked.anchor_y)))
    assert sum(middle[:3]) < 160, "the symbol is dark"
    rim = baked.surface.get_at((int(baked.anchor_x + 22), int(baked.anchor_y)))
    assert sum(rim[:3]) > 300, "the enamel is light"


def test_symbols_differ_in_shape(forge: Forge) -> None:
    shapes = {Symbol(player.symbol, 20, "ink").bake(forge).surface.get_buffer().raw for player in PLAYERS}
    assert len(shapes) == 6


def test_an_equation_is_as_wide_as_it_says(forge: Forge) -> None:
    look = Equation(("12", "×", "7", "−", "4", "=", "80"), 40)
    ink = look.bake(forge).surface.get_bounding_rect(min_alpha=40)
    assert abs(ink.width - look.width(forge.fonts)) <= 8


def test_an_equation_shrinks_to_its_max_width(forge: Forge) -> None:
    look = Equation(tuple("1+2+3+4+5+6"), 40, max_width=180)
    assert look.bake(forge).surface.get_bounding_rect(min_alpha=40).width <= 180


def test_operators_have_their_own_colour(forge: Forge) -> None:
    baked = Equation(("−",), 60, "cream", "#FF0000").bake(forge)
    assert tuple(baked.surface.get_at((int(baked.anchor_x + 60 * 0.39), int(baked.anchor_y)))) == (255, 0, 0, 255)
