"""Texts at tables in the size that people want: they grow where there is room, over nothing, and are never cut."""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.letters import Letters
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.layout import least_letters
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.text import Words
from tests.scenes.around import AroundTable
from tests.scenes.seen import CODES, faults, texts
from tests.scenes.stand_ins import stand


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts()


@pytest.fixture(scope="module")
def forge() -> Forge:
    forge = stand().services.forge
    forge.fonts.least = least_letters((1920, 1080))
    return forge


def seated(mode_key: str, plan: SeatPlan | None, size: tuple[int, int], text: TextSize) -> AroundTable:
    return AroundTable(mode_key, 4, size, plan, program={"text_size": text})


def plates(table: TableScene, fonts: Fonts) -> dict[str, float]:
    """Return the sizes of all words that stand only once."""
    found = [
        text
        for text in texts((*table.still(), *table.moving(0.0)), fonts)
        if text.text not in CODES and not text.text.isdigit()
    ]
    once = Counter(text.text for text in found)
    return {text.text: text.size for text in found if once[text.text] == 1}


@pytest.mark.parametrize("plan", [COUCH, None], ids=["couch", "around"])
@pytest.mark.parametrize("mode_key", KEYS)
def test_plates_and_notes_of_every_table_read_larger_the_larger_people_want_them(
    mode_key: str, plan: SeatPlan | None, fonts: Fonts
) -> None:
    sizes = []
    for text in (TextSize.SMALL, TextSize.NORMAL, TextSize.LARGE, TextSize.LARGEST):
        around = seated(mode_key, plan, (1920, 1080), text)
        around.go()
        sizes.append(plates(around.table, fonts))
    shared = [words for words in sizes[1] if all(words in other for other in sizes)]
    assert len(shared) >= 5
    small, large, largest = (
        mean(other[words] / sizes[1][words] for words in shared) for other in sizes[:1] + sizes[2:]
    )

    assert small <= 0.98
    assert 1.08 < large <= largest
    assert largest > 1.1
    assert [words for words in shared if sizes[3][words] < sizes[1][words] - 1] == []


@pytest.mark.parametrize("text", [TextSize.SMALL, TextSize.LARGER, TextSize.LARGEST])
@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("mode_key", KEYS)
def test_in_any_size_nothing_is_cut_or_covered(
    mode_key: str, size: tuple[int, int], text: TextSize, fonts: Fonts
) -> None:
    for plan in (COUCH, None):
        around = seated(mode_key, plan, size, text)
        for table in around.phases(4):
            table.say("Ein Satz, so lang wie Sätze an diesem Tisch nun einmal werden, wenn es viel zu sagen gibt.")
            table.update(STEP)
            assert Counter(faults(table, fonts)) == {}, "around" if plan is None else "couch"


def test_a_text_stays_on_its_plate_and_off_its_neighbours(forge: Forge) -> None:
    plate, other = Draw(Box(200, 60, 8, "panel"), 150, 100), Draw(Box(200, 60, 8, "panel"), 380, 100)
    name = Draw(Words("Anna", 20, align="left"), 70, 100)
    figure = Draw(Words("12", 20, align="right"), 240, 100)
    alone = Draw(Words("Zug", 20), 380, 100)
    badge, count = Draw(Disc(16, "paper"), 600, 100), Draw(Words("7", 14), 600, 100)
    draws = (plate, other, name, figure, alone, badge, count)

    found = Letters(forge).dressed(draws, (1000, 200), 2.0, 14.0, settled=True)
    fonts = forge.fonts
    placed = {text.text: text for text in texts(found, fonts)}

    assert all(20 < placed[words].size <= 40 for words in ("Anna", "12", "Zug"))
    assert placed["Anna"].area.right + 2 <= placed["12"].area.x
    for words, ground in (("Anna", plate), ("12", plate), ("Zug", other), ("7", badge)):
        assert inside(placed[words].area, ground), words
    assert Letters(forge).dressed(draws, (1000, 200), 1.0, 14.0, settled=True) == draws


def test_a_text_that_comes_while_others_move_finds_its_size_and_keeps_it(forge: Forge) -> None:
    letters = Letters(forge)
    plate, name = Draw(Box(300, 80, 8, "panel"), 200, 100), Draw(Words("Anna", 20), 200, 100)
    first = letters.dressed((plate, name), (1000, 200), 2.0, 14.0, settled=False)
    flying = Draw(Disc(20, "honey"), 246, 100)
    again = letters.dressed((plate, name, flying), (1000, 200), 2.0, 14.0, settled=False)

    assert first == again[:2]
    assert first[1].what != name.what
    rested = letters.dressed((plate, name, flying), (1000, 200), 2.0, 14.0, settled=True)
    assert rested[1].what != first[1].what, "what stays there takes its room"


def inside(area: Area, ground: Draw) -> bool:
    look = ground.what
    assert isinstance(look, Box | Disc)
    wide, high = (look.width, look.height) if isinstance(look, Box) else (2 * look.radius, 2 * look.radius)
    plate = Area(ground.x - wide / 2, ground.y - high / 2, wide, high)
    return plate.x <= area.x and plate.y <= area.y and area.right <= plate.right and area.bottom <= plate.bottom
