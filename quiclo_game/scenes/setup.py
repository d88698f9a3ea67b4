"""The setup of a game: who plays, and by which rules; everything is shown before the game and saved with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from quiclo_game.play.help import offers, without_helps
from quiclo_game.play.players import Strength
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.options import Number, OptionError, Settings, default_of, settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.real_dice import has_dice
from quiclo_game.scenes.seat_editor import SeatEditor
from quiclo_game.scenes.seating import Seating, chosen_plan
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.setup_options import DICE, REAL, TYPE, asked, settings_after, wanted
from quiclo_game.scenes.setup_rules import OWN, SHOWN, RulesOffer, lay_rules
from quiclo_game.scenes.setup_seats import BOT, PERSON, lay_seats
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.house_rules import HouseRules
from quiclo_game.shell.inputs import Input, KeyPress
from quiclo_game.shell.layout import upright
from quiclo_game.shell.shapes import Veil

MARGIN, GAP = 34.0, 22.0
SEATS_WIDTH = 640.0


class SetupScene(MenuScene):
    """Sets up a game of one mode and starts it."""

    first_key = "start"

    def __init__(
        self, services: Services, mode_key: str, draw_seed: Callable[[], int], last: GamePlan | None = None
    ) -> None:
        """Set up ``mode_key``; ``draw_seed`` gives the deal number, ``last`` the table to start from if there was one.

        Raises ``UnknownModeError``.
        """
        super().__init__(services)
        self._mode: Mode[Any] = find_mode(mode_key)
        self._draw_seed = draw_seed
        most = self._mode.seats.stop - 1
        known = last is not None and last.mode_key == mode_key
        self.seating = Seating(last.players[:most], most) if last is not None else Seating.usual(most)
        self._asked = asked(self._mode)
        self._rows = (*self._asked, DICE) if has_dice(self._mode) else self._asked
        self.real_dice = known and last is not None and last.real_dice
        self.settings: Settings = self._settled(self._mode.presets[services.preset] if services.preset else {})
        if known and last is not None:
            self.settings = without_helps(self._mode.options, last.settings)
        self._own: Settings | None = None if self.preset != OWN else self.settings
        self._page = 0
        self._editor: SeatEditor | None = None
        self._beneath: tuple[Draw, ...] = ()

    @property
    def preset(self) -> str:
        """The name of the preset that the settings are; of one's own with a colon before it, ``own`` if none."""
        for name, values in self._mode.presets.items():
            if self._settled(values) == self.settings:
                return name
        for rules in self.kept:
            if self._of_rules(rules) == self.settings:
                return f":{rules.name}"
        return OWN

    @property
    def kept(self) -> tuple[HouseRules, ...]:
        """The own rules that are shown among the presets, the newest first."""
        every = reversed(self.services.settings.house_rules)
        return tuple(rules for rules in every if rules.mode == self._mode.key)[:SHOWN]

    def _settled(self, values: Mapping[str, str]) -> Settings:
        """Return complete settings for as many players as sit here now."""
        return settle(self._mode.options, values, len(self.seating.players))

    def _of_rules(self, rules: HouseRules) -> Settings | None:
        """Return the settings of own rules; ``None`` where the mode no longer takes them."""
        try:
            return self._settled(dict(rules.values))
        except OptionError:
            return None

    @property
    def editor(self) -> SeatEditor | None:
        """The panel of one seat while it is open."""
        return self._editor

    # layout

    def arrange(self, sheet: Sheet) -> None:
        """Put seats and rules down; an open editor lies over them."""
        left = (sheet.width - min(sheet.width, 2100)) / 2 + MARGIN
        width = min(sheet.width, 2100) - 2 * MARGIN
        height = min(sheet.height, 1240 if not sheet.upright else 2000) - 2 * MARGIN
        top = (sheet.height - height) / 2
        self.seating = self.seating.fitted(self._offers(len(self.seating.players)))
        if sheet.upright:
            seats = Area(left, top, width, 560)
            rules = Area(left, seats.bottom + GAP, width, height - seats.height - GAP)
        else:
            seats = Area(left, top, SEATS_WIDTH, height)
            rules = Area(seats.right + GAP, top, width - SEATS_WIDTH - GAP, height)
        lay_seats(sheet, self.words, self.seating, self.fewest, seats, 2 if sheet.upright else 1)
        self._lay_rules(sheet, rules)
        if self._editor is not None:
            self._cover(sheet)
            seat = self._editor.seat
            nameless = self.seating.changed(seat, replace(self.seating.players[seat], name=""))
            self._editor.arrange(sheet, self.words, nameless.shown_name(seat, self.words))

    def _cover(self, sheet: Sheet) -> None:
        """Turn all that was put down so far into a picture beneath a veil."""
        sheet.draws.extend(Controls(sheet.controls).draws())
        sheet.controls.clear()
        width, height = sheet.size
        sheet.draws.append(Draw(Veil(width, height, alpha=0.72), width / 2, height / 2))

    def _lay_rules(self, sheet: Sheet, area: Area) -> None:
        """Put the panel of rules down, with what is to be read on it now."""
        players = self.seating.players
        offer = RulesOffer(
            mode=self._mode,
            settings=self._shown,
            options=self._rows,
            preset=self.preset,
            kept=tuple(rules.name for rules in self.kept),
            own=self._own is not None,
            page=self._page,
            players=len(players),
            bots=all(player.is_bot for player in players),
            couch=self.seat_plan.couch,
        )
        lay_rules(sheet, self.words, offer, area)

    @property
    def _shown(self) -> Settings:
        """The settings with what is asked besides: who throws the dice."""
        return Settings((*self.settings.pairs, (DICE.name, REAL if self.real_dice else DICE.default)))

    # answers

    def pressed(self, key: str) -> None:
        """Change the table, or start the game."""
        if self._editor is not None:
            if self._editor.pressed(key):
                self._close_editor()
            self.refresh()
            return
        kind, _, value = key.partition(":")
        navigator = self.services.navigator
        match kind:
            case "back":
                navigator.back()
            case "help":
                navigator.how_to(self._mode.key, navigator.back)
            case "book":
                navigator.rule_book(self._mode.key)
            case "start":
                self.begin()
            case "rules":
                values = without_helps(self._mode.options, self.settings).pairs
                navigator.house_rules(self._mode.key, values, self._take_rules)
            case "couch":
                navigator.couch(self)
            case _ if value == TYPE:
                self._type(kind.partition(".")[2])
            case _:
                self._change(kind, value, key)
                self.services.couch.keep(player.colour for player in self.seating.players if not player.is_bot)
                self.refresh()

    def _type(self, name: str) -> None:
        """Let the number of an option be typed."""

        def take(number: int) -> None:
            self.settings = self.settings.changed(name, str(number))
            self._own = self.settings if self.preset == OWN else self._own
            self.refresh()

        option = next(option for option in self._asked if option.name == name)
        assert isinstance(option, Number), "only numbers are typed"
        self.services.navigator.type_number(wanted(option, self.settings, self.words), take)

    def _offers(self, seats: int) -> Mapping[str, int]:
        return offers(self._mode, seats, self.settings)

    @property
    def fewest(self) -> int:
        """How many players the game needs."""
        return self._mode.seats.start

    def begin(self) -> bool:
        """Start the game; return ``False`` if somebody is still missing."""
        if len(self.seating.players) < self.fewest:
            return False
        if (plan := self.seat_plan).couch:
            self.services.navigator.play(self.plan())
        else:
            self.services.navigator.sit_down(self.seating, plan, self.fewest, self._play_around, self._offers)
        return True

    def _play_around(self, seating: Seating, plan: SeatPlan) -> None:
        """Start the game with those who have sat down around the table."""
        self.seating = seating
        self.services.navigator.play(replace(self.plan(), seating=plan))

    @property
    def seat_plan(self) -> SeatPlan:
        """Where people sit, as they chose it last."""
        return chosen_plan(self.services.settings, len(self.seating.players), upright=upright(self.size))

    def plan(self) -> GamePlan:
        """Return the game as it is set up now, with a new deal."""
        players, dice = self.seating.settled(self.words), self.real_dice
        return GamePlan(self._mode.key, players, self.settings, self._draw_seed(), real_dice=dice)

    def dismissed(self) -> None:
        """Close the editor without taking anything over, or leave."""
        if self._editor is None:
            super().dismissed()
            return
        self._editor = None
        self.refresh()

    def _change(self, kind: str, value: str, key: str) -> None:
        before = len(self.seating.players)
        self._change_one(kind, value, key)
        self._follow_party(before)

    def _follow_party(self, before: int) -> None:
        """Let options that nobody has touched have the value that is usual for so many players."""
        now = len(self.seating.players)
        for option in self._asked:
            if self.settings[option.name] == default_of(option, before):
                self.settings = self.settings.changed(option.name, default_of(option, now))

    def _change_one(self, kind: str, value: str, key: str) -> None:
        seating = self.seating
        match kind:
            case "join":
                self.seating = seating.joined(None if value == PERSON else Strength.MEDIUM)
            case "out":
                self.seating = seating.left(int(value))
            case "up":
                self.seating = seating.raised(int(value))
            case "seat":
                self._open_editor(int(value))
            case "around":
                self.services.store.change(seating=value)
            case "page":
                self._page += 1
            case "preset":
                self._take_preset(value)
            case "kind":
                seat, _, who = value.partition(":")
                strength = None if who == PERSON else Strength.MEDIUM if who == BOT else Strength(who)
                self.seating = seating.played_by(int(seat), strength)
            case _:
                if key.startswith(f"option.{DICE.name}:"):
                    self.real_dice = value == REAL
                    return
                changed = settings_after(key, self._asked, self.settings)
                if changed is not None:
                    self.settings = changed
                    self._own = changed if self.preset == OWN else self._own

    def _take_rules(self, rules: HouseRules) -> None:
        settings = self._of_rules(rules)
        if settings is not None:
            self.settings = settings
        self.refresh()

    def _take_preset(self, name: str) -> None:
        if name.startswith(":"):
            self._take_rules(next(rules for rules in self.kept if rules.name == name[1:]))
        elif name != OWN:
            self.settings = self._settled(self._mode.presets[name])
        elif self._own is not None:
            self.settings = self._own

    def _open_editor(self, seat: int) -> None:
        others = [other for other in range(len(self.seating.players)) if other != seat]
        names = [self.seating.shown_name(other, self.words) for other in others]
        self.controls.cancel()
        taken, known = self.seating.taken_colours(seat), self._offers(len(self.seating.players))
        self._editor = SeatEditor(seat, self.seating.players[seat], taken, names, known, self._mode.key)

    def _close_editor(self) -> None:
        assert self._editor is not None
        seat, player = self._editor.seat, self._editor.player
        self.services.couch.recolour(self.seating.players[seat].colour, player.colour)
        self.seating = self.seating.changed(seat, player)
        self._editor = None

    # the line to type into

    def take(self, event: Input) -> None:
        """Let the line of an open editor have its keys first."""
        if self._editor is None or self._editor.field is None:
            super().take(event)
            return
        if self._editor.handle(event, steered=self.controls.focus_shown):
            if self._editor.field.take_finished():
                self.pressed("done")
            self.refresh()
        elif not (isinstance(event, KeyPress) and event.key == "space"):
            super().take(event)

    @property
    def takes_text(self) -> bool:
        """Whether a name is typed: as long as an editor is open."""
        return self._editor is not None

    def update(self, dt: float) -> None:
        """Let the cursor of the line blink."""
        super().update(dt)
        if self._editor is not None and self._editor.field is not None:
            before = self._editor.field.version
            self._editor.field.update(dt)
            if self._editor.field.version != before:
                self.invalidate()

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return the line that is typed into."""
        if self._editor is None or self._editor.field is None:
            return ()
        return (self._editor.field.draw(), *self._editor.placeholder())
