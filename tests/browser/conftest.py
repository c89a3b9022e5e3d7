"""A real browser at a real server. `make test` sees to it that there is a browser and that the client is built."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.web.playing import Browser as Api
from tests.web.playing import Json
from tests.web.serving import Process
from trilithon.web.pages import Pages

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: run `make test`")

from tests.browser.dealing import seed_file  # noqa: E402
from tests.browser.driving import FLAGS, Visitor  # noqa: E402

NAMES = (
    "chromium-headless-shell",  # without windows that nobody looks at: a sixth less work
    "chromium",
    "chromium-browser",
    "google-chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
SEED = int(os.environ.get("TRILITHON_TEST_SEED", "1"))
"""From which tables are dealt; where a position is sought, this one and those after it are tried. Tests must hold with
any. Which one it is does not change from run to run, so that whoever is stopped by a test has changed something."""
Visit = Callable[..., Visitor]


def browser_path() -> str | None:
    named = os.environ.get("TRILITHON_BROWSER")
    return next((found for name in (named, *NAMES) if name and (found := shutil.which(name))), None)


@pytest.fixture(scope="package")
def chromium() -> Iterator[Any]:
    path = browser_path()
    if path is None:
        pytest.skip("no browser: install chromium, or say where one is in TRILITHON_BROWSER")
    if not Pages().built:
        if shutil.which("npm") is None:
            pytest.skip("without npm the client cannot be built")
        pytest.fail("the client is not built: run `make test`")
    # Not for the whole session: while playwright runs, no other test can run an event loop.
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class House:
    """A running server: its address, its database, and tables made without clicking."""

    def __init__(self, place: Path, *arguments: str) -> None:
        self.database = place / "tables.sqlite"
        self.deal(SEED)
        self.process = Process(self.database, place / "log", *arguments, module="tests.browser.dealing")
        self.url = self.process.url

    def deal(self, seed: int) -> None:
        """What is dealt at new tables from now on."""
        seed_file(self.database).write_text(str(seed))

    def make(self, people: int = 2, agents: int = 0, **other: object) -> Json:
        with Api(self.url) as api:
            return api.make(people, agents, **other)

    def __enter__(self) -> House:
        return self

    def __exit__(self, *error: object) -> None:
        self.process.__exit__(*error)


@pytest.fixture(scope="package")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One for all tests that do not hurt it."""
    with House(tmp_path_factory.mktemp("browser")) as house:
        yield house


@pytest.fixture
def house(shared_house: House) -> House:
    """It deals as in the beginning, whatever tests before this one have made of it."""
    shared_house.deal(SEED)
    return shared_house


@pytest.fixture
def visit(chromium: Any, house: House, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens browsers; at the end none of them may have complained in its console."""
    visitors: list[Visitor] = []

    def visit(url: str | None = None, **wishes: Any) -> Visitor:
        visitors.append(Visitor(chromium, url or house.url, **wishes))
        return visitors[-1]

    yield visit
    complaints = [text for visitor in visitors for text in visitor.complaints]
    failed = getattr(request.node, "failed", False)
    if failed:
        keep_pictures(request.node.name, visitors)
    for visitor in visitors:
        visitor.context.close()
    expected = request.node.get_closest_marker("complaints")
    if expected is not None:
        complaints = [text for text in complaints if not any(word in text for word in expected.args)]
    assert not complaints


def keep_pictures(name: str, visitors: list[Visitor]) -> None:
    """What was on the screens when a test failed."""
    folder = Path("build/screenshots/failed")
    folder.mkdir(parents=True, exist_ok=True)
    for number, visitor in enumerate(visitors):
        visitor.page.screenshot(path=folder / f"{name}-{number}.png")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[Any]:
    report = yield
    if call.when == "call":
        item.failed = report.failed  # type: ignore[attr-defined]
    return report
