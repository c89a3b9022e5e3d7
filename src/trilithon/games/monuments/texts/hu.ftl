### Monuments magyarul

monuments-name = Monuments
monuments-tagline = Tíz kártya, négy földrész és egy szintről szintre épülő csoda
monuments-named = { $name }
monuments-sentence = { CAPITAL($clause) }.
monuments-then = { $first }, majd { $rest }
monuments-sentences = { $first } { $rest }

## A doboz tartalmának nevei

monuments-civilization-greece = Görögország
monuments-civilization-egypt = Egyiptom
monuments-civilization-inca = Inka Birodalom
monuments-civilization-maya = Maja Birodalom
monuments-monument-greece = a rodoszi kolosszus
monuments-monument-egypt = az alexandriai világítótorony
monuments-monument-inca = Machu Picchu
monuments-monument-maya = Tikal

monuments-score-card-explorer = Felfedező
monuments-score-card-architect = Építész
monuments-score-card-general = Hadvezér
monuments-score-card-scholar = Tudós

monuments-ability-horses = Lovak
monuments-ability-workshops = Műhelyek
monuments-ability-farms = Tanyák
monuments-ability-naval-guns = Hajóágyúk

monuments-deck-masons = Kőművesek
monuments-deck-growers = Földművesek
monuments-deck-soldiers = Katonák
monuments-deck-seafarers = Tengerjárók
monuments-personal = { $deck }, { $layer }. szint

monuments-common-charter = Szabadalomlevél
monuments-common-roads = Utak
monuments-common-ploughs = Ekék
monuments-common-masonry = Falazás
monuments-common-caravans = Karavánok
monuments-common-midwives = Bábák
monuments-common-levy = Sorozás
monuments-common-garrison = Helyőrség
monuments-common-couriers = Futárok
monuments-common-granaries = Magtárak
monuments-common-fords = Gázlók
monuments-common-sails = Vitorlák
monuments-common-muster = Seregszemle
monuments-common-schools = Iskolák
monuments-common-barracks = Kaszárnya
monuments-common-highways = Országutak
monuments-common-physicians = Orvosok
monuments-common-overseers = Felügyelők
monuments-common-marching-drill = Menetgyakorlat
monuments-common-quest-hall = Küldetések csarnoka
monuments-common-heralds = Hírnökök
monuments-common-war-council = Haditanács
monuments-common-surveyors = Földmérők
monuments-common-quarries = Kőfejtők
monuments-common-mercy = Irgalom
monuments-common-arsenal = Fegyvertár
monuments-common-aqueducts = Vízvezetékek
monuments-common-glory = Dicsőség
monuments-common-triumph = Diadalmenet
monuments-common-realm = Birodalom
monuments-common-legends = Legendák
monuments-common-wisdom = Bölcsesség

monuments-quest-qs01 = Az első barázdák
monuments-quest-qs02 = Ami félre van téve
monuments-quest-qs03 = Fedél mindenkinek
monuments-quest-qs04 = Füst és kalapács
monuments-quest-qs05 = Új fogás
monuments-quest-qs06 = A négy táj
monuments-quest-qs07 = Vásárnap
monuments-quest-qs08 = Túl a folyón
monuments-quest-qs09 = A láthatáron túl
monuments-quest-qs10 = Tele az udvar
monuments-quest-qs11 = Az alapkő
monuments-quest-qs12 = Mindenből egy kevés
monuments-quest-qa01 = Legyen hely
monuments-quest-qa02 = Teli kosarak
monuments-quest-qa03 = Jobb szerszámok
monuments-quest-qa04 = Kemény alku
monuments-quest-qa05 = Bölcsők és tűzhelyek
monuments-quest-qa06 = Két kémény
monuments-quest-qa07 = Sós szél
monuments-quest-qa08 = Vas és sánc
monuments-quest-qa09 = Fegyverbe!
monuments-quest-qa10 = Rendes királyság
monuments-quest-qa11 = A gondos számadás
monuments-quest-qa12 = Hosszú út
monuments-quest-qb01 = Az ország térképe
monuments-quest-qb02 = Erőfitogtatás
monuments-quest-qb03 = Mesterek
monuments-quest-qb04 = Ikervárosok
monuments-quest-qb05 = Szigetről szigetre
monuments-quest-qb06 = Tűzkeresztség
monuments-quest-qb07 = A király raktárai
monuments-quest-qb08 = A hullámok urai
monuments-quest-qb09 = Az erősség
monuments-quest-qb10 = Bő esztendők
monuments-quest-qb11 = Idegen parton
monuments-quest-qb12 = Harcedzettek
monuments-quest-qc01 = Tengertől tengerig
monuments-quest-qc02 = A nagy sereg
monuments-quest-qc03 = Bőség és tudás
monuments-quest-qc04 = Számtalan nép
monuments-quest-qc05 = Földek a tengeren túl
monuments-quest-qc06 = Öreg harcosok
monuments-quest-qc07 = Két világ
monuments-quest-qc08 = Aranykor
monuments-quest-qc09 = Az építő király
monuments-quest-qc10 = Kincsesház
monuments-quest-qc11 = A kapuik előtt
monuments-quest-qc12 = Föld, tenger, ég

monuments-action-upgrade = Fejlesztés
monuments-action-move = Mozgás
monuments-action-produce = Termelés
monuments-action-build = Építkezés
monuments-action-populate = Népesítés
monuments-action-monument = Szintépítés
monuments-action-train = Kiképzés
monuments-action-attack = Támadás
monuments-action-quest = Küldetéshúzás
monuments-action-trade = Csere
monuments-layer = { $n }. szint
monuments-civilization-about = Emlékműve { $monument }.

## Apróságok mondatokban

monuments-hex-forest = erdő ({ $name })
monuments-hex-pasture = legelő ({ $name })
monuments-hex-mountain = hegy ({ $name })
monuments-hex-field = szántóföld ({ $name })
monuments-hex-monument = emlékmű ({ $name })
monuments-hex-water = tenger ({ $name })

monuments-unit-worker = munkást
monuments-unit-armed-worker = felfegyverzett munkást
monuments-unit-army = hadsereget
monuments-unit-airforce = légierőt
monuments-unit-horse = lovat
monuments-unit-navy = flottát
monuments-unit-ferry = kompot
monuments-unit-passenger = utast

monuments-building-fort = erődöt
monuments-building-town = várost
monuments-building-factory = gyárat
monuments-building-workshop = műhelyt
monuments-building-farm = tanyát
monuments-building-bridge = hidat
monuments-building-ferry = kompot

monuments-some-wood = { $n } fát
monuments-some-sheep = { $n } juhot
monuments-some-metal = { $n } fémet
monuments-some-wheat = { $n } búzát
monuments-some-worker = { $n } munkást
monuments-some-fort = { $n } erődöt
monuments-some-town = { $n } várost
monuments-some-factory = { $n } gyárat
monuments-some-workshop = { $n } műhelyt
monuments-some-farm = { $n } tanyát
monuments-some-army = { $n } hadsereget
monuments-some-navy = { $n } flottát
monuments-some-airforce = { $n } légierőt
monuments-some-horse = { $n } lovat

