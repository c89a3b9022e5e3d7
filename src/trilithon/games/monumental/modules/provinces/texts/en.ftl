## Special Provinces: their names, a line about each, and what is said about maps that have them.

monumental-feature-desert = Desert
monumental-feature-desert-rule = After you conquer it, one of your Soldiers there goes home, unless the Province would be left empty.
monumental-feature-pyramid = Pyramid
monumental-feature-pyramid-rule = After you conquer it, one of your Soldiers there goes home, unless the Province would be left empty.
monumental-feature-oasis = Oasis
monumental-feature-oasis-rule = The first conqueror takes a Building or Knowledge of the display for free. After every conquest a Soldier there goes home.
monumental-feature-oasis-rule-hold = The first conqueror sets a Building or Knowledge of the display aside to buy it later. After every conquest a Soldier there goes home.
monumental-feature-mine = Mine
monumental-feature-mine-rule = When you conquer it, you may turn Production into Gold, as much as you like, 1 for 1.
monumental-feature-foothill = Foothill
monumental-feature-foothill-rule = When yours is attacked, you may pay Gold; the attacker pays as much or fails.
monumental-feature-savannah = Savannah
monumental-feature-savannah-rule = A Wonder that you place here brings you 2 Gold.
monumental-feature-jungle = Jungle
monumental-feature-jungle-rule = A conquest of it, a Unit that moves there and a step of an Explorer into it cost 1 Military more.
monumental-feature-island = Island
monumental-feature-island-rule = Adjacent only to tiles that a bridge leads to; always coastal.
monumental-feature-lake = Lake
monumental-feature-lake-rule = All Provinces next to it are coastal.
monumental-feature-harbour = Harbour
monumental-feature-harbour-rule = The first conqueror gains 2 Gold.

monumental-layout-narrows-2 = The Narrows
monumental-layout-narrows-3 = The Narrows
monumental-layout-narrows-4 = The Narrows
monumental-layout-narrows-5 = The Narrows
monumental-layout-frontiers-2 = Far Frontiers
monumental-layout-frontiers-3 = Far Frontiers
monumental-layout-frontiers-4 = Far Frontiers
monumental-layout-frontiers-5 = Far Frontiers

monumental-map-special-off = This map has special Provinces; to play on it, switch them on in the options.
monumental-map-special-many = { $found ->
    [one] 1 Province is
   *[other] { $found } Provinces are
} special; of { $provinces } Provinces { $most ->
    [0] none
   *[other] at most { $most }
} may be, one of every four.
monumental-map-special-unequal = { $feature }: the Capitals { $capital } and { $other } are not equally near to it. All Capitals must have the same distances to each kind of special Provinces.
monumental-map-special-no-bridge = { $feature } { $tile } has no bridge; at least one must lead to a tile beside it.
monumental-map-special-bridge-nowhere = A bridge of { $tile } leads nowhere; it must lead to a Province or a Capital.
monumental-map-special-bridge-idle = The bridge from { $tile } to { $other } joins what is adjacent anyway; bridges belong to Islands.

monumental-option-special_provinces = Special Provinces
monumental-option-special_provinces-false = without them
monumental-option-special_provinces-true = on maps of their own
monumental-option-oasis_reserve = First conquest of an Oasis
monumental-option-oasis_reserve-take = takes a card for free
monumental-option-oasis_reserve-hold = sets a card aside to buy it later

monumental-show-features = Special: { $tiles }
monumental-show-bridges = Bridges: { $tiles }
monumental-show-reserved = Set aside: { $card }

monumental-feature-oasis-take = take a Building or Knowledge of the display
monumental-feature-oasis-hold = set a Building or Knowledge of the display aside
monumental-feature-mine-does = turn Production into Gold

monumental-question-bid = { $attacker } ({ $gold } Gold) attacks your Foothill { $tile }. How much Gold do you pay? The attacker must pay as much, or the conquest fails.
monumental-question-match = { $defender } has paid { $n } Gold to hold { $tile }. Do you pay as much?
monumental-question-mine = How much Production do you turn into Gold in the Mine { $tile }?
monumental-question-reserve = Which card do you set aside, to buy it later?

monumental-label-bid = Pay { $n } Gold
monumental-label-no-bid = Pay nothing
monumental-label-match = Pay { $goods } as well
monumental-label-no-match = Let the conquest of { $tile } fail
monumental-label-turn-into-gold = { $goods } becomes { $gold }
monumental-label-turn-nothing = Turn nothing into Gold
monumental-label-reserve = Set { $card } aside

monumental-reason-bid-gold-only = Against an attack on a Foothill only Gold can be paid.
monumental-reason-mine-production-only = In a Mine only Production becomes Gold.
monumental-reason-reserved-by-another = Another player has set this card aside; nobody else can buy it.
monumental-reason-in-jungle = { $said } In a Jungle it is 1 Military more than elsewhere.
monumental-reason-on-island = { $said } An Island is adjacent only to tiles that a bridge leads to.

monumental-log-soldier-returned = A Soldier of { $player } goes home from { $tile }.
    .you-are-player = One of your Soldiers goes home from { $tile }.
monumental-log-harbour = The Harbour brings { $player } { $n } Gold.
    .you-are-player = The Harbour brings you { $n } Gold.
monumental-log-savannah = The Savannah brings { $player } { $n } Gold.
    .you-are-player = The Savannah brings you { $n } Gold.
monumental-log-no-bid = { $player } pays nothing to hold { $tile }.
    .you-are-player = You pay nothing to hold { $tile }.
monumental-log-bid = { $player } pays { $n } Gold to hold { $tile } against { $attacker }.
    .you-are-player = You pay { $n } Gold to hold { $tile } against { $attacker }.
    .you-are-attacker = { $player } pays { $n } Gold to hold { $tile } against you.
monumental-log-matched = { $player } pays { $n } Gold as well.
    .you-are-player = You pay { $n } Gold as well.
monumental-log-conquest-failed = The conquest of { $tile } by { $player } fails.
    .you-are-player = Your conquest of { $tile } fails.
monumental-log-mined = { $player } turns { $n } Production into Gold in the Mine { $tile }.
    .you-are-player = You turn { $n } Production into Gold in the Mine { $tile }.
monumental-log-set-aside = { $player } sets { $card } aside.
    .you-are-player = You set { $card } aside.

# For whoever meets it for the first time.
monumental-new-provinces = Some Provinces have a rule of their own: rest the pointer on one, or touch it, to read it. Deserts send a Soldier home, Jungles cost more Military, Islands are reached by bridges only.
