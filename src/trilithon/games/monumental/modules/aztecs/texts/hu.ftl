## Aztékok: nevek, áldozatok, az oltár.

monumental-civilization-aztecs = Aztékok
monumental-warlord-aztecs = Moctezuma Ilhuicamina

monumental-card-templo-mayor = Nagy templom
monumental-card-day-count = Napok számlálása

monumental-policy-flower-wars = Virágháborúk
monumental-policy-fifth-sun = Ötödik nap
monumental-policy-eagle-warriors = Sasharcosok
monumental-policy-chinampas = Úszókertek
monumental-policy-pochteca = Pochteca kereskedők

monumental-do-sacrifice = áldozd fel a fővárosod { $n } katonáját
monumental-do-sacrifice-for = { monumental-do-sacrifice }: { $effects }
monumental-do-return-sacrificed = { $n ->
    [one] vedd vissza egy feláldozott katonádat a fővárosodba
   *[other] vedd vissza legfeljebb { $n } feláldozott katonádat a fővárosodba
}
monumental-each-sacrificed = { $n ->
    [one] minden feláldozott katonád után
   *[other] minden { $n } feláldozott katonád után
}
monumental-if-has-sacrificed = { $n ->
    [one] van feláldozott katonád
   *[other] legalább { $n } feláldozott katonád van
}

monumental-reason-no-sacrifice = { $card } ára a fővárosodban álló katona: { $n } hiányzik.
monumental-reason-other-altar = Ennél az oltárnál csak a gazdája áldoz.
monumental-reason-nobody-to-sacrifice = Senkit sem áldozhatsz fel: nem áll katona a fővárosodban.
monumental-reason-sacrifice-by = Használj egy hatást, amelynek áldozat az ára: { $cards }. Katona a fővárosodban: { $n }.
monumental-reason-sacrifice-as-price = Áldozni csak egy hatás áraként lehet, és most egy ilyen hatás sem használható. Katona a fővárosodban: { $n }.

monumental-log-sacrificed = { $player } feláldoz { $n } katonát.
    .you-are-player = Feláldozol { $n } katonát.
monumental-log-returned-sacrificed = { $player } { $n } feláldozott katonája visszatér a fővárosba.
    .you-are-player = { $n } feláldozott katonád visszatér a fővárosba.

monumental-show-altar = {"   "}oltár: feláldozott katona { $n }, feláldozható { $ready }

# Azoknak, akik először találkoznak vele.
monumental-new-aztecs = Az aztékok áldoznak: egy-egy hatás áraként félretesznek egy katonát a fővárosukból. Addig hiányzik, amíg egy másik hatás vissza nem hozza.
