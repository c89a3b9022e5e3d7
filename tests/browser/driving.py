"""A person at a browser: looks at the page, knows what the server said to it, and clicks real things."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, WebSocket, expect

PATIENCE = 45.0
"""Seconds. Much longer than anything takes, unless it never happens."""
OFF = (
    # The pages of the address bar, which nobody sees here: every visitor would pay a second of work for them.
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,"
    # Of two lists a browser takes the last, so this has what playwright turns off as well.
    "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,"
    "HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,"
    "AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch"
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={OFF}",
]
DOUBLE_TAP = 0.55
"""Seconds. Of two quicker taps at one place the second plays nothing."""
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
expect.set_options(timeout=PATIENCE * 1000 / 2)
COMMANDS = ("play", "undo", "agent", "rename")
SORTED = ("build", "free_build", "train", "free_train")
"""Questions at which one says first what is made, and then where."""
STEPPED = ("cards", "swap", "pay", "share")
"""Questions with a number for an answer, which some tables let one step to."""
OPENERS = {"pay": ".ways > .btn", "develop": ".beside .slots"}
"""What is opened first where not everything is in sight, by the question or by the move."""

Json = dict[str, Any]


class Visitor:
    """One browser profile with one page: storage, language and theme of its own."""

    def __init__(self, browser: Browser, url: str, **wishes: Any) -> None:
        self.url = url
        phone = wishes.pop("phone", False)
        newcomer = wishes.pop("newcomer", False)
        settings: Json = {
            "viewport": PHONE if phone else DESK,
            "has_touch": phone,
            "is_mobile": phone,
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "color_scheme": "light",
            **wishes,
        }
        self.phone = phone
        self.context: BrowserContext = browser.new_context(base_url=url, **settings)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.complaints: list[str] = []
        self.context.on("console", lambda said: self._complain(said.type, said.text))
        self.context.on("weberror", lambda error: self._complain("error", str(error.error)))
        if not newcomer:
            self.context.add_init_script(KNOWS)
        self.page: Page = self.context.new_page()
        self.frames: list[str] = []
        """Everything the server said over WebSockets, as it came."""
        self.now: Json = {}
        """The latest view."""
        self.sent: list[Json] = []
        self.answered: set[str] = set()
        self.visits = 0
        """Pages that were opened, one after the other."""
        self.tapped = 0.0
        """When a finger last touched the screen."""
        self.log: list[dict[str, Any]] = []
        self.page.on("websocket", self._listen)

    # -- what is heard ---------------------------------------------------------------------------

    def _complain(self, kind: str, text: str) -> None:
        if kind == "error" or (kind == "warning" and "Content Security Policy" in text):
            self.complaints.append(text)

    def _listen(self, socket: WebSocket) -> None:
        visit = self.visits
        socket.on("framereceived", lambda frame: self._hear(str(frame), visit))
        socket.on("framesent", lambda frame: self._say(str(frame)))

    def _hear(self, frame: str, visit: int) -> None:
        if visit != self.visits:
            return  # to a page that has been left
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "now":
            self.now = message["table"]
            self.log = self.now["log"] = self.log[: self.now["log_from"]] + self.now["log"]
        elif message["type"] in ("done", "refused"):
            self.answered.add(message["command_id"])

    def _say(self, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] in COMMANDS:
            self.sent.append(message)

    @property
    def quiet(self) -> bool:
        """Every command was answered."""
        return all(message["command_id"] in self.answered for message in self.sent)

    @property
    def ply(self) -> int:
        return int(self.now.get("ply", -1))

    @property
    def mine(self) -> bool:
        return bool(self.now) and self.now["to_move"] == self.now["seat"] is not None and not self.now["over"]

    @property
    def table(self) -> str:
        return str(self.now["table"])

    @property
    def asked(self) -> str:
        return str(self.now["view"]["asked"])

    @property
    def moves(self) -> list[str]:
        return [choice["move"] for choice in self.now["choices"]]

    # -- waiting ---------------------------------------------------------------------------------

    def until(self, true: Callable[[], object], what: str = "something") -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"waited in vain for {what}; {self.report()}"
            self.page.wait_for_timeout(15)  # events come in meanwhile

    def until_mine(self) -> None:
        """My turn, or the end."""
        self.until(lambda: self.quiet and (self.mine or self.now.get("over")), "my turn")

    def until_ply(self, ply: int) -> None:
        self.until(lambda: self.ply >= ply and self.quiet, f"ply {ply}")

    def report(self) -> str:
        now = {key: self.now.get(key) for key in ("ply", "seat", "to_move", "over", "question")}
        return f"{now}, moves {self.moves[:12] if self.now else None}, sent {self.sent[-1:]}"

    # -- places ----------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.forget()
        self.page.goto(path)

    def reload(self) -> None:
        """The page, as a newcomer to its table; returns when it has heard of it."""
        self.forget()
        self.page.reload()
        self.until(lambda: self.now, "the table")

    def forget(self) -> None:
        """What the server has said to the page that is being left is not what the next one knows."""
        self.visits += 1
        self.now = {}

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function("width => innerWidth === width", arg=width)
        self.page.evaluate(TWO_FRAMES)  # then everything that watches its size has heard of it

    def sit(self, made: Json, seat: int | None) -> Visitor:
        """Opens the link of a seat; None: the link for watching."""
        secret = next(key["secret"] for key in made["keys"] if key["seat"] == seat)
        self.go(f"/play/{made['table']}#{secret}")
        self.until(lambda: self.now.get("table") == made["table"], "the table")
        expect(self.bar).to_be_visible()
        return self

    @property
    def bar(self) -> Locator:
        return self.page.locator("[data-decide]")

    @property
    def tip(self) -> Locator:
        return self.page.locator(".tip")

    @property
    def question(self) -> Locator:
        return self.bar.locator(".ask")

    def thing(self, target: str) -> Locator:
        """What the game calls that: `hex:h5`, `god:2`."""
        return self.page.locator(f'[data-target="{target}"]').first

    def card(self, game: str) -> Locator:
        """Of a game, on the home page."""
        return self.page.locator("article.game", has=self.page.get_by_role("heading", name=game, exact=True))

    def button(self, name: str, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    # -- playing ---------------------------------------------------------------------------------

    def play(self, move: str) -> list[str]:
        """One legal move, by clicking what a person would click; returns when the server has answered.

        Tables that let a move be prepared play along with it what was prepared: these are the moves that were sent.
        """
        before, commands = self.ply, len(self.sent)
        choice = next((one for one in self.now["choices"] if one["move"] == move), None)
        assert choice is not None, f"{move} is not offered; {self.report()}"
        prepared = self.planned
        if not prepared:
            self.press(choice)
        while True:
            self.until(lambda: len(self.sent) > commands or self.further(move), f"the command {move}")
            if len(self.sent) > commands:
                break
            prepared = prepared or self.planned
            if (further := self.further(move)) is not None:
                self.hit(further)
        self.until(lambda: self.quiet and self.ply > before, f"{move} to be played")
        sent: list[str] = self.sent[commands]["moves"]  # the table may have gone on by itself
        paid = [one for one in sent[1:] if one.startswith("gold ")]  # with a step, as little as possible
        assert prepared or sent == [move, *paid], sent
        return sent

    def prepare(self, move: str) -> None:
        """As far as a table lets a move be prepared."""
        self.press(next(one for one in self.now["choices"] if one["move"] == move))
        self.until(lambda: self.further(move), f"{move} to be prepared")
        if not self.planned and (offered := self.further(move)) is not None:
            self.hit(offered)
        expect(self.confirm).to_be_visible()

    def further(self, move: str) -> Locator | None:
        """What has to be clicked besides: one of several choices, what was prepared, or that one is sure."""
        offered = self.tip.locator(f'[data-move="{move}"]')
        if offered.count():
            return offered
        if self.asks_back():  # "Something would be left unused"
            return self.tip.locator(".buttons .btn").last
        return self.confirm if self.planned else None

    def asks_back(self) -> bool:
        return self.tip.locator("label.never").count() > 0

    @property
    def confirm(self) -> Locator:
        """The button that plays what was prepared."""
        return self.bar.locator("[data-confirm]")

    @property
    def planned(self) -> bool:
        return self.confirm.count() > 0

    def until_planned(self) -> None:
        """What was changed about a plan has been worked out."""
        # the button itself is not enough: it waits only where the answer is slow
        expect(self.bar.locator("[aria-busy=true]")).to_have_count(0)
        expect(self.confirm).to_be_enabled()

    def press(self, choice: Json) -> None:
        move = choice["move"]
        if self.tip.count() or self.page.locator(".moment").count():
            self.page.keyboard.press("Escape")
        assert not (overlaps := self.bar.evaluate(OVERLAPS)), f"buttons lie on each other: {overlaps}"
        button = self.page.locator(f'[data-move="{move}"]:visible')
        if self.asked in STEPPED:
            self.step_to(move)
        opener = OPENERS.get(self.asked) or OPENERS.get(move.split()[0])
        if opener and not button.count():
            self.hit(self.page.locator(opener))
        if button.count():
            self.hit(button.first)
            return
        about = self.about(choice)
        if self.asked in SORTED and len(about) > 1:
            self.sort_by(next(target for target in about if target.startswith("piece:")))
            about = [target for target in about if not target.startswith("piece:")]
        things = [thing for thing in map(self.thing, about) if thing.count()]
        assert things, f"nothing to click for {choice}; {self.report()}"
        expect(things[0]).to_have_class(re.compile(r"\bis-legal\b"))
        self.hit(things[0])

    def about(self, choice: Json) -> list[str]:
        """What a move is about, the most telling thing first."""
        choices = self.now["choices"]

        def vagueness(target: str) -> tuple[bool, int]:
            return target.startswith("explorer:"), sum(target in one["about"] for one in choices)

        return sorted(choice["about"], key=vagueness)

    def sort_by(self, target: str) -> None:
        """Says what is made; where there is but one answer, it is said already."""
        sort = self.thing(target)
        if sort.get_attribute("aria-pressed") != "true":
            self.hit(sort)
            expect(sort).to_have_attribute("aria-pressed", "true")

    def step_to(self, move: str) -> None:
        """Plus and minus until the button says what is wanted."""
        button, stepper = self.bar.locator("[data-move]").last, self.bar.locator(".stepper")
        order = [choice["move"] for choice in self.now["choices"]]
        if not stepper.count() or move not in order:
            return
        less, more = stepper.locator("button").first, stepper.locator("button").last
        while less.is_enabled():
            self.hit(less)
        while button.get_attribute("data-move") != move:
            assert more.is_enabled(), f"no step leads to {move}; {self.report()}"
            self.hit(more)

    def hit(self, thing: Locator) -> None:
        """A click, or a tap on a phone, that must really arrive there."""
        if self.phone:
            self.bring_in(thing)
            self.page.wait_for_timeout(max(0.0, self.tapped + DOUBLE_TAP - time.monotonic()) * 1000)
            thing.tap()
            self.tapped = time.monotonic()
        else:
            thing.click()

    def switch_to_hungarian(self, *english: str) -> None:
        """At the table: the same can be done there as before, and none of these words is left on it."""
        question, lit = self.question.inner_text(), self.page.locator(".is-legal").count()
        self.button("Menu").click()
        self.button("Magyar").click()
        expect(self.page.locator("html")).to_have_attribute("lang", "hu")
        self.page.keyboard.press("Escape")
        expect(self.question).not_to_have_text(question)
        expect(self.page.locator(".is-legal")).to_have_count(lit)
        for _ in range(2):  # as a picture, and in words
            said = self.page.locator("body").inner_text()
            for leftover in (*english, f"{self.now['game']}-", "undefined", "{"):
                assert leftover not in said
            self.page.keyboard.press("t")

    def ask(self, thing: Locator) -> None:
        """A click on something that says that it cannot be done now, to be told why."""
        expect(thing).to_have_attribute("aria-disabled", "true")
        thing.click(force=True)

    def bring_in(self, thing: Locator) -> None:
        """What lies outside of the map's window or under the decision bar is dragged into sight."""
        stage = self.page.locator(".stage")
        if not thing.evaluate("element => element.closest('svg.world') !== null"):
            return
        stage.scroll_into_view_if_needed()
        box, seen = stage.bounding_box(), thing.bounding_box()
        assert box is not None
        assert seen is not None
        x, y = seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2
        if (
            box["x"] + 22 < x < box["x"] + box["width"] - 22
            and box["y"] + 22 < y < box["y"] + box["height"] - 22
        ):
            return
        thing.evaluate(DRAG)


