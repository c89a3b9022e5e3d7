## Monuments on the home page.

monuments-shelf-name = Monuments
monuments-shelf-line = Raise five layers of one great monument, and defend the land that pays for them.
monuments-shelf-minutes = 100 min
monuments-shelf-kind = action cards

## At the table.

monuments-ui-list = { $items }
monuments-ui-nothing = nothing
monuments-ui-empty = empty
monuments-ui-map = The map
monuments-ui-zoom-home = Show the own land
monuments-ui-round = Round { $n }
monuments-ui-setting-up = Set-up
monuments-ui-highest = Highest monument: { $n } of { $of }
monuments-ui-end-why = The round in which somebody builds the fifth layer is the last one.
monuments-ui-last-round = Last round, { $n ->
    [0] the last turn
    [one] 1 turn left after this
   *[other] { $n } turns left after this
}
monuments-ui-start-resource = Your first layer will cost { $price }. The brightest hexes are reached without a bridge.
monuments-ui-your-last-turn = This is your last turn: quests can be turned in until it ends.

monuments-ui-kind-wood = Wood
monuments-ui-kind-sheep = Sheep
monuments-ui-kind-metal = Metal
monuments-ui-kind-wheat = Wheat
monuments-ui-less = { $n } less to pay, of any kind

monuments-ui-piece-worker = Worker
monuments-ui-piece-armed = Armed worker
monuments-ui-piece-fort = Fort
monuments-ui-piece-town = Town
monuments-ui-piece-factory = Factory
monuments-ui-piece-workshop = Workshop
monuments-ui-piece-farm = Farm
monuments-ui-piece-army = Army
monuments-ui-piece-navy = Navy
monuments-ui-piece-airforce = Airforce
monuments-ui-piece-horse = Horse
monuments-ui-piece-bridge = Bridge
monuments-ui-piece-ferry = Ferry
monuments-ui-piece-weapon = Weapon
monuments-ui-about-worker = Controls land and its resources, produces, builds, and carries 1 resource a step.
monuments-ui-about-fort = Power 2 for the defence.
monuments-ui-about-town = Power 1; with 2 of your workers there, Populate brings another.
monuments-ui-about-factory = Produces 1, or 2 with a worker of yours.
monuments-ui-about-workshop = Lets the hex produce resources of any kind.
monuments-ui-about-farm = With 2 of your workers there, Populate brings another.
monuments-ui-about-army = Power 3 on land, 1 aboard a ferry. Moves 1 hex.
monuments-ui-about-navy = Power 3 on water. Moves 2 hexes.
monuments-ui-about-airforce = Power 2 everywhere. Moves 2 hexes, over rivers too.
monuments-ui-about-horse = Moves 2 land hexes and carries 2 resources. It controls nothing.
monuments-ui-about-bridge = Across a river, for everybody.
monuments-ui-about-ferry = Carries 2 workers or armies over water, for whoever controls it: 2 hexes loaded, 1 empty.
monuments-ui-about-weapon = Gives a worker power 1.
monuments-ui-about-resource = It lies on hexes and belongs to whoever has a worker there; a hex holds { $capacity } in all. { $n } in the stock.
monuments-ui-about-resource-unlimited = It lies on hexes and belongs to whoever has a worker there; a hex holds { $capacity } in all. The stock is without limit.
monuments-ui-about-river = Land units cross it only by a bridge.
monuments-ui-about-monument = Nobody enters a monument hex, and it does not count as land.
monuments-ui-about-rest = Instead of playing a card: all played cards return to your hand.
monuments-ui-rest = Take back

monuments-ui-group-greece = Greece
monuments-ui-group-egypt = Egypt
monuments-ui-group-inca = Land of the Inca
monuments-ui-group-maya = Land of the Maya
monuments-ui-group-britannia = Britannia
monuments-ui-group-crete = Crete
monuments-ui-group-madagascar = Madagascar
monuments-ui-group-azores = Azores
monuments-ui-group-caribbean = Caribbean
monuments-ui-group-hybrasil = Hybrasil
monuments-ui-group-galapagos = Galapagos
monuments-ui-out-of-play = out of play
monuments-ui-controlled = The hex is controlled.
monuments-ui-nobodys = nobody’s: no worker is there
monuments-ui-yields = Production here:
monuments-ui-layers = { $n ->
    [0] no layer yet
    [one] 1 layer
   *[other] { $n } layers
}
monuments-ui-units-of = { $player }: { $units }
monuments-ui-building = { $building }{ $state ->
    [damaged] { " " }(damaged)
    [blocked] { " " }(of no use now)
   *[usable] { "" }
}
monuments-ui-ferry = Ferry { $n }
monuments-ui-docked = Ferry { $n } at { $hex }
monuments-ui-afloat = Ferry { $n } afloat in { $hex }
monuments-ui-river = River between { $one } and { $other }
monuments-ui-bridge = Bridge between { $one } and { $other }
monuments-ui-coast = Coast of { $one } towards { $other }
monuments-ui-crossings = Bridges and ferries
monuments-ui-pile = Common bonuses of layer { $layer }
monuments-ui-option = Option { $n }

