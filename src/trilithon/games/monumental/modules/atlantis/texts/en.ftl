## Atlantis: names, the Nexus, questions, answers and reasons.

monumental-civilization-atlantis = Atlantis
monumental-warlord-atlantis = Atlas

monumental-card-observatory-of-atlas = Observatory of Atlas
monumental-card-star-charts = Star Charts

monumental-policy-orichalcum = Orichalcum
monumental-policy-halls-of-learning = Halls of Learning
monumental-policy-temple-of-poseidon = Temple of Poseidon
monumental-policy-rings-of-water = Rings of Water
monumental-policy-ten-kings = Ten Kings

monumental-do-activate-nexus = activate { $n ->
    [one] 1 more card
   *[other] { $n } more cards
} of your Nexus
monumental-each-nexus = { $n ->
    [one] for each card in your Nexus
   *[other] for every { $n } cards in your Nexus
}
monumental-if-has-nexus = { $n ->
    [one] a card lies in your Nexus
   *[other] { $n } or more cards lie in your Nexus
}
monumental-event-nexus-activated = When you activate your City and Nexus

monumental-question-activate-nexus = { $n ->
    [one] Which card of your Nexus becomes active as well?
   *[other] Which cards of your Nexus become active as well? { $n } to go.
}
monumental-label-wake = Activate { $card }{ $n ->
    [0] {""}
   *[other] : { $goods }
}

monumental-reason-in-nexus = { $card } lies in the Nexus, which is not part of the City: this effect does not reach it.
monumental-reason-not-in-nexus = { $card } does not lie in your Nexus.
monumental-reason-new-in-nexus = It came to the Nexus this turn, so it cannot be activated before the next.
    .in-rounds = It came to the Nexus this round, so it cannot be activated before the next.
monumental-reason-nexus-by-itself = Choose a row and a column. Of the Nexus the leftmost card becomes active with them by itself.

monumental-log-nexus-activated = { $player } activates { $card } in the Nexus.
    .you-are-player = You activate { $card } in your Nexus.

monumental-show-nexus = {"   "}Nexus, [next to be activated]: { $cards }

# For whoever meets it for the first time.
monumental-new-atlantis = Atlantis has a Nexus, a row of cards above its City. The leftmost card there is activated in every turn besides row and column, and goes to the right end afterwards. All Knowledge that Atlantis acquires goes there.
    .in-rounds = Atlantis has a Nexus, a row of cards above its City. The leftmost card there is activated in every round besides row and column, and goes to the right end afterwards. All Knowledge that Atlantis acquires goes there.
