### Monuments in English

monuments-name = Monuments
monuments-tagline = Ten cards, four continents and a wonder to raise layer by layer
monuments-named = { $name }
monuments-sentence = { CAPITAL($clause) }.
monuments-then = { $first }, then { $rest }
monuments-sentences = { $first } { $rest }

## Names of everything in the box

monuments-civilization-greece = Greece
monuments-civilization-egypt = Egypt
monuments-civilization-inca = Inca
monuments-civilization-maya = Maya
monuments-monument-greece = the Colossus of Rhodes
monuments-monument-egypt = the Lighthouse of Alexandria
monuments-monument-inca = Machu Picchu
monuments-monument-maya = Tikal

monuments-score-card-explorer = Explorer
monuments-score-card-architect = Architect
monuments-score-card-general = General
monuments-score-card-scholar = Scholar

monuments-ability-horses = Horses
monuments-ability-workshops = Workshops
monuments-ability-farms = Farms
monuments-ability-naval-guns = Naval guns

monuments-deck-masons = Masons
monuments-deck-growers = Growers
monuments-deck-soldiers = Soldiers
monuments-deck-seafarers = Seafarers
monuments-personal = { $deck }, layer { $layer }

monuments-common-charter = Charter
monuments-common-roads = Roads
monuments-common-ploughs = Ploughs
monuments-common-masonry = Masonry
monuments-common-caravans = Caravans
monuments-common-midwives = Midwives
monuments-common-levy = Levy
monuments-common-garrison = Garrison
monuments-common-couriers = Couriers
monuments-common-granaries = Granaries
monuments-common-fords = Fords
monuments-common-sails = Sails
monuments-common-muster = Muster
monuments-common-schools = Schools
monuments-common-barracks = Barracks
monuments-common-highways = Highways
monuments-common-physicians = Physicians
monuments-common-overseers = Overseers
monuments-common-marching-drill = Marching drill
monuments-common-quest-hall = Hall of quests
monuments-common-heralds = Heralds
monuments-common-war-council = War council
monuments-common-surveyors = Surveyors
monuments-common-quarries = Quarries
monuments-common-mercy = Mercy
monuments-common-arsenal = Arsenal
monuments-common-aqueducts = Aqueducts
monuments-common-glory = Glory
monuments-common-triumph = Triumph
monuments-common-realm = Realm
monuments-common-legends = Legends
monuments-common-wisdom = Wisdom

monuments-quest-qs01 = First furrows
monuments-quest-qs02 = Something put by
monuments-quest-qs03 = A roof for all
monuments-quest-qs04 = Smoke and hammers
monuments-quest-qs05 = A new trick
monuments-quest-qs06 = The four landscapes
monuments-quest-qs07 = Market day
monuments-quest-qs08 = Over the river
monuments-quest-qs09 = Beyond the horizon
monuments-quest-qs10 = The full yard
monuments-quest-qs11 = The foundation stone
monuments-quest-qs12 = A bit of everything
monuments-quest-qa01 = Elbow room
monuments-quest-qa02 = Full baskets
monuments-quest-qa03 = Sharper tools
monuments-quest-qa04 = Hard bargains
monuments-quest-qa05 = Cradles and hearths
monuments-quest-qa06 = Two chimneys
monuments-quest-qa07 = Salt wind
monuments-quest-qa08 = Iron and ramparts
monuments-quest-qa09 = Call to arms
monuments-quest-qa10 = A proper kingdom
monuments-quest-qa11 = The well-kept ledger
monuments-quest-qa12 = The long road
monuments-quest-qb01 = Map of the realm
monuments-quest-qb02 = A show of strength
monuments-quest-qb03 = Masters of the craft
monuments-quest-qb04 = Twin cities
monuments-quest-qb05 = Island hopping
monuments-quest-qb06 = Baptism of fire
monuments-quest-qb07 = The royal stores
monuments-quest-qb08 = Rulers of the waves
monuments-quest-qb09 = The stronghold
monuments-quest-qb10 = Golden years
monuments-quest-qb11 = Footing abroad
monuments-quest-qb12 = Battle-hardened
monuments-quest-qc01 = From sea to sea
monuments-quest-qc02 = The great host
monuments-quest-qc03 = Plenty and learning
monuments-quest-qc04 = A people without number
monuments-quest-qc05 = Lands beyond the sea
monuments-quest-qc06 = Old campaigners
monuments-quest-qc07 = Two worlds
monuments-quest-qc08 = The golden age
monuments-quest-qc09 = The builder king
monuments-quest-qc10 = Treasure house
monuments-quest-qc11 = At their gates
monuments-quest-qc12 = Land, sea and sky

monuments-action-upgrade = Upgrade
monuments-action-move = Movement
monuments-action-produce = Production
monuments-action-build = Build
monuments-action-populate = Populate
monuments-action-monument = Build a layer
monuments-action-train = Train
monuments-action-attack = Attack
monuments-action-quest = Draw quests
monuments-action-trade = Trade
monuments-layer = Layer { $n }
monuments-civilization-about = Its monument is { $monument }.

## Small things in sentences

monuments-hex-forest = forest { $name }
monuments-hex-pasture = pasture { $name }
monuments-hex-mountain = mountain { $name }
monuments-hex-field = field { $name }
monuments-hex-monument = monument { $name }
monuments-hex-water = sea { $name }

monuments-unit-worker = a worker
monuments-unit-armed-worker = an armed worker
monuments-unit-army = an army
monuments-unit-airforce = an airforce
monuments-unit-horse = a horse
monuments-unit-navy = a navy
monuments-unit-ferry = a ferry
monuments-unit-passenger = a passenger

monuments-building-fort = a fort
monuments-building-town = a town
monuments-building-factory = a factory
monuments-building-workshop = a workshop
monuments-building-farm = a farm
monuments-building-bridge = a bridge
monuments-building-ferry = a ferry

monuments-some-wood = { $n } wood
monuments-some-sheep = { $n } sheep
monuments-some-metal = { $n } metal
monuments-some-wheat = { $n } wheat
monuments-some-worker = { monuments-count-worker }
monuments-some-fort = { monuments-count-fort }
monuments-some-town = { monuments-count-town }
monuments-some-factory = { monuments-count-factory }
monuments-some-workshop = { monuments-count-workshop }
monuments-some-farm = { monuments-count-farm }
monuments-some-army = { monuments-count-army }
monuments-some-navy = { monuments-count-navy }
monuments-some-airforce = { monuments-count-airforce }
monuments-some-horse = { monuments-count-horse }

