"""Room for everything: many seats, narrow and wide windows, large letters, forced colours."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visit, browser_path
from tests.browser.driving import DESK, FLAGS, OVERLAPS, Visitor
from tests.browser.leading import asked
from tests.browser.pantheon import at, far, shopper, walker

WIDTHS = (360, 390, 768, 1024, 1440, 1920)


def test_four_seats_are_all_in_sight(visit: Visit, house: House) -> None:
    made = house.make(people=1, agents=3, mode="solo")
    me = visit().sit(made, 0)
    me.until_mine()
    panels = me.page.locator(".players .pl")
    expect(panels).to_have_count(4)
    expect(panels.first).to_contain_text("Person 0")
    for number in range(4):
        box = panels.nth(number).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= DESK["height"]
        assert panels.nth(number).evaluate("panel => panel.scrollHeight <= panel.clientHeight + 1")


@pytest.mark.parametrize("question", ["swap", "action", "cards", "pay", "buy"])
def test_nothing_is_cut_off_in_any_width(visit: Visit, house: House, question: str) -> None:
    pick = shopper if question in ("pay", "buy") else walker
    wanted = far if question == "action" else asked(question)
    me = visit(locale="hu-HU").sit(at(house, wanted, pick=pick), 0)
    for width in WIDTHS:
        me.resize(width, 844)
        bar = me.bar.bounding_box()
        assert bar is not None
        assert (bar["x"] >= 0, bar["x"] + bar["width"] <= width) == (True, True)
        assert not me.bar.evaluate(OVERLAPS), width
        assert me.page.evaluate("() => document.documentElement.scrollWidth") <= width
        assert not sticking_out(me), width


STICKING_OUT = """bar => {
  const edge = bar.getBoundingClientRect()
  return [...bar.querySelectorAll('button')].map(one => one.getBoundingClientRect())
    .filter(box => box.width && (box.x < edge.x || box.right > edge.right + 1)).length
}"""


def sticking_out(me: Visitor) -> int:
    found: int = me.bar.evaluate(STICKING_OUT)
    return found


def test_letters_twice_as_large(house: House, chromium: Any) -> None:
    """As somebody sets them in the browser: then the layouts for smaller windows have the room."""
    large = chromium.browser_type.launch(
        executable_path=browser_path(), args=[*FLAGS, "--blink-settings=defaultFontSize=32"]
    )
    made = at(house, far)
    for width in (390, 1440, 1920):
        me = Visitor(large, house.url, viewport={"width": width, "height": 900}).sit(made, 0)
        assert me.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "32px"
        assert me.page.evaluate("() => document.documentElement.scrollWidth") <= width
        assert not me.bar.evaluate(OVERLAPS)
        assert not me.complaints
    large.close()


def test_forced_colours_leave_edges(visit: Visit, house: House) -> None:
    me = visit(forced_colors="active").sit(at(house, far), 0)
    for part in (me.bar, me.page.locator(".players .me"), me.bar.locator(".undo")):
        width = part.evaluate("element => parseFloat(getComputedStyle(element).borderTopWidth)")
        assert width >= 1
    outline = me.page.locator(".pl.me.turn").evaluate("element => getComputedStyle(element).borderTopWidth")
    assert outline == "3px"


def test_a_newcomer_is_welcomed_once(visit: Visit, house: House) -> None:
    made = house.make(people=1, agents=1, mode="solo", options={"first_player": "1"})
    me = visit(newcomer=True).sit(made, 0)
    card = me.page.locator(".moment")
    expect(card).to_contain_text("Your first game of Pantheon?")
    expect(card.get_by_role("link")).to_have_attribute("href", "/rules/pantheon#1")
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    me.reload()
    expect(me.bar).to_be_visible()
    expect(card).to_have_count(0)
