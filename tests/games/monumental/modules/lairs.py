"""Scenarios with Monsters: hidden where a test says, or on the map already."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.games.monumental.scenario import Play, Scenario
from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.game import Monumental
from trilithon.games.monumental.modules.monsters.engine.own import (
    claimed_by,
    own,
    place_of,
    position_of,
)
from trilithon.kernel.engine.events import Event
from trilithon.kernel.game import Refusal
from trilithon.kernel.messages import catalogue

GAME = Monumental()


def lair(
    seats: int = 2,
    *,
    hidden: Mapping[str, str] | None = None,
    out: Mapping[str, tuple[str, int]] | None = None,
    rows: Sequence[str] = (),
    civilizations: Sequence[str] = (),
) -> Scenario:
    """lair(hidden={"c0": "mogwai"}, out={"kraken": ("c2", 4)}): one under the token on c0, one in the Water c2, on
    the fourth position of the track. Those on the map are in the order in which they came."""
    scenario = Scenario(seats, rows=rows, civilizations=civilizations, modules={"monsters": 1})
    lay(scenario, hidden or {}, out or {})
    return scenario


def lay(scenario: Scenario, hidden: Mapping[str, str], out: Mapping[str, tuple[str, int]]) -> None:
    """The same at a table that is laid already."""
    s, look = scenario.state, scenario.look
    ids = own(s).bestiary.ids
    look.monster = [c.NONE] * len(look.monster)
    for tile, name in hidden.items():
        look.monster[scenario.tiles[tile]] = ids.index(name)
    for name, (tile, position) in out.items():
        which = ids.index(name)
        s.add(own(s).track, which)
        look.monster_at[which] = scenario.tiles[tile]
        look.monster_position[which] = position
        _found(scenario, tile, which)


def _found(scenario: Scenario, tile: str, which: int) -> None:
    """The token under which it was is gone: of its own Province, or of any that is left of the value 2."""
    look, s = scenario.look, scenario.state
    here = scenario.tiles[tile]
    if look.token[here] < 0:
        here = next(t for t in range(s.at.tiles) if s.token(t) >= 0)
    look.token[here] = c.NONE


def number(play: Play, name: str) -> int:
    return own(play.state).bestiary.ids.index(name)


def where(play: Play, name: str) -> str | None:
    tile = place_of(play.state, number(play, name))
    return None if tile < 0 else play.state.chart.names[tile]


def position(play: Play, name: str) -> int:
    return position_of(play.state, number(play, name))


def claimed(play: Play, name: str) -> int | None:
    seat = claimed_by(play.state, number(play, name))
    return None if seat < 0 else seat


def track(play: Play) -> list[str]:
    return [own(play.state).bestiary.ids[which] for which in play.state.items(own(play.state).track)]


def destroyed(play: Play) -> list[str]:
    s = play.state
    return [s.box.card_ids[s.kinds[card]] for card in s.items(own(s).destroyed)]


def said(refusal: Refusal | None, language: str = "en") -> str:
    assert refusal is not None
    return catalogue(GAME).render(refusal.message, language)


def asked(play: Play, language: str = "en") -> str:
    return catalogue(GAME).render(GAME.question(play.state), language)


def labelled(play: Play, move: str, language: str = "en") -> str:
    found = next(legal for legal in play.state.moves() if GAME.write(play.state, legal) == move)
    return catalogue(GAME).render(GAME.label(play.state, found), language)


def logged(event: Event, language: str = "en") -> str:
    return catalogue(GAME).render(event.message, language)
