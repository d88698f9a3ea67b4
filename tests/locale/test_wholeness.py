"""A file of words is whole, or it is said which line is wrong, and the others speak for it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import tomli

from quiclo_game.locale import words as locale_words
from quiclo_game.locale.wholeness import examine, flatten


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the files of the house and a third one."""
    for file in locale_words.FOLDER.glob("*.toml"):
        shutil.copy(file, tmp_path)
    shutil.copy(tmp_path / "en.toml", tmp_path / "fr.toml")
    return tmp_path


def test_a_third_file_is_whole_like_the_others(folder: Path) -> None:
    assert examine(folder).whole.keys() == {"de", "en", "fr"}
    assert examine(folder).flaws == ()


def test_toml_in_another_style_is_as_good(folder: Path) -> None:
    texts = flatten(tomli.loads((folder / "en.toml").read_text(encoding="utf-8")))
    lines = [f"{key} = '''\n{text}'''" for key, text in texts.items()]
    (folder / "fr.toml").write_text("\n".join(lines), encoding="utf-8")
    assert "fr" in examine(folder).whole


@pytest.mark.parametrize("share", [0.0, 0.1, 0.25, 0.5, 0.75, 0.95, 0.9999])
def test_a_file_that_was_cut_off_is_left_out_with_its_line(folder: Path, share: float) -> None:
    raw = (folder / "fr.toml").read_bytes()
    left = raw[: int(len(raw) * share)]
    (folder / "fr.toml").write_bytes(left)

    found = examine(folder)

    assert found.whole.keys() == {"de", "en"}
    assert found.flaws[0].path.name == "fr.toml"
    assert 0 <= found.flaws[0].line <= left.count(b"\n") + 1


def test_a_cut_at_the_end_of_a_line_is_noticed_by_what_is_missing(folder: Path) -> None:
    lines = (folder / "fr.toml").read_text(encoding="utf-8").splitlines(keepends=True)
    start = lines.index("[pause]\n")
    (folder / "fr.toml").write_text("".join(lines[: start + 3]), encoding="utf-8")

    flaw = examine(folder).flaws[0]

    assert flaw.line == start + 1
    assert "there is no text pause." in str(flaw)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('[pause]\nseats = "', "[pause]\nseats = ", ""),
        ('[pause]\nseats = "', '[pause]\nseats = "{nobody} ', "{nobody}"),
        ('[pause]\nseats = "', '[pause]\nseats = "{', "pause.seats"),
        ('[pause]\nseats = "', '[pause]\nseats = "\x00', ""),
        ("[pause]\n", '[pause]\nseats = "twice"\n', ""),
    ],
)
def test_a_wrong_line_is_named(folder: Path, old: str, new: str, what: str) -> None:
    text = (folder / "fr.toml").read_text(encoding="utf-8")
    assert old in text
    line = text[: text.index(old)].count("\n") + 2
    (folder / "fr.toml").write_text(text.replace(old, new), encoding="utf-8")

    (flaw,) = examine(folder).flaws

    assert line <= flaw.line <= line + 1
    assert what in str(flaw)


def test_a_file_that_is_no_text_is_left_out(folder: Path) -> None:
    raw = (folder / "fr.toml").read_bytes()
    (folder / "fr.toml").write_bytes(raw[:1000] + b"\xff\xfe" + raw[1000:])

    (flaw,) = examine(folder).flaws

    assert flaw.line == raw[:1000].count(b"\n") + 1


def test_one_text_too_many_does_not_speak_for_the_others(folder: Path) -> None:
    with (folder / "fr.toml").open("a", encoding="utf-8") as stream:
        stream.write('\n[stray]\nthing = "{a} chose"\n')
    assert examine(folder).whole.keys() == {"de", "en", "fr"}


def test_of_two_files_the_one_that_lacks_something_is_left_out(folder: Path) -> None:
    (folder / "fr.toml").unlink()
    raw = (folder / "en.toml").read_bytes()
    (folder / "en.toml").write_bytes(raw[: len(raw) // 2])
    assert examine(folder).whole.keys() == {"de"}


def test_where_english_is_not_whole_another_language_is_the_standard(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "en.toml").write_text("", encoding="utf-8")
    monkeypatch.setattr(locale_words, "FOLDER", folder)
    assert locale_words.standard_language() == "de"

    empty = folder / "empty"
    empty.mkdir()
    monkeypatch.setattr(locale_words, "FOLDER", empty)
    with pytest.raises(locale_words.UnknownLanguageError):
        locale_words.standard_language()
