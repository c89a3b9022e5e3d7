"""Content that is kept with what is played by it: a table or a record is always loaded with its own.

What is kept is content as it was resolved (files, packs laid over them, every field written out), as JSON, and the
version of the schema that it was written under. Its name is the digest of that JSON, whatever the schema is now: so a
tuned number, a field that is new and an entry that is gone end no game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic

import msgspec

from trilithon.kernel.content import Content, digest, read_content
from trilithon.kernel.errors import ContentError

Json = dict[str, Any]
Migration = Callable[[Json], Json]
"""From the tables of one version of a schema to those of the next; it may change what it is given."""
BASE = ""
"""The game itself, among the names of modules."""


@dataclass(frozen=True)
class Kept:
    """The content of a game or of one of its modules. Equal if written alike, so that a cache can look for it."""

    schema: int
    json: bytes

    @cached_property
    def digest(self) -> str:
        return digest(self.tables())

    def tables(self) -> Json:
        """By name, as a copy that may be changed."""
        try:
            tables = msgspec.json.decode(self.json)
        except msgspec.DecodeError as error:
            raise ContentError(f"the content that was kept is not JSON: {error}") from None
        if not isinstance(tables, dict) or not all(_is_table(entries) for entries in tables.values()):
            raise ContentError("the content that was kept has no tables")
        return tables


def _is_table(entries: object) -> bool:
    return isinstance(entries, list) and all(isinstance(entry, dict) for entry in entries)


Parts = Mapping[str, Kept]
"""All content that a game is played with, by the name of the module; BASE is the game itself."""
NOTHING_KEPT: Parts = MappingProxyType({})
"""Content stands in the files of the game."""


@dataclass(frozen=True)
class Loaded(Generic[Content]):
    """Content in use, and as it is kept."""

    content: Content
    kept: Kept

    @property
    def digest(self) -> str:
        return self.kept.digest


class Schema(Generic[Content]):
    """What content looks like now, in which folder it stands, and how older content becomes such.

    A change of the Struct that content of before does not fit needs one more migration. One that was published is
    never changed.
    """

    def __init__(self, struct: type[Content], folder: Path, migrations: Sequence[Migration] = ()) -> None:
        self.struct = struct
        self.folder = folder
        self.migrations = tuple(migrations)

    @property
    def version(self) -> int:
        return 1 + len(self.migrations)

    def read(self, packs: Sequence[Path] = ()) -> Loaded[Content]:
        """From the files, with packs laid over them."""
        content = read_content(self.struct, sorted(self.folder.glob("*.toml")), packs)
        return Loaded(content, Kept(self.version, msgspec.json.encode(content, order="sorted")))

    def load(self, kept: Kept) -> Loaded[Content]:
        """As it was kept, whatever stands in the files now."""
        if not 1 <= kept.schema <= self.version:
            raise ContentError(
                f"content {kept.digest} was kept under version {kept.schema} of its schema; "
                f"here is version {self.version}"
            )
        tables = kept.tables()
        for migrate in self.migrations[kept.schema - 1 :]:
            tables = migrate(tables)
        try:
            return Loaded(msgspec.convert(tables, self.struct), kept)
        except msgspec.ValidationError as error:
            raise ContentError(f"content {kept.digest} cannot be used any more: {error}") from None


# -- names of parts ----------------------------------------------------------------------------------


def word(part: str, content: str) -> str:
    """The digest of a part, and which part it is: a row of these names all content of a game."""
    return content if part == BASE else f"{part}:{content}"


def parts_named(words: str) -> dict[str, str]:
    """The digests of all parts, as such a row names them."""
    named = [one.rpartition(":") for one in words.split()]
    return {part: content for part, _, content in named}


# -- as JSON, for records and files ------------------------------------------------------------------


def to_json(kept: Kept) -> Json:
    return {"schema": kept.schema, "tables": kept.tables()}


def from_json(said: object) -> Kept:
    """ContentError if this is not what `to_json` makes."""
    if not isinstance(said, dict) or set(said) != {"schema", "tables"} or type(said["schema"]) is not int:
        raise ContentError('content is kept as {"schema": 1, "tables": {...}}')
    kept = Kept(said["schema"], msgspec.json.encode(said["tables"], order="sorted"))
    kept.tables()
    return kept


def write_beside(folder: Path, parts: Parts) -> None:
    """Into files that are named by their digests, for records in the same folder; what is there already stays."""
    for part, kept in parts.items():
        file = folder / _file_name(part, kept.digest)
        if not file.exists():
            file.write_text(json.dumps(to_json(kept), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def read_beside(folder: Path, part: str, content: str) -> Kept | None:
    """None: there is no such file. ContentError if it is not what its name says."""
    file = folder / _file_name(part, content)
    if not file.exists():
        return None
    try:
        kept = from_json(json.loads(file.read_text(encoding="utf-8")))
    except (ValueError, RecursionError) as error:
        raise ContentError(f"{file}: is not JSON: {error}") from None
    if kept.digest != content:
        raise ContentError(f"{file}: this is content {kept.digest}, not {content}")
    return kept


def _file_name(part: str, content: str) -> str:
    return f"content-{word(part, content).replace(':', '-')}.json"
