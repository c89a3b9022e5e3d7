## Amit a kliens maga mond a szörnyekről. A nevek és a lapok a modul szövegeiből jönnek.

monumental-ui-monster-track = Szörnyek
monumental-ui-monster-kind = szörny
monumental-ui-monsters-hidden = Még rejtőző szörny: { $n }
monumental-ui-monster = { $monster } itt: { $tile }; { $n ->
    [one] ennek a fordulónak a végén támad.
   *[other] { $n } forduló múlva támad, a mostanit is beleszámítva.
}
    .in-rounds = { $monster } itt: { $tile }; { $n ->
        [one] ennek a körnek a végén támad.
       *[other] { $n } kör múlva támad, a mostanit is beleszámítva.
    }
monumental-ui-monster-in = { $n ->
    [one] most!
   *[other] még { $n }
}
monumental-ui-attack-nothing = Senkit sem talált el.
monumental-ui-attack-choosing = Most dől el, mi vész oda.
monumental-ui-monsters-claimed = Legyőzött szörnyek: { $monsters }
monumental-ui-hits = Ha most támadna, ezt érné: { $hits }.
monumental-ui-hits-nothing = Ha most támadna, senkit sem érne.
monumental-ui-hit-units = { $n } egység itt: { $tile }{ $choice ->
    [yes] {" "}vagy máshol
   *[no] {""}
}
monumental-ui-hit-units-of = { $player } { $n } egysége ({ $tiles } egyikén)
    .you-are-player = { $n } egységed ({ $tiles } egyikén)
monumental-ui-hit-tile = { $tile }
monumental-ui-hit-wonder = { $card } itt: { $tile }{ $choice ->
    [yes] {" "}vagy más
   *[no] {""}
}
monumental-ui-hit-knowledge = { $player } egy tudása{ $choice ->
    [yes] {" "}vagy más
   *[no] {""}
}
    .you-are-player = egy tudásod{ $choice ->
        [yes] {" "}vagy más
       *[no] {""}
    }
monumental-ui-hit-gold = { $player }: { $n } arany{ $choice ->
    [yes] {" "}vagy más
   *[no] {""}
}
    .you-are-player = { $n } aranyad{ $choice ->
        [yes] {" "}vagy más
       *[no] {""}
    }
monumental-ui-hit-culture = { $player }: { $n } kultúra{ $choice ->
    [yes] {" "}vagy más
   *[no] {""}
}
    .you-are-player = { $n } kultúrád{ $choice ->
        [yes] {" "}vagy más
       *[no] {""}
    }
