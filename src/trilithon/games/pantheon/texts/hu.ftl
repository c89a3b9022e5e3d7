## Pantheon in English.

pantheon-name = Pantheon
pantheon-tagline = Nations, gods and columns around the Mediterranean

pantheon-category-gods = Gods
pantheon-category-columns = Columns
pantheon-category-half_gods = Half gods
pantheon-category-pietalte = Pietalte
pantheon-category-ending = Ended epochs

## Options

pantheon-option-bonus_mode = Bonus tiles
pantheon-option-bonus_mode-random = dealt at random
pantheon-option-bonus_mode-choice = chosen by the players
pantheon-option-start_reserve = Pieces at the start
pantheon-option-start_reserve-base = 4 feet and 3 columns
pantheon-option-start_reserve-bsw = more with fewer players
pantheon-option-traitera_after_trigger = Traitera after the epoch's end is triggered
pantheon-option-traitera_after_trigger-true = allowed
pantheon-option-traitera_after_trigger-false = not allowed
pantheon-option-gaiviles_in_buying = Jumps while buying
pantheon-option-gaiviles_in_buying-true = allowed
pantheon-option-gaiviles_in_buying-false = not allowed
pantheon-option-jump_column = Columns landing by a jump
pantheon-option-jump_column-true = allowed
pantheon-option-jump_column-false = not allowed
pantheon-option-stall_rounds = Rounds of mere drawing that end an epoch
pantheon-option-stall_rounds-0 = never
pantheon-option-open_half_gods = Half gods
pantheon-option-open_half_gods-true = open once taken
pantheon-option-open_half_gods-false = secret
pantheon-option-first_player = First player
pantheon-option-first_player-random = at random

## Cards and tiles

pantheon-card-movement = Movement
pantheon-card-offerings = Offerings
pantheon-card-priests = Priests
pantheon-card-dancers = Dancers
pantheon-card-temples = Temples
pantheon-card-money-1 = Money 1
pantheon-card-money-2 = Money 2
pantheon-card-money-3 = Money 3
pantheon-card-money-4 = Money 4
pantheon-card-money-5 = Money 5
pantheon-cards = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
pantheon-tile = { $kind } tile { $level }
pantheon-number = { $n }
pantheon-cost = Sacrifice: { $numbers }, each of a different kind.
pantheon-cost-cards-only = Sacrifice: { $numbers }, each of a different kind, with cards only.

pantheon-god-surparit = Surparit
pantheon-god-plaesiris = Plaesiris
pantheon-god-taksator = Taksator
pantheon-god-depraccus = Depraccus
pantheon-god-vinthrad = Vinthrad
pantheon-god-gaiviles = Gaiviles
pantheon-god-stonkus-1 = Stonkus (1)
pantheon-god-stonkus-2 = Stonkus (2)
pantheon-god-gadicea = Gadicea
pantheon-god-pietalte = Pietalte
pantheon-god-traitera = Traitera

pantheon-loot-half = Half god
pantheon-loot-god = God
pantheon-loot-reserve-either = Columns or feet
pantheon-loot-reserve-feet = Band of feet
pantheon-loot-reserve-columns = Load of columns
pantheon-loot-sacrifice-1 = Sacrifice
pantheon-loot-sacrifice-2 = Great sacrifice
pantheon-loot-draw-3 = Three cards
pantheon-loot-draw-4 = Four cards
pantheon-loot-money = Treasure
pantheon-loot-step = Sandals

pantheon-bonus-half = Half god
pantheon-bonus-god = God
pantheon-bonus-column = Column
pantheon-bonus-step = Sandals
pantheon-bonus-sacrifice = Sacrifices
pantheon-bonus-reserve = Reserve

pantheon-nation-gallia = Gallia
pantheon-nation-germania = Germania
pantheon-nation-graecia = Graecia
pantheon-nation-aegyptus = Aegyptus
pantheon-nation-persia = Persia
pantheon-nation-iberia = Iberia
pantheon-nation-roma = Roma
pantheon-nation-cartago = Cartago

## What tiles and nations do (made from their effects)

pantheon-effect-take-reserve-all = Take { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    } and { $feet ->
        [one] 1 foot
       *[other] { $feet } feet
    } into your reserve.
pantheon-effect-take-reserve-one = Take { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    } or { $feet ->
        [one] 1 foot
       *[other] { $feet } feet
    } into your reserve.
