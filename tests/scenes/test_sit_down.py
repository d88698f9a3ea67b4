"""Sitting down around the table: fingers on the edges seat people, move them, change them, also several at once."""

from __future__ import annotations

from collections import Counter

import pytest

from quiclo_game.play.help import Help, offers
from quiclo_game.play.players import Player, Strength
from quiclo_game.play.seat_plan import COUCH, Place, SeatPlan
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.seating import TABLE, Seating, chosen_plan
from quiclo_game.scenes.sit_down import SitDownScene
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer
from quiclo_game.shell.layout import least_letters
from quiclo_game.shell.settings import Settings
from tests.scenes.seen import faults_in, targets_of, texts
from tests.scenes.stand_ins import Stand, stand

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1080, 1920))


class Sitting:
    """The screen with so many people, and what came of it."""

    def __init__(
        self,
        people: int = 2,
        size: tuple[int, int] = (1920, 1080),
        plan: SeatPlan = COUCH,
        *,
        fixed: bool = False,
        language: str = "de",
        text: TextSize = TextSize.NORMAL,
    ) -> None:
        self.stand: Stand = stand(language, text_size=text)
        self.stand.services.forge.fonts.least = least_letters(size)
        self.done: list[tuple[Seating, SeatPlan]] = []
        seating = Seating(())
        for _ in range(people):
            seating = seating.joined(None)
        self.scene = SitDownScene(
            self.stand.services,
            seating,
            plan,
            lambda seating, plan: self.done.append((seating, plan)),
            fewest=2,
            fixed=fixed,
            offers=lambda seats: {"hints": 1, "price": 5, "seconds": 600, "ahead": 40, "values": 1},
        )
        self.scene.enter(size)

    def finger(self, phase: Phase, x: float, y: float, finger: str = "a") -> None:
        self.scene.handle(Pointer(finger, phase, x, y))

    def tap(self, key: str, finger: str = "a") -> None:
        control = self.scene.controls.get(key)
        self.finger(Phase.DOWN, control.x, control.y, finger)
        self.finger(Phase.UP, control.x, control.y, finger)

    def free(self, turn: int) -> str:
        """Return a free place at a side."""
        return next(control.key for control in self.scene.controls if control.key.startswith(f"sit:{turn}:"))

    def faults(self) -> Counter[str]:
        """Return what is wrong with the screen as it stands, in words."""
        scene, fonts = self.scene, self.stand.services.forge.fonts
        names = {scene.seating.shown_name(seat, scene.words) for seat in range(len(scene.seating.players))}
        draws = (*scene.still(), *scene.moving(0.0))
        return Counter(faults_in(scene.size, draws, targets_of(scene.controls), fonts, names))

    @property
    def turns(self) -> list[int]:
        return [place.turn for place in self.scene.plan.places]


def test_touching_an_edge_seats_somebody_there_and_asks_who_it_is() -> None:
    sitting = Sitting()
    sitting.tap(sitting.free(270))
    assert sitting.turns == [0, 180, 270]
    assert list(sitting.scene.menus.open) == [2]
    assert len(sitting.scene.seating.players) == 3


def test_six_sit_on_four_sides_and_nobody_else_finds_a_seat() -> None:
    sitting = Sitting(2)
    for turn in (90, 270, 0, 180):
        sitting.tap(sitting.free(turn))
        sitting.tap(f"shut:{next(reversed(sitting.scene.menus.open))}")
    assert sorted(sitting.turns) == [0, 0, 90, 180, 180, 270]
    assert not [control for control in sitting.scene.controls if control.key.startswith("sit:")]


def test_dragging_moves_a_seat_around_the_corner() -> None:
    sitting = Sitting()
    seat = sitting.scene.controls.get("seat:0")
    sitting.finger(Phase.DOWN, seat.x, seat.y)
    sitting.finger(Phase.MOVE, 40, 300)
    sitting.finger(Phase.UP, 40, 300)
    assert sitting.scene.plan.places[0] == Place(90, 0.28)
    assert not sitting.scene.menus.open, "a drag is no tap"


