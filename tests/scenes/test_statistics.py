"""The statistics on the screen: whose, of which mode, saved, renamed, deleted."""

from __future__ import annotations

import errno
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from quiclo_game.play.recording import read_recording
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.keeping import keep_game
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.scenes.statistics import CSV, StatisticsScene
from quiclo_game.scenes.statistics_panels import lay_tile
from quiclo_game.shell.layout import least_letters
from quiclo_game.shell.text import Paragraph, Words
from tests.scenes.finished_games import played
from tests.scenes.kept_games import folder_of_journals, folder_of_statistics
from tests.scenes.seen import texts
from tests.scenes.stand_ins import Stand, stand, tap


def opened(folder: Path, name: str | None = None) -> tuple[StatisticsScene, Stand]:
    services = stand("de")
    scene = StatisticsScene(replace(services.services, data_dir=folder), name)
    scene.enter((1920, 1080))
    return scene, services


def shown(scene: StatisticsScene) -> list[str]:
    return [draw.what.text for draw in scene.still() if isinstance(draw.what, Words)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(folder_of_statistics(), tmp_path / "data"))


def test_a_mode_shows_its_own_games() -> None:
    scene, _ = opened(folder_of_statistics(), "Jonas")
    assert "24" in shown(scene)

    tap(scene, "mode:mental_arithmetic")

    assert "3" in shown(scene)
    assert "Gelöst nach Rechenart" in shown(scene)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1080, 1920)], ids=str)
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_tile_tells_the_longest_best_day_to_its_end(size: tuple[int, int], language: str) -> None:
    services = stand(language).services
    words, fonts = services.words, services.forge.fonts
    fonts.least = least_letters(size)
    sheet = Sheet(size, fonts)
    width = 436.0 if not sheet.upright else 490.0
    month = max(words("statistics.months").split(","), key=len).strip()
    mode = max((words(f"mode.{key}.name") for key in KEYS), key=len)
    note = f"{mode}, {words('statistics.best_day', day=30, month=month)}"
    lay_tile(sheet, "flag", "144", words("statistics.unit_points", count=144), note, Area(20, 20, width, 138))
    written = list(texts(sheet.draws, fonts))
    assert [text.text for text in written if text.cut] == []
    below = next(text for text in written if text.text == note).area
    assert below.bottom <= 158 * sheet.scale
    assert all(text.area.bottom <= below.y for text in written if text.text != note)


def test_another_person_is_chosen_from_a_list() -> None:
    scene, services = opened(folder_of_statistics(), "Jonas")
    tap(scene, "people")
    assert services.navigator.went == ["choose 3"]

    services.navigator.names[-1]("Anna")

    assert scene.person is not None
    assert scene.person.name == "Anna"


def test_saving_says_where(folder: Path) -> None:
    scene, _ = opened(folder)
    tap(scene, "csv")

    assert (folder / CSV).stat().st_size > 1000
    assert any(str(folder / CSV) in text for text in shown(scene))


def test_a_person_is_renamed(folder: Path) -> None:
    scene, services = opened(folder, "Jonas")
    tap(scene, "rename")
    services.navigator.names[-1]("Johannes")

    assert scene.person is not None
    assert scene.person.name == "Johannes"


def test_deleting_asks_first(folder: Path) -> None:
    scene, services = opened(folder, "Jonas")
    tap(scene, "delete")
    assert scene.person is not None
    assert scene.person.name == "Jonas"
    assert "Jonas" in services.navigator.went[-1]

    services.navigator.asked[-1]()

    assert scene.person.name != "Jonas"
    assert len([person for person in scene._people if person.name == "Jonas"]) == 0


def bytes_below(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file())


def test_nothing_on_the_disk_knows_somebody_who_was_deleted(folder: Path) -> None:
    shutil.copytree(folder_of_journals(), folder / "journals")
    (folder / "statistics.db.damaged").write_bytes(b"torn Jonas torn")
    scene, services = opened(folder, "Jonas")
    tap(scene, "delete")
    assert "CSV" in services.navigator.went[-1]
    assert b"Jonas" in bytes_below(folder)

    services.navigator.asked[-1]()

    assert b"Jonas" not in bytes_below(folder)
    assert b"jonas" not in bytes_below(folder)
    for path in (folder / "journals").glob("2026111*.journal"):
        recording = read_recording(path)
        assert [player.name for player in recording.players] == ["Anna", "Großmutter Wilhelmine", "Spieler 3"]
        assert recording.moves == read_recording(folder_of_journals() / path.name).moves


def test_whoever_is_renamed_has_the_new_name_in_recorded_games_too(folder: Path) -> None:
    shutil.copytree(folder_of_journals(), folder / "journals")
    scene, services = opened(folder, "Jonas")
    tap(scene, "rename")
    services.navigator.names[-1]("anna")

    names = {player.name for path in (folder / "journals").glob("2026111*") for player in read_recording(path).players}
    assert names == {"Anna", "Großmutter Wilhelmine", "anna 2"}
    tap(scene, "delete")
    services.navigator.asked[-1]()
    assert b"Jonas" not in bytes_below(folder)


def test_where_the_disk_refuses_nobody_is_deleted_and_that_is_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(folder_of_journals(), folder / "journals")

    def full(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr("quiclo_game.scenes.statistics.put_file", full)
    scene, services = opened(folder, "Jonas")
    for key in ("delete", "csv"):
        tap(scene, key)
        if key == "delete":
            services.navigator.asked[-1]()
        assert any("Festplatte ist voll" in text for text in shown(scene))
    assert scene.person is not None
    assert scene.person.name == "Jonas"


def test_a_finished_game_is_kept_and_a_broken_file_is_said_but_costs_nothing(tmp_path: Path) -> None:
    services = replace(stand("de").services, data_dir=tmp_path)
    assert keep_game(services, played()) == ""
    (tmp_path / "statistics.db").write_bytes(b"broken" * 1000)

    assert "statistics.db.damaged" in keep_game(services, played())
    scene, _ = opened(tmp_path, "Mia")
    assert scene.person is not None
    assert scene.person.name == "Mia"


def test_statistics_that_lie_aside_are_said_whenever_nobody_is_in_the_new_ones(tmp_path: Path) -> None:
    (tmp_path / "statistics.db").write_bytes(b"broken" * 1000)
    for _ in range(2):
        scene, _services = opened(tmp_path)
        texts = [draw.what.text for draw in scene.still() if isinstance(draw.what, Paragraph)]
        assert any("statistics.db.damaged" in text for text in texts)


def test_a_folder_that_takes_nothing_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    services = replace(stand("de").services, data_dir=tmp_path / "file")

    assert "nicht schreiben" in keep_game(services, played())
