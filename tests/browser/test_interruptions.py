"""Reload, no network, impatient fingers, a server that dies: same position, nothing lost, nothing twice."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.leading import asked, can, moves_of
from tests.browser.pantheon import at, far, walker
from tests.web.playing import Browser as Api

LOST = "The connection is lost."
NETWORK = ("WebSocket connection to", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED")
"""What a browser itself says in its console when there is no network."""


def standing(visitor: Visitor) -> list[str]:
    """The pieces on the map with their places, as drawn."""
    pieces = visitor.page.locator(".pieces .piece:not(.ghost)")
    drawn = "all => all.map(g => g.getAttribute('transform') + g.querySelector('use').getAttribute('href'))"
    return sorted(pieces.evaluate_all(drawn))


def same_table(visitor: Visitor, before: dict[str, Any]) -> None:
    for key in ("ply", "to_move", "question", "choices", "view", "undo", "sheet"):
        assert visitor.now[key] == before[key], key


def walking(house: House, visitor: Visitor) -> Visitor:
    """In the middle of a movement: cards chosen and one foot on its way."""
    visitor.sit(at(house, far), 0)
    visitor.play("move")
    visitor.play(walker(visitor.now))
    assert visitor.asked == "place", visitor.report()
    return visitor


def a_step(visitor: Visitor) -> str:
    return next(move for move in visitor.moves if move.startswith(("foot ", "column ")))


def test_reload_in_the_middle_of_a_choice(visit: Visit, house: House) -> None:
    me = walking(house, visit())
    me.play(a_step(me))
    assert me.mine
    before, drawn, question = me.now, standing(me), me.question.inner_text()
    lit = me.page.locator(".is-legal").count()
    steps = me.bar.locator(".pips").get_attribute("aria-label") if me.asked == "place" else None
    me.reload()
    expect(me.question).to_have_text(question)
    same_table(me, before)
    expect(me.page.locator(".is-legal")).to_have_count(lit)
    assert standing(me) == drawn
    if steps is not None:
        expect(me.bar.locator(".pips")).to_have_attribute("aria-label", steps)
    expect(me.button("Undo")).to_have_attribute("aria-disabled", "false")
    me.button("Undo").first.click()  # the half-made choice can still be taken back
    me.until(lambda: me.quiet and me.ply < before["ply"], "undo")


@pytest.mark.complaints(*NETWORK)
def test_offline_and_online_again_while_the_other_moves(visit: Visit, house: House) -> None:
    made = at(house, can("draw"))  # a new game may begin with a question to the other
    anna, bence = visit().sit(made, 0), visit().sit(made, 1)
    anna.until_mine()
    bence.context.set_offline(True)
    expect(bence.page.get_by_text(LOST)).to_be_visible()
    while anna.mine:
        anna.play(anna.moves[0])
    ply, there = anna.ply, bence.ply
    assert there < ply
    bence.context.set_offline(False)
    bence.until_ply(ply)
    assert bence.mine
    expect(bence.page.get_by_text(LOST)).to_have_count(0)
    expect(bence.page.locator(".is-legal, .answers .btn, .stepper").first).to_be_visible()


@pytest.mark.complaints(*NETWORK)
def test_a_move_made_offline_is_played_once_when_the_line_is_back(visit: Visit, house: House) -> None:
    made = at(house, can("draw"))
    me = visit().sit(made, 0)
    ply = me.ply
    me.context.set_offline(True)
    expect(me.page.get_by_text(LOST)).to_be_visible()
    me.page.locator('[data-move="draw"]').click()
    expect(me.page.get_by_text("Your move is kept")).to_be_visible()
    assert me.ply == ply
    me.context.set_offline(False)
    me.until(lambda: me.ply > ply and me.quiet, "the move")
    expect(me.page.get_by_text(LOST)).to_have_count(0)
    assert {message["command_id"] for message in me.sent} == {me.sent[0]["command_id"]}
    with Api(house.url) as api, api.sit(made, 0) as line:
        assert line.now["ply"] == me.ply


@pytest.mark.parametrize("answered", [False, True], ids=["at once", "after the answer"])
@pytest.mark.parametrize("thing", ["hex", "card", "button"])
def test_a_double_click_plays_once(visit: Visit, house: House, thing: str, answered: bool) -> None:
    """Also when the answer to the first click has changed what lies under the pointer."""
    me = visit()
    if thing == "hex":
        walking(house, me)
        place = me.thing(f"hex:{a_step(me).split()[1]}")
    elif thing == "card":
        me.sit(at(house, lambda play: asked("draw")(play) and len(moves_of(play)) > 4), 0)
        place = me.thing("pile")
    else:
        me.sit(at(house, can("draw")), 0)
        place = me.page.locator('[data-move="draw"]')
    box = place.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    sent = len(me.sent)
    if answered:
        me.page.mouse.click(x, y)
        me.until(lambda: len(me.sent) > sent and me.quiet, "the answer")
        me.page.mouse.down(click_count=2)
        me.page.mouse.up(click_count=2)
    else:
        me.page.mouse.dblclick(x, y)
    me.until(lambda: len(me.sent) > sent and me.quiet, "the answer")
    me.question.inner_text()  # whatever else was clicked has been sent by now
    assert len(me.sent) == sent + 1


@pytest.mark.complaints(*NETWORK)
def test_kill_9_of_the_server_and_the_client_comes_back_by_itself(visit: Visit, tmp_path: Path) -> None:
    with House(tmp_path) as house:
        me = walking(house, visit(house.url))
        me.play(a_step(me))
        before, drawn, question = me.now, standing(me), me.question.inner_text()
        house.process.end(signal.SIGKILL)
        expect(me.page.get_by_text(re.compile(LOST))).to_be_visible()
        heard = len(me.frames)
    with House(tmp_path, "--port", house.url.rstrip("/").split(":")[-1]):
        me.until(lambda: len(me.frames) > heard, "the server")
        expect(me.page.get_by_text(re.compile(LOST))).to_have_count(0)
        same_table(me, before)
        expect(me.question).to_have_text(question)
        assert standing(me) == drawn
        me.play(me.moves[0])
        assert me.ply > before["ply"]
