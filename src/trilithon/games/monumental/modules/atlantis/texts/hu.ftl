## Atlantisz: nevek, a Nexus, kérdések, válaszok és indoklások.

monumental-civilization-atlantis = Atlantisz
monumental-warlord-atlantis = Atlasz

monumental-card-observatory-of-atlas = Atlasz csillagvizsgálója
monumental-card-star-charts = Csillagtérképek

monumental-policy-orichalcum = Oreikhalkosz
monumental-policy-halls-of-learning = A tudás csarnokai
monumental-policy-temple-of-poseidon = Poszeidón temploma
monumental-policy-rings-of-water = Vízgyűrűk
monumental-policy-ten-kings = A tíz király

monumental-do-activate-nexus = aktiválj { $n ->
    [one] még egy lapot
   *[other] még { $n } lapot
} a Nexusodban
monumental-each-nexus = { $n ->
    [one] a Nexusodban lévő minden lap után
   *[other] a Nexusodban lévő minden { $n } lap után
}
monumental-if-has-nexus = { $n ->
    [one] van lap a Nexusodban
   *[other] legalább { $n } lap van a Nexusodban
}
monumental-event-nexus-activated = Amikor aktiválod a városodat és a Nexusodat

monumental-question-activate-nexus = { $n ->
    [one] Nexusod melyik lapját aktiválod még?
   *[other] Nexusod mely lapjait aktiválod még? Még { $n } lehet.
}
monumental-label-wake = { $card } aktiválása{ $n ->
    [0] {""}
   *[other] : { $goods }
}

monumental-reason-in-nexus = Ez a lap a Nexusban van, amely nem része a városnak, ezért a hatás nem éri el: { $card }.
monumental-reason-not-in-nexus = Ez a lap nincs a Nexusodban: { $card }.
monumental-reason-new-in-nexus = Ebben a fordulóban került a Nexusba, ezért legközelebb csak a következőben aktiválható.
    .in-rounds = Ebben a körben került a Nexusba, ezért legközelebb csak a következőben aktiválható.
monumental-reason-nexus-by-itself = Válassz egy sort és egy oszlopot! A Nexus bal szélső lapja magától aktívvá válik velük.

monumental-log-nexus-activated = { $player } aktiválja a Nexusban: { $card }.
    .you-are-player = Aktiválod a Nexusodban: { $card }.

monumental-show-nexus = {"   "}Nexus, [legközelebb aktiválandó]: { $cards }

# Azoknak, akik először találkoznak vele.
monumental-new-atlantis = Atlantisznak Nexusa van: egy lapsor a városa fölött. A bal szélső lap a soron és az oszlopon kívül minden fordulóban aktív lesz, utána a jobb szélre kerül. Atlantisz minden megszerzett tudáslapja ide kerül.
    .in-rounds = Atlantisznak Nexusa van: egy lapsor a városa fölött. A bal szélső lap a soron és az oszlopon kívül minden körben aktív lesz, utána a jobb szélre kerül. Atlantisz minden megszerzett tudáslapja ide kerül.
