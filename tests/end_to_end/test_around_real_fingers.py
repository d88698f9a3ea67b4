"""Two people on opposite sides of a virtual touch table: both press at once, and each finger means its own seat."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quiclo_game.play.seat_plan import Place, SeatPlan
from quiclo_game.rules.brain_state import Roll
from quiclo_game.rules.remainder_pairs import pair_rule
from quiclo_game.scenes.area import Area
from quiclo_game.shell.control import Control
from tests.end_to_end.real_game import PATIENCE, ROOT, RealGame, find_first_turn
from tests.end_to_end.touch_screen import TouchScreen, missing
from tests.scenes.around import AroundTable

# One screen at a time: servers and real clocks would get in each other's way.
pytestmark = pytest.mark.xdist_group("screen")

SIZE = (1280, 720)
MODE = "no_remainder"
SEED = 7
APART = 0.03
"""So many s lie between two fingers."""


def journal(folder: Path) -> list[str]:
    """Return the whole lines of the game."""
    paths = sorted(folder.rglob("*.journal"))
    return paths[-1].read_text(encoding="utf-8").split("\n")[:-1] if paths else []


def wait_for(folder: Path, process: subprocess.Popen[bytes], what: str) -> list[str]:
    """Return the lines that contain a text, once there is one."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, process.communicate()[1].decode(errors="replace")
        found = [line for line in journal(folder) if what in line]
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError(f"the journal never says {what!r}: {journal(folder)}")


def places(around: AroundTable) -> tuple[dict[int, tuple[float, float]], dict[int, tuple[float, float]]]:
    """Return where the buzzers lie, by seat, and the open cards, by number."""
    buzzers = {seat: _middle(around.table.edges.controls.get(f"buzz:{seat}")) for seat in (0, 1)}
    cards: dict[int, tuple[float, float]] = {}
    for place, card in enumerate(around.match.state.places):
        cards[card] = _middle(around.table.controls.get(f"place:{place}").placed(around.table.edges.frame))
    return buzzers, cards


def _middle(control: Control) -> tuple[float, float]:
    left, top, right, bottom = control.bounds()
    area = Area(left, top, right - left, bottom - top)
    return area.cx, area.cy


@pytest.mark.skipif(bool(missing()), reason=missing())
def test_two_people_on_opposite_sides_buzz_at_once_and_the_first_one_picks_with_two_fingers(tmp_path: Path) -> None:
    around = AroundTable(MODE, 2, SIZE, seed=SEED)
    buzzers, cards = places(around)
    rule = pair_rule(around.plan.settings)
    numbers = sorted(cards)
    pairs = [(a, b) for a in numbers for b in numbers if a < b and rule.weigh(a, b).fits]
    command = [sys.executable, "main.py", "play", MODE, "--seats", "Mia,Jonas", "--seating", "table"]
    command += ["--seed", str(SEED), "--data-dir", str(tmp_path), "--lang", "de", "--fullscreen"]
    with TouchScreen(*SIZE) as screen:
        process = subprocess.Popen(
            command, cwd=ROOT, env=dict(screen.environment), stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        try:
            wait_for(tmp_path, process, "shuffled")
            end = time.monotonic() + PATIENCE
            while not any("buzz" in line for line in journal(tmp_path)):
                assert time.monotonic() < end, "nobody could buzz"
                screen.down(1, *buzzers[1])
                time.sleep(APART)
                screen.down(0, *buzzers[0])
                time.sleep(0.1)
                for finger in (0, 1):
                    screen.up(finger, *buzzers[finger])
                time.sleep(0.1)
            buzzes = [line for line in journal(tmp_path) if " buzz " in line]
            assert len(buzzes) == 1, "one of both was first"
            first_seat = buzzes[0].split(" ")[0]
            assert first_seat in ("0", "1")
            first, second = pairs[0]
            for finger, card in enumerate((first, second)):
                screen.down(finger, *cards[card])
                time.sleep(APART)
            for finger, card in enumerate((first, second)):
                screen.up(finger, *cards[card])
            picked = wait_for(tmp_path, process, " pick ")
            assert picked[0].startswith(f"{first_seat} pick first={first} second={second}")
        finally:
            process.terminate()
            _, said = process.communicate(timeout=PATIENCE)
        assert (process.returncode, said) == (0, b"")


@pytest.mark.skipif(bool(missing()), reason=missing())
def test_who_sits_at_the_upper_edge_calculates_on_a_pad_that_faces_it(tmp_path: Path) -> None:
    deal = find_first_turn()
    plan = SeatPlan((Place(180), Place(0)))
    (tmp_path / "settings.json").write_text(json.dumps({"seating": plan.encode()}), encoding="utf-8")
    around = AroundTable("brain_training", 2, SIZE, plan, seed=deal.seed, rules={"start": "first"})
    table = around.table

    def seen(key: str) -> tuple[float, float]:
        control = table.controls.get(key).placed(table.edges.frame)
        return control.x, control.y

    assert table.edges.frame.turn == 180
    main = seen("main")
    with TouchScreen(*SIZE) as screen, RealGame(screen.environment, tmp_path, deal.seed, SIZE, "--fullscreen") as game:
        game.repeat(lambda: screen.tap(*main), "0 roll")
        game.repeat(lambda: screen.tap(*main), "chance rolled faces=" + ",".join(map(str, deal.dice)))
        for _ in range(2):
            around.match.submit(0, Roll())
        around.settle()
        screen.tap(*table.edges.frame.outward(table.size[0] / 2, 4))
        time.sleep(0.2)
        keys = [f"target:{deal.target}"]
        for token in deal.calculation.tokens:
            keys.append(f"die:{token}" if isinstance(token, int) else f"operator:{token.value}")
        for key in (*keys, "main"):
            screen.tap(*seen(key))
            time.sleep(0.1)
        game.acted(f"0 solve target={deal.target} calculation={deal.calculation.encode()}")
        assert game.leave() == (0, "")
