"""The civilization of `docs/how-to-write-a-civilization.md` can be played, and the page names files that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trilithon.games.monumental.game import Monumental
from trilithon.kernel.engine.rng import seeded
from trilithon.kernel.engine.state import NOBODY
from trilithon.kernel.messages import catalogue

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "how-to-write-a-civilization.md").read_text(encoding="utf-8")
MODULE = ROOT / "src" / "trilithon" / "games" / "monumental" / "modules" / "atlantis"


@pytest.fixture
def game(tmp_path: Path) -> Monumental:
    written = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert written is not None
    pack = tmp_path / "carthage.toml"
    pack.write_text(written[1], encoding="utf-8")
    return Monumental([pack])


@pytest.mark.parametrize("options", [{}, {"lost_kingdoms": True}])
def test_it_can_be_played(game: Monumental, options: dict[str, bool]) -> None:
    s = game.start(game.setup(2, {"civilizations": "carthage,egypt", **options}), 1)
    rng = seeded(1)
    while s.to_move != NOBODY:
        moves = s.moves()
        s.play(moves[rng.below(len(moves))])
    assert list(game.invariants(s)) == []


@pytest.mark.parametrize("language", ["en", "hu"])
def test_all_of_it_has_a_text(game: Monumental, language: str) -> None:
    texts = catalogue(game)
    own = [policy.id for policy in game.content.policy if policy.civilization == "carthage"]
    for thing in [
        "civilization:carthage",
        "card:cothon",
        "card:purple_dye",
        *(f"policy:{name}" for name in own),
    ]:
        said = [texts.render(text, language) for text in game.glossary()[thing]]
        assert said
        assert not any("monumental-" in text for text in said)


def test_files_that_it_names_are_there() -> None:
    table = PAGE[PAGE.index("| file of `modules/atlantis/`") :]
    named = re.findall(r"`((?:engine|words|cards)/[a-z_/]+\.(?:py|toml))`", table)
    assert len(named) >= 8
    for name in named:
        assert (MODULE / name).is_file(), name
