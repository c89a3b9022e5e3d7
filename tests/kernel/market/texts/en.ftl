market-name = Market

market-category-coins = Coins
market-category-fame = Fame

market-option-rounds = Rounds
market-option-dice = Die
market-option-dice-true = used
market-option-dice-false = not used
market-option-deck = Deck
market-option-deck-short = short
market-option-deck-long = long

market-good-wool = wool
market-good-silk = silk
market-good-gold = gold
market-worth = Sells for { $coins }.

market-ask-turn =
    { $actions ->
        [0] Your turn is done.
        [one] You have one action left.
       *[other] You have { $actions } actions left.
    }
market-ask-effects = Which effect comes first?
market-ask-offered = Do you buy { $good }?

market-sell = Sell { $good }
market-offer = Offer { $good } to { $to }
market-draw = Draw a good
market-roll = Roll the die
market-end = End the turn
market-double = Double up to two coins
market-fame = Pay a coin for fame
market-accept = Buy it
market-refuse = Do not buy it

market-question-over = The game is over.

market-reason-over = The game is over.
market-reason-not-asked = Something else is being asked: { $question }
market-reason-no-actions = You have no action left.
market-reason-no-good = You have none of this.
market-reason-no-player = You cannot offer this trader anything.
market-reason-no-deck = Nothing is left to draw.
market-reason-no-die = This game is played without a die.
market-reason-no-effect = This effect has had its turn.

market-log-sold = { $player } sells { $good }.
market-log-offered = { $player } offers { $good } to { $to }.
market-log-drew = { $player } draws a good.
market-log-drew-own = You draw { $good }.
market-log-rolled = { $player } rolls { $die } and gets { $coins }.
market-log-double = { $player } gets { $coins } from doubling.
market-log-fame = { $player } pays { $coins } for fame.
market-log-ended = { $player } ends the turn.
market-log-accept = { $player } buys { $good }.
market-log-refuse = { $player } does not want { $good }.