monuments-count-wood = { $n } fa
monuments-count-sheep = { $n } juh
monuments-count-metal = { $n } fém
monuments-count-wheat = { $n } búza
monuments-count-worker = { $n } munkás
monuments-count-fort = { $n } erőd
monuments-count-town = { $n } város
monuments-count-factory = { $n } gyár
monuments-count-workshop = { $n } műhely
monuments-count-farm = { $n } tanya
monuments-count-army = { $n } hadsereg
monuments-count-navy = { $n } flotta
monuments-count-airforce = { $n } légierő
monuments-count-horse = { $n } ló
monuments-count-armed-worker = { $n } felfegyverzett munkás
monuments-count-ferry = { $n } komp
monuments-all-army = hadseregeidnek
monuments-all-navy = flottáidnak
monuments-all-airforce = légierőidnek
monuments-price = { $price }{ $less ->
    [0] { "" }
   *[other] { " " }(ebből { $less } elengedve)
}
monuments-semicolon = { $first }; { $rest }

## Akciókártyák és szintek

monuments-action-upgrade-red = Fejleszd egy kártyádat a teljes áráért.
monuments-action-upgrade-green = Fejlesztve: a fejlesztéseid 1 nyersanyaggal olcsóbbak (legalább 1).
monuments-action-move-red = Mozgass legfeljebb 2 egységet.
monuments-action-move-green = Fejlesztve: mozgass legfeljebb 3 egységet.
monuments-action-produce-red = Termelj legfeljebb 2 mezőn: minden munkás 1, egy gyár legfeljebb 2 nyersanyagot ad, egy mező legfeljebb 3 nyersanyagot.
monuments-action-produce-green = Fejlesztve: termelj legfeljebb 3 mezőn.
monuments-action-build-red = Építs vagy javíts meg egy épületet, vagy építs hidat vagy kompot ott, ahol munkásod van.
monuments-action-build-green = Fejlesztve: 1 nyersanyaggal olcsóbb (legalább 1).
monuments-action-populate-red = Tégy le 1 új munkást egy városba, ahol 2 munkásod van. Ha kevesebb mint 2 munkásod van a térképen, kezdd újra az emlékművednél.
monuments-action-populate-green = Fejlesztve: legfeljebb 2 városba 1 új munkás kerül.
monuments-action-monument-red = Építsd meg az emlékműved következő szintjét.
monuments-action-monument-green = Fejlesztve: 1 nyersanyaggal olcsóbb (legalább 1).
monuments-action-train-red = Képezz ki egy munkást hadsereggé, flottává vagy légierővé, amihez katonai engedély kell; vagy kovácsolj fegyvert egy munkásnak.
monuments-action-train-green = Fejlesztve: a kiképzett egység ingyen fegyvert is hoz egy munkásnak.
monuments-action-attack-red = Támadj meg egy mezőt egyetlen szomszédos mezőről.
monuments-action-attack-green = Fejlesztve: akárhány szomszédos mezőről.
monuments-action-quest-red = Húzz 2 küldetést, és tarts meg legalább 1 lapot.
monuments-action-quest-green = Fejlesztve: húzz 3 küldetést.
monuments-action-trade-red = Kétszer: adj 2 egyforma nyersanyagot 1 tetszőlegesért.
monuments-action-trade-green = Fejlesztve: mindkétszer csak 1 nyersanyagot adj.
monuments-action-price = A fejlesztése { $price }.
monuments-layer-about = Uralj { $land } szárazföldi mezőt; ára { $price }; az áldozat { $workers }.
monuments-deck-about = Kezdőkészleted { $pieces }; a többi bábud zárolva van.

## Bónuszok

monuments-common-limit = Ilyen hatású kártyából { $n } lehet nálad.
monuments-common-at-the-end = A játék végén számít.

monuments-do-gain = szerezz { $things }
monuments-do-gain-any = szerezz { $n } tetszőleges nyersanyagot
monuments-do-unlock = szabadíts fel { $things }
monuments-do-unlock-any = szabadíts fel { $n } tetszőleges bábut
monuments-do-build-fort = építs ingyen { $n } erődöt
monuments-do-build-town = építs ingyen { $n } várost
monuments-do-build-factory = építs ingyen { $n } gyárat
monuments-do-build-bridge = építs ingyen { $n } hidat
monuments-do-build-ferry = építs ingyen { $n } kompot
monuments-do-build-any = építs ingyen { $n } erődöt, várost, gyárat, hidat vagy kompot
monuments-do-upgrade = fejlessz ingyen { $n } kártyát
monuments-do-weapon = fegyverezz fel { $n } munkást
monuments-do-train-army = { $n } munkásod ingyen hadsereggé válik
monuments-do-train-navy = { $n } munkásod ingyen flottává válik
monuments-do-train-airforce = { $n } munkásod ingyen légierővé válik
monuments-do-train-any = { $n } munkásod ingyen hadsereggé, flottává vagy légierővé válik
monuments-do-quests = húzz { $n } küldetést, és tarts meg legalább 1 lapot
monuments-do-move = mozgass legfeljebb { $n } egységet
monuments-do-take-back = vedd vissza az összes kijátszott kártyádat

monuments-rule-permit = Katonai engedély: kiképezhetsz hadsereget, flottát és légierőt.
monuments-rule-move-worker = Munkásaid { $n } mezővel messzebb mennek.
monuments-rule-move-army = Hadseregeid { $n } mezővel messzebb mennek.
monuments-rule-move-navy = Flottáid { $n } mezővel messzebb mennek.
monuments-rule-move-airforce = Légierőid { $n } mezővel messzebb mennek.
monuments-rule-activations = Mozgás kártyáddal { $n } egységgel többet mozgatsz.
monuments-rule-carry = Minden munkásod { $n } nyersanyaggal többet visz.
monuments-rule-ford = Munkásaid, hadseregeid és lovaid híd nélkül is átkelnek a folyón.
monuments-rule-ferry-points = Az embereidet szállító kompok { $n } mezővel messzebb mennek.
monuments-rule-produce-hexes = Termelés kártyáddal { $n } mezővel többet választasz.
monuments-rule-produce-limit = Egy mező { $instead } helyett { $n } nyersanyagot is termelhet neked.
monuments-rule-hex-capacity = Egy mezőre { $instead } helyett { $n } nyersanyagot is rakhatsz.
monuments-rule-build-discount = Az építés és a javítás { $n } nyersanyaggal olcsóbb neked (legalább 1).
monuments-rule-populate-extra = Népesítés kártyád { $n } munkással többet hoz egy növekvő városba, akár ugyanoda.
monuments-rule-populate-need = Városaidnak { $n } munkással kevesebb kell a növekedéshez.
monuments-rule-land-need = Szintjeidhez { $n } szárazföldi mezővel kevesebb kell.
monuments-rule-layer-discount = Szintjeid { $n } nyersanyaggal olcsóbbak (legalább 1).
monuments-rule-sacrifice = Szintjeid { $n } munkással kevesebb áldozatot kívánnak.
monuments-rule-power = { CAPITAL($units) } egyenként { $n } erővel több jut.
monuments-rule-trades = Csere kártyád { $n } cserével többet enged.
monuments-rule-quest-draw = { $n } küldetéssel többet húzol, ezekből választasz.
monuments-rule-quest-penalty = Minden befejezetlen küldetésedért { $n } ponttal kevesebb a levonás.
monuments-rule-points = { $n } pont.
monuments-rule-points-layers = { $points } pont minden { $per ->
    [one] szintért
   *[other] { $per } szintért
}, legfeljebb { $most }.
monuments-rule-points-resources = { $points } pont minden { $per ->
    [one] nyersanyagodért
   *[other] { $per } nyersanyagodért
}, legfeljebb { $most }.
monuments-rule-points-workers = { $points } pont minden { $per ->
    [one] munkásodért
   *[other] { $per } munkásodért
} a térképen, legfeljebb { $most }.
monuments-rule-points-land = { $points } pont minden { $per ->
    [one] szárazföldi meződért
   *[other] { $per } szárazföldi meződért
}, legfeljebb { $most }.
monuments-rule-points-power = { $points } pont minden { $per } katonai erőért, legfeljebb { $most }.
monuments-rule-points-upgrades = { $points } pont minden { $per ->
    [one] fejlesztett kártyádért
   *[other] { $per } fejlesztett kártyádért
}, legfeljebb { $most }.
monuments-rule-points-quests = { $points } pont minden { $per ->
    [one] teljesített küldetésedért
   *[other] { $per } teljesített küldetésedért
}, legfeljebb { $most }.

