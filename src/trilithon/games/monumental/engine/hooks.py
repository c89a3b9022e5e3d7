"""Moments of the game at which modules may do something, and what modules add besides.

A module that is on has a `Hook` in the game, which keeps where the module's own fields lie and whatever else never
changes, overrides the methods of the moments it wants, and names these. `Hooks` keeps a list for each moment. With no
module on, all lists are empty, and looking at an empty list is all that a moment costs.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from trilithon.games.monumental.engine.actions.action import Action
from trilithon.games.monumental.engine.layout import Fields
from trilithon.games.monumental.engine.setup import Setup
from trilithon.games.monumental.engine.world import World
from trilithon.kernel.engine.rng import Rng

# -- what costs something or may be forbidden, and what it is about ------------------------------------------
BUYING: Final = 0  # kind of card
FINISHING: Final = 1  # kind of card
DEVELOPING: Final = 2  # policy
PROGRESSING: Final = 3
CONQUERING: Final = 4  # tile
STEPPING: Final = 5  # tile
MOVING: Final = 6  # tile where the Unit goes
FORTIFYING: Final = 7  # tile
PICKING_UP: Final = 8  # Explorer and tile (`codes.pack_step`)
LOOKING: Final = 9  # the same
USING: Final = 10  # ability
ACTING: Final = 11  # action, by its verb
REACHING: Final = 12  # place of a card (`codes.pack_slot`), for `Module.explain` only

EVERYTHING: Final = -1
"""All of these, as bits."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook:
    """What a module keeps of a game, and what it does at the moments it listens to."""

    number: i64
    """Of the module."""
    moments: list[str]
    """Called as the methods below."""
    options: dict[str, Any]
    """The values of the module's options, as positions and records tell them."""
    rules: i64
    """So many rules the content of the module can make (`codes.rule_of_module`)."""
    machines: list[int]
    """Seats that the module plays (`Module.machines`)."""
    charges: i64
    """What `surcharge` can make dearer, and what `forbids` can forbid, as bits of the numbers above: everything, unless
    the module says less. Most of what is looked at in a turn then costs nobody a question."""
    denies: i64

    def __init__(self, number: i64 = -1, moments: list[str] | None = None) -> None:
        self.number = number
        self.moments = moments if moments is not None else []
        self.options = {}
        self.rules = 0
        self.machines = []
        self.charges = EVERYTHING
        self.denies = EVERYTHING

    # -- before there is a position --------------------------------------------------------------------

    def change(self, setup: Setup) -> None:
        """Change what is fixed when the game begins: kinds of Units, places for cards, the shape of the display."""

    def declare(self, at: Fields) -> None:
        """Declare the module's own domains and fields, and add to `at.basis` what makes this game another one."""

    # -- moments ---------------------------------------------------------------------------------------

    def decked(self, s: World, seat: i64) -> None:
        """The starting deck of a seat lies there, not shuffled yet: cards may be taken out before its City is dealt."""

    def stacked(self, s: World, deck: i64, cards: list[int]) -> None:
        """The Development cards of an era (`codes.ERA_1`, ...) are chosen, not shuffled yet."""

    def set_up(self, s: World) -> None:
        """Everything is laid out; nobody has chosen a Capital yet. Whoever has one now is not asked."""

    def order_seats(self, s: World) -> None:
        """The order of play follows clockwise from the first seat; change `s.at.order` if that is not so."""

    def course(self, s: World, seat: i64) -> bool:
        """True if turns are not what they are in the base game, and what there is instead is on the agenda."""
        return False

    def take_turn(self, s: World, seat: i64) -> bool:
        """True if the seat has no City to activate, and what it does instead is on the agenda."""
        return False

    # Of seats that a module plays, where there are rounds in which seats act in rotation (MO-CONT-22 to -25).

    def open_round(self, s: World, seat: i64) -> bool:
        """True if the module plays this seat; what it does while others activate their Cities is on the agenda."""
        return False

    def take_slot(self, s: World, seat: i64) -> bool:
        """True if the module plays this seat; what it does in its slot is on the agenda. If that comes to nothing more
        in this round, it tells `passed`."""
        return False

    def passed(self, s: World, seat: i64) -> None:
        """A seat that a module plays is done with this round: whoever keeps the rotation leaves it out."""

    def close_round(self, s: World, seat: i64) -> bool:
        """True if the module plays this seat, and has put away what it had lying there for the round."""
        return False

    def acted(self, s: World, seat: i64, verb: i64, argument: i64) -> None:
        """An action has begun; what it consists of lies on the frame of phase 2. What the argument means is known to
        the action: of a step it is the Explorer and the tile."""

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

    def vacated(self, s: World, seat: i64, slot: i64) -> None:
        """A card has left its place of a City otherwise than at the end of a turn."""

    def active_policies(self, s: World, seat: i64, policies: list[int]) -> None:
        """Policies whose effects can be used and are in force: the newest one, unless `Setup.newest_rules` says
        otherwise. Change the list; if there can be more than one, `Setup.policies_at_once` says how many."""

    def developed(self, s: World, seat: i64, policy: i64) -> None:
        """A Policy has been developed, and the simultaneous effects of that are on the agenda. Push steps that come
        before them."""

    def in_force(self, s: World, seat: i64) -> None:
        """Abilities in force are collected; `force.add_ability` adds one."""

    def before_conquest(self, s: World, seat: i64, tile: i64) -> None:
        """Everything is paid. Push steps that ask; they may call it off (`conquered.call_off`)."""

    def revealed(self, s: World, seat: i64, tile: i64, token: i64) -> bool:
        """An Exploration token is turned; true if it is not kept and has no benefits to choose from."""
        return False

    def happened(self, s: World, seat: i64, event: i64, bits: i64) -> i64:
        """Something that may trigger effects. Push entries, and nothing else, to the simultaneous ones; how many?"""
        return 0

    def brings(self, s: World, seat: i64, tile: i64) -> i64:
        """The same for a Province that has changed hands; if nobody ever had it, its token is still there."""
        return 0

    def conquered(self, s: World, seat: i64, tile: i64, loser: i64) -> None:
        """The Province has changed hands, and the simultaneous effects of that are on the agenda. Push steps that come
        before them."""

    def lost(self, s: World, seat: i64, tile: i64) -> None:
        """A seat has lost control of a Province."""

    def sent_home(self, s: World, seat: i64, tile: i64, unit: i64, n: i64) -> None:
        """Units of a kind have left a tile for the Capital, or the map if they have no home there."""

    def bargain_taken(self, s: World, seat: i64, market: i64) -> None:
        """A seat has taken a token of a Market."""

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

    def spent_bargains(self, s: World, market: i64, tokens: list[int]) -> None:
        """Tokens of a Market that are out of the game, and all have seen: add them to the list."""

    def points(self, s: World, seat: i64) -> i64:
        """Points besides those of the score sheet's own categories."""
        return 0

    def worth(self, s: World, seat: i64) -> float:
        """Points that a seat may expect of the module's things, besides those it has (`evaluation.py`)."""
        return 0.0

    def imagine(self, s: World, seat: i64, rng: Rng) -> None:
        """Deal anew what the seat does not know of the module's own things."""


