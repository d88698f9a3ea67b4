"""A third language is one file, and one that is 40 % longer than German fits on every menu and at every table."""

from __future__ import annotations

from collections import Counter

import pytest

from quiclo_game.locale import languages, load_words
from quiclo_game.play.seat_plan import COUCH
from quiclo_game.rules.registry import KEYS
from quiclo_game.shell.fonts import Fonts
from tests.pseudo_language import CODE, LISTS, LONGER, pseudo_language, pseudo_texts, stretched
from tests.scenes.around import AroundTable
from tests.scenes.gallery import ALL_SCENES, SCENES
from tests.scenes.seen import faults, misread, on_keys, targets_of, texts
from tests.scenes.stand_ins import stand
from tests.scenes.test_layouts import fonts, moments
from tests.scenes.test_menu_layouts import NAMES, controls_of, entered, own_draws
from tests.scenes.test_sit_down import Sitting

__all__ = ["fonts", "pseudo_language"]
SIZES = ((1920, 1080), (1280, 720), (1080, 1920))
ON_FIELDS, OVER = "touch_test", "over the edge of its panel"
"""What this screen tells stands on the fields that cover all of it."""


def test_stretched_texts_are_longer_and_keep_their_placeholders() -> None:
    assert stretched("Runde {round}: {name} ist dran.").count("{name}") == 1
    german = load_words("de")
    told = pseudo_texts()
    assert set(told) == german.keys()
    for key, text in told.items():
        if not key.startswith(LISTS) and any(sign.isalpha() for sign in text):
            plain = german._texts[key]
            assert len(text) >= len(plain)
    total = sum(map(len, told.values())) / sum(len(german._texts[key]) for key in told)
    assert total > 1 + (LONGER - 1) * 0.8


@pytest.mark.parametrize("font", ["round", "plain", "bold"])
def test_stretched_texts_are_as_much_wider(font: str, fonts: Fonts) -> None:
    german = load_words("de")
    told = {key: text for key, text in pseudo_texts().items() if not key.startswith(LISTS) and "{" not in text}
    wide = sum(fonts.width(text, 40, font) for text in told.values())
    assert wide > LONGER * sum(fonts.width(german._texts[key], 40, font) for key in told)


def test_one_file_more_is_one_language_more(pseudo_language: str) -> None:
    assert languages() == ("de", "en", "xx")
    assert load_words("xx").keys() == load_words("de").keys()
    scene = SCENES["settings"](stand("xx"))
    scene.enter((1920, 1080))
    assert "set.language:xx" in [control.key for control in scene.controls]
    scene = SCENES["title"](stand("de"))
    scene.enter((1920, 1080))
    assert "language:xx" in [control.key for control in scene.controls]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", ALL_SCENES)
def test_on_every_menu_the_longer_language_has_its_place(
    name: str, size: tuple[int, int], pseudo_language: str
) -> None:
    scene = entered(name, CODE, size)
    draws, fonts = (*own_draws(scene), *scene.moving(0.0)), scene.services.forge.fonts
    written = list(texts(draws, fonts))
    found = Counter((*misread(draws, size, fonts, NAMES), *on_keys(written, targets_of(controls_of(scene)))))
    assert {fault: count for fault, count in found.items() if name != ON_FIELDS or OVER not in fault} == {}
    assert scene.controls.overlaps(-0.6) == []
    assert written or controls_of(scene)


@pytest.mark.parametrize("page", ["look", "pick", "letters", "help"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_whoever_sits_down_reads_the_longer_language_too(
    size: tuple[int, int], page: str, pseudo_language: str
) -> None:
    for people in (2, 4, 6):
        sitting = Sitting(people, size, language=CODE)
        for seat in range(people):
            sitting.tap(f"seat:{seat}")
            sitting.tap(f"tab:{page}:{seat}")
        draws, fonts = (*sitting.scene.still(), *sitting.scene.moving(0.0)), sitting.stand.services.forge.fonts
        covered = on_keys(list(texts(draws, fonts)), targets_of(sitting.scene.controls))
        assert Counter((*misread(draws, size, fonts), *covered)) == {}, f"{people} people"
        assert sitting.scene.controls.overlaps(-0.6) == []


@pytest.mark.parametrize("where", ["around", "couch"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("mode_key", KEYS)
def test_at_every_table_the_longer_language_has_its_place(
    mode_key: str, size: tuple[int, int], where: str, pseudo_language: str, fonts: Fonts
) -> None:
    for seats in (2, 4, 6):
        around = AroundTable(mode_key, seats, size, COUCH if where == "couch" else None, language=CODE)
        found = Counter(fault for table in moments(around, 1) for fault in faults(table, fonts))
        assert found == {}, f"{seats} seats"
