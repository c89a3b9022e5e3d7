"""Frames of the agenda as saved positions have them: by name, with the names of what they are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trilithon.games.monuments.engine import codes as c
from trilithon.games.monuments.engine.paying import packed, unpacked
from trilithon.games.monuments.engine.position import Position
from trilithon.games.monuments.names import BUILDABLE, BUILDINGS, CARDS, FRAMES, KINDS, PIECES
from trilithon.kernel.positions import read_frames

FrameJson = dict[str, int | str | dict[str, int] | None]
Value = int | str | dict[str, int] | None
Complain = Callable[[str], None]
Field = tuple[str, str]
"""What it is called in the JSON, and what it is; fields without a name are not used."""

NUMBER, ORDER = "number", "order"
UNUSED: Field = ("", NUMBER)
_N: tuple[Field, ...] = (("n", NUMBER),)

FIELDS: dict[int, tuple[Field, ...]] = {
    c.GAIN_KIND: (("kind", "kind"), ("n", NUMBER)),
    c.UNLOCK: (("piece", "piece"), ("n", NUMBER)),
    c.DRAW_QUESTS: _N,
    c.MOVEMENT: (("n", NUMBER), ("horses", NUMBER), ("bonus", NUMBER)),
    c.END_MOVEMENT: (("bonus", NUMBER),),
    c.TURN_GREEN: (("card", "card"),),
    c.BUILT: (("what", "buildable"), ("place", "place")),
    c.REPAIRED: (("hex", "hex"), ("building", "building")),
    c.TRAINED: (("piece", "piece"), ("hex", "hex"), ("armed", NUMBER)),
    c.RETURN_QUESTS: (("deck", NUMBER),),
    c.AFTER_DAMAGE: (("won", NUMBER),),
    c.KEEP_START_QUEST: (("one", "quest"), ("other", "quest")),
    c.START_RESOURCE: _N,
    c.PAY: (("cost", "cost"), ("less", NUMBER), ("from", ORDER)),
    c.WHICH_UPGRADE: (("free", NUMBER),),
    c.ACTIVATE: (("n", NUMBER), ("horses", NUMBER), ("first", NUMBER)),
    c.STEP: (("points", NUMBER), ("begun", NUMBER), ("ferry", "ferry")),
    c.CARGO: (("hex", "hex"), ("tokens", "tokens")),
    c.WHERE_PRODUCE: (("n", NUMBER), UNUSED, ("begun", NUMBER)),
    c.WHICH_PRODUCE: (("hex", "hex"), ("n", NUMBER)),
    c.WHERE_POPULATE: (("towns", NUMBER), ("extras", NUMBER), ("begun", NUMBER)),
    c.WHICH_SACRIFICE: _N,
    c.WHICH_COMMON: (("layer", NUMBER),),
    c.WHICH_OPTION: (("card", NUMBER),),
    c.WHERE_WORKER: _N,
    c.WHERE_TOKEN: (("kind", "kind"), ("n", NUMBER)),
    c.WHICH_TOKEN: _N,
    c.WHICH_UNLOCK: _N,
    c.FREE_BUILD: (("what", "buildable"),),
    c.FREE_TRAIN: (("piece", "piece"),),
    c.WHERE_NAVY: (("hex", "hex"),),
    c.GIVE_WEAPON: (("n", NUMBER), ("stock", NUMBER), ("must", NUMBER)),
    c.LOSE: (("attacker", NUMBER),),
    c.RETREAT: (UNUSED, ("together", "chosen"), ("airforces", "chosen")),
    c.OCCUPY: (("begun", NUMBER),),
    c.KEEP_QUESTS: (("kept", NUMBER),),
    c.WHICH_TRADE: (("n", NUMBER), UNUSED, ("begun", NUMBER)),
    c.TRADE_TO: (("kind", "kind"),),
}
"""What a, b and c of each kind of frame are; kinds that are not here have none of them."""

SIMPLE: dict[str, Sequence[str]] = {
    "kind": KINDS,
    "piece": PIECES,
    "card": CARDS,
    "building": BUILDINGS,
    "buildable": BUILDABLE,
}
LARGEST = {NUMBER: 99, ORDER: 499, "ferry": 99}
"""No number in a frame is larger, whatever the content."""


def _names(s: Position) -> dict[str, Sequence[str]]:
    return {**SIMPLE, "hex": s.chart.names, "quest": s.box.quest_ids}


def _places(s: Position, what: int) -> dict[str, int]:
    """Where such a thing can be built, by name: hexes, river edges, coasts."""
    names = s.chart.names
    if what == c.BRIDGE:
        ends = s.chart.river_ends
        return {f"{names[ends[at * 2]]}-{names[ends[at * 2 + 1]]}": at for at in range(s.chart.rivers)}
    if what == c.FERRY_BOAT:
        coasts = [at for at in range(s.chart.lands * 6) if s.chart.near[at] >= s.chart.shores]
        return {f"{names[at // 6]}-{names[s.chart.near[at]]}": at for at in coasts}
    return {name: hex for hex, name in enumerate(names[: s.chart.lands])}


# -- writing ---------------------------------------------------------------------------------------


def write_agenda(s: Position) -> list[FrameJson]:
    """The top frame first."""
    return [_write_frame(s, *frame) for frame in reversed(s.frames())]


def _write_frame(s: Position, kind: int, seat: int, a: int, b: int, of: int) -> FrameJson:
    frame: FrameJson = {"do": FRAMES[kind], "seat": seat}
    for (field, what), value in zip(FIELDS.get(kind, ()), (a, b, of), strict=False):
        if what == "place":
            frame[field] = next(name for name, at in _places(s, a).items() if at == value)
        elif field:
            frame[field] = _write_value(s, what, value)
    return frame


def _write_value(s: Position, what: str, value: int) -> Value:
    if what in (NUMBER, ORDER):
        return value
    if what == "cost":
        return {KINDS[kind]: n for kind, n in enumerate(unpacked(value)) if n}
    if what == "tokens":
        return f"{KINDS[value % 8 - 1]} {KINDS[value // 8 - 1]}"
    if what == "ferry":
        return value + 1 if value >= 0 else None
    if what == "chosen":
        return s.chart.names[value - 1] if value > 0 else None
    return _names(s)[what][value] if value >= 0 else None


# -- reading ---------------------------------------------------------------------------------------


def read_agenda(s: Position, frames: Sequence[FrameJson], complain: Complain) -> None:
    """Puts the frames on the position's agenda; what cannot be understood is complained of and left out."""
    kinds = {name: kind for kind, name in FRAMES.items()}
    fields_of = {name: FIELDS.get(kind, ()) for name, kind in kinds.items()}
    for name, seat, values, at in read_frames(frames, s.seats, fields_of, complain):
        numbers = [0, 0, 0]
        for place, (field, what) in enumerate(fields_of[name]):
            if what == "place":
                numbers[place] = _read_place(s, numbers[0], values[field], f"{at}.{field}", complain)
            elif field:
                numbers[place] = _read_value(s, what, values[field], f"{at}.{field}", complain)
        s.push(kinds[name], seat, *numbers)


