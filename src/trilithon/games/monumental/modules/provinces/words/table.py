"""The words of the module's steps and actions."""

from __future__ import annotations

from trilithon.games.monumental.modules.provinces.words.bid import BidWords
from trilithon.games.monumental.modules.provinces.words.buy_reserved import (
    BuyReservedWords,
    ReservedBoughtCheck,
)
from trilithon.games.monumental.modules.provinces.words.entries import EntryMineWords, EntryOasisWords
from trilithon.games.monumental.modules.provinces.words.match import MatchWords
from trilithon.games.monumental.modules.provinces.words.mine import MineWords
from trilithon.games.monumental.modules.provinces.words.reserve import ReserveWords

WORDS = (
    BidWords(),
    MatchWords(),
    EntryOasisWords(),
    EntryMineWords(),
    ReserveWords(),
    ReservedBoughtCheck(),
    MineWords(),
)
ACTION_WORDS = (BuyReservedWords(),)
