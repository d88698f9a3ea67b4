"""In which language guests are spoken to: in all of them, until they have chosen one."""

from __future__ import annotations

from pathlib import Path

from quiclo_game.kiosk.config import KioskConfig, Place
from quiclo_game.locale import load_words
from quiclo_game.scenes.still_there import said_together
from tests.end_to_end.robot import Robot
from tests.kiosk.house import start_house
from tests.pseudo_language import pseudo_language
from tests.scenes.seen import texts

__all__ = ["pseudo_language"]

S = 1000.0


def touch(guest: Robot) -> None:
    """Wake the table, and leave it at the choice of the language."""
    guest.touch(640, 650)
    guest.wait_for("Language")


def told(guest: Robot) -> set[str]:
    """All texts of the scene on top."""
    scene = guest.scene
    return {text.text for text in texts([*scene.still(), *scene.moving(0.0)], guest.app.services.forge.fonts)}


def test_whoever_has_chosen_no_language_is_asked_in_all_of_them(guest: Robot) -> None:
    touch(guest)
    guest.app.loop.advance(50 * S)
    assert guest.screen == "StillThere"

    assert {"Seid ihr noch da?", "Are you still there?"} <= told(guest)


def test_whoever_has_chosen_a_language_is_asked_in_it_alone(guest: Robot) -> None:
    touch(guest)
    guest.tap("language:en")
    guest.app.loop.advance(50 * S)
    assert guest.screen == "StillThere"

    assert "Are you still there?" in told(guest)
    assert "Seid ihr noch da?" not in told(guest)


def test_guests_who_never_choose_a_language_are_thanked_in_all_of_them(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(place=Place.COUCH, session_minutes=1)))
    touch(guest)
    while guest.screen != "Goodbye":
        guest.app.loop.advance(S)

    assert {"Schön, dass ihr da wart!", "Good to have you here!"} <= told(guest)


def offered(guest: Robot) -> set[str]:
    """All languages that can be chosen on the scene on top."""
    keys = (control.key.partition(":") for control in guest.controls)
    return {code for kind, _, code in keys if kind.endswith("language")}


def test_only_offered_languages_are_spoken_and_can_be_chosen(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(languages=("de",))))
    guest.touch(640, 650)
    guest.wait_for("Title")
    assert offered(guest) == set()
    assert load_words("en")("title.tagline") not in told(guest)
    guest.key("f2")
    assert guest.app.services.settings.language == "de"
    guest.tap("settings")
    guest.wait_for("Settings")

    assert offered(guest) == set()


def test_an_invitation_in_one_language_is_said_once(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(languages=("de",))))
    scene = guest.scene
    seen = [text.text for text in texts([*scene.still(), *scene.moving(0.0)], guest.app.services.forge.fonts)]

    assert seen.count(load_words("de")("title.call")) == 1


def test_of_three_languages_those_that_are_offered_follow_each_other(tmp_path: Path, pseudo_language: str) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(languages=("en", pseudo_language))))
    services = guest.app.services
    assert services.next_language == pseudo_language
    services.store.change(language=pseudo_language)

    assert services.next_language == "en"


def test_of_three_languages_two_are_said_at_once_and_each_has_its_turn() -> None:
    assert said_together((), 0.0) == ()
    assert said_together(("de", "en"), 99 * S) == ("de", "en")
    assert [said_together(("de", "en", "fr"), turn * 3 * S) for turn in range(3)] == [
        ("de", "en"), ("fr", "de"), ("en", "fr"),
    ]  # fmt: skip


def test_whoever_is_asked_in_three_languages_sees_two_at_once(tmp_path: Path, pseudo_language: str) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(languages=("de", "en", pseudo_language))))
    touch(guest)
    guest.app.loop.advance(46 * S)
    questions = {load_words(code)("kiosk.still_there") for code in ("de", "en", pseudo_language)}
    seen = set()
    for _ in range(10):
        guest.app.loop.advance(S)
        assert guest.screen == "StillThere"
        now = told(guest) & questions
        assert len(now) == 2
        seen |= now

    assert seen == questions


def test_what_is_announced_follows_the_choice_of_a_language(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(place=Place.COUCH, session_minutes=1)))
    touch(guest)
    guest.app.loop.advance(31 * S)
    assert len(announced(guest)) == 1
    both = announced(guest).pop()
    guest.tap("language:en")
    guest.wait_for("Title")

    assert announced(guest) == {load_words("en")("kiosk.soon", count=1)}
    assert load_words("de")("kiosk.soon", count=1) in both


def announced(guest: Robot) -> set[str]:
    """What is said in front of every scene."""
    return {text.text for text in texts(guest.app.loop.in_front(), guest.app.services.forge.fonts)}