monuments-count-wood = { $n } wood
monuments-count-sheep = { $n } sheep
monuments-count-metal = { $n } metal
monuments-count-wheat = { $n } wheat
monuments-count-worker = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
monuments-count-fort = { $n ->
    [one] 1 fort
   *[other] { $n } forts
}
monuments-count-town = { $n ->
    [one] 1 town
   *[other] { $n } towns
}
monuments-count-factory = { $n ->
    [one] 1 factory
   *[other] { $n } factories
}
monuments-count-workshop = { $n ->
    [one] 1 workshop
   *[other] { $n } workshops
}
monuments-count-farm = { $n ->
    [one] 1 farm
   *[other] { $n } farms
}
monuments-count-army = { $n ->
    [one] 1 army
   *[other] { $n } armies
}
monuments-count-navy = { $n ->
    [one] 1 navy
   *[other] { $n } navies
}
monuments-count-airforce = { $n ->
    [one] 1 airforce
   *[other] { $n } airforces
}
monuments-count-armed-worker = { $n ->
    [one] 1 armed worker
   *[other] { $n } armed workers
}
monuments-count-ferry = { $n ->
    [one] 1 ferry
   *[other] { $n } ferries
}
monuments-count-horse = { $n ->
    [one] 1 horse
   *[other] { $n } horses
}
monuments-all-army = armies
monuments-all-navy = navies
monuments-all-airforce = airforces
monuments-price = { $price }{ $less ->
    [0] { "" }
   *[other] { " " }({ $less } less)
}
monuments-semicolon = { $first }; { $rest }

## Action cards and layers

monuments-action-upgrade-red = Upgrade one of your cards for its full price.
monuments-action-upgrade-green = Upgraded: your upgrades cost 1 resource less (at least 1).
monuments-action-move-red = Move up to 2 units.
monuments-action-move-green = Upgraded: move up to 3 units.
monuments-action-produce-red = Produce in up to 2 hexes: 1 for each worker and up to 2 for a factory, at most 3 in a hex.
monuments-action-produce-green = Upgraded: produce in up to 3 hexes.
monuments-action-build-red = Build or repair one building, or build a bridge or a ferry, where you have a worker.
monuments-action-build-green = Upgraded: it costs 1 resource less (at least 1).
monuments-action-populate-red = Put 1 new worker in a town where you have 2 workers. With fewer than 2 workers on the map, start again from your monument.
monuments-action-populate-green = Upgraded: 1 new worker in each of up to 2 towns.
monuments-action-monument-red = Build the next layer of your monument.
monuments-action-monument-green = Upgraded: it costs 1 resource less (at least 1).
monuments-action-train-red = Train a worker as an army, navy or airforce, which needs the military permit; or forge a weapon for a worker.
monuments-action-train-green = Upgraded: a trained unit also brings a free weapon for a worker.
monuments-action-attack-red = Attack a hex with units from one hex next to it.
monuments-action-attack-green = Upgraded: with units from any hexes next to it.
monuments-action-quest-red = Draw 2 quests and keep at least 1.
monuments-action-quest-green = Upgraded: draw 3 quests.
monuments-action-trade-red = Twice: give 2 equal resources for 1 of any kind.
monuments-action-trade-green = Upgraded: give only 1 resource each time.
monuments-action-price = Its upgrade costs { $price }.
monuments-layer-about = Control { $land } land hexes, pay { $price }, and sacrifice { $workers }.
monuments-deck-about = You start with { $pieces }; all your other pieces are locked.

## Bonuses

monuments-common-limit = You may hold { $n } cards with this effect.
monuments-common-at-the-end = Counted when the game ends.

monuments-do-gain = gain { $things }
monuments-do-gain-any = gain { $n ->
    [one] 1 resource
   *[other] { $n } resources
} of your choice
monuments-do-unlock = unlock { $things }
monuments-do-unlock-any = unlock { $n ->
    [one] 1 piece
   *[other] { $n } pieces
} of your choice
monuments-do-build-fort = build { $n ->
    [one] a fort
   *[other] { $n } forts
} for free
monuments-do-build-town = build { $n ->
    [one] a town
   *[other] { $n } towns
} for free
monuments-do-build-factory = build { $n ->
    [one] a factory
   *[other] { $n } factories
} for free
monuments-do-build-bridge = build { $n ->
    [one] a bridge
   *[other] { $n } bridges
} for free
monuments-do-build-ferry = build { $n ->
    [one] a ferry
   *[other] { $n } ferries
} for free
monuments-do-build-any = build { $n ->
    [one] a fort, town, factory, bridge or ferry
   *[other] { $n } of fort, town, factory, bridge and ferry
} for free
monuments-do-upgrade = upgrade { $n ->
    [one] 1 card
   *[other] { $n } cards
} for free
monuments-do-weapon = arm { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
monuments-do-train-army = turn { $n ->
    [one] a worker into an army
   *[other] { $n } workers into armies
} for free
monuments-do-train-navy = turn { $n ->
    [one] a worker into a navy
   *[other] { $n } workers into navies
} for free
monuments-do-train-airforce = turn { $n ->
    [one] a worker into an airforce
   *[other] { $n } workers into airforces
} for free
monuments-do-train-any = turn { $n ->
    [one] a worker into an army, navy or airforce
   *[other] { $n } workers into armies, navies or airforces
} for free
monuments-do-quests = draw { $n } quests and keep at least 1
monuments-do-move = move up to { $n } units
monuments-do-take-back = take back all your played cards

monuments-rule-permit = Military permit: you may train armies, navies and airforces.
monuments-rule-move-worker = Your workers move { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} further.
monuments-rule-move-army = Your armies move { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} further.
monuments-rule-move-navy = Your navies move { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} further.
monuments-rule-move-airforce = Your airforces move { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} further.
monuments-rule-activations = Your Movement card moves { $n } more { $n ->
    [one] unit
   *[other] units
}.
monuments-rule-carry = Each of your workers carries { $n ->
    [one] 1 more resource
   *[other] { $n } more resources
}.
monuments-rule-ford = Your workers, armies and horses cross rivers without a bridge.
monuments-rule-ferry-points = Ferries with your people aboard sail { $n ->
    [one] 1 hex
   *[other] { $n } hexes
} further.
monuments-rule-produce-hexes = Your Production card covers { $n } more { $n ->
    [one] hex
   *[other] hexes
}.
monuments-rule-produce-limit = A hex may produce { $n } resources for you instead of { $instead }.
monuments-rule-hex-capacity = You may pile up { $n } resources on a hex instead of { $instead }.
monuments-rule-build-discount = Building and repairing costs you { $n ->
    [one] 1 resource
   *[other] { $n } resources
} less (at least 1).
monuments-rule-populate-extra = Your Populate card brings { $n } more { $n ->
    [one] worker
   *[other] workers
} to a town that may grow, even to the same one.
monuments-rule-populate-need = Your towns need { $n ->
    [one] 1 worker
   *[other] { $n } workers
} fewer to grow.
monuments-rule-land-need = Your layers need { $n ->
    [one] 1 land hex
   *[other] { $n } land hexes
} fewer.
monuments-rule-layer-discount = Your layers cost { $n ->
    [one] 1 resource
   *[other] { $n } resources
} less (at least 1).
monuments-rule-sacrifice = Your layers demand { $n ->
    [one] 1 worker
   *[other] { $n } workers
} fewer.
monuments-rule-power = Your { $units } have { $n } more power each.
monuments-rule-trades = Your Trade card allows { $n } more { $n ->
    [one] exchange
   *[other] exchanges
}.
monuments-rule-quest-draw = You draw { $n } more { $n ->
    [one] quest
   *[other] quests
} to choose from.
monuments-rule-quest-penalty = Each unfinished quest costs you { $n ->
    [one] 1 point
   *[other] { $n } points
} less.
monuments-rule-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}.
monuments-rule-points-layers = { $points } { $points ->
    [one] point
   *[other] points
} for { $per ->
    [one] each layer
   *[other] every { $per } layers
}, at most { $most }.
monuments-rule-points-resources = { $points } { $points ->
    [one] point
   *[other] points
} for { $per ->
    [one] each resource
   *[other] every { $per } resources
} you control, at most { $most }.
monuments-rule-points-workers = { $points } { $points ->
    [one] point
   *[other] points
} for { $per ->
    [one] each worker
   *[other] every { $per } workers
} on the map, at most { $most }.
monuments-rule-points-land = { $points } { $points ->
    [one] point
   *[other] points
} for { $per ->
    [one] each land hex
   *[other] every { $per } land hexes
} you control, at most { $most }.
monuments-rule-points-power = { $points } { $points ->
    [one] point
   *[other] points
} for every { $per } military power, at most { $most }.
monuments-rule-points-upgrades = { $points } { $points ->
    [one] point
   *[other] points
} for { $per ->
    [one] each upgraded card
   *[other] every { $per } upgraded cards
}, at most { $most }.
monuments-rule-points-quests = { $points } { $points ->
    [one] point
   *[other] points
} for { $per ->
    [one] each completed quest
   *[other] every { $per } completed quests
}, at most { $most }.

