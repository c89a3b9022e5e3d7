"""Playing without a mouse: arrow keys, Tab and Enter."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.driving import OPENERS, STEPPED, Visitor

WHERE = """element => {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}"""
HAS_FOCUS = "element => element === document.activeElement"


def walk_to(me: Visitor, wanted: Locator) -> None:
    """With arrow keys towards a thing, as somebody would who sees where it is; else with Tab."""
    handle = wanted.element_handle()
    tried: set[tuple[int, int, str]] = set()
    for _ in range(60):
        if handle.evaluate(HAS_FOCUS):
            return
        goal = handle.evaluate(WHERE)  # anew each time: the map moves to show what has the focus
        here = me.page.evaluate(f"() => ({WHERE})(document.activeElement)")
        dx, dy = goal["x"] - here["x"], goal["y"] - here["y"]
        ways = ["ArrowRight" if dx > 0 else "ArrowLeft", "ArrowDown" if dy > 0 else "ArrowUp"]
        if abs(dy) > abs(dx):
            ways.reverse()
        key = next((way for way in ways if (round(dx), round(dy), way) not in tried), "Tab")
        tried.add((round(dx), round(dy), key))
        me.page.keyboard.press(key)
    raise AssertionError(f"no key leads to {wanted}; {me.report()}")


def tab_to(me: Visitor, wanted: Locator) -> None:
    for _ in range(60):
        if wanted.evaluate(HAS_FOCUS):
            return
        me.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}; {me.report()}")


def choose_by_keys(me: Visitor, move: str) -> None:
    choice = next(one for one in me.now["choices"] if one["move"] == move)
    before, commands = me.ply, len(me.sent)
    button = me.page.locator(f'[data-move="{move}"]:visible')
    if me.asked in STEPPED:
        stepper = me.bar.locator(".stepper button")
        while stepper.count() and button.count() == 0:
            more = stepper.last if stepper.last.is_enabled() else stepper.first
            walk_to(me, more)
            me.page.keyboard.press("Enter")
    opener = OPENERS.get(move.split()[0])
    if opener and not button.count():
        walk_to(me, me.page.locator(opener))
        me.page.keyboard.press("Enter")
        expect(button).to_be_visible()
        tab_to(me, button)
        me.page.keyboard.press("Enter")
    elif button.count():
        walk_to(me, button.first)
        me.page.keyboard.press("Enter")
    else:
        walk_to(me, next(thing for thing in map(me.thing, me.about(choice)) if thing.count()))
        me.page.keyboard.press("Enter")
    while True:
        me.until(lambda: len(me.sent) > commands or me.further(move), f"the command {move}")
        if len(me.sent) > commands:
            break
        if (further := me.further(move)) is not None:
            if me.tip.count():
                expect(me.tip.locator("button").first).to_be_focused()
                tab_to(me, further)
            else:
                walk_to(me, further)
            me.page.keyboard.press("Enter")
    me.until(lambda: me.quiet and me.ply > before, f"{move} to be played")
