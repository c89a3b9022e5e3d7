"""What axe finds on the main pages in both themes, and how these look."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.places import Places
from trilithon.games import installed

ROOT = Path(__file__).parents[2]
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
PICTURES = ROOT / "build" / "screenshots"

RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] })
  const where = node => `${node.target.join(' ')} ${node.any.map(check => check.message).join('; ')}`
  return found.violations
    .map(one => `${one.id} (${one.impact}): ${one.nodes.slice(0, 6).map(where).join(' | ')}`)
}"""
KEEP = "language => localStorage.setItem('trilithon.settings', JSON.stringify({ language }))"


@pytest.fixture(scope="module")
def places(shared_house: House) -> Places:
    return Places(shared_house)


def problems_of(page: Page) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # from outside, as the pages let nothing foreign in
    found: list[str] = page.evaluate(RUN)
    return found


def problems_on(me: Visitor, pages: Iterator[str]) -> dict[str, list[str]]:
    return {name: problems for name in pages if (problems := problems_of(me.page))}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", installed())
def test_axe_finds_nothing(visit: Visit, places: Places, game: str, theme: str) -> None:
    assert AXE.exists(), "axe-core is not installed: run `make test`"
    me = visit(color_scheme=theme)
    assert not problems_on(me, places.of(game, me))
    me.sit(places.middle(game), 0)
    me.page.keyboard.press("t")  # the table in words
    expect(me.page.locator(".panel.words")).to_be_visible()
    assert not problems_of(me.page)
    me.button("Menu").click()
    assert not problems_of(me.page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_around_the_games(visit: Visit, places: Places, theme: str) -> None:
    me = visit(color_scheme=theme)
    assert not problems_on(me, places.of_no_game(me))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", [*installed(), None])
def test_screenshots(visit: Visit, places: Places, game: str | None, phone: bool) -> None:
    """Not judged by a program: `make screenshots` leaves them in build/screenshots."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    size = "phone" if phone else "desk"
    me = visit(phone=phone)
    for language in ("en", "hu"):
        me.go("/")
        me.page.evaluate(KEEP, language)
        for name in places.of(game, me) if game else places.of_no_game(me):
            if language == "hu" and name.endswith(("replay", "rules", "about")):
                continue
            for theme in ("light", "dark") if language == "en" else ("light",):
                me.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
                me.page.screenshot(path=PICTURES / f"{name}-{size}-{theme}-{language}.png")
            me.page.emulate_media(color_scheme="light", reduced_motion="reduce")
