"""A name is taken out of kept journals, and nothing else changes in them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest

from quiclo_game.play.forgetting import call_otherwise
from quiclo_game.play.journal import read_journal
from quiclo_game.play.journal_replay import resume
from quiclo_game.play.journal_writer import JournalWriter
from tests.bot_game import begin, header_of, play_on


def nobody(seat: int) -> Iterable[str]:
    return (f"Spieler {number}" for number in (seat + 1, *range(1, 8)))


def journal(folder: Path, *names: str) -> Path:
    path = folder / "20260301-100000-000-mental_arithmetic.journal"
    header = header_of("mental_arithmetic", len(names), seed=3)
    players = tuple(replace(player, name=name) for player, name in zip(header.players, names, strict=True))
    header = replace(header, players=players)
    play_on(begin(header, path), header, 6)
    return path


def forget(folder: Path, name: str) -> int:
    return call_otherwise(folder, name, nobody, Path.write_bytes)


def names(path: Path) -> list[str]:
    return [player.name for player in read_journal(path).header.players]


def test_a_game_that_can_be_gone_on_with_still_can(tmp_path: Path) -> None:
    path = journal(tmp_path, "Mia", "Opa")
    before = resume(path)[0]

    assert forget(tmp_path, "opa") == 1

    after, header, _ = resume(path)
    assert [player.name for player in header.players] == ["Mia", "Spieler 2"]
    assert after.state == before.state
    assert forget(tmp_path, "opa") == 0


def test_a_name_that_was_given_in_the_game_is_taken_out_as_well(tmp_path: Path) -> None:
    path = journal(tmp_path, "Mia", "Opa")
    JournalWriter(path, path.read_bytes()).write_name(1, "Anna")
    assert names(path) == ["Mia", "Anna"]

    forget(tmp_path, "Anna")
    assert names(path) == ["Mia", "Spieler 2"]
    forget(tmp_path, "Opa")
    assert b"Opa" not in path.read_bytes()


def test_nobody_gets_a_name_that_another_one_has(tmp_path: Path) -> None:
    path = journal(tmp_path, "Spieler 2", "Opa")
    forget(tmp_path, "Opa")
    assert names(path) == ["Spieler 2", "Spieler 1"]


def test_a_name_in_part_of_another_stays(tmp_path: Path) -> None:
    path = journal(tmp_path, "Opa Karl", "Mia")
    before = path.read_bytes()
    assert forget(tmp_path, "Opa") == 0
    assert path.read_bytes() == before


@pytest.mark.parametrize("spoil", [lambda raw: raw.replace(b'"seed"', b'"s"'), lambda raw: raw.replace(b"\n", b"\r\n")])
def test_spoilt_journals_and_those_of_editors_forget_as_well(tmp_path: Path, spoil: object) -> None:
    assert callable(spoil)
    path = journal(tmp_path, "Öpi", "Mia")
    JournalWriter(path, path.read_bytes()).write_name(1, "Öpi")
    aside = path.rename(path.with_name(path.name + ".damaged"))
    aside.write_bytes(spoil(aside.read_bytes()))
    ends = aside.read_bytes().count(b"\r\n"), aside.read_bytes().count(b"\n")

    forget(tmp_path, "Öpi")

    assert "Öpi".encode() not in aside.read_bytes()
    assert (aside.read_bytes().count(b"\r\n"), aside.read_bytes().count(b"\n")) == ends
