"""``quiclo simulate``: figures on stdout, everything else on stderr, the same bytes whatever the number of jobs."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quiclo_game.cli import main


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["simulate", "brain_training", *arguments]) == 0
    out, _ = capsys.readouterr()
    return out


def test_json_has_the_promised_shape(capsys: pytest.CaptureFixture[str]) -> None:
    text = simulated(capsys, "--games", "12", "--players", "3", "--seed", "4", "--jobs", "1", "--json")
    figures: dict[str, Any] = json.loads(text)

    assert text.count("\n") == 1
    assert list(figures) == [
        "mode",
        "games",
        "players",
        "strength",
        "seed",
        "options",
        "turns",
        "rounds",
        "wins_by_seat",
        "draws",
        "endings",
        "measures",
    ]
    assert (figures["mode"], figures["games"], figures["players"]) == ("brain_training", 12, 3)
    assert (figures["strength"], figures["seed"]) == ("medium", 4)
    for name in ("turns", "rounds"):
        assert list(figures[name]) == ["mean", "sd", "min", "max"]
        assert figures[name]["min"] <= figures[name]["mean"] <= figures[name]["max"]
    assert len(figures["wins_by_seat"]) == 3
    assert sum(figures["wins_by_seat"]) + figures["draws"] == pytest.approx(1, abs=1e-5)
    assert sum(figures["endings"].values()) == pytest.approx(1, abs=1e-5)
    assert set(figures["endings"]) <= {"points", "stacks_empty"}


def test_one_job_and_two_give_the_same_bytes(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = (simulated(capsys, "--games", "60", "--json", "--jobs", jobs) for jobs in ("1", "2"))

    assert one == two


def test_without_people_the_program_plays_unless_it_is_told_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    few = ("--games", "2", "--jobs", "1", "--json")

    assert json.loads(simulated(capsys, *few))["options"]["play"] == "animation"
    assert json.loads(simulated(capsys, *few, "--option", "play=self"))["options"]["play"] == "self"


def test_options_come_after_the_preset(capsys: pytest.CaptureFixture[str]) -> None:
    few = ("--games", "2", "--jobs", "1", "--json", "--preset", "first_steps")

    assert json.loads(simulated(capsys, *few))["options"]["continents"] == "12"
    given = json.loads(simulated(capsys, *few, "--option", "continents=31", "--option", "operators=*+"))["options"]
    assert (given["continents"], given["operators"]) == ("13", "+*")


def test_figures_for_reading_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    text = simulated(capsys, "--games", "5", "--jobs", "1", "--strength", "strong")

    assert text.startswith("brain_training: 5 games, 2 players (strong)")
    for name in ("turns", "rounds", "wins by seat", "reachable_share"):
        assert name in text


def test_one_game_of_one_player_is_told_in_the_singular(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "brain_training", "--games", "1", "--players", "1", "--jobs", "1"]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("brain_training: 1 game, 1 player (medium)")
    assert told.err.splitlines()[-1].startswith("1 game in ")


def test_the_speed_goes_to_stderr(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "brain_training", "--games", "2", "--jobs", "1", "--json"]) == 0

    out, err = capsys.readouterr()
    assert "games a second" in err
    assert "games a second" not in out


def test_a_hyphen_in_the_name_of_a_mode_is_as_good_as_an_underscore(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "brain-training", "--games", "1", "--jobs", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["mode"] == "brain_training"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "no mode is called 'chess'; there is: brain_training"),
        (["brain_training", "--games", "0"], "takes a whole number from 1"),
        (["brain_training", "--games", "ten"], "takes a whole number from 1"),
        (["brain_training", "--players", "7"], "takes a whole number from 1 to 6"),
        (["brain_training", "--jobs", "0"], "takes a whole number from 1"),
        (["brain_training", "--seed", "-1"], "takes a whole number from 0"),
        (["brain_training", "--strength", "clever"], "cannot be 'clever'; there is: easy, medium, strong"),
        (["brain_training", "--option", "variant"], "takes NAME=VALUE, not 'variant'"),
        (["brain_training", "--option", "variant=rally"], "variant cannot be 'rally'; it takes: race, conquest"),
        (["brain_training", "--option", "colour=red"], "brain_training has no option 'colour'; there is: play, "),
        (["brain_training", "--option", "think_seconds=4"], "it takes: 0, 5–600"),
        (
            ["brain_training", "--preset", "mine"],
            "brain_training has no preset 'mine'; there is: text, fair, first_steps",
        ),
    ],
)
def test_what_cannot_be_simulated_is_refused_with_what_can(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2

    out, err = capsys.readouterr()
    assert said in err
    assert out == ""
