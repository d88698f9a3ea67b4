"""The project's own text, parsed once for all the tests that look at it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def python_files(*folders: str) -> list[Path]:
    """Return the Python files beneath folders of the project, sorted."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def named(path: Path) -> str:
    """Return a file's name as seen from the top of the project."""
    return str(path.relative_to(ROOT))


@cache
def tree_of(path: Path) -> ast.Module:
    """Return the syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Return every node of a file's syntax tree."""
    return tuple(ast.walk(tree_of(path)))
