"""Content that is kept: the same as from the files, whatever the files and the schema become."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from trilithon.kernel.content import Entry
from trilithon.kernel.errors import ContentError
from trilithon.kernel.kept import (
    BASE,
    Kept,
    Schema,
    from_json,
    parts_named,
    read_beside,
    to_json,
    word,
    write_beside,
)

GODS = """\
[[god]]
id = "ra"
source = "printed"
cost = 3
gains = [1, 2]
"""


class God(Entry, frozen=True, kw_only=True):
    cost: int
    gains: tuple[int, ...] = ()


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    god: tuple[God, ...]


class NewGod(Entry, frozen=True, kw_only=True):
    """As gods became two versions later: a price has another name, and they belong somewhere."""

    price: int
    gains: tuple[int, ...] = ()
    place: str


class NewContent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    god: tuple[NewGod, ...]


def rename_cost(tables: dict[str, Any]) -> dict[str, Any]:
    for god in tables["god"]:
        god["price"] = god.pop("cost")
    return tables


def add_place(tables: dict[str, Any]) -> dict[str, Any]:
    return {"god": [{**god, "place": "nowhere"} for god in tables["god"]]}


@pytest.fixture
def old(tmp_path: Path) -> Schema[Content]:
    (tmp_path / "gods.toml").write_text(GODS, encoding="utf-8")
    return Schema(Content, tmp_path)


def test_kept_content_is_the_same_whatever_the_files_say(old: Schema[Content], tmp_path: Path) -> None:
    loaded = old.read()
    (tmp_path / "gods.toml").write_text(GODS.replace("cost = 3", "cost = 4"), encoding="utf-8")
    assert old.read().digest != loaded.digest
    again = old.load(Kept(loaded.kept.schema, loaded.kept.json))
    assert (again.content, again.digest) == (loaded.content, loaded.digest)


def test_packs_are_kept_as_part_of_it(old: Schema[Content], tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    pack.write_text('[[god]]\nid = "ra"\ncost = 9\n', encoding="utf-8")
    loaded = old.read([pack])
    pack.unlink()
    assert old.load(loaded.kept).content.god[0].cost == 9


def test_older_content_is_brought_up_to_date_and_keeps_its_name(old: Schema[Content]) -> None:
    new = Schema(NewContent, old.folder, [rename_cost, add_place])
    between = Schema(NewContent, old.folder, [rename_cost])
    assert (old.version, between.version, new.version) == (1, 2, 3)
    kept = old.read().kept
    loaded = new.load(kept)
    assert loaded.content == NewContent(
        (NewGod(id="ra", source="printed", price=3, gains=(1, 2), place="nowhere"),)
    )
    assert loaded.digest == kept.digest == old.read().digest
    assert loaded.kept is kept, "what is kept is not written anew"
    renamed = Kept(2, msgspec.json.encode(rename_cost(kept.tables())))
    assert new.load(renamed).content == loaded.content


def test_content_of_a_version_to_come_is_refused(old: Schema[Content]) -> None:
    kept = old.read().kept
    for version in (0, 2):
        with pytest.raises(ContentError, match=rf"under version {version} of its schema; here is version 1"):
            old.load(Kept(version, kept.json))


@pytest.mark.parametrize("text", [b"[]", b"{", b'{"god": 5}', b'{"god": [5]}'])
def test_what_is_no_content_is_refused(old: Schema[Content], text: bytes) -> None:
    with pytest.raises(ContentError, match="the content that was kept"):
        old.load(Kept(1, text))


def test_content_that_fits_no_more_is_refused_by_its_name(old: Schema[Content]) -> None:
    kept = old.read().kept
    with pytest.raises(ContentError, match=f"content {kept.digest} cannot be used any more: .*unknown field"):
        Schema(NewContent, old.folder).load(kept)


def test_equal_ones_are_equal_after_a_journey(old: Schema[Content]) -> None:
    kept = old.read().kept
    assert pickle.loads(pickle.dumps(kept)) == kept
    assert hash(from_json(json.loads(json.dumps(to_json(kept))))) == hash(kept)


@pytest.mark.parametrize("said", [5, {}, {"schema": "1", "tables": {}}, {"schema": 1, "tables": {"god": 1}}])
def test_other_json_is_no_content(said: object) -> None:
    with pytest.raises(ContentError):
        from_json(said)


def test_all_content_of_a_game_is_named_in_one_text() -> None:
    digests = {BASE: "8f7f04d7d351", "provinces": "9ac99a14bd44"}
    words = " ".join(word(part, digest) for part, digest in digests.items())
    assert words == "8f7f04d7d351 provinces:9ac99a14bd44"
    assert parts_named(words) == digests


def test_files_beside_records(old: Schema[Content], tmp_path: Path) -> None:
    kept = old.read().kept
    folder = tmp_path / "records"
    folder.mkdir()
    write_beside(folder, {BASE: kept, "nexus": kept})
    own, module = (folder / f"content-{name}{kept.digest}.json" for name in ("", "nexus-"))
    assert sorted(folder.iterdir()) == sorted([own, module])
    assert read_beside(folder, BASE, kept.digest) == read_beside(folder, "nexus", kept.digest) == kept
    assert read_beside(folder, "provinces", kept.digest) is None
    own.write_text(own.read_text(encoding="utf-8").replace('"cost": 3', '"cost": 4'), encoding="utf-8")
    write_beside(folder, {BASE: kept})
    with pytest.raises(ContentError, match=f"not {kept.digest}"):
        read_beside(folder, BASE, kept.digest)
    module.write_text("{", encoding="utf-8")
    with pytest.raises(ContentError, match="is not JSON"):
        read_beside(folder, "nexus", kept.digest)
