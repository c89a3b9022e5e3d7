## A Monumental magyarul.

monumental-name = Monumental
monumental-tagline = Kilenclapos város és egy meghódítandó világ

## Erőforrások

monumental-resource-name-production = termelés
monumental-resource-name-science = tudomány
monumental-resource-name-military = hadászat
monumental-resource-name-gold = arany
monumental-resource-name-culture = kultúra

monumental-resource-production = { $n } termelés
monumental-resource-science = { $n } tudomány
monumental-resource-military = { $n } hadászat
monumental-resource-gold = { $n } arany
monumental-resource-culture = { $n } kultúra

# Ugyanez tárgyesetben („szerezz 2 aranyat”).
monumental-some-production = { $n } termelést
monumental-some-science = { $n } tudományt
monumental-some-military = { $n } hadászatot
monumental-some-gold = { $n } aranyat
monumental-some-culture = { $n } kultúrát
monumental-some-basic = { $n } alapvető erőforrást
monumental-goods = { $goods }

## Lapfajták, paklik, korszakok

monumental-kind-building = épület
monumental-kind-knowledge = tudás
monumental-kind-wonder = csoda
monumental-kind-policy = kulturális rendelet
monumental-kind-warlord = hadúr

monumental-deck-common = kezdőlap
monumental-deck-special = különleges épület
monumental-deck-knowledge = kezdő tudáslap
monumental-deck-basic = alapvető épület
monumental-deck-1 = I. korszak
monumental-deck-2 = II. korszak
monumental-deck-renaissance = reneszánsz
monumental-deck-3 = III. korszak

monumental-warlord-type-architectural = építő
monumental-warlord-type-cultural = kulturális
monumental-warlord-type-aggressive = agresszív
monumental-warlord-type-technological = technológiai
monumental-warlord-type-economic = gazdasági

## Nevek

# Kiegészítő csomagból származó lapoké.
monumental-named = { $name }
monumental-warlord = Hadúr ({ $civilization })

monumental-barbarian = Barbárok ({ $value })
monumental-free-city = Szabadváros
monumental-market-token = Piacjelző ({ $market })

monumental-civilization-egypt = Egyiptom
monumental-civilization-japan = Japán
monumental-civilization-denmark = Dánia
monumental-civilization-china = Kína
monumental-civilization-greece = Görögország

monumental-warlord-egypt = II. Ramszesz
monumental-warlord-japan = Mijamoto Muszasi
monumental-warlord-denmark = Siegfried
monumental-warlord-china = Hua Mulan
monumental-warlord-greece = Héraklész

monumental-market-samarkand = Szamarkand
monumental-market-palmyra = Palmüra
monumental-market-timbuktu = Timbuktu
monumental-market-malacca = Malaka

monumental-card-work-camp = Munkatábor
monumental-card-library = Könyvtár
monumental-card-fort = Erőd
monumental-card-forum = Fórum
monumental-card-mine = Bánya

monumental-card-pharaohs-barge = Fáraóbárka
monumental-card-samurai-school = Szamurájiskola
monumental-card-dolmen = Dolmen
monumental-card-paper-maker = Papírkészítő
monumental-card-hoplite-grounds = Hoplita gyakorlótér

monumental-card-masonry = Kőművesség
monumental-card-bushido = Busidó
monumental-card-scouting = Felderítés
monumental-card-pyrotechnics = Pirotechnika
monumental-card-philosophy = Filozófia

monumental-card-workshop = Műhely
monumental-card-laboratory = Laboratórium
monumental-card-archery-range = Íjászlőtér

monumental-card-granary = Magtár
monumental-card-barracks = Kaszárnya
monumental-card-academy = Akadémia
monumental-card-amphitheatre = Amfiteátrum
monumental-card-quarry = Kőfejtő
monumental-card-irrigation = Öntözés
monumental-card-writing = Írás
monumental-card-bronze-working = Bronzművesség
monumental-card-sailing = Hajózás
monumental-card-currency = Pénzverés
monumental-card-stonehenge = Stonehenge
monumental-card-great-pyramid = Nagy piramis
monumental-card-hanging-gardens = Függőkert
monumental-card-great-library = Nagy könyvtár
monumental-card-terracotta-army = Agyaghadsereg
monumental-card-colossus-of-rhodes = Rodoszi kolosszus

