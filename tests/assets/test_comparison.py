from __future__ import annotations

from pathlib import Path

import pytest

import assets.sounds
from assets.comparison import differing, reported
from assets.sounds.recipes import RECIPES, made
from assets.sounds.synthesis import save

SOUNDS = Path(assets.sounds.__file__).parent


def test_files_that_differ_or_are_missing_are_named(tmp_path: Path) -> None:
    made_here, kept = tmp_path / "made", tmp_path / "kept"
    for folder in (made_here, kept):
        (folder / "dice").mkdir(parents=True)
    for name, here, there in (("dice/a", b"1", b"1"), ("dice/b", b"1", b"2"), ("c", b"1", None)):
        (made_here / name).write_bytes(here)
        if there is not None:
            (kept / name).write_bytes(there)
    found = differing([made_here / name for name in ("dice/a", "dice/b", "c")], made_here, kept)
    assert found == ["c", "dice/b"]


def test_the_exit_code_says_whether_anything_differs(capsys: pytest.CaptureFixture[str]) -> None:
    assert reported([]) == 0
    assert reported(["dice/b"]) == 1
    assert "dice/b" in capsys.readouterr().out


def test_the_scripts_make_every_sound_byte_for_byte(tmp_path: Path) -> None:
    paths = []
    for name in RECIPES:
        paths.append(tmp_path / f"{name}.wav")
        save(made(name), paths[-1])
    assert differing(paths, tmp_path, SOUNDS) == []
