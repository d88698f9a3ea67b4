import io
import wave

import pytest

from quiclo_game.shell.wav import repitched
from tests.shell.fakes import tone


def test_a_repitched_file_holds_the_same_samples_at_another_rate() -> None:
    with wave.open(io.BytesIO(tone())) as before, wave.open(io.BytesIO(repitched(tone(), 1.5))) as after:
        assert after.getframerate() == 66_150
        assert after.readframes(9999) == before.readframes(9999)


def test_chunks_before_the_format_are_passed_over() -> None:
    plain = tone()
    wav = plain[:12] + b"LIST" + (3).to_bytes(4, "little") + b"abc\0" + plain[12:]

    with wave.open(io.BytesIO(repitched(wav, 2.0))) as after:
        assert after.getframerate() == 88_200


@pytest.mark.parametrize("wav", [b"", b"RIFF", b"OggS and more of it", b"RIFF\0\0\0\0WAVE", tone()[:30]])
def test_what_is_no_wav_file_is_refused(wav: bytes) -> None:
    with pytest.raises(ValueError, match="WAV"):
        repitched(wav, 1.1)
