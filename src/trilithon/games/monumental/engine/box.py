"""Monumental's content as integer tables, made once at load and shared by all positions (see `tabulate.py`)."""

from __future__ import annotations

from trilithon.kernel.engine.events import Message


class Box:
    """Read-only. Kinds of cards, abilities, tokens and civilizations are indices; `-1` means none.

    Abilities are numbered with their owners: that of a card has the card's number, that of a Policy follows them.
    A code is a row of parts of four integers: the kind of a frame and its a, b, c.
    """

    # kinds of cards
    cards: int
    card_ids: list[str]
    card_names: list[Message]
    card_kind: list[int]
    card_deck: list[int]
    card_copies: list[int]
    cost: list[int]  # of a Wonder: its first stage
    second_cost: list[int]  # of a Wonder: its second stage
    alternative: list[int]
    icons: list[list[int]]  # per card: resource, amount, resource, amount, ...
    bonus: list[list[int]]  # of a Wonder: code

    # abilities
    use_code: list[list[int]]
    rules: list[list[int]]  # per ability: rule, amount, rule, amount, ...
    triggers: list[list[int]]  # per ability: event, filter, code; ...
    copies_others: list[int]  # 1 if it is a Copy effect
    archives_itself: list[int]
    use_texts: list[Message]  # what using it does, as a clause; of nothing if it cannot be used

    # estimates in hundredths of a point, for the evaluation (see `worth.py`)
    ability_worth: list[int]  # per turn in which it is active
    card_worth: list[int]  # per card: icons and ability in such a turn
    bonus_worth: list[int]  # per card: the completion bonus
    bargain_worth: list[list[int]]  # per market and token

    # civilizations
    civilizations: int
    civilization_ids: list[str]
    civilization_names: list[Message]
    warlord_names: list[Message]
    warlord_type: list[int]
    warlord_code: list[list[int]]
    warlord_texts: list[Message]
    special: list[int]  # card
    starting: list[int]  # card
    policy_ids: list[str]  # civilization * POLICIES + number
    policy_names: list[Message]
    one_off: list[list[int]]  # code
    one_off_texts: list[Message]

    # Exploration tokens: Barbarians, then Free Cities
    tokens: int
    token_ids: list[str]
    token_copies: list[int]
    token_value: list[int]  # 1 to 4, or FREE_CITY
    token_front: list[int]  # tokens with the same number look the same before they are turned
    token_price: list[list[int]]  # of a Free City: production, science, military
    token_benefits: list[list[list[int]]]  # two codes
    token_texts: list[Message]  # what its back says
    benefit_texts: list[list[Message]]  # the two apart

    # Markets
    markets: int
    market_ids: list[str]
    market_names: list[Message]
    market_tokens: list[list[list[int]]]  # per market and token: code of gains
    market_token_ids: list[list[str]]

    basics: list[int]  # cards of the three basic piles
    codes: list[list[int]]  # parts of effects that lie inside others
    code_texts: list[Message]
    choices: list[list[int]]  # for CHOOSE: codes
    conditions: list[list[int]]  # for IF: condition, a, b; ...
    stock: list[int]  # counters in the box, by resource (MO-RES-17)
