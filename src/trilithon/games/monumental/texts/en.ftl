## Monumental in English.

monumental-name = Monumental
monumental-tagline = A city of nine cards, and a world to conquer

## Resources

monumental-resource-name-production = Production
monumental-resource-name-science = Science
monumental-resource-name-military = Military
monumental-resource-name-gold = Gold
monumental-resource-name-culture = Culture

monumental-resource-production = { $n } Production
monumental-resource-science = { $n } Science
monumental-resource-military = { $n } Military
monumental-resource-gold = { $n } Gold
monumental-resource-culture = { $n } Culture

# The same as the object of a sentence ("gain 2 Gold").
monumental-some-production = { $n } Production
monumental-some-science = { $n } Science
monumental-some-military = { $n } Military
monumental-some-gold = { $n } Gold
monumental-some-culture = { $n } Culture
monumental-some-basic = { $n ->
    [one] 1 basic resource
   *[other] { $n } basic resources
}
monumental-goods = { $goods }

## Kinds of cards, decks, eras

monumental-kind-building = Building
monumental-kind-knowledge = Knowledge
monumental-kind-wonder = Wonder
monumental-kind-policy = Cultural Policy
monumental-kind-warlord = Warlord

monumental-deck-common = Starting card
monumental-deck-special = Special Building
monumental-deck-knowledge = Starting Knowledge
monumental-deck-basic = Basic Building
monumental-deck-1 = Era I
monumental-deck-2 = Era II
monumental-deck-renaissance = Renaissance
monumental-deck-3 = Era III

monumental-warlord-type-architectural = architectural
monumental-warlord-type-cultural = cultural
monumental-warlord-type-aggressive = aggressive
monumental-warlord-type-technological = technological
monumental-warlord-type-economic = economic

## Names

# Of whatever comes from a pack.
monumental-named = { $name }
monumental-warlord = Warlord of { $civilization }

monumental-barbarian = Barbarians ({ $value })
monumental-free-city = Free City
monumental-market-token = Market token of { $market }

monumental-civilization-egypt = Egypt
monumental-civilization-japan = Japan
monumental-civilization-denmark = Denmark
monumental-civilization-china = China
monumental-civilization-greece = Greece

monumental-warlord-egypt = Ramesses II
monumental-warlord-japan = Miyamoto Musashi
monumental-warlord-denmark = Siegfried
monumental-warlord-china = Hua Mulan
monumental-warlord-greece = Heracles

monumental-market-samarkand = Samarkand
monumental-market-palmyra = Palmyra
monumental-market-timbuktu = Timbuktu
monumental-market-malacca = Malacca

monumental-card-work-camp = Work Camp
monumental-card-library = Library
monumental-card-fort = Fort
monumental-card-forum = Forum
monumental-card-mine = Mine

monumental-card-pharaohs-barge = Pharaoh's Barge
monumental-card-samurai-school = Samurai School
monumental-card-dolmen = Dolmen
monumental-card-paper-maker = Paper Maker
monumental-card-hoplite-grounds = Hoplite Grounds

monumental-card-masonry = Masonry
monumental-card-bushido = Bushido
monumental-card-scouting = Scouting
monumental-card-pyrotechnics = Pyrotechnics
monumental-card-philosophy = Philosophy

monumental-card-workshop = Workshop
monumental-card-laboratory = Laboratory
monumental-card-archery-range = Archery Range

monumental-card-granary = Granary
monumental-card-barracks = Barracks
monumental-card-academy = Academy
monumental-card-amphitheatre = Amphitheatre
monumental-card-quarry = Quarry
monumental-card-irrigation = Irrigation
monumental-card-writing = Writing
monumental-card-bronze-working = Bronze Working
monumental-card-sailing = Sailing
monumental-card-currency = Currency
monumental-card-stonehenge = Stonehenge
monumental-card-great-pyramid = Great Pyramid
monumental-card-hanging-gardens = Hanging Gardens
monumental-card-great-library = Great Library
monumental-card-terracotta-army = Terracotta Army
monumental-card-colossus-of-rhodes = Colossus of Rhodes

monumental-card-market = Market
monumental-card-castle = Castle
monumental-card-university = University
monumental-card-watermill = Watermill
monumental-card-engineering = Engineering
monumental-card-feudalism = Feudalism
monumental-card-historiography = Historiography
monumental-card-tribute = Tribute
monumental-card-hagia-sophia = Hagia Sophia
monumental-card-great-wall = Great Wall
monumental-card-alhambra = Alhambra
monumental-card-angkor-wat = Angkor Wat
monumental-card-notre-dame = Notre-Dame

monumental-card-playhouse = Playhouse
monumental-card-bank = Bank
monumental-card-arsenal = Arsenal
monumental-card-manufactory = Manufactory
monumental-card-printing-press = Printing Press
monumental-card-cartography = Cartography
monumental-card-patronage = Patronage
monumental-card-gunpowder = Gunpowder
monumental-card-sistine-chapel = Sistine Chapel
monumental-card-taj-mahal = Taj Mahal
monumental-card-forbidden-city = Forbidden City
monumental-card-machu-picchu = Machu Picchu

monumental-card-genetics = Genetics
monumental-card-electricity = Electricity
monumental-card-mass-media = Mass Media
monumental-card-computing = Computing
monumental-card-eiffel-tower = Eiffel Tower
monumental-card-statue-of-liberty = Statue of Liberty
monumental-card-panama-canal = Panama Canal
monumental-card-hoover-dam = Hoover Dam
monumental-card-international-space-station = International Space Station

monumental-policy-expansion = Expansion
monumental-policy-guilds = Guilds
monumental-policy-nile-floods = Nile Floods
monumental-policy-corvee = Corvée
monumental-policy-valley-of-the-kings = Valley of the Kings
monumental-policy-diplomacy = Diplomacy
monumental-policy-rapid-expansion = Rapid Expansion
monumental-policy-cultural-exchange = Cultural Exchange
monumental-policy-castle-towns = Castle Towns
monumental-policy-tea-ceremony = Tea Ceremony
monumental-policy-warrior-culture = Warrior Culture
monumental-policy-raiding-parties = Raiding Parties
monumental-policy-pillaging = Pillaging
monumental-policy-longships = Longships
monumental-policy-danegeld = Danegeld
monumental-policy-research-and-development = Research & Development
monumental-policy-taxation = Taxation
monumental-policy-guided-tours = Guided Tours
monumental-policy-imperial-examinations = Imperial Examinations
monumental-policy-border-walls = Border Walls
monumental-policy-siege-warfare = Siege Warfare
monumental-policy-democracy = Democracy
monumental-policy-olympic-games = Olympic Games
monumental-policy-colonies = Colonies
monumental-policy-symposia = Symposia

