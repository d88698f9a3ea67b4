"""Sound: one facade that plays by name, and is silent instead of failing where there is no sound (look.md, Sound)."""

from __future__ import annotations

import io
import logging
import random
from contextlib import suppress

import pygame

from quiclo_game.shell.assets import AssetError, Assets
from quiclo_game.shell.clock import Clock
from quiclo_game.shell.ladders import Ladders
from quiclo_game.shell.stderr import muffled_stderr
from quiclo_game.shell.voices import MOST_VOICES, Voices, decibels
from quiclo_game.shell.wav import repitched

LOUDEST = 10
RATE = 44_100
BUFFER = 512
"""Samples between asking for a sound and hearing it: 12 ms."""

RETRY_AFTER = 10_000.0
RETRY_AT_MOST = 300_000.0
"""After how many ms a missing sound device is looked for again: at first, and at most after failing ever again."""

SPREAD_DB = 1.5
SPREAD_PITCH = (0.97, 0.985, 1.0, 1.015, 1.03)
"""A struck thing never sounds twice the same: random gain, and one of a few pitches, each made only once."""

TUNED = frozenset(("valid", "score_tick", "hint", "reveal", "turn", "win", "wrong", "triumph", "select"))
"""Sounds with a melody: half a semitone of chance would be out of tune, so they keep their pitch."""

GROUPS = {
    "keys": frozenset(("key_press", "select")),
    "signals": frozenset(("valid", "wrong", "turn", "hint", "reveal", "score_tick", "triumph", "win")),
}
"""What belongs together for the volume; every other sound is a thing on the table (``"table"``), or a buzzer."""
BUZZER = "buzzer"
LEADING = frozenset(("win", "triumph", "reveal"))
DUCK_DB = -6.0
"""While one of those is heard, everything that is on or put on the table is so much softer, and so it stands out."""
WIDTH = 0.6
"""How far to the side the outermost seats are heard: both ears always hear something."""


def group_of(name: str) -> str:
    """Return the group to whose volume a sound belongs."""
    if name.startswith(BUZZER):
        return BUZZER
    return next((group for group, names in GROUPS.items() if name in names), "table")


def semitones(steps: float) -> float:
    """Return the pitch factor of so many semitones up."""
    return float(2.0 ** (steps / 12.0))


