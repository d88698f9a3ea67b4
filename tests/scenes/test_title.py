"""Where the title leads."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from quiclo_game.locale import Words
from quiclo_game.scenes import title
from quiclo_game.scenes.title import TitleScene
from quiclo_game.scenes.title_art import HERO_CARDS, WIDE_DICE
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer
from tests.scenes.stand_ins import Stand, stand, tap

BRAIN = "brain_training"
SIZE = (1280, 720)


def entered(there: Stand, saved: Path | None = None) -> TitleScene:
    scene = TitleScene(there.services, (BRAIN,), lambda: saved)
    scene.enter(SIZE)
    settle(scene)
    return scene


def settle(scene: TitleScene) -> None:
    """Let the first picture be shown, after which a saved game is looked for."""
    for _ in range(2):
        scene.update(1000 / 60)


@pytest.fixture
def there() -> Stand:
    return stand("de")


@pytest.mark.parametrize(
    ("key", "way"),
    [
        (f"mode:{BRAIN}", f"setup {BRAIN}"),
        ("call", f"setup {BRAIN}"),
        ("watch", f"demo {BRAIN}"),
        ("rules", f"rule_book {BRAIN}"),
        ("settings", "settings"),
        ("about", "about"),
        ("quit", "leave_program"),
    ],
)
def test_every_key_leads_somewhere(there: Stand, key: str, way: str) -> None:
    tap(entered(there), key)
    assert there.navigator.went == [way]


def test_a_game_that_waits_is_offered_first(there: Stand) -> None:
    scene = entered(there, Path("games/7.journal"))
    scene.handle(KeyPress("return"))
    assert there.navigator.went == ["resume 7.journal"]


@pytest.mark.parametrize("key", ["return", "space"])
def test_the_first_return_presses_the_invitation(there: Stand, key: str) -> None:
    entered(there).handle(KeyPress(key))
    assert there.navigator.went == [f"setup {BRAIN}"]


def test_where_a_ring_shows_return_presses_what_it_is_on(there: Stand) -> None:
    scene = entered(there)
    scene.controls.focus("settings")
    scene.handle(KeyPress("return"))
    assert there.navigator.went == ["settings"]


def test_after_a_touch_has_taken_the_ring_away_return_presses_the_invitation_again(there: Stand) -> None:
    scene = entered(there)
    scene.controls.focus("settings")
    scene.handle(Pointer("mouse", Phase.DOWN, 2.0, 2.0))
    scene.handle(Pointer("mouse", Phase.UP, 2.0, 2.0))
    scene.handle(KeyPress("return"))
    assert there.navigator.went == [f"setup {BRAIN}"]


def test_a_game_saved_meanwhile_is_found_on_coming_back(there: Stand) -> None:
    found: list[Path | None] = [None]
    scene = TitleScene(there.services, (BRAIN,), lambda: found[0])
    scene.enter(SIZE)
    found[0] = Path("8.journal")
    scene.leave()
    scene.enter(SIZE)
    settle(scene)
    tap(scene, "resume")
    assert there.navigator.went == ["resume 8.journal"]


def test_guests_find_no_way_out_where_there_shall_be_none(there: Stand) -> None:
    there.services.attended = False
    scene = entered(there)
    with pytest.raises(KeyError):
        scene.controls.get("quit")
    scene.handle(KeyPress("escape"))
    assert there.navigator.went == []


def test_the_language_changes_with_a_tap_and_is_kept(there: Stand) -> None:
    scene = entered(there)
    tap(scene, "language:en")
    assert there.store.settings.language == "en"
    assert scene.words("title.call") == "Touch to play"


class BorrowedWords:
    """Words that know modes that are not built yet (``key#number``) by the words of one that is."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.language = words.language

    def __call__(self, key: str, **figures: int) -> str:
        return self.words(re.sub(r"#\d", "", key), **figures)


@pytest.mark.parametrize("size", [(1920, 1080), (1080, 1920)])
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_one_to_five_tiles_find_room(
    there: Stand, monkeypatch: pytest.MonkeyPatch, count: int, size: tuple[int, int]
) -> None:
    borrowed = BorrowedWords(there.services.words)
    monkeypatch.setattr(there.services, "other", borrowed)
    monkeypatch.setattr(TitleScene, "words", borrowed)
    keys = tuple(f"{BRAIN}#{index}" for index in range(count))
    monkeypatch.setattr(title, "SEATS", dict.fromkeys(keys, range(1, 7)))
    monkeypatch.setattr(title, "MINUTES", dict.fromkeys(keys, 17))
    scene = TitleScene(there.services, keys, lambda: None)
    scene.enter(size)
    assert scene.controls.overlaps(-0.6) == []
    assert [scene.controls.get(f"mode:{key}").enabled for key in keys] == [True] * count


def test_the_first_picture_waits_for_no_heavy_library() -> None:
    code = "import sys, quiclo_game.scenes.title;sys.exit(any(name in sys.modules for name in ('numpy', 'pygame_gui')))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_first_picture_waits_for_no_saved_game(there: Stand) -> None:
    looked: list[int] = []

    def look() -> Path | None:
        looked.append(1)
        return None

    scene = TitleScene(there.services, (BRAIN,), look)
    scene.enter(SIZE)
    scene.update(1000 / 60)
    assert looked == []
    settle(scene)
    assert looked == [1]


@pytest.mark.parametrize("calm", [False, True])
def test_cards_and_dice_come_in_after_the_first_picture_unless_nothing_is_to_move(calm: bool) -> None:
    scene = TitleScene(stand(reduced_motion=calm).services, (BRAIN,), lambda: None)
    scene.enter((1920, 1080))
    scene.update(1000 / 60)
    assert not scene.complete
    assert (len(scene.moving(0.0)) > 0) is calm
    for _ in range(60):
        scene.update(1000 / 60)
    assert scene.complete
    assert len(scene.moving(0.0)) >= len(HERO_CARDS) + len(WIDE_DICE)


def test_with_several_modes_each_setup_leads_to_its_own_rules(there: Stand) -> None:
    scene = TitleScene(there.services, (BRAIN, "card_network"), lambda: None)
    scene.enter(SIZE)
    assert "rules" not in [control.key for control in scene.controls]
    tap(scene, "watch")
    assert there.navigator.went == ["demo brain_training card_network"]


def test_on_coming_back_the_mode_that_was_left_stands_out_and_has_the_ring(there: Stand) -> None:
    modes = (BRAIN, "card_network", "strategy")
    scene = TitleScene(there.services, modes, lambda: None)
    scene.enter(SIZE)
    settle(scene)
    tap(scene, "mode:card_network")
    scene.leave()
    scene.enter(SIZE)
    assert standing_out(scene) == ["mode:card_network"]
    scene.handle(KeyPress("right"))
    assert scene.controls.focused == "mode:card_network"
    scene.handle(KeyPress("right"))
    scene.handle(KeyPress("return"))
    scene.leave()
    scene.enter(SIZE)
    assert scene.controls.focused == "mode:strategy"
    assert scene.controls.focus_shown
    assert standing_out(scene) == ["mode:strategy"]
    tap(scene, "call")
    assert there.navigator.went == ["setup card_network", "setup strategy", "setup strategy"]


@pytest.mark.parametrize(("chosen", "shown"), [("strategy", "mode:strategy"), (None, f"mode:{BRAIN}")])
def test_after_a_game_its_mode_stands_out(there: Stand, chosen: str | None, shown: str) -> None:
    scene = TitleScene(there.services, (BRAIN, "strategy", "card_network"), lambda: None, chosen=chosen)
    scene.enter(SIZE)
    assert standing_out(scene) == [shown]


def standing_out(scene: TitleScene) -> list[str]:
    tiles = (control for control in scene.controls if control.key.startswith("mode:"))
    return [tile.key for tile in tiles if getattr(tile.face, "chosen", False)]
