"""Content files: a closed schema, packs laid over it, and errors that a designer can act upon."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct, to_builtins

from trilithon.kernel.content import Entry, digest, read_content, read_head
from trilithon.kernel.errors import ContentError


class Gain(Struct, tag_field="op", tag="gain", forbid_unknown_fields=True):
    coins: int


class Choose(Struct, tag_field="op", tag="choose", forbid_unknown_fields=True):
    of: tuple[tuple[Gain | Choose, ...], ...]


class God(Entry, frozen=True, kw_only=True):
    cost: Annotated[int, Meta(ge=1, le=9)]
    kind: Literal["sun", "moon"] = "sun"
    effects: tuple[Gain | Choose, ...] = ()


class Place(Entry, frozen=True, kw_only=True):
    god: str
    at: tuple[int, Literal["north", "south"]] = (0, "north")

    def __post_init__(self) -> None:
        if self.id == self.god:
            raise ValueError("a place must not have the name of its god")


class Content(Struct, forbid_unknown_fields=True):
    god: tuple[God, ...]
    place: list[Place] = []

    def __post_init__(self) -> None:
        if unknown := {place.god for place in self.place} - {god.id for god in self.god}:
            raise ValueError(f"a place names gods that do not exist: {unknown}")


GODS = """
[[god]]
id = "ra"
source = "printed"
cost = 3

