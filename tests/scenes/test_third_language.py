"""A third language is one file, and one that is 40 % longer than German fits on every menu."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from quiclo_game.locale import languages, load_words
from quiclo_game.play.players import Strength
from quiclo_game.play.seat_plan import COUCH
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.seating import Seating
from quiclo_game.scenes.sit_down import SitDownScene
from quiclo_game.shell.control_looks import ControlLook
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.layout import scale
from quiclo_game.shell.text import Words
from tests.pseudo_language import CODE, LISTS, LONGER, pseudo_language, pseudo_texts, stretched
from tests.scenes.around import AroundTable
from tests.scenes.gallery import ALL_SCENES, SCENES
from tests.scenes.seen import faults
from tests.scenes.stand_ins import stand
from tests.scenes.test_layouts import fonts, moments
from tests.scenes.test_menu_layouts import SMALLEST_TEXT, _within, controls_of, own_draws, places_of

__all__ = ["fonts", "pseudo_language"]
SIZES = ((1920, 1080), (1280, 720), (1080, 1920))
SQUEEZED = 0.72
"""A text of a longer language may shrink to this share of the smallest text of the others."""


def entered(name: str, size: tuple[int, int]) -> MenuScene:
    scene = ALL_SCENES[name](stand(CODE))
    scene.enter(size)
    for _ in range(2):
        scene.update(0.0)
    return scene


def test_stretched_texts_are_longer_and_keep_their_placeholders() -> None:
    assert stretched("Runde {round}: {name} ist dran.").count("{name}") == 1
    german = load_words("de")
    texts = pseudo_texts()
    assert set(texts) == german.keys()
    for key, text in texts.items():
        if not key.startswith(LISTS) and any(sign.isalpha() for sign in text):
            plain = german._texts[key]
            assert len(text) >= len(plain)
    total = sum(map(len, texts.values())) / sum(len(german._texts[key]) for key in texts)
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
def test_a_longer_language_fits_everywhere(name: str, size: tuple[int, int], pseudo_language: str) -> None:
    scene = entered(name, size)
    fonts = scene.services.forge.fonts
    places = list(places_of(own_draws(scene), fonts))
    slack = 2.0 * scale(size)

    cut = [place.text for place in places if not _within((place.left, place.top, place.right, place.bottom), *size)]
    pairs = [
        (first.text, second.text)
        for first, second in combinations(places, 2)
        if first.text != second.text and first.meets(second, slack)
    ]
    assert cut == []
    assert pairs == []
    assert scene.controls.overlaps(-0.6) == []
    least = SMALLEST_TEXT * SQUEEZED * scale(size) - 1
    drawn = [*own_draws(scene)]
    for draw in drawn.copy():
        if isinstance(draw.what, ControlLook):
            drawn += draw.what.face.draws(draw.what.state, fonts)
    tiny = [
        (draw.what.text, fitted)
        for draw in drawn
        if isinstance(draw.what, Words)
        and (fitted := fonts.fitting_size(draw.what.text, draw.what.size, draw.what.font, draw.what.max_width)) < least
    ]
    assert tiny == []
    assert places or controls_of(scene)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_whoever_sits_down_reads_the_longer_language_too(size: tuple[int, int], pseudo_language: str) -> None:
    services = stand(CODE)
    seating = Seating(()).joined(None).joined(Strength.MEDIUM).joined(None)
    scene = SitDownScene(
        services.services,
        seating,
        COUCH,
        lambda *seated: None,
        offers=lambda seats: {"hints": 1, "price": 5, "values": 1, "seconds": 0, "ahead": 0},
    )
    scene.enter(size)
    for seat in range(3):
        scene.menus.toggle(seat, scene.seating)
    scene.resized(size)
    drawn = [*scene.still()]
    fonts = services.services.forge.fonts
    for draw in drawn.copy():
        if isinstance(draw.what, ControlLook):
            drawn += [part.moved(draw.x, draw.y) for part in draw.what.face.draws(draw.what.state, fonts)]
    places = list(places_of(tuple(drawn), fonts))
    assert len(places) > 10
    assert [
        place.text for place in places if not _within((place.left, place.top, place.right, place.bottom), *size)
    ] == []
    assert scene.controls.overlaps(-0.6) == []


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
