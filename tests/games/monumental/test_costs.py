"""What things cost, whether that can be paid, and what activating brings: the view says it, no page works it out."""

from __future__ import annotations

from tests.games.monumental.scenario import Scenario
from trilithon.games.monumental.view import view


def test_a_price_says_how_much_gold_it_takes_and_what_is_missing() -> None:
    cards = ("academy", "sailing", "great_pyramid")
    for production, gold, wanted in ((20, 0, (0, 0)), (0, 20, (1, 0)), (0, 1, (None, None))):
        play = Scenario().goods(0, production=production, gold=gold).display(*cards).play()
        cost = view(play.state, 0)["costs"]["display:1"]
        assert cost["resource"] == "production"
        if wanted == (None, None):
            assert (cost["gold"], cost["short"]) == (1, cost["n"] - 1)
        else:
            assert (cost["gold"], cost["short"]) == (cost["n"] * wanted[0], 0)


def test_knowledge_is_paid_in_science_and_policies_in_culture_alone() -> None:
    play = Scenario().goods(0, gold=20).display("sailing").play()
    costs = view(play.state, 0)["costs"]
    assert costs["display:1"]["resource"] == "science"
    assert costs["science"] == {"resource": "science", "n": 2, "gold": 2, "short": 0}
    policies = [cost for name, cost in costs.items() if name.startswith("policy:")]
    assert len(policies) == 5
    assert all(cost == {"resource": "culture", "n": 1, "gold": 0, "short": 1} for cost in policies)


def test_a_spectator_has_no_prices() -> None:
    assert view(Scenario().play().state, -1)["costs"] == {}


def test_every_crossing_tells_what_it_brings() -> None:
    play = Scenario().city(0, a1="work_camp", a2="forum", b1="archery_range").turn(0, phase=1).play()
    crossings = view(play.state, 0)["asked_about"]["crossings"]
    assert crossings["a1"]["spaces"] == ["a1", "a2", "a3", "b1", "c1"]
    assert len(crossings) == 9
    goods = play.do("activate a1").goods(0)
    assert {name: n for name, n in goods.items() if n} == crossings["a1"]["goods"]