pantheon-effect-half-god-pool-highest = { $n ->
    [one] Take the highest open half god.
   *[other] Take the { $n } highest open half gods.
}
pantheon-effect-half-god-stack = { $n ->
    [one] Draw a half god.
   *[other] Draw { $n } half gods.
}
pantheon-effect-half-god-by-way = Take the { $n } highest open half gods; draw { $n } from the stack if this tile came without a Gain action.
pantheon-effect-gods-chain = { $n ->
    [one] Draw a gods tile without sacrifice, with its points and benefit.
   *[other] Draw { $n } gods tiles without sacrifice, with their points and benefits.
}
pantheon-effect-gods-no-chain = { $n ->
    [one] Draw one more gods tile, with its points and benefit; a god that would draw yet another gives points only.
   *[other] Draw { $n } more gods tiles, with their points and benefits; gods that would draw yet others give points only.
}
pantheon-effect-place-column = { $n ->
    [one] Place a column from the general reserve on any column hex with room, free of charge.
   *[other] Place { $n } columns from the general reserve on any column hexes with room, free of charge.
}
pantheon-effect-upgrade = { $n ->
    [one] Take a new sacrifice tile or raise one by a level.
   *[other] { $n } times: take a new sacrifice tile or raise one by a level.
}
pantheon-effect-draw = { $n ->
    [one] Draw a card from the pile.
   *[other] Draw { $n } cards from the pile.
}
pantheon-effect-special-money = { $n ->
    [one] Take the top special money card.
   *[other] Take the { $n } top special money cards.
}
pantheon-effect-steps = { $n ->
    [one] 1 more step in each of your movements.
   *[other] { $n } more steps in each of your movements.
}
pantheon-effect-money = { $n } more money whenever you buy.
pantheon-effect-more-draws = { $n ->
    [one] You may draw 1 more card in each Draw action.
   *[other] You may draw { $n } more cards in each Draw action.
}
pantheon-effect-prep-cards = { $n ->
    [one] Draw 1 card when an epoch has been prepared.
   *[other] Draw { $n } cards when an epoch has been prepared.
}
pantheon-effect-jump = { $n ->
    [one] In each of your movements you may jump once over another player's piece.
   *[other] In each of your movements you may jump { $n } times over another player's piece.
}
pantheon-effect-best-level = In each scoring: points equal to the level of your best sacrifice tile.
pantheon-effect-extra-action = Once: after your action, take another one.
pantheon-effect-hand-to = Everybody discards or draws to a hand of { $n }.
pantheon-effect-swap = Everybody may swap feet of the personal reserve for columns of the general one, or columns for feet.
pantheon-effect-resort-descending = The special money is turned over: from now on the highest lies on top.
pantheon-effect-resort-ascending = The special money is turned over: from now on the lowest lies on top.
pantheon-effect-spend = Everybody may spend { $n } money on purchases, without cards and without placing pieces.
pantheon-effect-reveal = Turn up a gods tile; you may gain it for its top number alone.
pantheon-effect-choose = Choose: { $first } Or: { $other }

## Questions

