## What the client says itself about Continuous play. Questions, actions and rules come from the module's own texts.

monumental-ui-rotation = Order of the round
monumental-ui-rotation-order = In this order: { $players }.
monumental-ui-rotation-passed = Passed: { $players }.
monumental-ui-rotation-chosen = Have chosen in secret: { $players }.
monumental-ui-own-choice = You have chosen row { $row } and column { $column }.
monumental-ui-own-choice-why = Nobody else sees it. Until all have chosen you may withdraw it and choose otherwise.
monumental-ui-withdraw = Withdraw
monumental-ui-stand-passed = { $player } has passed
    .you-are-player = You have passed
monumental-ui-stand-slot = { $player } acts now
    .you-are-player = It is your slot
monumental-ui-stand-chosen = { $player } has chosen
    .you-are-player = You have chosen
monumental-ui-stand-choosing = { $player } is choosing
    .you-are-player = You choose
monumental-ui-stand-waiting = { $player }
    .you-are-player = You
monumental-ui-passed = passed
monumental-ui-has-passed = Has passed in this round.
monumental-ui-era-holder-why = Has the Era I card and is first in this round.
monumental-ui-explorer-used = Explorer { $n } has picked something up in this round.
monumental-ui-quota = { $taken } of { $quota } cards gone
monumental-ui-quota-why = Cards that have left the display in this round: { $taken }. If fewer than { $quota } leave, the oldest are discarded at the end of the round.
monumental-ui-last-round-why = This is the last round: when all have passed, the game is over.
monumental-ui-moment-last-round = The last round comes