KNOWS = """if (location.protocol === 'http:') {
  // somebody who has been here before and needs no welcome
  const kept = JSON.parse(localStorage.getItem('trilithon.settings') ?? '{}')
  const parts = ['provinces', 'monsters', 'heroes', 'lost_kingdoms', 'amazons', 'atlantis', 'aztecs', 'mughals',
    'automa', 'continuous']
  const met = parts.map((part) => `monumental.${part}`)
  localStorage.setItem('trilithon.settings', JSON.stringify({ welcomed: true, met, ...kept }))
}"""

TWO_FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

OVERLAPS = """bar => {
  const boxes = [...bar.querySelectorAll('button, .ask')].map(one => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ one, box }) => box.width && !one.closest('.crowded .answers, .offers'))  // which may scroll
  const apart = (a, b) => a.right <= b.x + 1 || b.right <= a.x + 1 || a.bottom <= b.y + 1 || b.bottom <= a.y + 1
  return boxes.flatMap(({ one, box }, k) => boxes.slice(k + 1).filter(other => !apart(box, other.box))
    .map(other => `${one.textContent.trim()} / ${other.one.textContent.trim()}`))
}"""

DRAG = """element => {
  // one finger on the map: from where the thing is, as far as the edge allows, towards the middle
  const svg = element.closest('svg.world'), box = svg.getBoundingClientRect(), there = element.getBoundingClientRect()
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const by = { x: from.x - there.x - there.width / 2, y: from.y - there.y - there.height / 2 }
  const finger = { pointerId: 77, pointerType: 'touch', isPrimary: true, button: 0, bubbles: true }
  const send = (type, x, y) => svg.dispatchEvent(new PointerEvent(type, { ...finger, clientX: x, clientY: y }))
  svg.setPointerCapture = () => {}
  send('pointerdown', from.x, from.y)
  for (let part = 1; part <= 4; part++) send('pointermove', from.x + by.x * part / 4, from.y + by.y * part / 4)
  send('pointerup', from.x + by.x, from.y + by.y)
  delete svg.setPointerCapture
}"""
