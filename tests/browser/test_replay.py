"""Looking back at a game, move by move."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.leading import finish
from tests.browser.pantheon import at, far
from tests.browser.places import secret


def shown(me: Visitor) -> list[dict[str, Any]]:
    messages = [json.loads(frame) for frame in me.frames]
    return [message["table"] for message in messages if message["type"] == "then"]


def test_the_scrubber_of_a_finished_game(visit: Visit, house: House) -> None:
    made = finish(house)
    me = visit()
    me.go(f"/replay/{made['table']}#{secret(made)}")
    page, at = me.page, me.page.locator(".scrub .at")
    slider = page.get_by_role("slider", name="Move")
    me.until(lambda: me.now, "the table")
    last = me.ply
    expect(slider).to_have_value("0")
    expect(at).to_have_text(f"0/{last}")
    pieces = page.locator(".pieces .piece")
    expect(pieces).to_have_count(0)
    me.button("One move on").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("End")
    expect(at).to_have_text(f"{last}/{last}")
    me.until(lambda: any(table["ply"] == last for table in shown(me)), "the end")
    board = me.now["view"]["board"]
    standing = sum(len(there["feet"]) + len(there["columns"]) for there in board.values())
    expect(pieces).to_have_count(standing)
    me.button("One turn back").click()
    assert int(slider.input_value()) < last
    slider.fill(str(last // 2))
    expect(at).to_have_text(f"{last // 2}/{last}")
    me.button("Play", exact=True).click()
    expect(me.button("Pause")).to_be_visible()
    me.until(lambda: int(slider.input_value()) > last // 2, "the next move")
    me.button("Pause").click()
    over = me.bar.evaluate("bar => bar.scrollWidth - bar.clientWidth")
    assert over <= 0  # everything has room in the bar
    page.locator(".chapters button", has_text="Epoch 3").click()
    started = next(
        line["ply"]
        for line in me.now["log"]
        if "epoch" in line["text"]["args"] and line["text"]["args"]["epoch"] == 3
    )
    expect(slider).to_have_value(str(started))
    page.get_by_label("Speed").select_option("4×")
    # Now that it is over, through everybody's eyes.
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_label("Seen by").select_option("1")
    me.until(lambda: (1, 0) in [(table["seat"], table["ply"]) for table in shown(me)], "the other's view")
    first = next(table for table in shown(me) if (table["seat"], table["ply"]) == (1, 0))
    hand = first["view"]["players"][1]["hand"]
    assert any(hand.values())
    expect(page.locator('[data-target^="hand:"]')).to_have_count(sum(n > 0 for n in hand.values()))
    assert page.locator(".is-legal").count() == 0
    page.get_by_label("Seen by").select_option("all")
    expect(page.locator('[data-target^="hand:"]')).to_have_count(0)


def test_of_a_running_game_one_sees_what_one_knew(visit: Visit, house: House) -> None:
    made = at(house, lambda play: far(play) and play.ply > 5)
    me = visit()
    me.go(f"/replay/{made['table']}#{secret(made)}")
    me.until(lambda: me.now, "the table")
    expect(me.page.locator(".scrub .at")).to_contain_text(f"/{me.ply}")
    me.page.keyboard.press("Home")
    for _ in range(3):
        me.button("One move on").click()
    expect(me.page.get_by_role("slider")).to_have_value("3")
    me.until(lambda: any(table["ply"] == 3 for table in shown(me)), "move 3")
    expect(me.page.get_by_label("Seen by")).to_have_count(0)
    for table in shown(me):
        assert table["seat"] == 0
        assert table["choices"] == []
        assert table["seed"] is None
        assert "hand" not in table["view"]["players"][1]
    me.page.locator(".scrub").get_by_role("link", name="To the table").click()
    expect(me.page.locator('[data-move="move"]')).to_be_visible()
