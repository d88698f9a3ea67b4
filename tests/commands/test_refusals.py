"""Every argument of every command with what does not belong there: one clear sentence, exit code 2, no traceback."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import pytest

from quiclo_game.cli import COMMANDS, main, parser
from quiclo_game.commands.refusing import printable, quoted
from quiclo_game.locale import languages
from quiclo_game.play.players import MAX_NAME

NASTY = ("", "   ", "x" * 400, "-1", "9" * 20, "1e3", "nan", "\x1b[31mred", "a\nb", "\u202eabc", "٣", "½", "a=b=c", "=")
FREE = frozenset(("--data-dir", "--config", "--csv", "--screenshots", "file", "calculation", "--seats"))
"""Files, and what is judged by the command itself."""
NEEDED = {"check": ["3+4", "--operands", "3"], "simulate": ["brain_training"], "replay": ["a.journal"], "solve": ["3"]}
LONGEST = 420
"""No sentence is longer, whatever was written."""


def taking(command: str) -> Iterator[str]:
    """Yield the options of a command that take a value which is looked at before anything else."""
    whole = parser((command,))
    subparsers = next(one for one in whole._actions if isinstance(one, argparse._SubParsersAction))
    for action in subparsers.choices[command]._actions:
        takes_value = action.option_strings and action.nargs != 0
        if takes_value and action.option_strings[0] not in FREE:
            yield action.option_strings[0]


def refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(words) == 2, words
    out, err = capsys.readouterr()
    assert out == "", words
    assert "Traceback" not in err, words
    sentence = err.strip().splitlines()[-1]
    assert sentence.startswith("quiclo"), words
    assert len(sentence) <= LONGEST, sentence
    assert printable(err) == err, "no sign that a terminal obeys"
    return sentence


@pytest.mark.parametrize("command", COMMANDS)
def test_no_option_takes_what_does_not_belong_there(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    tried = 0
    for option in taking(command):
        base = NEEDED.get(command, [])
        if option in ("--option", "--preset") and command == "play":
            base = ["brain_training"]
        for word in NASTY:
            refused([command, *base, f"{option}={word}"], capsys)
            tried += 1
    assert tried or command in ("statistics", "doctor")


@pytest.mark.parametrize("command", ["play", "simulate", "demo"])
@pytest.mark.parametrize("word", [word for word in NASTY if not word.startswith("-")])
def test_no_mode_has_such_a_name(command: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no mode is called" in refused([command, word], capsys)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["play", "no_remaindr"], "no_remainder"),
        (["play", "Brain-Traning"], "brain_training"),
        (["simulate", "strategie"], "strategy"),
        (["plya"], "play"),
        (["play", "strategy", "--preset", "fiar"], "fair"),
        (["play", "brain_training", "--option", "varaint=race"], "variant"),
        (["simulate", "strategy", "--strength", "strnog"], "strong"),
        (["play", "--seating", "tabel"], "table"),
        (["kiosk", "--print", "confg"], "config"),
    ],
)
def test_what_was_probably_meant_is_asked(words: list[str], meant: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"did you mean {meant}?" in refused(words, capsys)


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        ("x" * 400, f"at most {MAX_NAME} signs"),
        ("Mia," + "é" * (MAX_NAME + 1), f"at most {MAX_NAME} signs"),
        ("Mia,\x1b[31mred", "can be shown"),
        ("Mia,a\u202eb", "can be shown"),
        ("Mia,مريم", "can be shown, not 'مريم'"),
        ("王小明,Mia", "can be shown"),
        ("Mia,🦊", "can be shown"),
        ("", "a name in each place"),
        ("Mia,,Ben", "a name in each place"),
        ("Mia,mia", "each name once"),
        ("a,b,c,d,e,f,g", "at most six"),
        ("Mia:strong", "such as"),
        ("bot:", "such as"),
        ("bot:hard", "such as"),
        ("Mia/ahead=-1", "such as"),
        ("Mia/ahead=" + "9" * 400, "such as"),
        ("Mia/", "such as"),
    ],
)
def test_who_plays_is_refused_with_the_reason(seats: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert why in refused(["play", "brain_training", f"--seats={seats}"], capsys)


@pytest.mark.parametrize(
    "words",
    [
        ["play", "--data-dir="],
        ["demo", "--data-dir=  "],
        ["demo", "--screenshots="],
        ["kiosk", "--config="],
        ["kiosk", "--statistics", "--data-dir="],
        ["statistics", "--csv="],
        ["doctor", "--data-dir="],
        ["replay", ""],
    ],
)
def test_an_empty_path_is_not_the_folder_where_one_happens_to_be(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "not an empty word" in refused(words, capsys)


def test_every_language_that_has_a_file_can_be_asked_for() -> None:
    for language in languages():
        assert parser(("play",)).parse_args(["play", "--lang", language]).lang == language


def test_a_word_is_repeated_in_short_and_harmlessly() -> None:
    assert quoted("x" * 400) == repr("x" * 40 + "…")
    assert quoted("\x1b[0m") == "'\\x1b[0m'"
    assert printable("cannot read \x1b[31mred\nsecond line") == "cannot read \\x1b[31mred\nsecond line"
