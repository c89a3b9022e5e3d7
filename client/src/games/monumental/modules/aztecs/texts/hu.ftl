## Amit a kliens maga mond az oltárról. A nevek, hatások és szabályok a modul saját szövegeiből jönnek.

monumental-ui-altar = Oltár
monumental-ui-altar-ready = { $n ->
    [0] a fővárosban nem áll katona
   *[other] { $n } katona a fővárosban
}
monumental-ui-altar-about = A fővárosban álló katonák hatásokért áldozhatók fel. A feláldozott katona nem egység, amíg egy hatás vissza nem hozza.
monumental-ui-altar-now = Feláldozva: { $n }. A fővárosban álló, feláldozható katona: { $ready }.
monumental-ui-altar-chip = { $n ->
    [0] Nincs feláldozott
   *[other] { $n } feláldozott
}
monumental-ui-altar-words = Oltár: { $n } feláldozott, { $ready } a fővárosban