monumental-card-market = Piac
monumental-card-castle = Vár
monumental-card-university = Egyetem
monumental-card-watermill = Vízimalom
monumental-card-engineering = Mérnöki tudomány
monumental-card-feudalism = Hűbériség
monumental-card-historiography = Történetírás
monumental-card-tribute = Hadisarc
monumental-card-hagia-sophia = Hagia Szophia
monumental-card-great-wall = Kínai nagy fal
monumental-card-alhambra = Alhambra
monumental-card-angkor-wat = Angkorvat
monumental-card-notre-dame = Notre-Dame

monumental-card-playhouse = Színház
monumental-card-bank = Bank
monumental-card-arsenal = Fegyvertár
monumental-card-manufactory = Manufaktúra
monumental-card-printing-press = Könyvnyomtatás
monumental-card-cartography = Térképészet
monumental-card-patronage = Mecenatúra
monumental-card-gunpowder = Puskapor
monumental-card-sistine-chapel = Sixtus-kápolna
monumental-card-taj-mahal = Tádzs Mahal
monumental-card-forbidden-city = Tiltott Város
monumental-card-machu-picchu = Machu Picchu

monumental-card-genetics = Genetika
monumental-card-electricity = Elektromosság
monumental-card-mass-media = Tömegtájékoztatás
monumental-card-computing = Számítástechnika
monumental-card-eiffel-tower = Eiffel-torony
monumental-card-statue-of-liberty = Szabadság-szobor
monumental-card-panama-canal = Panama-csatorna
monumental-card-hoover-dam = Hoover-gát
monumental-card-international-space-station = Nemzetközi űrállomás

monumental-policy-expansion = Terjeszkedés
monumental-policy-guilds = Céhek
monumental-policy-nile-floods = Nílusi áradás
monumental-policy-corvee = Közmunka
monumental-policy-valley-of-the-kings = Királyok völgye
monumental-policy-diplomacy = Diplomácia
monumental-policy-rapid-expansion = Gyors terjeszkedés
monumental-policy-cultural-exchange = Kulturális csere
monumental-policy-castle-towns = Várvárosok
monumental-policy-tea-ceremony = Teaszertartás
monumental-policy-warrior-culture = Harcos kultúra
monumental-policy-raiding-parties = Portyázó csapatok
monumental-policy-pillaging = Fosztogatás
monumental-policy-longships = Hosszúhajók
monumental-policy-danegeld = Danegeld
monumental-policy-research-and-development = Kutatás és fejlesztés
monumental-policy-taxation = Adóztatás
monumental-policy-guided-tours = Idegenvezetés
monumental-policy-imperial-examinations = Császári vizsgák
monumental-policy-border-walls = Határfalak
monumental-policy-siege-warfare = Ostromhadviselés
monumental-policy-democracy = Demokrácia
monumental-policy-olympic-games = Olimpiai játékok
monumental-policy-colonies = Gyarmatvárosok
monumental-policy-symposia = Szümposzionok

## Mit tesznek a lapok (a képességeikből képezve)
## A tagmondatok kisbetűs igével kezdődnek; ár és feltétel után is állhatnak.

monumental-sentence = { CAPITAL($clause) }.
monumental-then = { $first }, majd { $rest }
monumental-or = { $first } vagy { $rest }
monumental-else = { $first }; vagy { $rest }
monumental-semicolon = { $first }; { $rest }

monumental-bonus = Elkészültekor: { $effects }.
monumental-oneoff = Egyszeri hatás: { $effects }.
monumental-warlord-bonus = Amikor a hadurad részt vesz egy hódításban, { $effects }.
monumental-civilization-about = Hadúr: { $warlord }. Különleges épület: { $special }. Kezdő tudáslap: { $knowledge }.
monumental-market-about = Jelzői: { $tokens }.
monumental-layout-about-small = Kis térkép { $seats } játékosra.
monumental-layout-about-large = Nagy térkép { $seats } játékosra.

