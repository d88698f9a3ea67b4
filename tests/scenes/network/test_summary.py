"""What the results and the how-to tell of the card network."""

from __future__ import annotations

import pytest

from quiclo_game.locale import load_words
from quiclo_game.rules.events import Outcome
from quiclo_game.rules.network_state import CardsPlaced
from quiclo_game.scenes.game_summary import Summary
from quiclo_game.scenes.how_to_network import SHOTS
from quiclo_game.scenes.network_summary import summarize_network
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.results_panels import say
from quiclo_game.scenes.slides import WINDOW, Shot, Slide
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.painter import Painter
from tests.bot_game import begin, header_of, play_on
from tests.scenes.stand_ins import stand


def report(seats: int = 3, seed: int = 5) -> GameReport:
    """Return a whole game between bots."""
    header = header_of("card_network", seats, seed=seed)
    match = play_on(begin(header), header)
    outcome = match.outcome
    assert outcome is not None
    plan = GamePlan("card_network", header.players, header.settings, seed)
    return GameReport(plan, tuple(match.moves), match.state, outcome, 320_000.0)


def lines(summary: Summary) -> list[tuple[str, dict[str, str | int]]]:
    """Return everything that a summary says, as keys and figures."""
    said = [summary.variant, summary.win, summary.ending, *summary.details, summary.score_word, summary.curve_title]
    said += [standing.detail for standing in summary.ranking]
    for fact in summary.facts:
        said += [fact.title, *([fact.text] if fact.text else [])]
    return [(line.key, dict(line.figures)) for line in said]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everything_has_its_words(language: str, seats: int) -> None:
    words = load_words(language)
    summary = summarize_network(report(seats))

    assert all(words(key, **figures) for key, figures in lines(summary))
    assert words(summary.draw.key, names="Mia", **dict(summary.draw.figures))


def test_the_fewest_cards_come_first_and_equal_counts_share_a_place() -> None:
    summary = summarize_network(report(4))
    scores = [standing.score for standing in summary.ranking]

    assert scores == sorted(scores)
    for one, other in zip(summary.ranking, summary.ranking[1:], strict=False):
        assert (one.place == other.place) == (one.score == other.score)


def test_the_curve_begins_with_the_deal_and_ends_with_what_is_left() -> None:
    told = report(3)
    summary = summarize_network(told)

    assert [figures[0] for figures in summary.curve] == [12, 12, 12]
    assert [figures[-1] for figures in summary.curve] == list(told.outcome.scores)


def test_the_cards_of_the_winner_are_those_that_were_laid() -> None:
    told = report(3)
    summary = summarize_network(told)
    (winner,) = told.outcome.winners
    placed = [event for move in told.moves for event in move.events if isinstance(event, CardsPlaced)]

    assert len(summary.cards) == 2 * sum(event.seat == winner for event in placed)
    assert say(load_words("de"), summary.details[0]) == f"{len(placed)} Rechnungen gelegt"


def test_a_shared_win_names_the_cards_of_each() -> None:
    told = report(3)
    shared = GameReport(told.plan, told.moves, told.state, Outcome("blocked", (0, 2), (4, 7, 4)), told.duration)
    summary = summarize_network(shared)

    assert load_words("de")(summary.draw.key, names="A und B", **dict(summary.draw.figures)) == "A und B: je 4 Karten"


# ---- how to play -------------------------------------------------------------------------------------------------


def test_the_how_to_takes_less_than_twenty_seconds() -> None:
    assert len(SHOTS) == 3
    assert sum(shot.length for shot in SHOTS) < 20_000


@pytest.mark.parametrize("shot", SHOTS)
def test_its_pictures_move_and_stay_within_their_window(shot: Shot) -> None:
    services = stand().services
    forge: Forge = services.forge
    pictures = []
    for step in range(21):
        slide = Slide(1.0, services.words)
        shot.paint(slide, step / 20)
        pictures.append(tuple(slide.draws))
        for draw in slide.draws:
            extent = Painter(forge).extent(draw)
            assert extent.right > -40
            assert extent.bottom > -40
            assert extent.x < WINDOW[0] + 40
            assert draw.y < WINDOW[1] + 10

    assert len(set(pictures)) > 10
