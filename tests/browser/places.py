"""The main pages, each with something on it."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.driving import Visitor
from tests.browser.reaching import asked, finish, reach
from tests.web.playing import Json


class Places:
    """A game in its middle and one that is over; made once."""

    def __init__(self, house: House) -> None:
        self.middle = reach(
            house.url, lambda now: now["view"]["epoch"]["number"] > 1 and asked("place")(now), most=400
        )
        self.over = finish(house.url)

    def each(self, me: Visitor) -> Iterator[str]:
        """Goes from page to page; each is complete when its name is given."""
        page = me.page
        me.sit(self.middle, 0)
        expect(page.locator(".hit.is-legal").first).to_be_visible()
        yield "table"
        me.go("/")
        expect(page.locator(".game button.primary")).to_be_visible()
        expect(page.locator("#my-games")).to_be_visible()
        yield "home"
        self.go_over(me, "play")
        expect(page.locator(".plot svg")).to_be_visible()
        yield "result"
        self.go_over(me, "replay")
        page.get_by_role("slider").fill("120")
        expect(page.locator(".scrub .at")).to_contain_text("120")
        expect(page.locator(".pieces")).to_be_attached()
        yield "replay"
        me.go("/rules/pantheon")
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        yield "rules"
        me.go("/about")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        yield "about"

    def go_over(self, me: Visitor, page: str) -> None:
        me.go(f"/{page}/{self.over['table']}#{secret(self.over)}")


def secret(made: Json, seat: int = 0) -> str:
    return next(str(key["secret"]) for key in made["keys"] if key["seat"] == seat)
