## Automas: their cards, options, questions, answers, what happens, and why a game cannot begin like this.

monumental-option-automas = Automas
monumental-option-automas-none = none
monumental-option-automas-own = civilization:difficulty, as in egypt:2,any:0
monumental-option-automas-note = Civilizations that a deck of cards plays; they take the last seats.
monumental-option-automa_hero_card = Automas take Heroes
monumental-option-automa_hero_card-true = yes
monumental-option-automa_hero_card-false = no
monumental-option-automa_hunts_monsters = Automas hunt Monsters
monumental-option-automa_hunts_monsters-true = yes
monumental-option-automa_hunts_monsters-false = no
monumental-option-automa_wonder_tie = Where an Automa’s Wonder goes
monumental-option-automa_wonder_tie-right_hand = its right-hand player chooses
monumental-option-automa_wonder_tie-low_terrain = to the lowest terrain

monumental-category-automa = Gold of Automas

monumental-setup-automa-unread = “{ $text }” is no Automa; name each by its civilization and its difficulty, as in egypt:2,any:0.
monumental-setup-automa-difficulty = An Automa cannot have the difficulty { $difficulty }; choose one from 0 to { $most }.
monumental-setup-automa-many = { $automas } Automas need as many seats, and there are { $seats }; name fewer Automas, or choose more seats.

## Cards, line by line

monumental-automa-card-action = Action card { $id }
monumental-automa-card-advanced = Advanced card { $id }
monumental-automa-card-civilization = Civilization card { $civilization }
monumental-automa-card-hero = Hero card

monumental-automa-type = { $type ->
    [architectural] Architectural
    [cultural] Cultural
    [aggressive] Aggressive
    [technological] Technological
   *[economic] Economic
}
monumental-automa-typed = { monumental-automa-type }: { $line }
monumental-automa-priced = { $n } Gold: { $line }
monumental-automa-when = { $when ->
    [fewer_provinces] if an opponent has more Provinces
    [fewer_policies] if an opponent has more Policies
   *[neither] if neither
}: { $line }

monumental-automa-line-conquer = { $n ->
    [one] conquer the Province that takes the { $which ->
        [lowest] fewest
       *[highest] most
    } Units
   *[other] conquer up to { $n } Provinces, those that take the { $which ->
        [lowest] fewest
       *[highest] most
    } Units
}
monumental-automa-line-take-lowest = take the cheapest { $kind ->
    [building] Building
   *[knowledge] Knowledge
}
monumental-automa-line-take-highest = take the dearest { $kind ->
    [building] Building
   *[knowledge] Knowledge
}
monumental-automa-line-take-all = take { $kind ->
    [building] all Buildings
   *[knowledge] all Knowledge
}
monumental-automa-line-wonder = build a stage of a Wonder
monumental-automa-line-policy = { $n ->
    [0] develop a Policy
   *[other] develop a Policy, then { $n } Gold for each developed one
}
monumental-automa-line-gold = gain { $n } Gold
monumental-automa-line-coast = gain { $n } Gold for each coastal Province
monumental-automa-line-explore = both Explorers go { $n ->
    [one] 1 step
   *[other] { $n } steps
}
monumental-automa-line-shuffle = shuffle deck, discard pile and resolved cards
monumental-automa-line-draw-usual = draw another card
monumental-automa-line-draw-general-twice = draw another card and carry its general lines out twice
monumental-automa-line-draw-typed = draw another card with lines for a type and carry out these
monumental-automa-line-search = draw the next card with { $type ->
    [architectural] an Architectural
    [cultural] a Cultural
    [aggressive] an Aggressive
    [technological] a Technological
   *[economic] an Economic
} line
monumental-automa-line-sift = the next card leaves the game unless it has { $type ->
    [architectural] an Architectural
    [cultural] a Cultural
    [aggressive] an Aggressive
    [technological] a Technological
   *[economic] an Economic
} line
monumental-automa-line-mount = gain { $n ->
    [one] 1 Horse for the Unit
   *[other] { $n } Horses for the Units
} furthest from the Capital
monumental-automa-line-nexus = put the next card at the right end of the Nexus and carry out all its cards
monumental-automa-line-sacrifice = sacrifice a Soldier for { $n } Gold, or one returns
monumental-automa-line-hero = take a Hero

## Moves and questions

monumental-question-automa-line = { $card }: { $line }
monumental-label-automa-done = Carry out: { $line }
monumental-label-automa-gold = { $n } Gold instead of: { $line }
monumental-label-automa-skipped = Skip: { $line }
monumental-label-automa-ignored = Ignore: { $line }

monumental-question-automa-conquest = You choose for { $automa }: which Province does it conquer? All of these take the { $which ->
    [lowest] fewest
   *[highest] most
} Units.
monumental-question-automa-site = You choose for { $automa }: where does { $card } go?
monumental-question-automa-exploring = You choose for { $automa }: which way does Explorer { $n } go?
monumental-question-automa-mounting = You choose for { $automa }: which Unit gets a Horse?
monumental-label-automa-conquers = It conquers { $tile }
monumental-label-automa-places = It goes to { $tile }
monumental-label-automa-explores = To { $tile }, towards { $goal }
monumental-label-automa-mounts = A Soldier on { $tile }
monumental-label-automa-mounts-warlord = The Warlord on { $tile }
monumental-label-automa-mounts-rider = A mounted Soldier on { $tile }
monumental-label-automa-mounts-hero = The Hero on { $tile }

