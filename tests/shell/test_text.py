from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quiclo_game.shell.fonts import EVERYWHERE, FIGURES, NOWHERE, PROBE, FontMissingError, Fonts, font_paths
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.line_breaking import OPERATORS, wrapped
from quiclo_game.shell.text import Align, Paragraph, Words
from quiclo_game.shell.ui_manager import readable

sentences = st.text(alphabet="abcdeäöüßMWilj .,–", min_size=1, max_size=60)
fitting = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=60)


def test_the_three_fonts_are_found() -> None:
    assert set(font_paths()) == {"round", "plain", "bold"}
    assert all(path.is_file() for path in font_paths().values())


def test_a_missing_font_names_the_package_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quiclo_game.shell.fonts.find_spec", lambda package: None)
    with pytest.raises(FontMissingError, match="install font-fredoka-one"):
        font_paths()


def test_a_font_is_opened_once_per_whole_size() -> None:
    fonts = Fonts()
    assert fonts.font("round", 20.4) is fonts.font("round", 19.6)
    assert fonts.font("round", 20) is not fonts.font("bold", 20)


def test_german_letters_and_operators_of_sentences_are_in_the_fonts() -> None:
    fonts = Fonts()
    for name in font_paths():
        for sign in "äöüÄÖÜß–„“·0123456789":
            metrics = fonts.font(name, 20).metrics(sign)[0]
            assert metrics is not None, (name, sign)


def test_signs_that_are_said_to_be_everywhere_are_in_every_font_and_in_the_one_that_stands_in() -> None:
    fonts = [Fonts().font(name, PROBE) for name in font_paths()] + [pygame.font.Font(None, PROBE)]
    for font in fonts:
        missing = font.metrics(NOWHERE)
        assert [sign for sign in EVERYWHERE if font.metrics(sign) == missing] == []


@given(sentences, st.integers(8, 60), st.integers(30, 400), st.sampled_from(["round", "plain", "bold"]), st.booleans())
@fitting
def test_words_never_exceed_their_max_width(
    forge: Forge, text: str, size: int, max_width: int, font: str, haloed: bool
) -> None:
    look = Words(text, size, "cream", font, "left", max_width, "ink" if haloed else None)
    smallest = forge.fonts.width(text, 4, font) + 8
    assert look.bake(forge).surface.get_width() <= max(max_width, smallest)
    assert look.width(forge.fonts) <= max(max_width, smallest)


def test_words_shrink_no_more_than_needed(forge: Forge) -> None:
    fonts = forge.fonts
    size = fonts.fitting_size("Kartenverbindung", 40, "round", 200)
    assert fonts.width("Kartenverbindung", size) <= 200 < fonts.width("Kartenverbindung", size + 1)


@pytest.mark.parametrize(("align", "share"), [("left", 0.0), ("right", 1.0), ("centre", 0.5)])
def test_the_anchor_follows_the_align(forge: Forge, align: Align, share: float) -> None:
    baked = Words("Gehirntraining", 30, align=align).bake(forge)
    assert baked.anchor_x == pytest.approx(share * baked.surface.get_width())


@pytest.mark.parametrize("font", ["round", "plain", "bold"])
@pytest.mark.parametrize("size", [14, 27, 66])
def test_capitals_are_centred_on_the_anchor_whatever_else_the_line_has(forge: Forge, font: str, size: int) -> None:
    tall = Words("HEH", size, font=font).bake(forge)
    ink = tall.surface.get_bounding_rect(min_alpha=128)
    assert abs(ink.y + ink.height / 2 - tall.anchor_y) <= 1
    assert Words("Hgjp", size, font=font).bake(forge).anchor_y == tall.anchor_y


@pytest.mark.parametrize("number", ["1", "7", "11", "144"])
def test_short_numbers_sit_in_the_middle_by_their_ink(forge: Forge, number: str) -> None:
    baked = Words(number, 40).bake(forge)
    ink = baked.surface.get_bounding_rect(min_alpha=40)
    assert abs(ink.x + ink.width / 2 - baked.anchor_x) <= 0.5


@given(sentences, st.integers(12, 30), st.integers(60, 400))
@fitting
def test_a_paragraph_keeps_all_its_letters_within_its_width(forge: Forge, text: str, size: int, width: int) -> None:
    look = Paragraph(text, size, "cream", "plain", width)
    lines = look.lines(forge.fonts)
    # a word that is divided has a hyphen
    assert "".join(lines).replace(" ", "").replace("-", "") == "".join(text.split()).replace("-", "")
    assert all(forge.fonts.width(line, size, "plain") <= width or len(line) == 1 for line in lines)


@pytest.mark.parametrize("width", range(60, 400, 20))
def test_a_calculation_is_broken_before_its_operators(forge: Forge, width: int) -> None:
    text = "17 + 23 × 65 − 26 ÷ 2 = 52"

    lines = wrapped(forge.fonts, text, 24, "bold", width)

    assert " ".join(lines).split() == text.split()
    assert not [line for line in lines[:-1] if line[-1] in OPERATORS]