def test_a_seat_whose_finger_is_cancelled_goes_home() -> None:
    sitting = Sitting()
    before = sitting.scene.plan
    seat = sitting.scene.controls.get("seat:0")
    sitting.finger(Phase.DOWN, seat.x, seat.y)
    sitting.finger(Phase.MOVE, 40, 300)
    assert sitting.scene.plan != before
    sitting.finger(Phase.CANCEL, 40, 300)
    assert sitting.scene.plan == before


def test_an_edge_takes_as_many_as_find_room_for_their_elbows() -> None:
    sitting = Sitting(5)
    for seat in range(5):
        place = sitting.scene.controls.get(f"seat:{seat}")
        sitting.finger(Phase.DOWN, place.x, place.y)
        sitting.finger(Phase.MOVE, 5, 500)
        sitting.finger(Phase.UP, 5, 500)
    assert sitting.turns.count(90) == 3


def test_a_tap_opens_the_menu_in_which_a_person_becomes_a_bot_with_another_colour() -> None:
    sitting = Sitting()
    sitting.tap("seat:1")
    sitting.tap("who:strong:1")
    sitting.tap("colour:4:1")
    player = sitting.scene.seating.players[1]
    assert (player.strength, player.colour) == (Strength.STRONG, 4)
    sitting.tap("seat:1")
    assert not sitting.scene.menus.open


def test_a_name_is_picked_and_locked_for_the_others() -> None:
    sitting = Sitting()
    sitting.tap("seat:0")
    sitting.tap("tab:pick:0")
    sitting.tap("name:Ben:0")
    assert sitting.scene.seating.players[0].name == "Ben"
    sitting.tap("seat:0")
    sitting.tap("seat:1")
    sitting.tap("tab:pick:1")
    assert not sitting.scene.controls.get("name:Ben:1").enabled


def test_who_gets_up_leaves_with_the_place() -> None:
    sitting = Sitting(3)
    sitting.tap("seat:1")
    sitting.tap("leave:1")
    assert len(sitting.scene.plan.places) == len(sitting.scene.seating.players) == 2


def test_the_game_is_played_clockwise() -> None:
    sitting = Sitting(2)
    sitting.tap(sitting.free(90))
    sitting.tap("tab:pick:2")
    sitting.tap("name:Clara:2")
    sitting.tap("shut:2")
    sitting.tap("start")
    seating, plan = sitting.done[0]
    assert [place.turn for place in plan.places] == [0, 90, 180]
    assert seating.players[1].name == "Clara"


def test_alone_one_cannot_start_what_needs_two() -> None:
    sitting = Sitting(1)
    sitting.tap("start")
    assert sitting.done == []


def test_the_couch_is_always_an_answer() -> None:
    sitting = Sitting(2)
    sitting.tap("couch")
    assert sitting.done[0][1] == COUCH


def test_in_a_game_people_move_and_nothing_else() -> None:
    sitting = Sitting(2, fixed=True)
    sitting.tap("seat:0")
    assert not sitting.scene.menus.open
    assert not [control for control in sitting.scene.controls if control.key.startswith("sit:")]
    sitting.tap("start")
    assert len(sitting.done) == 1


@pytest.mark.parametrize("size", SIZES)
def test_everybody_has_a_menu_at_the_same_time_where_there_is_room(size: tuple[int, int]) -> None:
    sitting = Sitting(4, size)
    for seat in range(4):
        sitting.tap(f"seat:{seat}", finger=str(seat))
    assert list(sitting.scene.menus.open) == [0, 1, 2, 3]
    assert sitting.scene.controls.overlaps(-0.5) == []
    for seat, colour in ((0, 5), (1, 4)):
        sitting.tap(f"colour:{colour}:{seat}", finger=str(seat))
        assert sitting.scene.seating.players[seat].colour == colour


