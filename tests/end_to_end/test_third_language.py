"""A third language is one file that is put beside the others: in a copy of the program, which is started anew."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.source import ROOT


class Copy:
    """A copy of the program with a folder of its own for the files of the languages."""

    def __init__(self, folder: Path) -> None:
        """Make the copy, and put a third file beside the others."""
        self.folder = folder
        self.data = folder / "data"
        shutil.copytree(ROOT / "quiclo_game", folder / "quiclo_game", ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "assets").symlink_to(ROOT / "assets")
        self.locale = folder / "quiclo_game" / "locale"
        english = (self.locale / "en.toml").read_text(encoding="utf-8")
        french = english.replace('name = "English"', 'name = "Français"').replace('code = "EN"', 'code = "FR"')
        assert french.count("Français") == 1
        self.third = self.locale / "fr.toml"
        self.third.write_text(french, encoding="utf-8")

    def run(self, *words: str, module: str = "quiclo_game.cli") -> subprocess.CompletedProcess[str]:
        """Run the copy and return what it said."""
        environment = {
            **os.environ, "PYTHONPATH": os.pathsep.join((str(self.folder), str(ROOT))), "LANG": "fr_FR.UTF-8",
            "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }  # fmt: skip
        environment.pop("LC_ALL", None)
        return subprocess.run(
            [sys.executable, "-m", module, *words],
            cwd=self.folder, env=environment, capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip

    def cut(self, name: str, share: float = 0.5) -> int:
        """Cut a file off; return how many lines are left."""
        raw = (self.locale / name).read_bytes()
        left = raw[: int(len(raw) * share)]
        (self.locale / name).write_bytes(left)
        return left.count(b"\n") + 1


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


COMMANDS: Sequence[Sequence[str]] = (
    ("check", "3*4", "--operands", "3", "4", "--target", "12"),
    ("solve", "3", "4", "--targets", "12"),
    ("statistics", "--data-dir", "data"),
    ("demo", "brain_training", "--headless", "--seconds", "2"),
)


def test_the_program_speaks_the_third_language_on_all_its_screens(copy: Copy) -> None:
    ran = copy.run("fr", "data", module="tests.end_to_end.third_language")
    assert ran.returncode == 0, ran.stderr
    screens = dict(line.split("\t", 1) for line in ran.stdout.splitlines() if "\t" in line)
    assert "language:fr" in screens["Title"]
    assert "set.language:fr" in screens["Settings"]
    assert "Setup" in screens
    assert ran.stdout.splitlines()[-1] == "next de"


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
def test_a_command_speaks_the_third_language(copy: Copy, words: Sequence[str]) -> None:
    ran = copy.run(*words, "--lang", "fr")
    assert ran.returncode == 0, ran.stderr


def test_a_file_that_was_cut_off_is_named_with_its_line_and_another_language_goes_on(copy: Copy) -> None:
    lines = copy.cut("fr.toml")
    for words in COMMANDS:
        ran = copy.run(*words)
        assert ran.returncode == 0, ran.stderr
        assert "fr.toml, line " in ran.stderr
        assert 0 < int(ran.stderr.partition("fr.toml, line ")[2].partition(":")[0]) <= lines
    refused = copy.run(*COMMANDS[0], "--lang", "fr")
    assert refused.returncode == 2
    assert "fr.toml, line " in refused.stderr
    assert "Traceback" not in refused.stderr


def test_settings_in_a_language_that_is_no_longer_whole_go_on_in_another(copy: Copy) -> None:
    assert copy.run("fr", "data", module="tests.end_to_end.third_language").returncode == 0
    copy.cut("fr.toml")
    ran = copy.run("doctor", "--data-dir", "data", "--lang", "en")
    assert "Traceback" not in ran.stderr
    assert "fr.toml, line " in ran.stderr


def test_where_no_language_is_whole_the_program_says_so_and_ends(copy: Copy) -> None:
    for name in ("de.toml", "en.toml", "fr.toml"):
        (copy.locale / name).write_text("[language\n", encoding="utf-8")
    for words in ((), ("check", "1+1"), ("play", "brain_training")):
        ran = copy.run(*words)
        assert ran.returncode == 1
        assert "Traceback" not in ran.stderr
        assert "en.toml, line 1" in ran.stderr
