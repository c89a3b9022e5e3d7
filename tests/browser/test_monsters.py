"""Monsters at the table: their track, their figures, and a Defeat."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.monumental import act, at, can

MANY = {"monsters": 6}


def test_a_monster_is_seen_on_map_and_track_and_can_be_defeated(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, act(can("defeat")), options=MANY), 0)
    shown = me.now["view"]["monsters"]
    expect(me.page.locator(".track .monster")).to_have_count(len(shown["track"]))
    expect(me.page.locator("g.monster")).to_have_count(len(shown["track"]))
    move = next(choice["move"] for choice in me.now["choices"] if choice["move"].startswith("defeat"))
    name = move.split()[2]
    me.thing(f"monster:{name}").first.hover()
    ply = me.ply
    me.prepare(move)
    me.confirm.click()
    me.until(lambda: me.quiet and me.ply > ply, "the Defeat")
    assert name in me.now["view"]["players"][0]["monsters"]
