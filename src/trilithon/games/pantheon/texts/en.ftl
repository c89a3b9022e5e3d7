## Pantheon in English.

pantheon-name = Pantheon
pantheon-tagline = Nations, gods and columns around the Mediterranean

pantheon-category-gods = Gods
pantheon-category-columns = Columns
pantheon-category-half_gods = Half gods
pantheon-category-pietalte = Pietalte
pantheon-category-ending = Epochs ended

## Options

pantheon-option-bonus_mode = Bonus tiles
pantheon-option-bonus_mode-random = dealt at random
pantheon-option-bonus_mode-choice = chosen by the players
pantheon-option-start_reserve = Pieces at the start
pantheon-option-start_reserve-base = 4 feet and 3 columns
pantheon-option-start_reserve-bsw = more with fewer players
pantheon-option-traitera_after_trigger = Traitera when the epoch is about to end
pantheon-option-traitera_after_trigger-true = allowed
pantheon-option-traitera_after_trigger-false = not allowed
pantheon-option-gaiviles_in_buying = Jumps while buying
pantheon-option-gaiviles_in_buying-true = allowed
pantheon-option-gaiviles_in_buying-false = not allowed
pantheon-option-jump_column = Placing columns by a jump
pantheon-option-jump_column-true = allowed
pantheon-option-jump_column-false = not allowed
pantheon-option-stall_rounds = Rounds of nothing but drawing that end an epoch
pantheon-option-stall_rounds-0 = no limit
pantheon-option-open_half_gods = Half gods of the players
pantheon-option-open_half_gods-true = open
pantheon-option-open_half_gods-false = secret
pantheon-option-first_player = Start player
pantheon-option-first_player-random = at random
pantheon-option-first_player-1 = player 1
pantheon-option-first_player-2 = player 2
pantheon-option-first_player-3 = player 3
pantheon-option-first_player-4 = player 4

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
pantheon-columns = { $columns ->
    [one] 1 column
   *[other] { $columns } columns
}
pantheon-feet = { $feet ->
    [one] 1 foot
   *[other] { $feet } feet
}

pantheon-named = { $name }

pantheon-god-surparit = Surparit
pantheon-god-plaesiris = Plaesiris
pantheon-god-taksator = Taksator
pantheon-god-depraccus = Depraccus
pantheon-god-vinthrad = Vinthrad
pantheon-god-gaiviles = Gaiviles
pantheon-god-stonkus-1 = Stonkus (+1)
pantheon-god-stonkus-2 = Stonkus (+2)
pantheon-face-stonkus-1 = Stonkus
pantheon-face-stonkus-2 = Stonkus
pantheon-god-gadicea = Gadicea
pantheon-god-pietalte = Pietalte
pantheon-god-traitera = Traitera

pantheon-loot-half = Half god
pantheon-loot-god = God
pantheon-loot-reserve-either = Columns or feet
pantheon-loot-reserve-feet = Feet and column
pantheon-loot-reserve-columns = Columns and foot
pantheon-loot-sacrifice-1 = Sacrifice
pantheon-loot-sacrifice-2 = Great sacrifice
pantheon-loot-draw-3 = Three cards
pantheon-loot-draw-4 = Four cards
pantheon-loot-money = Special money
pantheon-loot-step = Steps

pantheon-bonus-half = Half god
pantheon-bonus-god = God
pantheon-bonus-column = Column
pantheon-bonus-step = Steps
pantheon-bonus-sacrifice = Sacrifice
pantheon-bonus-reserve = Reserve

pantheon-nation-gallia = Gallia
pantheon-nation-germania = Germania
pantheon-nation-graecia = Graecia
pantheon-nation-aegyptus = Aegyptus
pantheon-nation-persia = Persia
pantheon-nation-iberia = Iberia
pantheon-nation-roma = Roma
pantheon-nation-cartago = Cartago

## What gods cost, and what tiles and nations do (made from their effects)

pantheon-cost = Sacrifice: { $numbers }.
pantheon-cost-cards-only = Sacrifice: { $numbers }, with cards only.
pantheon-cost-number = { $place ->
    [1] { $n } of one kind
    [2] { $n } of another
    [3] { $n } of a third
   *[other] { $n } of a fourth
}
pantheon-everybody = Everybody, beginning with the start player:

