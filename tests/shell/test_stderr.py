import os

import pytest

from quiclo_game.shell.stderr import muffled_stderr


def test_what_libraries_write_on_stderr_is_kept_away_and_ours_comes_back(capfd: pytest.CaptureFixture[str]) -> None:
    with muffled_stderr():
        os.write(2, b"ALSA has a lot to say\n")
    os.write(2, b"we do not\n")

    assert capfd.readouterr().err == "we do not\n"


def test_an_exception_leaves_stderr_as_it_was(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match="ours"), muffled_stderr():
        raise ValueError("ours")
    os.write(2, b"heard\n")

    assert capfd.readouterr().err == "heard\n"


def test_a_process_without_stderr_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr", None)
    done = False

    with muffled_stderr():
        done = True

    assert done
