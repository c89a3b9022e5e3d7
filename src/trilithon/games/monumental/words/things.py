"""The things on the table by their names for clients (`tile:d4`, `city:0:b2`), and back."""

from __future__ import annotations

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.layout import RESOURCES
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.engine.slots import under_slot, upper_slot
from trilithon.games.monumental.engine.steps.held_card import HELD_CARD
from trilithon.kernel.words import Target, frames

END = "end"
"""Where 'no more' is clicked."""

# -- from numbers to names ---------------------------------------------------------------------------


def tile_thing(s: Position, tile: int) -> str:
    return f"tile:{s.chart.names[tile]}"


def city_thing(s: Position, owner: int, slot: int) -> str:
    return f"city:{owner}:{s.setup.slots[slot].name}"


def space_things(s: Position, owner: int, space: int) -> list[str]:
    """A whole space: also the Knowledge in it, if there is one."""
    things = [city_thing(s, owner, upper_slot(space))]
    if s.card_at(owner, under_slot(space)) >= 0:
        things.append(city_thing(s, owner, under_slot(space)))
    return things


def display_thing(place: int) -> str:
    return f"display:{place + 1}"


def basic_thing(s: Position, pile: int) -> str:
    return f"basic:{s.box.card_ids[s.box.basics[pile]]}"


def policy_thing(s: Position, policy: int) -> str:
    return f"policy:{s.box.policy_ids[policy]}"


def market_thing(s: Position, market: int) -> str:
    return f"market:{s.box.market_ids[market]}"


def resource_thing(resource: int) -> str:
    return f"resource:{RESOURCES[resource]}"


def explorer_things(s: Position, seat: int, which: int) -> list[str]:
    """Of several that are the same to everybody only one has moves; each can be pointed at."""
    tiles, pickups = s.at.explorer_at + seat * s.at.explorers, s.at.pickups + seat * s.at.explorers
    alike = [(s.d[tiles + one], s.d[pickups + one]) for one in range(s.at.explorers)]
    return [f"explorer:{one + 1}" for one in range(s.at.explorers) if alike[one] == alike[which]]


def step_things(s: Position, seat: int, step: int) -> list[str]:
    """An Explorer and where it goes."""
    return [*explorer_things(s, seat, c.explorer_of(step)), tile_thing(s, c.step_to(step))]


def explorer_here(s: Position, seat: int, which: int) -> list[str]:
    """An Explorer and where it is."""
    return [*explorer_things(s, seat, which), tile_thing(s, s.explorer(seat, which))]


def card_thing(s: Position, card: int) -> str | None:
    """Where a card lies, if it is drawn or in some City."""
    held = held_cards(s)
    if card in held:
        return f"held:{held.index(card) + 1}"
    for owner in range(s.seats):
        for slot in range(s.at.slots):
            if s.card_at(owner, slot) == card:
                return city_thing(s, owner, slot)
    return None


# -- and back ----------------------------------------------------------------------------------------


def tile_named(s: Position, target: Target) -> int:
    return s.chart.names.index(target.name)


def slot_named(s: Position, target: Target) -> tuple[int, int]:
    """Whose City, and the place there."""
    owner, _, name = target.name.partition(":")
    return int(owner), [slot.name for slot in s.setup.slots].index(name)


def policy_named(s: Position, target: Target) -> int:
    return s.box.policy_ids.index(target.name)


def pile_named(s: Position, target: Target) -> int:
    return [s.box.card_ids[kind] for kind in s.box.basics].index(target.name)


def market_named(s: Position, target: Target) -> int:
    return s.box.market_ids.index(target.name)


def resource_named(target: Target) -> int:
    return RESOURCES.index(target.name)


def number_named(target: Target) -> int:
    """Of a place in the display, an Explorer, a drawn card or an entry: counted from 0."""
    return int(target.name) - 1


# -- everything that can be pointed at ---------------------------------------------------------------


def held_cards(s: Position) -> list[int]:
    """Drawn cards that wait, the first one first."""
    return [frame.values["card"] for frame in reversed(frames(s)) if frame.step is HELD_CARD]


def policies_of(s: Position, seat: int) -> range:
    """All that the civilization of a seat can develop."""
    civilization = s.civilization(seat)
    return range(s.box.policy_start[civilization], s.box.policy_end[civilization])


def things(s: Position) -> list[str]:
    """All that lies on the table in front of the seat to move."""
    seat = s.to_move if s.depth() else 0
    found = [f"tile:{name}" for name in s.chart.names]
    for owner in range(s.seats):
        for space in range(c.SPACES):
            found += space_things(s, owner, space)
    found += [display_thing(place) for place in range(s.setup.rows * s.setup.width)]
    found += [basic_thing(s, pile) for pile in range(len(s.box.basics))]
    found += ["work", "crate", "science", END]
    for owner in range(s.seats):
        shown = policies_of(s, owner) if owner == seat else s.items(s.developed(owner))
        found += [policy_thing(s, policy) for policy in shown]
    found += [f"explorer:{which + 1}" for which in range(s.setup.explorers)]
    found += [market_thing(s, market) for market in s.chart.market if market >= 0]
    found += [resource_thing(resource) for resource in range(c.RESOURCES)]
    found += [f"held:{n + 1}" for n in range(len(held_cards(s)))]
    return found