def _read_place(s: Position, what: int, value: Value, at: str, complain: Complain) -> int:
    places = _places(s, what)
    if isinstance(value, str) and value in places:
        return places[value]
    complain(f"{at}: {value!r} is no place for it")
    return 0


def _read_value(s: Position, what: str, value: Value, at: str, complain: Complain) -> int:
    if what == "ferry" and value is None:
        return c.NONE
    if what in LARGEST:
        if isinstance(value, int) and 0 <= value <= LARGEST[what]:
            return value - 1 if what == "ferry" else value
        complain(f"{at}: {value!r} is not a whole number from 0 to {LARGEST[what]}")
        return 0
    if what == "cost":
        return _read_cost(value, at, complain)
    if what == "tokens":
        words = value.split(" ") if isinstance(value, str) else []
        if len(words) == 2 and set(words) <= set(KINDS):
            return KINDS.index(words[0]) + 1 + 8 * (KINDS.index(words[1]) + 1)
        complain(f"{at}: {value!r} is not like 'wood sheep'")
        return 0
    names = _names(s)["hex" if what == "chosen" else what]
    if value is None:
        return 0 if what == "chosen" else c.NONE
    if isinstance(value, str) and value in names:
        return names.index(value) + (1 if what == "chosen" else 0)
    complain(f"{at}: there is no {what} {value!r}")
    return 0


def _read_cost(value: Value, at: str, complain: Complain) -> int:
    if isinstance(value, dict) and set(value) <= set(KINDS) and all(0 < n < 16 for n in value.values()):
        return packed([value.get(kind, 0) for kind in KINDS])
    complain(f"{at}: {value!r} is not like {{'wood': 1, 'sheep': 2}}")
    return 0
