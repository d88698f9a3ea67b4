"""How bots play brain training: what they find, how long they think, and that they never see more than their seat."""

from collections import Counter

import pytest

from quiclo_game.play.bots import Bot, RandomMind
from quiclo_game.play.brain_bot import FINDS, BrainMind
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.thought import Thought
from quiclo_game.rules.brain_arithmetic import fewest_dice
from quiclo_game.rules.brain_state import BrainState, EndTurn, Reveal, Roll, Score, Solve
from tests.brain_table import BrainTable

EASY, MEDIUM, STRONG = Strength


def before_targets(*cards: int, **options: str) -> BrainTable:
    """Return a table at which these cards are to be calculated with the dice 1 to 6."""
    tops = {(card - 1) // 24 + 1: [card] for card in cards}
    table = BrainTable(2, tops=tops, **options)
    table.throw(*(list(tops) * 3)[:3])
    table.numbers(1, 2, 3, 4, 5, 6)
    return table


def test_a_bot_rolls_what_is_due_and_hands_on_when_all_is_done() -> None:
    table = BrainTable(tops={1: [5]})
    bot = Bot(table.mode, 0, STRONG, Lots(1))

    assert bot.decide(table.state).action == Roll()
    table.throw(1, 1, 1)
    assert bot.decide(table.state).action == Roll()
    table.numbers(1, 2, 3, 4, 5, 6)
    assert bot.decide(table.state).action == Solve(5, "e")
    table.solve(5, "e")
    assert bot.decide(table.state).action == EndTurn()


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize(
    ("card", "fewest"),
    [(5, 1), (24, 2), (120, 3), (144, 4)],  # e · d×f · d×e×f · b×c×d×f
)
def test_a_bot_finds_a_target_as_often_as_its_strength_and_the_dice_it_takes_say(
    strength: Strength, card: int, fewest: int
) -> None:
    table = before_targets(card)
    assert [fewest_dice(table.state, target.card) for target in table.state.targets] == [fewest]
    lots = Lots(7)
    found = Counter(BrainMind(strength).decide(table.state, 0, lots).found for _ in range(800))

    # Five standard deviations of a binomial with 800 tries are below 0.09.
    assert found[True] / 800 == pytest.approx(FINDS[strength][fewest - 1], abs=0.09)


def test_stronger_bots_find_more_and_more_dice_are_harder() -> None:
    for weaker, stronger in ((EASY, MEDIUM), (MEDIUM, STRONG)):
        assert all(weak <= strong for weak, strong in zip(FINDS[weaker], FINDS[stronger], strict=True))
        assert sum(FINDS[weaker]) < sum(FINDS[stronger])
    for chances in FINDS.values():
        assert list(chances) == sorted(chances, reverse=True)
        assert len(chances) == 6
        assert all(0 <= chance <= 1 for chance in chances)


def test_what_a_bot_does_not_find_it_has_revealed_after_a_long_thought() -> None:
    table = before_targets(144)
    thoughts = [BrainMind(EASY).decide(table.state, 0, Lots(seed)) for seed in range(200)]
    given_up = [thought for thought in thoughts if not thought.found]
    solved = [thought for thought in thoughts if thought.found]

    assert {type(thought.action) for thought in given_up} == {Reveal}
    assert {type(thought.action) for thought in solved} == {Solve}
    # 2,200 ms a die, four dice, ± 25 %; twice that before giving up.
    assert all(6600 <= thought.ms <= 11000 for thought in solved)
    assert all(13200 <= thought.ms <= 22000 for thought in given_up)


def test_stronger_bots_think_faster() -> None:
    table = before_targets(120)

    def mean_ms(strength: Strength) -> float:
        thoughts = [BrainMind(strength).decide(table.state, 0, Lots(seed)) for seed in range(100)]
        return sum(thought.ms for thought in thoughts if thought.found) / sum(thought.found for thought in thoughts)

    assert mean_ms(EASY) > mean_ms(MEDIUM) > mean_ms(STRONG)


@pytest.mark.parametrize("strength", Strength)
def test_in_animation_every_bot_solves_everything(strength: Strength) -> None:
    table = before_targets(144, play="animation")

    for seed in range(100):
        thought = Bot(table.mode, 0, strength, Lots(seed)).decide(table.state)
        assert thought.action == Score(144)
        assert thought.found


def test_equal_positions_and_equal_lots_lead_to_equal_decisions() -> None:
    table = before_targets(24, 120)

    for seed in range(20):
        bots = [Bot(table.mode, 0, MEDIUM, Lots(seed)) for _ in range(2)]
        assert bots[0].decide(table.state) == bots[1].decide(table.state)


def test_a_bot_decides_from_the_view_of_its_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = BrainTable(2, tops={1: [24, 7, 3]})
    table.throw(1, 1, 1)
    table.numbers()
    seen: list[BrainState] = []

    def remember(mind: BrainMind, view: BrainState, seat: int, lots: Lots) -> Thought:
        seen.append(view)
        return Thought(EndTurn(), seat)

    monkeypatch.setattr(BrainMind, "decide", remember)
    Bot(table.mode, 0, STRONG, Lots(1)).decide(table.state)

    assert seen == [table.mode.view(table.state, 0)]
    assert seen[0] != table.state


def test_where_a_mode_has_no_mind_of_its_own_any_legal_action_is_chosen() -> None:
    table = before_targets(24, 120)
    mind = RandomMind(table.mode)
    lots = Lots(5)
    chosen = Counter(mind.decide(table.state, 0, lots).action for _ in range(400))

    assert set(chosen) == set(table.mode.legal(table.state, 0))
    assert all(number > 50 for number in chosen.values())