## Képességek

monuments-talent-horses = Kezdetben { $n } ló áll az emlékművednél. Egy ló 2 szárazföldi mezőt megy, és 2 nyersanyagot visz.
monuments-talent-horse-moves = Minden Mozgás kártyád ezen felül { $n } lovat is mozgat.
monuments-talent-horse-returns = Minden Népesítés kártyád odatehet valamelyik munkásodhoz egy lovat is, amelyik nincs a táblán.
monuments-talent-workshop = Építhetsz { $n } műhelyt, egyenként ennyiért: { $price }.
monuments-talent-farm = Építhetsz { $n } tanyát, egyenként ennyiért: { $price }.
monuments-talent-produce-any = A műhelyed mezője olyan nyersanyagot termel, amilyet választasz.
monuments-talent-farm-grows = Minden Népesítés kártyád egy tanyád mezőjére is tehet munkást, ha ott 2 munkásod van.
monuments-talent-naval-guns = Flottáid { $n } erővel a szomszédos szárazföldet is támadják, és katonai engedély nélkül képezed ki őket.

## Pontkártyák

monuments-rate = { $per ->
    [one] egyenként { $points } pont
   *[other] { $per } után { $points } pont
}
monuments-instead-layers = Szintek: { $rate }; rendesen { $ordinary } járna.
monuments-instead-resources = Nyersanyagok: { $rate }; rendesen { $ordinary } járna.
monuments-instead-workers = Munkások: { $rate }; rendesen { $ordinary } járna.
monuments-instead-land = Szárazföldi mezők: { $rate }; rendesen { $ordinary } járna.
monuments-instead-power = Katonai erő: { $rate }; rendesen { $ordinary } járna.
monuments-instead-upgrades = Fejlesztett kártyák: { $rate }; rendesen { $ordinary } járna.
monuments-extra-layers = Ezen felül { monuments-extra-points } minden { $per ->
    [one] szintért
   *[other] { $per } szintért
}.
monuments-extra-resources = Ezen felül { monuments-extra-points } minden { $per ->
    [one] nyersanyagért
   *[other] { $per } nyersanyagért
}.
monuments-extra-workers = Ezen felül { monuments-extra-points } minden { $per ->
    [one] munkásért
   *[other] { $per } munkásért
}.
monuments-extra-land = Ezen felül { monuments-extra-points } minden { $per ->
    [one] szárazföldi mezőért
   *[other] { $per } szárazföldi mezőért
}.
monuments-extra-power = Ezen felül { monuments-extra-points } minden { $per } katonai erőért.
monuments-extra-upgrades = Ezen felül { monuments-extra-points } minden { $per ->
    [one] fejlesztett kártyáért
   *[other] { $per } fejlesztett kártyáért
}.
monuments-extra-quests = Ezen felül { monuments-extra-points } minden { $per ->
    [one] teljesített küldetésért
   *[other] { $per } teljesített küldetésért
}.
monuments-extra-points = { $points } pont

## A küldetések céljai

monuments-quest-worth = { $points } pontot ér; { $penalty ->
    [0] befejezetlenül nem jár levonással
   *[other] befejezetlenül { $penalty } pont levonás
}.
monuments-goal-land = uralj { $n } szárazföldi mezőt
monuments-goal-land-forest = uralj { $n } erdőt
monuments-goal-land-pasture = uralj { $n } legelőt
monuments-goal-land-mountain = uralj { $n } hegyet
monuments-goal-land-field = uralj { $n } szántóföldet
monuments-goal-land-home = uralj { $n } mezőt a saját földrészeden
monuments-goal-land-abroad = uralj { $n } szárazföldi mezőt a saját földrészeden kívül
monuments-goal-land-island = uralj { $n } mezőt szigeteken
monuments-goal-land-rival = uralj { $n } mezőt az ellenfelek földrészein
monuments-goal-sea = uralj { $n } tengeri mezőt
monuments-goal-kinds = uralj { $n } különböző fajta szárazföldi mezőt
monuments-goal-islands = uralj mezőt { $n } különböző szigeten
monuments-goal-continents = uralj mezőt { $n } különböző földrészen
monuments-goal-near = uralj { $n } szárazföldi mezőt egy ellenfél emlékműve mellett
monuments-goal-stock = legyen { $n } nyersanyagod
monuments-goal-stock-wood = legyen { $n } fád
monuments-goal-stock-sheep = legyen { $n } juhod
monuments-goal-stock-metal = legyen { $n } fémed
monuments-goal-stock-wheat = legyen { $n } búzád
monuments-goal-each = legyen mind a négy nyersanyagból { $n } darabod
monuments-goal-pile = legyen { $n } nyersanyagod egy mezőn
monuments-goal-workers = legyen { $n } munkásod a térképen
monuments-goal-crowd = legyen { $n } munkásod egy szárazföldi mezőn
monuments-goal-armed = legyen { $n } felfegyverzett munkásod
monuments-goal-pieces = birtokolj { $things }
monuments-goal-military = legyen { $n } katonai egységed: hadsereg, flotta vagy légierő
monuments-goal-power = legyen { $n } katonai erőd
monuments-goal-set = legyen { $n } különböző épületed egy mezőn
monuments-goal-layers = legyen kész { $n } szinted
monuments-goal-upgrades = legyen { $n } fejlesztett kártyád
monuments-goal-upgraded = legyen fejlesztve ez a kártyád: { $card }
monuments-goal-quests = teljesíts { $n } küldetést
monuments-goal-ferries = uralj { $n } kompot
monuments-goal-most-layers = legyen több szinted, mint bármelyik ellenfélnek
monuments-goal-most-resources = legyen több nyersanyagod, mint bármelyik ellenfélnek
monuments-goal-most-workers = legyen több munkásod, mint bármelyik ellenfélnek
monuments-goal-most-land = uralj több szárazföldi mezőt, mint bármelyik ellenfél
monuments-goal-most-power = legyen nagyobb katonai erőd, mint bármelyik ellenfélnek
monuments-goal-most-upgrades = legyen több fejlesztett kártyád, mint bármelyik ellenfélnek
monuments-goal-most-quests = teljesíts több küldetést, mint bármelyik ellenfél
monuments-goal-event-bridges = építs a játékban { $n } hidat
monuments-goal-event-ferries = építs a játékban { $n } kompot
monuments-goal-event-buildings = építs a játékban { $n } épületet
monuments-goal-event-repaired = javíts meg a játékban { $n } épületet
monuments-goal-event-trades = hajts végre a játékban { $n } cserét a Csere kártyával
monuments-goal-event-produced = termelj a játékban { $n } nyersanyagot
monuments-goal-event-populated = szerezz a játékban { $n } munkást népesítéssel
monuments-goal-event-trained = képezz ki a játékban { $n } egységet
monuments-goal-event-forged = kovácsolj a játékban { $n } fegyvert
monuments-goal-event-attacks-won = nyerj meg a játékban { $n } támadást
monuments-goal-event-defences-won = nyerj meg a játékban { $n } védekezést
monuments-goal-event-battles-won = nyerj meg a játékban { $n } csatát

