"""Frames of the agenda as saved positions have them: by name, with the names of what they are about.

Numbers that stand for parts of effects (`code`, `conditions`, `choice`) are those of the content's tables; a position
names the content it was made with, so they mean the same when it is loaded.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from trilithon.games.monumental.engine import codes as c
from trilithon.games.monumental.engine.position import Position
from trilithon.games.monumental.frames import FRAMES
from trilithon.games.monumental.names import RESOURCES
from trilithon.games.monumental.physical import ability_names, card_names
from trilithon.kernel.positions import read_frames

Field = tuple[str, str]
"""What it is called in the JSON, and which of `_Names` it is; a number if there are no names for it."""

NUMBER = "number"
NOTHING: tuple[Field, ...] = ()
_KINDS = "kinds"
_PARTS: tuple[Field, ...] = (("n", NUMBER),)
_CITY: tuple[Field, ...] = (("n", NUMBER), (_KINDS, NUMBER), ("code", "code"))

FIELDS: dict[int, tuple[Field, ...]] = {
    c.GAIN: (("resource", "resource"), ("n", NUMBER)),
    c.GAIN_EACH: (("resource", "resource"), ("each", "each"), ("card", "card")),
    c.IF: (("conditions", NUMBER), ("code", NUMBER), ("card", "card")),
    c.ARCHIVE_SELF: (("", NUMBER), ("", NUMBER), ("card", "card")),
    c.DISCOUNT: (("on", "coupon"), ("minus", NUMBER)),
    c.DRAW: (("n", NUMBER), ("use", NUMBER)),
    c.BOUGHT: (("card", "card"),),
    c.WONDER_BEGUN: (("card", "card"),),
    c.ON_TOP: (("card", "card"),),
    c.CONQUERED: (("tile", "tile"),),
    c.MOVED: (("origin", "tile"), ("tile", "tile"), ("warlord", NUMBER)),
    c.STEPPED: (("explorer", NUMBER), ("tile", "tile")),
    c.HAPPENED: (("event", "event"), ("bits", NUMBER)),
    c.HELD_CARD: (("card", "card"), ("state", "held")),
    c.PAY: (("resource", "resource"), ("n", NUMBER), ("with", "means")),
    c.PAY_ANY: (("n", NUMBER), ("from", "resource"), ("with", "means")),
    c.CONVERT: (("n", NUMBER), ("begun", NUMBER)),
    c.KEEP_WONDER: (("card", "card"),),
    c.SITE: (("card", "card"),),
    c.UNITS: (("tile", "tile"), ("n", NUMBER), ("from", "tile")),
    c.SHARE: (("n", NUMBER), ("resource", "resource"), ("tile", "tile")),
    c.BENEFIT: (("token", "token"), ("both", NUMBER)),
    c.CHOOSE: (("choice", NUMBER), ("", NUMBER), ("card", "card")),
    c.GAIN_CHOICE: (("among", NUMBER), ("n", NUMBER), ("distinct", NUMBER)),
    c.MOVE_TO: (("origin", "tile"), ("warlord", NUMBER), ("free", NUMBER)),
    c.LOOK: (("market", "market"),),
    c.ARCHIVE: _CITY,
    c.DISCARD: _CITY,
    c.COPY: (("opponents", NUMBER),),
    c.EFFECT: (("of", "ability"), ("", NUMBER), ("card", "card")),
    c.USE_DRAWN: (("n", NUMBER), ("cards", NUMBER)),
    c.TAKE: ((_KINDS, NUMBER), ("basic", NUMBER), ("most", NUMBER)),
    c.STAYS: (("space", NUMBER), ("card", "card")),
    c.OUTPOST_WITH: (("tile", "tile"),),
    c.ORDER: _PARTS,
    c.REINFORCE: _PARTS,
    c.EXTRA_PICKUP: _PARTS,
    c.EXTRA_SPACE: _PARTS,
    c.FREE_STEP: _PARTS,
    c.UNIT_MOVE: _PARTS,
    c.DESTROY: _PARTS,
    c.REINFORCING: _PARTS,
}
"""What a, b and c of each kind of frame are; kinds that are not here have none of them."""

ENTRIES: dict[int, tuple[str, tuple[Field, ...]]] = {
    c.BENEFITS: ("entry_benefits", (("token", "token"),)),
    c.WARLORD_BONUS: ("entry_warlord", NOTHING),
    c.TRIGGERED: ("entry_triggered", (("code", NUMBER), ("by", "ability"))),
    c.ONE_OFF: ("entry_one_off", (("policy", "policy"),)),
}
"""The same for entries of a group of simultaneous effects: their a says what they are."""

HELD = ("fresh", "used", "gone")
MEANS = ("counters", "gold", "feud", "gold+feud")
COUPONS = ("building", "knowledge", "wonder_stage", "policy", "conquest")
EVENTS = ("conquer", "complete_wonder", "acquire", "develop", "pickup", "outpost")
COUNTED = (
    *("provinces", "knowledge", "wonders", "policies", "coastal", "outposts"),
    *("active_buildings", "active_knowledge", "active_wonders"),
    *("active_production", "active_science", "active_military"),
)
"""In the order of what the engine counts."""

FrameJson = dict[str, int | str | None]
_EACH = re.compile(r"(\d{1,2}) per (\d{1,2}) (\w+)")


def _names(s: Position, seat: int) -> dict[str, Sequence[str]]:
    return {
        "resource": RESOURCES,
        "card": card_names(s),
        "tile": s.chart.names,
        "token": s.box.token_ids,
        "market": s.box.market_ids,
        "policy": s.box.policy_ids[s.civilization[seat] * c.POLICIES :][: c.POLICIES],
        "ability": ability_names(s.box),
        "coupon": COUPONS,
        "event": EVENTS,
        "held": HELD,
        "means": MEANS,
    }


# -- writing ---------------------------------------------------------------------------------------


def write_agenda(s: Position) -> list[FrameJson]:
    """The top frame first."""
    return [_write_frame(s, *frame) for frame in reversed(s.frames())]


def _write_frame(s: Position, kind: int, seat: int, a: int, b: int, of: int) -> FrameJson:
    name, fields, values = FRAMES[kind], FIELDS.get(kind, NOTHING), (a, b, of)
    if kind == c.ENTRY:
        name, fields = ENTRIES[a]
        values = (b, of, 0)
    names = _names(s, seat)
    frame: FrameJson = {"do": name, "seat": seat}
    for (field, kind_of_name), value in zip(fields, values, strict=False):
        if field:
            frame[field] = _write_value(names, kind_of_name, value)
    return frame


def _write_value(names: dict[str, Sequence[str]], kind: str, value: int) -> int | str | None:
    if kind == "each":
        return f"{value % 64} per {value // 64 % 64} {COUNTED[value // 4096]}"
    if kind == "code":
        return None if value < 0 else value
    if kind == NUMBER:
        return value
    return None if value < 0 else names[kind][value]


# -- reading ---------------------------------------------------------------------------------------


def read_agenda(s: Position, frames: Sequence[FrameJson], complain: Callable[[str], None]) -> None:
    """Puts the frames on the position's agenda; what cannot be understood is complained of and left out."""
    known = {name: (kind, -1, FIELDS.get(kind, NOTHING)) for kind, name in FRAMES.items() if kind != c.ENTRY}
    known |= {name: (c.ENTRY, what, fields) for what, (name, fields) in ENTRIES.items()}
    fields_of = {name: fields for name, (_, _, fields) in known.items()}
    for name, seat, values, at in read_frames(frames, s.seats, fields_of, complain):
        kind, what, fields = known[name]
        names = _names(s, seat)
        numbers = [0, 0, 0]
        for place, (field, kind_of_name) in enumerate(fields):
            if field:
                numbers[place] = _read_value(names, kind_of_name, values[field], f"{at}.{field}", complain)
        a, b, of = numbers if kind != c.ENTRY else [what, *numbers[:2]]
        s.push(kind, seat, a, b, of)


def _read_value(
    names: dict[str, Sequence[str]],
    kind: str,
    value: int | str | None,
    at: str,
    complain: Callable[[str], None],
) -> int:
    if kind == "each":
        found = _EACH.fullmatch(value) if isinstance(value, str) else None
        if found is None or found[3] not in COUNTED:
            complain(f"{at}: {value!r} is not like '1 per 2 coastal'; counted are: {', '.join(COUNTED)}")
            return 0
        return (COUNTED.index(found[3]) * 64 + int(found[2])) * 64 + int(found[1])
    if kind in (NUMBER, "code"):
        if isinstance(value, int):
            return value
        if value is not None or kind == NUMBER:
            complain(f"{at}: {value!r} is not a whole number")
        return c.NONE
    if value is None:
        return c.NONE
    if isinstance(value, str) and value in names[kind]:
        return names[kind].index(value)
    complain(f"{at}: there is no {kind} {value!r}")
    return c.NONE