pantheon-effect-take-reserve-all = Take { $pieces } into your reserve.
pantheon-effect-take-reserve-one = Take { pantheon-columns } or { pantheon-feet } into your reserve.
pantheon-effect-half-god-pool-highest = { $n ->
    [one] Take the highest open half god.
   *[other] Take the { $n } highest open half gods.
}
pantheon-effect-half-god-stack = { $n ->
    [one] Draw a half god from the stack.
   *[other] Draw { $n } half gods from the stack.
}
pantheon-effect-half-god-by-way = { $n ->
    [one] If you gained this god from the board, take the highest open half god; otherwise draw one from the stack.
   *[other] If you gained this god from the board, take the { $n } highest open half gods; otherwise draw { $n } from the stack.
}
pantheon-effect-gods-chain = { $n ->
    [one] Gain the top gods tile of the stack without sacrifice, with its points and its benefit.
   *[other] Gain the top { $n } gods tiles of the stack without sacrifice, with their points and their benefits.
}
pantheon-effect-gods-no-chain = { $n ->
    [one] Gain the top gods tile of the stack as well, with its points and its benefit; a god that would bring yet another gives points only.
   *[other] Gain the top { $n } gods tiles of the stack as well, with their points and their benefits; a god that would bring yet another gives points only.
}
pantheon-effect-place-column = { $n ->
    [one] Place a column from the general reserve on any column hex with room, free of charge.
   *[other] Place { $n } columns from the general reserve on any column hexes with room, free of charge.
}
pantheon-effect-upgrade = { $n ->
    [one] Take a new sacrifice tile of level 1, or raise one of yours by a level.
   *[other] Do this { $n } times: take a new sacrifice tile of level 1, or raise one of yours by a level.
}
pantheon-effect-draw = { $n ->
    [one] Draw a card from the pile.
   *[other] Draw { $n } cards from the pile.
}
pantheon-effect-special-money = { $n ->
    [one] Take the top special money card.
   *[other] Take the top { $n } special money cards.
}
pantheon-effect-steps = { $n ->
    [one] You have 1 more step in each of your movements.
   *[other] You have { $n } more steps in each of your movements.
}
pantheon-effect-money = You have { $n } more money whenever you buy.
pantheon-effect-more-draws = { $n ->
    [one] You may draw 1 more card in each of your Draw actions.
   *[other] You may draw { $n } more cards in each of your Draw actions.
}
pantheon-effect-prep-cards = { $n ->
    [one] Draw 1 card at the end of each epoch's preparation.
   *[other] Draw { $n } cards at the end of each epoch's preparation.
}
pantheon-effect-jump = { $n ->
    [one] In each of your movements you may jump once over a hex with another player's piece.
   *[other] In each of your movements you may jump { $n } times over a hex with another player's piece.
}
pantheon-effect-best-level = In each scoring you get as many points as the level of your best sacrifice tile.
pantheon-effect-extra-action = Once, in a later turn: after your action, take another one.
pantheon-effect-hand-to = { $n ->
    [one] Discard or draw until you have exactly 1 card in hand.
   *[other] Discard or draw until you have exactly { $n } cards in hand.
}
pantheon-effect-swap = You may swap any number of feet in your reserve for as many columns from the general reserve, or columns for feet.
pantheon-effect-resort-descending = The special money is sorted anew: from now on the highest card lies on top.
pantheon-effect-resort-ascending = The special money is sorted anew: from now on the lowest card lies on top.
pantheon-effect-spend = You may spend { $n } money on purchases, but not on placing pieces; you cannot add money of your own.
pantheon-effect-reveal = Turn up the top gods tile of the stack; you may gain it for its top number alone.
pantheon-effect-choose = Choose one of these.
pantheon-effect-choice = ({ $n }) { $effect }

## Questions

pantheon-ask-over = The game is over.
pantheon-ask-choose = Draw cards, or turn up a gods tile?
pantheon-ask-revealed = { $god } is turned up. Gain it for { $n ->
        [one] 1 sacrifice
       *[other] { $n } sacrifices of one kind
    }?
pantheon-ask-discard = Discard { $n ->
        [one] 1 card
       *[other] { $n } cards
    }, down to { $limit }.
pantheon-ask-swap = Swap feet for columns, or columns for feet?
pantheon-ask-upgrade = Which sacrifice tile do you take or raise? { $n ->
        [one] 1 level to go.
       *[other] { $n } levels to go.
    }
pantheon-ask-reserve = Take { pantheon-columns } or { pantheon-feet }?
pantheon-ask-free-column = { $n ->
    [one] Where do you place your column?
   *[other] Where do you place your columns? { $n } to go.
}
pantheon-ask-pick-bonus = Which bonus tile do you take?
pantheon-ask-action = Your turn: move, buy, gain a god or draw cards.
pantheon-ask-cards = How many movement cards do you play? Without any you have { $steps ->
        [0] no step.
        [one] 1 step.
       *[other] { $steps } steps.
    }