def test_who_gets_up_under_the_hand_of_somebody_leaves_the_others_in_their_hands() -> None:
    sitting = Sitting(4)
    sitting.tap("seat:0")
    held, other = (sitting.scene.controls.get(f"seat:{seat}") for seat in (3, 1))
    sitting.finger(Phase.DOWN, held.x, held.y, "held")
    sitting.finger(Phase.DOWN, other.x, other.y, "other")
    colours = [player.colour for player in sitting.scene.seating.players]
    sitting.tap("leave:0", finger="up")
    sitting.finger(Phase.MOVE, 700, 1070, "held")
    sitting.finger(Phase.UP, 700, 1070, "held")
    sitting.finger(Phase.UP, other.x, other.y, "other")
    assert [player.colour for player in sitting.scene.seating.players] == colours[1:]
    assert sitting.scene.plan.places[2].turn == 0, "the one that was held"


def test_a_panel_that_tells_no_motion_moves_a_seat_all_the_same() -> None:
    sitting = Sitting()
    seat = sitting.scene.controls.get("seat:0")
    sitting.finger(Phase.DOWN, seat.x, seat.y)
    sitting.finger(Phase.UP, 40, 300)
    assert sitting.scene.plan.places[0] == Place(90, 0.28)


@pytest.mark.parametrize("fixed", [False, True])
def test_a_seat_is_tapped_and_then_where_it_goes(fixed: bool) -> None:
    sitting = Sitting(4, fixed=fixed)
    sitting.tap("seat:0")
    if not fixed:
        sitting.tap("move:0")
    free = next(control.key for control in sitting.scene.controls if control.key.startswith("to:180:"))
    sitting.tap(free)
    assert sitting.turns[0] == 180
    assert not [control for control in sitting.scene.controls if control.key.startswith("to:")]


def test_two_seats_change_places_by_taps_and_escape_leaves_everybody_where_they_are() -> None:
    sitting = Sitting(3, fixed=True)
    first, second, third = sitting.scene.plan.places
    sitting.tap("seat:0")
    sitting.tap("seat:2")
    assert sitting.scene.plan.places == (third, second, first)
    sitting.tap("seat:1")
    sitting.scene.handle(KeyPress("escape"))
    assert sitting.stand.navigator.went == []
    sitting.tap("seat:1")
    sitting.tap("seat:1")
    assert sitting.scene.plan.places == (third, second, first)


def test_keys_alone_move_a_seat() -> None:
    sitting = Sitting(2, fixed=True)
    for wanted in ("seat:", "to:"):
        for _ in range(len(list(sitting.scene.controls)) + 1):
            if (sitting.scene.controls.focused or "").startswith(wanted):
                break
            sitting.scene.handle(KeyPress("tab"))
        sitting.scene.handle(KeyPress("return"))
    assert sitting.scene.plan != SeatPlan.usual(2)


def test_everybody_keeps_the_name_and_colour_that_was_shown() -> None:
    sitting = Sitting(4)
    shown = {player.colour: sitting.scene.seating.shown_name(seat, sitting.stand.services.words)
             for seat, player in enumerate(sitting.scene.seating.players)}  # fmt: skip
    seat = sitting.scene.controls.get("seat:0")
    sitting.finger(Phase.DOWN, seat.x, seat.y)
    sitting.finger(Phase.MOVE, 1900, 800)
    sitting.finger(Phase.UP, 1900, 800)
    sitting.tap("start")
    players = sitting.done[0][0].players
    assert [player.colour for player in players] != list(shown)
    assert {player.colour: player.name for player in players} == shown


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_the_middle_faces_whoever_sat_down_last(turn: int) -> None:
    sitting = Sitting(1)
    sitting.scene.plan = SeatPlan((Place((turn + 180) % 360),))
    sitting.scene.resized((1920, 1080))
    sitting.tap(next(c.key for c in sitting.scene.controls if c.key.startswith(f"sit:{turn}:")))
    start = sitting.scene.controls.get("start")
    assert start.turn == turn


def test_two_people_drag_their_seats_at_the_same_time() -> None:
    sitting = Sitting(2)
    first, second = (sitting.scene.controls.get(f"seat:{seat}") for seat in (0, 1))
    sitting.finger(Phase.DOWN, first.x, first.y, "a")
    sitting.finger(Phase.DOWN, second.x, second.y, "b")
    sitting.finger(Phase.MOVE, 1900, 500, "a")
    sitting.finger(Phase.MOVE, 20, 500, "b")
    sitting.finger(Phase.UP, 1900, 500, "a")
    sitting.finger(Phase.UP, 20, 500, "b")
    assert sitting.turns == [270, 90]


