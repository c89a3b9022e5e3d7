## A Monuments a kezdőlapon.

monuments-shelf-name = Monuments
monuments-shelf-line = Emeld fel egyetlen nagy emlékmű öt szintjét, és védd meg a földet, amely fizet érte.
monuments-shelf-minutes = 100 perc
monuments-shelf-kind = akciókártyák

## Az asztalnál.

monuments-ui-list = { $items }
monuments-ui-nothing = semmi
monuments-ui-empty = üres
monuments-ui-map = A térkép
monuments-ui-zoom-home = A saját föld
monuments-ui-round = { $n }. kör
monuments-ui-setting-up = Előkészület
monuments-ui-highest = Legmagasabb emlékmű: { $n } / { $of }
monuments-ui-end-why = Az a kör az utolsó, amelyben valaki megépíti az ötödik szintet.
monuments-ui-last-round = Utolsó kör, { $n ->
    [0] az utolsó forduló
   *[other] ezután még { $n } forduló
}
monuments-ui-start-resource = Az első szint ára: { $price }. A legfényesebb mezőkhöz nem kell híd.
monuments-ui-your-last-turn = Ez az utolsó fordulód: a végéig adhatsz le küldetést.

monuments-ui-kind-wood = Fa
monuments-ui-kind-sheep = Juh
monuments-ui-kind-metal = Fém
monuments-ui-kind-wheat = Búza
monuments-ui-less = { $n } bármilyen nyersanyaggal kevesebb

monuments-ui-piece-worker = Munkás
monuments-ui-piece-armed = Felfegyverzett munkás
monuments-ui-piece-fort = Erőd
monuments-ui-piece-town = Város
monuments-ui-piece-factory = Gyár
monuments-ui-piece-workshop = Műhely
monuments-ui-piece-farm = Tanya
monuments-ui-piece-army = Hadsereg
monuments-ui-piece-navy = Flotta
monuments-ui-piece-airforce = Légierő
monuments-ui-piece-horse = Ló
monuments-ui-piece-bridge = Híd
monuments-ui-piece-ferry = Komp
monuments-ui-piece-weapon = Fegyver
monuments-ui-about-worker = Uralja a földet és a rajta lévő nyersanyagot, termel, épít, és lépésenként 1 nyersanyagot visz.
monuments-ui-about-fort = Védekezéskor 2 erő.
monuments-ui-about-town = 1 erő; ha 2 munkásod van ott, a Népesítés újabbat hoz.
monuments-ui-about-factory = 1-et termel, munkásoddal 2-t.
monuments-ui-about-workshop = A mezője bármilyen nyersanyagot termelhet.
monuments-ui-about-farm = Ha 2 munkásod van ott, a Népesítés újabbat hoz.
monuments-ui-about-army = Szárazföldön 3 erő, kompon 1. 1 mezőt lép.
monuments-ui-about-navy = Vízen 3 erő. 2 mezőt lép.
monuments-ui-about-airforce = Mindenhol 2 erő. 2 mezőt lép, folyón át is.
monuments-ui-about-horse = 2 szárazföldi mezőt lép, és 2 nyersanyagot visz. Semmit sem ural.
monuments-ui-about-bridge = Átvezet egy folyón, mindenkinek.
monuments-ui-about-ferry = 2 munkást vagy hadsereget visz a vízen annak, aki uralja: rakottan 2 mezőt, üresen 1-et.
monuments-ui-about-weapon = Egy munkásnak 1 erőt ad.
monuments-ui-about-resource = Mezőkön fekszik, és azé, akinek ott munkása van; egy mezőn összesen { $capacity } fér el. A készletben { $n } van.
monuments-ui-about-resource-unlimited = Mezőkön fekszik, és azé, akinek ott munkása van; egy mezőn összesen { $capacity } fér el. A készlet korlátlan.
monuments-ui-about-river = Szárazföldi egység csak hídon kel át rajta.
monuments-ui-about-monument = Emlékmű mezőjére senki sem léphet, és nem számít földnek.
monuments-ui-about-rest = Kártya kijátszása helyett: minden kijátszott kártyád visszakerül a kezedbe.
monuments-ui-rest = Visszavétel