## Abilities

monuments-talent-horses = { $n ->
    [one] A horse starts
   *[other] { $n } horses start
} at your monument. A horse moves 2 land hexes and carries 2 resources.
monuments-talent-horse-moves = Each Movement card moves { $n ->
    [one] 1 horse
   *[other] { $n } horses
} in addition.
monuments-talent-horse-returns = Each Populate card may also put a horse that is not on the board beside one of your workers.
monuments-talent-workshop = You may build { $n ->
    [one] 1 workshop, for { $price }
   *[other] { $n } workshops, for { $price } each
}.
monuments-talent-farm = You may build { $n ->
    [one] 1 farm, for { $price }
   *[other] { $n } farms, for { $price } each
}.
monuments-talent-produce-any = A hex with your workshop produces resources of any kind you choose.
monuments-talent-farm-grows = Each Populate card may also put a worker in a hex with your farm and 2 of your workers.
monuments-talent-naval-guns = Your navies attack land next to them with power { $n }, and you train them without the military permit.

## Score cards

monuments-rate = { $points } { $points ->
    [one] point
   *[other] points
} for { $per ->
    [one] each
   *[other] every { $per }
}
monuments-instead-layers = Layers: { $rate } instead of { $ordinary }.
monuments-instead-resources = Resources: { $rate } instead of { $ordinary }.
monuments-instead-workers = Workers: { $rate } instead of { $ordinary }.
monuments-instead-land = Land hexes: { $rate } instead of { $ordinary }.
monuments-instead-power = Military power: { $rate } instead of { $ordinary }.
monuments-instead-upgrades = Upgraded cards: { $rate } instead of { $ordinary }.
monuments-extra-layers = In addition { monuments-extra-points } for { $per ->
    [one] each layer
   *[other] every { $per } layers
}.
monuments-extra-resources = In addition { monuments-extra-points } for { $per ->
    [one] each resource
   *[other] every { $per } resources
}.
monuments-extra-workers = In addition { monuments-extra-points } for { $per ->
    [one] each worker
   *[other] every { $per } workers
}.
monuments-extra-land = In addition { monuments-extra-points } for { $per ->
    [one] each land hex
   *[other] every { $per } land hexes
}.
monuments-extra-power = In addition { monuments-extra-points } for { $per ->
    [one] each military power
   *[other] every { $per } military power
}.
monuments-extra-upgrades = In addition { monuments-extra-points } for { $per ->
    [one] each upgraded card
   *[other] every { $per } upgraded cards
}.
monuments-extra-quests = In addition { monuments-extra-points } for { $per ->
    [one] each completed quest
   *[other] every { $per } completed quests
}.
monuments-extra-points = { $points } { $points ->
    [one] point
   *[other] points
}

## Goals of quests

