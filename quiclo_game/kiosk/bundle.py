"""Build the program as a folder that needs no Python: ``python -m quiclo_game.kiosk.bundle [DIR]`` (dist).

Needs ``pip install pyinstaller``. What comes out is ``DIR/quiclo``; copy it to the booth and start ``quiclo kiosk``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib.metadata import files
from importlib.util import find_spec
from pathlib import Path

from quiclo_game import cli
from quiclo_game.shell.assets import find_assets
from quiclo_game.shell.probes import PACKAGES

PACKAGE = Path(cli.__file__).parent
UNUSED = (
    "numpy", "tkinter", "unittest", "doctest", "pydoc", "pdb", "test", "setuptools", "pip", "PIL", "lib2to3",
    "distutils", "xmlrpc", "curses", "pygame.examples", "pygame.tests", "pygame.docs", "asyncio", "OpenGL",
    "matplotlib",
)  # fmt: skip
"""Modules that the program does without, among them pygame's own ways to numpy."""
FONTS = (
    "NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSans-Italic.ttf", "NotoSans-BoldItalic.ttf",
    "FiraCode-Regular.ttf",
)  # fmt: skip
"""Of pygame-gui's fonts those that its text boxes ask for."""
PICTURES = (".png", ".jpg", ".wav", ".json")


def data_files() -> Iterator[tuple[Path, str]]:
    """Yield every file that is no Python, with the folder in the bundle that it goes to."""
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in (".toml", ".service", ".desktop", ".txt") and "assets" not in path.parts:
            yield path, str(Path("quiclo_game") / path.parent.relative_to(PACKAGE))
    assets = find_assets().root
    for path in sorted(assets.rglob("*")):
        if path.suffix in PICTURES:
            yield path, str(Path("quiclo_game/assets") / path.parent.relative_to(assets))
    for name, keep in (("font_fredoka_one", (".ttf",)), ("pygame_gui", (*FONTS, ".json"))):
        spec = find_spec(name)
        for folder in map(Path, (spec.submodule_search_locations or ()) if spec else ()):
            for path in sorted(folder.rglob("*")):
                if path.is_file() and path.name.endswith(tuple(keep)):
                    yield path, str(Path(name) / path.parent.relative_to(folder))


def compiled_helpers(package: str) -> list[str]:
    """Return the names of the modules that a compiled package keeps beside itself, which no import names."""
    return sorted({path.name.partition(".")[0] for path in files(package) or () if "__mypyc" in path.name})


def arguments(folder: Path) -> list[str]:
    """Return the command line for PyInstaller."""
    words = [str(PACKAGE / "cli.py"), "--name", "quiclo", "--onedir", "--noconfirm", "--log-level", "WARN", "--strip"]
    words += ["--distpath", str(folder), "--workpath", str(folder / "work"), "--specpath", str(folder / "work")]
    words += ["--collect-submodules", "quiclo_game", "--hidden-import", "font_fredoka_one"]
    words += ["--exclude-module", "quiclo_game.kiosk.bundle"]
    for name in compiled_helpers("tomli"):
        words += ["--hidden-import", name]
    for name in PACKAGES:
        if name not in UNUSED:
            words += ["--copy-metadata", name]
    for name in UNUSED:
        words += ["--exclude-module", name]
    for path, place in data_files():
        words += ["--add-data", f"{path}{os.pathsep}{place}"]
    return words


def trim(built: Path) -> None:
    """Remove pygame-gui's fonts for writings that no language of the program uses: half of the folder."""
    for path in built.rglob("pygame_gui/data/*"):
        if path.suffix in (".ttf", ".otf") and path.name not in FONTS:
            path.unlink()


def main() -> int:
    """Build, and say how large it is."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "dist").resolve()
    try:
        from PyInstaller.__main__ import run
    except ImportError:
        print("PyInstaller is missing: pip install pyinstaller", file=sys.stderr)
        return 1
    (folder / "work").mkdir(parents=True, exist_ok=True)
    run(arguments(folder))
    built = folder / "quiclo"
    trim(built)
    size = sum(path.stat().st_size for path in built.rglob("*") if path.is_file() and not path.is_symlink())
    print(f"{built}: {size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
