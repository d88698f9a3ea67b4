"""A power cut at any byte: the journal opens, or is set aside with a word; ``tests.benchmarks.cut`` tries all."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from quiclo_game.play.journal import read_journal
from quiclo_game.play.journal_error import JournalError
from quiclo_game.play.journal_replay import replay
from quiclo_game.play.rescue import DAMAGED, offered_game
from quiclo_game.rules.registry import KEYS
from tests.benchmarks.cut import Cuts, journal_of


@pytest.mark.parametrize("key", KEYS)
def test_a_journal_cut_at_any_byte_opens_or_is_no_journal_yet(key: str, tmp_path: Path) -> None:
    content = journal_of(key, tmp_path / "whole.journal", steps=40)
    cuts = Cuts(tmp_path)
    for length in range(0, len(content), 7):
        cuts.cut(content, length)

    assert cuts.failed == []
    assert cuts.opened > 10
    assert cuts.refused > 0, "the header alone is no journal"


def test_a_journal_that_does_not_fit_is_set_aside_and_named_and_the_one_before_is_offered(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    journal_of("brain_training", tmp_path / "1.journal", steps=5)
    content = journal_of("brain_training", tmp_path / "2.journal", steps=5)
    (tmp_path / "2.journal").write_bytes(content + b"7 jump\n")
    with caplog.at_level(logging.WARNING):
        assert offered_game(tmp_path) == tmp_path / "1.journal"

    assert not (tmp_path / "2.journal").exists()
    assert (tmp_path / f"2.journal{DAMAGED}").read_bytes() == content + b"7 jump\n"
    assert len(caplog.messages) == 1
    assert f"line {content.count(bytes([10])) + 1}" in caplog.messages[0]


def test_what_was_set_aside_is_not_looked_at_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "1.journal").write_bytes(b"{}\n")
    with caplog.at_level(logging.WARNING):
        assert offered_game(tmp_path) is None
        assert offered_game(tmp_path) is None

    assert len(caplog.messages) == 1


def test_what_the_cut_left_whole_is_what_was_played(tmp_path: Path) -> None:
    content = journal_of("strategy", tmp_path / "whole.journal", steps=20)
    path = tmp_path / "cut.journal"
    path.write_bytes(content[:-3])
    moves = len(replay(read_journal(path)).moves)

    assert moves == content.count(b"\n") - 2
    path.write_bytes(content[:30])
    with pytest.raises(JournalError):
        read_journal(path)
