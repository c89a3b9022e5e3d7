"""Moments of the game at which modules may do something, and what modules add besides.

A module has a `Hook`, overrides the methods of the moments it wants, and names them in `Hooks.listen`. `Hooks` keeps a
list for each moment. With no module on, all lists are empty, and looking at an empty list is all that a moment costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.rng import Rng

if TYPE_CHECKING:
    from trilithon.games.monumental.engine.actions.action import Action

# -- what costs something or may be forbidden, and what it is about ------------------------------------------
BUYING: Final = 0  # kind of card
FINISHING: Final = 1  # kind of card
DEVELOPING: Final = 2  # policy
PROGRESSING: Final = 3
CONQUERING: Final = 4  # tile
STEPPING: Final = 5  # tile
MOVING: Final = 6  # tile where the Unit goes
FORTIFYING: Final = 7  # tile
PICKING_UP: Final = 8  # tile
LOOKING: Final = 9  # tile
USING: Final = 10  # ability


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook:
    """What a module does at the moments it listens to."""

    def set_up(self, s: World) -> None:
        """Everything is laid out; nobody has chosen a Capital yet."""

    def order_seats(self, s: World) -> None:
        """The order of play follows clockwise from the first seat; change `s.at.place` if that is not so."""

    def take_turn(self, s: World, seat: i64) -> bool:
        """True if the seat's turn is another one, and has been put on the agenda."""
        return False

    def dealt(self, s: World, card: i64, place: i64) -> bool:
        """A card comes up for a place of the display; true if it goes elsewhere and another one is dealt there."""
        return False

    def acquired(self, s: World, seat: i64, card: i64) -> bool:
        """A Building or Knowledge is acquired; true if it does not go on the City deck."""
        return False

    def activated(self, s: World, seat: i64, crossing: i64) -> None:
        """Row and column that meet in this space have been activated."""

    def cleared(self, s: World, seat: i64) -> None:
        """Active cards have left the City, new ones have not been dealt yet."""

    def in_force(self, s: World, seat: i64) -> None:
        """Abilities in force are collected; `force.add_ability` adds one."""

    def before_conquest(self, s: World, seat: i64, tile: i64) -> None:
        """Everything is paid. Push steps that ask; they may take CONQUERED off the agenda."""

    def revealed(self, s: World, seat: i64, tile: i64, token: i64) -> bool:
        """An Exploration token is turned; true if it has no benefits to choose from."""
        return False

    def conquered(self, s: World, seat: i64, tile: i64, loser: i64) -> i64:
        """The Province has changed hands. Push entries to the simultaneous effects; how many?"""
        return 0

    def happened(self, s: World, seat: i64, event: i64, bits: i64) -> i64:
        """The same for every event that may trigger something."""
        return 0

    def surcharge(self, s: World, seat: i64, what: i64, about: i64) -> i64:
        """How much more something costs; it may be less than 0."""
        return 0

    def forbids(self, s: World, seat: i64, what: i64, about: i64) -> bool:
        """May the seat not do this?"""
        return False

    def defence(self, s: World, tile: i64) -> i64:
        """What is added to the defence of a tile."""
        return 0

    def wonder_placed(self, s: World, seat: i64, tile: i64, card: i64) -> None:
        """A Wonder token has been put on a tile."""

    def turn_ended(self, s: World, seat: i64) -> None:
        """The display is replenished, the next turn has not begun. Push steps."""

    def points(self, s: World, seat: i64) -> i64:
        """Points besides those of the score sheet's own categories."""
        return 0

    def imagine(self, s: World, seat: i64, rng: Rng) -> None:
        """Deal anew what the seat does not know of the module's own things."""


class Hooks:
    """For every moment those who listen, in the order of modules; what modules know of this game; all actions."""

    actions: list[Action]
    """Of phase 2: those of the base game, then those of modules."""
    modules: list[Any]
    """By the numbers that modules have: where their own fields lie, and whatever else they keep."""
    moments: dict[str, list[Hook]]

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        self.modules = []
        self.on_set_up: Final[list[Hook]] = []
        self.on_order_seats: Final[list[Hook]] = []
        self.on_take_turn: Final[list[Hook]] = []
        self.on_dealt: Final[list[Hook]] = []
        self.on_acquired: Final[list[Hook]] = []
        self.on_activated: Final[list[Hook]] = []
        self.on_cleared: Final[list[Hook]] = []
        self.on_in_force: Final[list[Hook]] = []
        self.on_before_conquest: Final[list[Hook]] = []
        self.on_revealed: Final[list[Hook]] = []
        self.on_conquered: Final[list[Hook]] = []
        self.on_happened: Final[list[Hook]] = []
        self.on_surcharge: Final[list[Hook]] = []
        self.on_forbids: Final[list[Hook]] = []
        self.on_defence: Final[list[Hook]] = []
        self.on_wonder_placed: Final[list[Hook]] = []
        self.on_turn_ended: Final[list[Hook]] = []
        self.on_points: Final[list[Hook]] = []
        self.on_imagine: Final[list[Hook]] = []
        self.moments = {
            "set_up": self.on_set_up,
            "order_seats": self.on_order_seats,
            "take_turn": self.on_take_turn,
            "dealt": self.on_dealt,
            "acquired": self.on_acquired,
            "activated": self.on_activated,
            "cleared": self.on_cleared,
            "in_force": self.on_in_force,
            "before_conquest": self.on_before_conquest,
            "revealed": self.on_revealed,
            "conquered": self.on_conquered,
            "happened": self.on_happened,
            "surcharge": self.on_surcharge,
            "forbids": self.on_forbids,
            "defence": self.on_defence,
            "wonder_placed": self.on_wonder_placed,
            "turn_ended": self.on_turn_ended,
            "points": self.on_points,
            "imagine": self.on_imagine,
        }

    def listen(self, hook: Hook, moments: list[str]) -> None:
        """From now on the hook is asked at these moments, which are called as its methods."""
        for moment in moments:
            self.moments[moment].append(hook)

    def surcharge(self, s: World, seat: i64, what: i64, about: i64) -> i64:
        more: i64 = 0
        for hook in self.on_surcharge:
            more += hook.surcharge(s, seat, what, about)
        return more

    def forbid(self, s: World, seat: i64, what: i64, about: i64) -> bool:
        for hook in self.on_forbids:
            if hook.forbids(s, seat, what, about):
                return True
        return False

    def defence(self, s: World, tile: i64) -> i64:
        more: i64 = 0
        for hook in self.on_defence:
            more += hook.defence(s, tile)
        return more
