"""Ready-made controls; sizes in px, (x, y) is the centre, ``scale`` is px per px of the 1920 × 1080 design."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from quiclo_game.shell.control import Control
from quiclo_game.shell.draws import DrawList
from quiclo_game.shell.faces import (
    ButtonFace,
    DieKeyFace,
    Kind,
    PieceFace,
    SliderFace,
    ToggleFace,
    TroughFace,
)
from quiclo_game.shell.tile_faces import CardChoiceFace, TileFace, TokenFace
from quiclo_game.shell.turning import Frame


def button(
    key: str,
    x: float,
    y: float,
    width: float,
    height: float,
    label: str = "",
    kind: Kind = "quiet",
    *,
    icon: str | None = None,
    note: str = "",
    size: float | None = None,
    note_size: float | None = None,
    radius: float | None = None,
    turn: int = 0,
    enabled: bool = True,
    scale: float = 1.0,
) -> Control:
    """Return a key with a label, an icon, or both; (x, y) is its centre."""
    face = ButtonFace(label, kind, icon, note, size, note_size, radius, scale)
    return Control(key, x, y, width, height, turn, enabled, face)


def die_key(
    key: str,
    x: float,
    y: float,
    width: float,
    height: float,
    value: int,
    *,
    used: bool = False,
    turn: int = 0,
    enabled: bool = True,
    scale: float = 1.0,
) -> Control:
    """Return the key of a die; a used one is disabled, so that a press on it is refused."""
    return Control(key, x, y, width, height, turn, enabled and not used, DieKeyFace(value, used, scale=scale))


def choice(
    key: str,
    x: float,
    y: float,
    width: float,
    height: float,
    items: Sequence[tuple[str, str]],
    chosen: str | Collection[str],
    *,
    size: float | None = None,
    weights: Sequence[float] | None = None,
    font: str = "bold",
    turn: int = 0,
    enabled: bool = True,
    scale: float = 1.0,
) -> list[Control]:
    """Return the pieces of a segmented choice about the centre (x, y), the bed below them first.

    ``items`` are (value, label); a label ``"@name"`` is an icon. A piece fires ``"key:value"``. Several may be
    ``chosen``. ``weights`` share out the width (default: evenly).
    """
    frame = Frame(x, y, turn)
    marked = {chosen} if isinstance(chosen, str) else set(chosen)
    parts = list(weights) if weights is not None else [1.0] * len(items)
    controls = [Control(key, x, y, width, height, turn, face=TroughFace(scale), passive=True)]
    left = -width / 2
    for (value, label), part in zip(items, parts, strict=True):
        piece = width * part / sum(parts)
        centre_x, centre_y = frame.outward(left + piece / 2, 0)
        face = PieceFace(label, value in marked, size if size is not None else height * 0.38, font, scale)
        controls.append(Control(f"{key}:{value}", centre_x, centre_y, piece, height, turn, enabled, face))
        left += piece
    return controls


def toggle(
    key: str,
    x: float,
    y: float,
    on: bool,
    *,
    width: float = 124,
    height: float = 62,
    turn: int = 0,
    enabled: bool = True,
    scale: float = 1.0,
) -> Control:
    """Return a switch about the centre (x, y)."""
    return Control(key, x, y, width, height, turn, enabled, ToggleFace(on, scale))


def slider(
    key: str,
    x: float,
    y: float,
    width: float,
    value: int,
    steps: int = 10,
    *,
    height: float = 52,
    turn: int = 0,
    enabled: bool = True,
    scale: float = 1.0,
) -> Control:
    """Return a slider of values 0..steps about the centre (x, y); ``height`` is its knob's size."""
    return Control(key, x, y, width, height, turn, enabled, SliderFace(scale), steps, value)


def tile(
    key: str,
    x: float,
    y: float,
    width: float,
    height: float,
    title: str,
    subtitle: str = "",
    *,
    players: str = "",
    art: DrawList = (),
    chosen: bool = False,
    turn: int = 0,
    enabled: bool = True,
    scale: float = 1.0,
) -> Control:
    """Return a large tile with a picture window; ``art`` is drawn about the window's centre."""
    return Control(key, x, y, width, height, turn, enabled, TileFace(title, subtitle, players, art, chosen, scale))


def card_choice(
    key: str,
    x: float,
    y: float,
    width: float,
    height: float,
    title: str,
    note: str = "",
    *,
    chosen: bool = False,
    turn: int = 0,
    enabled: bool = True,
    scale: float = 1.0,
) -> Control:
    """Return a wide tile with title and note, one of several such as presets."""
    return Control(key, x, y, width, height, turn, enabled, CardChoiceFace(title, note, chosen, scale))


def token_choice(
    key: str,
    x: float,
    y: float,
    size: float,
    player: int,
    *,
    chosen: bool = False,
    taken: bool = False,
    radius: float = 22.0,
    turn: int = 0,
) -> Control:
    """Return a player's disc of ``radius`` px to choose, pressed within ``size`` px square; a taken one refuses."""
    return Control(key, x, y, size, size, turn, not taken, TokenFace(player, chosen, taken, radius))
