"""Content of a game (cards, tiles, maps, prices) from TOML files, under a closed schema.

A game describes its box by one msgspec Struct whose fields are the tables of its files; every table holds
entries that have an `id` and a `source`. A pack is a file of the user's with the same tables: an entry whose
id is known replaces the fields it gives, any other is new; above them it may say what it is called and of which game
it is (`title = "Dear gods"`, `game = "pantheon"`). What cannot be right is a ContentError that names the file, the
entry and the field, and says what would be allowed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import inspect

from trilithon.kernel.errors import ContentError

Source = Literal["printed", "reported", "original"]
"""The rulebook states it; another public source does; or it is designed here, because nobody does."""

HEAD = {"title": "Dear gods", "game": "pantheon"}
"""What a pack may say of itself above its tables, each with an example."""
LONGEST_TITLE = 60


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry has: an id that never changes, and where its numbers come from."""

    id: str
    source: Source


Content = TypeVar("Content", bound=msgspec.Struct)


def read_content(schema: type[Content], files: Sequence[Path], packs: Sequence[Path] = ()) -> Content:
    """The content of these files with the packs laid over it in the order given, each checked as it comes."""
    _check_schema(schema)
    box: _Box = {table: {} for table in schema.__struct_fields__}
    for file in files:
        _add(box, file, is_pack=False)
    content = _build(schema, box, str(files[0].parent) if files else "no files")
    for pack in packs:
        _add(box, pack, is_pack=True)
        content = _build(schema, box, str(pack))
    return content


def digest(tables: Mapping[str, Sequence[Mapping[str, Any]]]) -> str:
    """A short fingerprint of all that can change a game; `source` cannot, so it is left out."""
    telling = {
        table: [{field: value for field, value in entry.items() if field != "source"} for entry in entries]
        for table, entries in tables.items()
    }
    return blake2b(msgspec.json.encode(telling, order="deterministic"), digest_size=6).hexdigest()


class PackHead(NamedTuple):
    """What a pack says of itself."""

    title: str
    """What it is called; unless it says so, like its file."""
    game: str | None
    """The game it is for, if it says so."""


def read_head(pack: Path) -> PackHead:
    said = _parse(pack)
    for field in HEAD:
        if field in said and (not isinstance(said[field], str) or not said[field].strip()):
            raise ContentError(f"{pack}: {field} must be a text, such as {HEAD[field]!r}")
    title = " ".join(said.get("title", pack.stem).split())
    if len(title) > LONGEST_TITLE:
        raise ContentError(f"{pack}: title has {len(title)} characters; at most {LONGEST_TITLE} are allowed")
    return PackHead(title, said.get("game"))


# -- reading and merging ---------------------------------------------------------------------------


class _Found(NamedTuple):
    """An entry as it was read, and the file that had the last word on it."""

    fields: dict[str, Any]
    file: Path
    is_new: bool = False
    """A pack has added it; or so it seems, for an id with a slip of the pen is new as well."""


_Box = dict[str, dict[str, _Found]]


def _add(box: _Box, file: Path, is_pack: bool) -> None:
    seen: set[tuple[str, str]] = set()
    for table, entries in _parse(file).items():
        if is_pack and table in HEAD:
            continue
        if table not in box:
            raise ContentError(f"{file}: there is no table {table!r}{instead(table, box)}")
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise ContentError(f"{file}: {table!r} must be a list of entries, each under its own [[{table}]]")
        for number, entry in enumerate(entries, start=1):
            name = entry.get("id")
            if not isinstance(name, str) or not name:
                raise ContentError(f"{file}: entry {number} of {table!r} needs an id, which is a text")
            if (table, name) in seen or (name in box[table] and not is_pack):
                raise ContentError(f"{file}: {table} {name!r} is there twice; ids must differ")
            seen.add((table, name))
            known = box[table].get(name)
            is_new = is_pack and known is None
            box[table][name] = _Found(entry if known is None else known.fields | entry, file, is_new)


