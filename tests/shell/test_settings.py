import pytest

from quiclo_game.locale import languages
from quiclo_game.shell.audio import group_of
from quiclo_game.shell.calibration import Calibration, PanelCalibration
from quiclo_game.shell.choices import FlipPath, Speed, TextSize
from quiclo_game.shell.settings import READERS, SOUND_GROUPS, Settings, settings_from, system_language, values_of

UNUSUAL = Settings(
    language="de",
    volume=0,
    volumes=(("keys", 3), ("table", 8)),
    muted=True,
    speed=Speed.SLOW,
    thinking=Speed.INSTANT,
    step=True,
    text_size=TextSize.HUGE,
    high_contrast=True,
    reduced_motion=True,
    fullscreen=False,
    flip_path=FlipPath.ACCELERATED,
    px_per_mm=3.5,
    calibrations=(PanelCalibration("7", Calibration(1.0, 0.0, 0.1, 0.0, 1.0, -0.1)),),
)


@pytest.mark.parametrize("settings", [Settings(), UNUSUAL])
def test_settings_read_back_equal(settings: Settings) -> None:
    assert settings_from(values_of(settings)) == (settings, ())


def test_every_setting_can_be_read() -> None:
    assert set(READERS) == set(values_of(Settings()))


def test_what_is_missing_has_its_default_and_strangers_are_passed_over() -> None:
    assert settings_from({"volume": 3, "sparkle": True}) == (Settings(volume=3), ())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "klingon"),
        ("language", None),
        ("volume", 11),
        ("volume", -1),
        ("volume", True),
        ("volume", 3.5),
        ("volume", "7"),
        ("volumes", {"table": 11}),
        ("volumes", {"trumpets": 3}),
        ("volumes", "table"),
        ("volumes", 5),
        ("muted", 1),
        ("speed", "warp"),
        ("speed", []),
        ("thinking", None),
        ("text_size", 12),
        ("flip_path", "sideways"),
        ("px_per_mm", 0),
        ("px_per_mm", float("nan")),
        ("px_per_mm", "wide"),
        ("calibrations", {"panel": "7"}),
        ("calibrations", [1, 2, 3]),
        ("calibrations", [{"panel": 7, "calibration": dict.fromkeys("abcdef", 1.0)}]),
        ("calibrations", [{"panel": "7", "calibration": 1.0}]),
        ("calibrations", [{"panel": "7", "calibration": dict.fromkeys("abcdef", 0.0)}]),
        ("calibrations", [{"panel": "7", "calibration": {"a": 1.0}}]),
        ("calibrations", [{"panel": "7", "calibration": dict.fromkeys("abcdef", "x")}]),
        ("calibrations", [{"panel": "7", "calibration": dict.fromkeys("abcdefg", 1.0)}]),
    ],
)
def test_one_wrong_value_costs_nothing_but_itself(name: str, value: object) -> None:
    settings, wrong = settings_from({**values_of(UNUSUAL), name: value})

    assert wrong == (name,)
    expected = values_of(UNUSUAL) | {name: values_of(Settings())[name]}
    assert values_of(settings) == expected


@pytest.mark.parametrize(
    ("variable", "language"),
    [("de_DE.UTF-8", "de"), ("de", "de"), ("en_GB.UTF-8", "en"), ("C.UTF-8", "en"), ("fr", "en")],
)
def test_the_system_says_which_language_to_start_in(
    monkeypatch: pytest.MonkeyPatch, variable: str, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", variable)

    assert system_language() == language
    assert language in languages()


def test_volumes_of_groups_can_be_written_by_name() -> None:
    settings, wrong = settings_from({"volumes": {"table": 8, "keys": 3}})
    assert (settings.volumes, wrong) == ((("keys", 3), ("table", 8)), ())


def test_the_groups_are_those_of_the_sounds() -> None:
    assert {group_of(name) for name in ("die_roll", "valid", "select", "buzzer_2")} == set(SOUND_GROUPS)