monuments-quest-worth = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $penalty ->
    [0] unfinished it costs nothing
    [one] unfinished it costs 1 point
   *[other] unfinished it costs { $penalty } points
}.
monuments-goal-land = control { $n ->
    [one] 1 land hex
   *[other] { $n } land hexes
}
monuments-goal-land-forest = control { $n ->
    [one] 1 forest
   *[other] { $n } forests
}
monuments-goal-land-pasture = control { $n ->
    [one] 1 pasture
   *[other] { $n } pastures
}
monuments-goal-land-mountain = control { $n ->
    [one] 1 mountain
   *[other] { $n } mountains
}
monuments-goal-land-field = control { $n ->
    [one] 1 field
   *[other] { $n } fields
}
monuments-goal-land-home = control { $n } { $n ->
    [one] land hex
   *[other] land hexes
} of your home continent
monuments-goal-land-abroad = control { $n } { $n ->
    [one] land hex
   *[other] land hexes
} away from your home continent
monuments-goal-land-island = control { $n } { $n ->
    [one] land hex
   *[other] land hexes
} on islands
monuments-goal-land-rival = control { $n } { $n ->
    [one] land hex
   *[other] land hexes
} on the home continents of rivals
monuments-goal-sea = control { $n } sea { $n ->
    [one] hex
   *[other] hexes
}
monuments-goal-kinds = control { $n } different kinds of land
monuments-goal-islands = control land on { $n } different { $n ->
    [one] island
   *[other] islands
}
monuments-goal-continents = control land on { $n } different home continents
monuments-goal-near = control { $n } land { $n ->
    [one] hex
   *[other] hexes
} next to a rival’s monument
monuments-goal-stock = control { $n ->
    [one] 1 resource
   *[other] { $n } resources
}
monuments-goal-stock-wood = control { $n } wood
monuments-goal-stock-sheep = control { $n } sheep
monuments-goal-stock-metal = control { $n } metal
monuments-goal-stock-wheat = control { $n } wheat
monuments-goal-each = control { $n } of each of the four resources
monuments-goal-pile = control { $n } resources on one hex
monuments-goal-workers = have { $n ->
    [one] 1 worker
   *[other] { $n } workers
} on the map
monuments-goal-crowd = have { $n } workers in one land hex
monuments-goal-armed = have { $n } armed { $n ->
    [one] worker
   *[other] workers
}
monuments-goal-pieces = have { $things }
monuments-goal-military = have { $n } { $n ->
    [one] army, navy or airforce
   *[other] armies, navies or airforces
}
monuments-goal-power = have { $n } military power
monuments-goal-set = have { $n } different buildings in one hex
monuments-goal-layers = have built { $n } { $n ->
    [one] layer
   *[other] layers
}
monuments-goal-upgrades = have { $n } upgraded { $n ->
    [one] card
   *[other] cards
}
monuments-goal-upgraded = have { $card } upgraded
monuments-goal-quests = have completed { $n } { $n ->
    [one] quest
   *[other] quests
}
monuments-goal-ferries = control { $n } { $n ->
    [one] ferry
   *[other] ferries
}
monuments-goal-most-layers = have more layers than any rival
monuments-goal-most-resources = control more resources than any rival
monuments-goal-most-workers = have more workers than any rival
monuments-goal-most-land = control more land hexes than any rival
monuments-goal-most-power = have more military power than any rival
monuments-goal-most-upgrades = have more upgraded cards than any rival
monuments-goal-most-quests = have completed more quests than any rival
monuments-goal-event-bridges = have built { $n } { $n ->
    [one] bridge
   *[other] bridges
}
monuments-goal-event-ferries = have built { $n } { $n ->
    [one] ferry
   *[other] ferries
}
monuments-goal-event-buildings = have built { $n } { $n ->
    [one] building
   *[other] buildings
}
monuments-goal-event-repaired = have repaired { $n } { $n ->
    [one] building
   *[other] buildings
}
monuments-goal-event-trades = have made { $n } { $n ->
    [one] exchange
   *[other] exchanges
} by Trade
monuments-goal-event-produced = have produced { $n } resources
monuments-goal-event-populated = have gained { $n } { $n ->
    [one] worker
   *[other] workers
} by Populate
monuments-goal-event-trained = have trained { $n } { $n ->
    [one] unit
   *[other] units
}
monuments-goal-event-forged = have forged { $n } { $n ->
    [one] weapon
   *[other] weapons
}
monuments-goal-event-attacks-won = have won { $n } { $n ->
    [one] attack
   *[other] attacks
}
monuments-goal-event-defences-won = have won { $n } { $n ->
    [one] defence
   *[other] defences
}
monuments-goal-event-battles-won = have won { $n } { $n ->
    [one] battle
   *[other] battles
}

## Score sheet and lobby

monuments-category-layers = Layers
monuments-category-resources = Resources
monuments-category-workers = Workers
monuments-category-land = Land
monuments-category-power = Military power
monuments-category-upgrades = Upgrades
monuments-category-quests = Quests
monuments-category-bonus = Bonus of layer 5
monuments-category-extra = Score card

monuments-option-start_player = Start player
monuments-option-start_player-random = at random
monuments-option-start_player-1 = player 1
monuments-option-start_player-2 = player 2
monuments-option-start_player-3 = player 3
monuments-option-start_player-4 = player 4
monuments-option-civ_assignment = Civilisations
monuments-option-civ_assignment-choose = chosen in turn
monuments-option-civ_assignment-random = at random
monuments-option-ability_deal = Abilities
monuments-option-ability_deal-random = at random
monuments-option-ability_deal-by_civ = by civilisation
monuments-option-ability_deal-none = none
monuments-option-first_turn_restriction = First turn
monuments-option-first_turn_restriction-true = Movement or Draw quests only
monuments-option-first_turn_restriction-false = any card
monuments-option-weapons_need_permit = Forging weapons
monuments-option-weapons_need_permit-true = needs the military permit
monuments-option-weapons_need_permit-false = needs no permit
monuments-option-dice_cap = Most dice of a side
monuments-option-dice_cap-0 = no limit
monuments-option-supply_limits = Resource tokens
monuments-option-supply_limits-hard = 25 of each kind
monuments-option-supply_limits-unlimited = never run out
monuments-option-retreat_split = Retreat
monuments-option-retreat_split-unit = each unit where it likes
monuments-option-retreat_split-domain = units of land, water and air keep together
monuments-option-trade_needs_worker = What Trade brings
monuments-option-trade_needs_worker-true = goes where a worker is
monuments-option-trade_needs_worker-false = goes to any land you control
monuments-option-quest_returns = Quests not kept
monuments-option-quest_returns-bottom = go to the bottom of the deck
monuments-option-quest_returns-removed = leave the game
monuments-option-quest_history = Deeds that count for quests
monuments-option-quest_history-game = those of the whole game
monuments-option-quest_history-received = those since the quest was received
monuments-option-unlock_per_layer = Workers unlocked by each layer
monuments-option-round_limit = Most rounds
monuments-option-round_limit-0 = no limit

## Questions

