"""The client pays as a whole, in the order in which the engine asks: that order is in a fixture of the client."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from trilithon.games.monuments.game import Monuments

CLIENT = Path(__file__).resolve().parents[3] / "client"
FIXTURES = CLIENT / "src" / "games" / "monuments" / "fixtures"


@pytest.mark.rule("MS-SPD-01", "MS-SPD-04")
def test_the_clients_order_of_payments_is_the_engines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(CLIENT / "tools")
    spec = importlib.util.spec_from_file_location("make_fixtures", FIXTURES / "make.py")
    assert spec is not None
    assert spec.loader is not None
    make = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(make)
    stored = json.loads((FIXTURES / "payment.json").read_text(encoding="utf-8"))
    assert make.payment(Monuments())["ways"] == stored["ways"], (
        "run make.py beside it, then the client's tests"
    )
