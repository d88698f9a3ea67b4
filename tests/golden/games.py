"""The golden playthroughs: which games are played, by whom, and how they are written down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quiclo_game.locale import load_words
from quiclo_game.play.bots import Bot
from quiclo_game.play.journal import read_journal as read
from quiclo_game.play.journal_header import Header
from quiclo_game.play.journal_replay import replay
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.narration import narrate
from quiclo_game.play.players import Player, Strength, read_seats
from quiclo_game.play.race import first_to_act
from quiclo_game.rules.brain_state import BrainState, Solve, Status, Step, TimeUp
from quiclo_game.rules.combination import LayAloud, LayEquations
from quiclo_game.rules.hints import TakeHint
from quiclo_game.rules.mental_state import CallTime, MentalState
from quiclo_game.rules.mental_state import Solve as SolveTarget
from quiclo_game.rules.mental_state import Step as MentalStep
from quiclo_game.rules.mental_state import TimeUp as ThinkingTimeUp
from quiclo_game.rules.network_state import NetworkState, PlaceCards
from quiclo_game.rules.network_state import TimeUp as TurnTimeUp
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.remainder_state import Pick, RemainderState
from quiclo_game.rules.remainder_state import TimeUp as ClaimTimeUp
from quiclo_game.rules.seats import Dealer
from quiclo_game.rules.strategy_state import ANSWERS, TURN_STEPS, StrategyState, Vote
from quiclo_game.rules.strategy_state import CallTime as CallPlayingTime
from quiclo_game.rules.strategy_state import Step as StrategyStep
from quiclo_game.rules.strategy_state import TimeUp as SeatTimeUp
from tests.bot_game import begin, play_on

FOLDER = Path(__file__).resolve().parent
LANGUAGES = ("de", "en")


@dataclass(frozen=True)
class Game:
    """One playthrough: a name, who sits there, the seed, the settings, and how the seats play."""

    name: str
    seats: str
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    mode: str = "brain_training"
    drive: Callable[[Match[Any], Header], object] = play_on

    @property
    def path(self) -> Path:
        """Where the playthrough is kept."""
        return FOLDER / f"{self.name}.txt"

    @property
    def header(self) -> Header:
        """What the game is set up with; people are played by strong bots under their own names."""
        settings = settle(find_mode(self.mode).options, self.options)
        players = tuple(
            Player(player.name, player.colour, player.strength or Strength.STRONG) for player in read_seats(self.seats)
        )
        return Header(self.mode, settings, players, self.seed)


def play_clumsily(match: Match[BrainState], header: Header) -> None:
    """Play to the end; now and then someone miscalculates, takes an action back, or lets the time run out."""
    lots = Lots(header.seed)
    while match.outcome is None:
        state = match.state
        seat = state.turns.seat
        if state.step is Step.CALCULATE and lots.happens(0.3):
            if lots.happens(0.15):
                match.submit(seat, TimeUp())
                continue
            for target in state.targets:
                if target.status is Status.OPEN:
                    match.submit(seat, Solve(target.card, "a+b"))
            continue
        play_on(match, header, 1)
        if lots.happens(0.2):
            match.undo(seat)


def lay_clumsily(match: Match[NetworkState], header: Header) -> None:
    """Play to the end; now and then someone tries cards that do not fit, takes an action back, or is too slow."""
    lots = Lots(header.seed)
    while match.outcome is None:
        seat, hand = match.state.turns.seat, match.state.hand
        if lots.happens(0.1):
            match.submit(seat, TurnTimeUp())
            continue
        if lots.happens(0.3):
            match.submit(seat, PlaceCards(hand[0], hand[-1], match.state.network.line_count + 1, "e"))
        play_on(match, header, 1)
        if lots.happens(0.2):
            match.undo(seat)


def ask_for_hints(match: Match[Any], header: Header) -> None:
    """Play to the end; now and then someone pays for a hint, or cannot, and tries to take it back."""
    lots = Lots(header.seed)
    while match.outcome is None:
        seat = next(actor for actor in match.mode.actors(match.state) if not isinstance(actor, Dealer))
        if lots.happens(0.1) and match.submit(seat, TakeHint()) is None:
            match.undo(seat)
        play_on(match, header, 1)


def claim_clumsily(match: Match[RemainderState], header: Header) -> None:
    """Race to the end; now and then someone shows wrong cards or none at all, or nobody finds a pair in time."""
    lots = Lots(header.seed)
    bots = {
        seat: Bot(match.mode, seat, player.strength or Strength.STRONG, lots)
        for seat, player in enumerate(header.players)
    }
    while turn := first_to_act(match.mode, match.state, bots):
        state = match.state
        if state.claim is not None and lots.happens(0.1):
            match.submit(state.claim.seat, ClaimTimeUp(state.claim_ends or state.clock))
        elif state.claim is not None and lots.happens(0.1):
            low, high = state.open_cards[:2]
            match.submit(state.claim.seat, Pick(low, high, state.clock + 900))
        elif state.claim is None and lots.happens(0.05):
            match.submit(0, ClaimTimeUp(state.laid_at + 60_000))
        else:
            match.submit(turn[0], turn[1].action)


def calculate_clumsily(match: Match[MentalState], header: Header) -> None:
    """Play until the time is called; now and then someone is too slow or adds up any two cards."""
    lots = Lots(header.seed)
    while match.outcome is None:
        state = match.state
        if state.step is MentalStep.CALCULATE:
            if state.turns.number == 12:
                match.submit(state.turns.seat, CallTime())
            if lots.happens(0.2):
                match.submit(state.turns.seat, ThinkingTimeUp())
                continue
            match.submit(state.turns.seat, SolveTarget("k+l"))
        play_on(match, header, 1)


def combine_clumsily(match: Match[StrategyState], header: Header) -> None:
    """Play until the time is called; now and then someone lays what is none, is too slow, or explains and is judged."""
    lots = Lots(header.seed)
    while match.outcome is None:
        state = match.state
        seat = next(actor for actor in match.mode.actors(state) if not isinstance(actor, Dealer))
        if state.step is StrategyStep.VOTE:
            match.submit(seat, Vote(ANSWERS[lots.below(len(ANSWERS))]))
            continue
        if state.step in TURN_STEPS:
            if state.turns.number == 14:
                match.submit(seat, CallPlayingTime())
            cards = state.hand.cards
            match.submit(seat, LayEquations((cards[:3], cards[3:6])))
            if lots.happens(0.1):
                match.submit(seat, LayAloud(cards[:6]))
                continue
        if lots.happens(0.1):
            match.submit(seat, SeatTimeUp())
            continue
        play_on(match, header, 1)
        if lots.happens(0.1):
            match.undo(seat)


GAMES = (
    Game("race_self_two", "Mia,bot:easy", 11),
    Game("race_animation_alone", "bot:medium", 12, {"play": "animation"}),
    Game("race_one_attempt_with_clock", "Mia,Ben", 13, {"attempts": "one", "think_seconds": "60"}, drive=play_clumsily),
    Game("race_first_steps", "bot:easy,Mia", 14, {"operators": "+-", "continents": "12", "lone_die": "off"}),
    Game("conquest_self_four", "Mia,bot:easy,bot:medium,bot:strong", 15, {"variant": "conquest", "continents": "136"}),
    Game(
        "conquest_animation_two",
        "bot:strong,bot:strong",
        16,
        {"variant": "conquest", "play": "animation", "start": "first", "hopeless_ends": "on"},
    ),
    Game("network_two", "Mia,bot:easy", 21, mode="card_network"),
    Game(
        "network_fair_four",
        "Mia,bot:easy,bot:medium,bot:strong",
        22,
        {"start_cards": "3", "direction": "game", "hands": "open", "start": "first"},
        mode="card_network",
    ),
    Game(
        "network_sums_with_clock",
        "Mia,Ben,Eva",
        23,
        {"operators": "+-", "think_seconds": "30"},
        "card_network",
        lay_clumsily,
    ),
    Game("network_blocked_three", "bot:medium,bot:easy,Mia", 24, {"operators": "*/"}, mode="card_network"),
    Game(
        "network_priced_hints",
        "Mia,Ben,bot:easy",
        25,
        {"hint_prices": "2,1", "hands": "open"},
        "card_network",
        ask_for_hints,
    ),
    Game("remainder_alone_cleared", "Mia", 31, mode="no_remainder"),
    Game("remainder_alone_seven", "Mia", 32, {"divisor": "7", "remainders": "hidden"}, "no_remainder"),
    Game("remainder_alone_dead_end", "bot:easy", 33, {"divisor": "24", "deal": "random"}, "no_remainder"),
    Game("remainder_never", "Mia", 34, {"divisor": "300"}, "no_remainder"),
    Game("remainder_race_two", "Mia,bot:easy", 35, {"deal": "random"}, "no_remainder"),
    Game(
        "remainder_clumsy_race_four",
        "Mia,bot:easy,bot:medium,bot:strong",
        36,
        {"divisor": "5", "deal": "random", "think_seconds": "60"},
        "no_remainder",
        claim_clumsily,
    ),
    Game("mental_two", "Mia,bot:easy", 41, mode="mental_arithmetic"),
    Game(
        "mental_flat_rounds_three",
        "bot:medium,bot:strong,Mia",
        42,
        {"dialect": "flat", "rounds": "3"},
        "mental_arithmetic",
    ),
    Game("mental_cards_alone", "bot:easy", 43, {"cards": "15", "operators": "+-"}, "mental_arithmetic"),
    Game(
        "mental_time_three",
        "Mia,Ben,Eva",
        44,
        {"minutes": "5", "think_seconds": "30", "start": "first"},
        "mental_arithmetic",
        calculate_clumsily,
    ),
    Game("strategy_net_three", "Mia,bot:easy,bot:medium", 51, mode="strategy"),
    Game("strategy_first_steps_four", "Mia,Ben,bot:easy,bot:easy", 52, {"operators": "+-"}, "strategy"),
    Game(
        "strategy_people_calculate",
        "bot:easy,Mia",
        53,
        {"combination": "ring", "final": "people", "won_cards": "hidden", "card_limit": "9"},
        "strategy",
    ),
    Game(
        "strategy_vote_and_clocks",
        "Mia,bot:easy,bot:easy",
        104,
        {"combination": "ring", "vote": "on", "think_seconds": "30", "minutes": "20"},
        "strategy",
        combine_clumsily,
    ),
    Game(
        "strategy_priced_hints",
        "Mia,Ben",
        55,
        {"combination": "ring", "card_limit": "10", "hint_prices": "1,2"},
        "strategy",
        ask_for_hints,
    ),
    Game("strategy_free_two", "bot:easy,bot:easy", 60, {"combination": "free"}, "strategy"),
)


def playthrough(game: Game, journal: Path) -> str:
    """Play a game with its journal at a path; return the journal and what is told of it, as one text."""
    header = game.header
    game.drive(begin(header, journal), header)
    match = replay(read(journal))
    names = [player.name for player in header.players]
    parts = ["== journal ==", journal.read_text(encoding="utf-8").rstrip("\n")]
    for language in LANGUAGES:
        words = load_words(language)
        parts.append(f"== {language} ==")
        parts += [sentence for move in match.moves for sentence in narrate(move, names, words)]
    return "\n".join(parts) + "\n"