monuments-question-over = The game is over.
monuments-question-civilization = Which civilisation do you lead?
monuments-question-start-quest = Which quest do you keep? The other one leaves the game.
monuments-question-start-resource = Where do your first resources lie? { $n } to go.
monuments-question-card = Play a card, or take your played cards back.
monuments-question-first-card = Play Movement or Draw quests: only these are allowed in the first turn.
monuments-question-pay = Pay { $price }: from where?
monuments-question-discount = The price is { $price }, and you pay { $n } less. What do you leave out?
monuments-question-upgrade = Which card do you upgrade?
monuments-question-free-upgrade = Which card do you upgrade for free?
monuments-question-activate = { $n ->
    [one] Which unit moves? This is the last one.
   *[other] Which unit moves? { $n } to go.
}
monuments-question-activate-horses = { $n ->
    [0] Which horse moves?
   *[other] Which unit moves? { $n } to go, and
} { $horses ->
    [one] 1 horse
   *[other] { $horses } horses
} { $n ->
    [0] to go.
   *[other] in addition.
}
monuments-question-second-boarder = Somebody waits aboard ferry { $n }. Who comes along?
monuments-question-step = You move { $unit } from { $hex }. Where to? { $n ->
    [one] 1 step left.
   *[other] { $n } steps left.
}
monuments-question-sail = Where does ferry { $ferry } go? { $n ->
    [one] 1 step left.
   *[other] { $n } steps left.
}
monuments-question-cargo = There is room for one token only in { $hex }. Which one stays?
monuments-question-produce = { $n ->
    [one] Where do you produce? 1 hex to go.
   *[other] Where do you produce? Up to { $n } hexes to go.
}
monuments-question-produce-kind = What do you produce in the workshop in { $hex }? { $n } to go.
monuments-question-build = What do you build or repair?
monuments-question-populate = Where do you put a new worker?
monuments-question-populate-more = Whom else do you put somewhere?
monuments-question-sacrifice = Which worker do you sacrifice? { $n } to go.
monuments-question-common = Which common bonus of layer { $layer } do you take?
monuments-question-personal = Which option of your personal card for layer { $layer } do you take?
monuments-question-place-worker = Where do you put your new worker? { $n } to go.
monuments-question-place-token = Where do you put { $tokens }?
monuments-question-token-kind = Which resource do you gain? { $n } to go.
monuments-question-unlock = Which piece do you unlock? { $n } to go.
monuments-question-free-build-fort = Where do you build a fort for free?
monuments-question-free-build-town = Where do you build a town for free?
monuments-question-free-build-factory = Where do you build a factory for free?
monuments-question-free-build-bridge = Where do you build a bridge for free?
monuments-question-free-build-ferry = Where do you build a ferry for free?
monuments-question-free-build-any = What do you build for free?
monuments-question-free-train-army = Which worker becomes an army?
monuments-question-free-train-navy = Which worker becomes a navy?
monuments-question-free-train-airforce = Which worker becomes an airforce?
monuments-question-free-train-any = Which worker becomes an army, navy or airforce?
monuments-question-train = Whom do you train, or do you forge a weapon?
monuments-question-place-navy = Where does the new navy of { $hex } put to sea?
monuments-question-weapon = { $n ->
    [one] Which worker gets the weapon?
   *[other] Which workers get the weapons? { $n } to go.
}
monuments-question-freed-weapon = { $n ->
    [one] A weapon has lost its bearer. Which worker gets it?
   *[other] { $n } weapons have lost their bearers. Which worker gets the next one?
}
monuments-question-target = Which hex do you attack?
monuments-question-attackers = Who attacks { $hex }?
monuments-question-lose = You take { $n } damage in { $hex }. What do you lose?
monuments-question-retreat = Retreat from { $hex }: where do you send { $unit }?
monuments-question-occupy = You have won. Who enters { $hex }?
monuments-question-occupy-more = Who else enters { $hex }?
monuments-question-keep-quests = { $n ->
    [0] Which quest do you keep? You may keep several.
   *[other] Do you keep another quest?
}
monuments-question-trade = What do you give? { $price ->
    [one] 1 resource
   *[other] { $price } of one kind
} for 1 of your choice; { $n ->
    [one] 1 exchange
   *[other] { $n } exchanges
} to go.
monuments-question-trade-for = What do you take for it?
monuments-question-trade-to = Where do you put { $tokens }?
monuments-question-last-window = Your quest is complete. Do you turn it in before your turn ends?

## Answers

monuments-label-done-activate = End the movement
monuments-label-done-step = Stop here
monuments-label-done-produce = Produce no more
monuments-label-done-populate = That is all
monuments-label-done-weapon = Nobody gets it
monuments-label-done-attackers = Attack with { $power } against { $against }
monuments-label-done-occupy = The others stay where they are
monuments-label-done-keep-quests = Return the others
monuments-label-done-trade = Trade no more
monuments-label-done-last-window = End the turn
monuments-label-play = Play { $card }
monuments-label-raise = Build layer { $n }: { $price }, sacrificing { $workers }
monuments-label-rest = { $n ->
    [one] Take back your played card
   *[other] Take back your { $n } played cards
}
monuments-label-pass = Pass
monuments-label-turn-in = Turn in { $quest }: { $n ->
    [one] 1 point
   *[other] { $n } points
}
monuments-label-lead = Lead { $civilization }
monuments-label-keep = Keep { $quest }: { $goals } (+{ $points }{ $penalty ->
    [0] { "" }
   *[other] , unfinished −{ $penalty }
})
monuments-label-upgrade = Upgrade { $card }: { $price }
monuments-label-upgrade-free = Upgrade { $card } for free
monuments-label-bonus = { $bonus }: { $effect }
monuments-label-option = { $effect }
monuments-label-unlock = Unlock { $things }
monuments-label-kind = { $tokens }
monuments-label-leave-out = Leave out { $tokens }
monuments-label-exchange = Give { $tokens }
monuments-label-spend = { $tokens } from { $hex }
monuments-label-spend-cargo = { $tokens } from the cargo of ferry { $n }
monuments-label-move = Move { $unit } from { $hex }
monuments-label-move-ferry = Move ferry { $n } at { $hex }
monuments-label-walk = To { $hex }
monuments-label-walk-with = To { $hex } with { $tokens }
monuments-label-board-push-off = Board ferry { $n } and push off
monuments-label-board-wait = Board ferry { $n } and wait for a companion
monuments-label-board-with-push-off = Board ferry { $n } with { $tokens } and push off
monuments-label-board-with-wait = Board ferry { $n } with { $tokens } and wait for a companion
monuments-label-sail = Sail to { $hex }
monuments-label-land = Land in { $hex }
monuments-label-dock = Dock at { $hex }
monuments-label-break-out = Break out to { $hex }
monuments-label-stay = { $tokens } stays, the other one goes back to the stock
monuments-label-produce = { $hex }: { $tokens }
monuments-label-produce-any = { $hex }: { $n } of any kind
monuments-label-put-token = { $tokens } on { $hex }
monuments-label-put-worker = A worker at { $hex }
monuments-label-put-navy = A navy at { $hex }
monuments-label-build = Build { $building } in { $hex }: { $price }
monuments-label-build-free = Build { $building } in { $hex }
monuments-label-bridge = Build a bridge between { $hex } and { $other }: { $price }
monuments-label-bridge-free = Build a bridge between { $hex } and { $other }
monuments-label-ferry = Build a ferry at { $hex }, towards { $water }: { $price }
monuments-label-ferry-free = Build a ferry at { $hex }, towards { $water }
monuments-label-repair = Repair { $building } in { $hex }: { $price }
monuments-label-respawn = Start again with 2 workers at your monument
monuments-label-farm = A worker at the farm in { $hex }
monuments-label-horse = A horse comes back to { $hex }
monuments-label-train = Make { $worker } in { $hex } { $unit }: { $price }
monuments-label-train-free = Make { $worker } in { $hex } { $unit }
monuments-label-arm = Arm a worker at { $hex }
monuments-label-arm-aboard = Arm the worker aboard ferry { $n }, place { $place }
monuments-label-forge = Forge a weapon: { $price }
monuments-label-target = Attack { $hex } of { $defender }: defended with power { $n }
monuments-label-send = Send { $fighter }: power { $n }
monuments-label-offer = Sacrifice { $fighter }
monuments-label-lose = Lose { $fighter }: power { $n }
monuments-label-lose-building = Let { $building } be damaged: power { $n }
monuments-label-flee = Retreat to { $hex }
monuments-label-enter = Send { $fighter } to { $hex }
monuments-fighter = { $unit } from { $hex }
monuments-fighter-ferry = ferry { $n } with all aboard
monuments-fighter-aboard = { $unit } aboard ferry { $n }, place { $place }