## What cards do (made from their abilities)
## Clauses begin with a verb in small letters; they follow "you may", a price or a condition as well.

monumental-sentence = { CAPITAL($clause) }.
monumental-then = { $first }, then { $rest }
monumental-or = { $first } or { $rest }
monumental-else = { $first }; or { $rest }
monumental-semicolon = { $first }; { $rest }

monumental-bonus = On completion: { $effects }.
monumental-oneoff = One-off: { $effects }.
monumental-policy-icons = When activated: gain { $goods }.
monumental-warlord-bonus = When your Warlord takes part in a conquest, you may { $effects }.
monumental-civilization-about = Warlord: { $warlord }. Special Building: { $special }. Starting Knowledge: { $knowledge }.
monumental-market-about = Its tokens: { $tokens }.
monumental-layout-about-small = A small map for { $seats } players.
monumental-layout-about-large = A large map for { $seats } players.

monumental-do-gain = gain { $goods }
monumental-do-gain-each = gain { $goods } { $each }
monumental-do-gain-only-barbarian = gain { $goods } for use against Barbarians only
monumental-do-gain-basic = gain { $n ->
    [one] 1 basic resource of your choice
   *[other] { $n } basic resources of your choice
}
monumental-do-gain-basic-distinct = gain { $n ->
    [one] 1 basic resource of your choice
   *[other] { $n } different basic resources
}
monumental-do-gain-among = gain { $n ->
    [one] 1 resource
   *[other] { $n } resources
} of your choice among { $among }
monumental-do-gain-among-distinct = gain { $n ->
    [one] 1 resource
   *[other] { $n } different resources
} of your choice among { $among }

monumental-each-provinces = { $n ->
    [one] for each Province you control
   *[other] for every { $n } Provinces you control
}
monumental-each-coastal = { $n ->
    [one] for each coastal Province you control
   *[other] for every { $n } coastal Provinces you control
}
monumental-each-wonders = { $n ->
    [one] for each of your Wonders
   *[other] for every { $n } of your Wonders
}
monumental-each-knowledge = { $n ->
    [one] for each Knowledge card you have besides the starting one
   *[other] for every { $n } Knowledge cards you have besides the starting one
}
monumental-each-policies = { $n ->
    [one] for each Policy you have developed
   *[other] for every { $n } Policies you have developed
}
monumental-each-outposts = { $n ->
    [one] for each of your Outposts on the map
   *[other] for every { $n } of your Outposts on the map
}
monumental-each-active-building = { $n ->
    [one] for each other active Building
   *[other] for every { $n } other active Buildings
}
monumental-each-active-knowledge = { $n ->
    [one] for each other active Knowledge
   *[other] for every { $n } other active Knowledge cards
}
monumental-each-active-wonder = { $n ->
    [one] for each other active Wonder
   *[other] for every { $n } other active Wonders
}
monumental-each-active-production = { $n ->
    [one] for each other active Production card
   *[other] for every { $n } other active Production cards
}
monumental-each-active-science = { $n ->
    [one] for each other active Science card
   *[other] for every { $n } other active Science cards
}
monumental-each-active-military = { $n ->
    [one] for each other active Military card
   *[other] for every { $n } other active Military cards
}

monumental-do-pay = spend { $price }: { $effects }
monumental-do-pay-no-gold = spend { $price }: { $effects } (Gold cannot be used)
monumental-do-pay-only = spend { $price }
monumental-do-convert = { $n ->
    [one] change 1 basic resource into another
   *[other] change up to { $n } basic resources into others
}
monumental-do-choose = choose one: { $effects }
monumental-do-if = if { $conditions }, { $effects }

monumental-do-archive = archive { $n ->
    [one] an inactive { $kind ->
        [building] Building
        [knowledge] Knowledge
        [wonder] Wonder
       *[card] card
    }
   *[other] up to { $n } inactive { $kind ->
        [building] Buildings
        [knowledge] Knowledge cards
        [wonder] Wonders
       *[card] cards
    }
} of your City
monumental-do-discard = discard { $n ->
    [one] an inactive card
   *[other] up to { $n } inactive cards
} of your City
monumental-do-for-that = { $done }: { $effects }{ $n ->
    [one] {""}
   *[other] {""} for each of them
}
monumental-do-archive-self = archive this card
monumental-do-archive-self-first = archive this card: { $effects }
monumental-archived-otherwise = This also works when another effect archives it.
monumental-do-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
} and use { $use } of them
monumental-do-draw-all = draw and use { $n ->
    [one] 1 card
   *[other] { $n } cards
}
monumental-do-reinforce = reinforce { $n ->
    [one] 1 card
   *[other] { $n } cards
}
monumental-do-copy-own = copy a card of your City or a Policy you have developed
monumental-do-copy-opponents = copy a card of another player's City
monumental-do-activate = activate { $n ->
    [one] 1 more space
   *[other] { $n } more spaces
} of your City

monumental-take-building = Building
monumental-take-knowledge = Knowledge
monumental-take-wonder = Wonder
monumental-do-take-basic = take a Basic Building
monumental-do-take-basic-most = take a Basic Building that costs { $most } or less
monumental-do-take-display = take a { $cards } from the display
monumental-do-take-display-most = take a { $cards } that costs { $most } or less from the display
monumental-do-complete-section = complete a Wonder section at no cost

monumental-do-less-building = pay { $n } Production less for your next Building this turn
    .in-rounds = pay { $n } Production less for your next Building this round
monumental-do-less-knowledge = pay { $n } Science less for your next Knowledge this turn
    .in-rounds = pay { $n } Science less for your next Knowledge this round
monumental-do-less-wonder-stage = pay { $n } Production less for your next Wonder section this turn
    .in-rounds = pay { $n } Production less for your next Wonder section this round
