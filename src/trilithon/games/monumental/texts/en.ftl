## Monumental in English.

## maps

monumental-layout-clash_2 = Clash of Titans
monumental-layout-clash_3 = Clash of Titans
monumental-layout-clash_4 = Clash of Titans
monumental-layout-pastures_2 = Quiet Pastures
monumental-layout-pastures_3 = Quiet Pastures
monumental-layout-pastures_4 = Quiet Pastures

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