## Pontozólap és előszoba

monuments-category-layers = Szintek
monuments-category-resources = Nyersanyagok
monuments-category-workers = Munkások
monuments-category-land = Szárazföld
monuments-category-power = Katonai erő
monuments-category-upgrades = Fejlesztések
monuments-category-quests = Küldetések
monuments-category-bonus = Az 5. szint bónusza
monuments-category-extra = Pontkártya

monuments-option-start_player = Kezdőjátékos
monuments-option-start_player-random = sorsolással
monuments-option-start_player-1 = 1. játékos
monuments-option-start_player-2 = 2. játékos
monuments-option-start_player-3 = 3. játékos
monuments-option-start_player-4 = 4. játékos
monuments-option-civ_assignment = Civilizációk
monuments-option-civ_assignment-choose = sorban választva
monuments-option-civ_assignment-random = sorsolással
monuments-option-ability_deal = Képességek
monuments-option-ability_deal-random = sorsolással
monuments-option-ability_deal-by_civ = civilizáció szerint
monuments-option-ability_deal-none = nincsenek
monuments-option-first_turn_restriction = Első forduló
monuments-option-first_turn_restriction-true = csak Mozgás vagy Küldetéshúzás
monuments-option-first_turn_restriction-false = bármelyik kártya
monuments-option-weapons_need_permit = Fegyverkovácsolás
monuments-option-weapons_need_permit-true = katonai engedély kell hozzá
monuments-option-weapons_need_permit-false = nem kell hozzá engedély
monuments-option-dice_cap = Egy fél legtöbb kockája
monuments-option-dice_cap-0 = korlátlan
monuments-option-supply_limits = Nyersanyagjelzők
monuments-option-supply_limits-hard = fajtánként 25
monuments-option-supply_limits-unlimited = soha nem fogynak el
monuments-option-retreat_split = Visszavonulás
monuments-option-retreat_split-unit = minden egység arra megy, amerre akar
monuments-option-retreat_split-domain = a szárazföldi, vízi és légi egységek együtt maradnak
monuments-option-trade_needs_worker = Amit a csere hoz
monuments-option-trade_needs_worker-true = munkás mellé kerül
monuments-option-trade_needs_worker-false = bármely saját szárazföldre kerülhet
monuments-option-quest_returns = A meg nem tartott küldetések
monuments-option-quest_returns-bottom = a pakli aljára kerülnek
monuments-option-quest_returns-removed = kikerülnek a játékból
monuments-option-quest_history = Küldetéshez számító tettek
monuments-option-quest_history-game = az egész játék tettei
monuments-option-quest_history-received = a küldetés megszerzése óta
monuments-option-unlock_per_layer = Szintenként felszabaduló munkások
monuments-option-round_limit = Legtöbb kör
monuments-option-round_limit-0 = korlátlan

## Kérdések

monuments-question-over = A játék véget ért.
monuments-question-civilization = Melyik civilizációt vezeted?
monuments-question-start-quest = Melyik küldetést tartod meg? A másik kikerül a játékból.
monuments-question-start-resource = Hová kerülnek az első nyersanyagaid? Még { $n } van hátra.
monuments-question-card = Játssz ki egy kártyát, vagy vedd vissza a kijátszottakat.
monuments-question-first-card = Játszd ki a Mozgást vagy a Küldetéshúzást: az első fordulóban csak ezek szabadok.
monuments-question-pay = Fizess: { $price }. Honnan?
monuments-question-discount = Az ár { $price }, ebből { $n } elengedve. Melyiket nem fizeted ki?
monuments-question-upgrade = Melyik kártyát fejleszted?
monuments-question-free-upgrade = Melyik kártyát fejleszted ingyen?
monuments-question-activate = { $n ->
    [one] Melyik egység mozog? Ez az utolsó.
   *[other] Melyik egység mozog? Még { $n } van hátra.
}
monuments-question-activate-horses = { $n ->
    [0] Melyik ló mozog? Még
   *[other] Melyik egység mozog? Még { $n } van hátra, és ezen felül
} { $horses } ló.
monuments-question-second-boarder = Valaki vár { AZ($n) } { $n }. kompon. Ki száll még fel?
monuments-question-step = Mozgatsz egy { $unit } innen: { $hex }. Hová? Még { $n } lépés.
monuments-question-sail = Hová megy { AZ($ferry) } { $ferry }. komp? Még { $n } lépés.
monuments-question-cargo = Csak egy jelzőnek van hely itt: { $hex }. Melyik marad?
monuments-question-produce = Hol termelsz? Legfeljebb { $n } mező van hátra.
monuments-question-produce-kind = Mit termelsz a műhelyben itt: { $hex }? Még { $n } van hátra.
monuments-question-build = Mit építesz vagy javítasz?
monuments-question-populate = Hová teszel új munkást?
monuments-question-populate-more = Kit teszel még le?
monuments-question-sacrifice = Melyik munkást áldozod fel? Még { $n } van hátra.
monuments-question-common = { CAPITAL(AZ($layer)) } { $layer }. szint melyik közös bónuszát veszed el?
monuments-question-personal = Melyiket választod { AZ($layer) } { $layer }. szint személyes kártyájáról?
monuments-question-place-worker = Hová teszed az új munkásodat? Még { $n } van hátra.
monuments-question-place-token = Hová teszed: { $tokens }?
monuments-question-token-kind = Melyik nyersanyagot szerzed? Még { $n } van hátra.
monuments-question-unlock = Melyik bábut szabadítod fel? Még { $n } van hátra.
monuments-question-free-build-fort = Hol építesz ingyen erődöt?
monuments-question-free-build-town = Hol építesz ingyen várost?
monuments-question-free-build-factory = Hol építesz ingyen gyárat?
monuments-question-free-build-bridge = Hol építesz ingyen hidat?
monuments-question-free-build-ferry = Hol építesz ingyen kompot?
monuments-question-free-build-any = Mit építesz ingyen?
monuments-question-free-train-army = Melyik munkásból lesz hadsereg?
monuments-question-free-train-navy = Melyik munkásból lesz flotta?
monuments-question-free-train-airforce = Melyik munkásból lesz légierő?
monuments-question-free-train-any = Melyik munkásból lesz hadsereg, flotta vagy légierő?
monuments-question-train = Kit képezel ki, vagy fegyvert kovácsolsz?
monuments-question-place-navy = Hol száll tengerre az új flotta? Innen indul: { $hex }.
monuments-question-weapon = { $n ->
    [one] Melyik munkás kapja a fegyvert?
   *[other] Mely munkások kapják a fegyvereket? Még { $n } van hátra.
}
monuments-question-freed-weapon = { $n ->
    [one] Egy fegyver gazdátlan maradt. Melyik munkás kapja?
   *[other] { $n } fegyver gazdátlan maradt. Melyik munkás kapja a következőt?
}
monuments-question-target = Melyik mezőt támadod meg?
monuments-question-attackers = Ki támad? A cél: { $hex }.
monuments-question-lose = { $n } sebzést szenvedsz el itt: { $hex }. Mit veszítesz el?
monuments-question-retreat = Visszavonulás innen: { $hex }. Hová küldesz egy { $unit }?
monuments-question-occupy = Győztél. Ki vonul be? A mező: { $hex }.
monuments-question-occupy-more = Ki vonul még be? A mező: { $hex }.
monuments-question-keep-quests = { $n ->
    [0] Melyik küldetést tartod meg? Többet is megtarthatsz.
   *[other] Megtartasz még egy küldetést?
}
monuments-question-trade = Mit adsz? { $price ->
    [one] 1 nyersanyagért
   *[other] { $price } egyformáért
} 1 tetszőleges jár; még { $n } csere van hátra.
monuments-question-trade-for = Mit veszel el érte?
monuments-question-trade-to = Hová teszed: { $tokens }?
monuments-question-last-window = Teljesítettél egy küldetést. Leadod a fordulód vége előtt?

