"""A table of five: made in the form, played by five browsers, with room for all of them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SEED, House, Visit
from tests.browser.driving import Visitor
from tests.browser.leading import begin, follow, foresee
from tests.browser.monumental import act, at
from tests.web.playing import Json, secret_of
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.maps.drawing import write_line

ON = {"lost_kingdoms": True}
FOR_FOUR = write_line(Monumental().layouts["clash_4"])
LONG = ["Alexandrinos", "Bartholomäus", "Christophora", "Desdemona123", "Erzsébetkénk"]
"""Names of twelve letters."""


def form_of(me: Visitor) -> None:
    """With friends."""
    me.go("/")
    me.card("Monumental").locator(".go > button.btn:not(.primary)").first.click()
    expect(me.page.get_by_role("dialog")).to_be_visible()


def panels(me: Visitor) -> list[dict[str, float]]:
    found = me.page.locator(".players .pl")
    expect(found).to_have_count(5)
    boxes = [found.nth(number).bounding_box() for number in range(5)]
    assert all(boxes)
    return [dict(box) for box in boxes if box]


# -- making a table ------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-01")
def test_the_form_offers_five_and_switches_on_what_they_need(visit: Visit, house: House) -> None:
    me = visit()
    form_of(me)
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("button", name="5 with Lost Kingdoms").click()
    expect(dialog.locator(".rows li")).to_have_count(5)
    expect(dialog.get_by_role("button", name="5", exact=True)).to_have_attribute("aria-pressed", "true")
    dialog.locator("summary").click()
    option = dialog.locator("label", has_text="Lost Kingdoms").locator("select")
    expect(option).to_have_value("true")
    option.select_option("false")
    expect(dialog.locator(".rows li")).to_have_count(4)
    option.select_option("true")
    dialog.get_by_role("button", name="5", exact=True).click()
    dialog.get_by_role("button", name="Make the links").click()
    expect(dialog.locator("input[readonly]")).to_have_count(5)  # four others, and who watches


@pytest.mark.rule("MO-SETUP-03", "MO-LK-01")
def test_civilizations_are_chosen_seat_by_seat(visit: Visit, house: House) -> None:
    me = visit(locale="hu-HU")
    form_of(me)
    dialog = me.page.get_by_role("dialog")
    dialog.locator("summary").click()
    first, second = (dialog.get_by_label(f"Civilizációk: {n}. hely").locator("option") for n in (1, 2))
    expect(first.first).to_have_text("véletlenszerűen")
    atlantis = first.filter(has_text="Atlantisz")
    expect(atlantis).to_have_text("Atlantisz (csak ezzel: Elveszett királyságok)")
    expect(atlantis).to_be_disabled()
    dialog.get_by_role("button", name="5 ezzel: Elveszett királyságok").click()
    expect(atlantis).to_have_text("Atlantisz")
    dialog.get_by_label("Civilizációk: 1. hely").select_option("atlantis")
    taken = second.filter(has_text="Atlantisz")
    expect(taken).to_have_text("Atlantisz (már az 1. helyé)")
    expect(taken).to_be_disabled()
    dialog.get_by_label("Civilizációk: 5. hely").select_option("egypt")
    dialog.locator("button[type=submit]").click()
    dialog.locator(".end .btn").click()
    me.until(lambda: me.now, "the table")
    peoples = [player["civilization"] for player in me.now["view"]["players"]]
    assert (peoples[0], peoples[4], len(set(peoples))) == ("atlantis", "egypt", 5)


def test_what_cannot_be_is_refused_in_the_readers_language(visit: Visit, house: House) -> None:
    """In one sentence, as the server says it."""
    me = visit(locale="hu-HU")
    form_of(me)
    dialog = me.page.get_by_role("dialog")
    dialog.get_by_role("button", name="5 ezzel: Elveszett királyságok").click()
    dialog.locator("summary").click()
    drawn = dialog.locator("label", has_text="Térkép").first
    drawn.locator("select").select_option(" ")
    drawn.locator("input").fill(FOR_FOUR)
    dialog.locator("button[type=submit]").click()
    expect(dialog.get_by_role("alert")).to_contain_text("4 játékosra készült, de 5 ül az asztalnál")
    me.complaints.clear()  # the browser tells that the server refused


@pytest.mark.rule("MO-HERO-01", "MO-MONS-01")
def test_the_form_says_what_is_not_for_a_first_game(visit: Visit, house: House) -> None:
    me = visit()
    form_of(me)
    dialog = me.page.get_by_role("dialog")
    dialog.locator("summary").click()
    for module in ("Heroes", "Monsters"):
        expect(dialog.locator("label", has_text=re.compile(f"^{module}"))).to_contain_text(
            "Not recommended for a first game."
        )


# -- playing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MO-LK-03", "MO-SETUP-13")
def test_five_browsers_play_a_round(visit: Visit, house: House) -> None:
    made = house.make(5, game="monumental", mode="friends", options=ON)
    five = [visit().sit(made, seat) for seat in range(5)]
    seen: set[tuple[int, str]] = set()
    for _ in range(200):
        to_move = five[0].now["to_move"]
        me = five[to_move]
        me.until_mine()
        asked = me.asked
        if asked == "activate" and (to_move, asked) in seen:
            break
        seen.add((to_move, asked))
        me.play("end" if asked == "act" else me.moves[0])
        for other in five:
            other.until_ply(me.ply)
    assert len({seat for seat, asked in seen if asked == "capital"}) == 4, "who comes last takes what is left"
    assert {seat for seat, asked in seen if asked == "activate"} == set(range(5))
    for seat, me in enumerate(five):
        assert me.now["seat"] == seat
        assert len(panels(me)) == 5
        assert [market["left"] for market in me.now["view"]["markets"]] == [5, 5, 5, 5]


def test_five_at_one_screen(visit: Visit, house: House) -> None:
    """Everybody sees their own City, after saying who they are, and gives the device to whoever comes next."""
    us = visit()
    us.go("/")
    us.card("Monumental").get_by_role("button", name="on this screen").click()
    dialog = us.page.get_by_role("dialog")
    dialog.get_by_role("button", name="5 with Lost Kingdoms").click()
    for n, name in enumerate(LONG):
        dialog.get_by_label(f"Name at place {n + 1}").fill(name)
    dialog.get_by_role("button", name="Start").click()
    us.until(lambda: us.now, "the table")
    seen = list[int]()
    while len(seen) < 4:
        seat = us.now["to_move"]
        expect(us.page.locator(".curtain")).to_contain_text(LONG[seat])
        assert us.page.locator(".is-legal").count() == 0
        us.button(f"I am {LONG[seat]}").click()
        us.until(lambda seat=seat: us.mine and us.now["seat"] == seat, "the next player")
        own = us.page.locator(".players .pl.me")
        expect(own).to_contain_text(LONG[seat])
        expect(own).to_have_class(re.compile(r"^(?!.*\b(shut|slim)\b)"))
        assert len(panels(us)) == 5
        seen.append(seat)
        while us.now["to_move"] == seat:
            us.play(us.moves[0])
        us.button(f"Hand over to {LONG[us.now['to_move']]}").click()
    assert len(set(seen)) == 4, "four choose where their Capital is; who comes last takes what is left"


def test_who_waits_looks_around_and_ahead(visit: Visit, house: House) -> None:
    made = at(house, act(lambda play: play.ply > 60), seats=5, options=ON, mode="friends")
    me = visit().sit(made, 2)
    assert not me.mine
    before = me.ply
    free = next(tile["id"] for tile in me.now["view"]["map"]["tiles"] if tile.get("token"))
    me.thing(f"tile:{free}").hover()
    expect(me.tip).to_contain_text("A conquest costs")
    place = next(n for n, card in enumerate(me.now["view"]["display"][0]) if card) + 1
    me.thing(f"display:{place}").hover()
    expect(me.tip).to_be_visible()
    space = next(
        name
        for name, ahead in me.now["view"]["next_crossings"].items()
        if ahead["goods"] and me.thing(f"city:2:{name}").count()
    )
    me.thing(f"city:2:{space}").hover()
    expect(me.page.locator(".mycity .city.previewing")).to_be_visible()
    goods = me.now["view"]["next_crossings"][space]["goods"]
    assert me.page.locator(".mycity li.chosen").count() == 5
    assert goods
    assert (me.ply, me.sent) == (before, []), "nothing was played"


# -- room for all ----------------------------------------------------------------------------------------------


def crowded(house: House) -> Json:
    play = begin("monumental", 5, {**ON, "map": "large"}, SEED)
    assert foresee(play, lambda play: play.ply > 150, lambda play: None)
    seats = [{"kind": "person", "name": name} for name in LONG]
    return follow(house, play, options={**ON, "map": "large"}, seats=seats, mode="friends")


@pytest.mark.parametrize("locale", ["en-GB", "hu-HU"])
def test_all_five_are_in_sight(visit: Visit, house: House, locale: str) -> None:
    made = crowded(house)
    me = visit(locale=locale).sit(made, 0)
    for width, height in ((1440, 790), (1280, 720)):
        me.resize(width, height)
        boxes = panels(me)
        assert all(box["y"] + box["height"] <= height for box in boxes), (width, height)
        cut = me.page.locator(".players .pl").evaluate_all(
            "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).length"
        )
        assert cut == 0
        names = me.page.locator(".players .pl h2 .more").evaluate_all(
            "all => all.map(one => one.textContent)"
        )
        assert sorted(names) == sorted(LONG)
    for width in (390, 768, 1024):
        me.resize(width, 844)
        boxes = panels(me)
        assert len({box["y"] for box in boxes}) == 1, "side by side"
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
        assert me.page.evaluate("() => document.documentElement.scrollWidth") <= width


def test_the_result_of_five_and_their_replay(visit: Visit, house: House) -> None:
    play = begin("monumental", 5, ON, SEED)
    foresee(play, lambda play: False, lambda play: None)
    made = follow(house, play, options=ON)
    me = visit()
    me.go(f"/play/{made['table']}#{secret_of(made, 0)}")
    result = me.page.get_by_role("region", name="Result")
    expect(result).to_be_visible()
    expect(result.locator("tbody tr")).to_have_count(5)
    scores = play.state.scores()
    for seat in range(5):
        row = result.locator("tbody tr", has_text=f"Person {seat}")
        expect(row.locator("td").last).to_have_text(str(scores[seat]))
    for width in (390, 1280):
        me.resize(width, 800)
        assert me.page.evaluate("() => document.documentElement.scrollWidth") <= width
    me.go(f"/replay/{made['table']}#{secret_of(made, 0)}")
    expect(me.page.locator(".players .pl")).to_have_count(5)
