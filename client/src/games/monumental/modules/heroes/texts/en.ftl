## What the client says itself about Heroes. Names, effects and rules come from the module's own texts.

monumental-ui-heroes = Heroes
monumental-ui-hero = Hero: { $card }
monumental-ui-hero-at = Hero: { $card }, on { $tile }
monumental-ui-hero-on = on { $tile }
monumental-ui-hero-price = { $card } ({ $n } Gold).
monumental-ui-hero-unit = Unit
monumental-ui-hero-later = one in a turn
    .in-rounds = one in a round
monumental-ui-hero-no-place = no tile for it
monumental-ui-hero-left = { $n ->
    [one] 1 use left
   *[other] { $n } uses left
}
monumental-ui-hero-until-policy = until you develop a Policy
monumental-ui-hero-next-turn = until the end of the next turn
    .in-rounds = until the end of the next round
monumental-ui-hero-last-turn = until the end of this turn
    .in-rounds = until the end of this round
monumental-ui-tile-hero = { $card }, Hero of { $player }
    .you-are-player = { $card }, your Hero
monumental-ui-defence-hero = Hero { $n }
monumental-ui-defence-guard = Hero beside it { $n }