## The log

monuments-log-first = { $first } begins.
    .you-are-first = You begin.
monuments-log-leads = { $player } leads { $civilization }.
    .you-are-player = You lead { $civilization }.
monuments-log-dealt = { $player } has the personal deck { $deck } and the score card { $score }.
    .you-are-player = You have the personal deck { $deck } and the score card { $score }.
monuments-log-ability = { $player } has this ability: { $ability }.
    .you-are-player = You have this ability: { $ability }.
monuments-log-kept-start-quest = { $player } keeps a starting quest.
    .you-are-player = You keep a starting quest.
monuments-log-kept-start-quest-own = { $player } keeps the starting quest { $quest }.
    .you-are-player = You keep the starting quest { $quest }.
monuments-log-turn = Round { $n }: { $player } is on turn.
    .you-are-player = Round { $n }: it is your turn.
monuments-log-plays = { $player } plays { $card }.
    .you-are-player = You play { $card }.
monuments-log-rests = { $player } takes all played cards back.
    .you-are-player = You take all your played cards back.
monuments-log-passes = { $player } passes.
    .you-are-player = You pass.
monuments-log-paid = { $player } pays { $tokens } from { $hex }.
    .you-are-player = You pay { $tokens } from { $hex }.
monuments-log-got = { $player } puts { $tokens } on { $hex }.
    .you-are-player = You put { $tokens } on { $hex }.
monuments-log-produced = { $player } produces { $tokens } in { $hex }.
    .you-are-player = You produce { $tokens } in { $hex }.
monuments-log-upgraded = { $player } upgrades { $card }.
    .you-are-player = You upgrade { $card }.
monuments-log-walked = { $player } moves { $unit } to { $hex }.
    .you-are-player = You move { $unit } to { $hex }.
monuments-log-carried = { $player } moves { $unit } to { $hex } with { $tokens }.
    .you-are-player = You move { $unit } to { $hex } with { $tokens }.
monuments-log-broke-out = { $player } breaks out of the monument, to { $hex }.
    .you-are-player = You break out of your monument, to { $hex }.
monuments-log-boarded = { $player } puts { $unit } from { $hex } aboard a ferry.
    .you-are-player = You put { $unit } from { $hex } aboard a ferry.
monuments-log-boarded-with = { $player } puts { $unit } from { $hex } aboard a ferry, with { $tokens }.
    .you-are-player = You put { $unit } from { $hex } aboard a ferry, with { $tokens }.
monuments-log-sailed = { $player } sails a ferry to { $hex }.
    .you-are-player = You sail a ferry to { $hex }.
monuments-log-landed = { $player } lands in { $hex }.
    .you-are-player = You land in { $hex }.
monuments-log-docked = { $player } docks an empty ferry at { $hex }.
    .you-are-player = You dock an empty ferry at { $hex }.
monuments-log-built = { $player } builds { $building } in { $hex }.
    .you-are-player = You build { $building } in { $hex }.
monuments-log-built-bridge = { $player } builds a bridge between { $hex } and { $other }.
    .you-are-player = You build a bridge between { $hex } and { $other }.
monuments-log-built-ferry = { $player } builds a ferry at { $hex }.
    .you-are-player = You build a ferry at { $hex }.
monuments-log-repaired = { $player } repairs { $building } in { $hex }.
    .you-are-player = You repair { $building } in { $hex }.
monuments-log-worker = { $player } gets a new worker at { $hex }.
    .you-are-player = You get a new worker at { $hex }.
monuments-log-horse = { $player } brings a horse back to { $hex }.
    .you-are-player = You bring a horse back to { $hex }.
monuments-log-sacrificed = { $player } sacrifices { $unit }.
    .you-are-player = You sacrifice { $unit }.
monuments-log-layer = { $player } builds layer { $layer } of the monument.
    .you-are-player = You build layer { $layer } of your monument.
monuments-log-last-round = A monument is complete: this is the last round.
monuments-log-unlocked = { $player } unlocks { $pieces }.
    .you-are-player = You unlock { $pieces }.
monuments-log-took-bonus = { $player } takes the common bonus { $bonus }.
    .you-are-player = You take the common bonus { $bonus }.
monuments-log-took-option = { $player } takes this from the personal card: { $option }
    .you-are-player = You take this from your personal card: { $option }
monuments-log-trained = { $player } trains { $unit } in { $hex }.
    .you-are-player = You train { $unit } in { $hex }.
monuments-log-put-navy = { $player } puts a navy to sea: { $hex }.
    .you-are-player = You put a navy to sea: { $hex }.
monuments-log-armed = { $player } arms a worker at { $hex }.
    .you-are-player = You arm a worker at { $hex }.
monuments-log-battle = { $player } attacks { $hex } of { $defender }: power { $power } against { $against }, dice { $mine } to { $theirs }. { $outcome ->
    [won] The attack succeeds.
    [lost] The defence holds.
   *[tie] A tie: nothing happens.
}
    .you-are-player = You attack { $hex } of { $defender }: power { $power } against { $against }, dice { $mine } to { $theirs }. { $outcome ->
        [won] You win.
        [lost] You lose.
       *[tie] A tie: nothing happens.
    }
    .you-are-defender = { $player } attacks your { $hex }: power { $power } against { $against }, dice { $mine } to { $theirs }. { $outcome ->
        [won] You lose.
        [lost] You hold out.
       *[tie] A tie: nothing happens.
    }
