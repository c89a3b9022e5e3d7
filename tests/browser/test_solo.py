"""Alone against the computer, from the first page to the last."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.advice import Adviser
from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor


def sit_down(me: Visitor, game: str) -> None:
    """At a table of one's own, against the weakest opponent."""
    me.go("/")
    me.card(game).get_by_role("button", name="2 opponents: Mason").click()
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("button", name="2", exact=True).click()
    dialog.get_by_label("Who sits at place 2").select_option("wanderer")
    expect(dialog).to_contain_text("Does whatever comes to mind.")
    dialog.get_by_role("button", name="Start").click()
    me.until_mine()
    expect(me.bar).to_be_visible()


def play_to_the_end(me: Visitor, house: House, agent: str) -> None:
    adviser = Adviser(house.database, me.table, agent)
    while not me.now["over"]:
        me.play(adviser.suggest())
        me.until_mine()


def see_the_result(me: Visitor) -> Locator:
    """Opens it, compares it with what the server says, and returns the plot of points."""
    page, now = me.page, me.now
    me.button("Result").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win|tie"))
    rows = page.locator("table tbody tr")
    expect(rows).to_have_count(2)
    for place in range(2):
        seat = now["places"].index(place + 1) if sorted(now["places"]) == [1, 2] else place
        cells = [int(text) for text in rows.nth(place).locator("td.cat").all_inner_texts()]
        assert cells == now["sheet"][seat]
        expect(rows.nth(place).locator("td.sum")).to_have_text(str(sum(cells)))
    fair = page.locator("details.seed")
    fair.get_by_text("Fair dealing").click()
    expect(fair).to_contain_text(now["seed"])
    expect(fair).to_contain_text("Checked by your browser")
    plot = page.get_by_role("img", name="Points of all players over the moves of the game")
    expect(plot).to_be_visible()
    return plot


def find_it_among_my_games(me: Visitor) -> None:
    page = me.page
    page.get_by_role("link", name="Home", exact=True).click()
    points = " : ".join(str(sum(row)) for row in me.now["sheet"])
    expect(page.locator("#my-games")).to_contain_text(re.compile(f"(Won|Place [12]), {points}"))


@pytest.mark.long
def test_a_whole_game_of_pantheon_by_clicking(visit: Visit, house: House) -> None:
    me = visit()
    sit_down(me, "Pantheon")
    play_to_the_end(me, house, "greedy")
    expect(me.page.locator(".moment")).to_contain_text("Final scoring")  # the last move is seen at the table
    plot = see_the_result(me)
    expect(plot).to_contain_text("Epoch 1")
    expect(plot.locator(".scoring")).to_have_count(2)
    me.button("Show the board").click()
    expect(me.bar).to_contain_text("The game is over.")
    me.page.go_back()  # the board has a place of its own in the history
    expect(plot).to_be_visible()
    find_it_among_my_games(me)
    expect(me.card("Pantheon")).to_contain_text("1 opponent: Wanderer")  # one click now plays as before


@pytest.mark.long
def test_a_whole_game_of_monumental_by_clicking(visit: Visit, house: House) -> None:
    me = visit()
    sit_down(me, "Monumental")
    play_to_the_end(me, house, "glance")
    sent = [message["moves"] for message in me.sent if message["type"] == "play"]
    assert any(len(moves) > 1 for moves in sent)  # what was prepared was played along
    see_the_result(me)
    find_it_among_my_games(me)
