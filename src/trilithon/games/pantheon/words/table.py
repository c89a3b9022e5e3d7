"""The words of all steps that have any."""

from __future__ import annotations

from trilithon.games.pantheon.engine.steps.course import TURN
from trilithon.games.pantheon.words.action import ActionWords
from trilithon.games.pantheon.words.buy import BuyWords
from trilithon.games.pantheon.words.cards import CardsWords
from trilithon.games.pantheon.words.choose import ChooseWords
from trilithon.games.pantheon.words.course import (
    CourseWords,
    EndRoundWords,
    EndTurnWords,
    EpochWords,
    MayFollowWords,
)
from trilithon.games.pantheon.words.discard import DiscardWords
from trilithon.games.pantheon.words.draw import DrawWords
from trilithon.games.pantheon.words.follow import FollowWords
from trilithon.games.pantheon.words.free_column import FreeColumnWords
from trilithon.games.pantheon.words.loot import LootWords
from trilithon.games.pantheon.words.pay import PayWords
from trilithon.games.pantheon.words.pick_bonus import PickBonusWords
from trilithon.games.pantheon.words.place import PlaceWords
from trilithon.games.pantheon.words.play_money import PlayMoneyWords
from trilithon.games.pantheon.words.reserve import ReserveWords
from trilithon.games.pantheon.words.revealed import RevealedWords
from trilithon.games.pantheon.words.swap import SwapWords
from trilithon.games.pantheon.words.traitera import TraiteraWords
from trilithon.games.pantheon.words.upgrade import UpgradeWords
from trilithon.kernel.stepped import words_by_step

WORDS = words_by_step(
    [
        EpochWords(),
        CourseWords(TURN),
        EndTurnWords(),
        EndRoundWords(),
        MayFollowWords(),
        ChooseWords(),
        RevealedWords(),
        DiscardWords(),
        SwapWords(),
        UpgradeWords(),
        ReserveWords(),
        FreeColumnWords(),
        PickBonusWords(),
        ActionWords(),
        CardsWords(),
        PlaceWords(),
        FollowWords(),
        LootWords(),
        PlayMoneyWords(),
        BuyWords(),
        PayWords(),
        DrawWords(),
        TraiteraWords(),
    ]
)
