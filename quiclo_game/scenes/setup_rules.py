"""The panel of rules on the setup: presets, options, how long the game takes, where people sit, and the start."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from quiclo_game.locale import Words
from quiclo_game.play.seat_plan import COUCH
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.options import Option, Settings
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.game_length import told_minutes
from quiclo_game.scenes.seating import TABLE
from quiclo_game.scenes.setup_options import lay_options, rows_that_fit
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.tile_faces import CardChoiceFace

HEAD, PRESETS, FOOT = 118.0, 98.0, 124.0
"""Heights of the parts of the panel, the options between them take the rest."""
OWN_ROW = 72.0
"""Height of the row of own rules, where there are any."""
SHOWN = 4
"""So many own rules are shown there."""
OWN = "own"
"""The preset of settings that no other one has."""
HELPS = 206 + 14 + 164 + 14 + 64
"""Width of the keys that explain the game and keep its rules."""
START = 400


@dataclass(frozen=True, slots=True)
class RulesOffer:
    """What is to be read on the panel; the setup itself stays the only one who changes any of it."""

    mode: Mode[Any]
    settings: Settings
    options: tuple[Option, ...]
    preset: str
    """The preset that the settings are; of kept rules with a colon before their name."""
    kept: tuple[str, ...]
    """Names of the own rules that are shown, ``SHOWN`` at most."""
    own: bool
    """Whether there are settings to go back to behind the preset ``OWN``."""
    page: int
    """Which page of the options is shown; beyond the last one they begin anew."""
    players: int
    bots: bool
    """Whether bots only play."""
    couch: bool


def lay_rules(sheet: Sheet, words: Words, offer: RulesOffer, area: Area) -> None:
    """Put the panel down.

    Its keys are ``help``, ``book``, ``rules``, ``start``, ``page``, ``around`` and ``preset`` with a value, and those
    of the options.
    """
    key = offer.mode.key
    sheet.panel(area.x, area.y, area.width, area.height)
    inner = Area(area.x + 30, area.y + 22, area.width - 60, area.height - 44)
    sheet.words(words(f"mode.{key}.name"), inner.x, inner.y + 28, 42, room=inner.width - HELPS - 20)
    sheet.note(words(f"mode.{key}.goal"), inner.x + 1, inner.y + 76, 21, room=inner.width)
    sheet.key("help", inner.right - 384, inner.y - 4, 206, 56, words("setup.help"), icon="help", size=23)
    sheet.key("book", inner.right - 164, inner.y - 4, 164, 56, words("setup.book"), icon="book", size=23)
    sheet.key("rules", inner.right - HELPS, inner.y - 4, 64, 56, icon="save")
    _lay_presets(sheet, words, offer, Area(inner.x, inner.y + HEAD - 14, inner.width, 78))
    presets = PRESETS + (OWN_ROW if offer.kept else 0.0)
    options = Area(inner.x, inner.y + HEAD + presets - 10, inner.width, inner.height - HEAD - presets - FOOT + 14)
    _lay_page(sheet, words, offer, options)
    _lay_foot(sheet, words, offer, Area(inner.x, inner.bottom - FOOT + 14, inner.width, FOOT - 14))


def _lay_presets(sheet: Sheet, words: Words, offer: RulesOffer, area: Area) -> None:
    presets = offer.mode.presets
    for name, place in zip((*presets, OWN), area.columns(len(presets) + 1, 14), strict=True):
        special = f"preset.{name}.{offer.mode.key}"
        note = words(special if special in words else f"preset.{name}.hint")
        if name == OWN and not offer.own and offer.preset != OWN:
            note = words("preset.own.waiting")
        face = CardChoiceFace(words(f"preset.{name}.name"), note, name == offer.preset, sheet.scale)
        sheet.face(f"preset:{name}", place.x, place.y, place.width, place.height, face)
    if offer.kept:
        y = area.bottom + 16
        for name, place in zip(offer.kept, Area(area.x, y, area.width, 56).columns(SHOWN, 14), strict=False):
            face = CardChoiceFace(name, "", offer.preset == f":{name}", sheet.scale)
            sheet.face(f"preset::{name}", place.x, place.y, place.width, place.height, face)


def _lay_page(sheet: Sheet, words: Words, offer: RulesOffer, area: Area) -> None:
    options = offer.options
    fit = rows_that_fit(area.height, narrow=sheet.upright)
    if len(options) > fit:
        pages = -(-len(options) // (fit - 1))
        each = -(-len(options) // pages)
        page = offer.page % pages
        options = options[page * each : (page + 1) * each]
        label = words("setup.page", number=page + 1, total=pages)
        sheet.key("page", area.cx - 190, area.bottom - 58, 380, 54, label, icon="right", size=22)
        area = Area(area.x, area.y, area.width, area.height - 66)
    lay_options(sheet, words, options, offer.settings, area)


def _lay_foot(sheet: Sheet, words: Words, offer: RulesOffer, area: Area) -> None:
    enough = offer.players >= offer.mode.seats.start
    sheet.hairline(area.x, area.y, area.width)
    sheet.key(
        "start", area.right - START, area.y + 22, START, 84, words("setup.start"), "main", "play", size=36,
        enabled=enough,
    )  # fmt: skip
    sheet.look(Icon("clock", 54 * sheet.scale, "honey"), area.x + 28, area.y + 64)
    wide = 226 if sheet.upright else 300
    places = [(COUCH.encode(), words("sit.choice_couch")), (TABLE, words("sit.choice_table"))]
    chosen = COUCH.encode() if offer.couch else TABLE
    sheet.choice("around", area.right - START - 20 - wide, area.y + 22, wide, 84, places, chosen, 26)
    room = area.width - START - 120 - wide
    if not enough:
        sheet.words(words("setup.too_few"), area.x + 70, area.y + 64, 26, room=room)
        return
    minutes = told_minutes(offer.mode, offer.players, offer.settings)
    sheet.words(words("setup.minutes", count=minutes), area.x + 70, area.y + 48, 28, room=room)
    party = words("setup.alone") if offer.players == 1 else words(f"setup.count_{offer.players}")
    sheet.note(words("setup.all_bots") if offer.bots else party, area.x + 71, area.y + 84, 19, room=room)