monuments-ui-short-upgrade = Upgrade
monuments-ui-short-move = Movement
monuments-ui-short-produce = Produce
monuments-ui-short-build = Build
monuments-ui-short-populate = Populate
monuments-ui-short-monument = Layer
monuments-ui-short-train = Train
monuments-ui-short-attack = Attack
monuments-ui-short-quest = Quests
monuments-ui-short-trade = Trade
monuments-ui-red-upgrade = full price
monuments-ui-green-upgrade = 1 less
monuments-ui-red-move = 2 units
monuments-ui-green-move = 3 units
monuments-ui-red-produce = 2 hexes
monuments-ui-green-produce = 3 hexes
monuments-ui-red-build = full price
monuments-ui-green-build = 1 less
monuments-ui-red-populate = 1 worker
monuments-ui-green-populate = 2 workers
monuments-ui-red-monument = full price
monuments-ui-green-monument = 1 less
monuments-ui-red-train = one unit
monuments-ui-green-train = + weapon
monuments-ui-red-attack = 1 hex
monuments-ui-green-attack = all around
monuments-ui-red-quest = draw 2
monuments-ui-green-quest = draw 3
monuments-ui-red-trade = 2 for 1
monuments-ui-green-trade = 1 for 1
monuments-ui-cards = Action cards
monuments-ui-hand = hand
monuments-ui-played = played
monuments-ui-upgrade-price = its upgrade costs
monuments-ui-upgraded = upgraded
monuments-ui-side-red = basic side
monuments-ui-side-green = upgraded
monuments-ui-card = { $card }, { $side ->
    [green] upgraded
   *[red] basic
}, { $place ->
    [hand] in hand
   *[played] played
}, key { $key }
monuments-ui-card-of = { $card }: { $side ->
    [green] upgraded
   *[red] basic
}, { $place ->
    [hand] in hand
   *[played] played
}
monuments-ui-card-red = { $card }
monuments-ui-card-green = { $card } (upgraded)
monuments-ui-take-back = { $n ->
    [0] Take back
    [one] Take 1 back
   *[other] Take { $n } back
}

monuments-ui-monument-complete = Monument complete
monuments-ui-have-need = { $what }: { $have }, the next layer needs { $need }
monuments-ui-sacrifice = Workers: { $have } on the board, { $need } to sacrifice
monuments-ui-count = { $what }: { $n }
monuments-ui-quests = Quests
monuments-ui-quest-count = { $n } open, { $done } done
monuments-ui-lost = No place for { $tokens } now.
monuments-ui-penalty = −{ $n } if unfinished
monuments-ui-met = met
monuments-ui-no-quest = No quest at present.
monuments-ui-secret = Quests are secret until they are completed.
monuments-ui-supply = Supply
monuments-ui-locked = locked
monuments-ui-piece-count = { $piece }: { $n } in supply, { $locked } locked
monuments-ui-crown = start player

monuments-ui-leave-out = leave out
monuments-ui-of-here = of { $n }
monuments-ui-held = held { $n } of { $limit }
monuments-ui-now-where = Now choose a lit place on the map.
monuments-ui-pay-alone = Pay as proposed, without asking
monuments-ui-exchange = Exchange
monuments-ui-give = give
monuments-ui-get = get 1
monuments-ui-swap = { $give } for { $get }

monuments-ui-battle = Battle for { $hex }
monuments-ui-odds = Win { $win }%, tie { $tie }%, lose { $lose }%
monuments-ui-won-by = { $winner } wins by { $n }.
    .you-are-winner = You win by { $n }.
monuments-ui-stage-attackers = { $player } chooses who attacks.
    .you-are-player = You choose who attacks.
    .you-are-player = You may hand a weapon on.
monuments-ui-stage-lose = { $player } chooses what is lost: { $n } damage to take.
    .you-are-player = You choose what is lost: { $n } damage to take.
monuments-ui-stage-retreat = { $player } retreats.
    .you-are-player = You retreat.
monuments-ui-stage-occupy = { $player } moves in.
    .you-are-player = You move in.
monuments-ui-turn-in = Turn completed quests in at the end of my turn
monuments-ui-dice = Dice: { $dice } = { $sum }
monuments-ui-all-to = All to { $hex }
monuments-ui-battle-title = A battle
monuments-ui-layer-title = A monument grows
monuments-ui-over = Game over
monuments-ui-last-round-title = The last round


monuments-ui-words-next = Layer { $n }: land { $land } of { $landNeed }; { $price }{ $less ->
    [0] { "" }
   *[other] { " " }({ $less } less)
}; workers { $workers }, { $workersNeed } to sacrifice
monuments-ui-words-holds = Controls { $tokens }; land hexes: { $land }, workers: { $workers }, military power: { $power }
monuments-ui-words-hand = In hand: { $cards }
monuments-ui-words-played = Played: { $cards }
monuments-ui-words-supply = Supply: { $pieces }
monuments-ui-words-locked = Locked: { $pieces }
monuments-ui-words-ability = Ability { $name }: { $text }
monuments-ui-words-score-card = Score card { $name }: { $text }
monuments-ui-words-deck = Personal bonuses: { $deck }
monuments-ui-words-quests = Quests: { $n } open; completed: { $completed }
