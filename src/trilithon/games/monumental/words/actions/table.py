"""The words of all actions."""

from __future__ import annotations

from collections.abc import Sequence

from trilithon.games.monumental.words.actions.base import ActionWords
from trilithon.games.monumental.words.actions.build_outpost import BuildOutpostWords
from trilithon.games.monumental.words.actions.buy import BuyWords
from trilithon.games.monumental.words.actions.buy_basic import BuyBasicWords
from trilithon.games.monumental.words.actions.conquer import ConquerWords
from trilithon.games.monumental.words.actions.develop import DevelopPolicyWords
from trilithon.games.monumental.words.actions.end import EndWords
from trilithon.games.monumental.words.actions.finish import FinishWords
from trilithon.games.monumental.words.actions.look_at import LookAtWords
from trilithon.games.monumental.words.actions.march import MarchWords
from trilithon.games.monumental.words.actions.pick_up import PickUpWords
from trilithon.games.monumental.words.actions.progress import ProgressWords
from trilithon.games.monumental.words.actions.step import TakeStepWords
from trilithon.games.monumental.words.actions.use_card import UseCardWords
from trilithon.games.monumental.words.actions.use_crate import UseCrateWords
from trilithon.games.monumental.words.actions.use_market import UseMarketWords
from trilithon.games.monumental.words.actions.use_policy import UsePolicyWords


def words_by_name(words: Sequence[ActionWords]) -> dict[str, ActionWords]:
    """By the names of the actions."""
    table = {one.action.name: one for one in words}
    if len(table) != len(words):
        raise ValueError("an action has words twice")
    return table


ACTION_WORDS = words_by_name(
    [
        BuyWords(),
        BuyBasicWords(),
        FinishWords(),
        DevelopPolicyWords(),
        ProgressWords(),
        ConquerWords(),
        TakeStepWords(),
        MarchWords(),
        BuildOutpostWords(),
        PickUpWords(),
        LookAtWords(),
        UseCardWords(),
        UsePolicyWords(),
        UseCrateWords(),
        UseMarketWords(),
        EndWords(),
    ]
)