## Válaszok

monuments-label-done-activate = A mozgás vége
monuments-label-done-step = Itt megáll
monuments-label-done-produce = Több termelés nem kell
monuments-label-done-populate = Ennyi elég
monuments-label-done-weapon = Senki sem kapja
monuments-label-done-attackers = Támadás: { $power } erő { $against } ellen
monuments-label-done-occupy = A többiek maradnak, ahol vannak
monuments-label-done-keep-quests = A többit visszaadom
monuments-label-done-trade = Több csere nem kell
monuments-label-done-last-window = A forduló vége
monuments-label-play = { $card } kijátszása
monuments-label-raise = { CAPITAL(AZ($n)) } { $n }. szint megépítése: { $price }, áldozat: { $workers }
monuments-label-rest = { $n ->
    [one] A kijátszott kártya visszavétele
   *[other] A { $n } kijátszott kártya visszavétele
}
monuments-label-pass = Passz
monuments-label-turn-in = { $quest } leadása: { $n } pont
monuments-label-lead = { $civilization } vezetése
monuments-label-keep = { $quest } megtartása: { $goals } (+{ $points }{ $penalty ->
    [0] { "" }
   *[other] , befejezetlenül −{ $penalty }
})
monuments-label-upgrade = { $card } fejlesztése: { $price }
monuments-label-upgrade-free = { $card } fejlesztése ingyen
monuments-label-bonus = { $bonus }: { $effect }
monuments-label-option = { $effect }
monuments-label-unlock = Felszabadítok { $things }
monuments-label-kind = { $tokens }
monuments-label-leave-out = Nem fizetem ki: { $tokens }
monuments-label-exchange = Adok { $tokens }
monuments-label-spend = { $tokens } innen: { $hex }
monuments-label-spend-cargo = { $tokens } { AZ($n) } { $n }. komp rakományából
monuments-label-move = { CAPITAL($unit) } mozgatok innen: { $hex }
monuments-label-move-ferry = { CAPITAL(AZ($n)) } { $n }. komp mozgatása innen: { $hex }
monuments-label-walk = Ide: { $hex }
monuments-label-walk-with = Ide: { $hex }; viszi: { $tokens }
monuments-label-board-push-off = Felszállás { AZ($n) } { $n }. kompra és indulás
monuments-label-board-wait = Felszállás { AZ($n) } { $n }. kompra és várakozás egy útitársra
monuments-label-board-with-push-off = Felszállás { AZ($n) } { $n }. kompra és indulás; viszi: { $tokens }
monuments-label-board-with-wait = Felszállás { AZ($n) } { $n }. kompra és várakozás egy útitársra; viszi: { $tokens }
monuments-label-sail = Hajózás ide: { $hex }
monuments-label-land = Partraszállás itt: { $hex }
monuments-label-dock = Kikötés itt: { $hex }
monuments-label-break-out = Kitörés ide: { $hex }
monuments-label-stay = { $tokens } marad, a másik visszakerül a készletbe
monuments-label-produce = { CAPITAL($hex) }: { $tokens }
monuments-label-produce-any = { CAPITAL($hex) }: { $n } tetszőleges
monuments-label-put-token = { $tokens } ide: { $hex }
monuments-label-put-worker = Munkás ide: { $hex }
monuments-label-put-navy = Flotta ide: { $hex }
monuments-label-build = { CAPITAL($building) } építek itt: { $hex }, ár: { $price }
monuments-label-build-free = { CAPITAL($building) } építek itt: { $hex }
monuments-label-bridge = Hidat építek: { $hex } és { $other } közé, ár: { $price }
monuments-label-bridge-free = Hidat építek: { $hex } és { $other } közé
monuments-label-ferry = Kompot építek itt: { $hex }, erre néz: { $water }, ár: { $price }
monuments-label-ferry-free = Kompot építek itt: { $hex }, erre néz: { $water }
monuments-label-repair = { CAPITAL($building) } javítok itt: { $hex }, ár: { $price }
monuments-label-respawn = Újrakezdés 2 munkással az emlékműnél
monuments-label-farm = Munkás a tanyára itt: { $hex }
monuments-label-horse = Ló vissza ide: { $hex }
monuments-label-train = { CAPITAL($unit) } képezek itt: { $hex }, ehhez felhasználok egy { $worker }, ár: { $price }
monuments-label-train-free = { CAPITAL($unit) } képezek itt: { $hex }, ehhez felhasználok egy { $worker }
monuments-label-arm = Fegyver egy munkásnak itt: { $hex }
monuments-label-arm-aboard = Fegyver { AZ($n) } { $n }. komp munkásának, { $place }. hely
monuments-label-forge = Fegyverkovácsolás: { $price }
monuments-label-target = Támadás: { $hex }, védi { $defender } { $n } erővel
monuments-label-send = Küldök { $fighter } ({ $n } erő)
monuments-label-offer = Feláldozok { $fighter }
monuments-label-lose = Elveszítek { $fighter } ({ $n } erő)
monuments-label-lose-building = { CAPITAL($building) } hagyok megsérülni: { $n } erő
monuments-label-flee = Visszavonulás ide: { $hex }
monuments-label-enter = A mezőre ({ $hex }) küldök { $fighter }
monuments-fighter = egy { $unit } innen: { $hex }
monuments-fighter-ferry = egy kompot mindenkivel ({ $n }. komp)
monuments-fighter-aboard = egy { $unit } { AZ($n) } { $n }. kompról, { $place }. hely