[[god]]
id = "khonsu"
source = "original"
cost = 2
kind = "moon"
effects = [{ op = "choose", of = [[{ op = "gain", coins = 1 }], []] }]
"""
PLACES = """
[[place]]
id = "thebes"
source = "reported"
god = "ra"
"""
INNER = "god 'khonsu', field effects[0].of[0][0]"


def write(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def read(folder: Path, *packs: str, gods: str = GODS, places: str = PLACES) -> Content:
    files = [write(folder, "gods.toml", gods), write(folder, "places.toml", places)]
    laid_over = [write(folder, f"pack{n}.toml", pack) for n, pack in enumerate(packs, start=1)]
    return read_content(Content, files, laid_over)


def fingerprint(content: Content) -> str:
    return digest(to_builtins(content))


def test_tables_of_several_files_come_together(tmp_path: Path) -> None:
    content = read(tmp_path)
    assert [god.id for god in content.god] == ["ra", "khonsu"]
    assert content.god[1].effects == (Choose(((Gain(1),), ())),)
    assert content.place[0].god == "ra"


def test_a_pack_replaces_fields_and_adds_entries(tmp_path: Path) -> None:
    new = '[[god]]\nid = "isis"\nsource = "original"\ncost = 9\n'
    content = read(tmp_path, '[[god]]\nid = "ra"\ncost = 4\n' + new, '[[god]]\nid = "isis"\ncost = 8\n')
    assert [(god.id, god.cost, god.source) for god in content.god] == [
        ("ra", 4, "printed"),
        ("khonsu", 2, "original"),
        ("isis", 8, "original"),
    ]


def test_a_pack_may_say_what_it_is_called_and_of_which_game_it_is(tmp_path: Path) -> None:
    pack = 'title = "Dear  gods"\ngame = "olymp"\n[[god]]\nid = "ra"\ncost = 4\n'
    assert read(tmp_path, pack).god[0].cost == 4
    assert read_head(tmp_path / "pack1.toml") == ("Dear gods", "olymp")
    assert read_head(write(tmp_path, "cheap.toml", "")) == ("cheap", None)
    with pytest.raises(ContentError, match=r"gods\.toml: there is no table 'title'"):
        read(tmp_path, gods='title = "not here"\n' + GODS)


@pytest.mark.parametrize(
    ("head", "complaint"),
    [
        ("title = 5", "title must be a text, such as 'Dear gods'"),
        ('game = " "', "game must be a text, such as 'pantheon'"),
        (f'title = "{61 * "x"}"', "title has 61 characters; at most 60 are allowed"),
        ("title", "is not TOML"),
    ],
)
def test_a_head_that_is_none(tmp_path: Path, head: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=rf"pack\.toml: {complaint}"):
        read_head(write(tmp_path, "pack.toml", head))


def test_the_digest_follows_the_content_and_nothing_else(tmp_path: Path) -> None:
    plain = fingerprint(read(tmp_path))
    assert len(plain) == 12
    assert fingerprint(read(tmp_path, gods="# a comment\n" + GODS)) == plain
    assert fingerprint(read(tmp_path, gods=GODS.replace("printed", "reported"))) == plain
    assert fingerprint(read(tmp_path, '[[god]]\nid = "ra"\ncost = 3\n')) == plain
    assert fingerprint(read(tmp_path, '[[god]]\nid = "ra"\ncost = 4\n')) != plain


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("cost = 3", "coast = 3"), "god 'ra': there is no field 'coast'; did you mean 'cost'? (all"),
        (("cost = 3", ""), "god 'ra': field 'cost' is missing"),
        (("cost = 3", "cost = 10"), "god 'ra', field cost: Expected int <= 9"),
        (("cost = 3", 'cost = "3"'), "god 'ra', field cost: Expected int, got str"),
        (('source = "printed"', ""), "god 'ra': field 'source' is missing"),
        (('"printed"', '"print"'), "god 'ra', field source: cannot be 'print'; did you mean 'printed'? (all"),
        (('"moon"', '"mars"'), "god 'khonsu', field kind: cannot be 'mars' (allowed: moon, sun)"),
        (('"gain"', '"gian"'), f"{INNER}.op: cannot be 'gian'; did you mean 'gain'? (allowed: gain, choose)"),
        (("coins = 1", "coin = 1"), f"{INNER}: there is no field 'coin'; did you mean 'coins'? (allowed: c"),
        ((", coins = 1", ""), f"{INNER}: field 'coins' is missing"),
        (('op = "choose", ', ""), "god 'khonsu', field effects[0]: field 'op' is missing"),
        (("[[god]]", "[god]"), "is not TOML"),
        (("cost = 3", "cost = "), "is not TOML: Invalid value (at line 5"),
        (('id = "ra"', ""), "entry 1 of 'god' needs an id"),
        (('id = "ra"', "id = 1"), "entry 1 of 'god' needs an id"),
        (('id = "ra"', 'id = "khonsu"'), "god 'khonsu' is there twice"),
        (("[[god]]", "[[gods]]"), "there is no table 'gods'; did you mean 'god'? (allowed: god, place)"),
    ],
)  # fmt: skip
def test_errors_name_file_entry_and_field(tmp_path: Path, change: tuple[str, str], complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        read(tmp_path, gods=GODS.replace(*change))
    assert str(caught.value).startswith(f"{tmp_path / 'gods.toml'}: {complaint}")


@pytest.mark.parametrize(
    ("places", "complaint"),
    [
        (PLACES.replace('"thebes"', '"ra"'), "place 'ra': a place must not have the name of its god"),
        (PLACES.replace('"ra"', '"re"'), ": a place names gods that do not exist: {'re'}"),
        (PLACES + 'at = [1, "west"]\n', "'thebes', field at[1]: cannot be 'west' (allowed: north, south)"),
        ("place = 1", "places.toml: 'place' must be a list of entries, each under its own [[place]]"),
    ],
)  # fmt: skip
def test_rules_between_entries_are_checked_too(tmp_path: Path, places: str, complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        read(tmp_path, places=places)
    assert str(caught.value).endswith(complaint)
    assert str(caught.value).startswith(str(tmp_path))


NEW = "this would be a new god, which needs it"


@pytest.mark.parametrize(
    ("pack", "complaint"),
    [
        ('[[god]]\nid = "ra"\ncost = 0\n', "god 'ra', field cost: Expected int >= 1"),
        ('[[god]]\nid = "seth"\ncost = 1\n', f"god 'seth': field 'source' is missing; {NEW}"),
        (
            '[[god]]\nid = "konsu"\ncost = 1\n',
            f"god 'konsu': field 'source' is missing; {NEW}; did you mean 'khonsu'?",
        ),
        ('[[place]]\nid = "thebes"\ngod = "zeus"\n', "a place names gods that do not exist: {'zeus'}"),
        ('[[god]]\nid = "ra"\n[[god]]\nid = "ra"\n', "god 'ra' is there twice; ids must differ"),
    ],
)
def test_errors_after_merging_name_the_pack(tmp_path: Path, pack: str, complaint: str) -> None:
    with pytest.raises(ContentError) as caught:
        read(tmp_path, '[[god]]\nid = "ra"\ncost = 5\n', pack)
    assert str(caught.value) == f"{tmp_path / 'pack2.toml'}: {complaint}"


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"nowhere\.toml: cannot be read: No such file"):
        read_content(Content, [tmp_path / "nowhere.toml"])


class Open(Struct):
    id: str
    source: str


class OpenContent(Struct):
    entry: list[Open]


def test_an_open_schema_is_a_mistake_in_the_program() -> None:
    with pytest.raises(TypeError, match="'entry' must have id and source, and forbid unknown fields"):
        read_content(OpenContent, [])
