"""What is particular about the table of Monuments: ferries, layers, quests, exchanges, battles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import monuments
from tests.browser.advice import Adviser
from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.keys import choose_by_keys
from tests.browser.leading import can
from tests.browser.monuments import COAST, hex_of, own
from tests.browser.places import secret
from tests.browser.test_everybody import problems_of
from tests.browser.test_phone import fits
from tests.browser.test_solo import find_it_among_my_games, see_the_result
from tests.web.playing import Browser as Api
from tests.web.playing import Json

SHORT = {"round_limit": "20", "start_player": "1"}


def send(me: Visitor, button: Locator) -> list[str]:
    """Clicks what plays something, and returns what was played."""
    ply = me.ply
    button.click()
    me.until(lambda: me.quiet and me.ply > ply, "an answer")
    moves: list[str] = me.sent[-1]["moves"]
    return moves


def others_wait(house: House, made: Json, me: Visitor) -> None:
    """Seat 1 does nothing of importance until it is seat 0's turn again."""
    with Api(house.url) as api, api.sit(made, 1) as line:
        while line.now["to_move"] == 1:
            moves = line.moves
            idle = next(move for words in monuments.IDLE for move in moves if move.startswith(words))
            line.play_patiently(1, [idle])
    me.until_mine()


# -- a whole game ------------------------------------------------------------------------------------------


def test_a_whole_game_by_clicking(visit: Visit, house: House) -> None:
    """From the choice of a civilization to the result, in as few rounds as the options allow."""
    made = house.make(people=1, agents=1, mode="solo", game="monuments", options=SHORT)
    me = visit().sit(made, 0)
    me.until_mine()
    adviser, asked = Adviser(house.database, me.table, "glance"), []
    while not me.now["over"]:
        asked.append(me.asked)
        me.play(adviser.suggest())
        me.until(lambda: settled(me), "completed quests to be turned in")
    assert asked[0] == "civilization"
    assert asked.count("card") >= int(SHORT["round_limit"])
    by_clicking = [move for message in me.sent for move in message["moves"]]
    for one in adviser.game().played:
        if one.seat == 0 and by_clicking[:1] == [one.text]:
            by_clicking.pop(0)
        else:  # rows may name what is answered by itself, and need not
            assert one.seat != 0 or one.automatic, one.text
    assert not by_clicking
    assert me.now["view"]["turn"]["round"] == int(SHORT["round_limit"])
    see_the_result(me)
    find_it_among_my_games(me)


def settled(me: Visitor) -> bool:
    """My turn, or the end; what the table does by itself is done."""
    return me.quiet and bool(me.now["over"] or (me.mine and me.asked != "last_window"))


# -- ferries -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_two_passengers_cross_the_sea(visit: Visit, house: House, phone: bool) -> None:
    made = monuments.ready_to_sail(house)
    me = visit(phone=phone).sit(made, 0)
    for move in ("play move", "move 1302 worker", "board ferry 1 wait"):
        me.play(move)
    expect(me.question).to_contain_text("waits aboard ferry 1")
    for move in ("move 1302 worker", "board ferry 1"):
        me.play(move)
    ferry = me.now["view"]["ferries"][0]
    assert (ferry["dock"], ferry["owner"]) == (None, 0)
    assert [one["unit"] for one in ferry["passengers"]] == ["worker", "worker"]
    expect(me.thing("ferry:1")).to_have_attribute("aria-label", re.compile("afloat.*Worker.*Worker"))
    others_wait(house, made, me)
    me.play("rest")
    others_wait(house, made, me)
    for move in ("play move", "move ferry 1"):
        me.play(move)
    # the far coast is marked with what it costs, and a click on it proposes the whole way
    expect(me.page.locator(".cost.more").first).to_be_attached()
    me.hit(me.thing("hex:1404"))
    expect(me.tip.locator(".steps li")).to_have_count(2)
    send(me, me.tip.get_by_role("button", name="Do it"))
    assert hex_of(me.now["view"], "1404")["units"] == {"worker": 2}
    expect(me.thing("hex:1404")).to_have_attribute("aria-label", re.compile("2 workers"))


# -- layers and quests -------------------------------------------------------------------------------------