def test_escape_leads_back() -> None:
    sitting = Sitting()
    sitting.scene.handle(KeyPress("escape"))
    assert sitting.stand.navigator.went == ["back"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("people", range(1, 7))
def test_nothing_overlaps_whichever_menu_is_open(people: int, size: tuple[int, int]) -> None:
    sitting = Sitting(people, size)
    unit = min(min(size) / 1080, max(size) / 1920)
    for seat in (None, *range(people)):
        if seat is not None:
            sitting.tap(f"seat:{seat}")
        assert sitting.scene.controls.overlaps(-0.5) == []
        assert sitting.scene.controls.too_small(42 * unit) == []
        for control in sitting.scene.controls:
            left, top, right, bottom = control.bounds()
            assert left >= 0
            assert top >= 0
            assert right <= size[0]
            assert bottom <= size[1]
        if seat is not None:
            sitting.tap(f"shut:{seat}")


def test_the_table_is_remembered_and_the_couch_is_where_one_begins() -> None:
    assert chosen_plan(Settings(seating=None), 3).couch
    assert chosen_plan(Settings(seating="couch"), 3).couch
    assert chosen_plan(Settings(seating="nonsense"), 3).couch
    assert chosen_plan(Settings(seating=TABLE), 3) == SeatPlan.usual(3)
    assert chosen_plan(Settings(seating="90:20 270:30"), 2) == SeatPlan((Place(90, 0.2), Place(270, 0.3)))
    assert chosen_plan(Settings(seating="90:20 270:30"), 3) == SeatPlan.usual(3)


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_whoever_sits_down_types_a_name_and_chooses_the_own_help_facing_the_seat(turn: int) -> None:
    sitting = Sitting(1)
    sitting.tap(sitting.free(turn))
    seat = len(sitting.scene.seating.players) - 1
    keys = ("tab:letters", "sign:L", "sign:E", "sign:A", "tab:help", *("step:hints:less",) * 2, "step:values:less")
    for key in (*keys, "step:time:more", "step:ahead:more"):
        sitting.tap(f"{key}:{seat}")
        assert sitting.scene.controls.get(f"shut:{seat}").turn == turn

    player = sitting.scene.seating.players[seat]
    assert player.name == "Lea"
    assert player.help == Help(price=2, values=False, seconds=15, ahead=1)
    told = [text.text for text in texts(sitting.scene.still(), Fonts())]
    assert any("+1" in text and "15" in text for text in told), "it stands beside the name"


def test_own_hints_go_once_a_second_person_sits_down_where_nobody_then_has_a_turn() -> None:
    stood, priced = stand("de"), Player("Mia", 0, help=Help(price=2))
    race = find_mode("no_remainder")
    scene = SitDownScene(
        stood.services, Seating((priced,), 6), COUCH, lambda *seated: None, offers=lambda seats: offers(race, seats)
    )
    scene.enter((1920, 1080))

    def tap(start: str) -> None:
        control = next(control for control in scene.controls if control.key.startswith(start))
        for phase in (Phase.DOWN, Phase.UP):
            scene.handle(Pointer("a", phase, control.x, control.y))

    tap("seat:0")
    tap("tab:help:0")
    for shown in (True, False):
        keys = {control.key for control in scene.controls}
        assert ("step:hints:less:0" in keys) is shown
        assert "step:values:less:0" in keys
        assert (
            any("Tipp kostet\u00a02" in text.text for text in texts((*scene.still(), *scene.moving(0.0)), Fonts()))
            is shown
        )
        if shown:
            tap("sit:180:")


def test_a_bot_has_a_name_but_no_help() -> None:
    sitting = Sitting()
    sitting.tap("seat:0")
    sitting.tap("who:bot:0")
    assert "tab:letters:0" in {control.key for control in sitting.scene.controls}
    assert "tab:help:0" not in {control.key for control in sitting.scene.controls}
