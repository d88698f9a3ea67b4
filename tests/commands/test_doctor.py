import argparse
import json
from dataclasses import replace
from pathlib import Path

import pytest

from quiclo_game.commands import doctor
from quiclo_game.commands.doctor import SOUNDS, Facts, Finding, State, examine, line
from quiclo_game.locale import languages, load_words
from quiclo_game.shell.choices import FlipPath
from quiclo_game.shell.edid import Glass
from quiclo_game.shell.probes import AssetsFound, Folder, Screens, Sound
from quiclo_game.shell.settings import Settings

WELL = Facts(
    versions={"python": "3.11.7", "pygame-ce": "2.5.8"},
    screens=Screens("x11", ((1920, 1080), (1280, 720)), (60, 0)),
    glasses=(Glass(1920, 1080, 960, 540),),
    touch=(1, 2),
    sound=Sound("pulseaudio"),
    pads=("Gamepad one",),
    folder=Folder(Path("/data"), 5000),
    assets=AssetsFound("/assets", 224, 15),
    flips={"software": 0.5, "accelerated": 11.0},
)
SETTINGS = Settings(language="en")


def findings(facts: Facts, settings: Settings = SETTINGS, language: str = "en") -> dict[str, Finding]:
    return {finding.topic: finding for finding in examine(facts, settings, load_words(language))}


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    doctor.add_parser(parser.add_subparsers())
    return parser.parse_args(["doctor", *words])


def test_a_machine_that_has_everything_is_fine_in_every_respect() -> None:
    found = findings(WELL)

    assert len(found) == 9
    assert {finding.state for finding in found.values()} == {State.FINE}
    assert {finding.advice for finding in found.values()} == {""}
    assert found["screens"].text == "1920 × 1080 (60 Hz), 1280 × 720 (through x11)"


@pytest.mark.parametrize(
    ("topic", "facts"),
    [
        ("versions", replace(WELL, versions={"numpy": ""})),
        ("screens", replace(WELL, screens=Screens("", (), (), "no driver"), flips={})),
        ("assets", replace(WELL, assets=AssetsFound("", 0, 0, "/assets/sounds/win.wav"))),
        ("folder", replace(WELL, folder=Folder(Path("/data"), 0, "Permission denied"))),
    ],
)
def test_what_nobody_can_play_without_is_wrong_and_comes_with_advice(topic: str, facts: Facts) -> None:
    finding = findings(facts)[topic]

    assert finding.state is State.WRONG
    assert finding.advice


@pytest.mark.parametrize(
    ("topic", "facts"),
    [
        ("sound", replace(WELL, sound=Sound("", "no device"))),
        ("touch", replace(WELL, touch=())),
        ("millimetres", replace(WELL, glasses=())),
        ("folder", replace(WELL, folder=Folder(Path("/data"), 3))),
        ("screens", replace(WELL, screens=Screens("dummy", ((1024, 768),), (60,)))),
        ("flips", replace(WELL, flips={"software": 50.0, "accelerated": 40.0})),
    ],
)
def test_what_one_can_play_without_is_a_note_with_advice(topic: str, facts: Facts) -> None:
    finding = findings(facts)[topic]

    assert finding.state is State.NOTE
    assert finding.advice


def test_a_setting_that_makes_flips_slow_is_named() -> None:
    slow = findings(WELL, replace(SETTINGS, flip_path=FlipPath.ACCELERATED))["flips"]
    fast = findings(WELL, replace(SETTINGS, flip_path=FlipPath.SOFTWARE))["flips"]

    assert (slow.state, fast.state) == (State.NOTE, State.FINE)
    assert "accelerated" in slow.advice


def test_a_measured_scale_counts_more_than_what_a_screen_says() -> None:
    assert "3.25" in findings(WELL, replace(SETTINGS, px_per_mm=3.25))["millimetres"].text
    assert "2.00 px per mm (960 × 540 mm)" in findings(WELL)["millimetres"].text


@pytest.mark.parametrize("language", languages())
def test_every_finding_is_one_line_in_every_language(language: str) -> None:
    ill = Facts(
        versions={"numpy": ""},
        screens=Screens("", (), (), "cause"),
        glasses=(),
        touch=(),
        sound=Sound("", "cause"),
        pads=(),
        folder=Folder(Path("/data"), 0, "cause"),
        assets=AssetsFound("", 0, 0, "x"),
        flips={"software": 50.0, "accelerated": 60.0},
    )
    words = load_words(language)
    for facts in (WELL, ill):
        for finding in findings(facts, language=language).values():
            assert "\n" not in line(finding, words)
            assert finding.text in line(finding, words)


def test_every_sound_of_the_game_is_looked_for() -> None:
    folder = Path(__file__).parents[2] / "assets" / "sounds"

    assert {path.stem for path in folder.glob("*.wav")} == set(SOUNDS)


@pytest.fixture
def gathered(monkeypatch: pytest.MonkeyPatch) -> list[Facts]:
    facts = [WELL]
    monkeypatch.setattr(doctor, "gather", lambda folder: facts[-1])
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