monumental-do-less-policy = pay { $n } Culture less for your next Policy this turn
    .in-rounds = pay { $n } Culture less for your next Policy this round
monumental-do-less-conquest = pay { $n ->
    [one] 1 resource less
   *[other] { $n } fewer resources
} for your next conquest this turn
    .in-rounds = pay { $n ->
        [one] 1 resource less
       *[other] { $n } fewer resources
    } for your next conquest this round
monumental-do-half-building = pay half, rounded up, for your next Building this turn
    .in-rounds = pay half, rounded up, for your next Building this round
monumental-do-half-knowledge = pay half, rounded up, for your next Knowledge this turn
    .in-rounds = pay half, rounded up, for your next Knowledge this round
monumental-do-half-wonder-stage = pay half, rounded up, for your next Wonder section this turn
    .in-rounds = pay half, rounded up, for your next Wonder section this round
monumental-do-half-policy = pay half, rounded up, for your next Policy this turn
    .in-rounds = pay half, rounded up, for your next Policy this round
monumental-do-half-conquest = pay half, rounded up, for your next conquest this turn
    .in-rounds = pay half, rounded up, for your next conquest this round

monumental-do-explorer-step = { $n ->
    [one] move an Explorer to an adjacent Province for free
   *[other] move your Explorers up to { $n } Provinces in total for free
}
monumental-do-extra-pickup = let one of your Explorers pick up { $n ->
    [one] 1 more token
   *[other] { $n } more tokens
} this turn
    .in-rounds = let one of your Explorers pick up { $n ->
        [one] 1 more token
       *[other] { $n } more tokens
    } this round
monumental-do-unit-move = { $n ->
    [one] move a Unit to an adjacent Province you control
   *[other] move Units up to { $n } times, each time to an adjacent Province you control
}
monumental-do-destroy = { $n ->
    [one] destroy an opponent's Unit in a Province next to your territory
   *[other] destroy up to { $n } Units of opponents in Provinces next to your territory
}
monumental-do-repeat-oneoff = repeat the one-off effect of a Policy you have developed

monumental-if-gained = you have gained at least { $goods } this turn
    .in-rounds = you have gained at least { $goods } this round
monumental-if-active = you have { $cards } active
monumental-active-card = { $n ->
    [one] a card
   *[other] { $n } or more cards
}
monumental-active-building = { $n ->
    [one] a Building
   *[other] { $n } or more Buildings
}
monumental-active-knowledge = { $n ->
    [one] a Knowledge
   *[other] { $n } or more Knowledge cards
}
monumental-active-wonder = { $n ->
    [one] a Wonder
   *[other] { $n } or more Wonders
}
monumental-active-production = { $n ->
    [one] a Production card
   *[other] { $n } or more Production cards
}
monumental-active-science = { $n ->
    [one] a Science card
   *[other] { $n } or more Science cards
}
monumental-active-military = { $n ->
    [one] a Military card
   *[other] { $n } or more Military cards
}
monumental-if-has-provinces = you control { $n ->
    [one] a Province
   *[other] { $n } or more Provinces
}
monumental-if-has-coastal = you control { $n ->
    [one] a coastal Province
   *[other] { $n } or more coastal Provinces
}
monumental-if-has-wonders = you have { $n ->
    [one] a Wonder
   *[other] { $n } or more Wonders
}
monumental-if-has-knowledge = you have { $n ->
    [one] a Knowledge
   *[other] { $n } or more Knowledge cards
} besides your starting one
monumental-if-has-policies = you have developed { $n ->
    [one] a Policy
   *[other] { $n } or more Policies
}
monumental-if-has-outposts = you have { $n ->
    [one] an Outpost
   *[other] { $n } Outposts
} on the map
monumental-if-behind-provinces = an opponent controls more Provinces than you
monumental-if-behind-wonders = an opponent has more Wonders than you
monumental-if-behind-knowledge = an opponent has more Knowledge than you
monumental-if-behind-policies = an opponent has developed more Policies than you

monumental-rule-price-building = Buildings cost you { $n } Production less.
monumental-rule-price-basic = Basic Buildings cost you { $n } Production less.
monumental-rule-price-knowledge = Knowledge costs you { $n } Science less.
monumental-rule-price-wonder-stage = Each Wonder section costs you { $n } Production less.
monumental-rule-price-policy = Developing a Policy costs you { $n } Culture less.
monumental-rule-price-progress = Scientific progress costs you { $n } Science less.
monumental-rule-conquest-any = Conquering a Province costs you { $n ->
    [one] 1 resource less.
   *[other] { $n } fewer resources.
}
monumental-rule-conquest-barbarian = Conquering a Barbarian Province costs you { $n } Military less.
monumental-rule-conquest-free-city = Conquering a Free City costs you { $n ->
    [one] 1 resource less.
   *[other] { $n } fewer resources.
}
monumental-rule-conquest-opponent = Conquering an opponent's Province costs you { $n } Military less.
monumental-rule-conquest-coastal = Conquering a coastal Province costs you { $n ->
    [one] 1 resource less.
   *[other] { $n } fewer resources.
}
monumental-rule-conquest-opponent-with-more = Conquering a Province of an opponent who controls more Provinces than you costs you { $n } Military less.
monumental-rule-defence-all = Your Provinces have +{ $n } defence.
monumental-rule-defence-coastal = Your coastal Provinces have +{ $n } defence.
monumental-rule-defence-wonder = Your Provinces with a Wonder have +{ $n } defence.
monumental-rule-defence-next-to-capital = Your Provinces next to your Capital have +{ $n } defence.
monumental-rule-outpost-units = You build an Outpost with { $n ->
    [one] 1 Unit
   *[other] { $n } Units
} instead of 3.
monumental-rule-loot-both = When you conquer a Barbarian Province, you gain both benefits of its token.
monumental-rule-second-pickup = Each of your Explorers may pick up two tokens this turn.
    .in-rounds = Each of your Explorers may pick up two tokens this round.