class Audio:
    """Plays ``assets/sounds/<name>.wav``; every limit of loudness is kept here, and nothing here ever raises."""

    def __init__(
        self, assets: Assets, clock: Clock, chance: random.Random, *, volume: int = 7, cap: int = LOUDEST
    ) -> None:
        """Prepare; the device is opened by the first sound, or by ``open`` once the first picture is there."""
        self.volume = volume
        """0 to 10, as people set it."""
        self.muted = False
        self.cap = cap
        """No volume above this counts: the operator's, or the night's; 0 where nothing is ever to be heard."""
        self.groups: dict[str, int] = {}
        """The volume of each group from 0 to 10, within that of everything; 10 where it is not named."""
        self.pan = 0.0
        """From where the seat that acts is heard: −1 is its left, 1 its right."""
        self.trim_db = 0.0
        """Added to every sound: −9 while the game attracts guests."""
        self._assets = assets
        self._clock = clock
        self._chance = chance
        self._voices = Voices()
        self._ladders = Ladders()
        self._lead_until = 0.0
        self._sounds: dict[tuple[str, float], pygame.mixer.Sound | None] = {}
        self._is_open = False
        self._next_try = clock.now()
        self._pause = RETRY_AFTER
        self._log = logging.getLogger(__name__)

    @property
    def silent(self) -> bool:
        """Whether no sound device was found so far; what is set or muted does not matter here."""
        return not self._is_open

    def open(self) -> bool:
        """Open the sound device if it is not open and was not looked for a short while ago; return whether it is."""
        now = self._clock.now()
        if self._is_open or now < self._next_try:
            return self._is_open
        try:
            with muffled_stderr():
                pygame.mixer.init(RATE, -16, 2, BUFFER)
        except pygame.error as error:
            if self._pause == RETRY_AFTER:
                self._log.info("no sound: %s", error)
            self._next_try = now + self._pause
            self._pause = min(2 * self._pause, RETRY_AT_MOST)
            return False
        pygame.mixer.set_num_channels(MOST_VOICES)
        self._pause = RETRY_AFTER
        self._is_open = True
        return True

    def play(self, name: str, *, pitch: float | None = None, gain: float = 1.0) -> None:
        """Let a sound be heard now, if there is a device and the limits allow it.

        ``pitch`` is a factor (see ``semitones``); ``None`` is the sound's own: higher step by step in a chain, a little
        different each time unless it is a melody. ``gain`` is 1 for as loud as recorded.
        """
        loudness = self._loudness(name) * gain
        now = self._clock.now()
        steps = self._ladders.climb(name, now)
        if loudness <= 0.0 or self._voices.repeats(name, now) is None or not self.open():
            return
        if pitch is None:
            pitch = semitones(steps or 0) * (1.0 if name in TUNED else self._chance.choice(SPREAD_PITCH))
        sound = self._sound(name, round(pitch, 3))
        if sound is None:
            return
        loudness *= decibels(self._chance.uniform(-SPREAD_DB, SPREAD_DB))
        length = sound.get_length() * 1000.0
        if name in LEADING:
            self._duck(now)
            self._lead_until = now + length
        elif now < self._lead_until:
            loudness *= decibels(DUCK_DB)
        voice = self._voices.admit(name, loudness, length, now)
        if voice is not None:
            try:
                channel = pygame.mixer.Channel(voice.channel)
                channel.play(sound)
                # Only now: a channel that starts to play is as loud as can be.
                self._set(channel, min(1.0, voice.gain))
            except pygame.error as error:
                self._log.info("the sound device is lost: %s", error)
                self.device_lost()

    def device_lost(self) -> None:
        """Be told that a sound device is gone: silent for a while, then the next sound looks for another one."""
        self.close()
        self._next_try = self._clock.now() + RETRY_AFTER

    def device_found(self) -> None:
        """Be told that there is another sound device: where there was none, the next sound looks for it."""
        if not self._is_open:
            self._next_try, self._pause = self._clock.now(), RETRY_AFTER

    def _duck(self, now: float) -> None:
        """Make everything softer that is being heard."""
        for voice in self._voices.heard(now):
            self._set(pygame.mixer.Channel(voice.channel), min(1.0, voice.gain) * decibels(DUCK_DB))

    def _set(self, channel: pygame.mixer.Channel, gain: float) -> None:
        side = max(-1.0, min(1.0, self.pan)) * WIDTH
        if side:
            channel.set_volume(gain * min(1.0, 1.0 - side), gain * min(1.0, 1.0 + side))
        else:
            channel.set_volume(gain)

    def hush(self) -> None:
        """End all sounds at once."""
        if self._is_open:
            with suppress(pygame.error):
                pygame.mixer.stop()

    def close(self) -> None:
        """Give the device back; the next sound opens it again."""
        if self._is_open:
            pygame.mixer.quit()
        self._is_open = False
        self._sounds.clear()

    def _loudness(self, name: str) -> float:
        """Return the gain of a sound; the square makes each step of a volume sound like one."""
        volume = 0 if self.muted else max(0, min(self.volume, self.cap, LOUDEST))
        group = max(0, min(self.groups.get(group_of(name), LOUDEST), LOUDEST))
        return (volume * group / LOUDEST**2) ** 2 * decibels(self.trim_db)

    def _sound(self, name: str, pitch: float) -> pygame.mixer.Sound | None:
        if (name, pitch) not in self._sounds:
            self._sounds[name, pitch] = self._load(name, pitch)
        return self._sounds[name, pitch]

    def _load(self, name: str, pitch: float) -> pygame.mixer.Sound | None:
        try:
            wav = self._assets.path(f"sounds/{name}.wav").read_bytes()
            return pygame.mixer.Sound(file=io.BytesIO(wav if pitch == 1.0 else repitched(wav, pitch)))
        except (AssetError, OSError, ValueError, pygame.error) as error:
            self._log.warning("the sound %s cannot be played: %s", name, error)
            return None
