"""Alone against the computer, from the first page to the last."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.advice import Adviser
from tests.browser.conftest import House, Visit


def test_a_whole_game_by_clicking(visit: Visit, house: House) -> None:
    me = visit()
    me.go("/")
    me.button("Menu").click()
    me.page.get_by_label("Players").select_option("2")
    me.page.get_by_label("Level").select_option("wanderer")
    me.page.keyboard.press("Escape")
    me.button("Play against the computer").click()
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
    expect(page.get_by_role("img", name="Points of all players over the moves of the game")).to_be_visible()
    expect(page.locator(".seed")).to_contain_text(now["seed"])
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.locator("#my-games")).to_contain_text("Finished")
