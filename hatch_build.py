"""Compiles the kernel while a wheel or an editable install is built, where that can be done.

Without a C compiler, without Python's headers, or with ``DOORCARD_KERNEL_BUILD=no`` the package
is built without it and works the same, more slowly: ``doorcard.kernel`` then takes its
pure-Python twin. ``DOORCARD_KERNEL_BUILD=must`` makes a failure an error, for release wheels.
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
STABLE = not sysconfig.get_config_var("Py_GIL_DISABLED")
"""The stable interface: one wheel for every Python from 3.11 on. Free-threaded ones have none."""


class KernelBuild(BuildHookInterface[Any]):
    """The hook that hatchling runs for each wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and put what came of it in the wheel or beside the sources."""
        wish = os.environ.get("DOORCARD_KERNEL_BUILD", "if possible")
        if self.target_name != "wheel" or wish == "no":
            return
        try:
            built = self._compile()
        except Exception as why:
            if wish == "must":
                raise
            self.app.display_warning(f"The kernel was not compiled, its twin will do: {why}")
            return
        if version == "editable":
            shutil.copy2(built, Path(self.root, NATIVE).parent / built.name)
            return
        build_data["force_include"][str(built)] = f"doorcard/kernel/{built.name}"
        build_data["pure_python"] = False
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        build_data["infer_tag"] = not STABLE
        if STABLE:
            build_data["tag"] = f"cp311-abi3-{platform}"

    def _compile(self) -> Path:
        """The compiled module. Raises whatever the compiler raises."""
        from setuptools import Distribution, Extension  # noqa: PLC0415 - if absent, the twin

        sources = sorted(str(each.relative_to(self.root)) for each in self._sources())
        kernel = Extension(
            MODULE,
            sources=sources,
            depends=[str(each) for each in Path(self.root, NATIVE).glob("*.h")],
            py_limited_api=STABLE,
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

    def _sources(self) -> list[Path]:
        return list(Path(self.root, NATIVE).glob("*.c"))
