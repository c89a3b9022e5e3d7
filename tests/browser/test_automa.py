"""Against an Automa: alone from the home page to the result, following what it does, choosing for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.advice import Adviser
from tests.browser.conftest import House, Visit
from tests.browser.driving import PHONE, Visitor
from tests.browser.leading import asked, moves_of, view_of
from tests.browser.monumental import act, at
from tests.web.playing import Json
from trilithon.kernel.playthrough import Playthrough

ONE = {"automas": "any:2"}
PICTURES = Path("build/screenshots/automa")
DESK = {"width": 1440, "height": 790}


def strength(me: Visitor) -> Locator:
    return me.card("Monumental").get_by_label("How strong the game itself plays")


def sit_down_alone(me: Visitor) -> None:
    me.card("Monumental").get_by_role("button", name="Solo").click()
    me.until_mine()
    expect(me.bar).to_be_visible()


def take_it_easy(me: Visitor, house: House) -> None:
    """A whole game in few moves: what has to be answered is answered, and each turn ends as soon as it can."""
    adviser = Adviser(house.database, me.table, "glance")
    while not me.now["over"]:
        me.play("end" if "end" in me.moves else adviser.suggest())
        me.until_mine()


def keep_picture(me: Visitor, name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    me.page.screenshot(path=PICTURES / f"{name}.png")


@pytest.mark.long
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_whole_game_alone(visit: Visit, house: House, phone: bool) -> None:
    me = visit(phone=phone)
    me.go("/")
    expect(strength(me)).to_have_value("0")  # a beginner, the first time
    strength(me).select_option("1")
    sit_down_alone(me)
    assert [info["machine"] for info in me.now["seats"]] == [None, "1"]
    assert me.now["view"]["players"][1]["automa"]["difficulty"] == 1
    take_it_easy(me, house)
    points, other = (sum(row) for row in me.now["sheet"])
    me.button("Result").click()
    tally = f"Best {points} · {int(points > other)} of 1 won"
    kept = me.page.get_by_label("Solo with the usual options, on this device")
    expect(kept).to_contain_text("Automa: easy (1)")
    expect(kept.locator("dd")).to_have_text([tally, tally])  # at this strength, and with this civilization
    if not phone:
        expect(me.page.locator("tbody")).to_contain_text("Automa: easy (1)")
    keep_picture(me, f"result-{'phone' if phone else 'desk'}")
    before = me.table
    me.button("Play again").click()
    me.until(lambda: me.now and me.now["table"] != before, "another table")
    assert [info["machine"] for info in me.now["seats"]] == [None, "1"]
    me.go("/")
    expect(strength(me)).to_have_value("1")  # the last one
    expect(me.card("Monumental")).to_contain_text(tally)
    strength(me).select_option("4")
    expect(me.card("Monumental")).not_to_contain_text("Best")


def test_seats_of_automas_are_the_last_ones(visit: Visit, house: House) -> None:
    me = visit(viewport=DESK)
    me.go("/")
    me.card("Monumental").get_by_role("button", name="2 opponents: Mason").click()
    form = me.page.get_by_role("dialog")
    form.get_by_label("Who sits at place 2").select_option("machine:3")
    expect(form.get_by_label("Who sits at place 2")).to_have_value("mason")
    expect(form.get_by_label("Who sits at place 3")).to_have_value("machine:3")
    expect(form).to_contain_text("A deck of cards plays this civilization")
    form.get_by_text("Options of the game").click()
    expect(form.get_by_label("Wonder goes")).to_have_value("right_hand")
    form.get_by_label("Civilizations: place 1").select_option("japan")
    form.get_by_label("Civilizations: place 3").select_option("egypt")
    expect(form.get_by_label("Civilizations: place 2").locator("[value=egypt]")).to_be_disabled()
    form.get_by_role("button", name="Start").click()
    me.until(lambda: me.now, "the table")
    assert me.now["options"]["automas"] == "egypt:3"
    assert [info["machine"] for info in me.now["seats"]] == [None, None, "3"]
    me.until_mine()
    assert [player["civilization"] for player in me.now["view"]["players"]][::2] == ["japan", "egypt"]


@pytest.mark.complaints("400")
def test_somebody_has_to_sit_there(visit: Visit, house: House) -> None:
    me = visit(viewport=DESK)
    me.go("/")
    me.card("Monumental").get_by_role("button", name="With friends").click()
    form = me.page.get_by_role("dialog")
    form.get_by_role("button", name="2", exact=True).click()
    for _ in range(2):  # whoever is taken for an Automa goes to the end
        form.get_by_label("Who sits at place 1").select_option("machine:0")
    form.get_by_role("button", name="Start").click()
    expect(form.get_by_role("alert")).to_contain_text("at least one is for somebody")


def test_it_is_explained_once(visit: Visit, house: House) -> None:
    me = visit(newcomer=True, viewport=DESK).sit(at(house, asked("activate"), options=ONE), 0)
    me.page.keyboard.press("Escape")  # the welcome
    card = me.page.locator(".new-here")
    expect(card).to_contain_text("two cards are revealed")
    expect(card.get_by_role("link")).to_have_attribute("href", "/rules/monumental#MO-AUT-01")
    keep_picture(me, "new")
    card.get_by_role("button", name="Got it").click()
    expect(card).to_have_count(0)


def late(play: Playthrough) -> bool:
    """The end of a turn, and then the Automa plays."""
    if view_of(play)["turn"]["round"] < 3:
        return False
    then = play.copy()
    then.play_text("end")
    return any(played.seat == 1 for played in then.played[play.ply :])


def at_its_turn(visit: Visit, house: House, **wishes: object) -> Visitor:
    """Where seat 0 has ended its turn, and what the Automa does is shown step by step."""
    me = visit(reduced_motion="no-preference", **wishes)
    me.sit(at(house, act(late), options=ONE), 0)
    me.button("Menu").click()
    me.page.get_by_label("Show moves the game makes").select_option("step")
    me.page.keyboard.press("Escape")
    me.play("end")
    expect(following(me)).to_be_visible()
    return me


def following(me: Visitor) -> Locator:
    return me.bar.locator("[data-follow]")


def test_what_it_does_is_followed_step_by_step(visit: Visit, house: House) -> None:
    me = at_its_turn(visit, house, viewport=DESK)
    queue = me.page.locator(".queue > .card")
    expect(queue).to_have_count(2)
    assert me.mine  # but nothing of that is shown before it has been followed
    steps, told = len(me.now["stops"]), set[str]()
    expect(me.bar.locator(".at")).to_contain_text(f"/{steps}")
    states = set[str]()
    for step in range(steps):
        expect(me.bar.locator(".at")).to_contain_text(f"{step + 1}/")
        expect(me.page.locator(".is-legal")).to_have_count(0)
        told.add(following(me).inner_text())
        states |= {
            name.partition("st-")[2] for name in classes(me.page.locator(".queue .line")) if "st-" in name
        }
        if step == steps // 2:
            keep_picture(me, "step")
        me.page.keyboard.press("ArrowRight")
    assert len(told) > steps // 2
    assert "now" in states
    assert states & {"done", "gold", "skipped", "ignored"}
    expect(following(me)).to_have_count(0)
    expect(me.question).to_be_visible()
    expect(me.page.locator(".is-legal").first).to_be_visible()


def classes(lines: Locator) -> list[str]:
    found: list[str] = lines.evaluate_all("all => all.flatMap(one => [...one.classList])")
    return found


def test_it_can_be_skipped_and_reloaded_and_its_pace_is_kept(visit: Visit, house: House) -> None:
    me = at_its_turn(visit, house, viewport=DESK)
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowLeft")
    expect(me.bar.locator(".at")).to_contain_text("1/")
    me.page.keyboard.press("Escape")
    expect(following(me)).to_have_count(0)
    expect(me.page.locator(".is-legal").first).to_be_visible()
    me.play(me.moves[0])  # the table is as it should be
    while "end" not in me.moves:
        me.play(me.moves[0])
    me.play("end")
    expect(following(me)).to_be_visible()  # step by step still
    me.reload()
    expect(me.question).to_be_visible()
    expect(following(me)).to_have_count(0)
    adviser = Adviser(house.database, me.table, "glance")
    while "end" not in me.moves:
        me.play(adviser.suggest())
    me.play("end")
    me.bar.get_by_label("Show moves the game makes").select_option("instant")
    expect(following(me)).to_have_count(0)
    expect(me.page.locator(".is-legal").first).to_be_visible()


def test_on_a_phone_map_and_cards_are_in_sight(visit: Visit, house: House) -> None:
    me = at_its_turn(visit, house, phone=True)
    me.page.keyboard.press("ArrowRight")
    expect(me.bar).to_be_in_viewport(ratio=0.99)
    expect(me.page.locator(".ground")).to_be_in_viewport(ratio=0.8)
    expect(me.page.locator(".st-now, .queue .card").first).to_be_in_viewport()
    across = me.page.evaluate("() => document.documentElement.scrollWidth")
    assert across <= PHONE["width"]
    keep_picture(me, "step-phone")
    me.hit(me.bar.get_by_role("button", name="Skip"))
    expect(following(me)).to_have_count(0)


def choosing(play: Playthrough) -> bool:
    """Seat 0 chooses a Province for the Automa."""
    return view_of(play).get("automa") is not None and tiles(moves_of(play)) > 1


def tiles(moves: list[str]) -> int:
    return sum(move.startswith("automa conquers ") for move in moves)


def test_who_sits_to_the_right_chooses_for_it(visit: Visit, house: House) -> None:
    made = at(house, choosing, options=ONE)
    me = visit(viewport=DESK).sit(made, 0)
    expect(me.question).to_contain_text("Automa")
    lit = me.page.locator('[data-target^="tile:"].is-legal')
    expect(lit).to_have_count(len(me.moves))
    keep_picture(me, "choice")
    place = me.moves[0].split()[2]
    me.play(me.moves[0])
    tile: Json = next(one for one in me.now["view"]["map"]["tiles"] if one["id"] == place)
    assert tile["owner"] == 1
