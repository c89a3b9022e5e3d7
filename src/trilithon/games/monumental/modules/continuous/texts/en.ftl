## Continuous play: rounds in which all act in rotation.

monumental-option-continuous = Continuous play
monumental-option-continuous-note = All activate their Cities, then act in rotation, one action at a time: nobody waits long.
monumental-option-continuous-false = one whole turn after the other
monumental-option-continuous-true = one action at a time, in rotation
monumental-option-cont_activation = Continuous play: activation
monumental-option-cont_activation-in_order = one after the other
monumental-option-cont_activation-simultaneous = in secret, at the same time
monumental-option-cont_display = Continuous play: display
monumental-option-cont_display-wide = one long row, some cards leave it each round
monumental-option-cont_display-base = as in the base game

monumental-question-slot = Take one action, or pass: then you take no more in this round.
monumental-question-slot-taken = Your action is done. Turn tokens into resources if you like, then end your slot.
monumental-question-choose-secretly = Which row and which column become active? All choose at the same time, in secret.

monumental-label-end-slot = End your slot
monumental-label-leave-round = Pass: no more actions in this round

monumental-does-choose-secretly = Choose

monumental-reason-slot-taken = You have taken your action; the next one comes in your next slot.
monumental-reason-conquered-already = You have conquered this Province in this round already; a second time it is not to be had for nothing.
monumental-reason-other-explorer = In this slot another Explorer has taken a step; only that one may pick something up.

monumental-log-round = Round { $n }: { $player } has the Era I card and is first.
    .you-are-player = Round { $n }: you have the Era I card and are first.
monumental-log-passed = { $player } passes and takes no more actions in this round.
    .you-are-player = You pass and take no more actions in this round.
monumental-log-last-card-of-rounds = The last Development card lies in the display: one more round is played.

monumental-show-rotation = { $phase ->
    [activation] Activation
    [actions] Actions
   *[replenishment] Replenishment
}, in the order { $order }
monumental-show-passed = Passed: { $players }
monumental-show-quota = Cards taken in this round: { $taken }; at least { $quota } leave the display

monumental-new-continuous = The game runs in rounds. All activate a row and a column, then act in rotation, one action each, until all have passed. Resources and used effects stay until the end of the round; only then Cities and the display are replenished.