def test_a_layer_with_its_bonuses(visit: Visit, house: House) -> None:
    me = visit().sit(monuments.ready_for_a_layer(house), 0)
    drawn = me.page.locator(".picture path.built")
    expect(drawn).to_have_count(0)
    me.play("play monument")
    assert me.asked == "sacrifice"
    assert own(me.now["view"])["resources"] == {"wood": 0, "sheep": 0, "metal": 0, "wheat": 0}
    me.play("sacrifice 1202 worker")
    assert me.asked == "common"
    pile = me.now["view"]["piles"][0]
    expect(me.bar.locator(".thing")).to_have_count(len(pile))
    bonus = me.moves[0].split()[1]
    me.play(me.moves[0])
    assert me.asked == "personal"
    expect(me.bar.locator(".thing")).to_have_count(3)
    adviser = Adviser(house.database, me.table, "glance")
    while me.mine and me.asked != "card":
        me.play(adviser.suggest())
    player = own(me.now["view"])
    assert (player["layers"], player["commons"], player["points"]["layers"]) == (1, [bonus], 6)
    expect(drawn).to_have_count(1)
    expect(me.page.locator(".things path.built")).to_have_count(1)


def test_the_last_worker_of_a_hex_is_not_sacrificed_without_a_warning(visit: Visit, house: House) -> None:
    made = monuments.at(house, monuments.SPARE_WOOD, wanted=can("play monument"))
    me = visit().sit(made, 0)
    me.play("play monument")
    assert me.asked == "sacrifice"
    me.thing("hex:1301").click()
    expect(me.bar).to_contain_text("you lose the control of the resources there")
    me.bar.get_by_role("button", name="Back").click()
    expect(me.confirm).to_have_count(0)
    assert me.asked == "sacrifice"
    me.play("sacrifice 1202 worker")
    assert "wood" in hex_of(me.now["view"], "1301")["tokens"]


def test_a_quest_is_turned_in(visit: Visit, house: House) -> None:
    me = visit().sit(monuments.ready_to_turn_in(house), 0)
    move = monuments.quests(me.moves)[0]
    quest = me.thing(f"quest:{move.split()[1]}")
    expect(quest).to_have_class(re.compile("is-legal"))
    for goal in quest.locator(".goal").all():
        expect(goal).to_have_class(re.compile("met"))
    before = own(me.now["view"])
    me.play(move)
    after = own(me.now["view"])
    assert after["completed"] == [move.split()[1]]
    assert after["quests"] == before["quests"] - 1
    assert after["points"]["quests"] > before["points"]["quests"]
    expect(quest).to_have_count(0)


def test_a_complete_quest_turns_itself_in_unless_told_otherwise(visit: Visit, house: House) -> None:
    for habit in (True, False):
        me = visit().sit(monuments.ready_to_turn_in(house), 0)
        if not habit:
            me.button("Menu").click()
            me.page.get_by_label("Turn completed quests in at the end of my turn").uncheck()
            me.page.keyboard.press("Escape")
        send(me, me.thing("rest"))
        if habit:
            me.until(lambda me=me: own(me.now["view"])["completed"], "the quest")
            assert me.now["to_move"] == 1
        else:
            assert me.asked == "last_window"
            assert not own(me.now["view"])["completed"]
            me.play("done")
            assert me.now["to_move"] == 1


# -- payments and exchanges --------------------------------------------------------------------------------


def test_a_proposed_payment_is_taken_with_one_click_or_changed_before(visit: Visit, house: House) -> None:
    for change, payer in ((False, "1301"), (True, "1302")):
        me = visit().sit(monuments.ready_to_build(house), 0)
        me.play("play build")
        me.thing("piece:ferry").click()
        me.thing("coast:1302-1303").click()
        expect(me.confirm).to_have_text(re.compile(r"Build\s*Wood\s*1"))
        chosen = me.bar.locator(".thing").filter(has_text=payer)
        if change:
            me.thing("hex:1302").click()
        expect(chosen.locator("b.num").last).to_have_text("1")
        me.until_planned()
        assert send(me, me.confirm) == ["build ferry 1302-1303", f"spend {payer} 1 wood"]
        assert len(me.now["view"]["ferries"]) == 1


