import json
import os
from pathlib import Path

import pytest

from quiclo_game.locale import load_words
from quiclo_game.shell.notice import Notice
from quiclo_game.shell.settings import Settings
from quiclo_game.shell.settings_store import BACKUP, DAMAGED, FILE, SettingsStore, data_folder


def store_in(folder: Path) -> SettingsStore:
    """Return a store that has read its folder without anything to say about it."""
    store = SettingsStore(folder)
    assert store.load() == ()
    return store


def test_a_first_start_has_the_defaults_and_nothing_to_say(tmp_path: Path) -> None:
    assert store_in(tmp_path / "not there yet").settings == Settings()


def test_what_was_changed_is_there_at_the_next_start(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"

    assert store_in(folder).change(volume=3, language="de", speed="fast") is None

    settings = store_in(folder).settings
    assert (settings.volume, settings.language, settings.speed) == (3, "de", "fast")
    assert sorted(path.name for path in folder.iterdir()) == [FILE]


def test_the_settings_of_before_are_the_backup(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    for volume in (1, 2, 3):
        store.change(volume=volume)

    assert json.loads((tmp_path / BACKUP).read_text())["volume"] == 2


def test_nothing_is_written_when_nothing_changes(tmp_path: Path) -> None:
    store = store_in(tmp_path)

    store.change(volume=store.settings.volume)

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"{", b"[1, 2]", b"null", b"\xff\xfe", b"[" * 100_000, b'{"volume": 5'])
def test_a_damaged_file_gives_way_to_the_backup_and_is_put_aside(tmp_path: Path, content: bytes) -> None:
    store = store_in(tmp_path)
    store.change(volume=1)
    store.change(volume=2)
    (tmp_path / FILE).write_bytes(content)

    store = SettingsStore(tmp_path)
    notices = store.load()
    assert [notice.key for notice in notices] == ["shell.settings_restored"]
    assert store.settings.volume == 1
    assert (tmp_path / DAMAGED).read_bytes() == content, "there as soon as it is told"

    store.change(volume=9)
    assert (tmp_path / DAMAGED).read_bytes() == content
    assert json.loads((tmp_path / BACKUP).read_text())["volume"] == 1
    assert store_in(tmp_path).settings.volume == 9


def test_two_damaged_files_give_the_defaults_and_a_notice(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"{")
    (tmp_path / BACKUP).write_bytes(b"{")

    store = SettingsStore(tmp_path)

    assert [notice.key for notice in store.load()] == ["shell.settings_lost"]
    assert store.settings == Settings()


@pytest.mark.parametrize(("backup", "key"), [(b"{", "lost"), (b"{}", "restored")])
def test_a_damaged_file_that_cannot_be_put_aside_is_not_said_to_be_kept(
    tmp_path: Path, backup: bytes, key: str
) -> None:
    (tmp_path / FILE).write_bytes(b"{")
    (tmp_path / BACKUP).write_bytes(backup)
    (tmp_path / DAMAGED).mkdir()

    (notice,) = SettingsStore(tmp_path).load()

    assert notice.key == f"shell.settings_{key}_unkept"
    assert DAMAGED not in notice.text(load_words("en"))


def test_where_the_folder_is_a_file_no_settings_are_called_damaged(tmp_path: Path) -> None:
    (tmp_path / "F").write_text("x")

    assert SettingsStore(tmp_path / "F").load() == ()


def test_a_power_cut_between_the_two_swaps_leaves_the_settings_of_before(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    store.change(volume=4)
    os.replace(tmp_path / FILE, tmp_path / BACKUP)

    assert store_in(tmp_path).settings.volume == 4


def test_a_wrong_value_is_named_and_the_others_hold(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"volume": 99, "muted": true}')

    store = SettingsStore(tmp_path)

    assert [(notice.key, notice.figures) for notice in store.load()] == [
        ("shell.setting_wrong", (("name", "volume"),)),
    ]
    assert store.settings == Settings(muted=True)


def test_what_a_newer_program_wrote_is_kept(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"sparkle": [1, 2], "volume": 4}')

    store_in(tmp_path).change(volume=5)

    assert json.loads((tmp_path / FILE).read_text())["sparkle"] == [1, 2]


def test_a_folder_that_cannot_be_written_costs_a_notice_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    store = SettingsStore(tmp_path / "file" / "below")
    store.load()

    notice = store.change(volume=2)

    assert notice is not None
    assert notice.key == "shell.settings_not_kept"
    assert store.settings.volume == 2


def test_a_full_disk_costs_a_notice_and_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_in(tmp_path)
    store.change(volume=4)

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    notice = store.change(volume=5)

    assert notice is not None
    assert dict(notice.figures) == {"cause": Notice("fault.full")}
    assert store.settings.volume == 5
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    assert store_in(tmp_path).settings.volume == 4


def test_impossible_changes_are_errors_of_the_program(tmp_path: Path) -> None:
    store = store_in(tmp_path)

    with pytest.raises(ValueError, match="volume cannot be 99"):
        store.change(volume=99)
    with pytest.raises(TypeError):
        store.change(sparkle=True)
    assert store.settings == Settings()


def test_a_store_without_a_folder_writes_nothing() -> None:
    store = SettingsStore(None)
    assert store.load() == ()

    assert store.change(volume=1) is None
    assert store.settings.volume == 1


def test_the_data_folder_is_the_chosen_one_or_the_systems(tmp_path: Path) -> None:
    assert data_folder(tmp_path) == tmp_path
    assert data_folder().name == "quiclo"


def test_an_override_holds_while_the_program_runs_and_is_never_kept(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path)
    store.change(language="de")

    store.override(language="en")
    store.change(volume=3)

    again = SettingsStore(tmp_path)
    again.load()
    assert (store.settings.language, again.settings.language, again.settings.volume) == ("en", "de", 3)


def test_a_change_after_an_override_is_kept(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path)
    store.override(language="en")

    store.change(language="en")
    store.change(volume=3)

    again = SettingsStore(tmp_path)
    again.load()
    assert again.settings.language == "en"
