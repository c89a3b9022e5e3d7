## What the client says itself about Monsters. Names and cards come from the module's own texts.

monumental-ui-monster-track = Monsters
monumental-ui-monsters-hidden = { $n ->
    [one] 1 Monster still hidden
   *[other] { $n } Monsters still hidden
}
monumental-ui-monster = { $monster } on { $tile } attacks { $n ->
    [one] at the end of this turn.
   *[other] in { $n } turn ends.
}
monumental-ui-monster-in = { $n ->
    [one] now!
   *[other] in { $n }
}
monumental-ui-monsters-claimed = Defeated Monsters: { $monsters }
monumental-ui-hits = Now it would hit: { $hits }.
monumental-ui-hits-nothing = Now it would hit nothing.
monumental-ui-hit-units = { $n ->
    [one] 1 Unit
   *[other] { $n } Units
} on { $tile }{ $choice ->
    [yes] {" "}or elsewhere
   *[no] {""}
}
monumental-ui-hit-wonder = { $card } on { $tile }{ $choice ->
    [yes] {" "}or something else
   *[no] {""}
}
monumental-ui-hit-knowledge = a Knowledge of { $player }{ $choice ->
    [yes] {" "}or something else
   *[no] {""}
}
monumental-ui-hit-gold = { $n } Gold of { $player }{ $choice ->
    [yes] {" "}or something else
   *[no] {""}
}
monumental-ui-hit-culture = { $n } Culture of { $player }{ $choice ->
    [yes] {" "}or something else
   *[no] {""}
}