monumental-when = { $event }, you may { $effects }.
monumental-when-if = { $event }, if { $conditions }, you may { $effects }.
monumental-event-conquer = When you conquer a Province
monumental-event-conquer-barbarian = When you conquer a Barbarian Province
monumental-event-conquer-free-city = When you conquer a Free City
monumental-event-conquer-opponent = When you conquer an opponent's Province
monumental-event-conquer-coastal = When you conquer a coastal Province
monumental-event-complete-wonder = When you complete a Wonder
monumental-event-acquire = When you acquire a card
monumental-event-acquire-building = When you acquire a Building
monumental-event-acquire-knowledge = When you acquire a Knowledge
monumental-event-acquire-wonder = When you acquire a Wonder
monumental-event-develop = When you develop a Policy
monumental-event-pickup = When one of your Explorers picks up a token
monumental-event-outpost = When you build an Outpost

## Maps

monumental-layout-clash-2 = Clash of Titans
monumental-layout-clash-3 = Clash of Titans
monumental-layout-clash-4 = Clash of Titans
monumental-layout-pastures-2 = Quiet Pastures
monumental-layout-pastures-3 = Quiet Pastures
monumental-layout-pastures-4 = Quiet Pastures

monumental-map-unreadable = This is no map: a line of one begins with map1- and has at least one tile.
monumental-map-line-row = Row { $row } of this line cannot be read from “{ $found }” on.
monumental-map-line-long = The line of a map has at most { $most } characters, not { $found }.
monumental-map-line-wide = A map has at most { $most } rows with { $most } tiles each.
monumental-map-no-bridge-there = There can be no bridge from { $tile } to { $other }: it joins two tiles side by side, neither of them Water, that would not be adjacent without it.
monumental-map-capitals = { $found ->
    [0] The map has no Capital
    [one] The map has one Capital
   *[other] The map has { $found } Capitals
} for { $seats } players; each player needs one.
monumental-map-other-seats = This map is for { $found } players, but { $seats } are at the table; choose { $found } players, or a map for { $seats }.
monumental-map-no-token = Province { $tile } holds neither Barbarians nor a Free City; every Province needs one token.
monumental-map-no-province = Tile { $tile } is no Province, so neither a token nor a Market may be on it.
monumental-map-free-cities = { $found ->
    [0] There is no Free City
    [one] There is one Free City
   *[other] There are { $found } Free Cities
} on the map; it must have { $wanted }, one for each player.
monumental-map-free-cities-room = { $found ->
    [0] There is no room for Free Cities
    [one] There is room for one Free City only
   *[other] There is room for { $found } Free Cities only
}; the map must have { $wanted }, one for each player. Leave the tokens of more Provinces open.
monumental-map-markets = { $found ->
    [0] There is no Market
    [one] There is one Market
   *[other] There are { $found } Markets
} on the map; it must have { $wanted }.
monumental-map-markets-room = { $found ->
    [0] There is no room for Markets
    [one] There is room for one Market only
   *[other] There is room for { $found } Markets only
}; the map must have { $wanted }. Leave it open on more Provinces whether they have a Market.
monumental-map-near-value = Province { $tile } next to the Capital { $capital } holds Barbarians of value { $value }; next to a Capital only 1 and 2 are allowed.
monumental-map-near-count = The Capital { $capital } touches { $found ->
    [0] no Province
    [one] one Province
   *[other] { $found } Provinces
}, the Capital { $other } touches { $others }; all must touch equally many, or the tokens next to them cannot be the same.
monumental-map-near-values = Next to the Capitals { $capital } and { $other } there are Barbarians of different values; all Capitals need the same ones.
monumental-map-near-free-cities = The Capitals { $capital } and { $other } do not touch equally many Free Cities.
monumental-map-tiles = The map has { $found } Provinces and Water tiles together; at most { $most } are allowed.
monumental-map-provinces = The map has { $found } Provinces; there are Production tokens and Markets for { $most } with { $seats } players.
monumental-map-cut-off = { $count ->
    [one] Province { $tiles } is
   *[other] The Provinces { $tiles } are
} cut off from the others; a way over Provinces alone must lead from each to every other.
monumental-map-capital-alone = The Capital { $capital } touches { $found ->
    [0] no Province
   *[one] one Province only
}; it must touch 2 or more.
monumental-map-stock-value = The map fixes { $found } Barbarians of value { $value }; there { $most ->
    [one] is
   *[other] are
} { $most }.
monumental-map-stock-free-cities = { $found } Free Cities are needed; there { $most ->
    [one] is
   *[other] are
} { $most }.
monumental-map-stock-barbarians = { $found } Barbarians are needed; there { $most ->
    [one] is
   *[other] are
} { $most }. Take away some Provinces.
monumental-map-stock-near = There are not enough Barbarians of value 1 and 2 for the Provinces next to the Capitals. Let each Capital touch fewer Provinces, or fix fewer of these values elsewhere.
monumental-map-near-impossible = The open tokens cannot be placed so that every Capital touches the same Barbarians and equally many Free Cities. Leave more tokens open, or have more Provinces away from the Capitals.
monumental-map-feature = Province { $tile } is of a kind that is not in play.
monumental-map-make-seats = Maps can be made for 2, 3, 4 or 5 players, not for { $seats }.
monumental-map-make-size = A map can be made small or large, not { $size }.
monumental-map-make-stock = The tokens do not suffice for a symmetric map with { $found } Barbarians.

## Score sheet and lobby

monumental-category-provinces = Provinces
monumental-category-knowledge = Knowledge
monumental-category-wonders = Wonders
monumental-category-policies = Policies
monumental-category-dominance = Dominance

monumental-option-first_player = Start player
monumental-option-first_player-random = at random
monumental-option-first_player-host = the host
monumental-option-civilizations = Civilizations
monumental-option-civilizations-random = at random
monumental-option-map = Map
monumental-option-map-small = small: Clash of Titans
monumental-option-map-large = large: Quiet Pastures
monumental-option-map-generated = a new one, made at random
monumental-option-alt_wonders = Alternative Wonders
monumental-option-alt_wonders-none = none
monumental-option-alt_wonders-1 = era I
monumental-option-alt_wonders-2 = era II
monumental-option-alt_wonders-3 = era III
monumental-option-alt_wonders-12 = eras I and II
monumental-option-alt_wonders-13 = eras I and III
monumental-option-alt_wonders-23 = eras II and III
monumental-option-alt_wonders-123 = all eras
monumental-option-renaissance = Renaissance cards
monumental-option-renaissance-true = with them, a longer game
monumental-option-renaissance-false = without them
monumental-option-strict_components = Counters in the box
monumental-option-strict_components-true = limited as printed
monumental-option-strict_components-false = never run out
monumental-option-explorer_capital = Explorers on Capitals
monumental-option-explorer_capital-never = never
monumental-option-explorer_capital-own = on their own Capital
monumental-option-trigger_limit = “When …” effects
monumental-option-trigger_limit-each = each time
monumental-option-trigger_limit-once = once a turn
monumental-option-drawn_continuous = Lasting effects of drawn cards
monumental-option-drawn_continuous-turn = last until the end of the turn
monumental-option-drawn_continuous-none = do not work
monumental-option-open_discards = Discard piles of the others
monumental-option-open_discards-true = may be looked through
monumental-option-open_discards-false = are secret

