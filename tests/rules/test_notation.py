from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiclo_game.rules.brain_state import EndTurn, Reveal, Roll, Score, Solve, TimeUp
from quiclo_game.rules.chance import Picked, Rolled, Shuffled
from quiclo_game.rules.notation import NotationError, name_of, read_action, write_action

KINDS = (Picked, Shuffled, Rolled, Roll, Solve, Score, Reveal, EndTurn, TimeUp)

numbers = st.integers(-999_999_999, 999_999_999)
rows = st.lists(numbers).map(tuple)
words = st.text(st.characters(exclude_categories=["Z", "C"], exclude_characters="="))
actions = st.one_of(
    st.builds(Picked, numbers),
    st.builds(Rolled, rows),
    st.builds(Shuffled, st.lists(rows, min_size=1).map(tuple)),
    st.builds(Solve, numbers, words),
    st.builds(Reveal, numbers),
    st.builds(Score, numbers),
    st.sampled_from([Roll(), EndTurn(), TimeUp()]),
)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Roll(), "roll"),
        (EndTurn(), "end_turn"),
        (Solve(88, "a*b-c+d"), "solve target=88 calculation=a*b-c+d"),
        (Rolled((3, 1, 5)), "rolled faces=3,1,5"),
        (Shuffled(((2, 1), (), (3,))), "shuffled groups=2,1||3"),
        (Picked(4), "picked number=4"),
    ],
)
def test_an_action_has_one_readable_text(action: object, text: str) -> None:
    assert write_action(action) == text
    assert read_action(text, KINDS) == action


@given(actions)
def test_every_action_reads_back_equal(action: object) -> None:
    assert read_action(write_action(action), KINDS) == action


@given(actions)
def test_an_actions_text_is_one_line(action: object) -> None:
    assert len(write_action(action).splitlines()) == 1


@settings(max_examples=50)
@given(st.text() | st.builds("{} {}={}".format, st.sampled_from(["solve", "rolled"]), st.text(), st.text()))
def test_any_text_is_refused_or_an_action_that_can_be_written_again(text: str) -> None:
    try:
        action = read_action(text, KINDS)
    except NotationError:
        return
    assert read_action(write_action(action), KINDS) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "jump",
        "Roll",
        "roll now=1",
        "roll ",
        "solve target=88",
        "solve calculation=a target=88",
        "solve target=88 calculation=a target=88",
        "solve target=88 calculation",
        "solve target=88 calculation=a=b",
        "solve target=88 calculation=a\tb",
        "solve target=eight calculation=a",
        "solve target=8.0 calculation=a",
        "reveal target=" + "9" * 5000,
        "rolled faces=1;2",
        "rolled faces=1,,2",
        "shuffled groups=1,2|x",
        "picked number=",
        "picked number=٣",
    ],
)
def test_a_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_action(text, KINDS)


def test_a_refusal_stays_short_whatever_was_written() -> None:
    with pytest.raises(NotationError) as caught:
        read_action("x" * 100_000, KINDS)

    assert len(str(caught.value)) < 200


def test_what_could_not_be_read_back_is_not_written() -> None:
    for calculation in ("a + b", "a=b", "a\nb", "a\tb"):
        with pytest.raises(NotationError):
            write_action(Solve(5, calculation))


def test_a_kind_of_field_without_a_text_form_is_refused_both_ways() -> None:
    @dataclass(frozen=True)
    class Wink:
        eye: float

    with pytest.raises(NotationError):
        write_action(Wink(0.5))
    with pytest.raises(NotationError):
        read_action("wink eye=0.5", [Wink])


def test_the_name_of_an_action_is_its_words_with_underscores() -> None:
    assert [name_of(kind) for kind in KINDS] == [
        "picked",
        "shuffled",
        "rolled",
        "roll",
        "solve",
        "score",
        "reveal",
        "end_turn",
        "time_up",
    ]
