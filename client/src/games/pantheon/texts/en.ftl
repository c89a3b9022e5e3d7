## What the table of Pantheon says itself. Names, questions, answers and rules come from the game's own texts.

# On the home page
pantheon-shelf-name = Pantheon
pantheon-shelf-line = Send a chain of feet across the Mediterranean, leave columns behind, win the gods.
pantheon-shelf-minutes = 75 min
pantheon-shelf-kind = routes and sets

pantheon-ui-map = Map of the Mediterranean
pantheon-ui-zoom-nation = Zoom to { $nation }

# Epochs
pantheon-ui-epoch = Epoch { $epoch } of { $of }: { $nation }. A god is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
pantheon-ui-epoch-worth = epoch { $epoch }, gods worth { $points }
pantheon-ui-epoch-was = Epoch { $epoch }: { $nation }
pantheon-ui-epoch-next = Epoch { $epoch }: not drawn yet, gods worth { $points }
pantheon-ui-scoring-after = Scoring after epoch { $epoch }
pantheon-ui-loot-left = loot left
pantheon-ui-gods-left = gods left
pantheon-ui-left-why = The epoch ends when either runs out; whoever’s turn it is then gets 3 points.
pantheon-ui-ends-epoch = ends the epoch
pantheon-ui-ending-now = The epoch ends after this turn.
pantheon-ui-counters = Loot left: { $loot }, gods left: { $gods }.

# Moments
pantheon-ui-moment-over = Final scoring
pantheon-ui-moment-no-follow = You cannot follow

# Gods
pantheon-ui-life-permanent = stays
pantheon-ui-life-once = at once
pantheon-ui-life-single-use = one use
pantheon-ui-can-pay = can pay
pantheon-ui-cards-only = cards only
pantheon-ui-turned-up = turned up
pantheon-ui-god-gone = taken
pantheon-ui-god-taken = { $god }, taken by { $player }
    .you-are-player = { $god }, taken by you
pantheon-ui-god-label = { $god }, costs { $cost }: { $text }
pantheon-ui-half-gods = Half gods
pantheon-ui-stacked = in stacks
pantheon-ui-gods-stack = Stack of gods tiles: { $n }

# In short, on tiles
pantheon-ui-short-half-god = { $n ->
        [one] Take a half god
       *[other] Take { $n } half gods
    }
pantheon-ui-short-gods-from-stack = Gain a god from the stack
pantheon-ui-short-special-money = Take special money
pantheon-ui-short-passive-prep-cards = { $n } cards in each new epoch
pantheon-ui-short-passive-steps = +{ $n } { $n ->
        [one] step
       *[other] steps
    } in each of your movements
pantheon-ui-short-passive-jump = Jump over other players’ pieces
pantheon-ui-short-passive-money = +{ $n } money when you buy
pantheon-ui-short-passive-draw = +{ $n } { $n ->
        [one] card
       *[other] cards
    } when you draw
pantheon-ui-short-score-best-level = Scores the level of your best sacrifice tile
pantheon-ui-short-extra-action = One more action after yours
pantheon-ui-short-reserve-either = { $columns } columns or { $feet } feet
pantheon-ui-short-reserve-both = { pantheon-columns } and { pantheon-feet }
pantheon-ui-short-upgrade-sacrifice = { $n ->
        [one] Raise a sacrifice tile
       *[other] Raise sacrifice tiles { $n } times
    }
pantheon-ui-short-draw-pile = { $n ->
        [one] Draw a card
       *[other] Draw { $n } cards
    }
pantheon-ui-short-place-column-free = { $n ->
        [one] Place a column anywhere, free
       *[other] Place { $n } columns anywhere, free
    }

# Cards
pantheon-ui-money = Money
pantheon-ui-hand = Your hand
pantheon-ui-hand-empty = no cards
pantheon-ui-played = Played
pantheon-ui-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
pantheon-ui-card-label = { $card }, you have { $n }
pantheon-ui-display = Display
pantheon-ui-display-gap = no card
pantheon-ui-pile = pile
pantheon-ui-pile-label = Draw pile: { $n }
pantheon-ui-discard-pile = discard pile { $n }
pantheon-ui-special = top of { $n } special
pantheon-ui-special-none = no special money
pantheon-ui-special-order = Special money from the top: { $values }
pantheon-ui-skip-traitera = Never ask about Traitera
pantheon-ui-optional = optional

# While deciding
pantheon-ui-left = { $n } left
pantheon-ui-steps-left = { $n } of { $total } steps left
pantheon-ui-jumps-left = { $n ->
        [one] 1 jump
       *[other] { $n } jumps
    }
