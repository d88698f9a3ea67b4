"""What is drawn: everything within the window, every text large enough, in both languages and every variant."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from quiclo_game.rules.brain_state import Reveal, Status, Step
from quiclo_game.scenes.brain.table import BrainTable
from quiclo_game.shell.control_looks import ControlLook
from quiclo_game.shell.draws import Baked, Look
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.text import Paragraph, Words
from tests.scenes.brain.places import SIZES
from tests.scenes.brain.seated import Seated
from tests.shell.workbench import RepositoryAssets

SMALLEST_TEXT = 14.0
CODES = {"EU", "AF", "AS", "NA", "SA", "AU"}
"""What is written on chips: colour, silhouette and number say the same (look.md, Text)."""
SIX = "Anna,Opa Karl,Maximiliane Theodora Xav,Mia,Jonas,bot:strong"


class ReadingForge(Forge):
    """Notes every text that is baked, also within other looks, with the size at which it is written."""

    def __init__(self) -> None:
        super().__init__(RepositoryAssets(), Fonts())
        self.read: dict[str, float] = {}

    def bake(self, look: Look) -> Baked:
        if isinstance(look, Words):
            size = float(self.fonts.fitting_size(look.text, look.size, look.font, look.max_width))
            self.read[look.text] = min(size, self.read.get(look.text, size))
        elif isinstance(look, Paragraph):
            self.read[look.text] = min(float(round(look.size)), self.read.get(look.text, look.size))
        return super().bake(look)


@pytest.fixture(scope="module")
def screen() -> pygame.Surface:
    pygame.display.init()
    return pygame.display.set_mode((320, 180))


def read(table: BrainTable) -> tuple[dict[str, float], list[pygame.Rect]]:
    """Return every text of a table with its smallest size, and where those lie that stand on no key."""
    forge = ReadingForge()
    painter = Painter(forge)
    draws = [*table.still(), *table.moving(0.0)]
    for draw in draws:
        if isinstance(draw.what, Words | Paragraph | ControlLook):
            forge.bake(draw.what)
    places = [painter.extent(draw) for draw in draws if isinstance(draw.what, Words | Paragraph)]
    return forge.read, places


def too_small(texts: dict[str, float], table: BrainTable) -> set[str]:
    least = round(SMALLEST_TEXT * table.layout.scale)
    return {text for text, size in texts.items() if size < least and text not in CODES}


def to_roll(game: Seated) -> None:
    """Leave the table at the beginning of a turn."""


def to_calculate(game: Seated) -> None:
    """Go on to a calculation half typed."""
    game.roll().press("die:5", "operator:*", "die:3", "operator:-")


def to_wrong(game: Seated) -> None:
    """Try a calculation that is wrong."""
    game.roll().press("die:5", "operator:*", "die:3", "main")


def to_solved(game: Seated) -> None:
    """Solve a target."""
    game.roll()
    game.lay(game.solution(game.board.selected)).press("main").hurry()


def to_undone(game: Seated) -> None:
    """Go on to a turn that can be ended."""
    game.roll()
    for target in game.state.targets:
        if target.status is Status.OPEN:
            game.match.submit(game.state.turns.seat, Reveal(target.card))
    game.hurry()


MOMENTS: dict[str, Callable[[Seated], None]] = {
    "roll": to_roll,
    "calculate": to_calculate,
    "wrong": to_wrong,
    "solved": to_solved,
    "done": to_undone,
}


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("variant", ["race", "conquest"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_text_is_large_enough_and_in_the_window(size: tuple[int, int], variant: str, moment: str) -> None:
    for language in ("de", "en"):
        game = Seated(
            SIX, size=size, language=language, rules={"variant": variant, "think_seconds": "90"}, seed=11
        ).hurry()
        MOMENTS[moment](game)
        texts, places = read(game.table)
        assert too_small(texts, game.table) == set()
        window = pygame.Rect(-2, -2, size[0] + 4, size[1] + 4)
        assert [place for place in places if not window.contains(place)] == []


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("variant", ["race", "conquest"])
def test_the_table_that_plays_by_itself_is_readable_too(variant: str) -> None:
    for size in SIZES:
        for demo in (True, False):
            game = Seated(SIX, size=size, demo=demo, rules={"variant": variant, "play": "animation"})
            for _ in range(8):
                game.hurry()
                game.wait(900)
            assert too_small(read(game.table)[0], game.table) == set()


@pytest.mark.usefixtures("screen")
def test_every_moment_of_a_turn_can_be_drawn() -> None:
    for variant in ("race", "conquest"):
        game = Seated("bot:strong,bot:easy", rules={"variant": variant}, seed=3)
        for tick in range(6000):
            game.table.update(STEP)
            if tick % 30 == 0:
                assert tuple(game.table.moving(0.5))


def texts(game: Seated) -> list[str]:
    return [draw.what.text for draw in game.table.moving(0.0) if isinstance(draw.what, Words | Paragraph)]


def test_the_prompt_says_what_to_do_next() -> None:
    game = Seated(rolls=((1, 2, 3), (1, 2, 3, 4, 5, 6)), tops={1: [12], 2: [30], 3: [60]})
    assert "Würfle, um deine Kontinente zu wählen." not in texts(game)
    game.hurry()
    assert "Würfle, um deine Kontinente zu wählen." in texts(game)
    game.press("main").hurry()
    assert "Würfle jetzt die sechs Zahlen." in texts(game)
    game.press("main").hurry()
    assert "Rechne 12 – jeder Würfel höchstens einmal." in texts(game)
    for _ in range(3):
        game.press("reveal", "reveal").hurry()
        assert any(text.startswith("So geht es: ") for text in texts(game)), "a solution can be read at leisure"
    game.wait(10_000)
    assert "Alles erledigt. Gib die Würfel weiter." in texts(game)


def test_the_last_move_is_told_in_the_language_that_is_set() -> None:
    game = Seated(rolls=((3, 3, 3), (1, 2, 3, 4, 5, 6)), tops={3: [60]}).hurry().roll()
    game.lay(game.solution(60)).press("main").hurry()
    assert {"gelöst", "+3 Punkte"} <= set(texts(game))
    game.stand.store.change(language="en")
    game.table.settings_changed()
    assert {"solved", "+3 points"} <= set(texts(game))


def test_in_the_conquest_nothing_speaks_of_points() -> None:
    game = Seated(rolls=((3, 3, 3), (1, 2, 3, 4, 5, 6)), tops={3: [60]}, rules={"variant": "conquest"}).roll()
    game.press("reveal", "reveal").hurry()
    assert not any("Punkt" in text for text in texts(game))


def test_cards_won_one_after_the_other_fly_each_to_their_own_place() -> None:
    game = Seated(
        tops={1: [12], 2: [30], 3: [60]}, rolls=((1, 2, 3), (1, 2, 3, 4, 5, 6)), rules={"variant": "conquest"}
    ).roll()
    homes = []
    for card in (12, 30, 60):
        game.press(f"target:{card}").lay(game.solution(card)).press("main")
        view = game.board.card(card)
        assert view is not None
        while view.flight < 0.95:
            game.table.update(STEP)
        homes.append(game.table._picture._home(view))
        game.watch()
    assert [x for x, _ in homes] == sorted({x for x, _ in homes})


def test_a_stopped_table_says_so() -> None:
    game = Seated("bot,bot", rules={"play": "animation"})
    game.tap(*game.felt())
    assert "Angehalten – tippen, um weiterzusehen" in texts(game)


def test_the_clock_is_shown_while_a_person_thinks() -> None:
    game = Seated(rules={"think_seconds": "60"}).hurry()
    assert not any("noch" in text and text.endswith(" s") for text in texts(game))
    game.roll()
    assert game.state.step is Step.CALCULATE
    assert "noch 60 s" in texts(game)
