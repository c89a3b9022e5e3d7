"""Monumental's content as tables of numbers, made once at load and shared by all positions (see `tabulate.py`)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64

from trilithon.kernel.engine.events import Message


class Box:
    """Read-only. Kinds of cards, abilities, codes, tokens and civilizations are indices; `-1` means none.

    Abilities are numbered with their owners: that of a card has the card's number, that of a Policy follows them.

    A *code* is an effect: a row of parts in `parts`, each of them the number of a step and its fields
    (`kernel.engine.agenda.PART` numbers). Code 0 is the effect that does nothing.
    """

    # effects
    parts: vec[i16]
    code_start: vec[i16]  # per code: where its parts begin in `parts`
    code_end: vec[i16]  # and where they end
    code_texts: list[Message]
    choices: list[vec[i16]]  # for CHOOSE: codes
    conditions: list[vec[i16]]  # for IF: condition, what, how many; ...

    # kinds of cards
    cards: i64
    card_ids: list[str]
    card_names: list[Message]
    card_kind: vec[i16]
    card_deck: vec[i16]
    card_copies: vec[i16]
    card_players: vec[i16]  # so many must play for it to be in the game
    cost: vec[i16]  # of a Wonder: its first stage
    second_cost: vec[i16]  # of a Wonder: its second stage
    alternative: vec[i16]
    icons: vec[i16]  # kind * RESOURCES + resource: how many of it activating brings
    has_icons: vec[i16]
    alphabetical: vec[
        i16
    ]  # its place in the alphabetical order of English names, which is the same for every reader
    policy_icons: vec[i16]  # policy * RESOURCES + resource
    bonus: vec[i16]  # of a Wonder: code
    basics: vec[i16]  # cards of the basic piles

    # abilities
    ability_ids: list[str]  # named after the card or Policy that has them
    use_code: vec[i16]
    free_use: vec[i16]  # 1 if it costs nothing to use it
    when_archived: vec[i16]  # code: the rest of an effect that begins with archiving its own card (MO-EFF-27)
    rule_start: vec[i16]  # per ability: its rows in `rules`, from here to where the next one's begin
    rules: vec[i16]  # rule, amount; ...
    trigger_start: vec[i16]  # the same in `triggers`
    triggers: vec[i16]  # event, filter (0 for any), code; ...
    archives_itself: vec[i16]
    copyable: vec[i16]  # 1 if copying it gives something (MO-EFF-18)
    use_texts: list[Message]  # what using it does, as a clause; of nothing if it cannot be used

    # estimates in hundredths of a point, for the evaluation (see `worth.py`)
    ability_worth: vec[i16]  # per turn in which it is active
    card_worth: vec[i16]  # per card: icons and ability in such a turn
    bonus_worth: vec[i16]  # per card: the completion bonus
    bargain_worth: vec[i16]  # per Market token

    # civilizations
    civilizations: i64
    civilization_ids: list[str]
    civilization_names: list[Message]
    warlord_names: list[Message]
    warlord_code: vec[i16]
    warlord_texts: list[Message]
    warlord_type: vec[i16]  # in the order of `schema.WARLORD_TYPES`
    special: vec[i16]  # card
    starting: vec[i16]  # card

    # Policies of all civilizations
    policy_ids: list[str]
    policy_names: list[Message]
    policy_start: vec[i16]  # per civilization: the first of its Policies
    policy_end: vec[i16]  # and the one after the last
    one_off: vec[i16]  # code
    one_off_texts: list[Message]

    # Exploration tokens: Barbarians, then Free Cities
    tokens: i64
    token_ids: list[str]
    token_copies: vec[i16]
    token_value: vec[i16]  # 1 to 4, or FREE_CITY
    token_front: vec[i16]  # tokens with the same number look the same before they are turned
    token_price: vec[i16]  # token * BASICS + resource: of a Free City
    token_benefits: vec[i16]  # token * 2 + which: code
    token_texts: list[Message]  # what its back says
    benefit_texts: list[list[Message]]  # the two apart

    # Markets and their tokens, which are numbered through all Markets
    markets: i64
    market_ids: list[str]
    market_names: list[Message]
    bargain_start: vec[i16]  # per market: the first of its tokens
    bargain_end: vec[i16]  # and the one after the last
    bargain_code: vec[i16]
    bargain_ids: list[str]

    # for the beginning of games, so that it is worked out once
    common: list[int]  # starting cards that everybody has, each as often as there is one
    to_acquire: dict[int, list[int]]  # by the number of seats: cards that are nobody's at first
    physical: dict[int, list[str]]  # the same: names of all cards
    stock: vec[i16]  # counters in the box, by resource (MO-RES-17)
