## Amit a kliens maga mond a hősökről. A nevek, hatások és szabályok a modul saját szövegeiből jönnek.

monumental-ui-heroes = Hősök
monumental-ui-hero = Hős: { $card }
monumental-ui-hero-at = Hős: { $card }, itt: { $tile }
monumental-ui-hero-on = itt: { $tile }
monumental-ui-hero-price = { $card } ({ $n } arany).
monumental-ui-hero-unit = egység
monumental-ui-hero-later = fordulónként egy
    .in-rounds = körönként egy
monumental-ui-hero-no-place = nincs hová állnia
monumental-ui-hero-left = még { $n } használat
monumental-ui-hero-until-policy = amíg be nem vezetsz egy rendeletet
monumental-ui-hero-next-turn = a következő forduló végéig
    .in-rounds = a következő kör végéig
monumental-ui-hero-last-turn = e forduló végéig
    .in-rounds = e kör végéig
monumental-ui-tile-hero = { $card }, { $player } hőse
    .you-are-player = { $card }, a hősöd
monumental-ui-defence-hero = hős { $n }
monumental-ui-defence-guard = szomszédos hős { $n }
