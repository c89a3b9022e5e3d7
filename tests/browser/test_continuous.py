"""Continuous play at the table: chosen in secret, one action a slot, passing, the round in sight."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.advice import Adviser
from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.leading import asked, moves_of, view_of
from tests.browser.monumental import at
from tests.web.playing import Json
from trilithon.kernel.playthrough import Playthrough

IN_ORDER = {"continuous": True}
SECRET = {"continuous": True, "cont_activation": "simultaneous"}

BOTH_HERE = """keys => {
  // as in the browser in which a table for one screen was made
  const [table] = JSON.parse(localStorage.getItem('trilithon.tables'))
  const kept = { ...table, keys: keys.map(key => ({ ...key, here: true })) }
  localStorage.setItem('trilithon.tables', JSON.stringify([kept]))
  sessionStorage.clear()
}"""


def rotation(visitor: Visitor) -> Json:
    shown: Json = visitor.now["view"]["rotation"]
    return shown


def stand(visitor: Visitor, seat: int) -> Any:
    """What the strip says of a seat."""
    order = rotation(visitor)["order"]
    return visitor.page.locator(".rotation li").nth(order.index(seat))


def all_choose(play: Playthrough) -> bool:
    """And nobody has chosen yet."""
    return bool(asked("choose_secretly")(play)) and len(play.state.deciding()) == play.state.seats


def all_choose_later(play: Playthrough) -> bool:
    return all_choose(play) and view_of(play)["turn"]["round"] > 2


@pytest.mark.rule("MO-CONT-02")
@pytest.mark.rule("MO-MOD-13")
def test_both_choose_at_the_same_time_and_one_thinks_again(visit: Visit, house: House) -> None:
    made = at(house, all_choose_later, options=SECRET)
    anna, bence = visit().sit(made, 0), visit().sit(made, 1)
    for visitor in (anna, bence):
        assert (visitor.mine, visitor.asked) == (True, "choose_secretly")
    bence.prepare("choose-cross b2")
    heard = len(bence.frames)
    anna.play("choose-cross a1")
    expect(anna.page.locator(".rotation .own")).to_contain_text("row A and column 1")
    expect(anna.page.locator(".city .beam")).to_have_count(2)
    expect(anna.bar).to_contain_text("Undo")
    bence.until_ply(anna.ply)
    expect(stand(bence, 0)).to_have_attribute("data-stand", "chosen")
    expect(stand(bence, 1)).to_have_attribute("data-stand", "choosing")
    expect(bence.confirm).to_be_visible()  # what was begun is still there
    anna.page.locator("[data-withdraw]").click()
    anna.until(lambda: anna.quiet and not rotation(anna)["chosen"], "the withdrawal")
    anna.until_mine()
    expect(bence.confirm).to_be_visible()
    anna.play("choose-cross c3")
    bence.until(lambda: rotation(bence)["chosen"] == [0] and bence.quiet, "the other choice")
    for frame in bence.frames[heard:]:
        message = json.loads(frame)
        if message["type"] == "now":
            assert message["table"]["view"]["rotation"]["own_choice"] is None
            assert message["table"]["view"]["players"][0]["crossed"] is None
            assert "choose-cross c3" not in json.dumps(message["table"]["log"])
    expect(bence.confirm).to_be_visible()
    bence.until_planned()
    bence.confirm.click()
    for visitor in (anna, bence):
        visitor.until(lambda visitor=visitor: not rotation(visitor)["chosen"], "the reveal")
        crossed = [player["crossed"] for player in visitor.now["view"]["players"]]
        assert crossed == ["c3", "b2"]
        assert not visitor.now["undo"]


def test_whoever_answers_late_may_still_withdraw_under_the_answers_of_others(
    visit: Visit, house: House
) -> None:
    made = at(house, all_choose, options=SECRET, seats=3)
    anna, bence = visit().sit(made, 0), visit().sit(made, 1)
    anna.play("choose-cross a2")
    bence.until_ply(anna.ply)
    bence.play("choose-cross a2")
    anna.until_ply(bence.ply)
    expect(anna.bar).to_contain_text("Person 2")
    anna.page.keyboard.press("u")
    anna.until_mine()
    assert rotation(anna)["chosen"] == [1]
    bence.until(lambda: rotation(bence)["chosen"] == [1], "the withdrawal")
    assert rotation(bence)["own_choice"] == "a2"
    anna.reload()
    anna.until_mine()
    expect(anna.page.locator(".rotation .own")).to_have_count(0)


def test_on_one_screen_each_chooses_behind_the_curtain(visit: Visit, house: House) -> None:
    made = at(house, all_choose, options=SECRET)
    us = visit().sit(made, 0)
    us.page.evaluate(BOTH_HERE, [key for key in made["keys"] if key["seat"] is not None])
    us.reload()
    curtain = us.page.locator(".curtain")
    chosen = {}
    for seat, cross in enumerate(("b1", "c2")):
        first = us.now["to_move"]
        name = f"Person {first}"
        expect(curtain).to_contain_text(f"{name}, it is your turn")
        for private in (".own", "[data-decide]", ".is-legal"):
            assert us.page.locator(private).count() == 0
        us.button(f"I am {name}").click()
        us.until_mine()
        us.play(f"choose-cross {cross}")
        chosen[first] = cross
        if seat == 0:
            expect(us.page.locator(".rotation .own")).to_be_visible()
            us.button("Hand over to").click()
            assert us.page.locator(".own").count() == 0
    us.until(lambda: us.now["view"]["players"][0]["crossed"] is not None, "the reveal")
    crossed = [player["crossed"] for player in us.now["view"]["players"]]
    assert crossed == [chosen[0], chosen[1]]


def rich(play: Playthrough) -> bool:
    """A slot at which there is something left that could be spent."""
    view = view_of(play)
    goods = view["players"][0]["goods"]
    return (
        "pass" in moves_of(play)
        and any(move.startswith("buy") for move in moves_of(play))
        and goods["production"] > 2
    )


@pytest.mark.rule("MO-CONT-03")
@pytest.mark.rule("MO-CONT-04")
def test_one_action_a_slot_and_passing_asks_whether_one_is_sure(visit: Visit, house: House) -> None:
    made = at(house, rich, options=IN_ORDER)
    anna, bence = visit().sit(made, 0), visit().sit(made, 1)
    expect(stand(anna, 0)).to_have_attribute("data-stand", "slot")
    expect(anna.question).to_contain_text("Take one action, or pass")
    cards = len([card for card in anna.now["view"]["display"][0] if card])
    anna.button("Pass:").click()
    assert anna.asks_back()
    anna.page.keyboard.press("Escape")
    anna.play(next(move for move in anna.moves if move.startswith("buy") and len(move.split()) == 3))
    while anna.mine and anna.asked != "act":
        anna.play(anna.moves[0])
    assert len([card for card in anna.now["view"]["display"][0] if card]) == cards - 1
    expect(anna.page.locator(".quota")).to_contain_text(f"{rotation(anna)['taken']} of 4")
    anna.play("end slot")
    bence.until_ply(anna.ply)
    if not rotation(bence)["passed"]:
        bence.until_mine()
        bence.play("pass")
        anna.until_ply(bence.ply)
        expect(stand(anna, 1)).to_have_attribute("data-stand", "passed")
        expect(anna.page.locator(".logp")).to_contain_text("passes and takes no more actions in this round")
    anna.until_mine()
    assert anna.asked == "act"


def can_go_on(play: Playthrough) -> bool:
    """An Explorer can step, and that twice: there is Military for it."""
    view = view_of(play)
    steps = [move for move in moves_of(play) if move.startswith("explorer")]
    return len(steps) > 3 and "pass" in moves_of(play) and view["players"][0]["goods"]["military"] > 2


def test_a_step_of_an_explorer_is_repeated_with_one_click(visit: Visit, house: House) -> None:
    made = at(house, can_go_on, options=IN_ORDER)
    anna, bence = visit().sit(made, 0), visit().sit(made, 1)
    further = anna.page.locator("[data-further]")
    expect(further).to_have_count(0)
    step = next(move for move in anna.moves if move.startswith("explorer"))
    which = int(step.split()[1]) - 1
    anna.play(step)
    at_first = anna.now["view"]["players"][0]["explorers"][which]["tile"]
    expect(further).to_have_count(0)  # one action in a slot
    anna.play("end slot")
    if not rotation(anna)["passed"]:
        bence.until_ply(anna.ply)
        bence.until_mine()
        bence.play("pass")
    anna.until_mine()
    expect(further).to_be_visible()
    further.click()
    anna.until(lambda: anna.quiet and anna.now["view"]["rotation"]["slot"] is not None, "the step")
    assert anna.now["view"]["players"][0]["explorers"][which]["tile"] not in (step.split()[2], at_first)


def only_pass(play: Playthrough) -> bool:
    return (
        moves_of(play) == ["pass"]
        and not play.can_undo(0).allowed
        and view_of(play)["rotation"]["phase"] == "actions"
    )


def test_whoever_wants_that_passes_without_a_click(visit: Visit, house: House) -> None:
    made = at(house, only_pass, options=IN_ORDER)
    anna = visit().sit(made, 0)
    assert anna.moves == ["pass"]
    anna.button("Menu").click()
    anna.page.get_by_label("Pass by itself when I can do nothing else").check()
    anna.until(
        lambda: anna.quiet and not anna.mine,
        "the pass",
    )
    assert anna.sent[-1]["moves"] == ["pass"]


def test_rounds_go_on_in_two_browsers(visit: Visit, house: House) -> None:
    """To the end of a round and into the next one, as players would."""
    made = at(house, all_choose_later, options=SECRET)
    both = visit().sit(made, 0), visit().sit(made, 1)
    adviser = Adviser(house.database, made["table"], "glance")
    first = rotation(both[0])["holder"]
    began = both[0].now["view"]["turn"]["round"]
    while both[0].now["view"]["turn"]["round"] == began:
        seat = adviser.game().state.to_move
        both[seat].until_mine()
        both[seat].play(adviser.suggest())
        for visitor in both:
            visitor.until_ply(both[seat].ply)
    assert rotation(both[0])["holder"] == 1 - first
    assert rotation(both[0])["taken"] == 0
    both[0].switch_to_hungarian("Round", "Pass", "slot")
