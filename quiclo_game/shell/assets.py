"""Assets: the pictures and sounds that travel with the program, found wherever it was put."""

from __future__ import annotations

from pathlib import Path

import quiclo_game
from quiclo_game.shell.notice import Notice, ShellError

MARK = "sprites"
"""The folder by which an assets folder is known."""
ICON = "sprites/icon_64.png"
"""The picture of the window."""


class AssetError(ShellError):
    """A picture or a sound of the program is missing: the notice names it; installing again brings it back."""


class Assets:
    """The files below one folder, by names such as ``"sprites/cards/088.png"`` and ``"sounds/valid.wav"``."""

    def __init__(self, root: Path) -> None:
        """Look below ``root``."""
        self.root = root

    @property
    def icon(self) -> Path:
        """Where the picture of the window lies, if it is there."""
        return self.root / ICON

    def path(self, name: str) -> Path:
        """Return where a file lies. Raises ``AssetError`` if it is not there."""
        path = self.root / name
        if not path.is_file():
            raise missing(path)
        return path

    def has(self, name: str) -> bool:
        """Say whether a file is there."""
        return (self.root / name).is_file()


def find_assets(package: Path | None = None) -> Assets:
    """Return the assets of the program: inside the package when installed, beside it in the repository.

    ``package`` is the package's folder. Raises ``AssetError`` if they are in neither place.
    """
    package = package or Path(quiclo_game.__file__).parent
    places = (package / "assets", package.parent / "assets")
    for place in places:
        if (place / MARK).is_dir():
            return Assets(place)
    raise missing(places[-1] / MARK)


def missing(path: Path) -> AssetError:
    """Return the error that says that ``path`` is not there."""
    return AssetError(Notice("shell.asset_missing", (("path", str(path)),)))