@pytest.mark.parametrize("width", range(110, 400, 20))
def test_a_dot_that_parts_what_is_said_ends_a_line_and_a_figure_keeps_its_unit(forge: Forge, width: int) -> None:
    text = "+20 · 120\u00a0s · Tipp kostet\u00a02 · ohne Werte"

    lines = wrapped(forge.fonts, text, 20, "plain", width)

    assert " ".join(lines) == text
    assert not [line for line in lines if line.startswith(("·", "s"))]


def test_a_paragraph_says_beforehand_how_much_room_it_takes(forge: Forge) -> None:
    look = Paragraph("Lege zwei Handkarten an eine Karte des Netzes.\nFertig.", 20, "mist", "plain", 220)
    width, height = look.measure(forge.fonts)
    surface = look.bake(forge).surface
    assert width <= 220
    assert height == surface.get_height()
    assert look.lines(forge.fonts)[-1] == "Fertig."
    assert surface.get_bounding_rect().bottom <= height


@pytest.mark.parametrize("font", ["plain", "bold", "round"])
@pytest.mark.parametrize("size", [17, 24, 40])
def test_a_minus_is_as_long_as_a_plus(forge: Forge, font: str, size: int) -> None:
    minus, plus = (Words(sign, size, font=font).bake(forge).surface.get_bounding_rect(min_alpha=100) for sign in "−+")
    assert abs(minus.width - plus.width) <= max(1, size * 0.12)
    assert forge.fonts.width("3 − 5 −", size, font) == Words("3 − 5 −", size, font=font).bake(forge).surface.get_width()


@pytest.mark.parametrize("name", ["Şükrü", "Ольга", "Łukasz", "Γιώργος", "Nguyễn"])
def test_letters_that_the_round_font_lacks_come_from_another(name: str) -> None:
    fonts = Fonts()
    runs = fonts.runs(name, "round")
    assert "".join(run for _, run in runs) == name
    lacked = "".join(run for font, run in runs if font != "round")
    assert lacked == "".join(sign for sign in name if sign in "ŞОльгаΓιώργοςễ")
    for sign in lacked:
        assert ink(fonts.render(sign, 40, "round", (255, 255, 255))) > 0
    assert fonts.render(name, 40, "round", (255, 255, 255)).get_width() == fonts.width(name, 40, "round")


@pytest.mark.parametrize("font", [*font_paths(), FIGURES])
@pytest.mark.parametrize("name", ["مريم", "王小明", "🦊", "Mia 🦊", "🦊\ufe0f−1"])
def test_a_sign_that_no_font_has_is_a_question_mark_and_never_a_box(name: str, font: str) -> None:
    fonts = Fonts()
    shown = fonts.shown(name)
    assert "?" in shown
    assert fonts.shown(shown) == shown
    assert fonts.width(name, 40, font) == fonts.width(shown, 40, font)
    drawn, wanted = (fonts.render(text, 40, font, (255, 255, 255)) for text in (name, shown))
    assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(wanted, "RGBA")
    assert readable(name).replace("–", "−") == shown


def ink(line: pygame.Surface) -> int:
    """Return how many px of a line are not empty."""
    return pygame.mask.from_surface(line, 60).count()


def test_an_empty_text_bakes(forge: Forge) -> None:
    Words("", 20).bake(forge)
    assert Paragraph("", 20, "mist", "plain", 100).measure(forge.fonts)[0] == 0


def test_drawing_needs_neither_numpy_nor_pygame_gui() -> None:
    modules = ("forge", "stage", "controls", "widgets", "plates", "cards", "dice_faces", "equation", "ui")
    code = ";".join(f"import quiclo_game.shell.{name}" for name in modules)
    code += ";import sys;from quiclo_game.shell.fonts import Fonts;Fonts().font('plain',12)"
    code += ";print(sorted({'numpy','pygame_gui'} & set(sys.modules)))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        cwd=Path(__file__).parents[2],
        check=True,
        timeout=60,
    )
    assert done.stdout.strip().endswith("[]")


def test_what_counts_keeps_its_width_whatever_its_digits(forge: Forge) -> None:
    fonts = forge.fonts
    counting = [Words(str(number), 40, font="figures").bake(forge) for number in range(10, 100)]
    assert len({(baked.surface.get_width(), baked.anchor_x) for baked in counting}) == 1
    assert len({fonts.width(f"{number:02}", 40, "figures") for number in range(100)}) == 1
    assert fonts.width("11", 40, "round") < fonts.width("11", 40, "figures")
    for text in ("7:11", "0", "144"):
        assert fonts.render(text, 40, "figures", (0, 0, 0)).get_width() == fonts.width(text, 40, "figures")