monuments-log-lost = { $player } loses { $unit }.
    .you-are-player = You lose { $unit }.
monuments-log-damaged = { $player } has { $building } damaged in { $hex }.
    .you-are-player = You have { $building } damaged in { $hex }.
monuments-log-retreated = { $player } withdraws { $unit } to { $hex }.
    .you-are-player = You withdraw { $unit } to { $hex }.
monuments-log-occupied = { $player } occupies { $hex } with { $unit }.
    .you-are-player = You occupy { $hex } with { $unit }.
monuments-log-drew-quests = { $player } draws { $n ->
    [one] 1 quest
   *[other] { $n } quests
}.
    .you-are-player = You draw { $n ->
        [one] 1 quest
       *[other] { $n } quests
    }.
monuments-log-drew-quests-own = { $player } draws { $n ->
    [one] 1 quest
   *[other] { $n } quests
}: { $quests }.
    .you-are-player = You draw { $n ->
        [one] 1 quest
       *[other] { $n } quests
    }: { $quests }.
monuments-log-kept-quest = { $player } keeps a quest.
    .you-are-player = You keep a quest.
monuments-log-kept-quest-own = { $player } keeps the quest { $quest }.
    .you-are-player = You keep the quest { $quest }.
monuments-log-quest = { $player } completes a quest: { $quest }, { $n ->
    [one] 1 point
   *[other] { $n } points
}.
    .you-are-player = You complete a quest: { $quest }, { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
monuments-log-over = The game is over; the winner has { $n ->
    [one] 1 point
   *[other] { $n } points
}.

## Why something cannot be done

monuments-reason-over = The game is over.
monuments-reason-not-asked = Not now. { $question }
monuments-reason-both = { $first } { $second }
monuments-reason-dear = The price is { $price }; you lack { $missing }.
monuments-reason-closed = Closed to you: { $player } has { $units } there.
monuments-reason-closed-building = Closed to you by an intact building of { $player }.
monuments-reason-out-of-play = This land is out of play in this game.
monuments-reason-full = This hex holds { $n } resources at most.
monuments-reason-no-land = This is no land hex.
monuments-reason-ferry-at-coast = A ferry is built at a coast: choose the land hex beside the sea where your worker stands.
monuments-reason-no-water = This is no sea hex.
monuments-reason-not-adjacent = It is too far away: only hexes next to each other will do.
monuments-reason-not-yours = This belongs to { $player }, not to you.
monuments-reason-not-controlled = You do not control this hex.
monuments-reason-unusable = It cannot be used: it is damaged, or another player is there.
monuments-reason-no-worker = Only a worker will do.
monuments-reason-no-worker-here = You have no worker there who could do it.
monuments-reason-no-worker-on-land = It takes a worker on land, not on a ferry or at the monument.
monuments-reason-no-worker-anywhere = You have no worker on land to build with.
monuments-reason-no-worker-at-river = You have no worker on either side of this river.
monuments-reason-stock-empty = There are none left in the stock.
monuments-reason-in-order = Choose in the order of the map; its turn is over.

monuments-reason-discarded = You have played this card. Take your cards back first.
monuments-reason-first-turn = In the first turn only Movement or Draw quests may be played.
monuments-reason-green = This card is upgraded already.
monuments-reason-all-green = All your cards are upgraded already.
monuments-reason-no-upgrade = You cannot pay for any upgrade: at least { $n ->
    [one] 1 resource is
   *[other] { $n } resources are
} missing.
monuments-reason-nothing-moves = None of your units can move.
monuments-reason-nobody-produces = You need a worker or a factory on land.
monuments-reason-all-full = All hexes where you could produce are full: { $n } resources each.
monuments-reason-nothing-to-build = You have no building left, and there are no bridges or ferries left.
monuments-reason-nothing-affordable = You cannot pay for anything, not even for { $what }. { $reason }
monuments-reason-no-site = There is no place for it where you have a worker.
monuments-reason-no-worker-left = You have no worker in your supply{ $n ->
    [0] .
    [one] ; 1 more is locked.
   *[other] ; { $n } more are locked.
}
monuments-reason-no-town = You need a town that can be used.
monuments-reason-town-workers = It needs { $n ->
    [one] 1 worker
   *[other] { $n } workers
} in a town; there { $have ->
    [0] are none.
    [one] is 1.
   *[other] are { $have }.
}
monuments-reason-monument-complete = Your monument is complete.
monuments-reason-layer-land = Layer { $layer } needs more land: { $have } of { $n } land hexes.
monuments-reason-layer-workers = Layer { $layer } needs more workers to sacrifice: { $have } of { $n }.
monuments-reason-no-permit = You have no military permit; it is among the common bonuses.
monuments-reason-none-left = None is left in your supply{ $n ->
    [0] .
    [one] ; 1 more is locked.
   *[other] ; { $n } more are locked.
}
monuments-reason-no-harbour = No worker of yours stands at open sea.
monuments-reason-no-harbour-here = There is no open sea next to this hex.
monuments-reason-no-weapon-left = There are no weapons left.
monuments-reason-nobody-unarmed = You have no unarmed worker who could take a weapon.
monuments-reason-no-target = Nobody whom you could attack is next to your fighters.
monuments-reason-no-fighter = You have nobody who can fight: arm a worker or train a unit.
monuments-reason-deck-empty = { $n ->
    [0] The quest deck for 0 and 1 layers
    [one] The quest deck for 2 and 3 layers
   *[other] The quest deck for 4 and 5 layers
} is empty.
monuments-reason-trade-short = You need { $n } of one kind; you have { $have } at most.
monuments-reason-trade-room = There is no room for another resource where you control land.
monuments-reason-nothing-to-take-back = You have played no card yet.
monuments-reason-no-pass = You may pass only when you can neither play a card nor take any back.

monuments-reason-no-window = Quests are turned in before or after your action and between moves or exchanges.
monuments-reason-goal-open = Not complete yet: { $goal } ({ $have } of { $n }).
monuments-reason-bonus-taken = { $player } has taken it.
    .you-are-player = You have it already.
monuments-reason-bonus-later = It can be taken with layer { $layer }.
monuments-reason-bonus-layer = It belongs to layer { $layer }.
monuments-reason-bonus-limit = You hold { $have } of { $n } cards with this effect.
monuments-reason-civilization-taken = { $player } leads it.
monuments-reason-no-set-up = With { $n } players it cannot play together with those chosen.
monuments-reason-option-idle = Nothing of this option can be done, but something of another one can.
monuments-reason-kind-short = It takes { $tokens }; you have { $have }.
monuments-reason-no-place = There is no place for { $tokens }: no fitting hex with your worker and room.
monuments-reason-not-in-price = It is not in the price.
monuments-reason-not-cargo = It is not in the cargo.
monuments-reason-none-locked = None of these is locked.
monuments-reason-other-ability = Only another ability can build this.
monuments-reason-no-crossing-left = There are no bridges and ferries left in the stock.

monuments-reason-bonus-town = New workers go to your towns; only without a usable town to your monument.
monuments-reason-wrong-terrain = This land does not give { $tokens }.
monuments-reason-nobody-here = Nobody is there who could move.
monuments-reason-only-aboard = Whoever is there is aboard a ferry and moves with it; the ferry cannot move now.
monuments-reason-only-passengers = Only a ferry is there: choose the ferry or a passenger.
monuments-reason-passenger = Passengers move with their ferry.
monuments-reason-moved = It has moved already.
monuments-reason-cannot-join = Somebody waits aboard ferry { $n }: only who can board it may move now.
monuments-reason-only-horses = Only a horse may still move.
monuments-reason-nowhere = There is nowhere it could go.
monuments-reason-ferry-waits = It waits for a second passenger.
monuments-reason-ferry-not-yours = Others control this ferry, or nobody does.
monuments-reason-never-boards = Only workers and armies board ferries.
monuments-reason-ferry-not-here = The ferry does not lie here.
monuments-reason-ferry-full = The ferry is full.
monuments-reason-already-here = It is there already.
monuments-reason-monument = Nobody may enter a monument hex.
monuments-reason-cast-off = The ferry must cast off first.
monuments-reason-navy-on-land = It stays on water.
monuments-reason-no-swimming = It cannot go on water without a ferry.
monuments-reason-no-bridge = There is no bridge over the river.

monuments-reason-produced-already = This hex has produced already in this action.
monuments-reason-nobody-works = You have neither a worker nor a usable factory there.
monuments-reason-foreign-building = An intact building of { $player } is in the way.
monuments-reason-one-of-each = You have this building there already; a hex holds one of each.
monuments-reason-populated-already = This town has got its worker.
monuments-reason-no-town-here = You have no town there.
monuments-reason-no-more-towns = You have put as many workers in towns as the card allows.
monuments-reason-armed-already = This worker has a weapon.
monuments-reason-not-there = There is nothing of { $tokens } there.
monuments-reason-resources-uncontrolled = Without a worker there you do not control these resources.
monuments-reason-intact = It is intact.
monuments-reason-no-free-repair = The bonus is for building, not for repairs.
monuments-reason-bridge-there = There is a bridge already.

monuments-reason-monument-safe = Monuments cannot be attacked.
monuments-reason-own-hex = You are there yourself.
monuments-reason-nobody-to-attack = There is nobody to attack and no intact building of a rival.
monuments-reason-nobody-adjacent = You have nobody next to it.
monuments-reason-no-power = It has no power against this hex.
monuments-reason-no-access = It cannot get there: a river without a bridge, or water, lies between.
monuments-reason-nobody-of-yours = You have nobody there.
monuments-reason-sent-already = It attacks already.
monuments-reason-one-hex = All attackers come from one hex unless your Attack card is upgraded.
monuments-reason-not-in-battle = It takes no part in this battle.
monuments-reason-power-first = Pieces with power are lost first.
monuments-reason-keep-together = Units of the same kind retreat to the same hex in this game.
monuments-reason-no-attacker = It did not attack.
monuments-reason-cannot-enter = It cannot be in this hex.
monuments-reason-one-stays = One of several attackers must stay behind.

## The text view

monuments-show-set-up = The game is being set up.
monuments-show-turn = Round { $round }. { $player } is on turn.
monuments-show-last-round = This is the last round.
monuments-show-key = w forest, s pasture, m mountain, f field, # monument, ~ sea, -- out of play; A2 two units of A, *3 three resources, ^ buildings
monuments-show-stock = Stock: { $tokens }; weapons { $weapons }; bridges and ferries { $crossings }; quest decks { $decks }
monuments-show-unlimited = resources without limit
monuments-show-bridges = Bridges: { $places }
monuments-show-ferry = Ferry { $n } at { $place }: { $aboard }
monuments-show-empty = empty
monuments-show-pile = Bonuses of layer { $layer }: { $bonuses }
monuments-show-leads = { $letter }: { $player }, { $civilization }
monuments-show-player = { $letter }: { $player }, { $civilization }: { $points } points, { $layers ->
    [one] 1 layer
   *[other] { $layers } layers
}
monuments-show-cards = { "  " }Deck { $deck }, score card { $score }, ability { $ability }
monuments-show-holds = { "  " }Controls { $tokens }; land hexes { $land }, workers { $workers }, power { $power }
monuments-show-hand = { "  " }Hand: { $hand }. Played: { $played }
monuments-show-supply = { "  " }Supply: { $supply }. Locked: { $locked }
monuments-show-next = { "  " }Layer { $n }: land hexes { $land }; { $price }{ $less ->
    [0] { "" }
   *[other] { " " }({ $less } less)
}; workers { $workers }
monuments-show-won = { "  " }Bonuses: { $bonuses }. Quests completed: { $completed }; in progress: { $quests }
monuments-show-quest = { "  " }Quest { $quest }: { $goals }

# What an answer leaves undone
monuments-loss-quest = { $n ->
    [one] A completed quest is not turned in yet.
   *[other] { $n } completed quests are not turned in yet.
}
monuments-loss-moves = { $n ->
    [one] 1 more unit could move.
   *[other] { $n } more units could move.
}
monuments-loss-horses = { $n ->
    [one] 1 horse could still move.
   *[other] { $n } horses could still move.
}
monuments-loss-last-turn = It is your last turn: taking cards back brings nothing.
monuments-loss-control = The last worker in { $hex }: you lose the control of the resources there.

# What is worth knowing about a plan, and what is on the button that plays it.
monuments-note-attack = Power { $power } against { $against }.
monuments-does-play = Play it
monuments-does-pay = Pay
monuments-does-build = Build
monuments-does-repair = Repair
monuments-does-train = Train
monuments-does-forge = Forge
monuments-does-upgrade = Upgrade
monuments-does-raise = Build the layer
monuments-does-trade = Exchange
monuments-does-attack = Attack
monuments-does-sacrifice = Sacrifice
