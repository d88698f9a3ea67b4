"""The file of decisions: what is right holds, what is wrong is named with its line, and the table is never dark."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiclo_game.kiosk.config import KioskConfig, Place
from quiclo_game.kiosk.config_file import FILE, LARGEST, LAST_GOOD, ConfigRead, documented, load_config, read_config
from quiclo_game.kiosk.config_keys import CONFIG_KEYS
from quiclo_game.locale import load_words

RIGHT = """
[show]
place = "table"
modes = ["strategy", "brain_training"]

[sound]
volume = 3
"""


def load(folder: Path, content: str | bytes | None) -> ConfigRead:
    if content is not None:
        (folder / FILE).write_bytes(content.encode() if isinstance(content, str) else content)
    return load_config(None, folder, folder / "kiosk")


def messages(read: ConfigRead, language: str = "en") -> list[str]:
    return [notice.text(load_words(language)) for notice in read.notices]


# ---- right files -------------------------------------------------------------------------------------------------


def test_without_a_file_the_defaults_hold_and_nothing_is_said(tmp_path: Path) -> None:
    assert load(tmp_path, None) == ConfigRead(KioskConfig())


def test_what_a_file_says_holds_and_the_rest_has_its_default(tmp_path: Path) -> None:
    read = load(tmp_path, RIGHT)

    assert read.notices == ()
    assert read.config == KioskConfig(place=Place.TABLE, modes=("strategy", "brain_training"), volume=3)
    assert (read.config.ask_after, read.config.count_down) == (120, 30)


def test_the_documented_file_says_the_defaults_and_names_every_key() -> None:
    text = documented()

    assert read_config(text.encode(), FILE, KioskConfig(volume=1)) == ConfigRead(KioskConfig())
    for section, keys in CONFIG_KEYS.items():
        assert f"[{section}]" in text
        assert [key for key in keys if f"{key} =" not in text] == []


@pytest.mark.parametrize(("place", "times"), [("fair", (45, 15)), ("table", (120, 30)), ("couch", (0, 30))])
def test_the_place_decides_how_long_nobody_may_touch_it(tmp_path: Path, place: str, times: tuple[int, int]) -> None:
    config = load(tmp_path, f'[show]\nplace = "{place}"\n').config

    assert (config.ask_after, config.count_down) == times


def test_windows_line_ends_and_a_byte_order_mark_are_no_mistake(tmp_path: Path) -> None:
    read = load(tmp_path, b"\xef\xbb\xbf" + RIGHT.replace("\n", "\r\n").encode())

    assert read.notices == ()
    assert read.config.volume == 3


# ---- wrong files -------------------------------------------------------------------------------------------------

WRONG: dict[str, tuple[str | bytes, str]] = {
    "no TOML": ("[show]\nplace fair\n", "line 2, column 7"),
    "a string without an end": ('[show]\nplace = "fair\n', "line 2"),
    "a section without its bracket": ("[show\n", "line 1"),
    "the same key twice": ("[sound]\nvolume = 1\nvolume = 2\n", "line 3"),
    "the same section twice": ("[sound]\n[sound]\n", "line 2"),
    "no text": (b"[sound]\nvolume = \xff\n", "line 2: this is no text"),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0", "line 1: this is no text"),
    "an empty value": ("[sound]\nvolume =\n", "line 2"),
    "an unknown section": ("[sounds]\nvolume = 3\n", "line 1: there is no section “sounds”. Is it “sound”?"),
    "an unknown key": ("[sound]\n\nvolumne = 3\n", "line 3: there is no “sound.volumne”. Is it “volume”?"),
    "a key without its section": ("volume = 3\n", "line 1: “volume” is in the wrong place; it belongs"),
    "a key in another section": ("[show]\nvolume = 3\n", "line 2: “show.volume” is in the wrong place; it"),
    "a section that is a value": ("sound = 3\n", "line 1: “sound” is a section and is written [sound]; there is 3."),
    "text instead of a number": ('[sound]\nvolume = "loud"\n', "is a whole number from 0 to 10; there is 'loud'."),
    "true instead of a number": ("[sound]\nvolume = true\n", "is a whole number from 0 to 10; there is true."),
    "a fraction": ("[sound]\nvolume = 3.5\n", "there is 3.5."),
    "too much": ("[sound]\nvolume = 11\n", "there is 11."),
    "too little": ("[guests]\ncountdown_seconds = -1\n", "“guests.countdown_seconds” is a whole number from 5 to 300"),
    "no number at all": ("[show]\ndim = nan\n", "“show.dim” is a number from 0.0 to 0.8; there is nan."),
    "an hour that no day has": ("[guests]\nreset_hour = 24\n", "from 0 to 23; there is 24."),
    "one instead of true": ("[sound]\nattract = 1\n", "line 2: “sound.attract” is true or false; there is 1."),
    "an unknown mode": ('[show]\nmodes = ["strategie"]\n', "“show.modes” cannot be 'strategie'. Is it “strategy”?"),
    "an unknown language": ('[show]\nlanguages = ["tlh"]\n', "“show.languages” cannot be 'tlh'"),
    "no mode": ("[show]\nmodes = []\n", "“show.modes” is a list of at least one name"),
    "a mode twice": ('[show]\nmodes = ["strategy", "strategy"]\n', "“show.modes” has strategy twice."),
    "a mode that is a number": ("[show]\nmodes = [1]\n", "“show.modes” cannot be 1"),
    "an unknown place": ('[show]\nplace = "fare"\n', "“show.place” cannot be 'fare'. Is it “fair”?"),
    "nested without end": ("a = " + "[" * 20_000 + "]" * 20_000, "too deeply"),
    "far too much": ("#" * (LARGEST + 1), "larger than 64 KB"),
}  # fmt: skip


@pytest.mark.parametrize("kind", WRONG)
def test_every_kind_of_wrong_is_told_in_a_sentence_and_the_defaults_hold(tmp_path: Path, kind: str) -> None:
    content, told = WRONG[kind]
    read = load(tmp_path, content)

    assert told in messages(read)[0]
    assert read.config == KioskConfig()
    assert all(messages(read, "de"))
    assert len(messages(read)[0]) < 400


@pytest.mark.parametrize("kind", WRONG)
def test_after_a_right_file_a_wrong_one_changes_nothing(tmp_path: Path, kind: str) -> None:
    load(tmp_path, RIGHT)
    read = load(tmp_path, WRONG[kind][0])

    right = KioskConfig(place=Place.TABLE, modes=("strategy", "brain_training"), volume=3)
    harmless = kind in ("an unknown section", "an unknown key")
    assert read.config == (KioskConfig() if harmless else right)


def test_a_wrong_value_does_not_cost_the_others(tmp_path: Path) -> None:
    load(tmp_path, RIGHT)
    read = load(tmp_path, '[show]\nplace = "couch"\ndim = 7\n\n[sound]\nloudest = 4\nvolume = "x"\n')

    assert read.config.place is Place.COUCH
    assert read.config.loudest == 4
    assert read.config.volume == 3
    assert [message.split(":")[0] for message in messages(read)[:2]] == ["kiosk.toml, line 3", "kiosk.toml, line 7"]


def test_a_named_file_that_is_not_there_is_told_and_the_last_right_one_holds(tmp_path: Path) -> None:
    load(tmp_path, RIGHT)
    for path in (tmp_path / "other.toml", tmp_path):
        read = load_config(path, tmp_path, tmp_path / "kiosk")
        assert "cannot be read" in messages(read)[0]
        assert read.config.volume == 3


def test_a_spoilt_copy_of_the_last_right_file_does_no_harm(tmp_path: Path) -> None:
    load(tmp_path, RIGHT)
    (tmp_path / "kiosk" / LAST_GOOD).write_bytes(b"\xff\xff")

    assert load(tmp_path, "[sound]\nvolume = 11\n").config == KioskConfig()


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "kiosk").write_bytes(b"in the way")

    assert load(tmp_path, RIGHT).config.volume == 3