## A napló

monuments-log-first = { $first } kezd.
    .you-are-first = Te kezdesz.
monuments-log-leads = { $player } civilizációja: { $civilization }.
    .you-are-player = A te civilizációd: { $civilization }.
monuments-log-dealt = { $player } személyes paklija: { $deck }, pontkártyája: { $score }.
    .you-are-player = A te személyes paklid: { $deck }, pontkártyád: { $score }.
monuments-log-ability = { $player } képessége: { $ability }.
    .you-are-player = A te képességed: { $ability }.
monuments-log-kept-start-quest = { $player } megtart egy kezdő küldetést.
    .you-are-player = Megtartasz egy kezdő küldetést.
monuments-log-kept-start-quest-own = { $player } ezt a kezdő küldetést tartja meg: { $quest }.
    .you-are-player = Ezt a kezdő küldetést tartod meg: { $quest }.
monuments-log-turn = { $n }. kör: { $player } következik.
    .you-are-player = { $n }. kör: te következel.
monuments-log-plays = { $player } kijátssza: { $card }.
    .you-are-player = Kijátszod: { $card }.
monuments-log-rests = { $player } visszaveszi az összes kijátszott kártyát.
    .you-are-player = Visszaveszed az összes kijátszott kártyádat.
monuments-log-passes = { $player } passzol.
    .you-are-player = Passzolsz.
monuments-log-paid = { $player } fizet { $tokens } innen: { $hex }.
    .you-are-player = Fizetsz { $tokens } innen: { $hex }.
monuments-log-got = { $player } letesz { $tokens } ide: { $hex }.
    .you-are-player = Leteszel { $tokens } ide: { $hex }.
monuments-log-produced = { $player } termel { $tokens } itt: { $hex }.
    .you-are-player = Termelsz { $tokens } itt: { $hex }.
monuments-log-upgraded = { $player } fejleszti: { $card }.
    .you-are-player = Fejleszted: { $card }.
monuments-log-walked = { $player } mozgat egy { $unit } ide: { $hex }.
    .you-are-player = Mozgatsz egy { $unit } ide: { $hex }.
monuments-log-carried = { $player } mozgat egy { $unit } ide: { $hex }, és visz { $tokens }.
    .you-are-player = Mozgatsz egy { $unit } ide: { $hex }, és viszel { $tokens }.
monuments-log-broke-out = { $player } kitör az emlékműből ide: { $hex }.
    .you-are-player = Kitörsz az emlékművedből ide: { $hex }.
monuments-log-boarded = { $player } kompra ültet egy { $unit } itt: { $hex }.
    .you-are-player = Kompra ültetsz egy { $unit } itt: { $hex }.
monuments-log-boarded-with = { $player } kompra ültet egy { $unit } itt: { $hex }, és visz { $tokens }.
    .you-are-player = Kompra ültetsz egy { $unit } itt: { $hex }, és viszel { $tokens }.
monuments-log-sailed = { $player } kompja ide hajózik: { $hex }.
    .you-are-player = A kompod ide hajózik: { $hex }.
monuments-log-landed = { $player } partra száll itt: { $hex }.
    .you-are-player = Partra szállsz itt: { $hex }.
monuments-log-docked = { $player } üres kompot köt ki itt: { $hex }.
    .you-are-player = Üres kompot kötsz ki itt: { $hex }.
monuments-log-built = { $player } épít egy { $building } itt: { $hex }.
    .you-are-player = Építesz egy { $building } itt: { $hex }.
monuments-log-built-bridge = { $player } hidat épít { $hex } és { $other } közé.
    .you-are-player = Hidat építesz { $hex } és { $other } közé.
monuments-log-built-ferry = { $player } kompot épít itt: { $hex }.
    .you-are-player = Kompot építesz itt: { $hex }.
monuments-log-repaired = { $player } megjavít egy { $building } itt: { $hex }.
    .you-are-player = Megjavítasz egy { $building } itt: { $hex }.
monuments-log-worker = { $player } új munkást tesz ide: { $hex }.
    .you-are-player = Új munkást teszel ide: { $hex }.
monuments-log-horse = { $player } lovat hoz vissza ide: { $hex }.
    .you-are-player = Lovat hozol vissza ide: { $hex }.
monuments-log-sacrificed = { $player } feláldoz egy { $unit }.
    .you-are-player = Feláldozol egy { $unit }.
monuments-log-layer = { $player } megépíti az emlékmű { $layer }. szintjét.
    .you-are-player = Megépíted az emlékműved { $layer }. szintjét.
monuments-log-last-round = Elkészült egy emlékmű: ez az utolsó kör.
monuments-log-unlocked = { $player } felszabadít { $pieces }.
    .you-are-player = Felszabadítasz { $pieces }.
monuments-log-took-bonus = { $player } elveszi ezt a közös bónuszt: { $bonus }.
    .you-are-player = Elveszed ezt a közös bónuszt: { $bonus }.
monuments-log-took-option = { $player } ezt választja a személyes kártyájáról: { $option }
    .you-are-player = Ezt választod a személyes kártyádról: { $option }
monuments-log-trained = { $player } kiképez egy { $unit } itt: { $hex }.
    .you-are-player = Kiképezel egy { $unit } itt: { $hex }.
monuments-log-put-navy = { $player } flottája tengerre száll: { $hex }.
    .you-are-player = A flottád tengerre száll: { $hex }.
monuments-log-armed = { $player } felfegyverez egy munkást itt: { $hex }.
    .you-are-player = Felfegyverzel egy munkást itt: { $hex }.
monuments-log-battle = { $player } támad itt: { $hex }, védi { $defender }. Erő: { $power } : { $against }, dobás: { $mine } : { $theirs }. { $outcome ->
    [won] A támadás sikerül.
    [lost] A védelem kitart.
   *[tie] Döntetlen: nem történik semmi.
}
    .you-are-player = Támadsz itt: { $hex }, védi { $defender }. Erő: { $power } : { $against }, dobás: { $mine } : { $theirs }. { $outcome ->
        [won] Győztél.
        [lost] Vesztettél.
       *[tie] Döntetlen: nem történik semmi.
    }
    .you-are-defender = { $player } megtámadja a meződet: { $hex }. Erő: { $power } : { $against }, dobás: { $mine } : { $theirs }. { $outcome ->
        [won] Vesztettél.
        [lost] Kitartasz.
       *[tie] Döntetlen: nem történik semmi.
    }
monuments-log-lost = { $player } elveszít egy { $unit }.
    .you-are-player = Elveszítesz egy { $unit }.
monuments-log-damaged = { $player } épülete megsérül: { $building } kell javítania itt: { $hex }.
    .you-are-player = Megsérül egy épületed: { $building } kell javítanod itt: { $hex }.
monuments-log-retreated = { $player } visszavon egy { $unit } ide: { $hex }.
    .you-are-player = Visszavonsz egy { $unit } ide: { $hex }.
monuments-log-occupied = { $player } elfoglalja: { $hex }; oda küld egy { $unit }.
    .you-are-player = Elfoglalod: { $hex }; oda küldesz egy { $unit }.
monuments-log-drew-quests = { $player } { $n } küldetést húz.
    .you-are-player = { $n } küldetést húzol.
