"""The list of what is to be made: each job makes a few files and needs no other job, so that jobs run side by side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from assets.sprites import cards, dice, dice_skin, tokens, window_icon
from assets.sprites.canvas import Canvas
from assets.sprites.felt import felt
from assets.sprites.geography import fitted
from quiclo_game.shell.palette import CONTINENTS, PLAYERS

LANDSCAPE, PORTRAIT = (1920, 1080), (1080, 1920)
QUIET_MAP, TITLE_MAP = 0.8, 1.25
SILHOUETTE = 256
"""Side of the square pictures of continents, in px."""


@dataclass(frozen=True)
class Job:
    """One piece of work: the group it belongs to, and what writes its files into a folder and returns their paths."""

    group: str
    make: Callable[[Path], list[Path]]


def make_cards(continent: int, folder: Path) -> list[Path]:
    """Write the card fronts of a continent (0–5)."""
    numbers = range(24 * continent + 1, 24 * continent + 25)
    return [_png(cards.front(number), folder / "cards" / f"{number:03d}.png") for number in numbers]


def make_back(folder: Path) -> list[Path]:
    """Write the card back."""
    return [_png(cards.back(), folder / "cards" / "back.png")]


def make_resting_dice(sides: int, folder: Path) -> list[Path]:
    """Write a die at rest, fresh and used, for every number."""
    paths = []
    for number, die in dice.rest_pictures(sides).items():
        paths.append(_png(die, folder / "dice" / f"d{sides}_rest_{number}.png", None))
        paths.append(_png(dice_skin.used(die, sides), folder / "dice" / f"d{sides}_used_{number}.png"))
    return paths


def make_tumbling_dice(sides: int, path: int, folder: Path) -> list[Path]:
    """Write the sheets of a tumbling die for all numbers that take a path."""
    sheets = dice.tumble_sheets(sides, path).items()
    return [_png(sheet, folder / "dice" / f"d{sides}_tumble_{number}.png") for number, sheet in sheets]


def make_felt(name: str, size: tuple[int, int], map_strength: float, folder: Path) -> list[Path]:
    """Write one table."""
    path = folder / "table" / f"{name}.jpg"
    felt(*size, map_strength).save_jpeg(path)
    return [path]


def make_continents(folder: Path) -> list[Path]:
    """Write the white silhouettes of the continents; the game gives them their colours."""
    paths = []
    for continent in CONTINENTS:
        picture = Canvas(SILHOUETTE, SILHOUETTE)
        half, room = SILHOUETTE / 2, SILHOUETTE - 4
        picture.paint(fitted(continent.code, half, half, room, room), "white")
        paths.append(_png(picture, folder / "continents" / f"{continent.code.lower()}.png"))
    return paths


def make_tokens(folder: Path) -> list[Path]:
    """Write the pawns of the players."""
    paths = []
    for index, player in enumerate(PLAYERS):
        paths.append(_png(tokens.pawn(player), folder / "pawns" / f"pawn_{index}.png", None))
    return paths


def make_icon(folder: Path) -> list[Path]:
    """Write the icon of the window in its sizes; the largest has no size in its name."""
    pictures = window_icon.icons()
    largest = max(pictures)
    return [
        _png(picture, folder / ("icon.png" if size == largest else f"icon_{size}.png"), None)
        for size, picture in pictures.items()
    ]


def jobs() -> list[Job]:
    """Return all jobs, long ones first, so that two workers end at about the same time."""
    tumbles = [partial(make_tumbling_dice, sides, path) for sides in (12, 6) for path in range(len(dice.PATHS))]
    tables = [
        partial(make_felt, "felt_landscape", LANDSCAPE, QUIET_MAP),
        partial(make_felt, "felt_portrait", PORTRAIT, QUIET_MAP),
        partial(make_felt, "felt_title", LANDSCAPE, TITLE_MAP),
        partial(make_felt, "felt_title_portrait", PORTRAIT, TITLE_MAP),
    ]
    return [
        *(Job("tumbles", make) for make in tumbles),
        *(Job("dice", partial(make_resting_dice, sides)) for sides in (12, 6)),
        *(Job("cards", partial(make_cards, continent)) for continent in range(len(CONTINENTS))),
        Job("cards", make_back),
        *(Job("felt", make) for make in tables),
        Job("continents", make_continents),
        Job("pawns", make_tokens),
        Job("icon", make_icon),
    ]


def _png(picture: Canvas, path: Path, colours: int | None = 256) -> Path:
    picture.save_png(path, colours)
    return path
