"""New in this game: each module is explained once, beside what can be chosen and never over it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.leading import asked
from tests.browser.monumental import at

PICTURES = Path("build/screenshots/new-here")
OPTIONS = {"heroes": True, "monsters": 2}

COVERED = """card => {
  const own = card.getBoundingClientRect()
  const apart = (a, b) => a.right <= b.x || b.right <= a.x || a.bottom <= b.y || b.bottom <= a.y
  return [...document.querySelectorAll('.is-legal, #decision .ask, #decision button')]
    .filter(one => !card.contains(one) && !apart(own, one.getBoundingClientRect()))
    .map(one => one.dataset.target ?? one.textContent.trim())
}"""


def check_nothing_is_covered(me: Visitor) -> None:
    card = me.page.locator(".new-here")
    card.scroll_into_view_if_needed()
    expect(card).to_be_visible()
    assert card.evaluate(COVERED) == []


@pytest.mark.parametrize("size", [(1440, 790), (1100, 800), (390, 844)])
def test_modules_are_explained_once(visit: Visit, house: House, size: tuple[int, int]) -> None:
    made = at(house, asked("activate"), options=OPTIONS)
    me = visit(newcomer=True, viewport={"width": size[0], "height": size[1]}).sit(made, 0)
    me.page.keyboard.press("Escape")  # the welcome
    card = me.page.locator(".new-here")
    expect(card).to_contain_text("Monsters")
    PICTURES.mkdir(parents=True, exist_ok=True)
    me.page.screenshot(path=PICTURES / f"{size[0]}.png")
    check_nothing_is_covered(me)
    expect(card.get_by_role("link")).to_have_attribute("href", "/rules/monumental#MO-MONS-01")
    card.get_by_role("button").click()
    expect(card).to_contain_text("Heroes")
    check_nothing_is_covered(me)
    card.get_by_role("button", name="Got it").click()
    expect(card).to_have_count(0)
    me.reload()
    expect(me.bar).to_be_visible()
    expect(card).to_have_count(0)
    if size[0] > 1200:
        other = {**OPTIONS, "lost_kingdoms": True, "civilizations": "egypt,mughals"}
        me.sit(at(house, asked("activate"), options=other), 0)
        expect(card).to_contain_text("Lost Kingdoms")
        card.get_by_role("button").click()
        expect(card).to_contain_text("Mughals")
        me.page.screenshot(path=PICTURES / "mughals.png")
