import pytest

from quiclo_game.shell.voices import AGAIN_AFTER, MOST_VOICES, REPEAT_WITHIN, Voices, decibels


def test_six_decibels_are_half_as_loud() -> None:
    assert decibels(0.0) == 1.0
    assert decibels(-6.02) == pytest.approx(0.5, abs=0.001)


def test_the_same_sound_begins_at_most_once_in_forty_milliseconds() -> None:
    voices = Voices()

    assert voices.admit("die_roll", 1.0, 500.0, now=0.0) is not None
    assert voices.admit("die_roll", 1.0, 500.0, now=AGAIN_AFTER - 1.0) is None
    assert voices.admit("select", 1.0, 500.0, now=AGAIN_AFTER - 1.0) is not None
    assert voices.admit("die_roll", 1.0, 500.0, now=AGAIN_AFTER) is not None


def test_each_repeat_within_a_short_while_is_three_decibels_softer() -> None:
    voices = Voices()

    gains = [voice.gain for now in (0.0, 100.0, 200.0) if (voice := voices.admit("tick", 1.0, 50.0, now))]
    later = voices.admit("tick", 1.0, 50.0, now=201.0 + REPEAT_WITHIN)

    assert gains == pytest.approx([1.0, decibels(-3.0), decibels(-6.0)])
    assert later is not None
    assert later.gain == 1.0


def test_a_steady_ticking_does_not_fade_away() -> None:
    voices = Voices()

    gains = [voice.gain for step in range(50) if (voice := voices.admit("tick", 1.0, 50.0, step * 100.0))]

    assert len(gains) == 50
    assert gains[-1] == pytest.approx(decibels(-9.0))


def test_voices_that_have_ended_are_free_again() -> None:
    voices = Voices(most=2)

    used = [voice.channel for now in (0.0, 100.0, 1000.0) if (voice := voices.admit(f"sound {now}", 1.0, 300.0, now))]

    assert used == [0, 1, 0]


def test_with_all_voices_in_use_the_softest_and_oldest_ends() -> None:
    voices = Voices()
    for index in range(MOST_VOICES):
        voices.admit(f"sound {index}", 0.2 if index in (3, 5) else 0.8, 9_000.0, now=float(index))

    first = voices.admit("new", 0.5, 9_000.0, now=100.0)
    second = voices.admit("newer", 0.5, 9_000.0, now=200.0)

    assert first is not None
    assert second is not None
    assert (first.channel, second.channel) == (3, 5)


def test_a_sound_softer_than_all_is_not_heard() -> None:
    voices = Voices(most=1)
    voices.admit("loud", 0.8, 9_000.0, now=0.0)

    assert voices.admit("soft", 0.5, 100.0, now=50.0) is None
    assert voices.repeats("soft", now=50.0) == 0
