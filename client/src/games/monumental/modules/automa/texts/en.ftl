## Seats that the game plays itself.

monumental-machine = Automa
monumental-machine-level = { $level ->
    [0] Automa: beginner (0)
    [1] Automa: easy (1)
    [2] Automa: medium (2)
    [3] Automa: hard (3)
   *[4] Automa: very hard (4)
}
monumental-machine-about = A deck of cards plays this civilization: two cards each turn, line by line, without a City of its own. It scores like everybody else, and a point for every 3 Gold. It always plays last.

monumental-ui-automa-at-work = The Automa at work
monumental-ui-automa-area = Gained cards
monumental-ui-automa-nexus = In its Nexus
monumental-ui-automa-difficulty = Difficulty
monumental-ui-automa-type = { $type } Warlord: lines of its cards that are for another type are ignored.
monumental-ui-automa-deck = { $n ->
    [one] 1 card in its deck
   *[other] { $n } cards in its deck
}
monumental-ui-automa-discards = { $n ->
    [one] 1 card in its discard pile
   *[other] { $n } cards in its discard pile
}
monumental-ui-automa-hidden = { $n ->
    [one] 1 Policy face down
   *[other] { $n } Policies face down
}
monumental-ui-automa-only = If its Warlord is { $type }:
monumental-ui-automa-price = For { $n } Gold, or skipped
monumental-ui-automa-state-waiting = still to come
monumental-ui-automa-state-now = now
monumental-ui-automa-state-done = done
monumental-ui-automa-state-gold = not possible: 2 Gold instead
monumental-ui-automa-state-skipped = skipped
monumental-ui-automa-state-ignored = ignored: { $why }