monumental-do-gain = szerezz { $goods }
monumental-do-gain-each = szerezz { $goods } { $each }
monumental-do-gain-only-barbarian = szerezz { $goods }, amely csak barbárok ellen használható
monumental-do-gain-basic = szerezz { $n } tetszőleges alapvető erőforrást
monumental-do-gain-basic-distinct = szerezz { $n ->
    [one] 1 tetszőleges
   *[other] { $n } különböző
} alapvető erőforrást
monumental-do-gain-among = szerezz { $n } tetszőleges erőforrást ezek közül: { $among }
monumental-do-gain-among-distinct = szerezz { $n ->
    [one] 1 tetszőleges
   *[other] { $n } különböző
} erőforrást ezek közül: { $among }

monumental-each-provinces = { $n ->
    [one] minden tartományod után
   *[other] minden { $n } tartományod után
}
monumental-each-coastal = { $n ->
    [one] minden part menti tartományod után
   *[other] minden { $n } part menti tartományod után
}
monumental-each-wonders = { $n ->
    [one] minden csodád után
   *[other] minden { $n } csodád után
}
monumental-each-knowledge = { $n ->
    [one] minden tudáslapod után (a kezdő nem számít)
   *[other] minden { $n } tudáslapod után (a kezdő nem számít)
}
monumental-each-policies = { $n ->
    [one] minden bevezetett rendeleted után
   *[other] minden { $n } bevezetett rendeleted után
}
monumental-each-outposts = { $n ->
    [one] minden előőrsöd után a térképen
   *[other] minden { $n } előőrsöd után a térképen
}
monumental-each-active-building = { $n ->
    [one] minden további aktív épületed után
   *[other] minden { $n } további aktív épületed után
}
monumental-each-active-knowledge = { $n ->
    [one] minden további aktív tudáslapod után
   *[other] minden { $n } további aktív tudáslapod után
}
monumental-each-active-wonder = { $n ->
    [one] minden további aktív csodád után
   *[other] minden { $n } további aktív csodád után
}
monumental-each-active-production = { $n ->
    [one] minden további aktív, termelést adó lapod után
   *[other] minden { $n } további aktív, termelést adó lapod után
}
monumental-each-active-science = { $n ->
    [one] minden további aktív, tudományt adó lapod után
   *[other] minden { $n } további aktív, tudományt adó lapod után
}
monumental-each-active-military = { $n ->
    [one] minden további aktív, hadászatot adó lapod után
   *[other] minden { $n } további aktív, hadászatot adó lapod után
}

monumental-do-pay = költs el { $price }: { $effects }
monumental-do-pay-no-gold = költs el { $price }: { $effects } (arany nem használható)
monumental-do-pay-only = költs el { $price }
monumental-do-convert = { $n ->
    [one] cserélj 1 alapvető erőforrást egy másikra
   *[other] cserélj legfeljebb { $n } alapvető erőforrást másikra
}
monumental-do-choose = válassz egyet: { $effects }
monumental-do-if = ha { $conditions }, { $effects }

monumental-do-archive = archiválj { $n ->
    [one] egy
   *[other] legfeljebb { $n }
} inaktív { $kind ->
    [building] épületet
    [knowledge] tudáslapot
    [wonder] csodát
   *[card] lapot
} a városodból
monumental-do-discard = dobj el { $n ->
    [one] egy
   *[other] legfeljebb { $n }
} inaktív lapot a városodból
monumental-do-for-that = { $done }: { $n ->
    [one] { $effects }
   *[other] mindegyikért { $effects }
}
monumental-do-archive-self = archiváld ezt a lapot
monumental-do-archive-self-first = archiváld ezt a lapot: { $effects }
monumental-archived-otherwise = Akkor is jár, ha más hatás archiválja.
monumental-do-draw = húzz { $n } lapot, és használj fel közülük { $use ->
    [1] egyet
    [2] kettőt
    [3] hármat
   *[other] { $use } darabot
}
monumental-do-draw-all = { $n ->
    [one] húzz 1 lapot, és használd fel
   *[other] húzz { $n } lapot, és használd fel őket
}
monumental-do-reinforce = erősíts meg { $n } lapot
monumental-do-copy-own = másold le a városod egyik lapját vagy egyik bevezetett rendeletedet
monumental-do-copy-opponents = másold le egy másik játékos városának egyik lapját
monumental-do-activate = aktiválj { $n ->
    [one] még egy mezőt
   *[other] még { $n } mezőt
} a városodban

