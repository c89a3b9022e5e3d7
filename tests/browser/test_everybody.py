"""What axe finds on the main pages, in both themes."""

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

RUN = """async (rules) => {
  const only = rules && { runOnly: { type: 'rule', values: rules } }
  const found = await axe.run(document, { resultTypes: ['violations'], ...only })
  const where = node => `${node.target.join(' ')} ${node.any.map(check => check.message).join('; ')}`
  return found.violations
    .map(one => `${one.id} (${one.impact}): ${one.nodes.slice(0, 6).map(where).join(' | ')}`)
}"""


@pytest.fixture(scope="module")
def places(shared_house: House) -> Places:
    return Places(shared_house)


def problems_of(page: Page) -> list[str]:
    """Light and dark differ in nothing but colours, so only these are looked at in both."""
    assert AXE.exists(), "axe-core is not installed: run `make test`"
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # from outside, as the pages let nothing foreign in
    found: list[str] = page.evaluate(RUN)
    page.emulate_media(color_scheme="dark")
    found += [f"dark: {one}" for one in page.evaluate(RUN, ["color-contrast"])]
    page.emulate_media(color_scheme="light")
    return found


def problems_on(me: Visitor, pages: Iterator[str]) -> dict[str, list[str]]:
    return {name: problems for name in pages if (problems := problems_of(me.page))}


@pytest.mark.parametrize("game", installed())
def test_axe_finds_nothing(visit: Visit, places: Places, game: str) -> None:
    me = visit()
    assert not problems_on(me, places.of(game, me))
    me.sit(places.middle(game), 0)
    me.page.keyboard.press("t")  # the table in words
    expect(me.page.locator(".panel.words")).to_be_visible()
    assert not problems_of(me.page)
    me.button("Menu").click()
    assert not problems_of(me.page)


def test_axe_finds_nothing_around_the_games(visit: Visit, places: Places) -> None:
    me = visit()
    assert not problems_on(me, places.of_no_game(me))
