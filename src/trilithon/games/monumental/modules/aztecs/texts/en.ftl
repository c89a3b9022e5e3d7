## Aztecs: names, sacrifices, the altar.

monumental-civilization-aztecs = Aztecs
monumental-warlord-aztecs = Moctezuma Ilhuicamina

monumental-card-templo-mayor = Great Temple
monumental-card-day-count = Count of Days

monumental-policy-flower-wars = Flower Wars
monumental-policy-fifth-sun = Fifth Sun
monumental-policy-eagle-warriors = Eagle Warriors
monumental-policy-chinampas = Floating Gardens
monumental-policy-pochteca = Pochteca

monumental-do-sacrifice = { $n ->
    [one] sacrifice a Soldier of your Capital
   *[other] sacrifice { $n } Soldiers of your Capital
}
monumental-do-sacrifice-for = { monumental-do-sacrifice }: { $effects }
monumental-do-return-sacrificed = { $n ->
    [one] return a sacrificed Soldier to your Capital
   *[other] return up to { $n } sacrificed Soldiers to your Capital
}
monumental-each-sacrificed = { $n ->
    [one] for each of your sacrificed Soldiers
   *[other] for every { $n } of your sacrificed Soldiers
}
monumental-if-has-sacrificed = { $n ->
    [one] one of your Soldiers is sacrificed
   *[other] { $n } of your Soldiers are sacrificed
}

monumental-reason-no-sacrifice = { $card } costs Soldiers of your Capital: { $n ->
    [one] there is one too few
   *[other] there are { $n } too few
}.
monumental-reason-other-altar = Only its owner sacrifices at this altar.
monumental-reason-nobody-to-sacrifice = Nobody can be sacrificed: there is no Soldier on your Capital.
monumental-reason-sacrifice-by = Use an effect that costs a sacrifice: { $cards }. Soldiers on your Capital: { $n }.
monumental-reason-sacrifice-as-price = A sacrifice is only ever the price of an effect, and none that costs one can be used now. Soldiers on your Capital: { $n }.

monumental-log-sacrificed = { $player } sacrifices { $n ->
    [one] a Soldier
   *[other] { $n } Soldiers
}.
    .you-are-player = You sacrifice { $n ->
    [one] a Soldier
   *[other] { $n } Soldiers
}.
monumental-log-returned-sacrificed = { $n ->
    [one] A sacrificed Soldier of { $player } returns
   *[other] { $n } sacrificed Soldiers of { $player } return
} to the Capital.
    .you-are-player = { $n ->
    [one] One of your sacrificed Soldiers returns
   *[other] { $n } of your sacrificed Soldiers return
} to the Capital.

monumental-show-altar = {"   "}altar: sacrificed { $n }, could be sacrificed { $ready }

# For whoever meets it for the first time.
monumental-new-aztecs = The Aztecs sacrifice: as the price of an effect they set aside a Soldier from their Capital. It is gone until another effect brings it back.