pantheon-ask-place = { $n ->
        [0] No step left: finish the movement?
        [one] Place your pieces: 1 step left.
       *[other] Place your pieces: { $n } steps left.
    }
pantheon-ask-follow = { $player } moves. Move too, or draw a card instead?
pantheon-ask-loot = Which loot tile do you use first?
pantheon-ask-play-money = { $n ->
        [0] How much money do you bring?
       *[other] How much money do you bring? { $n } so far.
    }
pantheon-ask-buy = { $n ->
        [0] No money left: finish the purchase?
       *[other] Buy: { $n } money left.
    }
pantheon-ask-pay = What do you sacrifice for { $god }?
pantheon-ask-draw = Take { $n ->
        [one] 1 more card
       *[other] { $n } cards
    } from the display or the pile.
pantheon-ask-draw-more = You may take { $n ->
        [one] 1 extra card.
       *[other] { $n } extra cards.
    }
pantheon-ask-traitera = Use Traitera for another action?

## Answers

pantheon-do-move = Move
pantheon-do-buy = Buy
pantheon-do-gain = Gain { $god }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
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
pantheon-do-follow = Follow ({ $steps ->
        [one] 1 step
       *[other] up to { $steps } steps
    })
pantheon-do-draw-instead = Draw 1 card
pantheon-do-loot = { $tile }
pantheon-do-coin = Play money { $value }
pantheon-do-paid = Buy with { $total } money
pantheon-do-tile = New { $kind } tile, level { $level }, for { $price }
pantheon-do-upgrade = Raise { $kind } to level { $level } for { $price }
pantheon-do-buy-foot = Buy a foot for { $price }
pantheon-do-buy-column = Buy a column for { $price }
pantheon-do-sacrifice-cards = Sacrifice { $cards }
pantheon-do-sacrifice-tiles = Use { $tiles }, no card
pantheon-do-sacrifice-both = Sacrifice { $cards }; use { $tiles }
pantheon-do-leave = Leave it
pantheon-do-take = Take { $card }
pantheon-do-pile = Draw from the pile
pantheon-do-use = Use Traitera
pantheon-do-decline = Not now
pantheon-do-choose = { $effects }
pantheon-do-turn-up = Turn up a gods tile
pantheon-do-draw-two = { $n ->
        [one] Draw 1 card
       *[other] Draw { $n } cards
    }
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
pantheon-do-raise = { $level ->
        [1] New { $kind } tile
       *[other] Raise { $kind } to level { $level }
    }
pantheon-do-take-columns = { $n ->
        [one] Take 1 column
       *[other] Take { $n } columns
    }
pantheon-do-take-feet = { $n ->
        [one] Take 1 foot
       *[other] Take { $n } feet
    }
pantheon-do-bonus = Bonus tile: { $tile }

## Why not

pantheon-reason-over = The game is over.
pantheon-reason-not-asked = Not now. { $question }
pantheon-reason-not-a-column-hex = A column goes on a column hex only.
pantheon-reason-temple = The temple piece stands there.
pantheon-reason-own-piece = You have a piece there already.
pantheon-reason-full = There are two pieces there already.
pantheon-reason-no-foot-beside = A column needs one of your feet beside it.
pantheon-reason-not-connected = Your chain does not reach there: a foot goes next to the temple piece or next to your network.
pantheon-reason-no-jump-left = Only a jump leads there, and you have made all that Gaiviles gives you.
pantheon-reason-no-jump-in-buying = You can jump in a movement, but not while you are buying.
pantheon-reason-no-column = You have no column in your reserve.
pantheon-reason-no-foot = You have no foot in your reserve.
pantheon-reason-money-short = You need { $n } more money.
pantheon-reason-steps-short = { $n ->
        [one] You need 1 more step.
       *[other] You need { $n } more steps.
    }
pantheon-reason-god-gone = This god has been taken; the place stays empty until the next epoch.
pantheon-reason-cards-short = { $god } takes cards only: you need { $n } more.
pantheon-reason-sacrifice-short = { $n ->
        [one] You need 1 more sacrifice for { $god }.
       *[other] You need { $n } more sacrifices for { $god }.
    }
pantheon-reason-no-extra-action = You can use Traitera only after your action, and only one that you had when your turn began.
pantheon-reason-nowhere-to-place = There is no hex where you could place a piece.
pantheon-reason-follow-or-draw = Follow the movement, or draw.
pantheon-reason-display-gap = There is no card in this place.
pantheon-reason-piles-empty = Both piles are empty.
pantheon-reason-no-such-card = You have no { $card } card.
pantheon-reason-top-level = Your { $kind } tile is at the highest level already.
pantheon-reason-bank-empty = None is left in the general reserve.
pantheon-reason-nothing-to-swap = You have nothing to swap for it.
pantheon-reason-nothing-done = Place or buy something first.

