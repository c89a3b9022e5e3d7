"""What is prepared before it is played: by the server alone, however slow the line to it is."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.monumental import act, at, paid_either_way
from tests.browser.test_monumental import suggested

WORKSHOP = "buy workshop"


def cheap_workshop(folder: Path) -> Path:
    pack = folder / "cheap.toml"
    pack.write_text('title = "Cheap"\n[[card]]\nid = "workshop"\ncost = 1\n', encoding="utf-8")
    return pack


def to_the_workshop(me: Visitor) -> Visitor:
    """The first turn in which it can be bought, the rest of the game going by as it likes."""
    while not (me.mine and WORKSHOP in me.moves):
        me.until_mine()
        if WORKSHOP not in me.moves:
            me.play(me.moves[0])
    return me


@pytest.mark.complaints("WebSocket connection to")
def test_another_price_is_another_preview(visit: Visit, tmp_path: Path) -> None:
    """Nothing but a number of the content was changed: what the page shows of prices comes from the rules."""
    with House(tmp_path, "--pack", str(cheap_workshop(tmp_path))) as house:
        paid = []
        for pack in (None, "cheap"):
            made = house.make(1, 1, game="monumental", **({"pack": pack} if pack else {}))
            me = to_the_workshop(visit(house.url).sit(made, 0))
            expect(me.thing("basic:workshop")).to_contain_text("1" if pack else "3")
            me.prepare(WORKSHOP)
            expect(me.question).to_contain_text("1 Production" if pack else "3 Production")
            shown = [int(one) for one in me.confirm.locator(".num").all_inner_texts()]
            before = wealth(me)
            me.confirm.click()
            me.until(lambda before=before, me=me: me.quiet and wealth(me) != before, "the purchase")
            paid.append((sum(shown), before - wealth(me)))
        assert paid == [(3, 3), (1, 1)]


def wealth(me: Visitor) -> int:
    """What can be paid with in Production."""
    goods = me.now["view"]["players"][0]["goods"]
    return int(goods["production"] + goods["gold"])


class SlowLine:
    """A line that keeps answers about plans back until they are let through."""

    def __init__(self) -> None:
        self.is_slow = False
        self.kept: list[str | bytes] = []
        self.route: WebSocketRoute | None = None

    def __call__(self, route: WebSocketRoute) -> None:
        self.route = route
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        assert self.route is not None
        if self.is_slow and json.loads(message)["type"] == "prepared":
            self.kept.append(message)
        else:
            self.route.send(message)

    def let_through(self) -> None:
        assert self.route is not None
        self.is_slow = False
        for message in self.kept:
            self.route.send(message)
        self.kept.clear()


def test_on_a_slow_line_the_last_plan_stays_and_says_that_it_is_being_renewed(
    visit: Visit, house: House
) -> None:
    made = at(house, act(paid_either_way))
    me = visit()
    line = SlowLine()
    me.page.route_web_socket("**/live", line)
    me.sit(made, 0)
    move = paid_either_way(suggested(house, me).game())
    assert move is not None
    me.prepare(move)
    me.until_planned()
    before = str(me.confirm.text_content())
    line.is_slow = True
    more = me.bar.locator(".stepper button").last
    more.click()
    me.until(lambda: line.kept, "the answer that is kept back")
    expect(me.confirm).to_have_text(before)  # the last one, which cannot be played now
    expect(me.confirm).to_be_disabled()
    expect(me.bar.locator("[aria-busy=true]")).to_be_visible()
    assert not me.sent
    line.let_through()
    me.until_planned()
    expect(me.confirm).not_to_have_text(before)
    expect(me.bar.locator("[aria-busy=true]")).to_have_count(0)
