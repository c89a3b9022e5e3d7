"""Atlantis at the table: the leftmost card of the Nexus lights up, its effect is used, a bought Knowledge joins it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.leading import moves_of, view_of
from tests.browser.monumental import CARDS, at
from tests.web.playing import Json
from trilithon.kernel.playthrough import Playthrough

PICTURES = Path("build/screenshots/nexus")
ON = {"lost_kingdoms": True, "civilizations": "atlantis,egypt"}
SPECIAL = "observatory_of_atlas"


def row_of(view: Json) -> list[Json]:
    row: list[Json] = view["players"][0]["nexus"]
    return row


def learned(play: Playthrough) -> str | None:
    """Seat 0 buys Knowledge, as far as it goes."""
    if play.state.to_move != 0:
        return None
    buys = [move for move in moves_of(play) if move.startswith("buy")]
    return next((move for move in buys if CARDS[move.split()[-1]].kind == "knowledge"), None)


def before_the_observatory(play: Playthrough) -> bool:
    """The Special Building comes next, Knowledge lies behind it, and nothing else happens when they are activated."""
    view = view_of(play)
    row = [card["card"] for card in row_of(view)]
    is_quiet = view["turn"]["left"] is None and "orichalcum" not in view["players"][0]["developed"]
    return is_quiet and view["asked"] == "activate" and row[0] == SPECIAL and 4 <= len(row) <= 6


def test_the_nexus_is_activated_used_and_grows(visit: Visit, house: House) -> None:
    made = at(house, before_the_observatory, options=ON, prefer=learned)
    me = visit(viewport={"width": 1440, "height": 790}).sit(made, 0)
    PICTURES.mkdir(parents=True, exist_ok=True)
    row = me.page.locator(".over-city")
    first = me.thing("city:0:nexus1")
    expect(first).to_have_attribute("aria-description", "Observatory of Atlas (becomes active next)")
    me.thing("city:0:b2").hover()
    expect(row.locator("li.chosen")).to_contain_text("Observatory of Atlas")
    me.page.screenshot(path=PICTURES / "activate.png")

    me.play("activate b2")
    expect(row.locator(".nc.active, .nc.use")).to_have_count(1)
    expect(first.locator(".mark.use")).to_have_text("use")
    me.page.screenshot(path=PICTURES / "act.png")
    me.play(f"use nexus1 {SPECIAL}")
    assert me.now["view"]["asked"] == "activate_nexus"
    me.page.screenshot(path=PICTURES / "question.png")
    second = row_of(me.now["view"])[1]["card"]
    me.play(f"wake nexus2 {second}")
    expect(row.locator(".nc.active, .nc.use, .nc.used")).to_have_count(2)
    expect(first).to_have_attribute("aria-description", "Observatory of Atlas (active, used)")

    before = [card["card"] for card in row_of(me.now["view"])]
    me.resize(390, 844)
    me.page.screenshot(path=PICTURES / "phone.png", full_page=True)
    me.resize(1440, 790)
    me.play("end")
    me.until(lambda: me.quiet and me.now["view"]["turn"]["active"] == 1, "the other's turn")
    after = [card["card"] for card in row_of(me.now["view"])]
    assert after == [*before[2:], *before[:2]], "those that were active go to the right end"
    expect(row.locator(".nc.active, .nc.use, .nc.used")).to_have_count(0)
    expect(row.locator("li.next")).to_contain_text(re.compile("next"))


def can_learn(play: Playthrough) -> bool:
    moves = moves_of(play)
    return learned(play) is not None and "end" in moves


def test_a_knowledge_that_is_bought_goes_to_the_right_end(visit: Visit, house: House) -> None:
    made = at(house, can_learn, options=ON)
    me = visit(locale="hu-HU", color_scheme="dark").sit(made, 0)
    me.resize(1280, 720)
    move = next(
        choice["move"]
        for choice in me.now["choices"]
        if choice["move"].startswith("buy") and CARDS[choice["move"].split()[-1]].kind == "knowledge"
    )
    n = len(row_of(me.now["view"]))
    me.play(move)
    me.until(lambda: len(row_of(me.now["view"])) == n + 1, "one more card")
    assert row_of(me.now["view"])[-1]["card"] == move.split()[-1]
    cards = me.page.locator(".over-city li")
    expect(cards).to_have_count(n + 1)
    expect(cards.last).to_contain_text("új")
    PICTURES.mkdir(parents=True, exist_ok=True)
    me.page.screenshot(path=PICTURES / "laptop-hu-dark.png")


def test_others_see_the_row_before_the_player(visit: Visit, house: House) -> None:
    made = at(house, before_the_observatory, options=ON, prefer=learned)
    other = visit(viewport={"width": 1440, "height": 790}).sit(made, 1)
    row = row_of(other.now["view"])
    cells = other.page.locator(".mini-nexus .cell")
    expect(cells).to_have_count(len(row))
    other.page.locator("[data-target='seat:0']").first.hover()
    PICTURES.mkdir(parents=True, exist_ok=True)
    other.page.screenshot(path=PICTURES / "other.png")
