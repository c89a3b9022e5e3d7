"""All of which abilities are made, in one place; in the game each kind stands with the words of its step."""

from __future__ import annotations

from trilithon.games.monumental.abilities import Ability, Target, When
from trilithon.games.monumental.counts import (
    ActiveCards,
    Behind,
    CardKind,
    Condition,
    Each,
    Gained,
    Has,
)
from trilithon.games.monumental.effects import Part, all_parts, sentences
from trilithon.games.monumental.goods import Basic, Goods
from trilithon.games.monumental.standing import (
    ConquestPrice,
    Defence,
    LootBoth,
    OutpostUnits,
    Price,
    Rule,
    SecondPickup,
)
from trilithon.games.monumental.words.archive import Archive
from trilithon.games.monumental.words.archive_self import ArchiveSelf
from trilithon.games.monumental.words.choose import Choose
from trilithon.games.monumental.words.condition import If
from trilithon.games.monumental.words.convert import Convert
from trilithon.games.monumental.words.copy import Copy
from trilithon.games.monumental.words.destroy import Destroy
from trilithon.games.monumental.words.discard import DiscardCity
from trilithon.games.monumental.words.draw import Draw
from trilithon.games.monumental.words.extra_space import Activate
from trilithon.games.monumental.words.free_step import ExplorerStep
from trilithon.games.monumental.words.gain_choice import GainChoice
from trilithon.games.monumental.words.gains import Discount, ExtraPickup, Gain, Reinforce
from trilithon.games.monumental.words.pay import Pay
from trilithon.games.monumental.words.repeat_one_off import RepeatOneoff
from trilithon.games.monumental.words.section import CompleteSection
from trilithon.games.monumental.words.take import Take
from trilithon.games.monumental.words.unit_move import UnitMove
from trilithon.kernel.collecting import leaves

WORDS = "trilithon.games.monumental.words."

PARTS = [part for part in leaves(Part) if part.__module__.startswith(WORDS)]
"""Every kind that the base game has;"""
RULES = [rule for rule in leaves(Rule) if rule.__module__ == Rule.__module__]
CONDITIONS = [condition for condition in leaves(Condition) if condition.__module__ == Condition.__module__]
"""the same of rules and conditions."""

__all__ = [
    "CONDITIONS",
    "PARTS",
    "RULES",
    "Ability",
    "Activate",
    "ActiveCards",
    "Archive",
    "ArchiveSelf",
    "Basic",
    "Behind",
    "CardKind",
    "Choose",
    "CompleteSection",
    "Condition",
    "ConquestPrice",
    "Convert",
    "Copy",
    "Defence",
    "Destroy",
    "DiscardCity",
    "Discount",
    "Draw",
    "Each",
    "ExplorerStep",
    "ExtraPickup",
    "Gain",
    "GainChoice",
    "Gained",
    "Goods",
    "Has",
    "If",
    "LootBoth",
    "OutpostUnits",
    "Part",
    "Pay",
    "Price",
    "Reinforce",
    "RepeatOneoff",
    "Rule",
    "SecondPickup",
    "Take",
    "Target",
    "UnitMove",
    "When",
    "all_parts",
    "sentences",
]
