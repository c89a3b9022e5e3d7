"""Tables with content of their own: from packs on the shelf, and from before somebody tuned a number."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.web.serving import Process

NETWORK = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE")


def play_on(me: Visitor, decisions: int) -> None:
    for _ in range(decisions):
        me.until_mine()
        me.play(me.moves[0])


def restart(house: House, place: Path, module: str) -> Process:
    """Something else at the same address and with the same tables."""
    port = house.url.rstrip("/").rsplit(":", 1)[1]
    house.process.end(signal.SIGTERM)
    return Process(house.database, place / "log", "--port", port, module=module)


@pytest.mark.complaints(*NETWORK)
def test_a_game_goes_on_and_is_looked_at_after_a_number_was_tuned(visit: Visit, tmp_path: Path) -> None:
    with House(tmp_path) as house:
        me = visit(house.url)
        me.go("/")
        me.card("Pantheon").get_by_role("button", name="Play against the computer").click()
        play_on(me, 4)
        me.until_mine()
        ply, content = me.ply, me.now["content"]
        with restart(house, tmp_path, "tests.browser.tuned"):
            me.reload()
            assert (me.ply, me.now["content"]) == (ply, content)
            play_on(me, 4)
            assert me.ply > ply
            table = me.table
            me.go(f"/replay/{table}")
            me.until(lambda: me.now, "the table")
            slider = me.page.get_by_role("slider", name="Move")
            slider.fill(str(ply))
            expect(me.page.locator(".scrub .at")).to_have_text(f"{ply}/{me.ply}")
            me.go("/")
            me.card("Pantheon").get_by_role("button", name="Play against the computer").click()
            me.until_mine()
            assert me.table != table
            assert me.now["content"] != content


@pytest.mark.complaints(*NETWORK)
def test_packs_are_offered_on_the_shelf_and_named_at_the_table(visit: Visit, tmp_path: Path) -> None:
    few, many = tmp_path / "few.toml", tmp_path / "many.toml"
    few.write_text('title = "Few cards"\n[[number]]\nid = "start_hand"\nvalue = 3\n', encoding="utf-8")
    many.write_text('[[number]]\nid = "start_hand"\nvalue = 8\n', encoding="utf-8")
    with House(tmp_path, "--pack", str(few), "--pack", str(many)) as house:
        me = visit(house.url)
        me.go("/")
        shelf = me.card("Pantheon").get_by_role("group", name="Content")
        expect(shelf.get_by_role("button")).to_have_text(["Original", "Few cards", "many"])
        expect(shelf.get_by_role("button", name="Original")).to_have_attribute("aria-pressed", "true")
        expect(me.card("Monuments").get_by_role("group", name="Content")).to_have_count(0)
        shelf.get_by_role("button", name="Few cards").click()
        me.card("Pantheon").get_by_role("button", name="With friends").click()
        expect(me.page.get_by_role("dialog")).to_contain_text("Content: Few cards")
        me.page.keyboard.press("Escape")
        me.card("Pantheon").get_by_role("button", name="Play against the computer").click()
        me.until_mine()
        expect(me.page.get_by_role("heading", level=1)).to_have_text("Pantheon · Few cards")
        assert me.now["pack"] == "Few cards"
        play_on(me, 2)
        me.until_mine()
        ply, table = me.ply, me.table
        me.go("/")
        expect(me.page.locator("#my-games")).to_contain_text("Pantheon · Few cards")
        with restart(house, tmp_path, "trilithon"):  # without any pack
            me.go(f"/play/{table}")
            me.until_mine()
            assert me.ply == ply
            play_on(me, 2)
            expect(me.page.get_by_role("heading", level=1)).to_have_text(re.compile("Few cards"))
            me.go("/")
            expect(me.card("Pantheon")).to_be_visible()
            expect(me.card("Pantheon").get_by_role("group", name="Content")).to_have_count(0)