class Hooks:
    """For every moment those who listen, in the order of modules; what modules know of this game; all actions."""

    actions: vec[Action]
    """Of phase 2, by their verbs: those of the base game, then those of all modules."""
    offered: vec[Action]
    """Those of the base game and of modules that are on."""
    on: list[Hook]
    """Of modules that are on, in the order of modules."""
    moments: dict[str, list[Hook]]
    charged: i64
    """What anybody makes dearer or forbids, as bits."""
    denied: i64
    _charging: vec[Hook]
    """What is asked for every tile and card is asked of these: of what comes out of a list the compiler makes sure
    each time that it is a hook."""
    _denying: vec[Hook]
    _defending: vec[Hook]
    _by_number: vec[Hook | None]

    def __init__(self, actions: list[Action], on: list[Hook]) -> None:
        self.actions = vec[Action](actions)
        self.on = on
        self.on_decked: Final[list[Hook]] = []
        self.on_stacked: Final[list[Hook]] = []
        self.on_set_up: Final[list[Hook]] = []
        self.on_order_seats: Final[list[Hook]] = []
        self.on_course: Final[list[Hook]] = []
        self.on_take_turn: Final[list[Hook]] = []
        self.on_open_round: Final[list[Hook]] = []
        self.on_take_slot: Final[list[Hook]] = []
        self.on_passed: Final[list[Hook]] = []
        self.on_close_round: Final[list[Hook]] = []
        self.on_acted: Final[list[Hook]] = []
        self.on_dealt: Final[list[Hook]] = []
        self.on_acquired: Final[list[Hook]] = []
        self.on_activated: Final[list[Hook]] = []
        self.on_cleared: Final[list[Hook]] = []
        self.on_vacated: Final[list[Hook]] = []
        self.on_active_policies: Final[list[Hook]] = []
        self.on_developed: Final[list[Hook]] = []
        self.on_in_force: Final[list[Hook]] = []
        self.on_before_conquest: Final[list[Hook]] = []
        self.on_revealed: Final[list[Hook]] = []
        self.on_conquered: Final[list[Hook]] = []
        self.on_brings: Final[list[Hook]] = []
        self.on_lost: Final[list[Hook]] = []
        self.on_sent_home: Final[list[Hook]] = []
        self.on_happened: Final[list[Hook]] = []
        self.on_bargain_taken: Final[list[Hook]] = []
        self.on_surcharge: Final[list[Hook]] = []
        self.on_forbids: Final[list[Hook]] = []
        self.on_defence: Final[list[Hook]] = []
        self.on_wonder_placed: Final[list[Hook]] = []
        self.on_turn_ended: Final[list[Hook]] = []
        self.on_spent_bargains: Final[list[Hook]] = []
        self.on_points: Final[list[Hook]] = []
        self.on_worth: Final[list[Hook]] = []
        self.on_imagine: Final[list[Hook]] = []
        self.moments = {
            "decked": self.on_decked,
            "stacked": self.on_stacked,
            "set_up": self.on_set_up,
            "order_seats": self.on_order_seats,
            "course": self.on_course,
            "take_turn": self.on_take_turn,
            "open_round": self.on_open_round,
            "take_slot": self.on_take_slot,
            "passed": self.on_passed,
            "close_round": self.on_close_round,
            "acted": self.on_acted,
            "dealt": self.on_dealt,
            "acquired": self.on_acquired,
            "activated": self.on_activated,
            "cleared": self.on_cleared,
            "vacated": self.on_vacated,
            "active_policies": self.on_active_policies,
            "developed": self.on_developed,
            "in_force": self.on_in_force,
            "before_conquest": self.on_before_conquest,
            "revealed": self.on_revealed,
            "conquered": self.on_conquered,
            "brings": self.on_brings,
            "lost": self.on_lost,
            "sent_home": self.on_sent_home,
            "happened": self.on_happened,
            "bargain_taken": self.on_bargain_taken,
            "surcharge": self.on_surcharge,
            "forbids": self.on_forbids,
            "defence": self.on_defence,
            "wonder_placed": self.on_wonder_placed,
            "turn_ended": self.on_turn_ended,
            "spent_bargains": self.on_spent_bargains,
            "points": self.on_points,
            "worth": self.on_worth,
            "imagine": self.on_imagine,
        }
        numbers: list[int] = [-1]
        for hook in on:
            numbers.append(int(hook.number))
            for moment in hook.moments:
                self.moments[moment].append(hook)
        self.offered = vec[Action]([action for action in actions if int(action.module) in numbers])
        self.charged = 0
        for hook in self.on_surcharge:
            self.charged |= hook.charges
        self.denied = 0
        for hook in self.on_forbids:
            self.denied |= hook.denies
        self._charging = vec[Hook](self.on_surcharge)
        self._denying = vec[Hook](self.on_forbids)
        self._defending = vec[Hook](self.on_defence)
        by_number: list[Hook | None] = [None] * (max(numbers) + 1)
        for hook in on:
            if hook.number >= 0:
                by_number[hook.number] = hook
        self._by_number = vec[Hook | None](by_number)

    def of(self, number: i64) -> Hook | None:
        """What the module of this number keeps; None if it is off."""
        return self._by_number[number] if 0 <= number < len(self._by_number) else None

    def unvalued(self) -> Hooks:
        """The same, but nobody says what modules are worth to a seat."""
        actions: list[Action] = []
        for action in self.actions:
            actions.append(action)
        twin = Hooks(actions, self.on)
        twin.on_worth.clear()
        return twin

    def surcharge(self, s: World, seat: i64, what: i64, about: i64) -> i64:
        if not self.charged >> what & 1:
            return 0
        more: i64 = 0
        for hook in self._charging:
            if hook.charges >> what & 1:
                more += hook.surcharge(s, seat, what, about)
        return more

    def forbid(self, s: World, seat: i64, what: i64, about: i64) -> bool:
        if not self.denied >> what & 1:
            return False
        for hook in self._denying:
            if hook.denies >> what & 1 and hook.forbids(s, seat, what, about):
                return True
        return False

    def defence(self, s: World, tile: i64) -> i64:
        more: i64 = 0
        for hook in self._defending:
            more += hook.defence(s, tile)
        return more