monumental-reason-automa-not-tied = The Automa’s card does not leave this choice: other tiles come first.

## What happens

monumental-log-automa-revealed = { $player } reveals { $cards }.
monumental-log-automa-drew = { $player } draws { $card }.
monumental-log-automa-found = { $player } finds { $card }{ $n ->
    [0] {""}
    [one] {" "}after 1 other card
   *[other] {" "}after { $n } other cards
}.
monumental-log-automa-deck-empty = { $player } shuffles the discard pile into a new deck.
monumental-log-automa-shuffled = { $player } shuffles: the deck has { $n } cards again.
monumental-log-automa-sifted-out = { $card } leaves the game.
monumental-log-automa-sifted-back = { $card } goes to the discard pile.
monumental-log-automa-nexus = { $card } comes to the Nexus of { $player }.
monumental-log-automa-made-up = { $player } cannot carry out “{ $line }”: { $n } Gold instead.
monumental-log-automa-skipped = { $player } skips a line with a price: “{ $line }”.
monumental-log-automa-ignored = { $player } ignores “{ $line }”: { monumental-automa-ignored-because }.
monumental-automa-ignored-because = { $why ->
    [type] it is for another type of Warlord
    [reading] this card is carried out in part only
    [condition] its condition is not met
   *[no_card] there is no card left
}
monumental-log-automa-gold = { $player } gains { $n } Gold.
monumental-log-automa-coast = { $player } gains { $n } Gold for { $provinces ->
    [one] 1 coastal Province
   *[other] { $provinces } coastal Provinces
}.
monumental-log-automa-gold-for-policies = { $player } gains { $n } Gold for { $policies ->
    [one] 1 Policy
   *[other] { $policies } Policies
}.
monumental-log-automa-no-policy = { $player } has developed all Policies: { $n } Gold instead.
monumental-log-automa-developed = { $player } develops { $policy }{ monumental-automa-paid }.
monumental-automa-paid = { $paid ->
    [0] {""}
   *[other] {" "}for { $goods }
}
monumental-automa-because = { $why ->
    [terrain] {" "}(the lowest terrain of equals)
    [asked] {" "}(its right-hand player chose)
    [lot] {" "}(by lot among equals)
    [place] {" "}(of equal cost, the furthest from the deck)
    [name] {" "}(of equal cost and place, the first by its English name)
   *[other] {""}
}
monumental-log-automa-took = { $player } takes { $card }{ monumental-automa-paid }{ monumental-automa-because }.
monumental-log-automa-took-all = { $player } takes { $cards }.
monumental-log-automa-began = { $player } begins { $card }{ monumental-automa-paid }{ monumental-automa-because }.
monumental-log-automa-completed = { $player } completes { $card }{ monumental-automa-paid }.
monumental-log-automa-placed-wonder = { $card } goes to { $tile }{ monumental-automa-because }.
monumental-log-automa-wonder-home = { $card } goes to the Capital of { $player }.
monumental-log-automa-conquered = { $player } conquers { $whose ->
    [barbarians] the Barbarian Province
    [city] the Free City
   *[nobody] the empty Province
} { $tile }{ monumental-automa-paid }{ monumental-automa-because }.
monumental-log-automa-conquered-from = { $player } conquers { $tile } from { $loser }{ monumental-automa-paid }{ monumental-automa-because }.
    .you-are-loser = { $player } conquers { $tile } from you{ monumental-automa-paid }{ monumental-automa-because }.
monumental-log-automa-turned = The token is turned. { $benefits } { $player } gains { $n } Gold.
monumental-log-automa-explored = { $player } sends an Explorer to { $tile }, towards { $goal }{ monumental-automa-because }.
monumental-log-automa-crate = { $player } takes a Production token.
monumental-log-automa-crates-sold = { $player } exchanges two Production tokens for { $n } Gold.
monumental-log-automa-bargain = { $player } takes a token of { $market } and gains { $n } Gold.
monumental-log-automa-markets-done = { $player } has been to all Markets: its tokens leave the game, its Explorers return.
monumental-log-automa-hero = { $player } takes the Hero { $card }.

## On a terminal

monumental-show-automa = Automa: { monumental-automa-type }, difficulty { $difficulty }, { $deck } cards in the deck, { $policies } hidden Policies
monumental-show-automa-area = Area: { $cards }
monumental-show-automa-discard = Automa discard pile: { $cards }
monumental-show-automa-nexus = Nexus: { $cards }
monumental-show-automa-card = Automa, { $card }:
monumental-show-automa-line = { $state ->
    [done] +
    [gold] $
    [skipped] -
    [ignored] .
    [now] >
   *[waiting] {" "}
} { $line }{ $why ->
    [fits] {""}
   *[other] {" "}({ monumental-automa-ignored-because })
}

# For whoever meets it for the first time.
monumental-new-name-automa = Automa
monumental-new-automa = An Automa is a civilization that a deck of cards plays. In its turn, after all others, two cards are revealed and carried out line by line; a line that it cannot carry out brings 2 Gold, and lines for other types of Warlords do not count. It takes what is on the display and the map without paying, has no City, and scores like everybody else, with a point for every 3 Gold.
    .in-rounds = An Automa is a civilization that a deck of cards plays. In each round two of its cards are revealed; in its slots, after those of all people, their lines are carried out, one in each slot. A line that it cannot carry out brings 2 Gold, and lines for other types of Warlords do not count. It takes what is on the display and the map without paying, has no City, and scores like everybody else, with a point for every 3 Gold.
