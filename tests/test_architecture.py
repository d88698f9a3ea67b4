"""How the house is built: which way imports point, what stays out of where, how long a file may be.

Only the text of the files is read; nothing is imported.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.source import ROOT, named, nodes_of, python_files, tree_of

LONGEST = 400

ALLOWED = {
    "rules": {"rules"},
    "locale": {"locale", "rules"},
    "play": {"play", "rules", "locale"},
    "shell": {"shell", "locale"},
}
"""Which parts of the package a part may import; those not named here stand above all of them."""

SCREEN = {"pygame", "pygame_gui"}
LATE = {"numpy"}
"""Never needed by the program itself: it would be loaded before the first picture."""


@cache
def imports_of(path: Path) -> tuple[tuple[int, str], ...]:
    """Return line and full name of everything that a file imports, wherever in it and for whatever purpose."""
    found: list[tuple[int, str]] = []
    for node in nodes_of(path):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are written out in full"
            assert node.module is not None
            found.append((node.lineno, node.module))
            found += [(node.lineno, f"{node.module}.{alias.name}") for alias in node.names]
    return tuple(found)


def test_imports_point_from_scenes_to_play_to_rules_and_to_the_shell_and_never_back() -> None:
    wrong = []
    for part, allowed in ALLOWED.items():
        for path in python_files(f"quiclo_game/{part}"):
            for line, name in imports_of(path):
                package, _, rest = name.partition(".")
                target = rest.partition(".")[0]
                if package == "quiclo_game" and target and target not in allowed:
                    wrong.append(f"{named(path)}:{line} imports {name}")
    assert wrong == []


def modules_behind(name: str, seen: set[str]) -> set[str]:
    """Return all modules of the package that importing one of them brings along."""
    path = ROOT.joinpath(*name.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.exists() and name not in seen:
            seen.add(name)
            for _, imported in imports_of(file):
                if imported.startswith("quiclo_game."):
                    modules_behind(imported, seen)
    return seen


def test_the_shell_does_not_reach_rules_or_play_on_any_detour() -> None:
    modules: set[str] = set()
    for path in python_files("quiclo_game/shell"):
        modules_behind(named(path).removesuffix(".py").replace("/", "."), modules)

    assert len(modules) > 5
    assert [name for name in sorted(modules) if name.split(".")[1] in {"rules", "play"}] == []


def test_rules_use_nothing_but_the_standard_library() -> None:
    wrong = [
        f"{named(path)}:{line} imports {name}"
        for path in python_files("quiclo_game/rules")
        for line, name in imports_of(path)
        if (top := name.partition(".")[0]) != "quiclo_game" and top not in sys.stdlib_module_names
    ]
    assert wrong == []


def test_rules_never_look_at_a_clock_a_file_a_network_or_a_generator() -> None:
    impure = {
        "random",
        "secrets",
        "time",
        "datetime",
        "os",
        "io",
        "pathlib",
        "shutil",
        "socket",
        "subprocess",
        "threading",
    }
    wrong = [
        f"{named(path)}:{line} imports {name}"
        for path in python_files("quiclo_game/rules")
        for line, name in imports_of(path)
        if name.partition(".")[0] in impure
    ]
    wrong += [
        f"{named(path)}:{node.lineno} calls {node.func.id}"
        for path in python_files("quiclo_game/rules")
        for node in nodes_of(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"open", "print", "input"}
    ]
    assert wrong == []


def test_play_and_words_know_no_screen() -> None:
    wrong = [
        f"{named(path)}:{line} imports {name}"
        for path in python_files("quiclo_game/rules", "quiclo_game/play", "quiclo_game/locale")
        for line, name in imports_of(path)
        if name.partition(".")[0] in SCREEN
    ]
    assert wrong == []


def test_nothing_in_the_program_needs_numpy() -> None:
    wrong = [
        f"{named(path)}:{line} imports {name}"
        for path in python_files("quiclo_game")
        for line, name in imports_of(path)
        if name.partition(".")[0] in LATE
    ]
    assert wrong == []


def test_the_program_imports_neither_its_tests_nor_the_scripts_that_make_its_pictures() -> None:
    wrong = [
        f"{named(path)}:{line} imports {name}"
        for path in [*python_files("quiclo_game"), ROOT / "main.py"]
        for line, name in imports_of(path)
        if name.partition(".")[0] in {"tests", "assets"}
    ]
    assert wrong == []


def test_no_file_is_longer_than_400_lines() -> None:
    lengths = {
        named(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in python_files("quiclo_game", "tests", "assets")
    }
    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_no_module_is_a_drawer_for_odds_and_ends() -> None:
    drawers = {"utils", "util", "helpers", "helper", "misc", "common", "tools"}

    assert [named(path) for path in python_files("quiclo_game", "assets", "tests") if path.stem in drawers] == []


# ---- no state in modules -----------------------------------------------------------------------------------------

MUTATORS = {"append", "extend", "insert", "remove", "pop", "clear", "update", "setdefault", "add", "discard", "sort"}


def module_names(tree: ast.Module) -> set[str]:
    """Return the names that a module binds to values at its top level."""
    names = set()
    for node in tree.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def changes_to(tree: ast.Module, names: set[str]) -> Iterator[tuple[int, str]]:
    """Yield where a function changes one of a module's own values."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        own = {node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        own |= {argument.arg for argument in ast.walk(function) if isinstance(argument, ast.arg)}
        for node in ast.walk(function):
            if isinstance(node, ast.Global):
                yield node.lineno, ", ".join(node.names)
                continue
            changed: ast.expr | None = None
            if isinstance(node, ast.Subscript | ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del):
                changed = node.value
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
                changed = node.func.value
            if isinstance(changed, ast.Name) and changed.id in names - own:
                yield changed.lineno, changed.id


def test_no_function_changes_what_belongs_to_its_module() -> None:
    wrong = [
        f"{named(path)}:{line} changes {name}"
        for path in python_files("quiclo_game", "assets")
        for tree in [tree_of(path)]
        for line, name in changes_to(tree, module_names(tree))
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "text",
    [
        "SEEN = []\ndef see(x):\n    SEEN.append(x)\n",
        "KNOWN: dict = {}\ndef know(x):\n    KNOWN[x] = 1\n",
        "count = 0\ndef up():\n    global count\n    count += 1\n",
    ],
)
def test_a_function_that_does_is_found(text: str) -> None:
    tree = ast.parse(text)

    assert list(changes_to(tree, module_names(tree)))


def test_nothing_is_done_when_a_module_is_imported() -> None:
    """Only definitions, constants and imports stand at the top level; ``main`` is called under its usual guard."""
    wrong = []
    for path in python_files("quiclo_game"):
        for node in tree_of(path).body:
            docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            guard = isinstance(node, ast.If) and ast.unparse(node.test) in {
                "TYPE_CHECKING",
                "__name__ == '__main__'",
            }
            if isinstance(node, ast.Expr | ast.For | ast.While | ast.With | ast.If | ast.Try) and not (
                docstring or guard
            ):
                wrong.append(f"{named(path)}:{node.lineno}")
    assert wrong == []


def test_whatever_counts_has_digits_of_equal_width() -> None:
    found, uneven = 0, []
    for path in python_files("quiclo_game/scenes"):
        for node in ast.walk(tree_of(path)):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Words"):
                continue
            text = node.args[0] if node.args else None
            if isinstance(text, ast.JoinedStr) and ":.0f" in ast.unparse(text):
                found += 1
                if "FIGURES" not in ast.unparse(node):
                    uneven.append(f"{named(path)}:{node.lineno}")
    assert found > 6
    assert uneven == []