monuments-ui-group-greece = Görögország
monuments-ui-group-egypt = Egyiptom
monuments-ui-group-inca = Az inkák földje
monuments-ui-group-maya = A maják földje
monuments-ui-group-britannia = Britannia
monuments-ui-group-crete = Kréta
monuments-ui-group-madagascar = Madagaszkár
monuments-ui-group-azores = Azori-szigetek
monuments-ui-group-caribbean = Karib-szigetek
monuments-ui-group-hybrasil = Hybrasil
monuments-ui-group-galapagos = Galápagos
monuments-ui-out-of-play = nincs játékban
monuments-ui-controlled = A mező uralt.
monuments-ui-nobodys = senkié: nincs ott munkás
monuments-ui-yields = Termelés itt:
monuments-ui-layers = { $n ->
    [0] még nincs szint
   *[other] { $n } szint
}
monuments-ui-units-of = { $player }: { $units }
monuments-ui-building = { $building }{ $state ->
    [damaged] { " " }(sérült)
    [blocked] { " " }(most nem használható)
   *[usable] { "" }
}
monuments-ui-ferry = { $n }. komp
monuments-ui-docked = { $n }. komp ({ $hex } partján)
monuments-ui-afloat = { $n }. komp ({ $hex } vizén)
monuments-ui-river = Folyó { $one } és { $other } között
monuments-ui-bridge = Híd { $one } és { $other } között
monuments-ui-coast = { $one } partja { $other } felé
monuments-ui-crossings = Hidak és kompok
monuments-ui-pile = Közös bónuszok, { $layer }. szint
monuments-ui-option = { $n }. lehetőség

monuments-ui-short-upgrade = Fejlesztés
monuments-ui-short-move = Mozgás
monuments-ui-short-produce = Termelés
monuments-ui-short-build = Építkezés
monuments-ui-short-populate = Népesítés
monuments-ui-short-monument = Szint
monuments-ui-short-train = Kiképzés
monuments-ui-short-attack = Támadás
monuments-ui-short-quest = Küldetés
monuments-ui-short-trade = Csere
monuments-ui-red-upgrade = teljes ár
monuments-ui-green-upgrade = olcsóbban
monuments-ui-red-move = 2 egység
monuments-ui-green-move = 3 egység
monuments-ui-red-produce = 2 mező
monuments-ui-green-produce = 3 mező
monuments-ui-red-build = teljes ár
monuments-ui-green-build = olcsóbban
monuments-ui-red-populate = 1 munkás
monuments-ui-green-populate = 2 munkás
monuments-ui-red-monument = teljes ár
monuments-ui-green-monument = olcsóbban
monuments-ui-red-train = 1 egység
monuments-ui-green-train = + fegyver
monuments-ui-red-attack = 1 mezőről
monuments-ui-green-attack = bárhonnan
monuments-ui-red-quest = 2 lap
monuments-ui-green-quest = 3 lap
monuments-ui-red-trade = 2-ért 1
monuments-ui-green-trade = 1-ért 1
monuments-ui-cards = Akciókártyák
monuments-ui-hand = kézben
monuments-ui-played = kijátszva
monuments-ui-upgrade-price = a fejlesztés ára
monuments-ui-upgraded = fejlesztve
monuments-ui-side-red = alapoldal
monuments-ui-side-green = fejlesztve
monuments-ui-card = { $card }, { $side ->
    [green] fejlesztve
   *[red] alap
}, { $place ->
    [hand] kézben
   *[played] kijátszva
}, { $key } billentyű
monuments-ui-card-of = { $card }: { $side ->
    [green] fejlesztve
   *[red] alap
}, { $place ->
    [hand] kézben
   *[played] kijátszva
}
monuments-ui-card-red = { $card }
monuments-ui-card-green = { $card } (fejlesztve)
monuments-ui-take-back = { $n ->
    [0] Visszavétel
   *[other] { $n } visszavétele
}

