"""The list of seats on the setup: who plays, person or bot, in which order."""

from __future__ import annotations

from quiclo_game.locale import Words
from quiclo_game.play.players import Strength
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.own_help import ways_to_tell
from quiclo_game.scenes.seating import Seating
from quiclo_game.scenes.setup_faces import SeatFace
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.palette import PLAYERS
from quiclo_game.shell.shapes import Dashed

HEAD = 92.0
"""Height of the panel's heading."""
ROW, GAP = 140.0, 14.0
PERSON, BOT = "person", "bot"


def lay_seats(sheet: Sheet, words: Words, seating: Seating, fewest: int, area: Area, columns: int) -> None:
    """Put the panel of all seats down; its keys are ``seat``, ``kind``, ``up``, ``out`` with a seat, and ``join``."""
    sheet.panel(area.x, area.y, area.width, area.height)
    sheet.key("back", area.x + 22, area.y + 22, 64, 56, icon="back")
    sheet.words(words("setup.seats"), area.x + 106, area.y + 50, 34, room=area.width - 130 - 240)
    sheet.key("couch", area.right - 22 - 228, area.y + 22, 228, 56, words("couch.key"), icon="pad", size=22)
    inner = Area(area.x + 22, area.y + HEAD, area.width - 44, area.height - HEAD - 18)
    rows = -(-seating.most // columns)
    height = min(ROW, (inner.height - (rows - 1) * GAP) / rows)
    pitch = min(height + 2.2 * GAP, (inner.height - height) / max(1, rows - 1)) if rows > 1 else 0
    for seat in range(seating.most):
        row, column = divmod(seat, columns)
        place = inner.columns(columns, 16)[column]
        place = Area(place.x, inner.y + row * pitch, place.width, height)
        if seat < len(seating.players):
            _lay_player(sheet, words, seating, fewest, seat, place)
        elif seat == len(seating.players):
            _lay_free(sheet, words, place)
        else:
            _lay_outline(sheet, place, "line")


def _lay_player(sheet: Sheet, words: Words, seating: Seating, fewest: int, seat: int, place: Area) -> None:
    player = seating.players[seat]
    x, y, width = place.x, place.y, place.width
    sheet.box(x, y, width, place.height, 22, "felt_deep", alpha=0.8, line=PLAYERS[player.colour].colour, line_width=2.5)
    note = words("setup.bot_place" if player.is_bot else "setup.place", number=seat + 1)
    ways = ways_to_tell(player.help, words)
    notes = tuple(text for way in ways for text in (f"{note} · {way}", way)) or (note,)
    name = seating.shown_name(seat, words)
    keys = 2 * 52 + 10 + 12
    sheet.face(f"seat:{seat}", x + 12, y + 8, width - 24 - keys, 66, SeatFace(player.colour, name, notes, sheet.scale))
    sheet.key(f"up:{seat}", x + width - 12 - 114, y + 12, 52, 50, icon="up", enabled=seat > 0)
    sheet.key(f"out:{seat}", x + width - 12 - 52, y + 12, 52, 50, icon="cross", enabled=len(seating.players) > fewest)
    strengths = [(strength.value, words(f"setup.{strength.value}")) for strength in Strength]
    items = [(PERSON, words("setup.person")), (BOT, "@bot"), *strengths]
    chosen = player.strength.value if player.strength else PERSON
    sheet.choice(f"kind:{seat}", x + 12, y + place.height - 60, width - 24, 50, items, chosen, 19)


def _lay_free(sheet: Sheet, words: Words, place: Area) -> None:
    _lay_outline(sheet, place, "hint")
    sheet.note(words("setup.free"), place.cx, place.y + 30, 20, align="centre", room=place.width - 40)
    inner = Area(place.x + 14, place.bottom - 76, place.width - 28, 60)
    for area, key, label, icon in zip(
        inner.columns(2, 12),
        (f"join:{PERSON}", f"join:{BOT}"),
        ("add_person", "add_bot"),
        ("person", "bot"),
        strict=True,
    ):
        sheet.key(key, area.x, area.y, area.width, area.height, words(f"setup.{label}"), icon=icon, size=22)


def _lay_outline(sheet: Sheet, place: Area, colour: str) -> None:
    s = sheet.scale
    alpha = 0.9 if colour == "hint" else 0.5
    dashes = Dashed((place.width - 4) * s, (place.height - 4) * s, 20 * s, sheet.clear(colour), 2.4 * s, 14 * s, 10 * s)
    sheet.look(dashes, place.cx, place.cy, alpha=alpha)
