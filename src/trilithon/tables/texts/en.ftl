# A table: hints, log lines, refusals, farewells.

hint-better = By its reckoning about { $points ->
        [one] 1 point
       *[other] { $points } points
    } better than “{ $other }”.
hint-close = “{ $other }” would be about as good.

table-took-back = { $player } takes { $n ->
    [one] a move
   *[other] { $n } moves
} back.
    .you-are-player = You take { $n ->
        [one] a move
       *[other] { $n } moves
    } back.
table-agent-plays = From now on { $level } plays for { $player }.
    .you-are-player = From now on { $level } plays for you.
table-owner-plays = { $player } plays again.
    .you-are-player = You play again.

refused-nobody = The game would play all seats of this table by itself: at least one is for somebody who sits there.
refused-not-yours = This seat is not yours.
refused-not-your-turn = It is not your turn: { $player } has to decide.
refused-agent-plays = An agent plays here; take the seat back first.
refused-not-yet = The game begins when everybody has come.
refused-stale = The table has changed meanwhile; look again.
refused-illegal = “{ $move }” cannot be played now.
refused-over = The game is over.
refused-unknown = There is no such thing at this table.
refused-thinking-failed = No advice could be found this time.
refused-too-fast = That was too fast; wait a moment.
refused-broken = Something is wrong with this game; nothing was changed, and it is noted in the log of the server.

goodbye-later = The table is being put away; it will be back in a moment.
goodbye-key = This link is not valid any more.