monuments-log-drew-quests-own = { $player } { $n } küldetést húz: { $quests }.
    .you-are-player = { $n } küldetést húzol: { $quests }.
monuments-log-kept-quest = { $player } megtart egy küldetést.
    .you-are-player = Megtartasz egy küldetést.
monuments-log-kept-quest-own = { $player } ezt a küldetést tartja meg: { $quest }.
    .you-are-player = Ezt a küldetést tartod meg: { $quest }.
monuments-log-quest = { $player } küldetést teljesít: { $quest }, { $n } pont.
    .you-are-player = Küldetést teljesítesz: { $quest }, { $n } pont.
monuments-log-over = A játék véget ért; a győztesnek { $n } pontja van.

## Miért nem lehet valamit megtenni

monuments-reason-over = A játék véget ért.
monuments-reason-not-asked = Most nem. { $question }
monuments-reason-both = { $first } { $second }
monuments-reason-dear = Az ára { $price }; hiányzik { $missing }.
monuments-reason-closed = Le van zárva előtted: ott áll { $player } ({ $units }).
monuments-reason-closed-building = Le van zárva előtted: { $player } ép épülete áll ott.
monuments-reason-out-of-play = Ez a szárazföld nincs játékban.
monuments-reason-full = Ezen a mezőn legfeljebb { $n } nyersanyag fér el.
monuments-reason-no-land = Ez nem szárazföldi mező.
monuments-reason-ferry-at-coast = Komp a parton épül: azt a tenger melletti szárazföldi mezőt válaszd, ahol a munkásod áll.
monuments-reason-no-water = Ez nem tengeri mező.
monuments-reason-not-adjacent = Túl messze van: csak szomszédos mező lehet.
monuments-reason-not-yours = Ez nem a tiéd, gazdája { $player }.
monuments-reason-not-controlled = Ezt a mezőt nem te uralod.
monuments-reason-unusable = Nem használható: sérült, vagy más játékos van ott.
monuments-reason-no-worker = Ehhez munkás kell.
monuments-reason-no-worker-here = Nincs ott munkásod, aki megtehetné.
monuments-reason-no-worker-on-land = Szárazföldön álló munkás kell hozzá, nem kompon vagy emlékműnél.
monuments-reason-no-worker-anywhere = Nincs munkásod a szárazföldön, aki építhetne.
monuments-reason-no-worker-at-river = Nincs munkásod ennek a folyónak egyik partján sem.
monuments-reason-stock-empty = Nincs belőle több a készletben.
monuments-reason-in-order = A térkép sorrendjében válassz; ez már elmúlt.

monuments-reason-discarded = Ezt a kártyát már kijátszottad. Előbb vedd vissza a kártyáidat.
monuments-reason-first-turn = Az első fordulóban csak a Mozgás vagy a Küldetéshúzás játszható ki.
monuments-reason-green = Ez a kártya már fejlesztve van.
monuments-reason-all-green = Minden kártyád fejlesztve van.
monuments-reason-no-upgrade = Egyetlen fejlesztést sem tudsz kifizetni: legalább { $n } nyersanyag hiányzik.
monuments-reason-nothing-moves = Egyetlen egységed sem tud mozogni.
monuments-reason-nobody-produces = Kell egy munkásod vagy gyárad a szárazföldön.
monuments-reason-all-full = Minden meződ tele van, ahol termelhetnél: mindegyiken { $n } nyersanyag van.
monuments-reason-nothing-to-build = Nem maradt épületed, és híd vagy komp sincs több.
monuments-reason-nothing-affordable = Semmit sem tudsz kifizetni, a legolcsóbbat sem: építenél { $what }. { $reason }
monuments-reason-no-site = Nincs hely számára ott, ahol munkásod van.
monuments-reason-no-worker-left = Nincs munkás a készletedben{ $n ->
    [0] .
   *[other] ; még { $n } zárolva van.
}
monuments-reason-no-town = Kell egy használható városod.
monuments-reason-town-workers = { $n } munkás kell egy városban; ott { $have ->
    [0] nincs egy sem.
   *[other] { $have } van.
}
monuments-reason-monument-complete = Az emlékműved kész.
monuments-reason-layer-land = { CAPITAL(AZ($layer)) } { $layer }. szinthez több föld kell: { $have } szárazföldi meződ van, { $n } kell.
monuments-reason-layer-workers = { CAPITAL(AZ($layer)) } { $layer }. szinthez több áldozat kell: { $have } munkásod van, { $n } kell.
monuments-reason-no-permit = Nincs katonai engedélyed; a közös bónuszok között találod.
monuments-reason-none-left = Nem maradt a készletedben{ $n ->
    [0] .
   *[other] ; még { $n } zárolva van.
}
monuments-reason-no-harbour = Egyetlen munkásod sem áll szabad tenger mellett.
monuments-reason-no-harbour-here = Nincs szabad tenger e mező mellett.
monuments-reason-no-weapon-left = Nincs több fegyver.
monuments-reason-nobody-unarmed = Nincs fegyvertelen munkásod, aki fegyvert kaphatna.
monuments-reason-no-target = A harcosaid mellett nincs senki, akit megtámadhatnál.
monuments-reason-no-fighter = Nincs, aki harcolhatna: fegyverezz fel egy munkást, vagy képezz ki egy egységet.
monuments-reason-deck-empty = { $n ->
    [0] A 0 és 1 szinthez tartozó küldetéspakli
    [one] A 2 és 3 szinthez tartozó küldetéspakli
   *[other] A 4 és 5 szinthez tartozó küldetéspakli
} elfogyott.
monuments-reason-trade-short = { $n } egyforma kell; legfeljebb { $have } van.
monuments-reason-trade-room = Nincs hely újabb nyersanyagnak azokon a mezőkön, amelyeket uralsz.
monuments-reason-nothing-to-take-back = Még nem játszottál ki kártyát.
monuments-reason-no-pass = Csak akkor passzolhatsz, ha sem kijátszani, sem visszavenni nem tudsz kártyát.

monuments-reason-no-window = Küldetést az akciód előtt vagy után, illetve mozgások vagy cserék között adhatsz le.
monuments-reason-goal-open = Még nincs kész: { $goal } ({ $n } kell, { $have } van).
monuments-reason-bonus-taken = Már elvitte { $player }.
    .you-are-player = Már a tiéd.
monuments-reason-bonus-later = { CAPITAL(AZ($layer)) } { $layer }. szint megépítésekor vehető el.
monuments-reason-bonus-layer = { CAPITAL(AZ($layer)) } { $layer }. szinthez tartozik.
monuments-reason-bonus-limit = Ilyen hatású kártyából { $n } lehet nálad, és { $have } már van.
monuments-reason-civilization-taken = Már { $player } vezeti.
monuments-reason-no-set-up = { $n } játékossal nem játszhat együtt a már választottakkal.
monuments-reason-option-idle = Ebből semmit sem lehet végrehajtani, egy másikból viszont igen.
monuments-reason-kind-short = Ennyi kell: { $tokens }; neked { $have } van.
monuments-reason-no-place = Nincs hová tenni: { $tokens }. Megfelelő mező kell, munkásoddal és szabad hellyel.
monuments-reason-not-in-price = Nincs benne az árban.
monuments-reason-not-cargo = Nincs a rakományban.
monuments-reason-none-locked = Ilyen bábud nincs zárolva.
monuments-reason-other-ability = Ezt csak egy másik képességgel lehet megépíteni.
monuments-reason-no-crossing-left = Nincs több híd és komp a készletben.

