"""What Pantheon's table shows before something is done: ways to pay, the way to a far hex, prices. All of it is what
the server has said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House, Visit
from tests.browser.driving import Visitor
from tests.browser.leading import moves_of
from tests.browser.pantheon import at, far, shopper
from tests.browser.test_plans import SlowLine
from trilithon.kernel.playthrough import Playthrough


def gaining(play: Playthrough) -> bool:
    """A god could be gained, in more than one way."""
    gains = [move for move in moves_of(play) if move.startswith("gain")]
    if not gains:
        return False
    plan = play.game.plan(play.state, gains[:1])
    return plan is not None and len(plan.parts[0].options) > 1


def test_a_god_is_prepared_with_all_ways_to_pay(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, gaining, pick=shopper), 0)
    move = next(move for move in me.moves if move.startswith("gain"))
    god, ply = me.thing(f"god:{move.split()[1]}"), me.ply
    me.prepare(move)
    ways = me.page.locator(".ways .way")
    assert ways.count() > 1
    expect(ways.first).to_contain_text("cheapest")
    expect(god).to_have_class(re.compile(r"\bup\b"))
    me.bar.get_by_role("button", name="Back").click()
    expect(ways).to_have_count(0)
    assert not me.sent
    me.prepare(move)
    wanted = ways.nth(1).get_attribute("data-move")
    ways.nth(1).click()
    me.until(lambda: me.quiet and me.ply > ply, "the sacrifice")
    assert me.sent[-1]["moves"] == [move, wanted]


def test_the_usual_payment_is_played_by_the_button(visit: Visit, house: House) -> None:
    me = visit().sit(at(house, gaining, pick=shopper), 0)
    move = next(move for move in me.moves if move.startswith("gain"))
    me.prepare(move)
    usual = me.page.locator(".ways .way").first.get_attribute("data-move")
    assert me.play(move) == [move, usual]


def goals(me: Visitor) -> list[str]:
    """Loot to which a way can be shown."""
    return [f"hex:{name}" for name in me.now["view"]["loot"]["on_board"]]


def test_pointing_at_loot_shows_the_way_there(visit: Visit, house: House) -> None:
    me = visit()
    line = SlowLine()
    me.page.route_web_socket("**/live", line)
    me.sit(at(house, far), 0)
    trail, shown = me.page.locator(".trail"), []
    for goal in goals(me):
        me.thing(goal).hover()
        me.page.wait_for_timeout(150)
        if trail.count():
            shown.append(goal)
    assert shown, me.report()
    me.thing(shown[0]).hover()
    expect(trail).to_be_visible()
    expect(me.page.locator(".trail.renewing")).to_have_count(0)
    if len(shown) > 1:  # the last one stays until the next is there
        line.is_slow = True
        me.thing(shown[1]).hover()
        me.until(lambda: line.kept, "the answer that is kept back")
        expect(me.page.locator(".trail.renewing")).to_be_visible()
        line.let_through()
        expect(me.page.locator(".trail.renewing")).to_have_count(0)
    me.page.mouse.move(5, 5)
    expect(trail).to_have_count(0)


@pytest.mark.complaints("WebSocket connection to")
def test_another_price_is_another_shop(visit: Visit, tmp_path: Path) -> None:
    """Nothing but a row of the content was changed."""
    pack = tmp_path / "dear.toml"
    row = '[[row]]\nid = "tile_price"\nvalues = [0, 2, 4, 7, 11]\n'
    pack.write_text(f'title = "Dear"\n{row}', encoding="utf-8")
    with House(tmp_path, "--pack", str(pack)) as house:
        prices = []
        for name in (None, "dear"):
            made = house.make(1, 1, game="pantheon", **({"pack": name} if name else {}))
            me = visit(house.url).sit(made, 0)
            to_money(me)
            shop = me.page.locator(".shop .kind").first.locator("small")
            prices.append([int(text) for text in shop.all_inner_texts()])
        assert prices == [[1, 3, 6, 10], [2, 4, 7, 11]]


def to_money(me: Visitor) -> None:
    """To the first purchase, all others drawing cards."""
    while not (me.mine and me.asked == "play_money"):
        me.until_mine()
        order = ("buy", "draw", "pile", "swap nothing", "decline")
        me.play(next((move for move in order if move in me.moves), me.moves[0]))
