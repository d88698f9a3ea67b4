from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

import assets.sounds
from assets.sounds.recipes import RECIPES, made
from assets.sounds.synthesis import RATE, Instrument, Wave, finished, load, loudest, mixed, peak, samples, save

SOUNDS = Path(assets.sounds.__file__).parent

NAMES = (
    *("die_roll", "dice_roll_six", "card_deal", "card_place", "card_flip", "select", "key_press", "valid"),
    *("score_tick", "wrong", "turn", "hint", "reveal", "pawn_hop", "triumph", "win"),
    *(f"buzzer_{seat}" for seat in range(6)),
)
MOST_MS = 1500
"""Nothing but the win is longer."""
NEAREST = 3.0
"""So many dB any two sounds differ at least (root mean square over their mel spectra)."""
NEAREST_BUZZERS = 7.0
LONGEST_MS = {"die_roll": 1020, "dice_roll_six": 1320, "win": 2420, "wrong": 340, "select": 90, "score_tick": 200}
STRIKES = {"die_roll": (306, 576, 756)}


def mel_spectrum(sound: Wave) -> Wave:
    """Return how the first 800 ms sound to people: dB below the loudest, in 40 bands, every 12 ms."""
    length, size = samples(800), 1024
    start = np.zeros(length)
    start[: min(length, len(sound))] = sound[:length]
    shape = np.hanning(size)
    frames = [np.abs(np.fft.rfft(start[at : at + size] * shape)) ** 2 for at in range(0, length - size, size // 2)]
    pitch = 2595 * np.log10(1 + np.fft.rfftfreq(size, 1 / RATE) / 700)
    edges = np.linspace(pitch[1], 2595 * np.log10(1 + 8000 / 700), 42)
    bands = [
        np.clip(np.minimum((pitch - low) / (top - low), (high - pitch) / (high - top)), 0, None)
        for low, top, high in zip(edges, edges[1:], edges[2:], strict=False)
    ]
    level = 10 * np.log10(np.array(frames) @ np.array(bands).T + 1e-9)
    heard: Wave = np.maximum(level - level.max(), -50.0)
    return heard


def distance(first: Wave, second: Wave) -> float:
    """Return by how many dB two spectra differ (root mean square)."""
    return float(np.sqrt(np.mean((first - second) ** 2)))


@pytest.fixture(scope="module")
def sounds() -> dict[str, Wave]:
    return {name: load(SOUNDS / f"{name}.wav") for name in NAMES}


def test_every_sound_is_there_and_no_other() -> None:
    assert {path.stem for path in SOUNDS.glob("*.wav")} == set(NAMES) == set(RECIPES)


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_as_loud_as_its_recipe_and_its_peaks_are_bounded(name: str, sounds: dict[str, Wave]) -> None:
    assert loudest(sounds[name]) == pytest.approx(RECIPES[name].level, abs=1)
    assert peak(sounds[name]) <= -3


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_heard_above_8_khz(name: str, sounds: dict[str, Wave]) -> None:
    energy = np.abs(np.fft.rfft(sounds[name])) ** 2
    high = np.fft.rfftfreq(len(sounds[name]), 1 / RATE) > 8000
    assert 10 * np.log10(energy[high].sum() / energy.sum()) < -50


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_begins_and_ends_in_silence(name: str, sounds: dict[str, Wave]) -> None:
    sound = sounds[name]
    assert abs(sound[0]) < 0.002
    assert np.abs(sound[-samples(2) :]).max() < 0.01 * np.abs(sound).max()


@pytest.mark.parametrize("name", NAMES)
def test_nothing_but_the_win_is_longer_than_a_second_and_a_half(name: str, sounds: dict[str, Wave]) -> None:
    assert len(sounds[name]) / RATE * 1000 <= (2420 if name == "win" else MOST_MS)


def test_any_two_sounds_can_be_told_apart(sounds: dict[str, Wave]) -> None:
    spectra = {name: mel_spectrum(sound) for name, sound in sounds.items()}
    near = {(a, b): distance(spectra[a], spectra[b]) for a, b in combinations(spectra, 2)}
    assert min(near.values()) >= NEAREST, min(near, key=near.__getitem__)
    buzzers = {pair: far for pair, far in near.items() if all(name.startswith("buzzer") for name in pair)}
    assert min(buzzers.values()) >= NEAREST_BUZZERS, min(buzzers, key=buzzers.__getitem__)


@pytest.mark.parametrize("name", LONGEST_MS)
def test_a_sound_is_no_longer_than_its_picture(name: str, sounds: dict[str, Wave]) -> None:
    assert len(sounds[name]) / RATE * 1000 <= LONGEST_MS[name]


def test_a_die_is_heard_when_it_strikes_the_table(sounds: dict[str, Wave]) -> None:
    for ms in STRIKES["die_roll"]:
        before = np.abs(sounds["die_roll"][samples(ms - 12) : samples(ms - 2)]).max()
        after = np.abs(sounds["die_roll"][samples(ms) : samples(ms + 10)]).max()
        assert after > 3 * before


def test_the_same_bytes_are_made_each_time(tmp_path: Path) -> None:
    for folder in ("first", "second"):
        save(made("card_flip"), tmp_path / folder / "card_flip.wav")
    first, second = ((tmp_path / folder / "card_flip.wav").read_bytes() for folder in ("first", "second"))
    assert first == second


@pytest.mark.parametrize("name", ["select", "card_place", "hint"])
def test_the_scripts_make_the_sounds_that_lie_beside_them(name: str, sounds: dict[str, Wave]) -> None:
    assert made(name) == pytest.approx(sounds[name], abs=2 / 32767)


def test_a_sound_that_would_clip_is_made_quieter_instead() -> None:
    click = np.zeros(samples(100))
    click[samples(10) : samples(10) + 40] = 1
    assert peak(finished(click, -3)) <= -3


def test_parts_are_added_where_they_begin() -> None:
    whole = mixed((0, 1, np.ones(10)), (1, 0.5, np.ones(10)))
    assert len(whole) == samples(1) + 10
    assert whole[0] == 1
    assert whole[-1] == 0.5


def test_an_instrument_repeats_itself_from_the_same_seed() -> None:
    first, second, other = (Instrument(seed).burst(20, 300, 3000, 5) for seed in (3, 3, 4))
    assert (first == second).all()
    assert not np.allclose(first, other)
