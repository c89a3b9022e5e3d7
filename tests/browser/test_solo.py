"""Alone against the computer, from the first page to the last."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.advice import Adviser
from tests.browser.conftest import House, Visit


def test_a_whole_game_by_clicking(visit: Visit, house: House) -> None:
    me = visit()
    me.go("/")
    me.button("2 opponents: Mason").click()
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("button", name="2", exact=True).click()
    dialog.get_by_label("Who sits at place 2").select_option("wanderer")
    expect(dialog).to_contain_text("Does whatever comes to mind.")
    dialog.get_by_role("button", name="Start").click()
    me.until_mine()
    expect(me.bar).to_be_visible()
    adviser = Adviser(house.database, me.table)
    while not me.now["over"]:
        me.play(adviser.suggest())
        me.until_mine()
    page, now = me.page, me.now
    expect(page.locator(".moment")).to_contain_text("Final scoring")  # the last move is seen at the table
    me.button("Result").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win|tie"))
    rows = page.locator("table tbody tr")
    expect(rows).to_have_count(2)
    for place in range(2):
        seat = now["places"].index(place + 1) if sorted(now["places"]) == [1, 2] else place
        cells = [int(text) for text in rows.nth(place).locator("td.cat").all_inner_texts()]
        assert cells == now["sheet"][seat]
        expect(rows.nth(place).locator("td.sum")).to_have_text(str(sum(cells)))
    plot = page.get_by_role("img", name="Points of all players over the moves of the game")
    expect(plot).to_contain_text("Epoch 1")
    expect(plot.locator(".scoring")).to_have_count(2)
    fair = page.locator("details.seed")
    fair.get_by_text("Fair dealing").click()
    expect(fair).to_contain_text(now["seed"])
    expect(fair).to_contain_text("Checked by your browser")
    me.button("Show the board").click()
    expect(me.bar).to_contain_text("The game is over.")
    page.go_back()  # the board has a place of its own in the history
    expect(plot).to_be_visible()
    page.get_by_role("link", name="Home", exact=True).click()
    points = " : ".join(str(sum(row)) for row in now["sheet"])
    expect(page.locator("#my-games")).to_contain_text(re.compile(f"(Won|Place 2), {points}"))
    expect(me.button("1 opponent: Wanderer")).to_be_visible()  # one click now plays as before
