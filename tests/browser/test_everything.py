"""Five seats and all modules of Monumental at once: everything has room, in low windows and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SEED, House, Visit
from tests.browser.driving import Visitor
from tests.browser.leading import begin, follow, foresee, moves_of, view_of
from tests.web.playing import Json
from trilithon.kernel.playthrough import Playthrough

PEOPLES = ("mughals", "atlantis", "aztecs", "amazons", "egypt")
EVERYTHING = {
    "lost_kingdoms": True,
    "heroes": True,
    "monsters": 6,
    "special_provinces": True,
    "renaissance": True,
    "map": "large",
    "civilizations": ",".join(PEOPLES),
    "first_player": "host",
}
NAMES = ["Alexandrinos", "Bartholomäus", "Christophora", "Desdemona123", "Erzsébetkénk"]
LOW = ((1440, 790), (1280, 720))
PHONE = (390, 844)

CUT_OFF = """() => {
  // Of what must be read in full: whatever is larger than the box it is in, or sticks out of what cuts it off.
  const parts = '.players .pl, .players .line, ' +
    'aside.beside, aside.beside .side .band, aside.beside .pile, ' +
    '.hero, .hero .name, .track, .track .monster, .strip, .resources, .status'
  const called = one => `${one.className} ${one.textContent.trim().slice(0, 30)}`
  const seen = one => one.getClientRects().length > 0
  const boxes = [...document.querySelectorAll(parts)].filter(seen)
  const larger = boxes.filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  const inside = '.players .pl, .players .fold, aside.beside > *, .mycity li, .mycity .mark, .hero, .track .monster'
  const outside = [...document.querySelectorAll(inside)].filter(seen)
    .filter(one => {
      const around = one.parentElement.closest('.pl, .tuck, .card, .players, .below, .above')
      const edge = around.getBoundingClientRect(), box = one.getBoundingClientRect()
      return box.bottom > edge.bottom + 3 || box.right > edge.right + 3 || box.x < edge.x - 3 || box.y < edge.y - 3
    })
  return [...larger, ...outside].map(called)
}"""

LYING_ON_EACH_OTHER = """() => {
  const boxes = [...document.querySelectorAll('.players .pl, .players .logp, aside.beside > *, .mycity .city li, ' +
    '.over-city, .resources, .hero, .track .monster, .card.dev, .card.basic')]
    .map(one => ({ one, box: one.getBoundingClientRect() })).filter(({ box }) => box.width && box.height)
  const apart = (a, b) => a.right <= b.x + 2 || b.right <= a.x + 2 || a.bottom <= b.y + 2 || b.bottom <= a.y + 2
  return boxes.flatMap(({ one, box }, k) => boxes.slice(k + 1)
    .filter(other => !one.contains(other.one) && !apart(box, other.box))
    .map(other => `${one.className} / ${other.one.className}`))
}"""

CARDS = """() => [...document.querySelectorAll('.mycity .cc')].map(card => {
  const [name, picture] = ['.name', '.pic > svg'].map(part => card.querySelector(part).getBoundingClientRect())
  const box = card.getBoundingClientRect()
  return { name: name.height, picture: Math.min(picture.bottom, box.bottom) - Math.max(picture.y, box.y) }
})"""
"""How high names and pictures of the City's cards are, as far as they are seen."""


def full(play: Playthrough) -> bool:
    """There is much to see: Monsters, Heroes to acquire, somebody with a Hero or Horses, and the turn is that of 0."""
    if play.ply < 220 or "end" not in moves_of(play):
        return False
    view = view_of(play)
    return len(view["monsters"]["track"]) > 1 and len(view["heroes"]) > 1


@pytest.fixture(scope="module")
def made(shared_house: House) -> Json:
    """One table for all who only look."""
    shared_house.deal(SEED)
    for seed in range(SEED, SEED + 10):
        play = begin("monumental", 5, EVERYTHING, seed)
        if foresee(play, full, lambda play: None):
            seats = [{"kind": "person", "name": name} for name in NAMES]
            return follow(shared_house, play, options=EVERYTHING, seats=seats, mode="friends")
    raise AssertionError("no game came there")


def has_room(me: Visitor, *where: object) -> None:
    assert me.page.evaluate(CUT_OFF) == [], where
    assert me.page.evaluate(LYING_ON_EACH_OTHER) == [], where
    for card in me.page.evaluate(CARDS):
        assert card["name"] >= 10, where
        assert card["picture"] >= 18, where


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU"])
def test_everything_has_room(visit: Visit, made: Json, locale: str) -> None:
    me = visit(locale=locale)
    for seat in range(4):  # each with things of its own
        me.sit(made, seat)
        for width, height in LOW:
            me.resize(width, height)
            expect(me.page.locator(".players .pl")).to_have_count(5)
            has_room(me, PEOPLES[seat], width)
            log = me.page.locator(".players .logp").bounding_box()
            assert log is not None
            assert log["height"] >= 90, "the log can be read"
            assert log["y"] + log["height"] <= height
        me.resize(*PHONE)
        assert me.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE[0]
        has_room(me, PEOPLES[seat], "phone")


def test_one_opponent_is_open_and_keys_open_another(visit: Visit, made: Json) -> None:
    me = visit().sit(made, 0)
    me.resize(1280, 720)
    opened = me.page.locator(".players .pl.slim")
    expect(opened).to_have_count(1)
    expect(opened).to_contain_text(NAMES[1])
    shut = me.page.locator(".players .pl.shut")
    expect(shut).to_have_count(3)
    horses = me.now["view"]["players"][3].get("horses")
    line = shut.filter(has_text=NAMES[3])
    if horses:
        expect(line.locator(".chip .n").first).to_be_visible()
    fold = line.get_by_role("button", name=f"Show what {NAMES[3]} has")
    fold.focus()
    me.page.keyboard.press("Enter")
    expect(opened).to_have_count(1)
    expect(opened).to_contain_text(NAMES[3])
    expect(opened.locator(".fold")).to_be_focused()
    expect(opened.locator(".fold")).to_have_attribute("aria-expanded", "true")
    # The City of one that is shut is seen by pointing at its sign.
    shut.first.locator(".emblem").hover()
    expect(me.tip).to_contain_text(re.compile("City of"))


def test_everything_can_be_reached_by_keys(visit: Visit, made: Json) -> None:
    """With Shift, arrows go over all that lies on the table: Heroes, Monsters, tabs, and what lies beside the City."""
    me = visit().sit(made, 0)
    me.resize(1280, 720)
    names = me.page.locator("[data-target]").evaluate_all("all => all.map(one => one.dataset.target)")
    for sort in ("hero:", "monster:", "line:", "science"):
        name = next(name for name in names if name.startswith(sort))
        thing = me.thing(name)
        thing.focus()
        expect(thing).to_be_focused()
        me.page.keyboard.press("Enter")
        answer = me.tip.or_(me.confirm)  # what it is; or what it would do, where it can be done
        expect(answer).to_be_visible()
        assert answer.inner_text().strip()
        me.page.keyboard.press("Escape")
