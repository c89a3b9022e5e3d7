"""What is particular about the table of Monumental: things are prepared and changed before they are played."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.advice import Adviser
from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.keys import choose_by_keys, walk_to
from tests.browser.monumental import (
    DENMARK,
    GREECE,
    act,
    activating,
    at,
    can,
    own,
    paid_either_way,
    saver,
    step_either_way,
    third_policy,
    tile,
    two_can_step,
    two_sided,
    wonder_in_a_turn,
)
from tests.web.playing import Json

LABELS = "all => all.map(one => one.getAttribute('aria-label'))"


def suggested(house: House, me: Visitor) -> Adviser:
    return Adviser(house.database, me.table, "glance")


# -- conquest --------------------------------------------------------------------------------------------


def test_a_conquest_with_units_from_two_sides(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, act(two_sided)), 0)
    target = two_sided(suggested(house, me).game())
    assert target is not None
    before = me.now["view"]
    units = before["prices"]["conquests"][target]["units"]
    me.prepare(f"conquer {target}")
    expect(me.question).to_contain_text(target)
    at_home = me.bar.get_by_role("radio", name="Without the Warlord")
    if at_home.count():
        at_home.click()
        expect(at_home).to_have_attribute("aria-checked", "true")
    arrows = me.page.locator(".march path")
    for name in sides(
        me, target
    ):  # a click on a tile takes one Soldier more from there, and one fewer from another
        if arrows.count() < 2:
            me.thing(f"tile:{name}").click()
            me.until_planned()
    expect(arrows.nth(1)).to_be_attached()
    ply = me.ply
    me.confirm.click()
    me.until(lambda: me.quiet and me.ply > ply, "the conquest")
    assert me.sent[-1]["moves"][0] == f"conquer {target}"
    after = me.now["view"]
    taken = tile(after, target)
    assert (taken["owner"], taken["soldiers"] + (taken["warlord"] == 0)) == (0, units)
    fewer = [one["id"] for one in before["map"]["tiles"] if strength(one) > strength(tile(after, one["id"]))]
    assert len(fewer) > 1
    expect(me.thing(f"tile:{target}")).to_have_attribute("aria-label", re.compile("held by Person 0"))


def sides(me: Visitor, target: str) -> list[str]:
    """Own tiles from which somebody could go."""
    tiles = me.now["view"]["map"]["tiles"]
    return [one["id"] for one in tiles if strength(one) > (one["kind"] == "province") and one["id"] != target]


def strength(one: Json) -> int:
    """Units of seat 0 on a tile."""
    return int(one["soldiers"]) + (one["warlord"] == 0) if one.get("owner") == 0 else 0


# -- payments --------------------------------------------------------------------------------------------


def test_how_much_gold_is_paid_is_stepped_to(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, act(paid_either_way)), 0)
    move = paid_either_way(suggested(house, me).game())
    assert move is not None
    before, place = own(me.now["view"])["goods"], int(move.split()[1])
    price = me.now["view"]["prices"]["display"][place - 1]
    me.prepare(move)
    fewer, more = me.bar.locator(".stepper button").first, me.bar.locator(".stepper button").last
    expect(fewer).to_be_disabled()  # as little as possible, unless somebody wants otherwise
    most = 0
    while more.is_enabled():
        more.click()
        me.until_planned()
        most += 1
    assert most == min(price, before["gold"])
    fewer.click()
    me.until_planned()
    me.confirm.click()
    me.until(lambda: me.quiet and own(me.now["view"])["goods"] != before, "the purchase")
    paid = most - 1
    assert me.sent[-1]["moves"] == [move, f"gold {paid}"]
    after = own(me.now["view"])["goods"]
    spent = {name: before[name] - after[name] for name in before if before[name] != after[name]}
    assert spent.pop("gold") == paid
    assert list(spent.values()) == [price - paid]
    me.bar.locator(".undo").click()  # all of it: not only how it was paid
    me.until(lambda: me.quiet and own(me.now["view"])["goods"] == before, "undo")
    assert me.asked == "act"


def test_a_step_is_paid_as_one_likes(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, act(step_either_way)), 0)
    move = next(move for move in me.moves if move.startswith("explorer "))
    before, places = own(me.now["view"])["goods"], [one["tile"] for one in own(me.now["view"])["explorers"]]
    _, which, target = move.split()
    together = [number for number, place in enumerate(places, 1) if place == places[int(which) - 1]]
    me.thing(f"explorer:{together[-1]}").click()  # the one in front
    if me.tip.get_by_role("button").count():  # it could pick something up as well
        me.button("Move this Explorer").click()
    me.thing(f"tile:{target}").click()
    fewer, more = me.bar.locator(".stepper button").first, me.bar.locator(".stepper button").last
    expect(fewer).to_be_disabled()  # Military, unless somebody wants otherwise
    more.click()
    me.until_planned()
    me.confirm.click()
    me.until(lambda: me.quiet and own(me.now["view"])["goods"] != before, "the step")
    assert me.sent[-1]["moves"] == [move, "gold 1"]
    after = own(me.now["view"])["goods"]
    assert (after["gold"], after["military"]) == (before["gold"] - 1, before["military"])


# -- Wonders and Policies --------------------------------------------------------------------------------


def test_a_wonder_is_built_in_two_stages(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, act(wonder_in_a_turn), prefer=saver, options=DENMARK), 0)
    move = wonder_in_a_turn(suggested(house, me).game())
    assert move is not None
    card = move.split()[2]
    wonders = own(me.now["view"])["counts"]["wonders"]
    work = me.page.locator('[data-target="work"]')
    expect(work).to_have_count(0)
    me.play(move)
    assert own(me.now["view"])["work"] == card
    expect(work.locator(".stages .done")).to_be_visible()
    me.play("finish")
    while me.asked != "site" and own(me.now["view"])["work"]:
        me.play(me.moves[0])
    if me.asked == "site":
        site = me.moves[0].split()[1]
        me.play(me.moves[0])
        assert tile(me.now["view"], site)["wonder"] == card
    expect(work).to_have_count(0)
    expect(me.page.locator(".things .wonder")).to_have_count(
        sum(one.get("wonder") is not None for one in me.now["view"]["map"]["tiles"])
    )
    assert own(me.now["view"])["counts"]["wonders"] == wonders + 1
    assert own(me.now["view"])["deck"]["top"][0] == card


def test_a_policy_brings_earlier_one_off_effects_in_the_order_one_likes(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, act(third_policy), options=GREECE), 0)
    adviser = suggested(house, me)
    me.play(next(move for move in me.moves if move.startswith("develop ")))
    assert len(own(me.now["view"])["developed"]) == 3
    effects = me.bar.locator(".offer")
    for left in (3, 2):
        assert me.asked == "order"
        expect(effects).to_have_count(left)
        names = effects.evaluate_all(LABELS)
        me.play([move for move in me.moves if move.startswith("effect ")][-1])
        while me.asked not in ("order", "act"):
            me.play(adviser.suggest())
        if me.asked == "order":  # what is left is in the order it had
            expect(effects).to_have_count(left - 1)
            assert effects.evaluate_all(LABELS) == names[:-1]
    while me.asked != "act":
        me.play(adviser.suggest())
    expect(me.page.locator(".slots .slot.on")).to_have_count(3)


# -- languages -------------------------------------------------------------------------------------------


def test_the_language_is_switched_at_the_table(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, act(two_sided)), 0)
    me.switch_to_hungarian("Knowledge", "Soldier", "Capital", "Production")
    me.prepare(f"conquer {two_sided(suggested(house, me).game())}")
    assert not re.search("Conquer|Units", me.bar.inner_text())


# -- without a mouse -------------------------------------------------------------------------------------


def test_a_turn_by_keys_alone(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, activating), 0)
    adviser, words = suggested(house, me), []
    me.page.keyboard.press("Tab")
    while me.mine:
        move = adviser.suggest()
        words.append(move.split()[0])
        choose_by_keys(me, move)
    assert words[0] == "activate"
    assert "end" in words


def test_whatever_can_be_done_is_done_by_keys(visit: Visit, house: House) -> None:
    me = visit()
    for word in ("conquer", "buy", "explorer", "use", "develop"):
        me.sit(at(house, act(can(word))), 0)
        me.page.keyboard.press("Tab")
        move = next(move for move in me.moves if move.split()[0] == word)
        choose_by_keys(me, move)
        assert me.sent[-1]["moves"][0] == move


def test_arrows_lead_to_everything_that_is_lit(visit: Visit, house: House) -> None:
    """Two Explorers, tiles around both, and buttons."""
    me = visit().sit(at(house, two_can_step), 0)
    me.page.keyboard.press("Tab")
    lit = me.page.locator(".is-legal")
    assert lit.count() > 3
    for thing in lit.all():
        walk_to(me, thing)
