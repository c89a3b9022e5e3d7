"""Drawing a map: strokes are shown at once, the server says what came of them."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from trilithon.games import find
from trilithon.kernel.game import Stroke

DRAFT = "**/api/games/monumental/draft"
GAME = find("monumental")
FREE = ("b1", "c1", "d1", "e1")
"""Cells of the first sheet between the map and the border."""


def cell(me: Visitor, name: str) -> Locator:
    return me.page.locator(f"[data-cell='{name}']")


def brush(me: Visitor, name: str) -> None:
    me.page.get_by_role("button", name=re.compile(f"^{name}")).first.click()


def drag(me: Visitor, *names: str) -> None:
    for number, name in enumerate(names):
        box = cell(me, name).bounding_box()
        assert box is not None
        me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        if number == 0:
            me.page.mouse.down()
    me.page.mouse.up()


def line(me: Visitor) -> str:
    return urlsplit(me.page.url).fragment


def layout(seats: int, special: bool) -> str:
    """The line of a ready-made map."""
    modules = GAME._modules if special else ()  # type: ignore[attr-defined]
    own = [one for module in modules for one, _ in module.layouts()]
    found = next(one.id for one in own or GAME.content.layout if one.seats == seats)  # type: ignore[attr-defined]
    return GAME.draft("map", "", [Stroke("layout", found)]).value


def test_dragging_paints_is_said_in_words_and_undone_as_one(visit: Visit) -> None:
    me = visit()
    me.go("/edit/monumental")
    expect(me.page.get_by_role("status")).to_contain_text("This map can be played on by 2.")
    before = line(me)
    brush(me, "Water")
    drag(me, *FREE)
    for name in FREE:
        expect(cell(me, name)).to_have_attribute("aria-label", f"{name}: Water")
    expect(me.page).to_have_url(re.compile("#map1-/wwww/"))
    me.page.get_by_label("Paint the opposite side as well").check()
    brush(me, "Capital")
    cell(me, "b1").click()
    expect(me.page.get_by_role("status")).to_contain_text("Capitals for 2 players")
    expect(me.page.locator("[aria-label$=': Capital']")).to_have_count(4)
    undo = me.page.get_by_role("button", name="Undo")
    undo.click()
    expect(cell(me, "b1")).to_have_attribute("aria-label", "b1: Water")
    undo.click()
    expect(me.page.get_by_role("status")).to_contain_text("This map can be played on by 2.")
    expect(undo).to_be_disabled()
    assert line(me) == before


def test_a_sheet_grows_when_nobody_paints_and_keeps_what_lies_opposite(visit: Visit) -> None:
    me = visit()
    me.go("/edit/monumental")
    me.page.get_by_label("Paint the opposite side as well").check()
    brush(me, "Water")
    expect(me.page.locator("[data-cell]")).to_have_count(7 * 9)
    drag(me, "b0", "c0", "d0", "e0", "f0")
    expect(me.page.locator("[data-cell]")).to_have_count(7 * 13)
    for name in ("b2", "c2", "d2", "e2", "f2", "b10", "c10", "d10", "e10", "f10"):
        expect(cell(me, name)).to_have_attribute("aria-label", f"{name}: Water")
    expect(me.page.locator("[aria-label$=': Water']")).to_have_count(5 + 10)
    me.page.get_by_role("button", name="Undo").click()
    expect(me.page.locator("[data-cell]")).to_have_count(7 * 9)
    expect(me.page.get_by_role("button", name="Undo")).to_be_disabled()


def test_keys_paint_too(visit: Visit) -> None:
    me = visit()
    me.go("/edit/monumental")
    brush(me, "Water")
    cell(me, "b1").focus()
    me.page.keyboard.press("Enter")
    expect(cell(me, "b1")).to_have_attribute("aria-label", "b1: Water")


def test_bridges_join_what_lies_apart(visit: Visit) -> None:
    me = visit()
    me.go("/edit/monumental")
    brush(me, "Island")
    cell(me, "b1").click()
    brush(me, "Province, terrain 0")
    drag(me, "c1", "d1")
    brush(me, "Bridge")
    drag(me, "b1", "c1")
    expect(cell(me, "b1")).to_have_attribute("aria-label", re.compile("bridge to c1"))
    for name in ("c1", "d1"):
        cell(me, name).click()
    expect(me.page.get_by_role("alert")).to_contain_text("There can be no bridge from c1 to d1")
    for name in ("c1", "b1"):
        cell(me, name).click()
    expect(cell(me, "b1")).not_to_have_attribute("aria-label", re.compile("bridge"))
    expect(me.page.get_by_role("alert")).to_have_count(0)


def test_of_a_line_that_is_no_map_it_is_said_why(visit: Visit) -> None:
    me = visit(locale="hu-HU")
    me.go("/edit/monumental")
    expect(me.page.get_by_role("status")).to_contain_text("2 játékos játszhat")
    before = line(me)
    field = me.page.get_by_label("Egy sor, amelyet valaki küldött")
    for text, said in (("hello", "Ez nem térkép"), ("map1-C/1x", "innentől nem olvasható: „x”")):
        field.fill(text)
        me.page.get_by_role("button", name="Megnyitás").click()
        expect(me.page.get_by_role("alert")).to_contain_text(said)
    assert line(me) == before
    field.fill(layout(3, special=False))
    me.page.get_by_role("button", name="Megnyitás").click()
    expect(me.page.get_by_role("status")).to_contain_text("3 játékos játszhat")
    expect(me.page.get_by_role("alert")).to_have_count(0)
    assert line(me) == layout(3, special=False)


@pytest.mark.complaints("ERR_FAILED")
def test_a_lost_answer_keeps_the_drawing_and_comes_after_all(visit: Visit) -> None:
    me = visit()
    me.go("/edit/monumental")
    expect(me.page.get_by_role("status")).to_contain_text("can be played on")
    me.page.route(DRAFT, lambda route: route.abort())
    brush(me, "Water")
    drag(me, "b1", "c1")
    expect(cell(me, "c1")).to_have_attribute("aria-label", "c1: Water")
    expect(me.page.get_by_role("alert")).to_contain_text("The server does not answer. Your drawing is kept")
    expect(me.page.get_by_role("button", name="Play on it")).to_be_disabled()
    cell(me, "d1").click()
    me.page.unroute(DRAFT)
    expect(me.page.get_by_role("alert")).to_have_count(0)
    expect(me.page).to_have_url(re.compile("#map1-/www/"))


def test_an_answer_that_comes_after_undo_changes_nothing(visit: Visit) -> None:
    me = visit()
    me.go("/edit/monumental")
    expect(me.page.get_by_role("status")).to_contain_text("can be played on")
    before, held = line(me), list[Route]()
    me.page.route(DRAFT, lambda route: held.append(route))
    brush(me, "Water")
    cell(me, "b1").click()
    expect(cell(me, "b1")).to_have_class(re.compile("waiting"))
    me.until(lambda: held, "the question")
    me.page.get_by_role("button", name="Undo").click()
    expect(cell(me, "b1")).to_have_attribute("aria-label", "b1: nothing")
    with me.page.expect_response(DRAFT):
        held[0].continue_()
    me.page.unroute(DRAFT)
    cell(me, "c1").click()
    expect(cell(me, "c1")).not_to_have_class(re.compile("waiting"))
    expect(cell(me, "b1")).to_have_attribute("aria-label", "b1: nothing")
    assert line(me) != before


def test_a_map_with_special_provinces_is_played_with_them(visit: Visit) -> None:
    me = visit()
    me.go(f"/edit/monumental#{layout(2, special=True)}")
    me.page.get_by_role("button", name="Play on it").click()
    me.until_mine()
    assert me.now["options"]["special_provinces"] is True
    assert any(tile.get("feature") for tile in me.now["view"]["map"]["tiles"])


def test_a_map_for_a_pack_is_drawn_and_played_with_it(visit: Visit, tmp_path: Path) -> None:
    pack = tmp_path / "dear.toml"
    pack.write_text('title = "Dear water"\n[[card]]\nid = "irrigation"\ncost = 9\n', encoding="utf-8")
    with House(tmp_path, "--pack", str(pack)) as house:
        me = visit(house.url)
        me.go("/")
        me.card("Monumental").get_by_role("button", name="Dear water").click()
        me.card("Monumental").get_by_role("button", name="With friends").click()
        me.page.get_by_text("Options of the game").click()
        me.page.get_by_role("link", name="Map editor").click()
        expect(me.page).to_have_url(re.compile("/edit/monumental/dear#map1-"))
        me.page.get_by_role("button", name="Play on it").click()
        me.until_mine()
        assert me.now["pack"] == "Dear water"