pantheon-ask-over = The game is over.
pantheon-ask-choose = Two cards, or turn up a gods tile?
pantheon-ask-revealed = { $god } is turned up: gain it for { $n } of one kind?
pantheon-ask-discard = Discard { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, down to { $limit }.
pantheon-ask-swap = Swap feet for columns, or columns for feet?
pantheon-ask-upgrade = Which sacrifice tile rises? { $n ->
        [one] One level.
       *[other] { $n } levels to go.
    }
pantheon-ask-reserve = { $columns } columns or { $feet } feet?
pantheon-ask-free-column = Where does your column go? { $n ->
        [one] One column.
       *[other] { $n } columns.
    }
pantheon-ask-pick-bonus = Which bonus tile do you take?
pantheon-ask-action = Your turn: move, buy, gain a god or draw cards.
pantheon-ask-cards = How many movement cards? You have { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } without any.
pantheon-ask-place = Place your pieces: { $n ->
        [0] no step left.
        [one] 1 step left.
       *[other] { $n } steps left.
    }
pantheon-ask-follow = Follow, or draw a card instead?
pantheon-ask-loot = Which loot acts first?
pantheon-ask-play-money = Which money do you play? { $n } so far.
pantheon-ask-buy = Buy: { $n } money left.
pantheon-ask-pay = What do you sacrifice for { $god }?
pantheon-ask-draw = Take { $n ->
        [one] 1 more card
       *[other] { $n } cards
    } from the display or the pile.
pantheon-ask-draw-more = You may take { $n ->
        [one] 1 more card.
       *[other] { $n } more cards.
    }
pantheon-ask-traitera = Use Traitera for another action?

## Answers

pantheon-do-move = Move
pantheon-do-buy = Buy
pantheon-do-gain = Gain { $god } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
pantheon-do-draw = Draw cards
pantheon-do-cards = { $n ->
        [0] No card
        [one] 1 card
       *[other] { $n } cards
    }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
pantheon-do-foot = Foot on { $hex } for { $price }
pantheon-do-column = Column on { $hex } for { $price }
pantheon-do-jump-foot = Jump: foot on { $hex } for { $price }
pantheon-do-jump-column = Jump: column on { $hex } for { $price }
pantheon-do-free-column = Column on { $hex }
pantheon-do-stop = { $left ->
        [0] Done
       *[other] Done, { $left } lost
    }
pantheon-do-no-more-cards = No more cards
pantheon-do-follow = Follow
pantheon-do-draw-instead = Draw 1 card instead
pantheon-do-loot = { $tile }
pantheon-do-coin = Play money { $value }
pantheon-do-paid = Go shopping with { $total }
pantheon-do-tile = { $kind } tile, level { $level }, for { $price }
pantheon-do-upgrade = Raise { $kind } to level { $level } for { $price }
pantheon-do-buy-foot = A foot for { $price }
pantheon-do-buy-column = A column for { $price }
pantheon-do-sacrifice-cards = Sacrifice { $cards }
pantheon-do-sacrifice-tiles = Sacrifice with { $tiles }, no card
pantheon-do-sacrifice-both = Sacrifice { $cards }, with { $tiles }
pantheon-do-leave = Leave it
pantheon-do-take = Take { $card }
pantheon-do-pile = Draw from the pile
pantheon-do-use = Use Traitera
pantheon-do-decline = Not now
pantheon-do-turn-up = Turn up a gods tile
pantheon-do-draw-two = Draw { $n } cards
pantheon-do-throw = Discard { $card }
pantheon-do-swap-nothing = Swap nothing
pantheon-do-feet-to-columns = { $n ->
        [one] 1 foot for 1 column
       *[other] { $n } feet for { $n } columns
    }
pantheon-do-columns-to-feet = { $n ->
        [one] 1 column for 1 foot
       *[other] { $n } columns for { $n } feet
    }
pantheon-do-raise = { $kind } to level { $level }
pantheon-do-take-columns = Take { $n } columns
pantheon-do-take-feet = Take { $n } feet
pantheon-do-bonus = Take { $tile }

## Why not

pantheon-why-over = The game is over.
pantheon-why-not-asked = Not now. { $question }
pantheon-why-not-a-column-hex = A column goes on a column hex only.
pantheon-why-temple = The temple stands there.
pantheon-why-own-piece = You have a piece there already.
pantheon-why-full = There are two pieces there already.
pantheon-why-no-foot-beside = A column needs one of your feet beside it.
pantheon-why-not-connected = Your chain does not reach there: a foot goes next to the temple or to your network.
pantheon-why-no-column = You have no column in your reserve.
pantheon-why-no-foot = You have no foot in your reserve.
pantheon-why-money-short = { $n } more money needed.
pantheon-why-steps-short = { $n ->
        [one] 1 more step needed.
       *[other] { $n } more steps needed.
    }
pantheon-why-god-gone = This god has been taken; the place stays empty until the next epoch.
pantheon-why-cards-short = { $god } takes cards only: { $n } more needed.
pantheon-why-sacrifice-short = { $n ->
        [one] 1 more sacrifice needed for { $god }.
       *[other] { $n } more sacrifices needed for { $god }.
    }
pantheon-why-no-extra-action = That takes a Traitera that was yours when the turn began, after your action.
pantheon-why-nowhere-to-place = There is no hex where you could place a piece.
pantheon-why-follow-or-draw = You may follow the movement or draw one card.
pantheon-why-display-gap = There is no card on this place.
pantheon-why-piles-empty = Both piles are empty.
pantheon-why-no-such-card = You have no { $card } card.
pantheon-why-top-level = { $kind } is at the highest level.
pantheon-why-bank-empty = None is left in the general reserve.
pantheon-why-nothing-to-swap = You have nothing to swap for it.
pantheon-why-nothing-done = Do at least one thing first.

## What happened

pantheon-log-drew = { $player } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
pantheon-log-drew-own = { $player } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }: { $cards }.
pantheon-log-took-open = { $player } takes { $card } from the display.
pantheon-log-display = { $card } comes to the display.
pantheon-log-special = { $player } takes special money: { $card }.
pantheon-log-no-special = { $player } finds no special money left.
pantheon-log-reshuffled = The discard pile is shuffled: { $n } cards.
pantheon-log-emergency = No card is left: all hands are shuffled together, { $n } cards.
pantheon-log-jumped = { $player } jumps to { $hex }.
pantheon-log-placed-foot = { $player } places a foot on { $hex } for { $price }.
pantheon-log-placed-column = { $player } places a column on { $hex } for { $price }.
pantheon-log-took-loot = { $player } takes loot: { $tile }. { $left ->
        [0] It was the last one.
       *[other] { $left } left.
    }
