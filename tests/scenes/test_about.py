"""The about page: whatever the program brings along is named with its licence."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from quiclo_game.scenes.about import AboutScene
from tests.scenes.stand_ins import stand

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = {"font-fredoka-one": "fredoka-one"}
"""Packages that are named by what they bring."""


def normal(name: str) -> str:
    return re.sub(r"[-_. ]+", "-", name).lower()


def needed(requirements: list[str], found: set[str]) -> set[str]:
    """Return the names of all packages that these requirements bring along, on any system, without extras."""
    for requirement in requirements:
        name = normal(re.split(r"[^\w.-]", requirement, maxsplit=1)[0])
        if "extra ==" in requirement or name in found:
            continue
        found.add(name)
        try:
            needed(requires(name) or [], found)
        except PackageNotFoundError:
            assert "platform_system" in requirement, f"{name} is not installed"
    return found


def test_every_package_that_is_installed_is_named_also_those_that_only_a_library_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = needed(project["dependencies"], set())
    assert {"pygame-ce", "python-i18n", "colorama"} <= packages, "the walk finds what is needed indirectly"
    for language in ("de", "en"):
        page = normal(AboutScene(stand(language).services).text())
        assert [name for name in sorted(packages) if NAMES.get(name, name) not in page] == []


def test_everything_that_the_credits_name_is_on_the_page() -> None:
    table = (ROOT / "assets" / "CREDITS.md").read_text(encoding="utf-8")
    credited = re.findall(r"^\| ([^|]+?) \|", table, re.MULTILINE)[1:]
    page = AboutScene(stand("de").services).text()
    names = [re.split(r", | \d", name)[0] for name in credited]
    assert len(names) >= 4
    assert [name for name in names if name not in page] == []