def test_who_wants_to_pays_as_proposed_without_being_asked(visit: Visit, house: House) -> None:
    me = visit().sit(monuments.ready_to_build(house), 0)
    me.button("Menu").click()
    me.page.get_by_label("Pay as proposed, without asking").check()
    me.page.keyboard.press("Escape")
    me.play("play build")
    me.thing("piece:ferry").click()
    me.thing("coast:1302-1303").click()
    me.until(lambda: me.now["view"]["ferries"], "the ferry")
    assert [message["moves"] for message in me.sent[-2:]] == [
        ["build ferry 1302-1303"],
        ["spend 1301 1 wood"],
    ]


def test_a_second_ferry_is_built_where_one_lies(visit: Visit, house: House) -> None:
    """The one that is there does not take the click upon itself."""
    me = visit().sit(monuments.at(house, monuments.ANOTHER_FERRY, wanted=can("play build")), 0)
    me.play("play build")
    me.thing("piece:ferry").click()
    send(me, me.thing("coast:1302-1402"))
    assert [ferry["dock"] for ferry in me.now["view"]["ferries"]] == ["1302", "1302"]


def test_what_is_given_and_what_is_taken_are_chosen_in_one_picture(visit: Visit, house: House) -> None:
    me = visit().sit(monuments.ready_to_trade(house), 0)
    me.prepare("play trade")
    give, get = (me.bar.locator(".column").nth(n) for n in range(2))
    expect(give.locator("button")).to_have_text([re.compile("Wood"), re.compile("Sheep")])
    give.get_by_role("button", name="Sheep").click()
    expect(me.confirm).to_have_text(re.compile("^2 sheep for"))
    give.get_by_role("button", name="Wood").click()
    expect(me.confirm).to_have_text(re.compile("^2 wood for"))
    get.get_by_role("button", name="Metal").click()
    expect(me.confirm).to_have_text("2 wood for 1 metal")
    assert send(me, me.confirm) == ["play trade", "give wood", "kind metal"]
    assert me.asked == "trade_to"
    me.play("at 1302")
    assert hex_of(me.now["view"], "1302")["tokens"] == {"sheep": 3, "metal": 1}
    assert own(me.now["view"])["resources"]["wood"] == 1
    assert me.asked == "trade"
    me.thing("resource:sheep").click()
    expect(me.confirm).to_have_text(re.compile("^2 sheep for"))
    me.bar.get_by_role("button", name="Back").click()
    me.play("done")
    assert not me.mine


# -- battles -----------------------------------------------------------------------------------------------


def attack(me: Visitor) -> None:
    """Both raiders, after one of them was called back for a moment."""
    me.play("play attack")
    if me.asked == "target":
        me.play(f"attack {COAST}")
    raiders, panel = me.bar.locator(".thing"), me.page.locator(".battle")
    expect(raiders).to_have_count(2)
    expect(me.bar).to_contain_text("Power 2 against 2")
    usual = panel.locator("p").inner_text()
    raiders.last.get_by_role("button", name="One fewer").click()
    expect(me.bar).to_contain_text("Power 1 against 2")
    expect(panel.locator("p")).not_to_have_text(usual)
    raiders.last.get_by_role("button", name="One more").click()
    expect(me.bar).to_contain_text("Power 2 against 2")
    me.until_planned()
    assert send(me, me.confirm) == ["send ferry 1 passenger 1", "send ferry 1 passenger 2", "done"]


def defend(me: Visitor) -> None:
    """The town is damaged rather than that somebody dies; who is left flees to the forest."""
    assert me.asked == "lose"
    expect(me.page.locator(".battle .roll")).to_have_count(2)
    me.play("lose town")
    while me.asked == "lose":
        me.play(me.moves[0])
    assert me.asked == "retreat"
    together = me.bar.get_by_role("button", name="All to forest 1108")
    while me.mine and me.asked == "retreat":
        if together.count():
            assert set(send(me, together)) == {"retreat 1108"}
        else:
            me.play("retreat 1108")
    while me.mine:  # a weapon is left over, if its bearer fell
        me.play("done")


def occupy(me: Visitor) -> None:
    assert me.asked == "occupy"
    me.play(me.moves[0])
    coast = hex_of(me.now["view"], COAST)
    assert (coast["present"], coast["units"]) == (0, {"armed": 1})
    assert coast["buildings"]["here"] == {"town": "damaged"}
    assert hex_of(me.now["view"], "1108")["present"] == 1


