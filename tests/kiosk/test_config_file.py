"""The file of decisions: what is right holds, what is wrong is named with its line, and the table is never dark."""

from __future__ import annotations

import errno
import os
import re
import tomllib
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from quiclo_game.kiosk.config import KioskConfig, Place
from quiclo_game.kiosk.config_file import FILE, LARGEST, LAST_GOOD, ConfigRead, documented, load_config, read_config
from quiclo_game.kiosk.config_keys import CONFIG_KEYS
from quiclo_game.kiosk.statistics import Statistics
from quiclo_game.kiosk.surroundings import Surroundings, fresh_settings
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
    "no equals sign": ("[show]\nplace fair\n", "line 2, column 7: the equals sign between name and value is missing."),
    "a colon": ("[sound]\nvolume: 3\n", "line 2, column 7: the equals sign"),
    "a text without an end": ('[show]\nplace = "fair\n', "line 2: a text has no end; a quotation mark is missing."),
    "a long text without an end": ('[show]\nplace = \'\'\'fair\n', "line 2: a text has no end"),
    "a section without its bracket": ("[show\n", "line 1: the section lacks its closing bracket ]."),
    "a list without its bracket": ('[show]\nmodes = ["strategy"\n[sound]\n', "line 3, column 1: before this place"),
    "a list without its comma": ('[show]\nmodes = ["strategy" "no"]\n', "line 2, column 21: before this place a list"),
    "the same key twice": ("[sound]\nvolume = 1\nvolume = 2\n", "line 3: this name has a value already further up."),
    "a key twice in braces": ("sound = {volume = 1, volume = 2}\n", "line 1: this name has a value already"),
    "the same section twice": ("[sound]\n[sound]\n", "line 2: there is such a section already further up."),
    "braces without an end": ("sound = {volume = 1\n", "line 1, column 20: from here on the file cannot be read."),
    "two values in a line": ("[sound]\nvolume = 3 loudest = 4\n", "line 2, column 12: the line should end here"),
    "a comma in a number": ("[screen]\npx_per_mm = 2,5\n", "line 2, column 14: the line should end here"),
    "no quotation marks": ("[show]\nplace = fair\n", "line 2, column 9: a value is missing here. Text stands in"),
    "a large True": ("[sound]\nattract = True\n", "column 11: a value is missing here."),
    "curled quotation marks": ("[show]\nplace = \u201efair\u201c\n", "line 2, column 9: a value is missing here."),
    "another sign for comments": ("; by Mia\n", "line 1, column 1: here must be a name, a section in [ ] or a #."),
    "a path of Windows": ('[show]\nplace = "C:\\Users"\n', "line 2, column 14: what follows a \\ in a"),
    "an invisible sign": ('[show]\nplace = "fa\x01ir"\n', "line 2, column 12: there is an invisible sign"),
    "nothing at all": ("", "kiosk.toml is empty."),
    "nothing but line ends": ("\n\r\n \n", "kiosk.toml is empty."),
    "what a power cut left": ("[sound]\n" + "\0" * 512, "line 2: this is no text in UTF-8."),
    "UTF-16": ("[sound]\n".encode("utf-16"), "line 1: this is no text in UTF-8."),
    "no text": (b"[sound]\nvolume = \xff\n", "line 2: this is no text"),
    "a picture": (b"\x89PNG\r\n\x1a\n\0\0", "line 1: this is no text"),
    "an empty value": ("[sound]\nvolume =\n", "line 2, column 9: a value is missing here."),
    "an unknown section": ("[sounds]\nvolume = 3\n", "line 1: there is no section “sounds”. Is it “sound”?"),
    "an unknown key": ("[sound]\n\nvolumne = 3\n", "line 3: there is no “sound.volumne”. Is it “volume”?"),
    "a key without its section": ("volume = 3\n", "line 1: “volume” is in the wrong place; it belongs"),
    "a key in another section": ("[show]\nvolume = 3\n", "line 2: “show.volume” is in the wrong place; it"),
    "a section that is a value": ("sound = 3\n", "line 1: “sound” is a section and is written [sound]; there is 3."),
    "text instead of a number": ('[sound]\nvolume = "loud"\n', "is a whole number from 0 to 10; there is 'loud'."),
    "true instead of a number": ("[sound]\nvolume = true\n", "is a whole number from 0 to 10; there is true."),
    "a fraction": ("[sound]\nvolume = 3.5\n", "there is 3.5."),
    "too much": ("[sound]\nvolume = 11\n", "line 2: “sound.volume” is a whole number from 0 to 10; there is 11."),
    "too much with a dot": ("\nsound.volume = 11\n", "line 2: “sound.volume” is a whole number"),
    "too much in braces": ("\nsound = {volume = 11}\n", "line 2: “sound.volume” is a whole number"),
    "a section in two brackets": ("\n[[sound]]\nvolume = 3\n", "line 2: “sound” is a section and is written [sound]"),
    "too many digits": (f"[sound]\nvolume = {'9' * 5000}\n", "line 2: this number has far too many digits."),
    "many digits": (f"[show]\ndim = {'9' * 400}\n", "line 2: “show.dim” is a number from 0.0 to 0.8; there is 9999"),
    "too many hexadecimal digits": (f"[show]\ndim = 0x{'f' * 5000}\n", "line 2: “show.dim” is a number"),
    "too little": ("[guests]\ncountdown_seconds = -1\n", "“guests.countdown_seconds” is a whole number from 5 to 300"),
    "no number at all": ("[show]\ndim = nan\n", "“show.dim” is a number from 0.0 to 0.8; there is nan."),
    "an hour that no day has": ("[guests]\nreset_hour = 24\n", "from 0 to 23; there is 24."),
    "one instead of true": ("[sound]\nattract = 1\n", "line 2: “sound.attract” is true or false; there is 1."),
    "an unknown mode": ('[show]\nmodes = ["strategie"]\n', "“show.modes” cannot be 'strategie'. Is it “strategy”?"),
    "an unknown mode that is like none": ('[show]\nmodes = ["chess"]\n', "strategy. Instead: all of them."),
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
    assert len(messages(read)[0]) < 400


