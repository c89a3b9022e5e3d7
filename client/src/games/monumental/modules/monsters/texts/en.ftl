## What the client says itself about Monsters. Names and cards come from the module's own texts.

monumental-ui-monster-track = Monsters
monumental-ui-monster-kind = Monster
monumental-ui-monsters-hidden = { $n ->
    [one] 1 Monster still hidden
   *[other] { $n } Monsters still hidden
}
monumental-ui-monster = { $monster } on { $tile } attacks { $n ->
    [one] at the end of this turn.
   *[other] when { $n } turns have ended, this one included.
}
    .in-rounds = { $monster } on { $tile } attacks { $n ->
        [one] at the end of this round.
       *[other] when { $n } rounds have ended, this one included.
    }
monumental-ui-monster-in = { $n ->
    [one] now!
   *[other] in { $n }
}
monumental-ui-attack-nothing = It hit nobody.
monumental-ui-attack-choosing = What is lost is being chosen.
monumental-ui-monsters-claimed = Defeated Monsters: { $monsters }
monumental-ui-hits = If it attacked now, it would hit: { $hits }.
monumental-ui-hits-nothing = If it attacked now, it would hit nobody.
monumental-ui-hit-units = { $n ->
    [one] 1 Unit
   *[other] { $n } Units
} on { $tile }{ $choice ->
    [yes] {" "}or elsewhere
   *[no] {""}
}
monumental-ui-hit-units-of = { $n ->
    [one] 1 Unit
   *[other] { $n } Units
} of { $player } (on one of { $tiles })
    .you-are-player = { $n ->
        [one] 1 Unit
       *[other] { $n } Units
    } of yours (on one of { $tiles })
monumental-ui-hit-tile = { $tile }
monumental-ui-hit-wonder = { $card } on { $tile }{ $choice ->
    [yes] {" "}or something else
   *[no] {""}
}
monumental-ui-hit-knowledge = a Knowledge of { $player }{ $choice ->
    [yes] {" "}or something else
   *[no] {""}
}
    .you-are-player = a Knowledge of yours{ $choice ->
        [yes] {" "}or something else
       *[no] {""}
    }
monumental-ui-hit-gold = { $n } Gold of { $player }{ $choice ->
    [yes] {" "}or something else
   *[no] {""}
}
    .you-are-player = { $n } Gold of yours{ $choice ->
        [yes] {" "}or something else
       *[no] {""}
    }
monumental-ui-hit-culture = { $n } Culture of { $player }{ $choice ->
    [yes] {" "}or something else
   *[no] {""}
}
    .you-are-player = { $n } Culture of yours{ $choice ->
        [yes] {" "}or something else
       *[no] {""}
    }
