"""Which keys there are at each moment of a turn, and which of them can do something."""

from __future__ import annotations

from quiclo_game.rules.brain_state import Status
from quiclo_game.shell.faces import ButtonFace
from tests.scenes.brain.seated import Seated

TOPS, ROLLS = {1: [12], 2: [30], 6: [144]}, ((1, 2, 6), (1, 2, 3, 4, 5, 6))
TOOLS = {"undo", "log", "help", "pause"}
OPERATORS = {"operator:+", "operator:-", "operator:*", "operator:/"}
DICE = {f"die:{place}" for place in range(6)}


def seated(seats: str = "Anna,Mia", **rules: str) -> Seated:
    return Seated(seats, tops=TOPS, rolls=ROLLS, rules=rules).hurry()


def enabled(game: Seated) -> set[str]:
    """Return the keys that would do something."""
    width, height = game.table.size
    found = set()
    for x in range(0, width, 20):
        for y in range(0, height, 20):
            control = game.table.controls.at(x, y)
            if control is not None and control.enabled:
                found.add(control.key)
    return found


def label(game: Seated, key: str) -> str:
    face = game.table.controls.get(key).face
    assert isinstance(face, ButtonFace)
    return face.label


def test_at_the_beginning_of_a_turn_one_can_roll_by_the_key_or_by_the_dice() -> None:
    game = seated()
    assert enabled(game) == {"main", "dice", "log", "help", "pause"}
    assert label(game, "main") == "Würfeln"
    chooser, dice = game.table.layout.chooser, game.table.controls.get("dice")
    assert (dice.x, dice.y) == (chooser.cx, chooser.cy)


def test_with_the_targets_dealt_the_six_dice_are_due() -> None:
    game = seated()
    game.press("dice").hurry()
    assert enabled(game) == {"main", "dice", "log", "help", "pause"}
    places = game.table.layout.numbers
    dice = game.table.controls.get("dice")
    assert all(dice.holds(x, y) for x, y in places)


def test_with_dice_on_the_table_one_can_calculate() -> None:
    game = seated().roll()
    left = {f"target:{target.card}" for target in game.state.targets if target.status is Status.OPEN}
    assert enabled(game) == DICE | left | {"hint", "reveal", "log", "help", "pause"}
    assert label(game, "main") == "Prüfen"


def test_after_a_die_come_operators_or_the_check() -> None:
    game = seated().roll().press("die:1")
    assert enabled(game) & (DICE | OPERATORS | {"main", "back", "clear"}) == (
        (DICE - {"die:1"}) | OPERATORS | {"main", "back", "clear"}
    )


def test_after_an_operator_another_one_may_take_its_place_but_nothing_can_be_checked() -> None:
    game = seated().roll().press("die:1", "operator:+")
    assert enabled(game) & (OPERATORS | {"main"}) == OPERATORS


def test_operators_that_the_table_does_not_allow_are_never_offered() -> None:
    game = seated(operators="+-").roll().press("die:1")
    assert enabled(game) & OPERATORS == {"operator:+", "operator:-"}


def test_while_something_plays_only_the_tools_answer() -> None:
    game = seated()
    game.press("main")
    assert enabled(game) == {"log", "help", "pause"}


def test_while_a_bot_is_due_only_the_tools_answer() -> None:
    game = seated("bot,Mia").hurry()
    game.wait(100)
    assert game.table.director.thinking == 0
    assert enabled(game) == {"log", "help", "pause"}


def test_with_nothing_left_open_the_turn_can_be_ended() -> None:
    game = seated().roll()
    while any(target.status is Status.OPEN for target in game.state.targets):
        game.press("reveal", "reveal").hurry()
    assert enabled(game) == {"main", "log", "help", "pause"}
    assert label(game, "main") == "Zug beenden"


def test_undo_is_offered_where_something_can_be_taken_back() -> None:
    game = seated().roll()
    assert "undo" not in enabled(game)
    game.lay("b*f").press("main").hurry()
    assert "undo" in enabled(game)


def test_what_a_bot_did_cannot_be_taken_back() -> None:
    game = seated("bot:easy,Mia")
    for _ in range(40):
        if game.table.seat == 1:
            break
        game.hurry().wait(2000)
    game.hurry()
    assert game.table.interactive
    assert game.match.may_undo() is None
    assert "undo" not in enabled(game)


def test_where_the_program_plays_alone_there_is_nothing_but_the_tools() -> None:
    game = seated("Anna,Mia", play="animation")
    assert enabled(game) == {"log", "help", "pause"}
    assert game.table.controls.at(*game.table.layout.target_place(0, 1)) is None


def test_the_demo_offers_the_way_to_the_title_in_both_languages() -> None:
    game = Seated("bot,bot", demo=True, rules={"play": "animation"}).hurry()
    assert enabled(game) == {"call", "log", "help", "pause"}
    game.press("call")
    assert game.went == ["title"]


def test_each_key_is_named_in_the_language_that_is_set() -> None:
    game = Seated(language="en").hurry()
    assert (label(game, "main"), label(game, "clear")) == ("Roll", "Clear")
