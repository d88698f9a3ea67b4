"""What each sound is made of: wood, paper, and a kalimba; no beeps, nothing that startles."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass

from assets.sounds.synthesis import Instrument, Wave, finished, mixed

D3, G3, C4, A4 = 146.83, 196.00, 261.63, 440.00
C5, E5, G5, A5, B5 = 523.25, 659.26, 783.99, 880.00, 987.77
C6, D6, E6, G6 = 1046.50, 1174.66, 1318.51, 1567.98

IMPACTS = ((306, 1.0, 1.0), (576, 0.62, 1.05), (756, 0.34, 1.10), (860, 0.18, 1.14))
"""When a die that rolls for 900 ms strikes the table (ms), how hard, and how much higher it then sounds."""

DICE_PITCHES = (1.0, 0.93, 1.08, 0.97, 1.12, 0.90)
DICE_STAGGER = 60
"""Ms between the throws of six dice."""


@dataclass(frozen=True)
class Recipe:
    """How a sound is made, and the level in dBFS of its loudest 50 ms."""

    make: Callable[[Instrument], Wave]
    level: float


def clack(by: Instrument, pitch: float = 1.0) -> Wave:
    """Return a wooden die that strikes cloth over wood."""
    modes = ((430, 30, 0.5), (1180, 16, 1.0), (1730, 11, 0.55), (2640, 6, 0.3))
    body = by.struck(140, [(hertz * pitch, fade, strength) for hertz, fade, strength in modes])
    return mixed((0, 0.55, by.burst(30, 900, 5200, 4)), (0, 1, body), (0, 0.35, by.burst(80, 60, 260, 20)))


def marimba(by: Instrument, pitch: float, ms: float = 500) -> Wave:
    """Return a soft mallet on a wooden bar."""
    bar = by.struck(ms, ((pitch, 160, 1), (3.93 * pitch, 45, 0.32), (9.2 * pitch, 14, 0.10)))
    return mixed((0, 1, bar), (0, 0.10, by.burst(20, 1500, 6000, 4)))


def kalimba(by: Instrument, pitch: float, ms: float = 800) -> Wave:
    """Return a plucked tongue of metal on a wooden box."""
    tongue = ((pitch, 340, 1), (2 * pitch, 140, 0.22), (5.4 * pitch, 50, 0.14), (8.9 * pitch, 20, 0.06))
    audible = [mode for mode in tongue if mode[0] < 7000]
    return mixed((0, 1, by.struck(ms, audible)), (0, 0.08, by.burst(15, 2000, 7000, 3)))


def die_roll(by: Instrument) -> Wave:
    """Return one die that rolls for 900 ms: a rustle, three bounces, and the last tick."""
    rustle = by.noise(200, 300, 1800, ((0, 0), (0.6, 1), (1, 0)))
    return mixed((0, 0.10, rustle), *((ms, hard, clack(by, pitch)) for ms, hard, pitch in IMPACTS))


def dice_roll_six(by: Instrument) -> Wave:
    """Return six dice thrown one shortly after another, 1200 ms."""
    rustle = by.noise(420, 300, 1800, ((0, 0), (0.5, 1), (1, 0)))
    hits = [
        (ms + number * DICE_STAGGER, hard * 0.8, clack(by, pitch * die))
        for number, die in enumerate(DICE_PITCHES)
        for ms, hard, pitch in IMPACTS
    ]
    return mixed((0, 0.14, rustle), *hits)


def card_deal(by: Instrument) -> Wave:
    """Return a card that slides off the stack and lands."""
    slide = by.noise(110, 1800, 7500, ((0, 0), (0.25, 1), (0.6, 0.45), (1, 0)))
    return mixed((0, 1, slide), (85, 0.8, by.burst(50, 250, 1800, 12)))


def card_flip(by: Instrument) -> Wave:
    """Return a card that turns over."""
    turn = by.noise(90, 1200, 5200, ((0, 0), (0.5, 1), (1, 0)))
    return mixed((0, 1, turn), (100, 0.8, by.burst(40, 400, 2600, 10)))


def card_place(by: Instrument) -> Wave:
    """Return a card put down on cloth."""
    return mixed((0, 0.7, by.burst(50, 350, 2600, 10)), (0, 1, by.struck(100, ((165, 30, 0.9), (320, 16, 0.4)))))


def select(by: Instrument) -> Wave:
    """Return the tick of something chosen."""
    return by.struck(70, ((880, 16, 1), (1760, 8, 0.25)))


def key_press(by: Instrument) -> Wave:
    """Return a fingertip on a wooden key, lower and drier than a choice."""
    return mixed((0, 0.5, by.burst(30, 350, 2200, 6)), (0, 1, by.struck(60, ((587, 12, 1), (1320, 6, 0.3)))))


def valid(by: Instrument) -> Wave:
    """Return a fifth upwards on the marimba: right."""
    return mixed((0, 1, marimba(by, E5)), (90, 0.95, marimba(by, B5)))


def score_tick(by: Instrument) -> Wave:
    """Return one point counted; the game plays it a semitone higher for each further one."""
    return marimba(by, E6, 180)


def wrong(by: Instrument) -> Wave:
    """Return two soft low taps downwards, never a buzzer."""
    first = by.struck(160, ((196, 50, 1), (293, 25, 0.35)))
    second = by.struck(200, ((174.6, 60, 1), (262, 30, 0.35)))
    return mixed((0, 1, first), (120, 1, second), (0, 0.25, by.burst(50, 80, 500, 15)))


def turn(by: Instrument) -> Wave:
    """Return a fifth upwards on the kalimba: your turn."""
    return mixed((0, 1, kalimba(by, C5, 700)), (140, 0.8, kalimba(by, G5, 900)))


def hint(by: Instrument) -> Wave:
    """Return a second upwards on the kalimba: look here."""
    return mixed((0, 0.8, kalimba(by, C6, 500)), (70, 0.6, kalimba(by, D6, 600)))


def reveal(by: Instrument) -> Wave:
    """Return a page that turns and two tones that open: the solution is shown."""
    page = by.noise(180, 1000, 4800, ((0, 0), (0.4, 1), (0.7, 0.4), (1, 0)))
    return mixed((0, 0.30, page), (120, 0.9, kalimba(by, A5, 700)), (230, 0.8, kalimba(by, E6, 900)))


def pawn_hop(by: Instrument) -> Wave:
    """Return a wooden piece put down one field further."""
    wood = by.struck(110, ((392, 22, 1), (1010, 12, 0.7), (2150, 6, 0.3)))
    return mixed((0, 0.25, by.burst(24, 1200, 5200, 4)), (0, 1, wood))


def triumph(by: Instrument) -> Wave:
    """Return a run up the marimba into an open fifth of the kalimba: something rare has been done."""
    run = [(70 * step, 0.8, marimba(by, pitch, 350)) for step, pitch in enumerate((G5, C6, E6))]
    return mixed(*run, (210, 0.9, kalimba(by, G6, 1100)), (210, 0.7, kalimba(by, C6, 1200)))


def drum(by: Instrument, pitch: float, ms: float = 220) -> Wave:
    """Return a hand on a small skin drum, whose pitch lies in its modes as in a circle."""
    skin = by.struck(ms, ((pitch, 70, 1), (1.59 * pitch, 40, 0.5), (2.14 * pitch, 25, 0.3)))
    return mixed((0, 1, skin), (0, 0.3, by.burst(40, 120, 1200, 9)))


def block(by: Instrument, pitch: float, ms: float = 120) -> Wave:
    """Return a stick on a hollow wooden block."""
    body = by.struck(ms, ((pitch, 26, 1), (2.4 * pitch, 9, 0.3)))
    return mixed((0, 1, body), (0, 0.25, by.burst(15, 1500, 6000, 3)))


def scrape(by: Instrument) -> Wave:
    """Return a stick drawn once over a ribbed piece of wood."""
    ribs = [(16.0 * rib, 0.5 + 0.06 * rib, by.burst(14, 1600 + 120 * rib, 6200, 3)) for rib in range(12)]
    return mixed(*ribs, (196, 0.6, block(by, 1240)))


def buzzer_0(by: Instrument) -> Wave:
    """Return two strokes on a low drum, the second with a slap: the first seat."""
    return mixed((0, 1, drum(by, D3)), (130, 0.9, drum(by, D3)), (130, 0.55, by.burst(60, 700, 4200, 12)))


def buzzer_1(by: Instrument) -> Wave:
    """Return three quick knocks on a high block: the second seat."""
    return mixed(*((75 * knock, 1.0, block(by, 1480)) for knock in range(3)))


def buzzer_2(by: Instrument) -> Wave:
    """Return a low marimba that goes up: the third seat."""
    return mixed((0, 1, marimba(by, C4, 450)), (110, 1, marimba(by, A4, 500)))


def buzzer_3(by: Instrument) -> Wave:
    """Return a kalimba that falls from high: the fourth seat."""
    return mixed((0, 0.9, kalimba(by, G6, 450)), (110, 1, kalimba(by, C6, 700)))


def buzzer_4(by: Instrument) -> Wave:
    """Return a scraped piece of wood: the fifth seat."""
    return scrape(by)


def buzzer_5(by: Instrument) -> Wave:
    """Return block and drum in turn, high and low: the sixth seat."""
    return mixed((0, 0.9, block(by, 620, 150)), (105, 1, drum(by, G3)), (210, 0.9, block(by, 620, 150)))


def win(by: Instrument) -> Wave:
    """Return a broken chord upwards on the kalimba and the chord after it."""
    broken = [(120 * step, 1.0, kalimba(by, pitch, 1400)) for step, pitch in enumerate((C5, E5, G5, C6))]
    chord = [(600.0, 0.55, kalimba(by, pitch, 1800)) for pitch in (C5, E5, G5, E6)]
    return mixed(*broken, *chord)


RECIPES = {
    "die_roll": Recipe(die_roll, -18),
    "dice_roll_six": Recipe(dice_roll_six, -17),
    "card_deal": Recipe(card_deal, -27),
    "card_place": Recipe(card_place, -21),
    "card_flip": Recipe(card_flip, -25),
    "select": Recipe(select, -28),
    "key_press": Recipe(key_press, -30),
    "valid": Recipe(valid, -20),
    "score_tick": Recipe(score_tick, -26),
    "wrong": Recipe(wrong, -22),
    "turn": Recipe(turn, -23),
    "hint": Recipe(hint, -26),
    "reveal": Recipe(reveal, -24),
    "pawn_hop": Recipe(pawn_hop, -27),
    "triumph": Recipe(triumph, -20),
    "buzzer_0": Recipe(buzzer_0, -20),
    "buzzer_1": Recipe(buzzer_1, -21),
    "buzzer_2": Recipe(buzzer_2, -20),
    "buzzer_3": Recipe(buzzer_3, -22),
    "buzzer_4": Recipe(buzzer_4, -23),
    "buzzer_5": Recipe(buzzer_5, -20),
    "win": Recipe(win, -18),
}
"""All sounds by the name of their file."""


def made(name: str) -> Wave:
    """Return a finished sound; raises ``KeyError`` for a name without a recipe."""
    recipe = RECIPES[name]
    return finished(recipe.make(Instrument(zlib.crc32(name.encode()))), recipe.level)