@pytest.mark.parametrize("kind", WRONG)
def test_no_word_of_the_toml_reader_stands_in_a_sentence(tmp_path: Path, kind: str) -> None:
    content = WRONG[kind][0]
    read = load(tmp_path, content)
    try:
        tomllib.loads(content if isinstance(content, str) else content.decode("latin-1"))
    except tomllib.TOMLDecodeError as error:
        said = str(error).partition(" (at ")[0]
        assert all(said not in message for language in ("de", "en") for message in messages(read, language))
    except (RecursionError, ValueError):
        pass
    german = messages(read, "de")
    assert len(german) == len(messages(read))
    assert not set(german) & set(messages(read))
    for message in german:
        assert not {"the", "is", "expected", "invalid", "a"} & set(message.split()), message


NUMBERS = [
    (section, key)
    for section, keys in CONFIG_KEYS.items()
    for key, known in keys.items()
    if isinstance(getattr(KioskConfig(), known.field), int | float | None)
    and not isinstance(getattr(KioskConfig(), known.field), bool)
]


@pytest.mark.parametrize("value", ["-1", "1000000", "inf", "1e300"])
@pytest.mark.parametrize(("section", "key"), NUMBERS)
def test_a_number_out_of_its_range_is_told_with_line_and_range_and_what_holds_instead(
    tmp_path: Path, section: str, key: str, value: str
) -> None:
    read = load(tmp_path, f"\n\n[{section}]\n{key} = {value}\n")

    told = rf"line 4: “{section}\.{key}” is a (whole )?number from [\d.]+ to [\d.]+; there is \S+\. Instead: .+\.$"
    assert re.search(told, messages(read)[0])
    assert read.config == KioskConfig()


def test_all_numbers_are_among_those() -> None:
    assert len(NUMBERS) == 10


def test_what_holds_instead_is_the_value_of_the_last_right_file_or_what_the_place_wants(tmp_path: Path) -> None:
    load(tmp_path, RIGHT)
    read = load(tmp_path, "[guests]\nask_seconds = -5\n\n[sound]\nvolume = 11\n\n[screen]\npx_per_mm = 0\n")

    assert [message.partition("Instead: ")[2] for message in messages(read)[:3]] == [
        "120.", "3.", "what the screen reports."
    ]  # fmt: skip


def test_a_volume_above_the_loudest_one_is_told_and_the_rest_of_the_file_holds(tmp_path: Path) -> None:
    load(tmp_path, RIGHT)
    read = load(tmp_path, "[sound]\nvolume = 9\nloudest = 4\n")

    assert messages(read) == [
        "kiosk.toml, line 2: “sound.volume” is 9, but “sound.loudest” allows 4 at most. Instead: 4."
    ]
    around = Surroundings(read.config, datetime.now, Statistics(tmp_path, datetime.now))
    assert fresh_settings(around, read.config).settings.volume == 4
    assert read.config.place is Place.FAIR


def test_a_volume_that_nobody_wrote_down_is_no_mistake(tmp_path: Path) -> None:
    assert load(tmp_path, "[sound]\nloudest = 4\n").notices == ()


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


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("nothing", "cannot be read: there is no such place."),
        ("folder", "is a folder and no file."),
        ("pipe", "is no ordinary file."),
        ("link to nowhere", "cannot be read: there is no such place."),
        ("forbidden", "cannot be read: permission is missing."),
    ],
)
@pytest.mark.parametrize("named", [True, False])
def test_what_is_no_readable_file_is_told_and_the_last_right_one_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str, told: str, named: bool
) -> None:
    load(tmp_path, RIGHT)
    path = tmp_path / ("other.toml" if named else FILE)
    path.unlink(missing_ok=True)
    match what:
        case "folder":
            path.mkdir()
        case "pipe":
            os.mkfifo(path)
        case "link to nowhere":
            path.symlink_to(tmp_path / "nowhere")
        case "forbidden":
            path.write_text(RIGHT)
            forbid(path, monkeypatch)

    read = load_config(path if named else None, tmp_path, tmp_path / "kiosk")

    if what == "nothing" and not named:
        assert read == ConfigRead(KioskConfig())
    else:
        assert messages(read)[0] == f"{path.name} {told}"
        assert read.config.volume == 3


def forbid(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a file not be opened, also by the superuser, for whom permissions do not count."""
    real = Path.open

    def refuse(self: Path, *arguments: Any, **named: Any) -> Any:
        if self == path:
            raise PermissionError(errno.EACCES, "Permission denied")
        return real(self, *arguments, **named)

    monkeypatch.setattr(Path, "open", refuse)


def test_a_spoilt_copy_of_the_last_right_file_does_no_harm(tmp_path: Path) -> None:
    load(tmp_path, RIGHT)
    (tmp_path / "kiosk" / LAST_GOOD).write_bytes(b"\xff\xff")

    assert load(tmp_path, "[sound]\nvolume = 11\n").config == KioskConfig()


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "kiosk").write_bytes(b"in the way")

    assert load(tmp_path, RIGHT).config.volume == 3
