## Amazonok: nevek, lovak, lovas egységek.

monumental-civilization-amazons = Amazonok
monumental-warlord-amazons = Pentheszileia

monumental-card-royal-stables = Themiszkürai istállók
monumental-card-horsemanship = Lovaglás

monumental-policy-mounted-raids = Lovas portyák
monumental-policy-crescent-shields = Félholdpajzsok
monumental-policy-daughters-of-ares = Arész leányai
monumental-policy-founders-of-ephesus = Epheszosz alapítói
monumental-policy-hunt-of-artemis = Artemisz vadászata

monumental-do-gain-horse = szerezz { $n } lovat
monumental-do-ride = { $n ->
    [one] mozgasd egyik lovas egységedet egy szomszédos tartományodba
   *[other] mozgasd a lovas egységeidet legfeljebb { $n } alkalommal, mindig egy szomszédos tartományodba
}
monumental-each-mounted = { $n ->
    [one] minden lovas egységed után
   *[other] minden { $n } lovas egységed után
}
monumental-if-has-mounted = { $n ->
    [one] van lovas egységed
   *[other] legalább { $n } lovas egységed van
}
monumental-event-conquer-mounted = Amikor lovas egységed részt vesz egy hódításban
monumental-rule-horse-guard = Azoknak a tartományaidnak a védelme, ahol lovas egységed áll, +{ $n }.

monumental-question-gain-horse = { $n ->
    [one] Melyik egységed kapja a lovat?
   *[other] Mely egységeid kapnak lovat? Még { $n } ló jár.
}
monumental-question-ride = { $n ->
    [one] Melyik lovas egységed lép a szomszédos tartományba?
   *[other] Mely lovas egységeid lépnek szomszédos tartományba? Még { $n } lépés.
}
monumental-question-move-unit-rider = Hová menjen a lovas katona innen: { $tile }?

monumental-label-mount = Egy katona itt: { $tile }
monumental-label-mount-warlord = A hadúr itt: { $tile }
monumental-label-mount-hero = A hős itt: { $tile }
monumental-label-no-horse = Nem kell ló
monumental-label-from-rider = Egy lovas katona innen: { $tile }
monumental-label-march-rider = Lovas katona mozgatása innen: { $tile } (1 hadászat)
monumental-label-march-rider-for = Lovas katona mozgatása innen: { $tile } ({ $goods })
monumental-label-march-rider-free = Lovas katona mozgatása innen: { $tile }
monumental-label-remove-rider = { $player } egyik lovas katonája itt: { $tile }
monumental-label-outpost-rider = { $n ->
    [0] { $rider } lovas
   *[other] { $n } gyalogos és { $rider } lovas
} katona megy haza, ló nélkül
monumental-label-outpost-warlord-rider = A hadúr{ $n ->
    [0] {""}
   *[other] , { $n } gyalogos
} és { $rider } lovas katona megy haza, ló nélkül

monumental-reason-all-mounted = Itt minden egységed lovas már; két lovon senki sem ül.
monumental-reason-no-horses = { $card } most nem hatna: a készletben nincs több ló.
monumental-reason-nobody-to-mount = { $card } most nem hatna: minden egységed lovas már.
monumental-reason-not-mounted = Itt nincs lovas egységed.
monumental-reason-no-horse-yet = { $card } lovas egységeket mozgat, neked pedig nincs ilyen.

monumental-log-mounted = { $player } lovat szerez egy katonájának itt: { $tile }.
    .you-are-player = Lovat szerzel egy katonádnak itt: { $tile }.
monumental-log-mounted-warlord = { $player } lovat szerez a hadurának itt: { $tile }.
    .you-are-player = Lovat szerzel a haduradnak itt: { $tile }.
monumental-log-mounted-hero = { $player } lovat szerez a hősének itt: { $tile }.
    .you-are-player = Lovat szerzel a hősödnek itt: { $tile }.
monumental-log-lost-horses = { $player } elveszít { $n } lovat.
    .you-are-player = Elveszítesz { $n } lovat.
monumental-log-lost-unit-rider = { $player } egyik lovas katonáját elűzik innen: { $tile }. Hazamegy.
    .you-are-player = Egyik lovas katonádat elűzik innen: { $tile }. Hazamegy.
monumental-log-moved-rider = { $player } lovas katonát mozgat: { $origin } → { $tile } { monumental-for-price }.
    .you-are-player = Lovas katonát mozgatsz: { $origin } → { $tile } { monumental-for-price }.

monumental-show-horses-left = Lovak a készletben: { $n }
monumental-show-horses = {"   "}lovas egységek: { $where }
monumental-show-horses-on = { $tile } { $n }
monumental-show-mounted-warlord = hadúr
monumental-show-mounted-hero = hős

# Azoknak, akik először találkoznak vele.
monumental-new-amazons = Az amazonoknak lovaik vannak. A ló egy egységükhöz kerül, és 1-gyel erősíti annak tartományát; ingyen vele megy, és elvész, ha az egységet hazaűzik.