pantheon-undo-follow = { $player } has been asked to follow, which tells something of a hand; so this cannot be taken back.

## What happened

pantheon-log-drew = { $player } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }.
    .you-are-player = You draw { $n ->
            [one] a card
           *[other] { $n } cards
        }.
pantheon-log-drew-own = { $player } draws { $n ->
        [one] a card
       *[other] { $n } cards
    }: { $cards }.
    .you-are-player = You draw { $n ->
            [one] a card
           *[other] { $n } cards
        }: { $cards }.
pantheon-log-took-open = { $player } takes { $card } from the display.
    .you-are-player = You take { $card } from the display.
pantheon-log-display = New in the display: { $card }.
pantheon-log-special = { $player } takes special money: { $card }.
    .you-are-player = You take special money: { $card }.
pantheon-log-no-special = There is no special money left for { $player }.
    .you-are-player = There is no special money left for you.
pantheon-log-reshuffled = The discard pile is shuffled into a new draw pile: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
pantheon-log-emergency = No card is left to draw: all hands are shuffled into a new draw pile, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
pantheon-log-jumped = { $player } jumps to { $hex }.
    .you-are-player = You jump to { $hex }.
pantheon-log-placed-foot = { $player } places a foot on { $hex } for { $price }.
    .you-are-player = You place a foot on { $hex } for { $price }.
pantheon-log-placed-column = { $player } places a column on { $hex } for { $price }.
    .you-are-player = You place a column on { $hex } for { $price }.
pantheon-log-took-loot = { $player } takes loot: { $tile }. { $left ->
        [0] It was the last on the board.
       *[other] { $left } left on the board.
    }
    .you-are-player = You take loot: { $tile }. { $left ->
            [0] It was the last on the board.
           *[other] { $left } left on the board.
        }
pantheon-log-free-column = { $player } places a column on { $hex }, free of charge.
    .you-are-player = You place a column on { $hex }, free of charge.
pantheon-log-no-half-god = There is no half god left for { $player }.
    .you-are-player = There is no half god left for you.
pantheon-log-half-god-pool = { $player } gets a half god of value { $value }.
    .you-are-player = You get a half god of value { $value }.
pantheon-log-half-god-stack = { $player } draws a half god.
    .you-are-player = You draw a half god.
pantheon-log-half-god-stack-own = { $player } draws a half god of value { $value }.
    .you-are-player = You draw a half god of value { $value }.
pantheon-log-gained-god = { $player } gains { $god }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you-are-player = You gain { $god }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
pantheon-log-extra-action = { $player } uses { $god } for another action.
    .you-are-player = You use { $god } for another action.
pantheon-log-bought-tile = { $player } pays { $price } for { $kind } at level { $level }.
    .you-are-player = You pay { $price } for { $kind } at level { $level }.
pantheon-log-bought-foot = { $player } buys a foot for { $price }.
    .you-are-player = You buy a foot for { $price }.
pantheon-log-bought-column = { $player } buys a column for { $price }.
    .you-are-player = You buy a column for { $price }.
pantheon-log-reserve = { $columns ->
        [0] { $feet ->
            [0] There is nothing left for { $player } in the general reserve.
           *[other] { $player } takes { pantheon-feet } into the reserve.
        }
       *[other] { $feet ->
            [0] { $player } takes { pantheon-columns } into the reserve.
           *[other] { $player } takes { pantheon-columns } and { pantheon-feet } into the reserve.
        }
    }
    .you-are-player = { $columns ->
            [0] { $feet ->
                [0] There is nothing left for you in the general reserve.
               *[other] You take { pantheon-feet } into the reserve.
            }
           *[other] { $feet ->
                [0] You take { pantheon-columns } into the reserve.
               *[other] You take { pantheon-columns } and { pantheon-feet } into the reserve.
            }
        }
pantheon-log-swapped-feet = { $player } swaps { $n ->
        [0] nothing
        [one] 1 foot for 1 column
       *[other] { $n } feet for { $n } columns
    }.
    .you-are-player = You swap { $n ->
            [0] nothing
            [one] 1 foot for 1 column
           *[other] { $n } feet for { $n } columns
        }.
pantheon-log-swapped-columns = { $player } swaps { $n ->
        [one] 1 column for 1 foot
       *[other] { $n } columns for { $n } feet
    }.
    .you-are-player = You swap { $n ->
            [one] 1 column for 1 foot
           *[other] { $n } columns for { $n } feet
        }.