monuments-reason-bonus-town = Az új munkások a városaidba kerülnek; csak használható város híján az emlékművedhez.
monuments-reason-wrong-terrain = Ez a föld mást ad, nem ezt: { $tokens }.
monuments-reason-nobody-here = Nincs ott senki, aki mozoghatna.
monuments-reason-only-aboard = Aki ott van, kompon utazik, és azzal együtt mozog; a komp most nem mozdulhat.
monuments-reason-only-passengers = Csak komp van ott: a kompot vagy egy utast válassz.
monuments-reason-passenger = Az utasok a kompjukkal együtt mozognak.
monuments-reason-moved = Már mozgott.
monuments-reason-cannot-join = Valaki vár { AZ($n) } { $n }. kompon: most csak az mozoghat, aki fel tud szállni rá.
monuments-reason-only-horses = Már csak ló mozoghat.
monuments-reason-nowhere = Nincs hová mennie.
monuments-reason-ferry-waits = Egy második utasra vár.
monuments-reason-ferry-not-yours = Ezt a kompot más uralja, vagy senki.
monuments-reason-never-boards = Csak munkás és hadsereg száll kompra.
monuments-reason-ferry-not-here = A komp nem itt van.
monuments-reason-ferry-full = A komp tele van.
monuments-reason-already-here = Már ott van.
monuments-reason-monument = Emlékmű mezőjére senki sem léphet.
monuments-reason-cast-off = A kompnak előbb ki kell futnia.
monuments-reason-navy-on-land = Vízen marad.
monuments-reason-no-swimming = Komp nélkül nem mehet vízre.
monuments-reason-no-bridge = Nincs híd a folyón.

monuments-reason-produced-already = Ez a mező ebben az akcióban már termelt.
monuments-reason-nobody-works = Nincs ott se munkásod, se használható gyárad.
monuments-reason-foreign-building = { $player } ép épülete útban van.
monuments-reason-one-of-each = Ilyen épületed már van ott; egy mezőn mindegyikből egy állhat.
monuments-reason-populated-already = Ez a város már megkapta a munkását.
monuments-reason-no-town-here = Nincs ott városod.
monuments-reason-no-more-towns = Annyi munkást tettél már városba, amennyit a kártya enged.
monuments-reason-armed-already = Ennek a munkásnak már van fegyvere.
monuments-reason-not-there = Ebből nincs ott: { $tokens }.
monuments-reason-resources-uncontrolled = Munkás nélkül nem uralod az ottani nyersanyagokat.
monuments-reason-intact = Ép.
monuments-reason-no-free-repair = A bónusz építésre szól, nem javításra.
monuments-reason-bridge-there = Már van ott híd.

monuments-reason-monument-safe = Emlékművet nem lehet megtámadni.
monuments-reason-own-hex = Te magad vagy ott.
monuments-reason-nobody-to-attack = Nincs ott senki, és ellenfélnek sincs ép épülete.
monuments-reason-nobody-adjacent = Nincs mellette senkid.
monuments-reason-no-power = Nincs ereje ez ellen a mező ellen.
monuments-reason-no-access = Nem jut oda: híd nélküli folyó vagy víz van közte.
monuments-reason-nobody-of-yours = Nincs ott senkid.
monuments-reason-sent-already = Már támad.
monuments-reason-one-hex = Minden támadó egy mezőről jön, hacsak a Támadás kártyád nincs fejlesztve.
monuments-reason-not-in-battle = Nem vesz részt ebben a csatában.
monuments-reason-power-first = Előbb az erővel bíró bábuk vesznek el.
monuments-reason-keep-together = Ebben a játékban az egyfajta egységek ugyanarra a mezőre vonulnak vissza.
monuments-reason-no-attacker = Nem támadott.
monuments-reason-cannot-enter = Nem lehet ezen a mezőn.
monuments-reason-one-stays = Több támadó közül egynek hátra kell maradnia.

## A szöveges nézet

monuments-show-set-up = A játék előkészülete.
monuments-show-turn = { $round }. kör. { $player } következik.
monuments-show-last-round = Ez az utolsó kör.
monuments-show-key = w erdő, s legelő, m hegy, f szántóföld, # emlékmű, ~ tenger, -- nincs játékban; A2 két egység (A), *3 három nyersanyag, ^ épületek
monuments-show-stock = Készlet: { $tokens }; fegyverek: { $weapons }; hidak és kompok: { $crossings }; küldetéspaklik: { $decks }
monuments-show-unlimited = korlátlan nyersanyag
monuments-show-bridges = Hidak: { $places }
monuments-show-ferry = { $n }. komp, { $place }: { $aboard }
monuments-show-empty = üres
monuments-show-pile = { CAPITAL(AZ($layer)) } { $layer }. szint bónuszai: { $bonuses }
monuments-show-leads = { $letter }: { $player }, { $civilization }
monuments-show-player = { $letter }: { $player }, { $civilization }: { $points } pont, { $layers } szint
monuments-show-cards = { "  " }Pakli: { $deck }, pontkártya: { $score }, képesség: { $ability }
monuments-show-holds = { "  " }Uralja: { $tokens }; szárazföld: { $land }, munkások: { $workers }, erő: { $power }
monuments-show-hand = { "  " }Kézben: { $hand }. Kijátszva: { $played }
monuments-show-supply = { "  " }Készlet: { $supply }. Zárolva: { $locked }
monuments-show-next = { "  " }{ $n }. szint: szárazföld { $land }; { $price }{ $less ->
    [0] { "" }
   *[other] { " " }(ebből { $less } elengedve)
}; munkások: { $workers }
monuments-show-won = { "  " }Bónuszok: { $bonuses }. Teljesített küldetések: { $completed }; folyamatban: { $quests }
monuments-show-quest = { "  " }Küldetés: { $quest }: { $goals }

# Amit egy válasz kihasználatlanul hagy
monuments-loss-quest = { $n ->
    [one] Egy teljesített küldetést még nem adtál le.
   *[other] { $n } teljesített küldetést még nem adtál le.
}
monuments-loss-moves = Még { $n } egység léphetne.
monuments-loss-horses = Még { $n } ló léphetne.
monuments-loss-last-turn = Ez az utolsó fordulód: a kártyák visszavétele már semmit sem hoz.
monuments-loss-control = Az utolsó munkás itt: { $hex }. Elveszted az ott lévő nyersanyagok fölötti uralmat.

# Amit egy tervről tudni érdemes, és ami a gombon áll, amely kijátssza
monuments-note-attack = { $power } erő { $against } ellen.
monuments-does-play = Kijátszom
monuments-does-pay = Fizetek
monuments-does-build = Megépítem
monuments-does-repair = Megjavítom
monuments-does-train = Kiképzem
monuments-does-forge = Kovácsolok
monuments-does-upgrade = Fejlesztem
monuments-does-raise = Megépítem a szintet
monuments-does-trade = Cserélek
monuments-does-attack = Támadok
monuments-does-sacrifice = Feláldozom
