"""The map of ARCHITECTURE.md holds where import contracts cannot say it."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"

MAY_IMPORT = {
    "kernel": set[str](),
    "cards": set[str](),
    "ranking": {"kernel", "cards"},
    "equity": {"ranking"},
    "stud": {"ranking"},
    "views": {"stud"},
    "fairness": {"cards"},
    "records": {"stud", "views", "fairness"},
    "room": {"stud"},
    "histories": {"records"},
    "proof": {"records"},
    "service": {"proof", "room", "records", "histories", "equity"},
    "adapters": {"service", "records"},
    "wire": {"records", "views"},
    "web": {"service", "wire"},
    "bots": {"views"},
}
"""What a package may import: these, and what those may import."""

WIRING = {"cli", "bootstrap", "config", "__main__", "__init__"}
"""The only modules that put things together."""

PURE = ["kernel", "cards", "ranking", "stud", "views", "room"]
BY_DEMAND = {"kernel": {"numpy", "numpy.typing"}}
"""Third parties that a package loads only when it is given something of theirs."""
IMPURE = {"asyncio", "logging", "random", "secrets", "time", "datetime", "socket", "threading"}


def allowed(package: str) -> set[str]:
    reached = set(MAY_IMPORT[package])
    for other in MAY_IMPORT[package]:
        reached |= allowed(other)
    return reached


def modules() -> Iterator[tuple[str, Path]]:
    for path in sorted((SRC / "doorcard").rglob("*.py")):
        dotted = ".".join(path.relative_to(SRC).with_suffix("").parts)
        yield dotted.removesuffix(".__init__"), path


@cache
def imports() -> dict[str, set[str]]:
    """Each module of ours with all that it imports, inside functions too."""
    found: dict[str, set[str]] = {}
    for module, path in modules():
        names: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{module} imports relatively; write the whole name"
                assert node.module is not None
                names |= {_target(node.module, alias.name) for alias in node.names}
        found[module] = names
    return found


def _target(module: str, name: str) -> str:
    """``from doorcard.stud import hand`` imports a module, ``… import act`` a name."""
    below = SRC.joinpath(*module.split("."), name)
    is_module = below.with_suffix(".py").exists() or below.is_dir()
    return f"{module}.{name}" if is_module else module


def package(module: str) -> str:
    return [*module.split("."), "__init__"][1]


class TestImportsGoDownTheMap:
    """ARCHITECTURE.md, the map."""

    def test_no_package_imports_what_the_map_does_not_allow(self) -> None:
        wrong = [
            f"{module} imports {name}"
            for module, names in imports().items()
            if package(module) not in WIRING
            for name in names
            if name.startswith("doorcard.")
            and package(name) not in {*allowed(package(module)), package(module)}
        ]

        assert wrong == []

    def test_every_package_has_its_place_on_the_map(self) -> None:
        unknown = {package(module) for module, _ in modules()} - {*MAY_IMPORT, *WIRING}

        assert unknown == set()

    def test_adapters_know_the_ports_of_the_service_and_nothing_else_of_it(self) -> None:
        wrong = [
            f"{module} imports {name}"
            for module, names in imports().items()
            if package(module) == "adapters"
            for name in names
            if package(name) == "service" and not name.endswith("ports")
        ]

        assert wrong == []

    def test_views_and_bots_never_import_the_hand(self) -> None:
        closed = {"doorcard.stud", "doorcard.stud.hand"}

        wrong = [
            f"{module} imports {name}"
            for module, names in imports().items()
            if package(module) in {"views", "bots"}
            for name in names & closed
        ]

        assert wrong == []

    def test_only_the_wiring_knows_every_side(self) -> None:
        wrong = [
            f"{module} imports {name}"
            for module, names in imports().items()
            if package(module) not in WIRING
            for name in names
            if name.startswith("doorcard.") and package(name) in {"cli", "bootstrap", "config"}
        ]

        assert wrong == []


class TestPurePackages:
    """A hand is a pure function of house rules, seats, deck order and actions."""

    def test_use_the_standard_library_alone(self) -> None:
        foreign = [
            f"{module} imports {name}"
            for module, names in imports().items()
            if package(module) in PURE
            for name in names
            if name.split(".")[0] not in {*sys.stdlib_module_names, "doorcard"}
            and name not in BY_DEMAND.get(package(module), set())
        ]

        assert foreign == []

    def test_have_no_clock_no_chance_no_loop_and_no_log(self) -> None:
        impure = [
            f"{module} imports {name}"
            for module, names in imports().items()
            if package(module) in PURE
            for name in names
            if name.split(".")[0] in IMPURE
        ]

        assert impure == []

    @pytest.mark.parametrize("name", PURE)
    def test_load_none_of_that_when_imported_in_a_fresh_interpreter(self, name: str) -> None:
        script = f"import sys, doorcard.{name}; print(*sorted(sys.modules))"

        loaded = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True
        ).stdout.split()

        third_party = {
            "numpy",
            "msgspec",
            "litestar",
            "sqlalchemy",
            "uvicorn",
            "pysqlite3",
            "websockets",
        }
        assert not {"asyncio", "random", "secrets", "logging"} & set(loaded)
        assert not third_party & {each.split(".")[0] for each in loaded}


class TestChance:
    """Cards come from the operating system's source. (000, items 2 to 5)"""

    def test_only_bots_import_a_pseudo_random_source(self) -> None:
        users = {package(module) for module, names in imports().items() if "random" in names}

        assert users <= {"bots"}

    def test_nobody_imports_secrets_which_imports_random(self) -> None:
        assert [module for module, names in imports().items() if "secrets" in names] == []
