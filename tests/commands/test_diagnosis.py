from dataclasses import replace
from pathlib import Path

import pytest

from quiclo_game.commands.diagnosis import SOUNDS, Facts, Finding, State, examine, line
from quiclo_game.locale import languages, load_words
from quiclo_game.shell.choices import FlipPath
from quiclo_game.shell.edid import Glass
from quiclo_game.shell.probes import AssetsFound, Folder, Screens, Sound
from quiclo_game.shell.settings import Settings

WELL = Facts(
    versions={"python": "3.11.7", "pygame-ce": "2.5.8"},
    screens=Screens("x11", ((1920, 1080), (1280, 720)), (60, 0)),
    glasses=(Glass(1920, 1080, 960, 540),),
    touch=("1", "2"),
    sound=Sound("pulseaudio"),
    pads=("Gamepad one",),
    folder=Folder(Path("/data"), 5000),
    assets=AssetsFound("/assets", 224, 15),
    flips={"software": 0.5, "accelerated": 11.0},
)
SETTINGS = Settings(language="en")


def findings(facts: Facts, settings: Settings = SETTINGS, language: str = "en") -> dict[str, Finding]:
    return {finding.topic: finding for finding in examine(facts, settings, load_words(language))}


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
    assert "2.00 px per mm (960 mm wide, 540 mm high)" in findings(WELL)["millimetres"].text


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
