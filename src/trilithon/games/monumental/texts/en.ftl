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
monumental-do-less-knowledge = pay { $n } Science less for your next Knowledge this turn
monumental-do-less-wonder-stage = pay { $n } Production less for your next Wonder section this turn
monumental-do-less-policy = pay { $n } Culture less for your next Policy this turn
monumental-do-less-conquest = pay { $n ->
    [one] 1 resource less
   *[other] { $n } fewer resources
} for your next conquest this turn
monumental-do-half-building = pay half, rounded up, for your next Building this turn
monumental-do-half-knowledge = pay half, rounded up, for your next Knowledge this turn
monumental-do-half-wonder-stage = pay half, rounded up, for your next Wonder section this turn
monumental-do-half-policy = pay half, rounded up, for your next Policy this turn
monumental-do-half-conquest = pay half, rounded up, for your next conquest this turn

monumental-do-explorer-step = { $n ->
    [one] move an Explorer to an adjacent Province for free
   *[other] move your Explorers up to { $n } Provinces in total for free
}
monumental-do-extra-pickup = let one of your Explorers pick up { $n ->
    [one] 1 more token
   *[other] { $n } more tokens
} this turn
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

monumental-map-capitals = { $found ->
    [0] The map has no Capital
    [one] The map has one Capital
   *[other] The map has { $found } Capitals
} for { $seats } players; each player needs one.
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
monumental-map-make-seats = Maps can be made for 2, 3 or 4 players, not for { $seats }.
monumental-map-make-size = A map can be made small or large, not { $size }.
monumental-map-make-stock = The tokens do not suffice for a symmetric map with { $found } Barbarians.
