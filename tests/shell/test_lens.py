"""How people want to read: contrast and school notation, in every picture and every sentence."""

from __future__ import annotations

import pytest

from quiclo_game.shell.assets import find_assets
from quiclo_game.shell.draws import Draw, Look
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.group import Group
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.lens import CLEARER, Lens
from quiclo_game.shell.palette import Colour, rgb
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Paragraph, Words


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in rgb(colour)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_plain_lens_changes_nothing() -> None:
    for look in (Words("3 × 4", 20, "mist"), Icon("×", 20), Box(10, 10, 2, "panel", 0.9)):
        assert Lens().through(look) is look


def test_school_notation_is_written_in_sentences_and_drawn_as_signs() -> None:
    lens = Lens(dots=True)

    assert lens.through(Words("12 ÷ 3 × 2 = 8", 20)) == Words("12 : 3 · 2 = 8", 20)
    assert lens.through(Paragraph("3 × 4", 20, "cream", "plain", 100)).text == "3 · 4"  # type: ignore[attr-defined]
    assert lens.through(Icon("÷", 20)) == Icon(":", 20)
    assert lens.through(Icon("+", 20)) == Icon("+", 20)


def test_high_contrast_raises_what_is_quiet_and_closes_panels() -> None:
    lens = Lens(clear=True)

    assert lens.through(Words("a", 20, "mist")) == Words("a", 20, "cream")
    closed = lens.through(Box(10, 10, 2, "panel", 0.9, line="line", line_alpha=0.5))
    assert closed == Box(10, 10, 2, "panel", 1.0, line="mist", line_alpha=1.0)
    assert lens.through(Box(10, 10, 2, "felt_deep", 0.3)) == Box(10, 10, 2, CLEARER["felt_deep"], 0.3)


@pytest.mark.parametrize("quiet", ["mist", "off_text", "used_text"])
def test_every_quiet_text_gains_contrast_on_the_panel(quiet: str) -> None:
    raised = CLEARER[quiet]

    assert contrast(raised, "panel") > contrast(quiet, "panel")
    assert contrast(raised, "panel") >= 7.0


def test_what_lies_within_groups_and_calculations_is_seen_through_the_lens_too() -> None:
    forge = Forge(find_assets(), Fonts())
    looks: tuple[Look, ...] = (
        Equation(("3", "×", "4"), 40),
        Group(100, 40, (Draw(Icon("÷", 30), 20, 20), Draw(Words("×", 30), 60, 20))),
    )
    plain = [forge.bake(look).surface.copy() for look in looks]

    forge.wear(Lens(dots=True))

    for look, before in zip(looks, plain, strict=True):
        after = forge.bake(look).surface
        assert after.get_size() != before.get_size() or after.get_view("2").raw != before.get_view("2").raw


def test_another_lens_forgets_what_was_baked_and_the_same_one_does_not() -> None:
    forge = Forge(find_assets(), Fonts())
    look = Words("×", 30)
    forge.bake(look)
    forge.wear(Lens())
    assert forge.has(look)

    forge.wear(Lens(dots=True))

    assert not forge.has(look)
