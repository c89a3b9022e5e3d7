"""Mughals at the table: a Policy is developed and attached by clicking an edge of the City, activated and used."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.leading import asked, moves_of, view_of
from tests.browser.monumental import at
from tests.web.playing import Json
from trilithon.kernel.playthrough import Playthrough

PICTURES = Path("build/screenshots/mughals")
ON = {"lost_kingdoms": True, "civilizations": "mughals,greece", "first_player": "host"}
FIRST = "karkhanas"


def ready(play: Playthrough) -> bool:
    """One Policy lies at an edge, another can be paid for, and there are turns to come."""
    if not asked("activate")(play):
        return False
    view = view_of(play)
    me = view["players"][0]
    return view["turn"]["left"] is None and len(me["developed"]) == 1 and me["goods"]["culture"] >= 2


def first_only(play: Playthrough) -> str | None:
    """Seat 0 develops one Policy, attaches it to the first row, and saves its Culture from then on."""
    moves = moves_of(play)
    if play.state.to_move != 0:
        return None
    if "attach a" in moves:
        return "attach a"
    if f"develop {FIRST}" in moves and not view_of(play)["players"][0]["developed"]:
        return f"develop {FIRST}"
    if "end" not in moves:
        return None
    useful = [move for move in moves if move.split()[0] in ("conquer", "use", "pick", "policy")]
    return useful[0] if useful else "end"


def tabs(me: Visitor) -> Json:
    lines: Json = me.now["view"]["players"][0]["lines"]
    return lines


def others_pass(other: Visitor, me: Visitor) -> None:
    """The other seat ends its turn as fast as it can."""
    while not me.mine:
        other.until(lambda: other.mine or me.mine, "somebody's turn")
        if other.mine:
            moves = other.moves
            other.play("end" if "end" in moves else moves[0])


def picture(me: Visitor, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    me.page.screenshot(path=PICTURES / f"{name}.png")


def test_a_policy_is_attached_to_a_line_activated_with_it_and_used(visit: Visit, house: House) -> None:
    made = at(house, ready, options=ON, prefer=first_only)
    me = visit().sit(made, 0)
    other = visit().sit(made, 1)
    tab = me.page.locator(f'.tab[data-target="policy:{FIRST}"]')
    expect(tab).to_have_count(1)
    expect(me.page.locator(".tab.free")).to_have_count(5)

    # what is pointed at lights the tabs that would be activated
    me.thing("city:0:b2").hover()
    expect(tab).not_to_have_class(re.compile(r"\bwould\b"))
    me.thing("city:0:a2").hover()
    expect(tab).to_have_class(re.compile(r"\bwould\b"))
    picture(me, "pointing")
    me.play("activate a2")
    assert tabs(me)["a"]["active"]

    # a second one: developed, and attached by clicking an edge
    me.play("develop mansabdars")
    expect(me.question).to_contain_text("To which row or column")
    expect(me.page.locator(".tab.asked.is-legal")).to_have_count(5)
    picture(me, "attaching")
    ply = me.ply
    me.thing("line:2").click()
    me.until(lambda: me.quiet and me.ply > ply, "the Policy at its edge")
    assert tabs(me)["2"] == {"policy": "mansabdars", "active": False, "used": False, "fresh": True}
    while me.now["view"]["asked"] == "order":
        me.play("effect 1")
    new = me.page.locator('.tab[data-target="policy:mansabdars"]')
    expect(new).to_have_count(1)
    me.ask(new)
    expect(me.tip).to_contain_text("this turn")
    picture(me, "why-not")
    me.page.keyboard.press("Escape")
    me.play("end")

    # the next turn: both lines at once, and the Policy is used by its tab
    others_pass(other, me)
    me.until_mine()
    me.thing("city:0:a2").hover()
    expect(new).to_have_class(re.compile(r"\bwould\b"))
    me.play("activate a2")
    assert [line for line, one in tabs(me).items() if one and one["active"]] == ["a", "2"]
    picture(me, "both")
    before = military(me)
    new.click()
    me.until(lambda: tabs(me)["2"]["used"], "the Policy to be used")
    assert military(me) == before + 2
    expect(new).to_have_class(re.compile(r"\bspent\b"))

    # the other player sees where they are, and the table in words says it
    expect(other.page.locator(".mini .tab.on")).to_have_count(2)
    picture(other, "opponent")
    me.resize(390, 844)
    expect(tab).to_be_visible()
    me.page.screenshot(path=PICTURES / "phone.png", full_page=True)


def military(me: Visitor) -> Any:
    return me.now["view"]["players"][0]["goods"]["military"]
