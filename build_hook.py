"""Builds what is not Python when the package is built, in place, and puts the results into wheels.

The engine: what lies in a folder named `engine` is hot and is compiled with mypyc; everything else stays Python.
Where that is not possible the same sources run as they are, only slower.

The client: the pages of the server, made by npm in client/. Where that is not possible only the API answers.

`python build_hook.py` says what there is here; `python build_hook.py client` builds the client if it has to.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Relative, since builds run in the project's folder: compiled code shows these paths in its tracebacks.
SRC = Path("src")
WORK = Path("build/mypyc")
CLIENT = Path("client")
PAGES = SRC / "trilithon/web/client"
RULES = Path("docs/rules")
CORES = os.cpu_count() or 1
BUNDLES = 16
"""Of C files: few enough not to read the same declarations all the time, enough for a change to concern a part only."""
NODE = (20, 19)
"""The oldest node that the client can be built with."""

# -- the engine ------------------------------------------------------------------------------------


def engine_sources() -> list[Path]:
    return sorted(path for path in SRC.glob("trilithon/**/engine/**/*.py") if path.name != "__init__.py")


def compiled_files() -> list[Path]:
    """The compiled modules, and the library with the code they share, which mypyc lays beside the package."""
    return sorted(SRC.rglob("*.so"))


def engine_obstacle() -> str | None:
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


def engine_status() -> str:
    modules = len(engine_sources())
    if not modules:
        return "engine: nothing to compile yet"
    if compiled_files():
        return f"engine: {modules} modules, compiled"
    return f"engine: {modules} modules, NOT COMPILED, several times slower: {engine_obstacle() or 'not built yet'}"


def build_engine() -> None:
    """Bring the compiled modules up to date with the sources, or remove them if they cannot be compiled."""
    sources = engine_sources()
    fresh = compile_in_place(sources) if sources and engine_obstacle() is None else []
    for file in compiled_files():
        if file not in fresh:  # of a module that is gone, or Python would go on importing it
            file.unlink()


def compile_in_place(sources: list[Path]) -> list[Path]:
    # Needed only here: a build without compiling works without these.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):  # type: ignore[misc]
        def build_extensions(self) -> None:
            self.compiler.compile = partial(compile_side_by_side, self.compiler)
            super().build_extensions()

    started = time.time()
    # Types are judged by `make lint`. Here only errors within the engine count, because an isolated build
    # does not see the packages that the rest of ours imports.
    options = "--config-file= --explicit-package-bases --ignore-missing-imports --follow-imports=silent"
    os.environ["MYPYPATH"] = str(SRC)
    extensions = mypycify(
        [*options.split(), *map(str, sources)],  # all in one group, within which calls are direct
        opt_level="3",
        debug_level="0",
        multi_file=True,  # so that several compilers can work at once, and mostly on what has changed
        group_name="trilithon",
        target_dir=str(WORK),
    )
    for extension in extensions:
        extension.sources = bundled(extension.sources)
        # Nobody reads warnings about code that a program wrote, and looking for them takes gcc a minute. Not -w:
        # with that they are still looked for, and only not printed. What is hidden from other libraries may be called
        # directly and put in place of a call: some five in a hundred faster.
        quick = ["-Wno-all", "-fvisibility=hidden"]
        extension.extra_compile_args = [*extension.extra_compile_args, *quick]
    project = Distribution(
        {"ext_modules": extensions, "package_dir": {"": str(SRC)}, "cmdclass": {"build_ext": SideBySide}}
    )
    command = project.get_command_obj("build_ext")
    command.inplace = True
    command.parallel = CORES
    command.build_lib = command.build_temp = str(WORK)
    command.ensure_finalized()
    command.run()
    fresh = [SRC / command.get_ext_filename(extension.name) for extension in extensions]
    for file in fresh:  # although its C code may be the same: older than the source would mean out of date
        os.utime(file, (started, started))
    return fresh


def bundled(sources: list[str]) -> list[str]:
    """The C files of modules as some larger ones: for each alone a compiler would read a megabyte of declarations."""
    modules = sorted(source for source in sources if "___" in Path(source).name)
    if len(modules) < 2:
        return sources
    bundles = []
    for number in range(min(BUNDLES, len(modules))):
        parts = [Path(source) for source in modules[number::BUNDLES]]
        bundle = WORK / f"bundle_{number}.c"
        bundle.write_text("".join(f'#include "{part.name}"\n' for part in parts))
        changed = max(part.stat().st_mtime for part in parts)
        os.utime(bundle, (changed, changed))
        bundles.append(str(bundle))
    return [source for source in sources if source not in modules] + bundles


def compile_side_by_side(
    compiler: Any, sources: list[str], output_dir: str | None = None, **how: Any
) -> list[str]:
    """In place of `compiler.compile`, which takes one file after the other: as many at once as there are processors,
    and only those that have changed since, or whose declarations have (mypyc leaves files alone that stay the same)."""
    _, objects, arguments, options, build = compiler._setup_compile(
        output_dir,
        how.get("macros"),
        how.get("include_dirs"),
        sources,
        how.get("depends"),
        how.get("extra_postargs"),
    )
    flags = compiler._get_cc_args(options, how.get("debug", False), how.get("extra_preargs"))
    declared = max((header.stat().st_mtime for header in WORK.glob("*.h")), default=0.0)

    def compile_one(item: str) -> None:
        source, suffix = build[item]
        made = Path(item).stat().st_mtime if Path(item).exists() else 0.0
        if made < max(declared, Path(source).stat().st_mtime):
            compiler._compile(item, source, suffix, flags, arguments, options)

    with ThreadPoolExecutor(CORES) as compilers:
        list(compilers.map(compile_one, sorted(build, key=lambda item: -Path(build[item][0]).stat().st_size)))
    return list(objects)


# -- the client ------------------------------------------------------------------------------------


def client_sources() -> list[Path]:
    """Its own files, and what it takes in besides: texts that no game has, and pictures of the rulebooks."""
    own = [path for part in ("src", "tools", "public") for path in CLIENT.glob(f"{part}/**/*")]
    ours = [
        *SRC.glob("trilithon/*/texts/*.ftl"),
        *RULES.glob("pictures/*.svg"),
    ]
    return sorted(path for path in (*own, *CLIENT.glob("*.*"), *ours) if path.is_file())


def client_obstacle() -> str | None:
    """Why the client cannot be built here, and what to do about it."""
    if not (CLIENT / "package.json").exists():
        return "its sources are not here"
    how = f"install node {'.'.join(map(str, NODE))} or newer with npm (apt install nodejs npm, or nodejs.org)"
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            return f"there is no {program}; {how}, then `make setup`"
    version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    if tuple(int(number) for number in re.findall(r"\d+", version)[:2]) < NODE:
        return f"node {version} is too old; {how}, then `make setup`"
    return None


def client_is_current() -> bool:
    index = PAGES / "index.html"
    return index.exists() and index.stat().st_mtime >= max(path.stat().st_mtime for path in client_sources())


def client_status() -> str:
    if client_is_current():
        return "client: built"
    state = "OUT OF DATE" if (PAGES / "index.html").exists() else "NOT BUILT, only the API will answer"
    return f"client: {state}: {client_obstacle() or 'not built yet'}"


def build_client() -> str:
    """Bring the pages up to date with the sources where that is possible; the result says how it went."""
    if client_is_current() or client_obstacle() is not None:
        return client_status()
    started = time.time()
    steps = [["npm", "ci", "--no-progress"], ["npm", "run", "build"]]
    for step in steps if packages_are_missing() else steps[1:]:
        done = subprocess.run(step, cwd=CLIENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode != 0:
            print(done.stdout, file=sys.stderr)
            return f"client: NOT BUILT, only the API will answer: `{' '.join(step)}` failed in {CLIENT}/, see above"
    os.utime(PAGES / "index.html", (started, started))  # what is edited meanwhile is newer
    return client_status()


def packages_are_missing() -> bool:
    """npm notes in this file what it has installed."""
    installed, wanted = CLIENT / "node_modules/.package-lock.json", CLIENT / "package-lock.json"
    return not installed.exists() or installed.stat().st_mtime < wanted.stat().st_mtime


# -- the package -----------------------------------------------------------------------------------


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_engine()
        self.app.display_warning(engine_status())
        included = {}
        if files := compiled_files():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            included = {file: file.relative_to(SRC) for file in files}
        if version == "editable":  # reads all of this where it lies; `make setup` builds the client
            return
        self.app.display_warning(build_client())
        if PAGES.exists():
            included[PAGES] = PAGES.relative_to(SRC)
        included[RULES] = Path("trilithon/web/rules")
        build_data["force_include"] = {str(here): str(there) for here, there in included.items()}


if __name__ == "__main__":
    if sys.argv[1:] == ["client"]:
        print(build_client())
    else:
        print(engine_status(), client_status(), sep="\n")