def test_a_battle_between_two_browsers(visit: Visit, house: House) -> None:
    made = monuments.ready_to_attack(house, mode="friends")
    anna, bence = visit().sit(made, 0), visit().sit(made, 1)
    attack(anna)
    bence.until_ply(anna.ply)
    bence.until_mine()
    assert not anna.mine
    expect(anna.page.locator(".battle .roll")).to_have_count(2)
    defend(bence)
    anna.until_ply(bence.ply)
    anna.until_mine()
    occupy(anna)
    bence.until_ply(anna.ply)
    expect(bence.thing(f"hex:{COAST}")).to_have_attribute("aria-label", re.compile(r"town \(damaged\)"))


def hold_all_seats(us: Visitor, made: Json) -> None:
    """As if the table had been made in this browser, to be played at one screen."""
    keys = [{"seat": seat, "secret": secret(made, seat), "here": True} for seat in (0, 1)]
    kept = {"table": made["table"], "game": "monuments", "mode": "screen", "keys": keys, "at": 0}
    us.go("/")
    us.page.evaluate(
        "kept => localStorage.setItem('trilithon.tables', JSON.stringify([kept]))",
        {**kept, "over": False, "ply": 0, "names": []},
    )


def test_a_battle_on_one_screen(visit: Visit, house: House) -> None:
    made = monuments.ready_to_attack(house)
    us = visit()
    hold_all_seats(us, made)
    us.go(f"/play/{made['table']}")
    us.button("I am Person 0").click()
    us.until_mine()
    attack(us)
    us.button("Hand over to Person 1").click()
    curtain = us.page.locator(".curtain")
    expect(curtain).to_contain_text("Person 1")
    for private in (".quest", "[data-decide]", ".is-legal"):
        assert us.page.locator(private).count() == 0
    us.button("I am Person 1").click()
    us.until(lambda: us.mine and us.now["seat"] == 1, "the defender")
    defend(us)
    us.button("Hand over to Person 0").click()
    us.button("I am Person 0").click()
    us.until(lambda: us.mine and us.now["seat"] == 0, "the attacker")
    occupy(us)


# -- languages, phones, keys -------------------------------------------------------------------------------


def test_the_language_is_switched_at_the_table(visit: Visit, house: House) -> None:
    me = visit().sit(monuments.ready_to_attack(house), 0)
    me.switch_to_hungarian("Worker", "Quest", "Layer", "Movement")
    me.play("play attack")
    assert not re.search("Attack|against|attacks", me.bar.inner_text())


def test_turns_by_tapping(visit: Visit, house: House) -> None:
    """A battle, a layer, an exchange and a purchase fit on a phone at every question."""
    me = visit(phone=True)
    for ready, word in (
        (monuments.ready_to_attack, "play attack"),
        (monuments.ready_for_a_layer, "play monument"),
        (monuments.ready_to_trade, "play trade"),
        (monuments.ready_to_build, "play build"),
    ):
        me.sit(ready(house), 0)
        fits(me)
        me.play(word)
        adviser = Adviser(house.database, me.table, "glance")
        while me.mine and me.asked != "card":
            fits(me)
            me.play(adviser.suggest())
        fits(me)


def test_axe_finds_nothing_at_questions_with_things_of_their_own(visit: Visit, house: House) -> None:
    me = visit()
    me.sit(monuments.ready_to_attack(house), 0).play("play attack")
    assert not problems_of(me.page)
    me.sit(monuments.ready_to_trade(house), 0).prepare("play trade")
    assert not problems_of(me.page)
    me.sit(monuments.ready_for_a_layer(house), 0)
    for move in ("play monument", "sacrifice 1202 worker"):
        me.play(move)
    assert me.asked == "common"
    assert not problems_of(me.page)


def test_a_turn_by_keys_alone(visit: Visit, house: House) -> None:
    me = visit().sit(monuments.ready_to_sail(house), 0)
    me.page.keyboard.press("2")  # the second card
    me.until(lambda: me.quiet and me.asked == "activate", "Movement")
    me.page.keyboard.press("Tab")
    for move in ("move 1302 worker", "board ferry 1 wait", "move 1302 worker", "board ferry 1"):
        choose_by_keys(me, move)
    assert not me.mine
    assert me.now["view"]["ferries"][0]["owner"] == 0
