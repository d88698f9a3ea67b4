"""The warden stands between guests and the program: sees every input, keeps the time, and knows who is still there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
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
        """Whether the operator is at work."""
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

    def say_goodbye(self) -> None:
        """Thank the guests, and attract the next ones after a while."""
        ...

    def attract(self, ended_by: EndedBy) -> None:
        """End the session and wait for the next guests."""
        ...

    def open_operator(self) -> None:
        """Ask for the operator's PIN."""
        ...

    def begin_day(self) -> None:
        """Forget what the day has left behind."""
        ...

    def look_after_itself(self) -> None:
        """Do what is to be done every second."""
        ...


class Warden:
    """See ``Guard`` of the loop."""

    def __init__(self, house: House, config: KioskConfig, now: Callable[[], datetime]) -> None:
        """Watch a house; ``now`` tells the local time."""
        self._house = house
        self._corners = CornerHold(config.corner_seconds * 1000.0)
        self._day = DailyReset(config.reset_hour, now)
        self._idle = IdleWatch(0.0, 0.0)
        self._session = SessionClock(0.0)
        self._operator_alone = 0.0
        self._since_look = 0.0
        self._asked = False
        self._due = Due.NO
        self.take(config)

    @property
    def lasted(self) -> float:
        """How many ms the session lasts already."""
        return self._session.lasted

    def take(self, config: KioskConfig) -> None:
        """Begin a session with these decisions."""
        self._idle = IdleWatch(config.ask_after * 1000.0, config.count_down * 1000.0)
        self._session = SessionClock(config.session_minutes * 60_000.0)
        self._operator_alone = 0.0
        self._asked = False
        self._due = Due.NO

    def admit(self, event: Input) -> bool:
        """Note that somebody is there; say whether the scenes may see what they did."""
        if isinstance(event, Pointer):
            self._corners.watch(event, self._house.window)
        elif isinstance(event, KeyPress):
            if event.key == "o" and event.control and event.alt and event.shift:
                self._house.open_operator()
                return False
            if event.key in BARRED or event.control or event.alt:
                return False
        if not shows_somebody(event):
            return True
        self._operator_alone = 0.0
        if not self._asked:
            self._idle.touched()
            return True
        if begins(event):
            self._idle.touched()
            self._asked = False
            self._house.be_answered()
        return False

    def update(self, dt: float) -> None:
        """Let ``dt`` ms go by."""
        self._since_look += dt
        if self._since_look >= EVERY:
            self._since_look = 0.0
            self._house.look_after_itself()
            if self._house.attracting and self._day.due():
                self._house.begin_day()
        if self._corners.update(dt):
            self._house.open_operator()
        elif self._house.operating:
            self._operator_alone += dt
            if self._operator_alone >= OPERATOR_LEFT:
                self._house.attract(EndedBy.OPERATOR)
        elif not self._house.attracting:
            self._watch_guests(dt)

    def _watch_guests(self, dt: float) -> None:
        if self._due is Due.OVER:
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
            self._house.say_goodbye()