## Small things in sentences

monumental-tile = { $name }
monumental-cards = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
monumental-resource-name-feud = Military against Barbarians
monumental-resource-feud = { $n } Military against Barbarians
monumental-some-feud = { $n } Military against Barbarians
monumental-resource-basic = { $n ->
    [one] 1 basic resource
   *[other] { $n } basic resources
}
monumental-for-price = { $paid ->
    [0] at no cost
   *[other] for { $goods }
}
monumental-units = { $n ->
    [one] 1 Unit
   *[other] { $n } Units
}

## Questions

monumental-question-over = The game is over.
monumental-question-capital = Choose your Capital.
monumental-question-activate = Which row and which column of your City become active? Choose the space where they cross.
monumental-question-act = Take as many actions as you like, in any order.
monumental-question-pay = Pay { $goods }: how much of it in Gold?
monumental-question-pay-any = Spend { monumental-resource-basic }: which comes next?
monumental-question-convert = { $n ->
    [one] Which resource do you change, and into what?
   *[other] Which resource do you change, and into what? { $n } to go.
}
monumental-question-keep-wonder = Only one Wonder can be under construction. Which one do you keep?
monumental-question-site = Where do you put { $card }?
monumental-question-warlord = { $tile } takes { monumental-units }. Does your Warlord go?
monumental-question-units = Which Units go to { $tile }? { $n } to go.
monumental-question-share = You pay { $n ->
    [one] 1 resource less
   *[other] { $n } fewer resources
} for { $tile }. How many of these are { $resource }?
monumental-question-order = { $n ->
    [one] Do you use this?
   *[other] Several things happen at once. Which comes first?
}
monumental-question-benefit = Which benefit of the token do you take?
monumental-question-benefit-both = You get both benefits of the token. Which one first?
monumental-question-choose = Choose one.
monumental-question-gain-choice = { $n ->
    [one] Which resource do you gain?
   *[other] Which resources do you gain? { $n } to go.
}
monumental-question-move-unit = Where does the Soldier from { $tile } go?
monumental-question-move-unit-warlord = Where does the Warlord from { $tile } go?
monumental-question-look = You look at the tokens of { $market }. Which one do you keep?
monumental-question-archive = { $n ->
    [one] Which card do you archive? It leaves the game.
   *[other] Which cards do you archive? They leave the game; up to { $n } to go.
}
monumental-question-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which cards do you discard? Up to { $n } to go.
}
monumental-question-copy-own = Which card of your City or which of your Policies do you copy?
monumental-question-copy-opponents = Which card of another player’s City do you copy?
monumental-question-effect = Do you use the effect of { $card }?
monumental-question-use-drawn = { $n ->
    [one] Which drawn card do you use?
   *[other] Which drawn cards do you use? Up to { $n } to go.
}
monumental-question-section = Which Wonder section do you complete at no cost?
monumental-question-take = Which card do you take?
monumental-question-extra-space = { $n ->
    [one] Which space of your City becomes active as well?
   *[other] Which spaces of your City become active as well? { $n } to go.
}
monumental-question-free-step = { $n ->
    [one] Where does an Explorer go? The step is free.
   *[other] Where do your Explorers go? { $n } free steps to go.
}
monumental-question-unit-move = { $n ->
    [one] Which Unit moves to the next Province?
   *[other] Which Units move to the next Province? { $n } moves to go.
}
monumental-question-destroy = { $n ->
    [one] Which Unit do you send home?
   *[other] Which Units do you send home? { $n } to go.
}
monumental-question-repeat-one-off = Which one-off effect do you repeat?
monumental-question-reinforcing = { $n ->
    [one] Which active card stays in your City?
   *[other] Which active cards stay in your City? Up to { $n } to go.
}
monumental-question-stays = Two Knowledge cards meet in one space. Which one stays?
monumental-question-outpost-with = Who makes room for the Outpost on { $tile }?

## Answers

