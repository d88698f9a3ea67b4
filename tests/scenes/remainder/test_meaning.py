"""What a divisor means, in words, at the table and while it is being chosen."""

from __future__ import annotations

import pytest

from quiclo_game.locale import load_words
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.remainder.meaning import divisor_meaning, divisor_note, tell
from quiclo_game.scenes.remainder.panels import equal_remainders, making_remainders
from quiclo_game.scenes.setup_options import settings_after

OPTIONS = find_mode("no_remainder").options


@pytest.mark.parametrize(
    ("divisor", "said"),
    [
        ("12", "Alles lässt sich abräumen: leicht, im Schnitt 9,9 Paare offen"),
        ("7", "2 Karten bleiben immer liegen: leicht, im Schnitt 17,4 Paare offen"),
        ("1", "Da passt jedes Paar: Durch 1 geht alles auf. Zum Rechnen bleibt nichts."),
        ("288", "Da passt nie ein Paar: Über 287 hinaus reicht keine Summe zweier Karten."),
    ],
)
def test_it_is_said_while_the_divisor_is_chosen(divisor: str, said: str) -> None:
    assert divisor_note(load_words("de"), settle(OPTIONS, {"divisor": divisor})) == said


def test_only_what_can_be_cleared_is_called_fine() -> None:
    words = load_words("en")
    fine = [
        number
        for number in range(1, 30)
        if tell(divisor_meaning(settle(OPTIONS, {"divisor": str(number)})), words).fine
    ]
    assert fine == [2, 3, 4, 5, 6, 8, 9, 12, 18, 24, 29]


@pytest.mark.parametrize("divisor", [*range(1, 60), 100, 287])
def test_the_examples_of_the_reckoning_are_remainders_that_do_what_is_said(divisor: int) -> None:
    first, second = equal_remainders(divisor)
    assert first == second < divisor
    first, second = making_remainders(divisor)
    assert (first + second) % divisor == 0
    assert max(first, second) <= divisor


def test_every_divisor_can_be_chosen_and_large_ones_in_leaps() -> None:
    settings = settle(OPTIONS, {})
    chosen = []
    for key in ("more", "far_more", "less", "far_less", "far_less"):
        changed = settings_after(f"option.divisor:{key}", OPTIONS, settings)
        assert changed is not None
        settings = changed
        chosen.append(settings["divisor"])
    assert chosen == ["13", "23", "22", "12", "2"]
    settings = settle(OPTIONS, {"divisor": "112"})
    changed = settings_after("option.divisor:far_more", OPTIONS, settings)
    assert changed is not None
    assert changed["divisor"] == "212"
