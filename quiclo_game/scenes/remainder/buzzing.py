"""What the buzzers of a table say and look like at a moment, seat by seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quiclo_game.locale import Words
from quiclo_game.rules.remainder_state import RemainderState, Step
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.remainder.clock import MatchClock
from quiclo_game.scenes.remainder.zones import Mood


def mood_of(state: RemainderState, clock: MatchClock, seat: Seat) -> Mood:
    """Return what a seat's buzzer is good for right now."""
    if state.claim is not None:
        return Mood.CLAIMS if state.claim.seat == seat else Mood.WAITS
    if state.step is not Step.SEARCH:
        return Mood.WAITS
    return Mood.LOCKED if clock.lock_left(state, seat) > 0 else Mood.READY


def labels(moods: Sequence[Mood], people: Sequence[bool], words: Words, *, referee: bool) -> Iterator[str]:
    """Yield what stands on the buzzers; on a locked one lies the ring with its time instead."""
    for mood, person in zip(moods, people, strict=True):
        if mood is Mood.LOCKED:
            yield ""
        elif mood is Mood.CLAIMS:
            yield words("remainder.two_cards_now")
        elif not person:
            yield words("remainder.looks")
        else:
            yield words("remainder.said_it" if referee else "remainder.got_it")
