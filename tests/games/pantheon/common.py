"""Situations and questions that the tests of several rule groups share; in Roma, with the temple on i5."""

from __future__ import annotations

from collections import Counter

from hypothesis import settings

from tests.games.pantheon.scenario import NATIONS, SACRIFICES, Play, Scenario
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY

TAKE_J7 = ("move", "cards 1", "foot j6", "foot j7", "stop")
"""A whole movement with one card that takes the loot of j7."""

PROPERTY = settings(max_examples=25, deadline=None, derandomize=True)
"""For tests of a property: few examples, the same ones every time."""

ALL_GODS = (
    "surparit", "plaesiris", "taksator", "depraccus", "vinthrad", "gaiviles",
    "stonkus_1", "stonkus_2", "gadicea", "pietalte", "traitera",
)  # fmt: skip


def loot_on_j7(tile: str, seats: int = 2, *, epoch: int = 1) -> Scenario:
    """Seat 0 can play TAKE_J7; another loot tile, out of reach, keeps the epoch going."""
    return Scenario(seats, epoch=epoch).hand(0, movement=1).loot(j7=tile, l4="step")


def bonus_for(seat: int, tile: str, seats: int = 2) -> Scenario:
    """The bonus tile of this seat acts next, then it has the first turn."""
    scenario = Scenario(seats).bonus_waiting(seat, tile)
    return scenario.agenda({"do": "bonus", "seat": seat}, {"do": "turn", "seat": seat})


def before_epoch_1(scenario: Scenario, nation: str, start_player: int = 0) -> Scenario:
    """The very first preparation comes next, with this nation on top of the deck."""
    deck = [nation, *(other for other in NATIONS if other != nation)]
    scenario.table.update(epoch=0, nation=None, nations_used=[], nation_deck=deck)
    return scenario.prepare_epoch(start_player)


def rich(scenario: Scenario, seat: int = 0) -> Scenario:
    """Sacrifice cards for any god."""
    return scenario.hand(seat, **dict.fromkeys(SACRIFICES, 5))


def gain(play: Play, god: str) -> Play:
    """Gain an open god, whatever the payment is."""
    play.do(next(move for move in play.legal if move.startswith("gain") and move.endswith(f" {god}")))
    return play.do(play.legal[0])


def then_persia(scenario: Scenario) -> Scenario:
    """The next epoch, if there is one, begins without a question."""
    return scenario if scenario.table["epoch"] == 6 else scenario.next_nation("persia")


def last_god(seats: int = 2, *, epoch: int = 1, seat: int = 0, **options: object) -> Scenario:
    """It is the seat's turn; TAKE_LAST_GOD ends the epoch. Persia comes next, whose trait asks nobody."""
    scenario = then_persia(Scenario(seats, epoch=epoch, options=options))
    return scenario.gods(None, "taksator").hand(seat, dancers=2, priests=1).turn(seat)


TAKE_LAST_GOD = ("gain 2 taksator", "sacrifice 2:dancers 1:priests")


def epoch_ends(scenario: Scenario, active: int) -> Play:
    """The last gods tile has been taken in the turn of this seat, which ends now."""
    then_persia(scenario)
    return scenario.gods(None).turn(active).agenda({"do": "end_turn", "seat": active}).play()


def reseed(scenario: Scenario, seed: int) -> Scenario:
    """Other luck from here on."""
    scenario.json["random"] = seeded(seed).words()
    return scenario


def draw_three(play: Play, rounds: int = 1) -> Play:
    """So many turns of Draw cards, all from the pile."""
    for _ in range(rounds):
        play.do("draw", "pile", "pile", "pile")
    return play


def budget(play: Play) -> int:
    """Steps or money left."""
    left: int = play.table["budget"]
    return left


def told_ids(play: Play, seat: int = NOBODY) -> list[str]:
    """What happened since `play`, as ids of the log without their common beginning."""
    return [message.id.removeprefix("pantheon-log-") for message in play.told(seat)]


def doings(play: Play) -> list[tuple[int, str]]:
    """Seat and id of all that happened."""
    return [(event.seat, key) for event, key in zip(play.events, told_ids(play), strict=True)]


def all_hands(play: Play) -> Counter[str]:
    hands: Counter[str] = Counter()
    for player in play.players:
        hands.update(player["hand"])
    return hands
