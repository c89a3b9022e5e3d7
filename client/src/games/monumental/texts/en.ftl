## What the table of Monumental says itself. Names, questions, answers and rules come from the game's own texts.

# On the home page
monumental-shelf-name = Monumental
monumental-shelf-line = Light one row and one column of your city, then conquer, learn and raise wonders.
monumental-shelf-minutes = 90 min
monumental-shelf-kind = city and map
monumental-shelf-players = 2–5

monumental-ui-map = Map
monumental-ui-zoom-home = Zoom to your own land
monumental-ui-none = none
monumental-ui-starts = starts

# Turns and the end
monumental-ui-phases = Phases of the turn
    .in-rounds = Phases of the round
monumental-ui-phase-0 = Set-up
monumental-ui-phase-1 = Activate
monumental-ui-phase-2 = Act
monumental-ui-phase-3 = City
monumental-ui-phase-4 = Display
monumental-ui-round = Round { $n }
monumental-ui-end-deck = { $n ->
        [one] card to the last round
       *[other] cards to the last round
    }
monumental-ui-end-deck-why = Cards left in the Development deck: { $n }. When the last one is dealt, the round is finished; then everybody has one more turn.
    .in-rounds = Cards left in the Development deck: { $n }. When the last one is dealt, one more round is played.
monumental-ui-end-turns = { $n ->
        [one] turn left after this one
       *[other] turns left after this one
    }
    .in-rounds = { $n ->
            [one] round left after this one
           *[other] rounds left after this one
        }
monumental-ui-end-turns-left = The end has begun: { $n ->
        [0] this is the last turn.
        [one] 1 more turn after this one.
       *[other] { $n } more turns after this one.
    }
    .in-rounds = The end has begun: { $n ->
            [0] this is the last round.
            [one] one more round after this one.
           *[other] { $n } more rounds after this one.
        }
monumental-ui-end-last = last turn
    .in-rounds = last round
monumental-ui-end-turns-each = The last card was dealt. Turns still to come: { $turns }.
    .in-rounds = The last card was dealt. Rounds still to come: { $turns }.
monumental-ui-turns-of = { $player } { $n }
monumental-ui-moment-over = The game is over
monumental-ui-moment-last = The last turns
monumental-ui-moment-lost = A Province is lost
monumental-ui-moment-era = A new era begins: { $era }
monumental-ui-moment-points = { $player }: { $n } ({ $parts })

# City
monumental-ui-city-of = City of { $player }
    .you-are-player = Your City
monumental-ui-things-of = What { $player } has
    .you-are-player = What you have
monumental-ui-empty-space = empty space
monumental-ui-card-idle = { $card }
monumental-ui-card-active = { $card } (active)
monumental-ui-card-used = { $card } (used)
monumental-ui-use = use
monumental-ui-used = used
monumental-ui-beside = Beside the City
monumental-ui-conquest-bonus = in a conquest
monumental-ui-no-work = no Wonder under construction
monumental-ui-work = Under construction: { $card }
monumental-ui-stage-built = first stage built:
monumental-ui-city-deck = City deck
monumental-ui-deck-top = top: { $card }
monumental-ui-discards = discard pile
monumental-ui-progress = Scientific progress: draw and use a card { $n ->
    [0] for nothing
   *[other] for { $n } Science
}
monumental-ui-progress-title = Scientific progress

# Resources
monumental-ui-resources = Resources
monumental-ui-resource = { $resource }: { $n }, gained this turn: { $gained }
    .in-rounds = { $resource }: { $n }, gained this round: { $gained }
monumental-ui-feud = { $resource }: { $n }
monumental-ui-gained = gained this turn
    .in-rounds = gained this round
monumental-ui-crates = Production tokens: { $n }
monumental-ui-bargain = Token of { $market }
monumental-ui-bargain-known = Token of { $market }: { $goods }
monumental-ui-bargains = Market tokens not used yet: { $n }
monumental-ui-bargains-used = Market tokens used: { $n }

# Display
monumental-ui-display = Development display
monumental-ui-basics = Basic Buildings
monumental-ui-basic = { $card }, { $n } left
monumental-ui-gap = taken
monumental-ui-then = then
monumental-ui-leaves = Leaves the display at the end of this turn if nothing of its row is taken.
    .in-rounds = Leaves the display at the end of this round unless more cards are taken.
monumental-ui-afford-yes = can pay
monumental-ui-afford-gold = with { $n } Gold
monumental-ui-afford-short = { $n } short
monumental-ui-deck-eras = Development deck: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }. { $eras }.
monumental-ui-era-left = { $era }: { $n }
monumental-ui-deck-empty = The Development deck is empty.

# Policies
monumental-ui-policies = Cultural Policies
monumental-ui-policies-open = Policies: { $n } developed. The next one costs { $price } Culture.
monumental-ui-policies-why = The next one costs { $price }. It becomes the active one; its one-off effect and those of all earlier ones happen.
monumental-ui-policy-active = active
monumental-ui-policy-covered = covered

