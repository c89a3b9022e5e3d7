"""Heroes at the table: acquired with its place chosen, used, and gone again."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.leading import moves_of
from tests.browser.monumental import act, at
from trilithon.games.monumental.game import Monumental
from trilithon.kernel.playthrough import Playthrough

PICTURES = Path("build/screenshots/heroes")
ON = {"heroes": True}


def acquirable(name: str) -> Any:
    return act(lambda play: f"acquire {name}" in moves_of(play) and has_choice(play, name))


def has_choice(play: Playthrough, name: str) -> bool:
    view = Monumental().view(play.state, 0)
    return len(view["prices"]["heroes"][view["heroes"].index(name)]["tiles"]) > 1


def spare_gold(play: Playthrough) -> str | None:
    """Seat 0 keeps its Gold and conquers what it can."""
    moves = moves_of(play)
    if play.state.to_move != 0 or "end" not in moves:
        return None
    return next((move for move in moves if move.startswith("conquer")), "end")


def worked_twice(play: Playthrough) -> bool:
    """Imhotep has been used twice, and can be used once more."""
    view = Monumental().view(play.state, 0)
    hero = view["players"][0]["hero"]
    return bool(hero) and hero["spent"] == 2 and "hero imhotep" in moves_of(play)


def employ(play: Playthrough) -> str | None:
    """Seat 0 acquires Imhotep as soon as it can, and uses him."""
    moves = moves_of(play)
    wanted = [move for move in ("hero imhotep", "acquire imhotep") if move in moves]
    return wanted[0] if play.state.to_move == 0 and wanted else spare_gold(play)


def test_a_hero_is_acquired_with_its_place_and_used(visit: Visit, house: House) -> None:
    made = at(house, acquirable("imhotep"), options=ON, prefer=spare_gold)
    me = visit().sit(made, 0)
    row = me.page.get_by_role("region", name="Heroes")
    expect(row).to_contain_text("Imhotep")
    me.thing("hero:imhotep").hover()
    expect(me.page.locator(".heroes .could").nth(1)).to_be_attached()
    PICTURES.mkdir(parents=True, exist_ok=True)
    me.page.screenshot(path=PICTURES / "row.png")
    me.prepare("acquire imhotep")
    me.until_planned()
    me.page.screenshot(path=PICTURES / "plan.png")
    ply = me.ply
    me.confirm.click()
    me.until(lambda: me.quiet and me.ply > ply, "the Hero")
    hero = me.now["view"]["players"][0]["hero"]
    assert hero["card"] == "imhotep"
    expect(me.page.locator(".heroes .token")).to_have_count(1)
    expect(me.thing(f"tile:{hero['tile']}")).to_have_attribute("aria-label", re.compile("Imhotep"))
    me.play("hero imhotep")
    assert me.now["view"]["players"][0]["hero"]["spent"] == 1
    me.page.screenshot(path=PICTURES / "own.png")
    me.resize(390, 844)
    me.page.screenshot(path=PICTURES / "phone.png", full_page=True)


def test_a_hero_that_was_used_for_the_last_time_returns_to_the_row(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, act(worked_twice), options=ON, prefer=employ), 0)
    row = me.page.get_by_role("region", name="Heroes")
    beside = me.page.locator("aside.beside", has_text="Imhotep")
    expect(beside).to_contain_text("1 use left")
    before = me.now["view"]["players"][0]["goods"]["production"]
    me.play("hero imhotep")
    view = me.now["view"]
    assert view["players"][0]["goods"]["production"] == before + 2
    assert (view["players"][0]["hero"], view["heroes"][-1]) == (None, "imhotep")
    expect(row).to_contain_text("Imhotep")
    expect(beside).to_have_count(0)
    expect(me.page.locator(".heroes .token")).to_have_count(0)
    assert any(line["text"]["id"] == "monumental-log-hero-returned" for line in me.log)
