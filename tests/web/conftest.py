"""Everything here talks to a real server over real sockets, as a browser does; nothing is imitated."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.web.playing import Browser
from tests.web.serving import Clock, Site, serve
from trilithon.web.limits import LIMITS, Limits
from trilithon.web.pages import Pages
from trilithon.web.settings import Settings

Start = Callable[..., Site]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers, by default on one and the same database, and ends those that still run."""
    sites: list[Site] = []

    def start(
        limits: Limits = LIMITS, client: Path | None = None, origins: tuple[str, ...] = (), pace: float = 0
    ) -> Site:
        settings = Settings(
            database=tmp_path / "data" / "tables.sqlite", origins=origins, pace=pace, limits=limits
        )
        sites.append(serve(settings, Pages(client or tmp_path / "not built"), Clock()))
        return sites[-1]

    yield start
    for site in sites:
        site.stop()


@pytest.fixture
def site(start: Start) -> Site:
    return start()


@pytest.fixture
def browser(site: Site) -> Iterator[Browser]:
    with Browser(site.url) as browser:
        yield browser
