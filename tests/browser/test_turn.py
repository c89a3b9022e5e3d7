"""A turn in all the ways one can play it, and the help there is meanwhile."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.keys import choose_by_keys
from tests.browser.leading import asked, can, moves_of
from tests.browser.pantheon import at, far, shopper, walker
from trilithon.kernel.playthrough import Playthrough

# -- taking back ---------------------------------------------------------------------------------


def test_undo_and_restart_of_the_turn(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, lambda play: far(play) and not play.can_undo(0).allowed), 0)
    start, plies = me.now, []
    for _ in range(2):  # how to act and with how many cards, a foot
        plies.append(me.ply)
        me.play(walker(me.now))
    assert (me.asked, me.mine) == ("place", True), me.report()
    undo, again, redo = me.bar.locator(".undo"), me.button("Restart turn"), me.button("Redo")
    expect(redo).to_have_count(0)
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
    redo.click()  # it was a mistake
    me.until(lambda: me.quiet and me.ply == ply, "all of it again")
    assert len(me.sent[-1]["moves"]) == 3
    expect(redo).to_have_count(0)


def test_what_was_undone_cannot_be_done_again_after_something_else(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, can("move", "draw")), 0)
    me.play("move")
    me.bar.locator(".undo").click()
    expect(me.button("Redo")).to_be_visible()
    me.play("draw")
    expect(me.button("Redo")).to_have_count(0)


def test_undo_stops_at_a_barrier_and_says_so(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, lambda play: asked("draw")(play) and can("pile")(play)), 0)
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


# -- what is within reach ---------------------------------------------------------------------------


def test_before_cards_are_played_hexes_say_how_many_it_takes(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, far), 0)
    me.prepare("move")
    expect(me.page.locator(".within").first).to_be_visible()
    me.bar.get_by_role("button", name="Back").click()
    expect(me.page.locator(".within")).to_have_count(0)
    me.sit(at(house, asked("cards")), 0)
    near = me.now["plan"]["shown"]["reach"]
    assert near
    expect(me.page.locator(".within")).to_have_count(len(near))
    name, cards = max(near.items(), key=lambda item: item[1])
    me.thing(f"hex:{name}").click()
    me.tip.get_by_role("button", name="Do it").click()
    me.until(lambda: me.quiet and me.asked != "cards", "the way there")
    assert me.sent[-1]["moves"][0] == f"cards {cards}"
    expect(me.page.locator(".within")).to_have_count(0)


# -- help ------------------------------------------------------------------------------------------


def test_why_not_names_a_rule_and_leads_to_it(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, can("move")), 0)
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
    me = visit().sit(at(house, can("move")), 0)
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

    def many(play: Playthrough) -> bool:
        """Ways of three parts each, which are wide."""
        moves = moves_of(play)
        return bool(asked("pay")(play)) and len(moves) > 5 and len(moves[0].split()) > 3

    me = visit().sit(at(house, many, pick=shopper), 0)
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
    name = next(name for _ in range(8) for name in loot_to_walk_to(me.sit(at(house, far), 0)))
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
    me = visit().sit(at(house, can("move")), 0)
    english = me.question.inner_text()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")
    me.switch_to_hungarian("Your hand", "Display", "to move", "You decide")
    expect(me.bar.locator(".undo")).to_contain_text("Visszavonás")
    expect(me.page.locator('[data-move="move"]')).not_to_have_text("Move")
    me.play("move")
    me.reload()  # remembered
    expect(me.page.locator("html")).to_have_attribute("lang", "hu")
    me.button("Menü").click()
    me.button("English").click()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("html")).to_have_attribute("lang", "en")
    me.button("Restart turn").click()
    expect(me.question).to_have_text(english)


# -- without a mouse -----------------------------------------------------------------------------------


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
    me = visit().sit(at(house, far), 0)
    me.page.keyboard.press("Tab")
    a_turn(me, choose_by_keys)


def test_a_god_is_paid_by_keys_alone(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, lambda play: asked("pay")(play) and len(moves_of(play)) > 1, pick=shopper), 0)
    choose_by_keys(me, me.page.locator(".way").nth(1).get_attribute("data-move") or "")
    assert me.sent[-1]["moves"][0].startswith("sacrifice")


def test_digits_press_the_buttons_that_show_them(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, far), 0)
    root = me.page.locator("html")
    expect(root).not_to_have_attribute("data-keys", "")
    me.page.keyboard.press("1")
    me.until(lambda: me.planned and me.confirm.is_enabled(), "the first button: to move")
    expect(root).to_have_attribute("data-keys", "")  # from now on they are shown
    buttons = me.bar.locator('button[data-rove=""]')
    assert buttons.evaluate_all("all => all.map(one => getComputedStyle(one).counterIncrement)")
    expect(me.confirm).to_contain_text("×1")
    if buttons.nth(1).is_enabled():
        me.page.keyboard.press("2")
        expect(me.confirm).to_contain_text("×2")
    me.page.keyboard.press("3")
    me.until(lambda: me.quiet and me.asked == "place", "the third button: to go")
    me.page.mouse.click(5, 5)
    expect(root).not_to_have_attribute("data-keys", "")


def test_escape_leads_back_to_where_a_question_came_from(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, lambda play: asked("cards")(play) and len(moves_of(play)) > 2), 0)
    card = me.thing("hand:movement")
    card.focus()
    me.page.keyboard.press("Enter")
    expect(me.tip.locator("button").first).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.tip).to_have_count(0)
    expect(card).to_be_focused()


def test_a_turn_through_the_table_in_words(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, far), 0)
    me.page.keyboard.press("t")
    expect(me.page.locator(".panel.words")).to_contain_text("Loot left")
    expect(me.page.locator(".world")).to_have_count(0)

    def choose(me: Visitor, move: str) -> None:
        before, commands = me.ply, len(me.sent)
        me.page.locator(f'[data-move="{move}"]').first.focus()
        me.page.keyboard.press("Enter")
        me.until(lambda: len(me.sent) > commands or me.further(move), f"the command {move}")
        if len(me.sent) == commands and (further := me.further(move)) is not None:
            further.press("Enter")
        me.until(lambda: len(me.sent) > commands and me.quiet and me.ply > before, f"{move} to be played")

    a_turn(me, choose)
    me.page.keyboard.press("t")
    expect(me.page.locator(".world")).to_have_count(1)
