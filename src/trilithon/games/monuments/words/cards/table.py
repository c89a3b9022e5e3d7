"""The words of all action cards, in the order of the cards."""

from __future__ import annotations

from trilithon.games.monuments.words.cards.attack import AttackCard
from trilithon.games.monuments.words.cards.build import BuildCard
from trilithon.games.monuments.words.cards.card import CardWords
from trilithon.games.monuments.words.cards.monument import MonumentCard
from trilithon.games.monuments.words.cards.move import MoveCard
from trilithon.games.monuments.words.cards.populate import PopulateCard
from trilithon.games.monuments.words.cards.produce import ProduceCard
from trilithon.games.monuments.words.cards.quest import QuestCard
from trilithon.games.monuments.words.cards.trade import TradeCard
from trilithon.games.monuments.words.cards.train import TrainCard
from trilithon.games.monuments.words.cards.upgrade import UpgradeCard

CARD_WORDS: list[CardWords] = sorted(
    [
        UpgradeCard(),
        MoveCard(),
        ProduceCard(),
        BuildCard(),
        PopulateCard(),
        MonumentCard(),
        TrainCard(),
        AttackCard(),
        QuestCard(),
        TradeCard(),
    ],
    key=lambda words: words.card,
)