# Tárgyesetben.
monumental-take-building = épületet
monumental-take-knowledge = tudáslapot
monumental-take-wonder = csodát
monumental-do-take-basic = vegyél el egy alapvető épületet
monumental-do-take-basic-most = vegyél el egy legfeljebb { $most } költségű alapvető épületet
monumental-do-take-display = vegyél el egy { $cards } a fejlesztéssávról
monumental-do-take-display-most = vegyél el egy legfeljebb { $most } költségű { $cards } a fejlesztéssávról
monumental-do-complete-section = építsd meg ingyen egy csoda egyik fázisát

monumental-do-less-building = ebben a fordulóban a következő épületedért fizess { $n } termeléssel kevesebbet
monumental-do-less-knowledge = ebben a fordulóban a következő tudáslapodért fizess { $n } tudománnyal kevesebbet
monumental-do-less-wonder-stage = ebben a fordulóban a következő csodafázisért fizess { $n } termeléssel kevesebbet
monumental-do-less-policy = ebben a fordulóban a következő rendeletedért fizess { $n } kultúrával kevesebbet
monumental-do-less-conquest = ebben a fordulóban a következő hódításodért fizess { $n } erőforrással kevesebbet
monumental-do-half-building = ebben a fordulóban a következő épületed árának csak a felét fizesd (felfelé kerekítve)
monumental-do-half-knowledge = ebben a fordulóban a következő tudáslapod árának csak a felét fizesd (felfelé kerekítve)
monumental-do-half-wonder-stage = ebben a fordulóban a következő csodafázis árának csak a felét fizesd (felfelé kerekítve)
monumental-do-half-policy = ebben a fordulóban a következő rendeleted árának csak a felét fizesd (felfelé kerekítve)
monumental-do-half-conquest = ebben a fordulóban a következő hódításod árának csak a felét fizesd (felfelé kerekítve)

monumental-do-explorer-step = { $n ->
    [one] lépj egy felfedeződdel ingyen egy szomszédos tartományba
   *[other] tegyél a felfedezőiddel ingyen összesen legfeljebb { $n } lépést
}
monumental-do-extra-pickup = ebben a fordulóban egyik felfedeződ még { $n } jelzőt felvehet
monumental-do-unit-move = { $n ->
    [one] mozgasd egyik egységedet egy szomszédos tartományodba
   *[other] mozgasd az egységeidet legfeljebb { $n } alkalommal, mindig egy szomszédos tartományodba
}
monumental-do-destroy = { $n ->
    [one] pusztítsd el egy ellenfeled egyik egységét egy, a területeddel szomszédos tartományban
   *[other] pusztítsd el az ellenfeleid legfeljebb { $n } egységét a területeddel szomszédos tartományokban
}
monumental-do-repeat-oneoff = hajtsd végre újra egyik bevezetett rendeleted egyszeri hatását

monumental-if-gained = ebben a fordulóban már szereztél legalább { $goods }
monumental-if-active = { $cards } aktív a városodban
monumental-active-card = { $n ->
    [one] egy lap
   *[other] legalább { $n } lap
}
monumental-active-building = { $n ->
    [one] egy épület
   *[other] legalább { $n } épület
}
monumental-active-knowledge = { $n ->
    [one] egy tudáslap
   *[other] legalább { $n } tudáslap
}
monumental-active-wonder = { $n ->
    [one] egy csoda
   *[other] legalább { $n } csoda
}
monumental-active-production = { $n ->
    [one] egy termelést adó lap
   *[other] legalább { $n } termelést adó lap
}
monumental-active-science = { $n ->
    [one] egy tudományt adó lap
   *[other] legalább { $n } tudományt adó lap
}
monumental-active-military = { $n ->
    [one] egy hadászatot adó lap
   *[other] legalább { $n } hadászatot adó lap
}
monumental-if-has-provinces = { $n ->
    [one] van tartományod
   *[other] legalább { $n } tartományod van
}
monumental-if-has-coastal = { $n ->
    [one] van part menti tartományod
   *[other] legalább { $n } part menti tartományod van
}
monumental-if-has-wonders = { $n ->
    [one] van csodád
   *[other] legalább { $n } csodád van
}
monumental-if-has-knowledge = { $n ->
    [one] a kezdőn kívül is van tudáslapod
   *[other] a kezdőn kívül legalább { $n } tudáslapod van
}
monumental-if-has-policies = { $n ->
    [one] van bevezetett rendeleted
   *[other] legalább { $n } bevezetett rendeleted van
}
monumental-if-has-outposts = { $n ->
    [one] van előőrsöd a térképen
   *[other] legalább { $n } előőrsöd van a térképen
}
monumental-if-behind-provinces = valamelyik ellenfelednek több tartománya van, mint neked
monumental-if-behind-wonders = valamelyik ellenfelednek több csodája van, mint neked
monumental-if-behind-knowledge = valamelyik ellenfelednek több tudáslapja van, mint neked
monumental-if-behind-policies = valamelyik ellenfelednek több bevezetett rendelete van, mint neked

