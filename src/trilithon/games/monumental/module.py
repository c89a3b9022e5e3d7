"""A module: a part of the game that a table may switch on. Nothing of the base game knows any by name.

Everything about a module stands in its folder, `modules/<id>/`, whose `__init__` offers it as `MODULE`: content, texts,
options, what it brings to maps, its steps and actions, their words (in the files of `words/`), its hook
(`engine/hooks.py`), and its parts of what people see. A module says here only what it has; all else is as if it were
not there.

Steps, actions and words of all modules are in the tables always, behind those of the base game: numbers never depend on
what is on. Fields of a position and moments of the game belong to modules that are on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.maps.features import NO_FEATURES, Features
from trilithon.kernel.engine.agenda import Step
from trilithon.kernel.engine.events import Message
from trilithon.kernel.game import Refusal
from trilithon.kernel.kept import Kept
from trilithon.kernel.options import Option, Value
from trilithon.kernel.shown import Shown
from trilithon.kernel.words import Target

if TYPE_CHECKING:
    from trilithon.games.monumental.engine.actions.action import Action
    from trilithon.games.monumental.engine.chart import Chart
    from trilithon.games.monumental.engine.counting import Condition, Countable
    from trilithon.games.monumental.engine.hooks import Hook
    from trilithon.games.monumental.maps.plan import Plan
    from trilithon.games.monumental.schema import Layout

Json = dict[str, Any]
Check = Callable[[Position], Iterator[str]]


class Module:
    id: str
    """As its folder is called; records and positions name it when it is on."""
    number: int
    """Its place among all modules. Whatever comes later comes behind it: the number stands in positions."""
    switch: str
    """The option that switches it on; several modules may have the same."""
    first_rule: str
    """The rule with which it begins in the rulebook."""
    options: tuple[Option, ...] = ()
    """All of its options."""

    @property
    def kept(self) -> Kept | None:
        """Its own content, if it has any, as tables and records keep it. It is asked for when all modules have joined:
        before, nobody knows all that effects may be made of."""
        return None

    @property
    def content_digest(self) -> str:
        """Fingerprint of this content."""
        kept = self.kept
        return "" if kept is None else kept.digest

    seat_counts: tuple[int, ...] = ()
    """How many may play with it, besides those who may anyway. It has maps for them (`layouts`)."""

    def machines(self, options: Mapping[str, Value], seats: int) -> Sequence[int]:
        """Seats that it plays itself: nobody sits there, and nobody is asked for them unless its steps do that."""
        return ()

    def civilizations(self, options: Mapping[str, Value], seats: int) -> Mapping[int, str]:
        """By seats that it plays: which one that seat leads, if its own options say so."""
        return {}

    def problem(self, options: Mapping[str, Value], seats: int) -> Message | None:
        """What is wrong with its options for so many seats, and what would be right."""
        return None

    # -- what is in the box --------------------------------------------------------------------------

    packs: tuple[Path, ...] = ()
    """Cards, civilizations, tokens and layouts of its own that are like those of the base game: files of the same
    schema, which are in the box when it is on."""

    def with_content(self, kept: Kept) -> Module:
        """The same module with content that was kept."""
        raise NotImplementedError

    def features(self, is_on: bool) -> Features | None:
        """What maps may have with it, and what is said of such maps when it is off; None if it has nothing to say."""
        return None

    def layouts(self) -> Sequence[tuple[Layout, Plan]]:
        """Ready-made maps that are played on in place of the base game's."""
        return ()

    def names(self) -> dict[str, Message]:
        """What its things are called, by kind and id as in views."""
        return {}

    def glossary(self) -> dict[str, list[Message]]:
        """The text of each of them."""
        return {}

    def facts(self) -> Json:
        """What else a page must know to draw them."""
        return {}

    # What effects of its content may name (`opened.py`); kinds of parts, of rules and of conditions are classes in its
    # `words/`.
    counts: Mapping[str, tuple[Countable, float]] = {}
    """Things to count, and how many of them there usually are."""
    conditions: Sequence[Condition] = ()
    """What conditions ask for; how content writes them are classes in its `words/`."""
    events: Mapping[str, float] = {}
    """Things that happen, and how often in a turn."""

    # -- the engine ----------------------------------------------------------------------------------

    steps: Sequence[Step[Any]] = ()
    actions: Sequence[Action] = ()

    def is_on(self, options: Mapping[str, Value]) -> bool:
        return bool(options.get(self.switch, False))

    def hook(self, options: Mapping[str, Value], chart: Chart) -> Hook:
        """What it keeps of a game with these options on this map."""
        raise NotImplementedError

    def derive(self, s: Position) -> None:
        """Work out its derived fields anew."""

    # -- words ---------------------------------------------------------------------------------------

    units: Sequence[str] = ()
    """Kinds of Units that it brings, as moves name them: of these a seat has one,"""
    units_of_many: Sequence[str] = ()
    """and of these many."""

    def things(self, s: Position) -> list[str]:
        """What lies on the table besides, and can be pointed at."""
        return []

    def why_never(self, s: Position, target: Target) -> Refusal | None:
        """Why nothing is done with one of its things itself, whatever is asked; perhaps with what it can be done."""
        return None

    def question(self, s: Position) -> Message | None:
        """How the question of phase 2 is put, if not as in the base game."""
        return None

    def explain(self, s: Position, what: int, about: int, refusal: Refusal) -> Refusal:
        """A refusal of the base game as it should be put where the module is the reason, or part of it: why something
        is too dear or cannot be done at all (`hooks.CONQUERING`, ... and what that is about)."""
        return refusal

    # -- what people see -----------------------------------------------------------------------------

    def table_view(self, s: Position, viewer: int) -> Json:
        """Parts of the view as a whole,"""
        return {}

    def map_view(self, s: Position) -> Json:
        """of its map,"""
        return {}

    def tile_view(self, s: Position, tile: int) -> Json:
        """of a Province,"""
        return {}

    def defence_view(self, s: Position, tile: int) -> dict[str, int]:
        """What its hook's `defence` consists of,"""
        return {}

    def player_view(self, s: Position, owner: int, viewer: int) -> Json:
        """of a player,"""
        return {}

    def price_view(self, s: Position, seat: int) -> Json:
        """and of what things cost the viewer."""
        return {}

    def crossing_view(self, s: Position, crossing: int) -> Json:
        """What the row and the column would activate besides cards that meet in this space of the City: for a page,"""
        return {}

    def crossing_names(self, s: Position, crossing: int) -> Sequence[Message]:
        """and in words."""
        return ()

    def table_lines(self, shown: Shown, view: Json) -> list[str]:
        """What it adds to the view as a whole, for a terminal,"""
        return []

    def player_lines(self, shown: Shown, player: Json) -> list[str]:
        """and of a player."""
        return []

    # -- points and checks ---------------------------------------------------------------------------

    category: str = ""
    """What its hook's `points` are given for."""

    def study(self, s: Position) -> dict[str, float]:
        """Numbers of a finished game, for the laboratory."""
        return {}

    def places(self, s: Position) -> Iterator[tuple[int, str, int]]:
        """Cards that lie in its own fields: the card, where, and whose that is (-1: nobody's)."""
        return iter(())

    def own_cards(self, s: Position, seat: int) -> Iterator[int]:
        """Those of them that score for a seat if they are worth something."""
        return iter(())

    def soldiers_aside(self, s: Position, seat: int) -> int:
        """Soldiers of a seat that are not on the map."""
        return 0

    def invariants(self, s: Position) -> Iterator[str]:
        """What is wrong with its own fields, although every number is in its range."""
        return iter(())

    instead: Mapping[str, Check] = {}
    """Checks of the base game that do not hold with it, by their names in `invariants.CHECKS`, and what does."""


MODULES: list[Module] = []
"""All that there are, by their numbers: `joining.py` takes them in."""


def known_features(modules: Sequence[Module]) -> Features:
    """All that maps may have, whatever is on: so drawings can be read. One module at most brings such."""
    return next((features for module in modules if (features := module.features(True))), NO_FEATURES)


def modules_on(s: Position) -> list[Module]:
    """Those that a game is played with."""
    return [MODULES[hook.number] for hook in s.hooks.on]
