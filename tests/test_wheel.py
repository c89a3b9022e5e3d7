"""A wheel has everything: installed where nothing else is, it serves the page and the rules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.metadata import distribution, distributions
from pathlib import Path
from venv import EnvBuilder

import httpx
import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "src" / "trilithon" / "web" / "client"
FILES = ("pyproject.toml", "build_hook.py", "README.md", "LICENSE", "NOTICE")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel; what it says it needs is borrowed from the present one."""
    if not (PAGES / "index.html").exists():
        pytest.skip("THE CLIENT IS NOT BUILT: `make setup` with node and npm builds it")
    place = tmp_path_factory.mktemp("wheel")
    sources = copy_of_sources(place / "sources")
    # The engine is left uncompiled: that it enters wheels is another matter, and takes a minute.
    pure = {**os.environ, "TRILITHON_PURE": "1"}
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"], cwd=sources, env=pure, check=True
    )
    [wheel] = (sources / "dist").glob("*.whl")
    EnvBuilder(with_pip=True).create(place / "env")
    python = place / "env" / "bin" / "python"
    pip = [python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", wheel]
    subprocess.run(pip, check=True, env=lonely())
    [packages] = (place / "env" / "lib").glob("python*/site-packages")
    borrow(packages)
    return python


def borrow(packages: Path) -> None:
    """All that the wheel requires, and what that requires; nothing that only happens to be here."""
    [ours] = distributions(name="trilithon", path=[str(packages)])
    wanted, found = list(ours.requires or []), set()
    while wanted:
        requirement = Requirement(wanted.pop())
        if requirement.name in found or (
            requirement.marker and not requirement.marker.evaluate({"extra": ""})
        ):
            continue
        found.add(requirement.name)
        package = distribution(requirement.name)
        wanted += package.requires or []
        for part in {file.parts[0] for file in package.files or []} - {".."}:
            if not (packages / part).exists():  # several packages may lie in one folder
                (packages / part).symlink_to(package.locate_file(part))


def copy_of_sources(place: Path) -> Path:
    """So that building changes nothing here. The client's own sources stay behind: it is built already."""
    place.mkdir()
    for file in FILES:
        shutil.copy2(ROOT / file, place)
    shutil.copytree(ROOT / "src", place / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    shutil.copytree(ROOT / "docs", place / "docs")
    return place


def lonely() -> dict[str, str]:
    """Without a path to our sources."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def test_the_installed_wheel_serves_the_page(installed: Path, tmp_path: Path) -> None:
    where = "import trilithon; print(trilithon.__file__)"
    found = subprocess.run(
        [installed, "-c", where], capture_output=True, text=True, env=lonely(), cwd=tmp_path
    )
    assert str(installed.parents[1]) in found.stdout
    command = [
        installed.parent / "trilithon",
        "serve",
        "--port",
        "0",
        "--database",
        tmp_path / "tables.sqlite",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=lonely(), cwd=tmp_path) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[3]
            page = httpx.get(url)
            assert page.status_code == 200
            assert "<title>Trilithon</title>" in page.text
            script = page.text.split('src="')[1].split('"')[0]
            assert httpx.get(url.rstrip("/") + script).headers["content-type"].startswith("text/javascript")
            assert httpx.get(f"{url}api/rules/pantheon").text.startswith("# Pantheon")
        finally:
            server.terminate()
