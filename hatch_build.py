"""Compiles the kernel while a wheel or an editable install is built, where that can be done.

Without a C compiler, without Python's headers, or with ``DOORCARD_KERNEL_BUILD=no`` the package
is built without it and works the same, more slowly: ``doorcard.kernel`` then takes its
pure-Python twin. With ``must`` a failure is an error. ``stable`` is the same for a wheel that is
to serve every Python from 3.11 on; it ranks single hands a little more slowly.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NATIVE = Path("src/doorcard/kernel/native")
MODULE = "doorcard.kernel._native"
FLAGS = (
    ["/O2", "/std:c11"] if os.name == "nt" else ["-O3", "-g0", "-std=c11", "-fvisibility=hidden"]
)


class KernelBuild(BuildHookInterface[Any]):
    """The hook that hatchling runs for each wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and put what came of it in the wheel or beside the sources."""
        wish = os.environ.get("DOORCARD_KERNEL_BUILD", "if possible")
        stable = wish == "stable"
        if self.target_name != "wheel" or wish == "no":
            return
        try:
            built = self._compile(stable=stable)
        except Exception as why:
            if wish in ("must", "stable"):
                raise
            self.app.display_warning(f"The kernel was not compiled, its twin will do: {why}")
            return
        if version == "editable":
            self._put_beside_the_sources(built)
            return
        build_data["force_include"][str(built)] = f"doorcard/kernel/{built.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = not stable
        if stable:
            platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
            build_data["tag"] = f"cp311-abi3-{platform}"

    def _compile(self, *, stable: bool) -> Path:
        """The compiled module. Raises whatever the compiler raises."""
        from setuptools import Distribution, Extension  # noqa: PLC0415 - if absent, the twin

        sources = sorted(str(each.relative_to(self.root)) for each in self._sources())
        kernel = Extension(
            MODULE,
            sources=sources,
            depends=[str(each) for each in Path(self.root, NATIVE).glob("*.h")],
            py_limited_api=stable,
            define_macros=[("STABLE_INTERFACE", None)] if stable else [],
            extra_compile_args=FLAGS,
        )
        command = Distribution({"name": "doorcard", "ext_modules": [kernel]}).get_command_obj(
            "build_ext"
        )
        command.build_lib = str(Path(self.root, "build", "kernel"))
        command.force = True  # nothing left over from another compiler
        command.build_temp = str(Path(self.root, "build", "kernel", "objects"))
        here = Path.cwd()
        os.chdir(self.root)
        try:
            command.ensure_finalized()
            command.run()
        finally:
            os.chdir(here)
        return Path(self.root, command.get_ext_fullpath(MODULE))

    def _put_beside_the_sources(self, built: Path) -> None:
        """Where an editable install imports from. What was built for another Python stays out."""
        kernel = Path(self.root, NATIVE).parent
        for before in kernel.glob("_native.*abi3.so"):
            before.unlink()
        shutil.copy2(built, kernel / f".{built.name}")
        Path(kernel, f".{built.name}").replace(kernel / built.name)

    def _sources(self) -> list[Path]:
        return list(Path(self.root, NATIVE).glob("*.c"))
