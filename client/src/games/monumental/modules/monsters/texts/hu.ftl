## Amit a kliens maga mond a szörnyekről. A nevek és a lapok a modul szövegeiből jönnek.

monumental-ui-monster-track = Szörnyek
monumental-ui-monsters-hidden = Még rejtőző szörny: { $n }
monumental-ui-monster = { $monster } itt: { $tile }; { $n ->
    [one] ennek a körnek a végén támad.
   *[other] { $n } kör végével támad.
}
monumental-ui-monster-in = { $n ->
    [one] most!
   *[other] még { $n }
}
monumental-ui-monsters-claimed = Legyőzött szörnyek: { $monsters }
monumental-ui-hits = Most ezt érné: { $hits }.
monumental-ui-hits-nothing = Most semmit sem érne.
monumental-ui-hit-units = { $n } egység itt: { $tile }{ $choice ->
    [yes] {" "}vagy máshol
   *[no] {""}
}
monumental-ui-hit-wonder = { $card } itt: { $tile }{ $choice ->
    [yes] {" "}vagy más
   *[no] {""}
}
monumental-ui-hit-knowledge = { $player } egy tudása{ $choice ->
    [yes] {" "}vagy más
   *[no] {""}
}
monumental-ui-hit-gold = { $player }: { $n } arany{ $choice ->
    [yes] {" "}vagy más
   *[no] {""}
}
monumental-ui-hit-culture = { $player }: { $n } kultúra{ $choice ->
    [yes] {" "}vagy más
   *[no] {""}
}
