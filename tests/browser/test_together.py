"""Several people: each in a browser of their own, or all at one screen."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser import monumental
from tests.browser.advice import Adviser
from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.places import secret
from tests.web.playing import Browser as Api
from tests.web.playing import Json
from trilithon.games.monumental.engine.position import Position
from trilithon.kernel.peek import Peek


def keys_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        return {*value, *(key for inner in value.values() for key in keys_in(inner))}
    if isinstance(value, list):
        return {key for inner in value for key in keys_in(inner)}
    return set()


def views(visitor: Visitor) -> list[dict[str, Any]]:
    messages = [json.loads(frame) for frame in visitor.frames]
    return [message["table"] for message in messages if "table" in message]


def pieces(visitor: Visitor) -> int:
    return visitor.page.locator(".pieces .piece:not(.ghost)").count()


def test_two_browsers_at_one_table_and_a_spectator_who_sees_nothing_private(
    visit: Visit, house: House
) -> None:
    anna, bence, guest = visit(), visit(), visit()
    anna.go("/")
    anna.button("Play Pantheon with friends").click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name="2", exact=True).click()
    dialog.get_by_label("Name at place 1").fill("Anna")
    dialog.get_by_label("Name at place 2").fill("Bence")
    dialog.get_by_role("button", name="Make the links").click()
    link = dialog.get_by_label("Link for Bence").input_value()
    watching = dialog.get_by_label("Link for Watch only").input_value()
    assert len({link, watching}) == 2
    dialog.get_by_role("button", name="To the table").click()
    anna.until(lambda: anna.now, "the table")
    expect(anna.page.get_by_text("Not here yet: Bence.")).to_be_visible()
    assert anna.page.locator('[data-target^="hand:"]').count() == 0  # nobody sees cards before all have come
    for visitor, address in ((bence, link), (guest, watching)):
        visitor.go(address)
        visitor.until(lambda visitor=visitor: visitor.now, "the table")
        assert "#" not in visitor.page.url  # the secret does not stay in the address
    everybody = (anna, bence, guest)
    for visitor in everybody:
        expect(visitor.page.locator(".players")).to_contain_text("Anna")
        expect(visitor.page.locator(".players")).to_contain_text("Bence")
    expect(guest.page.get_by_text("You are watching.")).to_be_visible()
    adviser = Adviser(house.database, anna.table)
    played = {0: 0, 1: 0}
    while min(played.values()) < 3 or sum(played.values()) < 12:
        seat = anna.now["to_move"]
        mover = everybody[seat]
        mover.until_mine()
        mover.play(adviser.suggest())
        played[seat] += 1
        for visitor in everybody:
            visitor.until_ply(mover.ply)
    for visitor in everybody:
        number = re.compile(rf"^\D*{anna.ply}\D*$")
        expect(visitor.page.locator(".logp .note")).to_have_text(number)
        assert visitor.now["log"][-1]["ply"] == anna.now["log"][-1]["ply"]
        assert pieces(visitor) == pieces(anna)
    # What went over the wires, to the letter.
    for table in views(guest):
        assert table["seat"] is None
        assert table["choices"] == []
        assert table["seed"] is None
        assert table["salt"] is None
        assert keys_in(table["view"]).isdisjoint({"hand", "half_god_values"})
    for visitor, own in ((anna, 0), (bence, 1)):
        for table in views(visitor):
            begun = all(info["taken"] for info in table["seats"])
            assert table["seat"] == (own if begun else None)
            assert table["seed"] is None
            assert (table["choices"] == []) == (table["to_move"] != own or not begun)
            others = [
                player for seat, player in enumerate(table["view"]["players"]) if seat != own or not begun
            ]
            assert keys_in(others).isdisjoint({"hand", "half_god_values"})
    assert guest.page.locator('[data-target^="hand:"]').count() == 0
    assert guest.page.locator(".is-legal").count() == 0


def texts_in(value: Any) -> set[str]:
    """All that is said, without the names of fields."""
    if isinstance(value, dict):
        return {text for inner in value.values() for text in texts_in(inner)}
    if isinstance(value, list):
        return {text for inner in value for text in texts_in(inner)}
    return {value} if isinstance(value, str) else set()


def test_who_comes_by_a_link_is_asked_for_a_name(visit: Visit, house: House) -> None:
    anna, guest = visit(), visit()
    anna.go("/")
    anna.button("Play Pantheon with friends").click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_role("button", name="2", exact=True).click()
    dialog.get_by_label("Name at place 1").fill("Anna")
    dialog.get_by_role("button", name="Make the links").click()
    link = dialog.get_by_label("Link for Player 2").input_value()
    dialog.get_by_role("button", name="To the table").click()
    guest.go(link)
    form = guest.page.locator("form.naming")
    expect(form).to_contain_text("The others see you as Player 2.")
    form.get_by_role("textbox").fill("Bence")
    form.get_by_role("button", name="Save").click()
    expect(form).to_have_count(0)
    anna.until(lambda: anna.now["seats"][1]["name"] == "Bence", "the name")
    expect(anna.page.locator("form.naming")).to_have_count(0)
    guest.reload()
    expect(guest.bar).to_be_visible()
    expect(form).to_have_count(0)


def test_a_spectator_of_monumental_sees_nothing_private(visit: Visit, house: House) -> None:
    """While a Market is looked at and a token of it is kept: what it is, decks and backs are in no message."""
    made = monumental.at(house, monumental.act(monumental.first_look), mode="friends")
    anna, bence, guest = visit().sit(made, 0), visit().sit(made, 1), visit().sit(made, None)
    anna.play(next(move for move in anna.moves if move.startswith("look ")))
    assert anna.asked == "look"
    looked_at = next(market for market in anna.now["view"]["markets"] if "open" in market)
    kept = anna.moves[0].split()[1]
    assert kept in looked_at["open"]
    anna.play(anna.moves[0])
    adviser = Adviser(house.database, anna.table, "glance")
    while anna.mine and (move := adviser.suggest()) != f"market {looked_at['id']}":
        anna.play(move)
    for visitor in (bence, guest):
        visitor.until_ply(anna.ply)
    state = adviser.game().state
    assert isinstance(state, Position)
    box, look = state.box, Peek(state)
    to_come = {box.card_ids[state.kinds[card]] for card in look.future}
    backs = {box.token_ids[token] for token in look.token if token >= 0}
    backs -= {box.token_ids[token] for seat in look.looted for token in seat}
    for visitor in (bence, guest):
        for table in views(visitor):
            said = texts_in(table)
            hidden = {*looked_at["open"], *to_come, *backs, *(f"monumental-card-{card}" for card in to_come)}
            assert not said & hidden
            assert keys_in(table["view"]["markets"]) == {"id", "left", "buyers"}
            assert keys_in(table["view"]["deck"]) == {"left", "eras", "era"}
            for seat, player in enumerate(table["view"]["players"]):
                assert keys_in(player["deck"]) == {"left", "top"}
                assert ("discarded" in player) == (seat == table["seat"])
                assert all(one["used"] or one["token"] is None for one in player["bargains"])
    for table in views(guest):
        assert (table["seat"], table["choices"], table["seed"]) == (None, [], None)
    assert guest.page.locator(".is-legal").count() == 0
    assert any(one["token"] == kept for one in anna.now["view"]["players"][0]["bargains"])


def kinds(hand: dict[str, int]) -> int:
    """Of cards in a hand, which lie there as one each."""
    return sum(n > 0 for n in hand.values())


def test_on_one_screen_a_curtain_hides_the_hand(visit: Visit, house: House) -> None:
    us = visit()
    us.go("/")
    us.button("Play Pantheon on this screen").click()
    dialog = us.page.get_by_role("dialog")
    dialog.get_by_role("button", name="2", exact=True).click()
    dialog.get_by_label("Name at place 1").fill("Anna")
    dialog.get_by_label("Name at place 2").fill("Bence")
    dialog.get_by_role("button", name="Start").click()
    us.until(lambda: us.now, "the table")
    adviser = Adviser(house.database, us.table)
    page, curtain = us.page, us.page.locator(".curtain")
    for _ in range(4):
        seat = us.now["to_move"]
        name = ("Anna", "Bence")[seat]
        expect(curtain).to_contain_text(f"{name}, it is your turn")
        for private in ('[data-target^="hand:"]', ".own", "[data-decide]", ".is-legal"):
            assert page.locator(private).count() == 0
        us.button(f"I am {name}").click()
        us.until_mine()
        assert us.now["seat"] == seat
        expect(curtain).to_have_count(0)
        expect(us.bar).to_be_visible()
        hand = us.now["view"]["players"][seat]["hand"]
        assert kinds(hand)
        expect(page.locator('[data-target^="hand:"]')).to_have_count(kinds(hand))
        while us.now["to_move"] == seat:
            us.play(adviser.suggest())
        assert us.now["seat"] == seat  # who has played sees what came of it, and then gives the device away
        hand = us.now["view"]["players"][seat]["hand"]
        expect(page.locator('[data-target^="hand:"]')).to_have_count(kinds(hand))
        us.button(f"Hand over to {('Bence', 'Anna')[seat]}").click()
    page.reload()
    expect(curtain).to_be_visible()  # also when the page was left in the middle
    assert page.locator('[data-target^="hand:"]').count() == 0


def table_and_mover(house: House) -> tuple[Json, int]:
    made = house.make(people=2, mode="friends")
    with Api(house.url) as api, api.sit(made, 0, 1) as line:
        return made, line.now["to_move"]


def test_a_seat_is_given_to_an_agent_and_taken_back(visit: Visit, house: House) -> None:
    made, seat = table_and_mover(house)
    anna, bence = visit().sit(made, seat), visit().sit(made, 1 - seat)
    anna.button("Your seat").click()
    anna.button("Wanderer").click()
    bence.until(lambda: bence.now["seats"][seat]["level"] == "wanderer" and bence.mine, "the agent")
    assert bence.ply > 0
    anna.until_ply(bence.ply)
    assert not anna.mine
    anna.button("Your seat").click()
    anna.button("Take my seat back").click()
    bence.until(lambda: bence.now["seats"][seat]["level"] is None, "the owner")
    adviser = Adviser(house.database, bence.table)
    while bence.now["to_move"] == 1 - seat:
        bence.play(adviser.suggest())
    anna.until_mine()
    ply = anna.ply
    anna.play(adviser.suggest())
    assert anna.ply > ply


def renew(visitor: Visitor) -> None:
    visitor.button("Menu", exact=True).click()
    visitor.button("New link to my seat").click()
    visitor.button("Make a new link").click()


def test_a_link_that_somebody_else_has_got_is_renewed(visit: Visit, house: House) -> None:
    made, seat = table_and_mover(house)
    anna, thief = visit().sit(made, seat), visit().sit(made, seat)
    tab = anna.context.new_page()
    tab.goto(f"/play/{made['table']}#{secret(made, seat)}")
    expect(tab.locator("[data-decide]")).to_be_visible()
    renew(anna)
    expect(thief.page.get_by_text("This link is not valid any more.")).to_be_visible()
    link = anna.page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert secret(made, seat) not in link
    anna.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    anna.until_mine()
    anna.play(anna.moves[0])
    expect(tab.locator(".logp .note")).to_contain_text(str(anna.ply))  # the other tab has come along
    thief.page.reload()
    expect(thief.page.get_by_text("This browser has no key to this table.")).to_be_visible()
    assert thief.page.locator("[data-decide]").count() == 0
    friend = visit()
    friend.go(link)
    friend.until(lambda: friend.now.get("seat") == seat, "the seat")


@pytest.mark.complaints("net::ERR_FAILED")
def test_a_seat_is_not_lost_with_the_answer_that_has_its_new_link(visit: Visit, house: House) -> None:
    made, seat = table_and_mover(house)
    anna, thief = visit().sit(made, seat), visit().sit(made, seat)

    lost = []

    def lose_the_answer(route: Route) -> None:
        answer = route.fetch()
        route.abort()
        lost.append(answer)

    anna.page.route("**/key", lose_the_answer)
    renew(anna)
    expect(thief.page.get_by_text("This link is not valid any more.")).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_be_visible()
    anna.until(
        lambda: len(lost) > 1, "the answer to be lost, also to the page that was sent away and asks again"
    )
    anna.page.unroute("**/key")
    anna.reload()
    expect(anna.bar).to_be_visible()
    anna.until_mine()
    anna.play(anna.moves[0])
