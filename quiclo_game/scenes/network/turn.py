"""The turn of a person: what has been chosen, what follows from every tap, and why something does not work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from quiclo_game.locale import Words as Language
from quiclo_game.locale.sentences import explain
from quiclo_game.play.match import Match
from quiclo_game.play.network_hints import NetworkHint, advised, network_hint
from quiclo_game.rules.contract import Action
from quiclo_game.rules.network_board import Cell
from quiclo_game.rules.network_checks import check_pair
from quiclo_game.rules.network_moves import has_fit
from quiclo_game.rules.network_state import DrawCard, NetworkState, PassTurn, PlaceCards
from quiclo_game.rules.network_triples import makes_equation
from quiclo_game.rules.rejections import Rejection
from quiclo_game.scenes.hint_grades import HintGrades
from quiclo_game.scenes.network.choice import (
    PAIR,
    Choice,
    Ghost,
    fitting_cards,
    ghosts,
    usual_direction,
    ways_at,
)
from quiclo_game.scenes.network.edges import equation_tokens


class TurnTable(Protocol):
    """The table as a turn sees it."""

    match: Match[Any]

    @property
    def state(self) -> NetworkState:
        """The state of the match."""
        ...

    @property
    def words(self) -> Language:
        """The words of the language that is set."""
        ...

    def submit(self, action: Action) -> Rejection | None:
        """Hand an action to the match; a refusal is said in a sentence."""
        ...

    def say(self, sentence: str, tone: str = "plain") -> None:
        """Show a sentence to everyone."""
        ...

    def sound(self, name: str) -> None:
        """Play a sound by name."""
        ...

    def show_cells(self, cells: Sequence[Cell]) -> None:
        """Bring cells into view."""
        ...

    def grants_hint(self, *, again: bool) -> bool:
        """Say whether the person due gets a hint; ``again`` is one that tells nothing new."""
        ...


class Turn:
    """What the person whose turn it is has chosen; asked for only while a person may act."""

    def __init__(self, table: TurnTable, wrong: Callable[[tuple[int, ...]], None]) -> None:
        """Start with nothing chosen; ``wrong`` is called with the cards that do not fit, to shake them."""
        self._table = table
        self._wrong = wrong
        self.choice = Choice()
        self.hinted: tuple[int, ...] = ()
        """Hand cards that a hint points out."""
        self.hinted_target = 0
        self._grades = HintGrades()
        self._advised: dict[int, PlaceCards | None] = {}
        """What the hints of a turn, by its number, are about: the same, also after a card was drawn for them."""
        self._ghosts: tuple[NetworkState | None, Choice, tuple[Ghost, ...]] = (None, Choice(), ())

    def reset(self) -> None:
        """Forget everything: another turn, or an undo."""
        self.choice = Choice()
        self._forget_hint()

    def keep(self, hand: tuple[int, ...]) -> None:
        """Forget chosen cards that are not in the hand any more."""
        if not set(self.choice.cards) <= set(hand):
            self.reset()

    # ---- what follows from the choice ----------------------------------------------------------------------------

    @property
    def ghosts(self) -> tuple[Ghost, ...]:
        """The ways in which the chosen cards could lie."""
        state = self._table.state
        known_state, known_choice, found = self._ghosts
        if known_state is not state or known_choice != self.choice:
            found = ghosts(state, self.choice)
            self._ghosts = state, self.choice, found
        return found

    @property
    def chosen_ghost(self) -> Ghost | None:
        """The way that the main key takes: the chosen direction, or the one with the most room."""
        direction = usual_direction(self._table.state, self.choice)
        return next((ghost for ghost in self.ghosts if ghost.line.direction == direction), None)

    @property
    def tokens(self) -> tuple[str, ...]:
        """What has been chosen, as the read-out shows it: a whole equation, or the numbers so far."""
        ghost = self.chosen_ghost
        if ghost is not None:
            return equation_tokens(ghost.line.equation)
        numbers = [*self.choice.cards, *([self.choice.target] if self.choice.target else [])]
        return tuple(map(str, numbers))

    @property
    def fitting(self) -> frozenset[int]:
        """Hand cards that go with the target that was tapped first."""
        return fitting_cards(self._table.state, self.choice) if len(self.choice.cards) < PAIR else frozenset()

    @property
    def stuck(self) -> bool:
        """Whether nothing fits, so that a card has to be drawn or the turn handed on."""
        state = self._table.state
        return not has_fit(state.hand, state.network, state.settings["operators"])

    @property
    def may_draw(self) -> bool:
        """Whether a card may be drawn."""
        state = self._table.state
        return self._table.match.mode.check(state, state.turns.seat, DrawCard()) is None

    @property
    def may_pass(self) -> bool:
        """Whether the turn may be handed on."""
        state = self._table.state
        return self._table.match.mode.check(state, state.turns.seat, PassTurn()) is None

    # ---- taps ----------------------------------------------------------------------------------------------------

    def press(self, kind: str, value: str) -> None:
        """Take what the focus was pressed on: a ``card`` of the hand, a ``cell`` by its card, a ``ghost``."""
        match kind:
            case "card":
                self.tap_card(int(value))
            case "cell":
                self.tap_target(int(value))
            case "ghost":
                self.aim(value)
                self.lay()

    def tap_card(self, number: int) -> None:
        """Choose a hand card, or give it back."""
        self._change(self.choice.with_card(number))

    def tap_target(self, number: int) -> None:
        """Choose a card of the network, or give it back; where it does not go with the chosen pair, say why."""
        self._change(self.choice.with_target(number))
        if self.choice.target and not self.choice.cards and not self.fitting:
            self._table.say(self._table.words("network.nothing_here", target=self.choice.target))

    def tap_cell(self, cell: Cell) -> bool:
        """Lay the cards where a ghost was tapped; return whether there was one."""
        ghost = next((ghost for ghost in self.ghosts if cell in ghost.cells), None)
        if ghost is not None:
            self._table.submit(self.choice.action(ghost.line.direction))
        return ghost is not None

    def lay(self) -> None:
        """Lay the cards as the main key offers, or say what is still missing."""
        ghost = self.chosen_ghost
        if ghost is not None:
            self._table.submit(self.choice.action(ghost.line.direction))
        else:
            self.explain_missing()

    def drop(self, cards: tuple[int, ...], grip: int, cell: Cell) -> None:
        """Let go of carried cards over a cell: they are laid, or a target is chosen, or they go home."""
        state = self._table.state
        number = state.network.card_at(cell)
        if number is not None:
            others = [card for card in self.choice.cards if card not in cards]
            self._change(Choice((*others, *cards)[-PAIR:], number))
            return
        ways = ways_at(state, cards, cell, self.choice.target)
        if ways:
            self._table.submit(ways[0])
        elif len(cards) == PAIR and self.choice.target and self._fits(Choice(cards, self.choice.target)):
            self.choice = Choice(cards, self.choice.target)
            self._table.say(self._table.words("network.choose_place"))
        elif len(cards) == PAIR and self.choice.target:
            self._judge(Choice(cards, self.choice.target))
        else:
            self._table.say(self._table.words("network.drop_on_card"))

    def aim(self, direction: str) -> None:
        """Choose a direction by its name, if the cards can lie there."""
        if any(ghost.line.direction == direction for ghost in self.ghosts):
            self.choice = Choice(self.choice.cards, self.choice.target, direction)

    def turn_direction(self, step: int) -> None:
        """Choose the next direction that is open, clockwise or back."""
        now, names = self.chosen_ghost, [ghost.line.direction for ghost in self.ghosts]
        if now is not None:
            place = names.index(now.line.direction)
            self.choice = Choice(self.choice.cards, self.choice.target, names[(place + step) % len(names)])
            self._table.sound("select")

    def next_target(self, step: int) -> None:
        """Choose the next card of the network by number, round at the end."""
        state = self._table.state
        listed = sorted(spot.number for spot in state.network.spots() if state.network.open_bits(spot.number))
        if not listed:
            return
        later = [number for number in listed if number > self.choice.target]
        earlier = [number for number in reversed(listed) if number < self.choice.target]
        target = (later or listed)[0] if step > 0 else (earlier or listed[::-1])[0]
        self.choice = Choice(self.choice.cards, target)
        self._table.sound("select")
        spot = state.network.spot(target)
        if spot is not None:
            self._table.show_cells((spot.cell,))

    def pick(self, number: int) -> None:
        """Choose a card by its number, typed: of the hand, or else of the network."""
        state = self._table.state
        if number in state.hand:
            self.tap_card(number)
        elif number in state.network:
            self.tap_target(number)
        else:
            self._table.say(self._table.words("network.not_here", card=number), "wrong")

    def clear(self) -> None:
        """Give everything back."""
        if self.choice != Choice():
            self.reset()
            self._table.sound("select")

    # ---- the pile and hints --------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw a card, hand the turn on where the pile is empty, or hear that something fits."""
        self._table.submit(PassTurn() if self.may_pass else DrawCard())

    def hint(self) -> None:
        """Give the next grade of a hint; that nothing fits is seen anyway, and told for nothing."""
        turns = self._table.state.turns
        if not self._table.grants_hint(again=self.stuck or self._grades.exhausted(turns.number)):
            return
        state = self._table.state
        view = self._table.match.mode.view(state, turns.seat)
        about = self._advised.get(turns.number) or advised(view, turns.seat)
        self._advised[turns.number] = about
        hint = network_hint(view, turns.seat, self._grades.advance(turns.number), about)
        self._table.sound("hint")
        self.hinted, self.hinted_target = hint.pair or (), hint.target or 0
        if hint.line is not None:
            self.choice = Choice((hint.line.near, hint.line.far), hint.line.target, hint.line.direction)
        spot = state.network.spot(self.hinted_target)
        if spot is not None:
            self._table.show_cells((spot.cell,))
        self._table.say(self._hint_words(hint), "hint")

    def explain_missing(self) -> None:
        """Say what is to be chosen next."""
        self._table.say(self.prompt())
        self._table.sound("select")

    def prompt(self) -> str:
        """Return what is to be done next, in words."""
        words, choice = self._table.words, self.choice
        if self.stuck:
            return self._way_out()
        if self.ghosts:
            return words("network.choose_place")
        if choice.target and len(choice.cards) < PAIR:
            return words("network.choose_fitting", target=choice.target)
        if len(choice.cards) == PAIR:
            return words("network.choose_target")
        return words("network.choose_second" if choice.cards else "network.choose_cards")

    # ---- inner working -------------------------------------------------------------------------------------------

    def _way_out(self) -> str:
        """Say what remains where nothing fits, and why, if two cards have been chosen."""
        words, cards = self._table.words, self.choice.cards
        remains = "pass" if self.may_pass else "draw"
        nowhere = check_pair(self._table.state, *cards) if len(cards) == PAIR else None
        if nowhere is None:
            return words(f"network.{remains}")
        return words(f"network.{remains}_because", reason=explain(nowhere, words))

    def _change(self, choice: Choice) -> None:
        self._forget_hint()
        if choice.complete and not self._fits(choice):
            self._judge(choice)
            return
        self.choice = choice
        self._table.sound("select")
        if self.ghosts:
            self._table.show_cells([cell for ghost in self.ghosts for cell in ghost.cells])

    def _fits(self, choice: Choice) -> bool:
        state = self._table.state
        first, second = choice.cards
        makes = makes_equation(first, second, choice.target, state.settings["operators"])
        return makes and state.network.open_bits(choice.target) > 0

    def _judge(self, choice: Choice) -> None:
        """Say why three cards do not go together; the hand cards stay chosen, the target does not."""
        state = self._table.state
        self.choice = Choice(choice.cards)
        rejection = self._table.match.mode.check(state, state.turns.seat, choice.action("e"))
        if rejection is not None:
            self._table.say(explain(rejection, self._table.words), "wrong")
            self._table.sound("wrong")
            self._wrong(choice.cards)

    def _forget_hint(self) -> None:
        self.hinted, self.hinted_target = (), 0

    def _hint_words(self, hint: NetworkHint) -> str:
        words = self._table.words
        if not hint.count:
            return words("network.hint_none")
        if hint.line is not None:
            return words("network.hint_solution", calculation=hint.line.equation.written())
        if hint.target is not None:
            return words("network.hint_target", target=hint.target)
        if hint.pair is not None:
            return words("network.hint_cards")
        return words("network.hint_possible", count=hint.count)
