## Hősök: nevük és történetük, ami különleges bennük, kérdések, válaszok és indoklások.

monumental-option-heroes = Hősök
monumental-option-heroes-note = Első játékhoz nem ajánlott.
monumental-option-heroes-false = nélkülük
monumental-option-heroes-true = néhányan a lapok között várnak

monumental-kind-other = hős

monumental-card-tomyris = Tomürisz
monumental-hero-history-tomyris = A masszagéták királynője Ázsia pusztáin, Kr. e. 530 körül. Legyőzte a földjére törő Nagy Kürosz seregét.
monumental-card-hanno = Hannó
monumental-hero-history-hanno = Karthágói hajós, Kr. e. 500 körül. Flottáját átvezette a szoroson, és messze lejutott Afrika partjai mentén.
monumental-card-imhotep = Imhotep
monumental-hero-history-imhotep = Egyiptomi építész és orvos, Kr. e. 2650 körül. Az első faragott kőből rakott piramis az ő műve.
monumental-card-saladin = Szaladin
monumental-hero-history-saladin = Egyiptom és Szíria szultánja a 12. században. Bevette Jeruzsálemet, és irgalmát ellenfelei is dicsérték.
monumental-card-hildegard = Bingeni Hildegárd
monumental-hero-history-hildegard = Apátnő a Rajna mentén a 12. században. Növényekről, gyógyításról és látomásokról írt; dalait ma is éneklik.
monumental-card-zheng-he = Cseng Ho
monumental-hero-history-zheng-he = Kínai tengernagy 1410 körül. Óriási flottája hétszer szelte át az Indiai-óceánt, hogy kereskedjen, és hogy lássák.
monumental-card-yi-sun-sin = I Szunsin
monumental-hero-history-yi-sun-sin = Koreai tengernagy 1595 körül. Páncélozott hajóival és kevés emberével egyetlen tengeri csatát sem vesztett el.
monumental-card-nzinga = Nzinga
monumental-hero-history-nzinga = Ndongo és Matamba királynője Afrikában a 17. században. Szerződésekkel és háborúval évtizedekig megtartotta országát.
monumental-card-sinan = Szinán
monumental-hero-history-sinan = Három szultán főépítésze a 16. században. Mecsetek, hidak és fürdők százai épültek tervei szerint.
monumental-card-bolivar = Simón Bolívar
monumental-hero-history-bolivar = A dél-amerikai függetlenségi harcok vezére 1820 körül. Seregével átkelt az Andokon, és öt országot szabadított fel.
monumental-card-lakshmibai = Laksmibáí
monumental-hero-history-lakshmibai = Dzshánszi királynője Indiában, 1857-ben. Megvédte erődjét, majd kilovagolt, hogy nyílt mezőn harcoljon.
monumental-card-curie = Marie Curie
monumental-hero-history-curie = Lengyel születésű fizikus és kémikus 1900 körül. Két elemet fedezett fel, és kétszer kapott Nobel-díjat.

monumental-hero-deploy-own-province = Egyik tartományodba kerül.
monumental-hero-deploy-capital = A fővárosodba kerül.
monumental-hero-deploy-warlord = Arra a mezőre kerül, ahol a hadurad áll.
monumental-hero-deploy-explorer = Olyan mezőre kerül, ahol egy felfedeződ áll.
monumental-hero-deploy-card = A lapján marad.
monumental-hero-attack = Egységnek számít: hódít, mozog és földet tart, mint egy katona.
monumental-hero-defence = Tartománya védelméhez { $n } értéket ad.
monumental-hero-back-used = Visszatér a sorba, amikor a hatását már { $n } alkalommal használtad.
monumental-hero-back-policy = Visszatér a sorba, amikor bevezetsz egy rendeletet.
monumental-hero-back-next-turn = Visszatér a sorba a következő fordulód végén.
    .in-rounds = Visszatér a sorba a következő kör végén.

monumental-event-conquer-with-hero = Amikor ez a hős részt vesz egy hódításban
monumental-rule-guard = A hőssel szomszédos tartományaid védelme +{ $n }.
monumental-if-hero-stands-coastal = part menti tartományban áll
monumental-if-hero-stands-capital = a fővárosodban áll

monumental-question-deploy = Hová kerüljön: { $card }?
monumental-question-hero = { CAPITAL(AZ($tile)) } { $tile } meghódításához { monumental-units } kell. Megy a hősöd is?
monumental-question-move-unit-hero = Hová menjen a hős innen: { $tile }?

monumental-label-acquire-hero = { $card } megszerzése: { $goods }
monumental-label-stay = A lapján
monumental-label-march-hero = Hős mozgatása innen: { $tile } (1 hadászat)
monumental-label-march-hero-for = Hős mozgatása innen: { $tile } ({ $goods })
monumental-label-march-hero-free = Hős mozgatása innen: { $tile }
monumental-label-with-hero = A hőssel ({ $tile })
monumental-label-without-hero = A hős nélkül
monumental-label-remove-hero = { $player } hőse itt: { $tile }

monumental-does-acquire-hero = Megszerzem
monumental-note-hero-returns = Mostani hősöd, { $card }, visszatér a sorba.

monumental-reason-hero-dear = { $card } ára { $goods }, és hőst csak arannyal fizethetsz: { $short } hiányzik.
monumental-reason-hero-once = Egy fordulóban egy hőst szerezhetsz meg.
    .in-rounds = Egy körben egy hőst szerezhetsz meg.
monumental-reason-hero-no-place = Most nincs olyan mező, ahová kerülhetne: { $card }.
monumental-reason-hero-of-another = Ez a hős másik játékost szolgál.
monumental-reason-hero-not-there = Oda nem kerülhet. { $said }

monumental-log-hero-came = Hős érkezett a sorba: { $card }.
monumental-log-hero-acquired = { $player } hőst szerez: { $card } { monumental-for-price }.
    .you-are-player = Hőst szerzel: { $card } { monumental-for-price }.
monumental-log-hero-deployed = { $card } ide került: { $tile }.
monumental-log-hero-returned = { $card } elhagyja { $player } szolgálatát, és visszatér a sorba.
    .you-are-player = { $card } elhagy téged, és visszatér a sorba.
monumental-log-lost-unit-hero = { $player } hősét elűzik innen: { $tile }.
    .you-are-player = Hősödet elűzik innen: { $tile }.
monumental-log-moved-hero = { $player } a hősét mozgatja: { $origin } → { $tile } { monumental-for-price }.
    .you-are-player = A hősödet mozgatod: { $origin } → { $tile } { monumental-for-price }.

monumental-show-heroes = Hősök, a legrégebbi elöl: { $cards }
monumental-show-hero = {"   "}Hős: { $card }
monumental-show-hero-at = {"   "}Hős: { $card }, itt: { $tile }

# Azoknak, akik először találkoznak vele.
monumental-new-heroes = A hősök a fejlesztéslapok közül kerülnek elő, és a fejlesztéssáv fölötti sorban várnak. Fordulónként egyet szerezhetsz meg aranyért. Egyszerre egy hősöd lehet: védi a tartományát, némelyik harcol is, és visszatér a sorba, amikor a lapja mondja.
    .in-rounds = A hősök a fejlesztéslapok közül kerülnek elő, és a fejlesztéssáv fölötti sorban várnak. Körönként egyet szerezhetsz meg aranyért. Egyszerre egy hősöd lehet: védi a tartományát, némelyik harcol is, és visszatér a sorba, amikor a lapja mondja.