pantheon-log-epoch = Epoch { $epoch }: { $nation }.
pantheon-log-gods-laid = Gods on the board: { $gods }.
pantheon-log-loot-laid = { $n ->
        [one] 1 loot tile is laid out.
       *[other] { $n } loot tiles are laid out.
    }
pantheon-log-temple = The temple piece is placed on { $hex }.
pantheon-log-epoch-over = Epoch { $epoch } is over; all feet go home.
pantheon-log-scored = { $player } scores { $half ->
        [0] 0
       *[other] { $half } ({ $shown })
    } for half gods, { $column_points } for columns ({ $columns } × { $rate }) and { $pietalte } for Pietalte, which makes { $total } in all.
    .you-are-player = You score { $half ->
            [0] 0
           *[other] { $half } ({ $shown })
        } for half gods, { $column_points } for columns ({ $columns } × { $rate }) and { $pietalte } for Pietalte, which makes { $total } in all.
pantheon-log-resorted = The special money is sorted anew.
pantheon-log-revealed = { $player } turns up { $god }.
    .you-are-player = You turn up { $god }.
pantheon-log-left-god = { $player } does not gain { $god }; the tile goes to the box.
    .you-are-player = You do not gain { $god }; the tile goes to the box.
pantheon-log-ended-epoch = { $player } gets { $points ->
        [one] 1 point
       *[other] { $points } points
    } for ending the epoch.
    .you-are-player = You get { $points ->
            [one] 1 point
           *[other] { $points } points
        } for ending the epoch.
pantheon-log-stalled = { $turns } turns of nothing but drawing: the epoch ends, and nobody gets points for it.
pantheon-log-bonus = { $player } uses the bonus tile { $tile }.
    .you-are-player = You use the bonus tile { $tile }.
pantheon-log-loot = { $player } uses the loot tile { $tile }.
    .you-are-player = You use the loot tile { $tile }.
pantheon-log-money = { $player } plays { $cards } and has { $total } money to spend.
    .you-are-player = You play { $cards } and have { $total } money to spend.
pantheon-log-sacrificed = { $player } sacrifices for { $god }: { $n ->
        [0] tiles alone
       *[other] { $cards }
    }.
    .you-are-player = You sacrifice for { $god }: { $n ->
            [0] tiles alone
           *[other] { $cards }
        }.
pantheon-log-raised = { $level ->
        [1] { $player } takes a new tile: { $kind }, level { $level }.
       *[other] { $player } raises { $kind } to level { $level }.
    }
    .you-are-player = { $level ->
            [1] You take a new tile: { $kind }, level { $level }.
           *[other] You raise { $kind } to level { $level }.
        }
pantheon-log-threw = { $player } discards { $card }.
    .you-are-player = You discard { $card }.
pantheon-log-moves = { $player } moves with { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }.
    .you-are-player = You move with { $cards ->
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
    .you-are-player = You follow with { $cards ->
            [0] no card
            [one] 1 card
           *[other] { $cards } cards
        }: { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        }.
pantheon-log-unspent = { $player } leaves { $n } unspent.
    .you-are-player = You leave { $n } unspent.

## The text view

pantheon-show-epoch = Epoch { $epoch } of { $of }: { $nation }
pantheon-show-key = Small letters are feet, capitals columns; # column hex, ~ water, $ loot, (T) temple piece.
pantheon-show-gods = Gods: { $gods }
pantheon-show-loot = Loot: { $loot }
pantheon-show-pool = Open half gods: { $pool }
pantheon-show-cards = Display: { $display } (draw pile { $pile }, discard pile { $discard })
pantheon-show-special = Special money: { $special }
pantheon-show-player = { $letter }  { $player }: score { $score }, cards in hand { $hand }, half gods { $half_gods }
pantheon-show-pieces = { "   " }feet { $feet } (+{ $feet_bank } in the general reserve), columns { $columns } (+{ $columns_bank }), on the board { $board }
pantheon-show-tiles = { "   " }sacrifice tiles: { $sacrifices }; gods: { $gods }
pantheon-show-hand = { "   " }hand: { $cards }

# What stopping leaves undone
pantheon-loss-steps = { $n ->
    [one] 1 step is left, and a piece could still be placed.
   *[other] { $n } steps are left, and a piece could still be placed.
}
pantheon-loss-money = Money for { $n } is left, and something could still be bought.

# On the button that plays a plan.
pantheon-does-gain = Sacrifice
pantheon-does-move = Move