monumental-label-end = End your actions
monumental-label-done = Done
monumental-label-skip = Skip it
monumental-label-skip-all = Skip the rest
monumental-label-no-effect = Do not use it
monumental-label-no-card = Use no more cards
monumental-label-no-move = Stay where you are
monumental-label-settle = Settle on { $tile }
monumental-label-cross = Row { $row }, column { $column }: { $n ->
    [0] no resources
   *[other] { $goods }
}
monumental-label-cross-with = Row { $row }, column { $column }: { $n ->
    [0] no resources
   *[other] { $goods }
}; active too: { $cards }
monumental-label-open = Activate { $space }: { $n ->
    [0] no resources
   *[other] { $goods }
}
monumental-label-buy = Buy { $card }: { $goods }{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } or more of it in Gold)
}
monumental-label-begin-wonder = Begin { $card }: { $goods }{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } or more of it in Gold)
}
monumental-label-finish = Complete { $card }: { $goods }{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } or more of it in Gold)
}
monumental-label-finish-free = Complete { $card } at no cost
monumental-label-develop = Develop { $policy }: { $goods }
monumental-label-conquer = Conquer { $tile }: { monumental-units }, { $goods }{ $less ->
    [0] {""}
    [one] {" "}(1 less)
   *[other] {" "}({ $less } less)
}
monumental-label-march = Move a Soldier from { $tile }: 1 Military
monumental-label-march-warlord = Move the Warlord from { $tile }: 1 Military
monumental-label-march-for = Move a Soldier from { $tile }: { $goods }
monumental-label-march-warlord-for = Move the Warlord from { $tile }: { $goods }
monumental-label-march-free = Move a Soldier from { $tile }
monumental-label-march-warlord-free = Move the Warlord from { $tile }
monumental-label-outpost = Build an Outpost on { $tile }: { $n ->
    [one] 1 Unit goes home
   *[other] { $n } Units go home
}
monumental-label-step = Explorer { $n } to { $tile }: 1 Military
monumental-label-step-for = Explorer { $n } to { $tile }: { $goods }
monumental-label-step-free = Explorer { $n } to { $tile }
monumental-label-pick-up = Explorer { $n } takes the Production token of { $tile }
monumental-label-look-at = Explorer { $n } takes a token of { $market }
monumental-label-use = Use { $card }: { $effect }
monumental-label-use-plain = Use { $card }
monumental-label-crate = Use a Production token: 1 Production
monumental-label-market = Use the token of { $market }: { $goods }
monumental-label-progress = Scientific progress, draw and use a card: { $goods }{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } or more of it in Gold)
}
monumental-label-payment = { $goods }
monumental-label-plus = { $first } + { $rest }
monumental-label-spend = Spend { $resource }
monumental-label-swap = { $origin } into { $resource }
monumental-label-keep-wonder = Keep { $card }, give up { $other }
monumental-label-place = On { $tile }
monumental-label-from = A Soldier from { $tile }
monumental-label-with-warlord = With the Warlord from { $tile }
monumental-label-without-warlord = Without the Warlord
monumental-label-outpost-soldiers = { $n ->
    [one] 1 Soldier goes home
   *[other] { $n } Soldiers go home
}
monumental-label-outpost-warlord = { $n ->
    [0] The Warlord goes home
    [one] The Warlord and 1 Soldier go home
   *[other] The Warlord and { $n } Soldiers go home
}
monumental-label-less = { $n ->
    [0] Full price in { $resource }
   *[other] { $n } { $resource } less
}
monumental-label-token = The token: { $effect }
monumental-label-entry = { $card }: { $effect }
monumental-label-effect = { CAPITAL($effect) }
monumental-label-receive = { $goods }
monumental-label-to = To { $tile }
monumental-label-to-for = To { $tile }: { $goods }
monumental-label-keep-token = Keep { $goods }
monumental-label-archive = Archive { $card } ({ $space })
monumental-label-discard = Discard { $card } ({ $space })
monumental-label-reinforce = { $card } ({ $space }) stays
monumental-label-copy = Copy { $card } ({ $space })
monumental-label-copy-policy = Copy { $card }
monumental-label-copy-of = Copy { $card } ({ $space }) of { $player }
monumental-label-take = Take { $card }
monumental-label-remove = A Soldier of { $player } on { $tile }
monumental-label-remove-warlord = The Warlord of { $player } on { $tile }
monumental-label-keep-knowledge = { $card } stays, { $other } is discarded

## Why not

monumental-reason-over = The game is over.
monumental-reason-not-asked = Not now. { $question }
monumental-reason-both = { $first } { $second }
monumental-reason-in-order = Things are named one after the other in a fixed order; take the last step back to choose otherwise.
monumental-reason-not-yours = This belongs to another player.

monumental-reason-forbidden = Something that is in force now forbids it.
monumental-reason-water = Nobody can enter Water.
monumental-reason-foreign-capital = A Capital cannot be conquered.
monumental-reason-not-adjacent = It is not next to your land.
monumental-reason-units-short = It takes { monumental-units } that can get there; you have { $have }.
monumental-reason-conquest-dear = It costs { $goods }{ $less ->
    [0] {""}
    [one] , 1 less for you
   *[other] , { $less } less for you
}: you are { $short } short, even with your Gold.
monumental-reason-no-unit = None of your Units is here.
monumental-reason-last-unit = The last Unit must stay, or you would lose the Province.
monumental-reason-no-destination = There is no other Province of yours that a Unit could go to from here.
monumental-reason-no-next-province = No Province of yours is next to it.
monumental-reason-move-dear = To move a Unit costs 1 Military; you have neither Military nor Gold.
monumental-reason-move-dear-there = To move a Unit to { $tile } costs { $goods }: you are { $short } short, even with your Gold.
monumental-reason-outpost-there = An Outpost is here already.
monumental-reason-outpost-units = An Outpost takes { monumental-units }; here { $have ->
    [0] is none.
    [one] is 1.
   *[other] are { $have }.
}
monumental-reason-no-outpost = Both of your Outposts are on the map.
monumental-reason-not-controlled = You do not control this tile.
monumental-reason-wonder-there = A Wonder is here already.
monumental-reason-not-joined = Your land does not lead there from { $tile }.
monumental-reason-same-tile = The Unit is here already.
monumental-reason-no-units-to-capital = Units cannot move to a Capital.
monumental-reason-not-next-to = It is not next to { $tile }.
monumental-reason-units-not-joined = From here no way through your land leads to { $tile }.
monumental-reason-explorer-no-entry = Explorers move on Provinces only.
monumental-reason-explorer-far = It is not next to one of your Explorers.
monumental-reason-step-dear = A step costs 1 Military; you have neither Military nor Gold.
monumental-reason-step-dear-there = A step there costs { $goods }: you are { $short } short, even with your Gold.
monumental-reason-no-capital = It is no Capital.
monumental-reason-capital-taken = Another player has settled here.
monumental-reason-own-units = These are your own Units.
monumental-reason-nobody-there = No opponent has a Unit here.

monumental-reason-picked-up = This Explorer has picked something up this turn.
    .in-rounds = This Explorer has picked something up this round.
monumental-reason-nothing-here = There is nothing to pick up here.
monumental-reason-market-had = You have had your token of { $market }.
monumental-reason-market-empty = No token is left in { $market }.
monumental-reason-no-crate = You have no Production token.
monumental-reason-no-market-token = You have no token of { $market }.
monumental-reason-market-used = You have used your token of { $market }.