pantheon-log-free-column = { $player } places a column on { $hex }, free of charge.
pantheon-log-no-half-god = { $player } finds no half god left.
pantheon-log-half-god-pool = { $player } takes a half god of value { $value }.
pantheon-log-half-god-stack = { $player } draws a half god.
pantheon-log-half-god-stack-own = { $player } draws a half god of value { $value }.
pantheon-log-gained-god = { $player } gains { $god }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
pantheon-log-extra-action = { $player } uses { $god } for another action.
pantheon-log-bought-tile = { $player } pays { $price } for { $kind } tile { $level }.
pantheon-log-bought-foot = { $player } buys a foot for { $price }.
pantheon-log-bought-column = { $player } buys a column for { $price }.
pantheon-log-reserve = { $player } takes { $columns ->
        [one] 1 column
       *[other] { $columns } columns
    } and { $feet ->
        [one] 1 foot
       *[other] { $feet } feet
    } into the reserve.
pantheon-log-swapped-feet = { $player } swaps { $n ->
        [0] nothing
        [one] 1 foot for 1 column
       *[other] { $n } feet for { $n } columns
    }.
pantheon-log-swapped-columns = { $player } swaps { $n ->
        [one] 1 column for 1 foot
       *[other] { $n } columns for { $n } feet
    }.
pantheon-log-epoch = Epoch { $epoch }: { $nation }.
pantheon-log-gods-laid = Gods on the board: { $gods }.
pantheon-log-loot-laid = { $n } loot tiles are laid out.
pantheon-log-temple = The temple stands on { $hex }.
pantheon-log-epoch-over = Epoch { $epoch } is over; all feet go home.
pantheon-log-scored = { $player } scores: half gods { $half }, { $columns } columns at { $rate } each = { $column_points }, Pietalte { $pietalte }. Total { $total }.
pantheon-log-resorted = The special money is sorted anew.
pantheon-log-revealed = { $player } turns up { $god }.
pantheon-log-left-god = { $god } is left by { $player } and goes to the box.
pantheon-log-ended-epoch = { $player } gets { $points } points for ending the epoch.
pantheon-log-stalled = { $turns } turns of mere drawing: the epoch ends, and nobody gets points for it.
pantheon-log-bonus = { $player } uses the bonus tile { $tile }.
pantheon-log-loot = { $player } uses the loot { $tile }.
pantheon-log-money = { $player } goes shopping with { $total } money ({ $cards }).
pantheon-log-sacrificed = { $player } sacrifices for { $god }: { $n ->
        [0] tiles alone
       *[other] { $cards }
    }.
pantheon-log-raised = { $player } has { $kind } at level { $level }.
pantheon-log-threw = { $player } discards { $card }.
pantheon-log-moves = { $player } moves with { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
pantheon-log-follows = { $player } follows with { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
pantheon-log-unspent = { $player } leaves { $n } unspent.

## The text view

pantheon-show-epoch = Epoch { $epoch } of { $of }: { $nation }
pantheon-show-key = Small letters are feet, capitals columns; # column hex, ~ water, $ loot, (T) the temple.
pantheon-show-gods = Gods: { $gods }
pantheon-show-loot = Loot: { $loot }
pantheon-show-pool = Open half gods: { $pool }
pantheon-show-cards = Display: { $display } (pile { $pile }, discard { $discard })
pantheon-show-special = Special money: { $special }
pantheon-show-player = { $letter }  { $player }: { $score } points, { $hand } cards in hand, { $half_gods } half gods
pantheon-show-pieces = { "   " }feet { $feet } (+{ $feet_bank } in general reserve), columns { $columns } (+{ $columns_bank }), { $board } on the board
pantheon-show-tiles = { "   " }sacrifice tiles: { $sacrifices }; gods: { $gods }
pantheon-show-hand = { "   " }hand: { $cards }
