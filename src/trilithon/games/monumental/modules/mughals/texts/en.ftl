## Mughals: their cards and Policies, and where these are attached.

monumental-civilization-mughals = Mughals
monumental-warlord-mughals = Akbar
monumental-card-imperial-mint = Imperial Mint
monumental-card-miniature-painting = Miniature Painting
monumental-policy-karkhanas = Imperial Workshops
monumental-policy-house-of-translations = House of Translations
monumental-policy-mansabdars = Mansabdars
monumental-policy-peace-with-all = Peace with All
monumental-policy-grand-trunk-road = Grand Trunk Road

monumental-if-has-active-policies = you have { $n ->
    [one] an active Policy
   *[other] { $n } active Policies
}
monumental-each-active-policies = { $n ->
    [one] for each active Policy you have
   *[other] for every { $n } active Policies you have
}
monumental-do-copy-policy = copy one of your active Policies

monumental-line-row = row { $name }
monumental-line-column = column { $name }

monumental-question-attach = To which row or column of your City do you attach { $policy }?
monumental-question-copy-policy = Which of your active Policies do you copy?
monumental-label-attach = To { $line }

monumental-reason-line-taken = { $policy } is attached there; there is room for one Policy at each row and column.
monumental-reason-policy-stays = { $policy } stays where it is attached: { $line }.
monumental-reason-policy-idle = { $policy } is attached to { $line }, which was not activated this turn.
    .in-rounds = { $policy } is attached to { $line }, which was not activated this round.
monumental-reason-policy-fresh = { $policy } was attached to { $line } this turn. It is active when you activate that line the next time.
    .in-rounds = { $policy } was attached to { $line } this round. It is active when you activate that line the next time.

monumental-log-attached = { $player } attaches { $policy } to { $line }.
    .you-are-player = You attach { $policy } to { $line }.
monumental-log-policies-activated = { $player } activates { $n ->
    [one] the Policy
   *[other] the Policies
} { $policies }.
    .you-are-player = You activate { $n ->
    [one] the Policy
   *[other] the Policies
} { $policies }.

monumental-show-lines = {"   "}Policies by row and column: { $policies }
monumental-show-line = { $line } { $policy }
monumental-show-line-active = { $line } { $policy } (active)

# For whoever meets it for the first time.
monumental-new-mughals = The Mughals attach each Policy to a row or column of their City. It is active in turns in which they activate that line, so two Policies can be active at once; on turns of others none is.
    .in-rounds = The Mughals attach each Policy to a row or column of their City. It is active in rounds in which they activate that line, so two Policies can be active at once.
