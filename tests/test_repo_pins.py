"""The pins in requirements/ fit pyproject.toml and each other, checked without a network."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[1]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
NAMES = ["run", "dev", "bench", "build", "uv"]


def pins(name: str) -> dict[str, Version]:
    lines = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    found = re.findall(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", lines, re.MULTILINE)
    return {canonicalize_name(package): Version(version) for package, version in found}


def wanted(name: str) -> list[Requirement]:
    project = PROJECT["project"]
    lines: dict[str, list[str]] = {
        "run": project["dependencies"],
        "dev": [*project["dependencies"], *project["optional-dependencies"]["dev"]],
        "bench": [*project["dependencies"], *project["optional-dependencies"]["bench"]],
        "build": [*PROJECT["build-system"]["requires"], *_listed("build")],
        "uv": _listed("uv"),
    }
    return [Requirement(line) for line in lines[name]]


def _listed(name: str) -> list[str]:
    lines = (ROOT / "requirements" / f"{name}.in").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("name", NAMES)
class TestPins:
    """After a change of the dependencies, `make lock` writes them anew."""

    def test_satisfy_what_is_asked_for(self, name: str) -> None:
        pinned = pins(name)

        unmet = [
            str(each)
            for each in wanted(name)
            if canonicalize_name(each.name) not in pinned
            or pinned[canonicalize_name(each.name)] not in each.specifier
        ]

        assert unmet == []

    def test_each_carry_a_hash(self, name: str) -> None:
        blocks = re.split(
            r"^(?=[A-Za-z0-9])",
            (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8"),
            flags=re.MULTILINE,
        )

        bare = [block.split()[0] for block in blocks if "==" in block and "--hash=" not in block]

        assert bare == []


class TestPinsTogether:
    def test_agree_on_versions(self) -> None:
        run, dev, build = pins("run"), pins("dev"), pins("build")

        assert run.items() <= dev.items()
        assert run.items() <= pins("bench").items()
        assert {name: v for name, v in build.items() if dev.get(name, v) != v} == {}
