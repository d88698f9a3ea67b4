"""The controls of the table: keys, hand cards, rows of the log; and which of them can do something now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from quiclo_game.locale import Words as Language
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.live_keys import ALWAYS_LIVE
from quiclo_game.scenes.network.hand import LIFT, Hand, Slot
from quiclo_game.scenes.network.layout import NetworkLayout
from quiclo_game.shell.cards import HEIGHT
from quiclo_game.shell.control import Control
from quiclo_game.shell.control_looks import NoFace
from quiclo_game.shell.faces import Kind
from quiclo_game.shell.widgets import button

TOOLS = (("undo", "undo"), ("log", "menu"), ("help", "help"), ("pause", "pause"))
TOOLS_AROUND = (*TOOLS[:2], ("drawer", "eye"), *TOOLS[2:])
CAMERA = (("fit", "fit"), ("last", "aim"), ("smaller", "−"), ("larger", "+"), ("lock", "lock"))
LIVE = ALWAYS_LIVE | {key for key, _ in CAMERA} | {
    "auto", "new", "overview", "log_newer", "log_older", "drawer",
}  # fmt: skip
"""Controls that answer also while something plays, and the rows of the log besides."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What the keys depend on.

    ``interactive``: a person may act; ``ready``: cards can be laid; ``forced``: nothing fits, so a card is drawn, or
    the turn is handed on (``may_pass``).
    """

    interactive: bool = False
    ready: bool = False
    forced: bool = False
    may_draw: bool = False
    may_pass: bool = False
    may_undo: bool = False
    automatic: bool = False
    """Whether the program plays for people who may take over again."""
    people: bool = True
    """Whether anybody but bots sits here."""
    locked: bool = False
    renews: bool = True
    """Whether a new game may be asked for: not while a recorded one is shown."""


def is_live(key: str) -> bool:
    """Say whether a control answers also while something plays."""
    return key in LIVE or key.startswith("entry:")


def tool_keys(layout: NetworkLayout, standing: Standing) -> Iterator[Control]:
    """Yield undo, log, help and pause; around a table also what opens the drawer."""
    for (key, icon), area in zip(TOOLS_AROUND if layout.around else TOOLS, layout.tools, strict=True):
        kind: Kind = "main" if key == "drawer" and layout.drawer else "quiet"
        yield _key(key, area, "", kind, layout, icon=icon, enabled=key != "undo" or standing.may_undo)


def camera_keys(layout: NetworkLayout, standing: Standing) -> Iterator[Control]:
    """Yield the keys of the camera, and the overview, which leads to any place."""
    for (key, icon), area in zip(CAMERA, layout.camera, strict=True):
        kind: Kind = "main" if key == "lock" and standing.locked else "quiet"
        usable = key in ("fit", "last", "lock") or not standing.locked
        yield _key(key, area, "", kind, layout, icon=icon, enabled=usable)
    if layout.drawer:
        yield Control("overview", *_middle(layout.overview), face=NoFace(18 * layout.scale))


def play_keys(layout: NetworkLayout, standing: Standing, language: Language, order: str) -> Iterator[Control]:
    """Yield what a person plays with: lay, draw, hint, sort, automatic play, new game."""
    main, icon = language("network.lay"), "check"
    if standing.forced:
        main, icon = language("network.hand_on" if standing.may_pass else "network.draw_key"), "down"
    usable = standing.interactive and (standing.ready or standing.forced)
    yield _key(
        "main", layout.main_key, main, "main" if usable else "off", layout, icon=icon, enabled=usable, share=0.36
    )
    draws = standing.interactive and (standing.may_draw or standing.may_pass)
    # Where drawing is all that remains, the main key alone invites to it; the pile answers as ever.
    short, offered = language("network.draw_short"), draws and not standing.forced
    yield _key("draw", layout.draw_key, short, "quiet", layout, enabled=offered)
    yield _key(
        "hint", layout.hint_key, language("table.hint"), "quiet", layout, icon="bulb", enabled=standing.interactive
    )
    yield _key("sort", layout.sort_key, language(f"network.sort_{order}"), "quiet", layout, enabled=standing.people)
    short = "_short" if layout.portrait else ""
    if standing.automatic:
        label = language(f"network.auto_stop{short}")
        yield _key("auto", layout.auto_key, label, "main", layout, icon="stop")
    else:
        label = language(f"network.auto{short}")
        yield _key("auto", layout.auto_key, label, "quiet", layout, icon="play", enabled=standing.people)
    yield _key("new", layout.new_key, language("network.new"), "quiet", layout, enabled=standing.renews)
    x, y = layout.pile
    width = layout.pile_card
    yield Control("pile", x, y, width * 1.2, width * HEIGHT * 1.1, enabled=draws, face=NoFace(12 * layout.scale))


def call_key(layout: NetworkLayout, call: str, other: str) -> Control:
    """Return the invitation of the demo, in two languages or one: it leads to the title."""
    s, main = layout.scale, layout.main_key
    # Around a table the key of the automatic play lies beyond the hand.
    left = main.x if layout.around else min(main.x, layout.auto_key.x)
    return button(
        "call",
        (left + main.right) / 2,
        main.cy,
        main.right - left,
        min(104 * s, main.height + 12 * s),
        call,
        "main",
        note=other,
        size=32 * s,
        note_size=22 * s,
        radius=40 * s,
        scale=s,
    )


def log_keys(layout: NetworkLayout, rows: Sequence[int], *, older: bool, newer: bool) -> Iterator[Control]:
    """Yield a control over each row of the log, and the keys that leaf through it; ``rows`` are entries' numbers."""
    s = layout.scale
    for place, number in enumerate(rows):
        yield Control(f"entry:{number}", *_middle(layout.log_row(place)), face=NoFace(12 * s))
    panel = layout.log
    for key, icon, index, usable in (("log_newer", "up", 1, newer), ("log_older", "down", 0, older)):
        leaf = Area(panel.right - (54 + 54 * index) * s, panel.y + 7 * s, 44 * s, 42 * s)
        if older or newer:
            yield _key(key, leaf, "", "quiet", layout, icon=icon, enabled=usable)


def hand_keys(hand: Hand, slots: Sequence[Slot], raised: frozenset[int]) -> Iterator[Control]:
    """Yield a control over each card of the open hand; raised ones are where they are seen."""
    for card, slot in zip(hand.cards, slots, strict=True):
        y = slot.y - (LIFT * slot.width if card.number in raised else 0.0)
        yield Control(
            f"card:{card.number}", slot.x, y, slot.width, slot.width * HEIGHT, face=NoFace(11 * slot.width / 100)
        )


def ask_key(layout: NetworkLayout, language: Language, name: str) -> Control:
    """Return the key that asks a seat before its hand opens."""
    area, s = layout.hand, layout.scale
    label = language("network.ask", name=name)
    return button(
        "open", area.cx, area.cy, min(area.width, 640 * s), 100 * s, label, "main", icon="eye",
        note=language("network.ask_note"), size=30 * s, note_size=20 * s, scale=s,
    )  # fmt: skip


def _key(
    key: str,
    area: Area,
    label: str,
    kind: Kind,
    layout: NetworkLayout,
    *,
    icon: str | None = None,
    enabled: bool = True,
    share: float = 0.4,
) -> Control:
    size = min(area.height * share, 30 * layout.scale)
    return button(key, *_middle(area), label, kind, icon=icon, enabled=enabled, size=size, scale=layout.scale)


def _middle(area: Area) -> tuple[float, float, float, float]:
    return area.cx, area.cy, area.width, area.height