# Piles
monumental-ui-piles = Piles
monumental-ui-pile-deck = City deck ({ $n })
monumental-ui-pile-top = Known cards, from the top:
monumental-ui-pile-unknown = The order is unknown.
monumental-ui-pile-discards = Discard pile ({ $n })
monumental-ui-pile-private = Only its owner may look through it.
monumental-ui-pile-archive = Archived ({ $n })
monumental-ui-pile-looted = Exploration tokens taken ({ $n })
monumental-ui-pile-market = What you saw at { $market }
monumental-ui-pile-past = Discarded from the display ({ $n })

# Seats
monumental-ui-count = { $what }: { $n }
monumental-ui-leads = { $what }: { $n }, leading: 3 points for dominance
monumental-ui-leading = leads this category
monumental-ui-words-goods = Has { $goods }
monumental-ui-words-warlord = { $warlord }{ $used ->
        [yes] {" "}(bonus used this turn)
       *[no] {""}
    }: { $text }
    .in-rounds = { $warlord }{ $used ->
            [yes] {" "}(bonus used this round)
           *[no] {""}
        }: { $text }
monumental-ui-words-policy = Active Policy: { $policy }. { $text }
monumental-ui-words-covered = Earlier Policies: { $policies }
monumental-ui-words-piles = City deck { $deck }, discard pile { $discards }, archived { $archive }
monumental-ui-words-outposts = Outposts in supply: { $n }
monumental-ui-words-city = City: { $cards }

# Tiles
monumental-ui-tile-capital = Capital
monumental-ui-tile-province = Province, terrain { $terrain }
monumental-ui-tile-water = Water
monumental-ui-tile-owner = held by { $player }
    .you-are-player = yours
monumental-ui-tile-coastal = coastal
monumental-ui-tile-free-city = Free City for { $goods }
monumental-ui-tile-explorer = Explorer of { $player }
    .you-are-player = your Explorer
monumental-ui-tile-crate = Production token
monumental-ui-tile-market = Market of { $market }
monumental-ui-tile-bridges = { $n ->
        [one] bridge to { $tiles }
       *[other] bridges to { $tiles }
    }
monumental-ui-warlord = Warlord
monumental-ui-soldiers = { $n ->
        [one] 1 Soldier
       *[other] { $n } Soldiers
    }
monumental-ui-outpost = Outpost
monumental-ui-explorer = Explorer { $n }
monumental-ui-defence = Units needed: { $n }.
monumental-ui-defence-terrain = terrain { $n }
monumental-ui-defence-barbarian = Barbarians { $n }
monumental-ui-defence-soldiers = Soldiers { $n }
monumental-ui-defence-warlord = Warlord { $n }
monumental-ui-defence-outpost = Outpost { $n }
monumental-ui-defence-wonder = Wonder { $n }
monumental-ui-defence-policy = Policy { $n }
monumental-ui-conquest = A conquest costs { $goods }.
monumental-ui-market-left = { $n ->
        [0] Sold out.
        [one] 1 token left.
       *[other] { $n } tokens left.
    }
monumental-ui-market-buyers = Has sold to { $players }.
monumental-ui-market-seen = You remember:

# While preparing
monumental-ui-plan-step = Where does Explorer { $n } go?
monumental-ui-plan-step-why = One step to an adjacent Province.
monumental-ui-step-from = Move this Explorer …
monumental-ui-new = new
monumental-ui-old = had before

# About things
monumental-ui-about-explorer = A step to an adjacent Province costs 1 Military. Once a turn it picks up a Production token, or a token of the Market where it stands.
    .in-rounds = A step to an adjacent Province costs 1 Military. Once a round it picks up a Production token, or a token of the Market where it stands.
monumental-ui-about-crate = Using one gives 1 Production. Unused ones are kept.
monumental-ui-about-progress = { $n ->
    [0] Free now: draw the top card of your City deck and use it; then it is discarded. Each card once this turn, used or not.
   *[other] For { $n } Science: draw the top card of your City deck and use it; then it is discarded. Any number of times.
}
    .in-rounds = { $n ->
        [0] Free now: draw the top card of your City deck and use it; then it is discarded. Each card once this round, used or not.
       *[other] For { $n } Science: draw the top card of your City deck and use it; then it is discarded. Any number of times.
    }
monumental-ui-about-basic = What is left at the end of your actions is lost.
monumental-ui-about-gold = Stands for any basic resource when you pay. It is kept.
monumental-ui-about-culture = Pays for Policies. It is kept.
monumental-ui-about-feud = Military that pays for conquests of Barbarians only. It is lost at the end of your actions.

# Editor of maps
monumental-ui-editor = Map editor
monumental-ui-editor-tiles = Tiles
monumental-ui-editor-tokens = Tokens
monumental-ui-editor-market = Market
monumental-ui-editor-no-market = no Market
monumental-ui-editor-any = at random
monumental-ui-editor-erase = Erase
monumental-ui-editor-nothing = nothing
monumental-ui-editor-both = Paint the opposite side as well
monumental-ui-editor-from = Start from a map …
monumental-ui-editor-good = This map can be played on by { $n }.
monumental-ui-editor-play = Play on it against the computer
monumental-ui-editor-share = The map in one line, to send to others
monumental-ui-editor-load = A line that somebody has sent
monumental-ui-editor-open = Open
monumental-ui-editor-lost = The server does not answer. Your drawing is kept, and what is not done yet is sent again by itself.
monumental-option-map-own = map1-…
