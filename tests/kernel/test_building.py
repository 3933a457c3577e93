"""Wheels: with the compiled kernel where there is a compiler, without it where there is none."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.kernel.test_native import can_compile

ROOT = Path(__file__).parents[2]


def build(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"]
    return subprocess.run(
        [*command, "--no-build-isolation", "--wheel-dir", str(folder), str(ROOT)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def only_wheel(folder: Path) -> tuple[str, set[str]]:
    [wheel] = folder.glob("*.whl")
    with ZipFile(wheel) as archive:
        return wheel.name, {name.rpartition("/")[2] for name in archive.namelist()}


@pytest.mark.slow
class TestWheels:
    def test_hold_no_sources_of_the_kernel(self, tmp_path: Path) -> None:
        assert build(tmp_path, DOORCARD_KERNEL_BUILD="no").returncode == 0

        name, files = only_wheel(tmp_path)
        assert name.endswith("-py3-none-any.whl")
        assert "hatch_build.py" not in files
        assert not [file for file in files if file.endswith((".c", ".h", ".so", ".pyd"))]

    def test_are_for_any_machine_where_nothing_compiles(self, tmp_path: Path) -> None:
        assert build(tmp_path, CC="/no/such/compiler").returncode == 0

        assert only_wheel(tmp_path)[0].endswith("-py3-none-any.whl")

    def test_are_refused_where_the_kernel_must_be_compiled_and_cannot(self, tmp_path: Path) -> None:
        made = build(tmp_path, CC="/no/such/compiler", DOORCARD_KERNEL_BUILD="must")

        assert made.returncode != 0
        assert "/no/such/compiler" in made.stdout + made.stderr

    def test_hold_the_kernel_where_it_compiles(self, tmp_path: Path) -> None:
        assert build(tmp_path).returncode == 0

        name, files = only_wheel(tmp_path)
        version = f"-cp{sys.version_info.major}{sys.version_info.minor}-"
        assert (version in name) == any(file.startswith("_native.cpython") for file in files)
        assert can_compile() == (version in name)

    def test_serve_every_python_from_3_11_on_where_that_is_wanted(self, tmp_path: Path) -> None:
        made = build(tmp_path, DOORCARD_KERNEL_BUILD="stable")
        assert (made.returncode == 0) == can_compile()

        for wheel in tmp_path.glob("*.whl"):
            assert "-cp311-abi3-" in wheel.name
            with ZipFile(wheel) as archive:
                assert "doorcard/kernel/_native.abi3.so" in archive.namelist()
