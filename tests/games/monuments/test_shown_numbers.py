"""What is shown and said of numbers and pieces as they are in this game. The map is described in `table.py`."""

from __future__ import annotations

import pytest

from tests.games.monuments.contents import LANGUAGES, catalogue, content, game, say
from tests.games.monuments.scenario import Scenario
from tests.games.monuments.table import Table
from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.glossary import names
from trilithon.games.monuments.show import show
from trilithon.games.monuments.view import view
from trilithon.kernel.engine.events import Message


@pytest.mark.rule("MS-GEN-10")
def test_everybody_sees_how_much_a_players_hexes_hold() -> None:
    table = Table().bonus(0, "granaries")
    for viewer in (0, 1):
        assert [player["capacity"] for player in view(table.s, viewer)["players"]] == [7, 5]


@pytest.mark.rule("MS-GEN-11")
def test_a_stock_without_limit_is_not_counted() -> None:
    table = Table().tokens("1301", wood=5)
    assert view(table.s, 0)["stock"] == {
        "wood": 20,
        "sheep": 25,
        "metal": 25,
        "wheat": 25,
        "weapons": c.WEAPONS,
        "crossings": c.CROSSINGS,
    }
    table.s.options[c.O_HARD_SUPPLY] = 0
    table.tokens("1302", wood=30)
    shown = view(table.s, 0)
    assert [shown["stock"][kind] for kind in ("wood", "sheep", "metal", "wheat")] == [None] * 4
    assert (shown["stock"]["weapons"], shown["stock"]["crossings"]) == (c.WEAPONS, c.CROSSINGS)
    for language in LANGUAGES:
        text = show(names(content()), shown, catalogue(), language)
        assert say(Message("monuments-show-unlimited"), language) in text
        assert "None" not in text


@pytest.mark.rule("MS-FER-07")
def test_who_is_aboard_of_a_ferry_that_has_moved_stays_there() -> None:
    play = Scenario().ferry("1203", aboard=[("worker", "")]).units(0, "1302", worker=1).play()
    play.do("play move", forced=False)
    assert game().why_not(play.state, "hex:1203") is None, "the ferry is meant"
    for move in ("move ferry 1", "sail 1303", "done"):
        play.do(move, forced=False)
    refusal = game().why_not(play.state, "hex:1303")
    assert refusal is not None
    assert refusal.rule == "MS-FER-07"
    assert (
        say(refusal.message)
        == "Whoever is there is aboard a ferry and moves with it; the ferry cannot move now."
    )
