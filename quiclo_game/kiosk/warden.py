"""The warden stands between guests and the program: sees every input, keeps the time, and knows who is still there."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

from quiclo_game.kiosk.activity import begins, shows_somebody
from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.corner_hold import CornerHold
from quiclo_game.kiosk.daily_reset import DailyReset
from quiclo_game.kiosk.idle import IdleWatch, Presence
from quiclo_game.kiosk.session_clock import Due, SessionClock
from quiclo_game.kiosk.statistics import EndedBy
from quiclo_game.shell.inputs import Input, KeyPress, Pointer
from quiclo_game.shell.scene import Size

EVERY = 1_000.0
OPERATOR_LEFT = 180_000.0
"""An operator's page that nobody touches for so many ms closes itself."""
UNLOCKING_LEFT = 75_000.0
"""So does the question for the PIN, once its lock is over: anybody can open it, so it makes nobody an operator."""
DESERTED = 120_000.0
"""A game that ends when nobody has touched anything for so many ms played itself to its end."""
GOODBYE = 12_000.0
"""So many ms guests see that they were thanked."""
BARRED = frozenset(("escape", "f11", "f4", "print screen", "menu", "left meta", "right meta"))
"""Keys that guests press in vain; so are all with control or alt."""


class House(Protocol):
    """The program as the warden sees it."""

    @property
    def window(self) -> Size:
        """The size of the window in px."""
        ...

    @property
    def attracting(self) -> bool:
        """Whether it plays itself and waits for guests."""
        ...

    @property
    def operating(self) -> bool:
        """Whether the operator is at work: somebody who knew the PIN."""
        ...

    @property
    def unlocking(self) -> bool:
        """Whether the PIN is asked for."""
        ...

    @property
    def busy(self) -> bool:
        """Whether something goes on that guests wait for."""
        ...

    def ask_if_there(self, seconds_left: Callable[[], int]) -> None:
        """Ask whether anybody is there; ``seconds_left`` tells the countdown."""
        ...

    def be_answered(self) -> None:
        """Take the question away."""
        ...

    def announce_end(self, minutes: int) -> None:
        """Say that so many minutes are left."""
        ...

    def say_goodbye(self, seconds_left: Callable[[], int]) -> None:
        """Thank the guests; ``seconds_left`` tells how long they see it."""
        ...

    def attract(self, ended_by: EndedBy) -> None:
        """End the session and wait for the next guests."""
        ...

    def open_operator(self) -> None:
        """Ask for the operator's PIN, in front of everything."""
        ...

    def stop_unlocking(self) -> None:
        """Ask for it no longer."""
        ...

    def begin_day(self) -> None:
        """Forget what the day has left behind."""
        ...

    def look_after_itself(self) -> None:
        """Do what is to be done every second."""
        ...


class Warden:
    """See ``Guard`` of the loop."""

    def __init__(self, house: House, config: KioskConfig, day: DailyReset) -> None:
        """Watch a house; ``day`` tells when another one begins."""
        self._house = house
        self._corners = CornerHold(config.corner_seconds * 1000.0)
        self._day = day
        self._idle = IdleWatch(0.0, 0.0)
        self._session = SessionClock(0.0)
        self._untouched = 0.0
        self._goodbye = GOODBYE
        self._since_look = 0.0
        self._asked = self._answered = False
        self._due = Due.NO
        self.take(config)

    @property
    def lasted(self) -> float:
        """How many ms the session lasts already."""
        return self._session.lasted

    @property
    def deserted(self) -> bool:
        """Whether nobody has touched anything for so long that what goes on goes on by itself."""
        return self._untouched >= DESERTED

    def take(self, config: KioskConfig) -> None:
        """Begin a session with these decisions."""
        self._idle = IdleWatch(config.ask_after * 1000.0, config.count_down * 1000.0)
        self._session = SessionClock(config.session_minutes * 60_000.0)
        self._untouched = 0.0
        self._goodbye = GOODBYE
        self._asked = self._answered = False
        self._due = Due.NO

    def admit(self, event: Input) -> bool:
        """Note that somebody is there; say whether the scenes may see what they did."""
        if isinstance(event, Pointer):
            self._corners.watch(event, self._house.window)
        elif isinstance(event, KeyPress):
            if event.key == "o" and event.control and event.alt and event.shift:
                self._note_somebody()
                self._house.open_operator()
                return False
            if event.key in BARRED or event.control or event.alt:
                return False
        if not shows_somebody(event):
            return True
        if not self._asked:
            self._note_somebody()
            return True
        if begins(event):
            self._note_somebody()
        return False

    def update(self, dt: float) -> None:
        """Let ``dt`` ms go by."""
        self._since_look += dt
        self._untouched += dt
        house = self._house
        if self._since_look >= EVERY:
            self._since_look = 0.0
            house.look_after_itself()
            if house.attracting and not (house.operating or house.unlocking) and self._day.due():
                house.begin_day()
        if self._corners.held:
            self._note_somebody()
        sign = self._corners.update(dt)
        self._take_answer()
        if sign:
            house.open_operator()
        elif house.operating:
            if self._untouched >= OPERATOR_LEFT:
                house.attract(EndedBy.OPERATOR)
        else:
            if house.unlocking and self._untouched >= UNLOCKING_LEFT:
                house.stop_unlocking()
            if not house.attracting:
                self._watch_guests(dt)

    def _note_somebody(self) -> None:
        """Note that somebody is there, who has answered if that was asked."""
        self._untouched = 0.0
        self._idle.touched()
        self._answered = self._asked
        self._take_answer()

    def _take_answer(self) -> None:
        """Take the question away once it is answered and no corner is touched: another scene ends every finger."""
        if self._answered and not self._corners.touched:
            self._asked = self._answered = False
            self._house.be_answered()

    def _watch_guests(self, dt: float) -> None:
        if self._house.unlocking or self._corners.held:
            # Nobody is asked or sent away at the PIN, which closes itself where nobody types.
            self._session.update(dt, busy=True)
            return
        if self._due is Due.OVER:
            self._goodbye -= dt
            if self._goodbye <= 0:
                self._house.attract(EndedBy.LIMIT)
            return
        busy = self._house.busy
        presence = self._idle.update(dt, busy=busy)
        if presence is Presence.GONE:
            self._house.attract(EndedBy.IDLE)
            return
        if presence is Presence.ASKED and not self._asked:
            self._asked = True
            self._house.ask_if_there(lambda: self._idle.seconds_left)
        due = self._session.update(dt, busy=busy)
        if self._asked or due is self._due:
            return
        self._due = due
        if due is Due.SOON:
            self._house.announce_end(self._session.minutes_left)
        else:
            self._house.say_goodbye(lambda: max(0, math.ceil(self._goodbye / 1000.0)))
