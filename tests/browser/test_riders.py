"""Amazons and Aztecs at the table: a Unit is mounted and rides, a Soldier is sacrificed and returns."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.leading import moves_of, view_of
from tests.browser.monumental import act, at
from trilithon.kernel.playthrough import Playthrough

PICTURES = Path("build/screenshots/riders")
DESK, PHONE = (1440, 790), (390, 844)


def kingdom(name: str) -> dict[str, Any]:
    return {"lost_kingdoms": True, "civilizations": f"{name},egypt"}


def uses(card: str) -> Any:
    """Its effect can be used, and there is some land."""

    def wanted(play: Playthrough) -> bool:
        own = view_of(play)["players"][0]
        return own["counts"]["provinces"] > 1 and any(move.endswith(card) for move in moves_of(play))

    return act(wanted)


def spare_gold(play: Playthrough) -> str | None:
    """Seat 0 keeps its Gold and its effects, and conquers what it can."""
    moves = moves_of(play)
    if play.state.to_move != 0 or "end" not in moves:
        return None
    return next((move for move in moves if move.startswith("conquer")), "end")


def picture(me: Visitor, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    me.page.screenshot(path=PICTURES / f"{name}.png")


def use(me: Visitor, card: str) -> None:
    me.play(next(move for move in me.moves if move.endswith(card)))


@pytest.mark.rule("MO-LK-04", "MO-LK-05", "MO-LK-06")
def test_amazons_gain_a_horse_and_ride(visit: Visit, house: House) -> None:
    made = at(house, uses("royal_stables"), options=kingdom("amazons"), prefer=spare_gold)
    me = visit().sit(made, 0)
    me.resize(*DESK)
    left = me.now["view"]["horses"]
    expect(me.page.locator(".stable")).to_contain_text(f"{left} left in the supply")
    use(me, "royal_stables")
    assert me.asked == "gain_horse"
    picture(me, "mount")
    province = next(
        tile["id"]
        for tile in me.now["view"]["map"]["tiles"]
        if tile.get("owner") == 0 and tile["kind"] == "province" and tile["soldiers"] > tile["rider"]
    )
    me.play(f"mount {province}")
    horses = me.now["view"]["players"][0]["horses"]
    assert me.now["view"]["horses"] == left - 1
    expect(me.page.locator(".horses .mark")).to_have_count(len(horses))
    mounted = re.compile(f"{horses[province]} Units? mounted")
    expect(me.thing(f"tile:{province}")).to_have_attribute("aria-label", mounted)
    expect(me.page.locator(".stable")).to_contain_text(f"{left - 1} left in the supply")
    me.page.mouse.move(5, 5)
    me.thing(f"tile:{province}").hover()
    expect(me.tip).to_contain_text(f"Horses {horses[province]}")
    picture(me, "mounted")
    me.resize(*PHONE)
    picture(me, "mounted-phone")


@pytest.mark.rule("MO-LK-14")
def test_aztecs_sacrifice_a_soldier(visit: Visit, house: House) -> None:
    made = at(house, uses("templo_mayor"), options=kingdom("aztecs"), prefer=spare_gold)
    me = visit().sit(made, 0)
    me.resize(*DESK)
    altar = me.page.locator(".altar")
    before = me.now["view"]["players"][0]["altar"]
    expect(altar).to_contain_text(f"{before['ready']} Soldiers on the Capital")
    culture = me.now["view"]["players"][0]["goods"]["culture"]
    use(me, "templo_mayor")
    after = me.now["view"]["players"][0]
    assert after["altar"] == {"sacrificed": before["sacrificed"] + 1, "ready": before["ready"] - 1}
    assert after["goods"]["culture"] == culture + 1
    expect(altar.locator(".stone i")).to_have_count(after["altar"]["sacrificed"])
    picture(me, "altar")
    me.resize(*PHONE)
    picture(me, "altar-phone")


def turn(me: Visitor, *wanted: str) -> list[str]:
    """A turn by clicks: what is wanted if it is offered, a conquest, and the end of it."""
    me.until_mine()
    played: list[str] = []
    conquered = False
    while me.mine and len(played) < 30:
        moves = me.moves
        first = [move for move in moves if any(word in move for word in wanted)]
        lands = [] if conquered else [move for move in moves if move.startswith("conquer")]
        conquered = conquered or (bool(lands) and not first)
        end = [move for move in moves if move == "end"]
        move = [*first, *lands, *end, *moves][0]
        me.play(move)
        played.append(move)
    return played


@pytest.mark.parametrize(
    ("name", "wanted", "seen"),
    [
        ("amazons", ("royal_stables", "mount ", "horsemanship"), "horses"),
        ("aztecs", ("templo_mayor", "day_count", "flower_wars"), "altar"),
    ],
)
def test_some_turns_with_a_kingdom(
    name: str, wanted: tuple[str, ...], seen: str, visit: Visit, house: House
) -> None:
    card = {"amazons": "royal_stables", "aztecs": "templo_mayor"}[name]
    made = at(house, uses(card), options=kingdom(name), prefer=spare_gold)
    me, other = visit().sit(made, 0), visit().sit(made, 1)
    before = me.now["view"]["players"][0][seen]
    use(me, card)
    if me.asked == "gain_horse":
        me.play(next(move for move in me.moves if move.startswith("mount ")))
    other.until(lambda: other.now["view"]["players"][0][seen] != before, "what everybody sees")
    assert "end" in turn(me, *wanted)
    for _ in range(2):
        turn(other)
        assert "end" in turn(me, *wanted)
    picture(me, f"{name}-later")


@pytest.mark.parametrize("name", ["amazons", "aztecs"])
def test_pictures_in_hungarian_and_dark(name: str, visit: Visit, house: House) -> None:
    card = {"amazons": "royal_stables", "aztecs": "templo_mayor"}[name]
    made = at(house, uses(card), options=kingdom(name), prefer=spare_gold)
    me = visit(color_scheme="dark", locale="hu").sit(made, 0)
    me.resize(*DESK)
    use(me, card)
    picture(me, f"{name}-hu-dark")
    me.resize(*PHONE)
    picture(me, f"{name}-hu-dark-phone")
    expect(me.page.locator(".stable, .altar")).to_contain_text(re.compile("készletben|fővárosban"))
