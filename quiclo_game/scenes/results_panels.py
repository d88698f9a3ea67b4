"""The panels of the results: the ranking, and what was remarkable in this game."""

from __future__ import annotations

from collections.abc import Sequence

from quiclo_game.locale import Words
from quiclo_game.play.players import Player
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.game_summary import Fact, Line, Summary
from quiclo_game.scenes.names import seat_name
from quiclo_game.scenes.own_help import first_whole, ways_to_tell
from quiclo_game.scenes.plan import GameReport
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.tokens import Token

HEAD = 76.0
ROW, HELPED = 90.0, 150.0
"""A row is at most so high, one that tells the own help of a seat so high."""
TALL = 105.0
"""From this height on a row has lines of its own for that."""


def say(words: Words, line: Line) -> str:
    """Return a line in the language of ``words``."""
    return words(line.key, **dict(line.figures))


def lay_ranking(sheet: Sheet, words: Words, summary: Summary, report: GameReport, area: Area) -> None:
    """Put the ranking down, the first place in honey; it says where a bot stood in for somebody."""
    players, helped = report.plan.players, report.stood_in
    sheet.panel(area.x, area.y, area.width, area.height, radius=26)
    unit = sheet.note(say(words, summary.score_word), area.right - 30, area.y + 43, 19, align="right", room=200)
    sheet.words(words("results.ranking"), area.x + 30, area.y + 42, 32, room=area.width - 80 - unit)
    own = any(not player.help.usual for player in players)
    pitch = min(HELPED if own else ROW, (area.height - HEAD - 12) / len(summary.ranking))
    size = min(1.0, pitch / ROW)
    for index, standing in enumerate(summary.ranking):
        player, first = players[standing.seat], standing.place == 1
        y, height = area.y + HEAD - 4 + index * pitch, pitch - 8
        x, right = area.x + 18, area.right - 18
        if first:
            sheet.box(x, y, right - x, height, 18 * size, "#4A3E1C", alpha=0.95, line="honey", line_width=3)
        else:
            sheet.box(x, y, right - x, height, 18 * size, "felt_deep", alpha=0.75)
        middle = y + height / 2
        sheet.words(f"{standing.place}.", x + 32, middle, 32 * size, "honey" if first else "mist", align="centre")
        sheet.look(Token(player.colour, 28 * max(0.8, size) * sheet.scale), x + 92, middle - 1)
        score = sheet.words(
            str(standing.score), right - 24, middle, (48 if first else 42) * size, "honey" if first else "cream",
            align="right",
        )  # fmt: skip
        room = right - 24 - score - 16 - (x + 134)
        detail = say(words, standing.detail)
        if standing.seat in helped:
            bot = helped[standing.seat]
            detail = words("results.stand_in", count=bot.count, total=bot.total)
        _lay_told(sheet, words, player, detail, Area(x + 134, y, room, height), size)


def _lay_told(sheet: Sheet, words: Words, player: Player, detail: str, area: Area, size: float) -> None:
    """Put down a player's name, how the game went, and the own help: beneath all that, or beside the name."""
    s, ways = sheet.scale, ways_to_tell(player.help, words)
    large, small = 4 + 25 * size, (8 + 11 * size) * sheet.taste.text
    tall = bool(ways) and area.height >= TALL
    line = min(area.height, ROW - 8)
    name_y, detail_y = area.cy - 0.18 * line, area.cy + 0.25 * line
    if tall:
        name_y, detail_y = area.y + 0.2 * area.height, area.y + 0.45 * area.height
        high = 0.42 * area.height - 8
        told = first_whole(sheet.fonts, ways, small * s, "plain", area.width * s, high * s)
        sheet.words(
            told, area.x, area.y + 0.75 * area.height, small, "mist", "plain", room=area.width, height=high
        )  # fmt: skip
        sheet.words(player.name, area.x, name_y, large, room=area.width)
    else:
        above, below = name_y - area.y - 4, detail_y - name_y - 0.36 * small - 4
        name = seat_name(
            sheet.fonts, player, large * s, area.width * s, s, above=above * s, below=below * s
        )  # fmt: skip
        for look, down in name.lines:
            sheet.look(look, area.x, name_y + down / s)
    most = 2 * (area.bottom - 3 - detail_y) if not ways else None
    sheet.words(detail, area.x, detail_y, small, "mist", "plain", room=area.width, height=most)


def lay_facts(sheet: Sheet, words: Words, facts: Sequence[Fact], players: Sequence[Player], area: Area) -> None:
    """Put the remarkable things down, each with the disc of whoever did it."""
    sheet.panel(area.x, area.y, area.width, area.height, radius=26)
    sheet.words(words("results.facts"), area.x + 30, area.y + 42, 32, room=area.width - 60)
    if not facts:
        sheet.paragraph(words("results.no_facts"), area.x + 30, area.y + HEAD + 10, area.width - 60, 23, "mist")
        return
    gap = 8.0
    shares = [1.25 if fact.tokens else 1.0 for fact in facts]
    unit = min(84.0, (area.height - HEAD - 12 - gap * (len(facts) - 1)) / sum(shares))
    y = area.y + HEAD - 4
    for fact, share in zip(facts, shares, strict=True):
        height = unit * share
        x, right, middle = area.x + 18, area.right - 18, y + height / 2
        sheet.box(x, y, right - x, height, 18, "felt_deep", alpha=0.75)
        sheet.look(Icon(fact.icon, 46 * sheet.scale, "honey"), x + 38, middle)
        disc = 18.0
        sheet.look(
            Token(players[fact.seat].colour, disc * sheet.scale), right - 36, middle - (12 if fact.tokens else 1)
        )
        left = x + 80
        room = right - 70 - left
        sheet.words(say(words, fact.title), left, middle - height * 0.19, 23, room=room)
        if fact.text is not None:
            sheet.note(say(words, fact.text), left, middle + height * 0.2, 20, room=room)
        elif fact.tokens:
            s = sheet.scale
            wide = right - 24 - left if height > 90 else room
            equation = Equation(fact.tokens, 27 * s, align="left", max_width=wide * s)
            sheet.look(equation, left, middle + height * 0.2)
        y += height + gap
