"""Where tests begin: just before the preparation of an epoch, at the start of a game, along a random game."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.pantheon.scenario import NATIONS, Play, Scenario
from trilithon.games import find
from trilithon.games.pantheon.engine.position import Position
from trilithon.games.pantheon.game import Pantheon
from trilithon.kernel.engine.rng import seeded


def pantheon() -> Pantheon:
    game = find("pantheon")
    assert isinstance(game, Pantheon)
    return game


def upcoming(nation: str, seats: int = 2, *, epoch: int = 2, start_player: int = 0) -> Scenario:
    """The preparation of this epoch comes next, with this nation on top of the deck."""
    before = "persia" if nation != "persia" else "roma"
    scenario = Scenario(seats, nation=before, epoch=max(1, epoch - 1)).prepare_epoch(start_player)
    others = [other for other in NATIONS if other not in (nation, before)]
    if epoch == 1:
        deck = [nation, before, *others]
        scenario.table.update(epoch=0, nation=None, nations_used=[], nation_deck=deck)
    else:
        used, deck = [before, *others[: epoch - 2]], [nation, *others[epoch - 2 :]]
        scenario.table.update(nations_used=used, nation_deck=deck)
    return scenario


def fresh(seats: int, seed: int = 0, **options: object) -> Play:
    """A game just after the set-up and the layout of epoch 1: Aegyptus asks before anybody has drawn.

    The first such game from this seed on.
    """
    game = find("pantheon")
    assert isinstance(game, Pantheon)
    setup = game.setup(seats, options)
    for number in range(seed * 1000, seed * 1000 + 200):
        state = game.start(setup, number)
        if state.box.nation_ids[state.nation()] == "aegyptus":
            return Play(game, state)
    raise AssertionError("none of 200 games began with Aegyptus")


def random_game(seats: int, seed: int) -> Iterator[Position]:
    """The position at every decision of a game of random moves, and at its end.

    It is one object that goes on: copy it to keep it.
    """
    game = find("pantheon")
    assert isinstance(game, Pantheon)
    state = game.start(game.setup(seats), seed)
    rng = seeded(seed, 1)
    yield state
    while moves := state.moves():
        state.play(moves[rng.below(len(moves))])
        yield state
