import argparse
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from quiclo_game.commands import diagnosis, doctor
from quiclo_game.commands.diagnosis import Facts
from quiclo_game.shell.probes import AssetsFound
from tests.commands.test_diagnosis import WELL


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    doctor.add_parser(parser.add_subparsers())
    return parser.parse_args(["doctor", *words])


@pytest.fixture
def gathered(monkeypatch: pytest.MonkeyPatch) -> list[Facts]:
    facts = [WELL]
    monkeypatch.setattr(diagnosis, "gather", lambda folder: facts[-1])
    return facts


def test_the_exit_code_is_zero_when_all_is_well(
    gathered: list[Facts], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = doctor.run(parsed("--data-dir", str(tmp_path), "--lang", "de"))

    assert code == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 9
    assert all(one.startswith("gut") for one in lines)


def test_the_exit_code_is_one_when_something_essential_is_wrong(
    gathered: list[Facts], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gathered.append(replace(WELL, assets=AssetsFound("", 0, 0, "/assets")))

    code = doctor.run(parsed("--data-dir", str(tmp_path), "--json"))

    report = json.loads(capsys.readouterr().out)
    assert (code, report["ok"]) == (1, False)
    assert [one["topic"] for one in report["findings"] if one["state"] == "wrong"] == ["assets"]


def test_damaged_settings_are_reported_but_not_essential(
    gathered: list[Facts], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.json").write_text("{")

    code = doctor.run(parsed("--data-dir", str(tmp_path), "--json"))

    report = json.loads(capsys.readouterr().out)
    assert (code, report["findings"][-1]["topic"]) == (0, "settings")


def test_the_real_probes_fill_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.setenv(name, "dummy")
    for name in ("SDL_FRAMEBUFFER_ACCELERATION", "SDL_TOUCH_MOUSE_EVENTS", "SDL_MOUSE_TOUCH_EVENTS"):
        monkeypatch.setenv(name, "")

    code = doctor.run(parsed("--data-dir", str(tmp_path), "--json"))

    report = json.loads(capsys.readouterr().out)
    assert (code, report["ok"]) == (0, True)
    assert {one["topic"] for one in report["findings"]} >= {"versions", "assets", "screens", "flips", "sound", "pads"}


def test_a_report_in_json_is_all_that_is_printed(tmp_path: Path) -> None:
    program = (
        "import argparse\nfrom quiclo_game.commands import doctor\nparser = argparse.ArgumentParser()\n"
        "doctor.add_parser(parser.add_subparsers())\n"
        f"arguments = parser.parse_args(['doctor', '--json', '--data-dir', {str(tmp_path)!r}])\n"
        "raise SystemExit(doctor.run(arguments))"
    )
    environment = {name: value for name, value in os.environ.items() if name != "PYGAME_HIDE_SUPPORT_PROMPT"}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=Path(__file__).parents[2],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )

    assert json.loads(done.stdout)["ok"] is True
    assert done.stderr == ""
