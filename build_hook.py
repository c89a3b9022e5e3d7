"""Compiles the engine with mypyc when the package is built, in place, and puts the result into wheels.

What lies in a folder named `engine` is hot and is compiled; everything else stays Python. Where that is
not possible the same sources run as they are, only slower. `python build_hook.py` says which it is here.
"""

from __future__ import annotations

import os
import shutil
import sysconfig
import time
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Relative, since builds run in the project's folder: compiled code shows these paths in its tracebacks.
SRC = Path("src")
WORK = Path("build/mypyc")


def engine_sources() -> list[Path]:
    return sorted(path for path in SRC.glob("trilithon/**/engine/**/*.py") if path.name != "__init__.py")


def compiled_files() -> list[Path]:
    """The compiled modules, and the library with the code they share, which mypyc lays beside the package."""
    return sorted(SRC.rglob("*.so"))


def obstacle() -> str | None:
    """Why the engine cannot be compiled here, and what to do about it."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    if os.environ.get("TRILITHON_PURE") == "1":
        return "TRILITHON_PURE=1 is set; unset it to compile"
    if os.name == "nt":
        return "compiling is only supported on Linux and macOS"
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler}); install one (apt install gcc), then `make clean setup`"
    if not headers.exists():
        return f"{headers} is missing; install it (apt install python3-dev), then `make clean setup`"
    return None


def status() -> str:
    modules = len(engine_sources())
    if not modules:
        return "engine: nothing to compile yet"
    if compiled_files():
        return f"engine: {modules} modules, compiled"
    return f"engine: {modules} modules, NOT COMPILED, several times slower: {obstacle() or 'not built yet'}"


def build() -> None:
    """Bring the compiled modules up to date with the sources, or remove them if they cannot be compiled."""
    sources = engine_sources()
    fresh = compile_in_place(sources) if sources and obstacle() is None else []
    for file in compiled_files():
        if file not in fresh:  # of a module that is gone, or Python would go on importing it
            file.unlink()


def compile_in_place(sources: list[Path]) -> list[Path]:
    # Needed only here: a build without compiling works without these two.
    from mypyc.build import mypycify
    from setuptools import Distribution

    started = time.time()
    # Types are judged by `make lint`. Here only errors within the engine count, because an isolated build
    # does not see the packages that the rest of ours imports.
    options = "--config-file= --explicit-package-bases --ignore-missing-imports --follow-imports=silent"
    os.environ["MYPYPATH"] = str(SRC)
    extensions = mypycify(
        [*options.split(), *map(str, sources)],  # all in one group, within which calls are direct
        opt_level="3",
        group_name="trilithon",
        target_dir=str(WORK),
    )
    project = Distribution({"ext_modules": extensions, "package_dir": {"": str(SRC)}})
    command = project.get_command_obj("build_ext")
    command.inplace = True
    command.build_lib = command.build_temp = str(WORK)
    command.ensure_finalized()
    command.run()
    fresh = [SRC / command.get_ext_filename(extension.name) for extension in extensions]
    for file in fresh:  # although its C code may be the same: older than the source would mean out of date
        os.utime(file, (started, started))
    return fresh


class EngineHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build()
        self.app.display_warning(status())
        if files := compiled_files():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            if version != "editable":
                build_data["force_include"] = {str(file): str(file.relative_to(SRC)) for file in files}


if __name__ == "__main__":
    print(status())