monuments-ui-monument-complete = Kész az emlékmű
monuments-ui-have-need = { $what }: { $have }, a következő szinthez { $need } kell
monuments-ui-sacrifice = Munkások: { $have } a térképen, { $need } áldozat kell
monuments-ui-count = { $what }: { $n }
monuments-ui-quests = Küldetések
monuments-ui-quest-count = { $n } nyitott, { $done } kész
monuments-ui-lost = Most nincs helye: { $tokens }.
monuments-ui-penalty = −{ $n }, ha nem készül el
monuments-ui-met = teljesült
monuments-ui-no-quest = Most nincs küldetés.
monuments-ui-secret = A küldetések titkosak, amíg nem teljesülnek.
monuments-ui-supply = Készlet
monuments-ui-locked = zárolva
monuments-ui-piece-count = { $piece }: { $n } a készletben, { $locked } zárolva
monuments-ui-crown = kezdőjátékos

monuments-ui-leave-out = kihagyom
monuments-ui-of-here = / { $n }
monuments-ui-held = { $n } / { $limit } nálad
monuments-ui-now-where = Most válassz egy megvilágított helyet a térképen.
monuments-ui-pay-alone = Fizetés a javaslat szerint, kérdés nélkül
monuments-ui-exchange = Csere
monuments-ui-give = adsz
monuments-ui-get = kapsz 1-et
monuments-ui-swap = { $give } helyett { $get }

monuments-ui-battle = Csata: { $hex }
monuments-ui-odds = Győzelem { $win }%, döntetlen { $tie }%, vereség { $lose }%
monuments-ui-won-by = { $winner } győz, { $n } a különbség.
    .you-are-winner = Győztél, { $n } a különbség.
monuments-ui-stage-attackers = { $player } választja ki a támadókat.
    .you-are-player = Te választod ki a támadókat.
    .you-are-player = Továbbadhatsz egy fegyvert.
monuments-ui-stage-lose = { $player } választja ki, mit veszít: { $n } sebzés.
    .you-are-player = Te választod ki, mit veszítesz: { $n } sebzés.
monuments-ui-stage-retreat = { $player } visszavonul.
    .you-are-player = Visszavonulsz.
monuments-ui-stage-occupy = { $player } bevonul.
    .you-are-player = Bevonulsz.
monuments-ui-turn-in = Kész küldetéseim leadása a fordulóm végén
monuments-ui-dice = Kockák: { $dice } = { $sum }
monuments-ui-all-to = Mind ide: { $hex }
monuments-ui-battle-title = Csata
monuments-ui-layer-title = Épül egy emlékmű
monuments-ui-over = Vége a játéknak
monuments-ui-last-round-title = Az utolsó kör


monuments-ui-words-next = { $n }. szint: föld { $land } / { $landNeed }; { $price }{ $less ->
    [0] { "" }
   *[other] { " " }({ $less } kevesebb)
}; munkás { $workers }, ebből { $workersNeed } áldozat
monuments-ui-words-holds = Ural: { $tokens }; föld: { $land }, munkás: { $workers }, katonai erő: { $power }
monuments-ui-words-hand = Kézben: { $cards }
monuments-ui-words-played = Kijátszva: { $cards }
monuments-ui-words-supply = Készlet: { $pieces }
monuments-ui-words-locked = Zárolva: { $pieces }
monuments-ui-words-ability = { $name } képesség: { $text }
monuments-ui-words-score-card = { $name } pontkártya: { $text }
monuments-ui-words-deck = Személyes bónuszok: { $deck }
monuments-ui-words-quests = Küldetések: { $n } nyitott; teljesítve: { $completed }
