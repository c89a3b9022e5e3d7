# What the command line says to somebody who watches a game.

cli-agent-plays = { $player }: { $agent }
cli-again = The same game again: { $command }
cli-place = Place
cli-player = Player
cli-total = Total
cli-won = { $n ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}
cli-next = Enter: go on, q: stop