monumental-rule-price-building = Az épületek { $n } termeléssel kevesebbe kerülnek neked.
monumental-rule-price-basic = Az alapvető épületek { $n } termeléssel kevesebbe kerülnek neked.
monumental-rule-price-knowledge = A tudáslapok { $n } tudománnyal kevesebbe kerülnek neked.
monumental-rule-price-wonder-stage = A csodák minden fázisa { $n } termeléssel kevesebbe kerül neked.
monumental-rule-price-policy = A rendeletek bevezetése { $n } kultúrával kevesebbe kerül neked.
monumental-rule-price-progress = A tudományos haladás { $n } tudománnyal kevesebbe kerül neked.
monumental-rule-conquest-any = A hódítás { $n } erőforrással kevesebbe kerül neked.
monumental-rule-conquest-barbarian = Barbár tartomány meghódítása { $n } hadászattal kevesebbe kerül neked.
monumental-rule-conquest-free-city = Szabadváros meghódítása { $n } erőforrással kevesebbe kerül neked.
monumental-rule-conquest-opponent = Ellenfél tartományának meghódítása { $n } hadászattal kevesebbe kerül neked.
monumental-rule-conquest-coastal = Part menti tartomány meghódítása { $n } erőforrással kevesebbe kerül neked.
monumental-rule-conquest-opponent-with-more = Nálad több tartományt irányító ellenfél tartományának meghódítása { $n } hadászattal kevesebbe kerül neked.
monumental-rule-defence-all = Tartományaid védelme +{ $n }.
monumental-rule-defence-coastal = Part menti tartományaid védelme +{ $n }.
monumental-rule-defence-wonder = Csodát őrző tartományaid védelme +{ $n }.
monumental-rule-defence-next-to-capital = Fővárosoddal szomszédos tartományaid védelme +{ $n }.
monumental-rule-outpost-units = Előőrs építéséhez 3 helyett { $n } egység is elég.
monumental-rule-loot-both = Barbár tartomány meghódításakor a jelző mindkét előnye jár.
monumental-rule-second-pickup = Minden felfedeződ két jelzőt vehet fel ebben a fordulóban.

monumental-when = { $event }, { $effects }.
monumental-when-if = { $event }, és { $conditions }, { $effects }.
monumental-event-conquer = Amikor tartományt hódítasz meg
monumental-event-conquer-barbarian = Amikor barbár tartományt hódítasz meg
monumental-event-conquer-free-city = Amikor szabadvárost hódítasz meg
monumental-event-conquer-opponent = Amikor egy ellenfeled tartományát hódítod meg
monumental-event-conquer-coastal = Amikor part menti tartományt hódítasz meg
monumental-event-complete-wonder = Amikor befejezel egy csodát
monumental-event-acquire = Amikor lapot szerzel
monumental-event-acquire-building = Amikor épületet szerzel
monumental-event-acquire-knowledge = Amikor tudáslapot szerzel
monumental-event-acquire-wonder = Amikor csodát szerzel
monumental-event-develop = Amikor bevezetsz egy rendeletet
monumental-event-pickup = Amikor egy felfedeződ jelzőt vesz fel
monumental-event-outpost = Amikor előőrsöt építesz

## Térképek

monumental-layout-clash-2 = Titánok harca
monumental-layout-clash-3 = Titánok harca
monumental-layout-clash-4 = Titánok harca
monumental-layout-pastures-2 = Csendes legelők
monumental-layout-pastures-3 = Csendes legelők
monumental-layout-pastures-4 = Csendes legelők

