"""A turn in all the ways one can play it, and the help there is meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from tests.browser.conftest import House, Visit
from tests.browser.driving import Json, Visitor
from tests.browser.reaching import asked, can, far, reach, shopper, walker

# -- taking back ---------------------------------------------------------------------------------


def test_undo_and_restart_of_the_turn(visit: Visit, house: House) -> None:
    me = visit().sit(reach(house.url, far), 0)
    start, plies = me.now, []
    for _ in range(3):  # how to act, how many cards, a foot
        plies.append(me.ply)
        me.play(walker(me.now))
    assert (me.asked, me.mine) == ("place", True), me.report()
    undo, again = me.bar.locator(".undo"), me.button("Restart the turn")
    ply = me.ply
    expect(undo).to_contain_text(
        f"Foot on {me.sent[-1]['moves'][0].split()[1]}"
    )  # it says what it takes back
    place = undo.bounding_box()
    undo.click()
    me.until(lambda: me.quiet and me.ply < ply, "undo")
    assert me.ply == plies[-1]
    assert undo.bounding_box() == place  # a second click meets nothing else
    again.click()
    me.until(lambda: me.quiet and me.ply == start["ply"], "the start of the turn")
    assert (me.now["view"], me.now["choices"]) == (start["view"], start["choices"])
    expect(me.page.locator('[data-move="move"]')).to_be_visible()
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_undo_stops_at_a_barrier_and_says_so(visit: Visit, house: House) -> None:
    me = visit().sit(reach(house.url, lambda now: asked("draw")(now) and can("pile")(now)), 0)
    me.play("pile")
    assert me.mine, me.report()
    undo = me.bar.locator(".undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    ply = me.ply
    me.ask(undo)
    expect(me.tip).to_contain_text("Something hidden was shown or chance was used since then")
    me.page.keyboard.press("Escape")
    expect(me.tip).to_have_count(0)
    me.page.keyboard.press("u")
    expect(me.tip).to_contain_text("that cannot be taken back")
    assert (me.ply, me.sent[-1]["type"]) == (ply, "play")


# -- help ------------------------------------------------------------------------------------------


def test_why_not_names_a_rule_and_leads_to_it(visit: Visit, house: House) -> None:
    me = visit().sit(reach(house.url, can("move")), 0)
    lit = {target for choice in me.now["choices"] for target in choice["about"]}
    gods = [number for number, god in enumerate(me.now["view"]["gods"]["on_board"], 1) if god]
    number = next(number for number in gods if f"god:{number}" not in lit)
    me.ask(me.thing(f"god:{number}"))
    reason = me.tip.locator(".reason")
    expect(reason).to_be_visible()
    link = reason.get_by_role("link")
    expect(link).to_have_text(re.compile(r"^[0-9A-Z][\w.-]*$"))
    rule = link.inner_text()
    with me.context.expect_page() as opened:
        link.click()
    page = opened.value
    expect(page.locator(f'[id="{rule}"]')).to_be_in_viewport()
    expect(page.locator(f'[id="{rule}"]')).to_contain_text(rule)
    assert not me.sent


def test_a_hint_is_shown_and_followed(visit: Visit, house: House) -> None:
    me = visit().sit(reach(house.url, can("move")), 0)
    me.page.keyboard.press("h")
    expect(me.tip).to_contain_text("A good player would")
    expect(me.tip.locator(".why")).to_contain_text(re.compile("better than|as good"))
    ply = me.ply
    me.tip.get_by_role("button", name="Do it").click()
    me.until(lambda: me.quiet and me.ply > ply, "the move")


def loot_to_walk_to(me: Visitor) -> Iterator[str]:
    """Loot that is within reach of this turn, with the bubble open that proposes the way."""
    for name in me.now["view"]["loot"]["on_board"]:
        me.thing(f"hex:{name}").click()
        expect(me.tip.locator(".reason, .steps").first).to_be_visible()
        if me.tip.locator(".steps").count():
            yield name


def test_all_ways_to_pay_are_in_sight(visit: Visit, house: House) -> None:
    """Five and a button for the rest, beside the hand and not under the log."""

    def many(now: Json) -> bool:
        """Ways of three parts each, which are wide."""
        return (
            bool(asked("pay")(now)) and len(now["choices"]) > 5 and len(now["choices"][0]["move"].split()) > 3
        )

    me = visit().sit(reach(house.url, many, pick=shopper), 0)
    ways = me.page.locator(".ways .way")
    expect(ways).to_have_count(5)
    ends = me.page.locator(".ways > *").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().right)"
    )
    hand = me.page.get_by_role("region", name="Your hand").bounding_box()
    assert hand is not None
    assert max(ends) <= hand["x"]
    me.page.locator(".ways > .btn").click()
    expect(ways).to_have_count(len(me.moves))
    me.play(me.moves[-1])


def test_a_far_hex_gets_a_proposal(visit: Visit, house: House) -> None:
    """A click on loot that one move does not reach shows the way there, and one more click goes it."""
    me = visit()
    name = next(name for _ in range(8) for name in loot_to_walk_to(me.sit(reach(house.url, far), 0)))
    expect(me.page.locator(".trail .wish").first).to_be_visible()
    steps, ply = me.tip.locator(".steps li").count(), me.ply
    me.tip.get_by_role("button", name="Do it").click()
    me.until(lambda: me.ply > ply and me.quiet, "the moves")
    assert len(me.sent[-1]["moves"]) == steps
    if me.sent[-1]["moves"][-1] == f"foot {name}":
        view = me.now["view"]
        assert view["board"].get(name, {}).get("feet") == [0] or name not in view["loot"]["on_board"]


# -- languages ---------------------------------------------------------------------------------------


def test_the_language_is_switched_at_the_table_and_back(visit: Visit, house: House) -> None:
    me = visit().sit(reach(house.url, can("move")), 0)
    english = me.question.inner_text()
    lit = me.page.locator(".is-legal").count()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")
    me.button("Menu").click()
    me.button("Magyar").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "hu")
    expect(me.question).not_to_have_text(english)
    me.page.keyboard.press("Escape")
    expect(me.bar.locator(".undo")).to_contain_text("Visszavonás")
    expect(me.page.locator('[data-move="move"]')).not_to_have_text("Move")
    expect(me.page.locator(".is-legal")).to_have_count(lit)
    hungarian = me.question.inner_text()
    said = me.page.locator("body").inner_text()
    for leftover in ("Your hand", "Display", "to move", "You decide", "pantheon-", "undefined", "{"):
        assert leftover not in said
    me.play("move")
    me.page.reload()  # remembered
    expect(me.page.locator("html")).to_have_attribute("lang", "hu")
    me.button("Menü").click()
    me.button("English").click()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("html")).to_have_attribute("lang", "en")
    me.bar.locator(".undo").click()
    expect(me.question).to_have_text(english)
    assert hungarian != english


# -- without a mouse -----------------------------------------------------------------------------------

WHERE = """element => {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}"""


def walk_to(me: Visitor, wanted: Locator) -> None:
    """With arrow keys towards a thing, as somebody would who sees where it is; else with Tab."""
    handle = wanted.element_handle()
    goal = handle.evaluate(WHERE)
    tried: set[tuple[float, float, str]] = set()
    for _ in range(60):
        if handle.evaluate("element => element === document.activeElement"):
            return
        here = me.page.evaluate(f"() => ({WHERE})(document.activeElement)")
        dx, dy = goal["x"] - here["x"], goal["y"] - here["y"]
        ways = ["ArrowRight" if dx > 0 else "ArrowLeft", "ArrowDown" if dy > 0 else "ArrowUp"]
        if abs(dy) > abs(dx):
            ways.reverse()
        key = next((way for way in ways if (here["x"], here["y"], way) not in tried), "Tab")
        tried.add((here["x"], here["y"], key))
        me.page.keyboard.press(key)
    raise AssertionError(f"no key leads to {wanted}; {me.report()}")


def choose_by_keys(me: Visitor, move: str) -> None:
    choice = next(one for one in me.now["choices"] if one["move"] == move)
    before, commands = me.ply, len(me.sent)
    button = me.page.locator(f'[data-move="{move}"]:visible')
    if me.asked in ("cards", "swap"):
        stepper = me.bar.locator(".stepper button")
        while button.count() == 0:
            more = stepper.last if stepper.last.is_enabled() else stepper.first
            walk_to(me, more)
            me.page.keyboard.press("Enter")
    if button.count():
        walk_to(me, button.first)
        me.page.keyboard.press("Enter")
    else:
        choices = me.now["choices"]
        about = min(choice["about"], key=lambda target: sum(target in one["about"] for one in choices))
        walk_to(me, me.thing(about))
        me.page.keyboard.press("Enter")
        if sum(about in one["about"] for one in choices) > 1:
            offered = me.tip.locator(f'[data-move="{move}"]')
            expect(me.tip.locator("button").first).to_be_focused()
            while not offered.evaluate("element => element === document.activeElement"):
                me.page.keyboard.press("Tab")
            me.page.keyboard.press("Enter")
    me.until(lambda: len(me.sent) > commands or me.asks_back(), f"the command {move}")
    if len(me.sent) == commands:
        last = me.tip.locator(".buttons .btn").last
        while not last.evaluate("element => element === document.activeElement"):
            me.page.keyboard.press("Tab")
        me.page.keyboard.press("Enter")
    me.until(lambda: len(me.sent) > commands and me.quiet and me.ply > before, f"{move} to be played")


def a_turn(me: Visitor, choose: object, least: int = 3) -> list[str]:
    """Move as far as the feet go, and whatever is asked then, until others are asked."""
    assert callable(choose)
    played = []
    while me.mine:
        played.append(walker(me.now))
        choose(me, played[-1])
    assert len(played) >= least, played
    assert any(move.startswith("foot ") for move in played), played
    return played


def test_a_complete_turn_by_keys_alone(visit: Visit, house: House) -> None:
    me = visit().sit(reach(house.url, far), 0)
    me.page.keyboard.press("Tab")
    a_turn(me, choose_by_keys)


def test_a_god_is_paid_by_keys_alone(visit: Visit, house: House) -> None:
    me = visit().sit(
        reach(house.url, lambda now: asked("pay")(now) and len(now["choices"]) > 1, pick=shopper), 0
    )
    choose_by_keys(me, me.page.locator(".way").nth(1).get_attribute("data-move") or "")
    assert me.sent[-1]["moves"][0].startswith("sacrifice")


def test_escape_leads_back_to_where_a_question_came_from(visit: Visit, house: House) -> None:
    me = visit().sit(reach(house.url, far), 0)
    me.play("move")
    card = me.thing("hand:movement")
    card.focus()
    me.page.keyboard.press("Enter")
    expect(me.tip.locator("button").first).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.tip).to_have_count(0)
    expect(card).to_be_focused()


def test_a_turn_through_the_table_in_words(visit: Visit, house: House) -> None:
    me = visit().sit(reach(house.url, far), 0)
    me.page.keyboard.press("t")
    expect(me.page.locator(".panel.words")).to_contain_text("Loot left")
    expect(me.page.locator(".world")).to_have_count(0)

    def choose(me: Visitor, move: str) -> None:
        before, commands = me.ply, len(me.sent)
        me.page.locator(f'[data-move="{move}"]').first.focus()
        me.page.keyboard.press("Enter")
        me.until(lambda: len(me.sent) > commands or me.asks_back(), f"the command {move}")
        if len(me.sent) == commands:
            me.tip.locator(".buttons .btn").last.press("Enter")
        me.until(lambda: len(me.sent) > commands and me.quiet and me.ply > before, f"{move} to be played")

    a_turn(me, choose)
    me.page.keyboard.press("t")
    expect(me.page.locator(".world")).to_have_count(1)
