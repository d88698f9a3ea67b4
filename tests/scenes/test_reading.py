"""Texts that are longer than the window: the move log, the rule book, the about page."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.about import AboutScene
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.move_log import MoveLogScene
from quiclo_game.scenes.reading import as_markup
from quiclo_game.scenes.rule_book import CHAPTERS, RuleBookScene, spaced
from quiclo_game.scenes.scroller import Scroller
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer, WheelTurned
from quiclo_game.shell.text import Words
from tests.scenes.stand_ins import NotingTable, Stand, stand, tap

AREA = Area(100, 100, 400, 300)


def touch(phase: Phase, y: float, time: float, pointer: str = "finger:1:1") -> Pointer:
    return Pointer(pointer, phase, 200, y, time)


def test_a_finger_drags_the_text_with_it() -> None:
    scroller = Scroller(AREA, 1000)
    assert scroller.handle(touch(Phase.DOWN, 300, 0))
    scroller.handle(touch(Phase.MOVE, 260, 16))
    assert scroller.place == 40
    assert not scroller.handle(touch(Phase.MOVE, 100, 20, "finger:1:2"))


def test_it_ends_at_both_ends() -> None:
    scroller = Scroller(AREA, 1000)
    scroller.handle(KeyPress("end"))
    assert scroller.place == scroller.last == 700
    scroller.handle(WheelTurned(200, 200, -3))
    assert scroller.place == 700
    scroller.handle(KeyPress("home"))
    assert scroller.place == 0


def test_a_text_that_fits_does_not_move() -> None:
    scroller = Scroller(AREA, 200)
    scroller.handle(WheelTurned(200, 200, -3))
    assert scroller.place == 0


def test_a_wheel_elsewhere_is_not_meant() -> None:
    assert not Scroller(AREA, 1000).handle(WheelTurned(20, 20, -1))


def test_a_flick_coasts_and_comes_to_rest() -> None:
    scroller = Scroller(AREA, 100_000)
    scroller.handle(touch(Phase.DOWN, 380, 0))
    for step in range(1, 6):
        scroller.handle(touch(Phase.MOVE, 380 - 20 * step, 16.0 * step))
    scroller.handle(touch(Phase.UP, 280, 84))
    let_go = scroller.place
    assert scroller.coasting
    for _ in range(600):
        scroller.update(1000 / 60)
    assert not scroller.coasting
    assert scroller.place > let_go + 50


def test_a_finger_that_rested_before_it_left_flicks_nothing() -> None:
    scroller = Scroller(AREA, 1000)
    scroller.handle(touch(Phase.DOWN, 300, 0))
    scroller.handle(touch(Phase.MOVE, 260, 16))
    scroller.handle(touch(Phase.UP, 260, 400))
    assert not scroller.coasting


@pytest.fixture
def there() -> Stand:
    return stand("de")


def shown(scene: MoveLogScene) -> list[str]:
    return [draw.what.text for draw in scene.moving(0.0) if isinstance(draw.what, Words)]


def test_the_log_shows_its_end_first_and_its_beginning_on_demand(there: Stand) -> None:
    scene = MoveLogScene(there.services, NotingTable(tuple(f"Zug {number}" for number in range(500))))
    scene.enter((1280, 720))
    assert shown(scene)[-1] == "Zug 499"
    assert len(shown(scene)) < 40
    scene.handle(KeyPress("home"))
    assert shown(scene)[0] == "Zug 0"


def test_an_empty_log_says_so(there: Stand) -> None:
    scene = MoveLogScene(there.services, NotingTable())
    scene.enter((1280, 720))
    assert shown(scene) == ["Noch ist nichts geschehen."]


def test_long_sentences_are_broken_rather_than_cut(there: Stand) -> None:
    sentence = " ".join(["Wort"] * 200)
    scene = MoveLogScene(there.services, NotingTable((sentence,)))
    scene.enter((1080, 1920))
    assert len(shown(scene)) > 3
    assert " ".join(shown(scene)) == sentence


def test_the_log_can_be_left_by_touch_and_by_key(there: Stand) -> None:
    scene = MoveLogScene(there.services, NotingTable())
    scene.enter((1280, 720))
    tap(scene, "back")
    scene.handle(KeyPress("escape"))
    assert there.navigator.went == ["back", "back"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_book_has_something_to_say_in_every_chapter(language: str) -> None:
    scene = RuleBookScene(stand(language).services, "brain_training")
    scene.enter((1280, 720))
    texts = []
    for chapter in CHAPTERS:
        tap(scene, f"chapter:{chapter}")
        texts.append(scene.text())
    assert len(set(texts)) == len(CHAPTERS)
    assert min(map(len, texts)) > 100


def test_the_about_page_names_every_licence(there: Stand) -> None:
    text = AboutScene(there.services).text()
    for name in (
        "Fredoka One",
        "Noto Sans",
        "Natural Earth",
        "pygame-ce",
        "pygame-gui",
        "NumPy",
        "platformdirs",
        "tqdm",
    ):
        assert name in text


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1080, 1920)], ids=str)
def test_arrows_lead_the_ring_to_every_chapter_once_it_shows(there: Stand, size: tuple[int, int]) -> None:
    scene = RuleBookScene(there.services, "card_network")
    scene.enter(size)
    scene.handle(KeyPress("right"))
    reached = {scene.controls.focused}
    for key in ("down", "down", "left", "left", *("up",) * 8, *("down", "right", "right", "left", "left") * 8):
        scene.handle(KeyPress(key))
        reached.add(scene.controls.focused)
    assert reached == {"back", "buttons", *(f"chapter:{chapter}" for chapter in CHAPTERS)}


def test_without_a_ring_up_and_down_scroll_what_is_longer_than_its_box(there: Stand) -> None:
    scene = MoveLogScene(there.services, NotingTable(tuple(f"Zug {number}" for number in range(500))))
    scene.enter((1280, 720))
    before = shown(scene)
    scene.handle(KeyPress("up"))
    assert shown(scene) != before
    assert not scene.controls.focus_shown


def test_with_a_ring_that_can_go_no_further_they_scroll_too(there: Stand) -> None:
    scene = MoveLogScene(there.services, NotingTable(tuple(f"Zug {number}" for number in range(500))))
    scene.enter((1280, 720))
    scene.handle(KeyPress("tab"))
    before = shown(scene)
    scene.handle(KeyPress("up"))
    assert scene.controls.focused == "back"
    assert shown(scene) != before


def test_where_all_text_is_seen_up_and_down_show_the_ring_at_once(there: Stand) -> None:
    book, log = RuleBookScene(there.services, "brain_training"), MoveLogScene(there.services, NotingTable(("Zug 1",)))
    for scene in (book, log):
        scene.enter((1920, 1080))
        scene.handle(KeyPress("down"))
        assert scene.controls.focus_shown


def test_markup_is_made_of_plain_texts() -> None:
    assert as_markup("**Ziel:** 3 < 4 & mehr\nneu") == "<b>Ziel:</b> 3 &lt; 4 &amp; mehr<br>neu"


def test_paragraphs_keep_apart_and_lists_together() -> None:
    assert spaced("a\n• b\n• c\nd") == "a\n• b\n• c\n\nd"
