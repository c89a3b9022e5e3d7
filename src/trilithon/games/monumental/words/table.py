"""The words of everything that can lie on the agenda."""

from __future__ import annotations

from trilithon.games.monumental.words.act import ActWords
from trilithon.games.monumental.words.activate import ActivateCityWords
from trilithon.games.monumental.words.archive import ArchiveWords
from trilithon.games.monumental.words.base import MonumentalWords
from trilithon.games.monumental.words.benefit import BenefitWords
from trilithon.games.monumental.words.capital import ChooseCapitalWords
from trilithon.games.monumental.words.checks import CHECKS
from trilithon.games.monumental.words.choose import ChooseWords
from trilithon.games.monumental.words.condition import IfWords
from trilithon.games.monumental.words.convert import ConvertWords
from trilithon.games.monumental.words.copy import CopyWords
from trilithon.games.monumental.words.destroy import DestroyWords
from trilithon.games.monumental.words.discard import DiscardWords
from trilithon.games.monumental.words.effect import EffectWords
from trilithon.games.monumental.words.entries import ENTRY_WORDS
from trilithon.games.monumental.words.extra_space import ExtraSpaceWords
from trilithon.games.monumental.words.free_step import FreeStepWords
from trilithon.games.monumental.words.gain_choice import GainChoiceWords
from trilithon.games.monumental.words.keep_wonder import KeepWonderWords
from trilithon.games.monumental.words.look import LookWords
from trilithon.games.monumental.words.move_to import MoveToWords
from trilithon.games.monumental.words.order import OrderWords
from trilithon.games.monumental.words.outpost_with import OutpostWithWords
from trilithon.games.monumental.words.pay import PayWords
from trilithon.games.monumental.words.pay_any import PayAnyWords
from trilithon.games.monumental.words.reinforcing import ReinforcingWords
from trilithon.games.monumental.words.repeat_one_off import RepeatOneOffWords
from trilithon.games.monumental.words.section import SectionWords
from trilithon.games.monumental.words.share import ShareWords
from trilithon.games.monumental.words.site import SiteWords
from trilithon.games.monumental.words.stays import StaysWords
from trilithon.games.monumental.words.take import TakeWords
from trilithon.games.monumental.words.unit_move import UnitMoveWords
from trilithon.games.monumental.words.units import UnitsWords
from trilithon.games.monumental.words.use_drawn import UseDrawnWords
from trilithon.kernel.stepped import words_by_step

WORDS: dict[int, MonumentalWords] = words_by_step(
    [
        ChooseCapitalWords(),
        ActivateCityWords(),
        ActWords(),
        PayWords(),
        PayAnyWords(),
        ConvertWords(),
        KeepWonderWords(),
        SiteWords(),
        UnitsWords(),
        ShareWords(),
        OrderWords(),
        BenefitWords(),
        ChooseWords(),
        GainChoiceWords(),
        MoveToWords(),
        LookWords(),
        ArchiveWords(),
        DiscardWords(),
        CopyWords(),
        EffectWords(),
        UseDrawnWords(),
        SectionWords(),
        TakeWords(),
        ExtraSpaceWords(),
        FreeStepWords(),
        UnitMoveWords(),
        DestroyWords(),
        RepeatOneOffWords(),
        ReinforcingWords(),
        StaysWords(),
        OutpostWithWords(),
        IfWords(),
        *ENTRY_WORDS.values(),
        *CHECKS,
    ]
)
"""By the number of the step."""