monumental-map-capitals = { $found ->
    [0] A térképen nincs főváros
   *[other] A térképen { $found } főváros van
}, de { $seats } játékos játszik; mindegyiküknek egy kell.
monumental-map-no-token = { AZ($tile) } { $tile } tartományban nincs sem barbár, sem szabad város; minden tartományba egy jelző kell.
monumental-map-no-province = { AZ($tile) } { $tile } mező nem tartomány, ezért sem jelző, sem piac nem lehet rajta.
monumental-map-free-cities = { $found ->
    [0] A térképen nincs szabad város
   *[other] A térképen { $found } szabad város van
}; { $wanted } kell, játékosonként egy.
monumental-map-free-cities-room = { $found ->
    [0] Szabad városnak nincs hely
   *[other] Csak { $found } szabad városnak van hely
}; { $wanted } kell, játékosonként egy. Hagyd több tartomány jelzőjét a véletlenre.
monumental-map-markets = { $found ->
    [0] A térképen nincs piac
   *[other] A térképen { $found } piac van
}; { $wanted } kell.
monumental-map-markets-room = { $found ->
    [0] Piacnak nincs hely
   *[other] Csak { $found } piacnak van hely
}; { $wanted } kell. Hagyd több tartománynál a véletlenre, hogy van-e ott piac.
monumental-map-near-value = { AZ($capital) } { $capital } főváros melletti { $tile } tartományban { $value } értékű barbár van; főváros mellett csak 1-es és 2-es lehet.
monumental-map-near-count = { $found ->
    [0] { AZ($capital) } { $capital } főváros mellett nincs tartomány
   *[other] { AZ($capital) } { $capital } főváros mellett { $found } tartomány van
}, { AZ($other) } { $other } mellett { $others }; mindegyik mellett ugyanannyi kell, különben nem lehetnek mellettük ugyanolyan jelzők.
monumental-map-near-values = { AZ($capital) } { $capital } és { AZ($other) } { $other } főváros mellett különböző értékű barbárok vannak; minden főváros mellé ugyanolyanok kellenek.
monumental-map-near-free-cities = { AZ($capital) } { $capital } és { AZ($other) } { $other } főváros mellett nem ugyanannyi szabad város van.
monumental-map-tiles = A térképen a tartományok és a vízmezők együtt { $found } mezőt tesznek ki; legfeljebb { $most } lehet.
monumental-map-provinces = A térképen { $found } tartomány van; { $seats } játékos esetén { $most } tartományra elég a termelésjelző és a piac.
monumental-map-cut-off = { $count ->
    [one] Ez a tartomány el van vágva a többitől: { $tiles };
   *[other] Ezek a tartományok el vannak vágva a többitől: { $tiles };
} mindegyikből mindegyikbe vezetnie kell csak tartományokon át haladó útnak.
monumental-map-capital-alone = { $found ->
    [0] { AZ($capital) } { $capital } főváros mellett nincs tartomány
   *[other] { AZ($capital) } { $capital } főváros mellett csak egy tartomány van
}; legalább 2 kell.
monumental-map-stock-value = A térkép { $found } darab { $value } értékű barbárt rögzít; { $most } van.
monumental-map-stock-free-cities = { $found } szabad város kell; { $most } van.
monumental-map-stock-barbarians = { $found } barbár kell; { $most } van. Vegyél el néhány tartományt.
monumental-map-stock-near = A fővárosok melletti tartományokba nincs elég 1-es és 2-es értékű barbár. Kevesebb tartomány legyen a fővárosok mellett, vagy kevesebb ilyen érték legyen máshol rögzítve.
monumental-map-near-impossible = A véletlenre hagyott jelzőket nem lehet úgy elhelyezni, hogy minden főváros mellett ugyanolyan barbárok és ugyanannyi szabad város legyen. Hagyj több jelzőt a véletlenre, vagy legyen több tartomány a fővárosoktól távol.
monumental-map-make-seats = Térképet 2, 3 vagy 4 játékosra lehet készíteni, { $seats } játékosra nem.
monumental-map-make-size = Kicsi (small) vagy nagy (large) térképet lehet készíteni, ilyet nem: { $size }.
monumental-map-make-stock = A jelzők nem elegendők egy szimmetrikus térképhez, amelyen { $found } barbár van.
