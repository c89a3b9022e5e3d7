"""Pictures of the main pages, for people to look at: `make screenshots` leaves them in build/screenshots.

No program judges them, so they are none of the tests.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import House, Visit
from tests.browser.places import Places
from trilithon.games import installed

PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
KEEP = "language => localStorage.setItem('trilithon.settings', JSON.stringify({ language }))"


@pytest.fixture(scope="module")
def places(shared_house: House) -> Places:
    return Places(shared_house)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", [*installed(), None])
def test_screenshots(visit: Visit, places: Places, game: str | None, phone: bool) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    size = "phone" if phone else "desk"
    me = visit(phone=phone)
    for language in ("en", "hu"):
        me.go("/")
        me.page.evaluate(KEEP, language)
        for name in places.of(game, me) if game else places.of_no_game(me):
            if language == "hu" and name.endswith(("replay", "rules", "about")):
                continue
            for theme in ("light", "dark") if language == "en" else ("light",):
                me.page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
                me.page.screenshot(path=PICTURES / f"{name}-{size}-{theme}-{language}.png")
            me.page.emulate_media(color_scheme="light", reduced_motion="reduce")
