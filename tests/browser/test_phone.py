"""390 x 844 and a finger."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import monumental
from tests.browser.advice import Adviser
from tests.browser.conftest import House, Visit
from tests.browser.driving import PHONE, Visitor
from tests.browser.reaching import asked, far, finish, reach, shopper, walker

FINGER = 40
FIGURE = '[data-target^="explorer:"]'
"""Small; but whatever it can do, the tiles under and beside it offer as well."""

TOO_SMALL = """(all, least) => all
  .map(element => ({ name: element.dataset.target ?? element.textContent, box: element.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < least)
  .map(({ name, box }) => `${name}: ${box.width.toFixed(1)} x ${box.height.toFixed(1)}`)"""


def fits(me: Visitor) -> None:
    """Nothing scrolls sideways; the decision is in sight; what can be chosen is large enough for a finger."""
    across, width = me.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert across <= width == PHONE["width"]
    expect(me.bar).to_be_in_viewport(ratio=0.99)
    choosable = me.page.locator(".is-legal, .answers .btn, .stepper button")
    small = choosable.and_(me.page.locator(f":not({FIGURE})")).evaluate_all(TOO_SMALL, FINGER)
    assert not small


def test_a_turn_by_tapping(visit: Visit, house: House) -> None:
    me = visit(phone=True).sit(reach(house.url, far), 0)
    feet = 0
    while me.mine:
        fits(me)
        move = walker(me.now)
        feet += move.startswith("foot ")
        me.play(move)
    assert feet
    fits(me)


def test_a_turn_of_monumental_by_tapping(visit: Visit, house: House) -> None:
    me = visit(phone=True).sit(monumental.at(house, monumental.activating), 0)
    adviser, words = Adviser(house.database, me.table, "glance"), []
    while me.mine:
        fits(me)
        move = adviser.suggest()
        words.append(move.split()[0])
        me.play(move)
    assert words[0] == "activate"
    assert "end" in words
    fits(me)


def test_every_question_fits(visit: Visit, house: House) -> None:
    me = visit(phone=True)
    for question in ("swap", "action", "draw", "play_money", "buy", "pay"):
        me.sit(reach(house.url, asked(question), pick=shopper), 0)
        assert me.asked == question
        fits(me)


def test_no_page_scrolls_sideways(visit: Visit, house: House) -> None:
    me = visit(phone=True)
    made = finish(house.url)
    secret = next(key["secret"] for key in made["keys"] if key["seat"] == 0)
    pages = {
        "/": "h1",
        f"/play/{made['table']}#{secret}": ".sheet",
        f"/replay/{made['table']}": ".scrub",
        "/rules/pantheon": "h1",
        "/about": "h1",
    }
    for path, sign in pages.items():
        me.go(path)
        expect(me.page.locator(sign).first).to_be_visible()
        across = me.page.evaluate("() => document.documentElement.scrollWidth")
        assert across <= PHONE["width"], path
