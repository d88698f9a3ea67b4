from pathlib import Path

import pytest

from quiclo_game.shell.assets import AssetError, Assets, find_assets


def put(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"")
    return path


def test_a_file_is_found_by_its_name(tmp_path: Path) -> None:
    card = put(tmp_path / "sprites" / "cards" / "088.png")

    assert Assets(tmp_path).path("sprites/cards/088.png") == card
    assert Assets(tmp_path).has("sprites/cards/088.png")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(AssetError) as caught:
        Assets(tmp_path).path("sounds/none.wav")

    assert caught.value.notice.key == "shell.asset_missing"
    assert str(tmp_path / "sounds" / "none.wav") in str(caught.value)
    assert not Assets(tmp_path).has("sounds/none.wav")


def test_the_repository_has_its_assets_beside_the_package() -> None:
    assert find_assets().path("sprites/cards/088.png").is_file()


def test_an_installed_package_has_its_assets_inside_and_minds_no_strangers(tmp_path: Path) -> None:
    package = tmp_path / "quiclo_game"
    put(package / "assets" / "sprites" / "icon.png")
    put(tmp_path / "assets" / "sprites" / "icon.png")

    assert find_assets(package).root == package / "assets"


def test_a_program_without_assets_says_where_it_looked(tmp_path: Path) -> None:
    with pytest.raises(AssetError, match="sprites"):
        find_assets(tmp_path / "quiclo_game")