monumental-reason-gap = There is no card in this place.
monumental-reason-pile-empty = No { $card } is left.
monumental-reason-too-dear = { $card } costs { $goods }: you are { $short } short, even with your Gold.
monumental-reason-no-work = You have no Wonder under construction.
monumental-reason-no-site = Each tile that you control has a Wonder already.
monumental-reason-progress-dear = Scientific progress costs { $goods }: you are { $short } short, even with your Gold.
monumental-reason-no-card-to-draw = Your deck and your discard pile are empty.
monumental-reason-nothing-fresh = No card of your deck and discard pile would give you anything more this turn.
    .in-rounds = No card of your deck and discard pile would give you anything more this round.
monumental-reason-culture-short = Your next Policy costs { $goods }; you have { $have }.
monumental-reason-covered = { $policy } is covered by a newer Policy.
monumental-reason-not-developed = You have not developed { $policy } yet.

monumental-reason-space-empty = This space is empty.
monumental-reason-not-active = { $card } is not active this turn.
    .in-rounds = { $card } is not active this round.
monumental-reason-used = { $card } has been used this turn.
    .in-rounds = { $card } has been used this round.
monumental-reason-no-use = { $card } has no effect that you could use.
monumental-reason-by-itself = { $card } works by itself; there is nothing to use.
monumental-reason-effect-dear = { $card } costs { $goods }: you are { $short } short, even with your Gold.
monumental-reason-effect-dear-no-gold = { $card } costs { $goods }: you are { $short } short, and Gold cannot be used.
monumental-reason-effect-short = { $card } costs { $goods }; you have { $have }.
monumental-reason-gain-first = { $card } needs more: gain { $goods } this turn first.
    .in-rounds = { $card } needs more: gain { $goods } this round first.
monumental-reason-nothing-happens = { $card } would do nothing now: { $effect }.
monumental-reason-entry-idle = It would do nothing now: { $effect }.
monumental-reason-is-active = { $card } is active; only inactive cards can be chosen.
monumental-reason-is-inactive = { $card } is not active; it stays anyway.
monumental-reason-already-active = All that lies here is active already.
monumental-reason-wrong-kind = The effect does not allow { $card }.
monumental-reason-too-costly = { $card } costs { $n }; the effect allows { $most } at most.
monumental-reason-wrong-source = The effect does not take cards from here.
monumental-reason-knowledge-goes = A Knowledge cannot be reinforced.
monumental-reason-no-wonder = { $card } is no Wonder.
monumental-reason-own-card = A card of another player must be chosen.
monumental-reason-nothing-to-copy = { $card } has nothing that can be copied.
monumental-reason-drawn-before = { $card } was drawn this turn already and gives nothing more.
    .in-rounds = { $card } was drawn this round already and gives nothing more.
monumental-reason-token-first = Take a benefit of the token first.
monumental-reason-no-resource = You have no { $resource }.
monumental-reason-activate-first = Activate a row and a column of your City first.

## What happened

monumental-log-leads = { $player } leads { $civilization }.
    .you-are-player = You lead { $civilization }.
monumental-log-first = { $first } begins.
    .you-are-first = You begin.
monumental-log-settled = { $player } settles on { $tile }.
    .you-are-player = You settle on { $tile }.
monumental-log-turn = Round { $n }: { $player } is on turn.
    .you-are-player = Round { $n }: it is your turn.
monumental-log-activated = { $player } activates { $n ->
    [0] nothing
   *[other] { $cards }
}.
    .you-are-player = You activate { $n ->
        [0] nothing
       *[other] { $cards }
    }.
monumental-log-gained = { $player } gains { $goods }.
    .you-are-player = You gain { $goods }.
monumental-log-paid = { $player } pays { $goods }.
    .you-are-player = You pay { $goods }.
monumental-log-acquired = { $player } acquires { $card } { monumental-for-price }.
    .you-are-player = You acquire { $card } { monumental-for-price }.
monumental-log-began-wonder = { $player } begins { $card } { monumental-for-price }.
    .you-are-player = You begin { $card } { monumental-for-price }.
monumental-log-gave-up-wonder = { $player } gives up { $card }; it leaves the game.
    .you-are-player = You give up { $card }; it leaves the game.
monumental-log-completed-wonder = { $player } completes { $card } { monumental-for-price }.
    .you-are-player = You complete { $card } { monumental-for-price }.
monumental-log-placed-wonder = { $player } puts { $card } on { $tile }.
    .you-are-player = You put { $card } on { $tile }.
monumental-log-developed = { $player } develops { $policy } { monumental-for-price }.
    .you-are-player = You develop { $policy } { monumental-for-price }.
monumental-log-one-off = { $player } uses the one-off effect of { $policy }.
    .you-are-player = You use the one-off effect of { $policy }.
monumental-log-used-card = { $player } uses { $card }.
    .you-are-player = You use { $card }.
monumental-log-used-policy = { $player } uses { $policy }.
    .you-are-player = You use { $policy }.
monumental-log-triggered = { $player } uses { $card }.
    .you-are-player = You use { $card }.
monumental-log-copied = { $player } copies { $card }.
    .you-are-player = You copy { $card }.
monumental-log-copied-policy = { $player } copies { $policy }.
    .you-are-player = You copy { $policy }.
monumental-log-archived = { $player } archives { $card }.
    .you-are-player = You archive { $card }.
monumental-log-discarded = { $player } discards { $card }.
    .you-are-player = You discard { $card }.
monumental-log-reinforced = { $player } reinforces { $card }: it stays.
    .you-are-player = You reinforce { $card }: it stays.
monumental-log-kept-knowledge = { $player } keeps { $kept } and discards { $card }.
    .you-are-player = You keep { $kept } and discard { $card }.