pantheon-ui-from-cards = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }: { $steps }
pantheon-ui-from-tiles = tiles: { $n }
pantheon-ui-from-big-foot = big foot: { $n }
pantheon-ui-fewer-cards = One card fewer
pantheon-ui-more-cards = One card more
pantheon-ui-cards-to-steps = { $n } → { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
pantheon-ui-more-feet = More feet
pantheon-ui-more-columns = More columns
pantheon-ui-money-left = { $n } money left
pantheon-ui-exact = Pay exactly
pantheon-ui-exact-with = { $cards ->
        [one] with 1 card
       *[other] with { $cards } cards
    }
pantheon-ui-payments = Ways to pay
pantheon-ui-cheapest = cheapest
pantheon-ui-no-card = no card
pantheon-ui-more-ways = { $n } more
pantheon-ui-shop = What money buys
pantheon-ui-prices = Prices
pantheon-ui-raise = Sacrifice tiles
pantheon-ui-sacrifice-label = { $level ->
        [0] { $kind }: no tile yet
       *[other] { $kind }: tile of level { $level }
    }
pantheon-ui-bank-feet = Feet in the general reserve: { $n }
pantheon-ui-bank-columns = Columns in the general reserve: { $n }
pantheon-ui-bank-left = { $n } left
pantheon-ui-buy-with = { $kind }: level { $level } for { $price }, { $cards ->
        [0] no money card needed
        [one] with 1 money card
       *[other] with { $cards } money cards
    }
pantheon-ui-loot-tiles = Loot tiles
pantheon-ui-bonus-tiles = Bonus tiles

# Players
pantheon-ui-hand-size = Cards in hand: { $n }
pantheon-ui-feet = Feet: { $home } in the own reserve, { $bank } in the general one
pantheon-ui-columns = Columns: { $home } in the own reserve, { $bank } in the general one
pantheon-ui-half-count = Half gods: { $n }
pantheon-ui-half-values = Half gods: { $values } = { $sum }
pantheon-ui-on-board = Columns on the board: { $n }. In a scoring each counts { $rate }, together { $points }.
pantheon-ui-next-rate = × { $rate } from { $at }
pantheon-ui-rate-rises = From { $at } columns on, each counts { $rate }.
pantheon-ui-bonus-waiting = Bonus tile, not used yet: { $tile }
pantheon-ui-extra-ready = Can be used in this turn.
pantheon-ui-extra-unready = Cannot be used yet: only after the action of a later turn.
pantheon-ui-adds-steps = { $n ->
        [one] 1 more step in each movement
       *[other] { $n } more steps in each movement
    }
pantheon-ui-adds-jumps = { $n ->
        [one] 1 jump in each movement
       *[other] { $n } jumps in each movement
    }
pantheon-ui-adds-coins = { $n } more money when buying
pantheon-ui-big-foot = big foot
pantheon-ui-big-foot-why = Has the big foot: it is this player’s movement that others follow.
pantheon-ui-follows-next = follows next
pantheon-ui-follows-later = then follows
pantheon-ui-starts = start player
pantheon-ui-start-player = Start player of this epoch
pantheon-ui-starts-name = Start player: { $player }.
pantheon-ui-still-to-follow = Still to follow: { $players }.

# Hexes
pantheon-ui-hex-water = water
pantheon-ui-hex-plain = land
pantheon-ui-hex-column-hex = column hex
pantheon-ui-hex-start = start hex of { $nation }
pantheon-ui-hex-loot-place = { $mark ->
        [0] loot hex of { $nation }
       *[other] loot hex of { $nation } from { $mark } players on
    }
pantheon-ui-hex-loot-place-off = loot hex of { $nation }, used from { $mark } players on
pantheon-ui-hex-loot = loot: { $tile }
pantheon-ui-hex-temple = the temple piece
pantheon-ui-hex-foot = foot of { $player }
    .you-are-player = your foot
pantheon-ui-hex-column = column of { $player }
    .you-are-player = your column
pantheon-ui-in-network = in your network

# About things
pantheon-ui-about-loot = Put a foot here to take it. It acts when your movement ends.
pantheon-ui-about-column = Columns only, at most two, of different players; one of your feet must be beside it.
pantheon-ui-about-god = { $points ->
        [one] 1 point at once in this epoch.
       *[other] { $points } points at once in this epoch.
    }
pantheon-ui-about-last = The last one: taking it ends the epoch, with { $points } points for { $player }.
    .you-are-player = The last one: taking it ends the epoch, with { $points } points for you.
pantheon-ui-payable = You can pay this.
pantheon-ui-short-of = { $n ->
        [one] You are 1 sacrifice short.
       *[other] You are { $n } sacrifices short.
    }
pantheon-ui-would-help = { $kind } at level { $level }, for { $price } money, would do.
pantheon-ui-unlocks = With it you could pay { $gods }.
pantheon-ui-about-card-movement = { $n } steps in a movement, your own or one you follow.
pantheon-ui-about-card-money = For buying sacrifice tiles, feet, columns and places on the map. No change is given.
pantheon-ui-about-card-sacrifice = One sacrifice of this kind for a god.
pantheon-ui-about-sacrifice = As many sacrifices of this kind as its level, again and again.
pantheon-ui-level-price = Level { $level } costs you { $price }

# The text view
pantheon-ui-text-gods = Gods on the board
pantheon-ui-text-half = Open half gods: { $pool }. In the stacks: { $gods } gods, { $stack } half gods.
pantheon-ui-text-loot = Loot on the board
pantheon-ui-text-board = Hexes of this nation, and all pieces
pantheon-ui-text-players = Players
pantheon-ui-row-score = Score
pantheon-ui-row-hand = Cards in hand
pantheon-ui-row-feet = Feet (own + general reserve)
pantheon-ui-row-columns = Columns (own + general reserve)
pantheon-ui-row-built = Columns on the board × rate
pantheon-ui-row-gods = Gods
pantheon-ui-row-half = Half gods
pantheon-ui-row-adds = More steps / jumps / money
pantheon-ui-row-bonus = Bonus tile
