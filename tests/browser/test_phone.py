"""390 x 844 and a finger."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser import monumental
from tests.browser.advice import Adviser
from tests.browser.conftest import House, Visit
from tests.browser.driving import PHONE, Visitor
from tests.browser.leading import asked, finish
from tests.browser.pantheon import at, far, shopper, walker

FINGER = 40

BY_SIZE = """(all, least) => all
  .map(element => ({ name: element.dataset.target ?? element.textContent, box: element.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0)
  .map(({ name, box }) => [name, Math.min(box.width, box.height) >= least])"""


def fits(me: Visitor) -> None:
    """Nothing scrolls sideways; the decision is in sight; what can be chosen is large enough for a finger.

    Figures and edges on a map may be smaller if something larger offers all that they do.
    """
    across, width = me.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert across <= width == PHONE["width"]
    expect(me.bar).to_be_in_viewport(ratio=0.99)
    choosable = me.page.locator(".is-legal, .answers .btn, .stepper button")
    sizes: list[tuple[str, bool]] = choosable.evaluate_all(BY_SIZE, FINGER)
    large = {name for name, enough in sizes if enough}
    alone = [one["about"] for one in me.now["choices"] if large.isdisjoint(one["about"])]
    targets = {name for about in me.now["choices"] for name in about["about"]}
    small = {name for name, _ in sizes if name not in large}
    assert not {name for name in small if name not in targets or any(name in about for about in alone)}


def test_a_turn_by_tapping(visit: Visit, house: House) -> None:
    me = visit(phone=True).sit(at(house, far), 0)
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


def test_a_tile_offers_what_the_explorer_on_it_can_do(visit: Visit, house: House) -> None:
    me = visit(phone=True).sit(monumental.at(house, monumental.act(monumental.step_either_way)), 0)
    which = next(move for move in me.moves if move.startswith("explorer ")).split()[1]
    place = monumental.own(me.now["view"])["explorers"][int(which) - 1]["tile"]
    me.hit(me.thing(f"tile:{place}"))
    me.hit(me.tip.get_by_role("button", name="Move this Explorer"))
    expect(me.question).to_contain_text(f"Explorer {which}")
    fits(me)


def test_every_question_fits(visit: Visit, house: House) -> None:
    me = visit(phone=True)
    for question in ("swap", "action", "draw", "play_money", "buy", "pay"):
        me.sit(at(house, asked(question), pick=shopper), 0)
        assert me.asked == question
        fits(me)


def test_no_page_scrolls_sideways(visit: Visit, house: House) -> None:
    me = visit(phone=True)
    made = finish(house)
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