monumental-log-shuffled = { $player } shuffles the discard pile into a new deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
    .you-are-player = You shuffle your discard pile into a new deck: { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
monumental-log-progress = { $player } makes scientific progress.
    .you-are-player = You make scientific progress.
monumental-log-drew = { $player } draws { $n ->
    [one] { $cards }
   *[other] { $n } cards: { $cards }
}.
    .you-are-player = You draw { $n ->
        [one] { $cards }
       *[other] { $n } cards: { $cards }
    }.
monumental-log-used-drawn = { $player } uses { $card } from the draw.
    .you-are-player = You use { $card } from the draw.
monumental-log-conquered = { $player } conquers { $whose ->
    [barbarians] the Barbarian Province
    [city] the Free City
   *[nobody] the empty Province
} { $tile } with { monumental-units } { monumental-for-price }.
    .you-are-player = You conquer { $whose ->
        [barbarians] the Barbarian Province
        [city] the Free City
       *[nobody] the empty Province
    } { $tile } with { monumental-units } { monumental-for-price }.
monumental-log-conquered-from = { $player } conquers { $tile } from { $loser } with { monumental-units } { monumental-for-price }.
    .you-are-player = You conquer { $tile } from { $loser } with { monumental-units } { monumental-for-price }.
    .you-are-loser = { $player } conquers { $tile } from you with { monumental-units } { monumental-for-price }.
monumental-log-turned-token = The token is turned. { $benefits }
monumental-log-warlord-bonus = { $player } uses the bonus of { $warlord }.
    .you-are-player = You use the bonus of { $warlord }.
monumental-log-lost-unit = A Soldier of { $player } is driven out of { $tile } and goes home.
    .you-are-player = One of your Soldiers is driven out of { $tile } and goes home.
monumental-log-lost-unit-warlord = The Warlord of { $player } is driven out of { $tile } and goes home.
    .you-are-player = Your Warlord is driven out of { $tile } and goes home.
monumental-log-built-outpost = { $player } builds an Outpost on { $tile }; { $n ->
    [one] 1 Unit goes
   *[other] { $n } Units go
} home.
    .you-are-player = You build an Outpost on { $tile }; { $n ->
        [one] 1 Unit goes
       *[other] { $n } Units go
    } home.
monumental-log-moved = { $player } moves a Soldier from { $origin } to { $tile } { monumental-for-price }.
    .you-are-player = You move a Soldier from { $origin } to { $tile } { monumental-for-price }.
monumental-log-moved-warlord = { $player } moves the Warlord from { $origin } to { $tile } { monumental-for-price }.
    .you-are-player = You move your Warlord from { $origin } to { $tile } { monumental-for-price }.
monumental-log-explored = { $player } sends an Explorer to { $tile } { monumental-for-price }.
    .you-are-player = You send an Explorer to { $tile } { monumental-for-price }.
monumental-log-took-crate = { $player } takes a Production token on { $tile }.
    .you-are-player = You take a Production token on { $tile }.
monumental-log-took-token = { $player } takes a token of { $market }.
    .you-are-player = You take a token of { $market }.
monumental-log-took-token-own = { $player } takes a token of { $market }: { $goods }.
    .you-are-player = You take a token of { $market }: { $goods }.
monumental-log-used-crate = { $player } uses a Production token: { $n } Production.
    .you-are-player = You use a Production token: { $n } Production.
monumental-log-used-market = { $player } uses a token of { $market }.
    .you-are-player = You use your token of { $market }.
monumental-log-display-lost = { $card } leaves the display.
monumental-log-display-dealt = New in the display: { $cards }.
monumental-log-last-card = The last Development card lies in the display: { $n ->
    [one] 1 more turn.
   *[other] { $n } more turns.
}
monumental-log-over = The game is over; the winner has { $n ->
    [one] 1 point.
   *[other] { $n } points.
}

## The text view

monumental-show-turn = Round { $round }, phase { $phase }: { $player }.
monumental-show-left = Turns after this one: { $n }.
monumental-show-key-tiles = ^2 terrain, $ Market, + Production token, ~ Water, [A] Capital of A, a Explorer of A
monumental-show-key-pieces = <3> Barbarians, (2s) Free City and its price, A4 Soldiers of A, ! Warlord, # Outpost, W Wonder
monumental-show-display = Display: { $cards }
monumental-show-basics = Basic Buildings: { $cards }
monumental-show-deck = Development deck: { $n } ({ $eras })
monumental-show-markets = Market tokens left: { $markets }
monumental-show-held = Drawn: { $cards }
monumental-show-player = { $letter }  { $player }, { $civilization }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
monumental-show-goods = {"   "}{ $goods }; Production tokens { $crates }
monumental-show-building = {"   "}under construction: { $work }; Policies, newest first: { $policies }
monumental-show-cards = {"   "}deck { $deck }, discard pile { $discards }, Market tokens (used): { $tokens }, Outposts { $outposts }

# What the end of the actions leaves undone
monumental-loss-basics = { $goods } will be lost, and could still be spent.
monumental-loss-effects = { $n ->
    [one] A free effect is still unused: { $cards }.
   *[other] Free effects are still unused: { $cards }.
}
monumental-loss-display = { $n ->
    [one] No card of its row was taken: { $cards } will go.
   *[other] No card of a row was taken: { $cards } will go.
}

# On the button that plays a plan.
monumental-does-it = Do it
monumental-does-activate = Activate
monumental-does-conquer = Conquer
monumental-does-buy = Buy
monumental-does-finish = Complete
monumental-does-develop = Develop
monumental-does-progress = Draw
monumental-does-step = Go
monumental-does-move = Move

# What is worth knowing about a plan.
monumental-note-usable = To use: { $cards }.
monumental-note-token = You take one of the two benefits under the token.
monumental-note-lord = { $warlord }: { $effects }.
monumental-note-top = It goes on top of your City deck.
monumental-note-wonder = Its first stage is built then.
monumental-note-one-off = { CAPITAL($effect) }.

## Set-ups that cannot be played
monumental-setup-seats = { $seats } players cannot play Monumental like this; it is for one of these numbers of players: { $counts }.
monumental-setup-seats-off = { $seats } players can play only with the option “{ $option }” switched on; switch it on, or choose another number of players: { $counts }.
monumental-setup-civilizations = { $found } civilizations are named; { $seats } players need { $seats }, one for each seat.
monumental-setup-civilization-twice = { $civilization } is named twice; no two players lead the same civilization.
monumental-setup-civilization-off = { $civilization } can be chosen only with the option “{ $option }” switched on; switch it on, or choose one of these: { $there }.
monumental-setup-civilization-differs = Seat { $seat } leads “{ $other }” as an Automa, so it cannot lead “{ $name }”; name the same one twice, or random.
monumental-setup-no-civilization = There is no civilization called “{ $name }”; choose one of these: { $there }, or random.
monumental-setup-no-map = There is no { $map ->
    [small] small
   *[large] large
} map for { $seats } players; choose “generated”, or draw one in the editor.
