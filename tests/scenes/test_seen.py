"""What looks at pictures finds the faults that it is asked for."""

from __future__ import annotations

import pytest

from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Paragraph, Words
from tests.scenes.seen import misread, torn

WINDOW = (1920, 1080)


@pytest.mark.parametrize("lines", [("Schr", "anke"), ("eine Schr", "anke"), ("eine", "S", "chranke")])
def test_a_word_that_goes_on_in_the_next_line_without_a_hyphen_is_torn(lines: tuple[str, ...]) -> None:
    text = "eine Schranke" if lines[0].startswith("eine") else "Schranke"
    assert torn(text, lines)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Schranke", ("Schran-", "ke")),
        ("zwei Worte", ("zwei", "Worte")),
        ("Touch-Tisch", ("Touch-", "Tisch")),
        ("Auf einer Zeile", ("Auf einer Zeile",)),
        ("mit\nUmbruch", ("mit", "Umbruch")),
    ],
)
def test_hyphens_and_gaps_may_end_a_line(text: str, lines: tuple[str, ...]) -> None:
    assert not torn(text, lines)


def found(*draws: Draw) -> str:
    return "; ".join(misread(draws, WINDOW, Fonts()))


def test_a_text_over_the_edge_of_its_panel_is_found() -> None:
    panel, label = Draw(Box(200, 80, 9, "panel"), 500, 500), Words("Zwei Karten!", 30)
    assert found(panel, Draw(label, 500, 500)) == ""
    assert "over the edge of its panel" in found(panel, Draw(label, 540, 500))
    assert found(panel, Draw(Box(400, 80, 9, "panel"), 540, 500), Draw(label, 540, 500)) == ""


def test_a_text_without_its_end_is_found_but_not_a_name() -> None:
    label = Draw(Words("Ein Satz von einiger Länge", 30, max_width=150), 500, 500)
    assert "without its end" in found(label)
    assert not list(misread((label,), WINDOW, Fonts(), {"Ein Satz von einiger Länge"}))


def test_a_paragraph_over_another_text_is_found_but_no_shadow() -> None:
    label = Words("Quiclo", 60)
    assert "over each other" in found(
        Draw(Paragraph("Viele Worte", 30, "cream", "plain", 300), 480, 490), Draw(label, 500, 500)
    )
    assert found(Draw(label, 503, 504), Draw(label, 500, 500)) == ""