def _parse(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(f"{file}: cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise ContentError(f"{file}: is not TOML: {error}") from None


# -- checking --------------------------------------------------------------------------------------


def _check_schema(schema: type[msgspec.Struct]) -> None:
    """Mistakes of whoever wrote the schema, found before they let a mistake in a file pass."""
    for table, entry in _tables(schema).items():
        if not entry.forbid_unknown_fields or not {"id", "source"} <= {field.name for field in entry.fields}:
            raise TypeError(f"entries of {table!r} must have id and source, and forbid unknown fields")


def _tables(schema: type[msgspec.Struct]) -> dict[str, inspect.StructType]:
    info = inspect.type_info(schema)
    assert isinstance(info, inspect.StructType)
    tables = {}
    for field in info.fields:
        if not isinstance(field.type, inspect.ListType | inspect.VarTupleType):
            raise TypeError(f"table {field.name!r} must be a list or tuple of entries")
        if not isinstance(field.type.item_type, inspect.StructType):
            raise TypeError(f"entries of {field.name!r} must be of one Struct type")
        tables[field.name] = field.type.item_type
    return tables


def _build(schema: type[Content], box: _Box, blamed: str) -> Content:
    """The checked content; `blamed` answers for what is wrong with no entry in particular."""
    raw = {table: [found.fields for found in entries.values()] for table, entries in box.items()}
    try:
        return msgspec.convert(raw, schema)
    except msgspec.ValidationError as error:
        problem, steps = _split(str(error))
        if len(steps) < 2:
            raise ContentError(f"{blamed}: {problem}") from None
        table, index = str(steps[0]), int(steps[1])
        name, found = list(box[table].items())[index]
        where = _Place(_tables(schema)[table], found.fields)
        for step in steps[2:]:
            where = where.inside(step)
        path = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps[2:])
        field = f", field {path[1:]}" if path else ""
        wrong = where.explain(problem)
        if found.is_new and wrong.endswith("is missing") and not path:
            others = [other for other in box[table] if other != name]
            wrong += f"; this would be a new {table}, which needs it{_meant(name, others)}"
        raise ContentError(f"{found.file}: {table} {name!r}{field}: {wrong}") from None


def _split(error: str) -> tuple[str, list[str | int]]:
    """What msgspec says is wrong, and the steps to where it is: `… - at `$.god[3].cost``."""
    problem, _, path = error.partition(" - at `$")
    steps = re.findall(r"\.(\w+)|\[(\d+)\]", path)
    return problem, [name or int(index) for name, index in steps]


class _Place(NamedTuple):
    """A place in an entry: what the schema wants there (None where we cannot tell), and what was found."""

    type: inspect.Type | None
    found: Any
    tags: tuple[str, ...] = ()
    """If this is the field that says which of several kinds the thing around it is: the kinds there are."""

    def inside(self, step: str | int) -> _Place:
        found = _get(self.found, step)
        match self.type:
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return _Place(item, found)
            case inspect.TupleType(item_types=items) if isinstance(step, int) and step < len(items):
                return _Place(items[step], found)
        if tags := tuple(str(kind.tag) for kind in self._kinds() if kind.tag_field == step):
            return _Place(None, found, tags)
        types = [field.type for field in self._known_fields() if field.encode_name == step]
        return _Place(types[0] if types else None, found)

    def explain(self, problem: str) -> str:
        if match := re.fullmatch(r"Object contains unknown field `(.*)`", problem):
            names = [field.encode_name for field in self._known_fields()]
            return f"there is no field {match[1]!r}{instead(match[1], names)}"
        if match := re.fullmatch(r"Object missing required field `(.*)`", problem):
            return f"field {match[1]!r} is missing"
        if problem.startswith("Invalid"):
            values = self.type.values if isinstance(self.type, inspect.LiteralType) else self.tags
            return f"cannot be {self.found!r}{instead(str(self.found), [str(value) for value in values])}"
        return problem.replace("`", "")

    def _kinds(self) -> list[inspect.StructType]:
        types = self.type.types if isinstance(self.type, inspect.UnionType) else (self.type,)
        return [one for one in types if isinstance(one, inspect.StructType)]

    def _known_fields(self) -> list[inspect.Field]:
        """The fields of the thing that was found here, which may be one of several kinds."""
        kinds = [kind for kind in self._kinds() if kind.tag in (None, _get(self.found, kind.tag_field))]
        return [field for kind in kinds for field in kind.fields]


def _get(found: Any, step: str | int | None) -> Any:
    try:
        return found[step]
    except (LookupError, TypeError):
        return None


def refuse_unknown(entry: str, field: str, value: str, known: Iterable[str]) -> None:
    """An entry names another one, which must be there: `entry` is what names it, as in `policy 'guilds'`."""
    names = list(known)
    if value not in names:
        raise ValueError(f"{entry}, field {field}: cannot be {value!r}{instead(value, names)}")


def instead(wrong: str, allowed: Iterable[str]) -> str:
    """The end of a sentence that says what is wrong: what was probably meant, and all that is allowed."""
    names = list(allowed)
    meant = _meant(wrong, names)
    return f"{meant} (allowed: {', '.join(names)})" if names else meant


def _meant(wrong: str, names: list[str]) -> str:
    close = get_close_matches(wrong, names, n=1)
    return f"; did you mean {close[0]!r}?" if close else ""
