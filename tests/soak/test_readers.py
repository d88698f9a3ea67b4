"""Every reader of the program against anything: an answer or a clear refusal, never another exception."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from quiclo_game.cli import main
from quiclo_game.kiosk.changes import FILE as CHANGES
from quiclo_game.kiosk.changes import OperatorChanges
from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.config_file import FILE, documented, load_config
from quiclo_game.kiosk.config_keys import CONFIG_KEYS
from quiclo_game.kiosk.pin import FILE as PIN
from quiclo_game.kiosk.pin import PinLock
from quiclo_game.kiosk.statistics import FILE as FIGURES
from quiclo_game.kiosk.statistics import Statistics
from quiclo_game.locale import load_words
from quiclo_game.play.journal import read_journal
from quiclo_game.play.journal_error import JournalError
from quiclo_game.play.journal_replay import replay
from quiclo_game.rules.calculation import Calculation, Dialect
from quiclo_game.rules.notation import NotationError, read_action, write_action
from quiclo_game.rules.reading import read_calculation
from quiclo_game.rules.registry import KEYS, MODES
from quiclo_game.rules.rejections import Rejection
from quiclo_game.shell.settings import Settings, settings_from, values_of
from quiclo_game.shell.settings_store import FILE as SETTINGS
from quiclo_game.shell.settings_store import SettingsStore
from tests.bot_game import begin, header_of, play_on

QUIET = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
    max_leaves=12,
)
SIGNS = st.text(alphabet="0123456789+-−*/×÷·:() abx=\u0660\u202e\0", max_size=40)


@QUIET
@given(SIGNS | st.text(max_size=60), st.lists(st.integers(0, 200), min_size=1, max_size=6), st.sampled_from(Dialect))
def test_a_calculation_is_read_or_refused(text: str, operands: list[int], dialect: Dialect) -> None:
    assert isinstance(read_calculation(text, tuple(operands), dialect), Calculation | Rejection)


@QUIET
@given(st.sampled_from(range(len(MODES))), st.text(max_size=60))
def test_the_text_of_an_action_is_read_or_refused(place: int, text: str) -> None:
    mode = MODES[place]
    for action in mode.actions:
        for line in (text, f"{action.__name__.lower()} {text}", f"{action.__name__.lower()} x={text}"):
            try:
                read = read_action(line, mode.actions)
            except NotationError:
                continue
            assert read_action(write_action(read), mode.actions) == read


@pytest.fixture(scope="module", params=KEYS)
def journal(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The journal of some steps of a mode."""
    path = tmp_path_factory.mktemp("journal") / "one.journal"
    header = header_of(request.param, 2, seed=5)
    play_on(begin(header, path), header, 12)
    return path.read_bytes()


@settings(QUIET, max_examples=60)
@given(st.data())
def test_a_journal_with_anything_changed_in_it_is_replayed_or_refused_with_its_line(
    journal: bytes, tmp_path: Path, data: st.DataObject
) -> None:
    at = data.draw(st.integers(0, len(journal)))
    cut = data.draw(st.integers(0, 12))
    put = data.draw(st.binary(max_size=12) | st.sampled_from([b"\n", b"0 undo\n", b"9", b"-1", b"chance "]))
    path = tmp_path / "one.journal"
    path.write_bytes(journal[:at] + put + journal[at + cut :])
    outcome: JournalError | None = None
    try:
        match = replay(read_journal(path))
        assert match.outcome is not None or match.mode.actors(match.state)
    except JournalError as error:
        outcome = error
    assert outcome is None or (outcome.line >= 1 and outcome.why)


@QUIET
@given(st.binary(max_size=300) | JSON.map(lambda value: json.dumps(value).encode()))
def test_settings_are_read_from_anything(tmp_path: Path, content: bytes) -> None:
    (tmp_path / SETTINGS).write_bytes(content)
    store = SettingsStore(tmp_path)
    notices = store.load()

    assert all(notice.text(load_words("de")) for notice in notices)
    assert store.save() is None


@QUIET
@given(st.dictionaries(st.sampled_from(sorted(values_of(Settings()))), JSON))
def test_every_setting_takes_anything_or_its_default(values: dict[str, object]) -> None:
    chosen, wrong = settings_from(values)

    assert settings_from(values_of(chosen)) == (chosen, ())
    assert set(wrong) <= set(values)


TOML = st.one_of(
    st.integers().map(str), st.floats().map(str), st.booleans().map(lambda flag: str(flag).lower()),
    st.text(max_size=9).map(json.dumps), st.lists(st.sampled_from(KEYS), max_size=3).map(json.dumps), st.just("[[]]"),
    st.just("{a = 1}"), st.just("1979-05-27"), st.just(""), st.integers(300, 6000).map(lambda digits: "9" * digits),
    st.integers(300, 6000).map(lambda digits: f"0x{'f' * digits}"),
)  # fmt: skip
NAMES = st.sampled_from([key for keys in CONFIG_KEYS.values() for key in keys]) | st.text("abc_-. ", max_size=6)


@QUIET
@given(
    st.lists(
        st.tuples(st.sampled_from([*CONFIG_KEYS, "", "x"]), NAMES, TOML).map(
            lambda line: f"[{line[0]}]\n{line[1]} = {line[2]}\n"
        ),
        max_size=5,
    ).map(lambda lines: "".join(lines).encode("utf-8", "surrogatepass"))
    | st.binary(max_size=200)
    | st.integers(0, 1800).map(lambda at: documented().encode()[:at] + b"=" + documented().encode()[at:])
)
def test_a_file_of_decisions_is_read_from_anything(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    read = load_config(None, tmp_path, tmp_path / "kept")

    assert read.config.modes
    assert read.config.languages
    for language in ("de", "en"):
        assert all(notice.text(load_words(language)) for notice in read.notices)


@QUIET
@given(st.binary(max_size=200) | JSON.map(lambda value: json.dumps(value).encode()))
def test_what_the_operator_left_is_read_from_anything(tmp_path: Path, content: bytes) -> None:
    for name in (CHANGES, PIN, FIGURES):
        (tmp_path / name).write_bytes(content)

    assert OperatorChanges(tmp_path, KioskConfig()).applied(KioskConfig()).modes
    assert not PinLock(tmp_path, lambda: 0.0).opens("1234")
    assert Statistics(tmp_path, lambda: None).summary().sessions >= 0  # type: ignore[arg-type, return-value]  # no line


WORDS = st.sampled_from(
    ["solve", "check", "simulate", "replay", "kiosk", "--print", "unit", "config", "--json", "--operands", "--target",
     "--option", "variant=race", "--games", "1", "0", "-1", "9" * 30, "3*4", "brain_training", "--help", "--seed",
     "--lang", "de", "", "\0", "--", "--players", "--use", "2-1", "\u00e4"]
)  # fmt: skip


@settings(QUIET, max_examples=120)
@example("replay", ["\0"])
@given(st.sampled_from(["solve", "check", "simulate", "replay", "kiosk"]), st.lists(WORDS, max_size=6))
def test_a_command_line_is_carried_out_or_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, words: list[str]
) -> None:
    if command == "kiosk":
        words = [*words, "--print", "config"]  # whatever else is asked for, nothing is started

    assert main([command, *words]) in (0, 1, 2)
    assert "Traceback" not in capsys.readouterr().err
