"""The main pages, each with something on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from tests.browser import monumental, monuments, pantheon
from tests.browser.conftest import House
from tests.browser.driving import Visitor
from tests.browser.leading import finish, lead, moves_of
from tests.web.playing import Json

MIDDLES: dict[str, Callable[[House], Json]] = {
    "pantheon": pantheon.middle,
    "monumental": monumental.middle,
    "monuments": monuments.ready_to_attack,
}


ENDS: dict[str, Json] = {"monuments": {"round_limit": "20"}}
"""Options with which a game is over soon."""


class Places:
    """Of every game a table in its middle and one where it is over; each made once, when it is first asked for."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._middles: dict[str, Json] = {}
        self._overs: dict[str, Json] = {}

    def middle(self, game: str) -> Json:
        """Seat 0 has something to choose there."""
        if game not in self._middles:
            make = MIDDLES.get(game) or (
                lambda house: lead(house, game, lambda play: len(moves_of(play)) > 4)
            )
            self._middles[game] = make(self.house)
        return self._middles[game]

    def over(self, game: str) -> Json:
        if game not in self._overs:
            self._overs[game] = finish(self.house, game, ENDS.get(game))
        return self._overs[game]

    def of(self, game: str, me: Visitor) -> Iterator[str]:
        """Goes from page to page of a game; each is complete when its name is given."""
        page = me.page
        me.sit(self.middle(game), 0)
        expect(page.locator(".is-legal").first).to_be_visible()
        yield f"{game}-table"
        self.go_over(me, game, "play")
        expect(page.locator(".plot svg")).to_be_visible()
        yield f"{game}-result"
        self.go_over(me, game, "replay")
        page.get_by_role("slider").fill("60")
        expect(page.locator(".scrub .at")).to_contain_text("60")
        expect(page.locator(".pieces").first).to_be_attached()
        yield f"{game}-replay"
        me.go(f"/rules/{game}")
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        yield f"{game}-rules"

    def of_no_game(self, me: Visitor) -> Iterator[str]:
        """The pages that belong to none; a table that was visited before is on the first."""
        me.sit(self.middle("pantheon"), 0)
        me.go("/")
        expect(me.page.locator(".game button.primary").first).to_be_visible()
        yield "home"
        me.go("/about")
        expect(me.page.get_by_role("heading", level=1)).to_be_visible()
        yield "about"

    def go_over(self, me: Visitor, game: str, page: str) -> None:
        made = self.over(game)
        me.go(f"/{page}/{made['table']}#{secret(made)}")


def secret(made: Json, seat: int = 0) -> str:
    return next(str(key["secret"]) for key in made["keys"] if key["seat"] == seat)
