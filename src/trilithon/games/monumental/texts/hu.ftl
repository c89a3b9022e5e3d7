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
monumental-policy-icons = Aktiváláskor: szerezz { $goods }.
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
    .in-rounds = ebben a körben a következő épületedért fizess { $n } termeléssel kevesebbet
monumental-do-less-knowledge = ebben a fordulóban a következő tudáslapodért fizess { $n } tudománnyal kevesebbet
    .in-rounds = ebben a körben a következő tudáslapodért fizess { $n } tudománnyal kevesebbet
monumental-do-less-wonder-stage = ebben a fordulóban a következő csodafázisért fizess { $n } termeléssel kevesebbet
    .in-rounds = ebben a körben a következő csodafázisért fizess { $n } termeléssel kevesebbet
monumental-do-less-policy = ebben a fordulóban a következő rendeletedért fizess { $n } kultúrával kevesebbet
    .in-rounds = ebben a körben a következő rendeletedért fizess { $n } kultúrával kevesebbet
monumental-do-less-conquest = ebben a fordulóban a következő hódításodért fizess { $n } erőforrással kevesebbet
    .in-rounds = ebben a körben a következő hódításodért fizess { $n } erőforrással kevesebbet
monumental-do-half-building = ebben a fordulóban a következő épületed árának csak a felét fizesd (felfelé kerekítve)
    .in-rounds = ebben a körben a következő épületed árának csak a felét fizesd (felfelé kerekítve)
monumental-do-half-knowledge = ebben a fordulóban a következő tudáslapod árának csak a felét fizesd (felfelé kerekítve)
    .in-rounds = ebben a körben a következő tudáslapod árának csak a felét fizesd (felfelé kerekítve)
monumental-do-half-wonder-stage = ebben a fordulóban a következő csodafázis árának csak a felét fizesd (felfelé kerekítve)
    .in-rounds = ebben a körben a következő csodafázis árának csak a felét fizesd (felfelé kerekítve)
monumental-do-half-policy = ebben a fordulóban a következő rendeleted árának csak a felét fizesd (felfelé kerekítve)
    .in-rounds = ebben a körben a következő rendeleted árának csak a felét fizesd (felfelé kerekítve)
monumental-do-half-conquest = ebben a fordulóban a következő hódításod árának csak a felét fizesd (felfelé kerekítve)
    .in-rounds = ebben a körben a következő hódításod árának csak a felét fizesd (felfelé kerekítve)

monumental-do-explorer-step = { $n ->
    [one] lépj egy felfedeződdel ingyen egy szomszédos tartományba
   *[other] tegyél a felfedezőiddel ingyen összesen legfeljebb { $n } lépést
}
monumental-do-extra-pickup = ebben a fordulóban egyik felfedeződ még { $n } jelzőt felvehet
    .in-rounds = ebben a körben egyik felfedeződ még { $n } jelzőt felvehet
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
    .in-rounds = ebben a körben már szereztél legalább { $goods }
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
    .in-rounds = Minden felfedeződ két jelzőt vehet fel ebben a körben.

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

monumental-map-unreadable = Ez nem térkép: a sora így kezdődik: map1-, és legalább egy mező van benne.
monumental-map-line-row = A sor { $row }. térképsora innentől nem olvasható: „{ $found }”.
monumental-map-line-long = Egy térkép sora legfeljebb { $most } jel, ez { $found }.
monumental-map-line-wide = Egy térkép legfeljebb { $most } sor, soronként legfeljebb { $most } mezővel.
monumental-map-no-bridge-there = { CAPITAL(AZ($tile)) } { $tile } és { AZ($other) } { $other } között nem lehet híd: két egymás melletti mezőt köt össze, amelyek egyike sem víz, és amelyek híd nélkül nem volnának szomszédosak.
monumental-map-capitals = { $found ->
    [0] A térképen nincs főváros
   *[other] A térképen { $found } főváros van
}, de { $seats } játékos játszik; mindegyiküknek egy kell.
monumental-map-other-seats = Ez a térkép { $found } játékosra készült, de { $seats } ül az asztalnál; válassz { $found } játékost, vagy { $seats } játékosra való térképet.
monumental-map-no-token = { CAPITAL(AZ($tile)) } { $tile } tartományban nincs sem barbár, sem szabadváros; minden tartományba egy jelző kell.
monumental-map-no-province = { CAPITAL(AZ($tile)) } { $tile } mező nem tartomány, ezért sem jelző, sem piac nem lehet rajta.
monumental-map-free-cities = { $found ->
    [0] A térképen nincs szabadváros
   *[other] A térképen { $found } szabadváros van
}; { $wanted } kell, játékosonként egy.
monumental-map-free-cities-room = { $found ->
    [0] Szabadvárosnak nincs hely
   *[other] Csak { $found } szabadvárosnak van hely
}; { $wanted } kell, játékosonként egy. Hagyd több tartomány jelzőjét a véletlenre.
monumental-map-markets = { $found ->
    [0] A térképen nincs piac
   *[other] A térképen { $found } piac van
}; { $wanted } kell.
monumental-map-markets-room = { $found ->
    [0] Piacnak nincs hely
   *[other] Csak { $found } piacnak van hely
}; { $wanted } kell. Hagyd több tartománynál a véletlenre, hogy van-e ott piac.
monumental-map-near-value = { CAPITAL(AZ($capital)) } { $capital } főváros melletti { $tile } tartományban { $value } értékű barbár van; főváros mellett csak 1-es és 2-es lehet.
monumental-map-near-count = { $found ->
    [0] { CAPITAL(AZ($capital)) } { $capital } főváros mellett nincs tartomány
   *[other] { CAPITAL(AZ($capital)) } { $capital } főváros mellett { $found } tartomány van
}, { AZ($other) } { $other } mellett { $others }; mindegyik mellett ugyanannyi kell, különben nem lehetnek mellettük ugyanolyan jelzők.
monumental-map-near-values = { CAPITAL(AZ($capital)) } { $capital } és { AZ($other) } { $other } főváros mellett különböző értékű barbárok vannak; minden főváros mellé ugyanolyanok kellenek.
monumental-map-near-free-cities = { CAPITAL(AZ($capital)) } { $capital } és { AZ($other) } { $other } főváros mellett nem ugyanannyi szabadváros van.
monumental-map-tiles = A térképen a tartományok és a vízmezők együtt { $found } mezőt tesznek ki; legfeljebb { $most } lehet.
monumental-map-provinces = A térképen { $found } tartomány van; { $seats } játékos esetén { $most } tartományra elég a termelésjelző és a piac.
monumental-map-cut-off = { $count ->
    [one] Ez a tartomány el van vágva a többitől: { $tiles };
   *[other] Ezek a tartományok el vannak vágva a többitől: { $tiles };
} mindegyikből mindegyikbe vezetnie kell csak tartományokon át haladó útnak.
monumental-map-capital-alone = { $found ->
    [0] { CAPITAL(AZ($capital)) } { $capital } főváros mellett nincs tartomány
   *[other] { CAPITAL(AZ($capital)) } { $capital } főváros mellett csak egy tartomány van
}; legalább 2 kell.
monumental-map-stock-value = A térkép { $found } darab { $value } értékű barbárt rögzít; { $most } van.
monumental-map-stock-free-cities = { $found } szabadváros kell; { $most } van.
monumental-map-stock-barbarians = { $found } barbár kell; { $most } van. Vegyél el néhány tartományt.
monumental-map-stock-near = A fővárosok melletti tartományokba nincs elég 1-es és 2-es értékű barbár. Kevesebb tartomány legyen a fővárosok mellett, vagy kevesebb ilyen érték legyen máshol rögzítve.
monumental-map-near-impossible = A véletlenre hagyott jelzőket nem lehet úgy elhelyezni, hogy minden főváros mellett ugyanolyan barbárok és ugyanannyi szabadváros legyen. Hagyj több jelzőt a véletlenre, vagy legyen több tartomány a fővárosoktól távol.
monumental-map-feature = { CAPITAL(AZ($tile)) } { $tile } tartomány olyan fajta, amely nincs játékban.
monumental-map-make-seats = Térképet 2, 3, 4 vagy 5 játékosra lehet készíteni, { $seats } játékosra nem.
monumental-map-make-size = Kicsi (small) vagy nagy (large) térképet lehet készíteni, ilyet nem: { $size }.
monumental-map-make-stock = A jelzők nem elegendők egy szimmetrikus térképhez, amelyen { $found } barbár van.

## Pontozólap és előszoba

monumental-category-provinces = Tartományok
monumental-category-knowledge = Tudás
monumental-category-wonders = Csodák
monumental-category-policies = Rendeletek
monumental-category-dominance = Dominancia

monumental-option-first_player = Kezdőjátékos
monumental-option-first_player-random = véletlenszerű
monumental-option-first_player-host = a házigazda
monumental-option-civilizations = Civilizációk
monumental-option-civilizations-random = véletlenszerűen
monumental-option-map = Térkép
monumental-option-map-small = kicsi: Titánok harca
monumental-option-map-large = nagy: Csendes legelők
monumental-option-map-generated = új, véletlenszerű térkép
monumental-option-alt_wonders = Alternatív csodák
monumental-option-alt_wonders-none = nélkülük
monumental-option-alt_wonders-1 = az I. korszakban
monumental-option-alt_wonders-2 = a II. korszakban
monumental-option-alt_wonders-3 = a III. korszakban
monumental-option-alt_wonders-12 = az I. és a II. korszakban
monumental-option-alt_wonders-13 = az I. és a III. korszakban
monumental-option-alt_wonders-23 = a II. és a III. korszakban
monumental-option-alt_wonders-123 = minden korszakban
monumental-option-renaissance = Reneszánsz lapok
monumental-option-renaissance-true = velük, hosszabb játék
monumental-option-renaissance-false = nélkülük
monumental-option-strict_components = Jelzők a dobozban
monumental-option-strict_components-true = annyi van, amennyi a dobozban
monumental-option-strict_components-false = sosem fogynak el
monumental-option-explorer_capital = Felfedezők a fővárosban
monumental-option-explorer_capital-never = soha
monumental-option-explorer_capital-own = csak a sajátjukban
monumental-option-trigger_limit = „Amikor …” kezdetű hatások
monumental-option-trigger_limit-each = minden alkalommal
monumental-option-trigger_limit-once = fordulónként egyszer
monumental-option-drawn_continuous = Húzott lapok tartós hatásai
monumental-option-drawn_continuous-turn = a forduló végéig tartanak
monumental-option-drawn_continuous-none = nem működnek
monumental-option-open_discards = A többiek dobópaklija
monumental-option-open_discards-true = átnézhető
monumental-option-open_discards-false = titkos

## Apróságok a mondatokban

monumental-tile = { $name }
monumental-cards = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
monumental-resource-name-feud = hadászat barbárok ellen
monumental-resource-feud = { $n } hadászat barbárok ellen
monumental-some-feud = { $n } hadászatot barbárok ellen
monumental-resource-basic = { $n } alapvető erőforrás
monumental-for-price = { $paid ->
    [0] (ingyen)
   *[other] (ára { $goods })
}
monumental-units = { $n } egység

## Kérdések

monumental-question-over = A játék véget ért.
monumental-question-capital = Válassz fővárost!
monumental-question-activate = Városod melyik sorát és melyik oszlopát aktiválod? Válaszd ki a mezőt, ahol keresztezik egymást!
monumental-question-act = Hajts végre annyi akciót, amennyit szeretnél, bármilyen sorrendben!
monumental-question-pay = Az ár { $goods }. Mennyit fizetsz belőle arannyal?
monumental-question-pay-any = Még { monumental-resource-basic } az ár. Melyiket költöd el?
monumental-question-convert = { $n ->
    [one] Melyik erőforrást mire cseréled?
   *[other] Melyik erőforrást mire cseréled? Még { $n } csere.
}
monumental-question-keep-wonder = Egyszerre csak egy csodát építhetsz. Melyiket tartod meg?
monumental-question-site = Hová kerüljön ez a csoda: { $card }?
monumental-question-warlord = { CAPITAL(AZ($tile)) } { $tile } meghódításához { monumental-units } kell. Megy a hadurad is?
monumental-question-units = Mely egységek menjenek ide: { $tile }? Még { $n } kell.
monumental-question-share = { $n } erőforrással kevesebbe kerül { AZ($tile) } { $tile }. Mennyi legyen ebből { $resource }?
monumental-question-order = { $n ->
    [one] Használod ezt?
   *[other] Több dolog történik egyszerre. Melyik legyen az első?
}
monumental-question-benefit = A jelző melyik előnyét kéred?
monumental-question-benefit-both = A jelző mindkét előnye a tiéd. Melyik legyen az első?
monumental-question-choose = Válassz egyet!
monumental-question-gain-choice = { $n ->
    [one] Melyik erőforrást kéred?
   *[other] Mely erőforrásokat kéred? Még { $n } jár.
}
monumental-question-move-unit = Hová menjen a katona innen: { $tile }?
monumental-question-move-unit-warlord = Hová menjen a hadúr innen: { $tile }?
monumental-question-look = Megnézed a piac jelzőit ({ $market }). Melyiket tartod meg?
monumental-question-archive = { $n ->
    [one] Melyik lapot archiválod? Kikerül a játékból.
   *[other] Mely lapokat archiválod? Kikerülnek a játékból; még legfeljebb { $n } lehet.
}
monumental-question-discard = { $n ->
    [one] Melyik lapot dobod el?
   *[other] Mely lapokat dobod el? Még legfeljebb { $n } lehet.
}
monumental-question-copy-own = Városod melyik lapját vagy melyik rendeletedet másolod?
monumental-question-copy-opponents = Egy másik játékos városának melyik lapját másolod?
monumental-question-effect = Használod ennek a hatását: { $card }?
monumental-question-use-drawn = { $n ->
    [one] Melyik húzott lapot használod?
   *[other] Mely húzott lapokat használod? Még legfeljebb { $n } lehet.
}
monumental-question-section = Melyik csodafázist építed meg ingyen?
monumental-question-take = Melyik lapot veszed el?
monumental-question-extra-space = { $n ->
    [one] Városod melyik mezőjét aktiválod még?
   *[other] Városod mely mezőit aktiválod még? Még { $n } lehet.
}
monumental-question-free-step = { $n ->
    [one] Hová lép egy felfedeződ? A lépés ingyenes.
   *[other] Hová lépnek a felfedezőid? Még { $n } ingyenes lépésük van.
}
monumental-question-unit-move = { $n ->
    [one] Melyik egységed lép a szomszédos tartományba?
   *[other] Mely egységeid lépnek szomszédos tartományba? Még { $n } lépés.
}
monumental-question-destroy = { $n ->
    [one] Melyik egységet űzöd haza?
   *[other] Mely egységeket űzöd haza? Még { $n } lehet.
}
monumental-question-repeat-one-off = Melyik egyszeri hatást ismétled meg?
monumental-question-reinforcing = { $n ->
    [one] Melyik aktív lap maradjon a városodban?
   *[other] Mely aktív lapok maradjanak a városodban? Még legfeljebb { $n } lehet.
}
monumental-question-stays = Két tudáslap került egy mezőre. Melyik maradjon?
monumental-question-outpost-with = Kik adják át a helyüket az előőrsnek itt: { $tile }?

## Válaszok

monumental-label-end = Akciók befejezése
monumental-label-done = Kész
monumental-label-skip = Kihagyom
monumental-label-skip-all = A többit kihagyom
monumental-label-no-effect = Nem használom
monumental-label-no-card = Több lapot nem használok
monumental-label-no-move = Nem lépek
monumental-label-settle = Letelepedés: { $tile }
monumental-label-cross = { $row } sor, { $column }. oszlop: { $n ->
    [0] nincs erőforrás
   *[other] { $goods }
}
monumental-label-cross-with = { $row } sor, { $column }. oszlop: { $n ->
    [0] nincs erőforrás
   *[other] { $goods }
}; ez is aktív: { $cards }
monumental-label-open = { $space } aktiválása: { $n ->
    [0] nincs erőforrás
   *[other] { $goods }
}
monumental-label-buy = { $card } megvétele: { $goods }{ $gold ->
    [0] {""}
   *[other] {" "}(ebből legalább { $gold } arannyal)
}
monumental-label-begin-wonder = { $card } elkezdése: { $goods }{ $gold ->
    [0] {""}
   *[other] {" "}(ebből legalább { $gold } arannyal)
}
monumental-label-finish = { $card } befejezése: { $goods }{ $gold ->
    [0] {""}
   *[other] {" "}(ebből legalább { $gold } arannyal)
}
monumental-label-finish-free = { $card } befejezése ingyen
monumental-label-develop = { $policy } bevezetése: { $goods }
monumental-label-conquer = { $tile } meghódítása: { monumental-units }, { $goods }{ $less ->
    [0] {""}
   *[other] {" "}({ $less } engedménnyel)
}
monumental-label-march = Katona mozgatása innen: { $tile } (1 hadászat)
monumental-label-march-warlord = Hadúr mozgatása innen: { $tile } (1 hadászat)
monumental-label-march-for = Katona mozgatása innen: { $tile } ({ $goods })
monumental-label-march-warlord-for = Hadúr mozgatása innen: { $tile } ({ $goods })
monumental-label-march-free = Katona mozgatása innen: { $tile }
monumental-label-march-warlord-free = Hadúr mozgatása innen: { $tile }
monumental-label-outpost = Előőrs építése: { $tile } ({ $n } egység hazamegy)
monumental-label-step = { $n }. felfedező lépése: { $tile } (1 hadászat)
monumental-label-step-for = { $n }. felfedező lépése: { $tile } ({ $goods })
monumental-label-step-free = { $n }. felfedező lépése: { $tile }
monumental-label-pick-up = { $n }. felfedező: termelésjelző felvétele itt: { $tile }
monumental-label-look-at = { $n }. felfedező: jelző a piacról ({ $market })
monumental-label-use = { $card } használata: { $effect }
monumental-label-use-plain = { $card } használata
monumental-label-crate = Termelésjelző használata: 1 termelés
monumental-label-market = Piacjelző használata ({ $market }): { $goods }
monumental-label-progress = Tudományos haladás, egy lap húzása és használata: { $goods }{ $gold ->
    [0] {""}
   *[other] {" "}(ebből legalább { $gold } arannyal)
}
monumental-label-payment = { $goods }
monumental-label-plus = { $first } + { $rest }
monumental-label-spend = Elköltöm: { $resource }
monumental-label-swap = { $origin } helyett { $resource }
monumental-label-keep-wonder = { $card } marad, { $other } kikerül a játékból
monumental-label-place = Ide: { $tile }
monumental-label-from = Egy katona innen: { $tile }
monumental-label-with-warlord = A hadúrral ({ $tile })
monumental-label-without-warlord = A hadúr nélkül
monumental-label-outpost-soldiers = { $n } katona megy haza
monumental-label-outpost-warlord = { $n ->
    [0] A hadúr megy haza
   *[other] A hadúr és { $n } katona megy haza
}
monumental-label-less = { $n ->
    [0] Teljes ár ebből: { $resource }
   *[other] Ennyivel kevesebb: { $n } { $resource }
}
monumental-label-token = A jelző: { $effect }
monumental-label-entry = { $card }: { $effect }
monumental-label-effect = { CAPITAL($effect) }
monumental-label-receive = { $goods }
monumental-label-to = Ide: { $tile }
monumental-label-to-for = Ide: { $tile } ({ $goods })
monumental-label-keep-token = Ezt tartom meg: { $goods }
monumental-label-archive = { $card } ({ $space }) archiválása
monumental-label-discard = { $card } ({ $space }) eldobása
monumental-label-reinforce = { $card } ({ $space }) marad
monumental-label-copy = { $card } ({ $space }) másolása
monumental-label-copy-policy = { $card } másolása
monumental-label-copy-of = { $card } ({ $space }) másolása, tulajdonosa { $player }
monumental-label-take = { $card } elvétele
monumental-label-remove = { $player } egyik katonája itt: { $tile }
monumental-label-remove-warlord = { $player } hadura itt: { $tile }
monumental-label-keep-knowledge = { $card } marad, { $other } a dobópakliba kerül

## Miért nem

monumental-reason-over = A játék véget ért.
monumental-reason-not-asked = Most nem. { $question }
monumental-reason-both = { $first } { $second }
monumental-reason-in-order = A választás kötött sorrendben halad; ha mást szeretnél, vond vissza az utolsó lépést.
monumental-reason-not-yours = Ez egy másik játékosé.

monumental-reason-forbidden = Ezt most egy érvényben lévő szabály tiltja.
monumental-reason-water = Vízre senki sem léphet.
monumental-reason-foreign-capital = Fővárost nem lehet meghódítani.
monumental-reason-not-adjacent = Nem szomszédos a területeddel.
monumental-reason-units-short = { monumental-units } kellene, amely oda tud jutni; neked { $have } van.
monumental-reason-conquest-dear = Az ára { $goods }{ $less ->
    [0] {""}
   *[other] , neked { $less } erőforrással kevesebb
}: { $short } hiányzik, az aranyadat is beleszámítva.
monumental-reason-no-unit = Itt nincs egységed.
monumental-reason-last-unit = Az utolsó egységnek maradnia kell, különben elveszítenéd a tartományt.
monumental-reason-no-destination = Innen nem vezet út másik tartományodba.
monumental-reason-no-next-province = Egyik tartományod sem szomszédos vele.
monumental-reason-move-dear = Egy egység mozgatása 1 hadászatba kerül; nincs sem hadászatod, sem aranyad.
monumental-reason-move-dear-there = Egy egység mozgatása ide: { $tile }, az ára { $goods }: { $short } hiányzik, az aranyadat is beleszámítva.
monumental-reason-outpost-there = Itt már van előőrs.
monumental-reason-outpost-units = Előőrshöz { monumental-units } kell; itt { $have ->
    [0] egy sincs.
   *[other] { $have } van.
}
monumental-reason-no-outpost = Mindkét előőrsöd a térképen van.
monumental-reason-not-controlled = Ezt a mezőt nem te uralod.
monumental-reason-wonder-there = Itt már áll egy csoda.
monumental-reason-not-joined = Innen nem vezet oda út a területeden át: { $tile }.
monumental-reason-same-tile = Az egység már itt van.
monumental-reason-no-units-to-capital = Fővárosba nem léphet egység.
monumental-reason-not-next-to = Nem szomszédos ezzel: { $tile }.
monumental-reason-units-not-joined = Innen a területeden át nem lehet ide eljutni: { $tile }.
monumental-reason-explorer-no-entry = Felfedező csak tartományba léphet.
monumental-reason-explorer-far = Egyik felfedeződdel sem szomszédos.
monumental-reason-step-dear = Egy lépés 1 hadászatba kerül; nincs sem hadászatod, sem aranyad.
monumental-reason-step-dear-there = Az ide lépés ára { $goods }: { $short } hiányzik, az aranyadat is beleszámítva.
monumental-reason-no-capital = Ez nem főváros.
monumental-reason-capital-taken = Itt már egy másik játékos telepedett le.
monumental-reason-own-units = Ezek a saját egységeid.
monumental-reason-nobody-there = Itt egyik ellenfelednek sincs egysége.

monumental-reason-picked-up = Ez a felfedező ebben a fordulóban már felvett valamit.
    .in-rounds = Ez a felfedező ebben a körben már felvett valamit.
monumental-reason-nothing-here = Itt nincs mit felvenni.
monumental-reason-market-had = Erről a piacról már volt jelződ: { $market }.
monumental-reason-market-empty = Ezen a piacon már nincs jelző: { $market }.
monumental-reason-no-crate = Nincs termelésjelződ.
monumental-reason-no-market-token = Nincs jelződ erről a piacról: { $market }.
monumental-reason-market-used = Erről a piacról származó jelződet már felhasználtad: { $market }.

monumental-reason-gap = Ezen a helyen nincs lap.
monumental-reason-pile-empty = Ebből már nincs több: { $card }.
monumental-reason-too-dear = { $card } ára { $goods }: { $short } hiányzik, az aranyadat is beleszámítva.
monumental-reason-no-work = Nincs épülő csodád.
monumental-reason-no-site = Minden mezőn, amelyet uralsz, áll már egy csoda.
monumental-reason-progress-dear = A tudományos haladás ára { $goods }: { $short } hiányzik, az aranyadat is beleszámítva.
monumental-reason-no-card-to-draw = Üres a paklid és a dobópaklid is.
monumental-reason-nothing-fresh = A paklid és a dobópaklid egyik lapja sem adna már semmit ebben a fordulóban.
    .in-rounds = A paklid és a dobópaklid egyik lapja sem adna már semmit ebben a körben.
monumental-reason-culture-short = A következő rendeleted ára { $goods }; neked { $have } van.
monumental-reason-covered = Egy újabb rendelet eltakarja: { $policy }.
monumental-reason-not-developed = Ezt még nem vezetted be: { $policy }.

monumental-reason-space-empty = Ez a mező üres.
monumental-reason-not-active = Ebben a fordulóban nem aktív: { $card }.
    .in-rounds = Ebben a körben nem aktív: { $card }.
monumental-reason-used = Ebben a fordulóban már használtad: { $card }.
    .in-rounds = Ebben a körben már használtad: { $card }.
monumental-reason-no-use = Nincs használható hatása: { $card }.
monumental-reason-by-itself = Magától működik, nincs mit használni: { $card }.
monumental-reason-effect-dear = { $card } ára { $goods }: { $short } hiányzik, az aranyadat is beleszámítva.
monumental-reason-effect-dear-no-gold = { $card } ára { $goods }: { $short } hiányzik, és arany itt nem használható.
monumental-reason-effect-short = { $card } ára { $goods }; neked { $have } van.
monumental-reason-gain-first = { $card } többet kíván: szerezz előbb ebben a fordulóban { $goods }.
    .in-rounds = { $card } többet kíván: szerezz előbb ebben a körben { $goods }.
monumental-reason-nothing-happens = { $card } most nem hatna: { $effect }.
monumental-reason-entry-idle = Most nem hatna: { $effect }.
monumental-reason-is-active = { $card } aktív; csak inaktív lap választható.
monumental-reason-is-inactive = { $card } nem aktív, úgyis marad.
monumental-reason-already-active = Itt már minden aktív.
monumental-reason-wrong-kind = A hatás erre nem vonatkozik: { $card }.
monumental-reason-too-costly = { $card } költsége { $n }; a hatás legfeljebb { $most } költségűt enged.
monumental-reason-wrong-source = A hatással innen nem vehető el lap.
monumental-reason-knowledge-goes = Tudáslapot nem lehet megerősíteni.
monumental-reason-no-wonder = Ez nem csoda: { $card }.
monumental-reason-own-card = Egy másik játékos lapját kell választani.
monumental-reason-nothing-to-copy = Nincs rajta másolható: { $card }.
monumental-reason-drawn-before = Ezt a lapot ebben a fordulóban már felhúztad, többet nem ad: { $card }.
    .in-rounds = Ezt a lapot ebben a körben már felhúztad, többet nem ad: { $card }.
monumental-reason-token-first = Előbb válaszd ki a jelző egyik előnyét!
monumental-reason-no-resource = Ebből nincs egy sem: { $resource }.
monumental-reason-activate-first = Előbb aktiváld városod egyik sorát és oszlopát!

## Mi történt

monumental-log-leads = { $player } civilizációja: { $civilization }.
    .you-are-player = A te civilizációd: { $civilization }.
monumental-log-first = { $first } kezd.
    .you-are-first = Te kezdesz.
monumental-log-settled = { $player } letelepedik: { $tile }.
    .you-are-player = Letelepedsz: { $tile }.
monumental-log-turn = { $n }. kör: { $player } következik.
    .you-are-player = { $n }. kör: te következel.
monumental-log-activated = { $player } aktivál: { $n ->
    [0] semmit
   *[other] { $cards }
}.
    .you-are-player = Aktiválsz: { $n ->
        [0] semmit
       *[other] { $cards }
    }.
monumental-log-gained = { $player } szerez { $goods }.
    .you-are-player = Szerzel { $goods }.
monumental-log-paid = { $player } fizet: { $goods }.
    .you-are-player = Fizetsz: { $goods }.
monumental-log-acquired = { $player } lapot szerez: { $card } { monumental-for-price }.
    .you-are-player = Lapot szerzel: { $card } { monumental-for-price }.
monumental-log-began-wonder = { $player } csodát kezd építeni: { $card } { monumental-for-price }.
    .you-are-player = Csodát kezdesz építeni: { $card } { monumental-for-price }.
monumental-log-gave-up-wonder = { $player } feladja ezt a csodát: { $card }. Kikerül a játékból.
    .you-are-player = Feladod ezt a csodát: { $card }. Kikerül a játékból.
monumental-log-completed-wonder = { $player } befejez egy csodát: { $card } { monumental-for-price }.
    .you-are-player = Befejezel egy csodát: { $card } { monumental-for-price }.
monumental-log-placed-wonder = { $player } csodája ide kerül: { $tile } ({ $card }).
    .you-are-player = A csodád ide kerül: { $tile } ({ $card }).
monumental-log-developed = { $player } rendeletet vezet be: { $policy } { monumental-for-price }.
    .you-are-player = Rendeletet vezetsz be: { $policy } { monumental-for-price }.
monumental-log-one-off = { $player } él egy rendelet egyszeri hatásával: { $policy }.
    .you-are-player = Élsz egy rendelet egyszeri hatásával: { $policy }.
monumental-log-used-card = { $player } használja: { $card }.
    .you-are-player = Használod: { $card }.
monumental-log-used-policy = { $player } használja a rendeletét: { $policy }.
    .you-are-player = Használod a rendeletedet: { $policy }.
monumental-log-triggered = { $player } használja: { $card }.
    .you-are-player = Használod: { $card }.
monumental-log-copied = { $player } másolja: { $card }.
    .you-are-player = Másolod: { $card }.
monumental-log-copied-policy = { $player } rendeletet másol: { $policy }.
    .you-are-player = Rendeletet másolsz: { $policy }.
monumental-log-archived = { $player } archiválja: { $card }.
    .you-are-player = Archiválod: { $card }.
monumental-log-discarded = { $player } eldobja: { $card }.
    .you-are-player = Eldobod: { $card }.
monumental-log-reinforced = { $player } megerősíti: { $card }. A lap marad.
    .you-are-player = Megerősíted: { $card }. A lap marad.
monumental-log-kept-knowledge = { $player } megtartja: { $kept }; eldobja: { $card }.
    .you-are-player = Megtartod: { $kept }; eldobod: { $card }.
monumental-log-shuffled = { $player } dobópaklijából keverés után új pakli lesz: { $n } lap.
    .you-are-player = Dobópaklidból keverés után új pakli lesz: { $n } lap.
monumental-log-progress = { $player } tudományos haladást ér el.
    .you-are-player = Tudományos haladást érsz el.
monumental-log-drew = { $player } { $n ->
    [one] lapot
   *[other] { $n } lapot
} húz: { $cards }.
    .you-are-player = { $n ->
        [one] Lapot
       *[other] { $n } lapot
    } húzol: { $cards }.
monumental-log-used-drawn = { $player } húzott lapot használ: { $card }.
    .you-are-player = Húzott lapot használsz: { $card }.
monumental-log-conquered = { $player } meghódít egy { $whose ->
    [barbarians] barbár tartományt
    [city] szabadvárost
   *[nobody] üres tartományt
}: { $tile }, { monumental-units } { monumental-for-price }.
    .you-are-player = Meghódítasz egy { $whose ->
        [barbarians] barbár tartományt
        [city] szabadvárost
       *[nobody] üres tartományt
    }: { $tile }, { monumental-units } { monumental-for-price }.
monumental-log-conquered-from = { $player } tartományt hódít el: { $tile }, eddigi ura { $loser }, { monumental-units } { monumental-for-price }.
    .you-are-player = Tartományt hódítasz el: { $tile }, eddigi ura { $loser }, { monumental-units } { monumental-for-price }.
    .you-are-loser = { $player } tartományt hódít el tőled: { $tile }, { monumental-units } { monumental-for-price }.
monumental-log-turned-token = A jelző megfordul. { $benefits }
monumental-log-warlord-bonus = { $player } él a hadura bónuszával: { $warlord }.
    .you-are-player = Élsz a hadurad bónuszával: { $warlord }.
monumental-log-lost-unit = { $player } egyik katonáját elűzik innen: { $tile }. Hazamegy.
    .you-are-player = Egyik katonádat elűzik innen: { $tile }. Hazamegy.
monumental-log-lost-unit-warlord = { $player } hadurát elűzik innen: { $tile }. Hazamegy.
    .you-are-player = A haduradat elűzik innen: { $tile }. Hazamegy.
monumental-log-built-outpost = { $player } előőrsöt épít: { $tile }. { $n } egység hazamegy.
    .you-are-player = Előőrsöt építesz: { $tile }. { $n } egység hazamegy.
monumental-log-moved = { $player } katonát mozgat: { $origin } → { $tile } { monumental-for-price }.
    .you-are-player = Katonát mozgatsz: { $origin } → { $tile } { monumental-for-price }.
monumental-log-moved-warlord = { $player } a hadurát mozgatja: { $origin } → { $tile } { monumental-for-price }.
    .you-are-player = A haduradat mozgatod: { $origin } → { $tile } { monumental-for-price }.
monumental-log-explored = { $player } felfedezőt küld ide: { $tile } { monumental-for-price }.
    .you-are-player = Felfedezőt küldesz ide: { $tile } { monumental-for-price }.
monumental-log-took-crate = { $player } termelésjelzőt vesz fel itt: { $tile }.
    .you-are-player = Termelésjelzőt veszel fel itt: { $tile }.
monumental-log-took-token = { $player } jelzőt vesz el a piacról: { $market }.
    .you-are-player = Jelzőt veszel el a piacról: { $market }.
monumental-log-took-token-own = { $player } jelzőt vesz el a piacról ({ $market }): { $goods } ad.
    .you-are-player = Jelzőt veszel el a piacról ({ $market }): { $goods } ad.
monumental-log-used-crate = { $player } termelésjelzőt használ: { $n } termelés.
    .you-are-player = Termelésjelzőt használsz: { $n } termelés.
monumental-log-used-market = { $player } piacjelzőt használ: { $market }.
    .you-are-player = Piacjelzőt használsz: { $market }.
monumental-log-display-lost = Lekerül a fejlesztéssávról: { $card }.
monumental-log-display-dealt = Új a fejlesztéssávon: { $cards }.
monumental-log-last-card = Az utolsó fejlesztéslap is a fejlesztéssávra került: még { $n } forduló van hátra.
monumental-log-over = A játék véget ért; a győztesnek { $n } pontja van.

## A szöveges nézet

monumental-show-turn = { $round }. kör, { $phase }. szakasz: { $player }.
monumental-show-left = Ez után még ennyi forduló van: { $n }.
monumental-show-key-tiles = ^2 terep, $ piac, + termelésjelző, ~ víz, [A] A fővárosa, a A felfedezője
monumental-show-key-pieces = <3> barbárok, (2s) szabadváros és ára, A4 A katonái, ! hadúr, # előőrs, W csoda
monumental-show-display = Fejlesztéssáv: { $cards }
monumental-show-basics = Alapvető épületek: { $cards }
monumental-show-deck = Fejlesztéspakli: { $n } ({ $eras })
monumental-show-markets = Piacjelzők: { $markets }
monumental-show-held = Húzott lapok: { $cards }
monumental-show-player = { $letter }  { $player }, { $civilization }: { $points } pont
monumental-show-goods = {"   "}{ $goods }; termelésjelző { $crates }
monumental-show-building = {"   "}épülő csoda: { $work }; rendeletek, a legújabb elöl: { $policies }
monumental-show-cards = {"   "}pakli { $deck }, dobópakli { $discards }, piacjelzők (használt): { $tokens }, előőrsök { $outposts }

# Ami az akciók végén kihasználatlan marad
monumental-loss-basics = Elvész, pedig még elkölthető volna: { $goods }.
monumental-loss-effects = { $n ->
   *[other] Ingyenes hatás maradt: { $cards }.
}
monumental-loss-display = { $n ->
    [one] A sorából nem vittél el lapot, így lekerül a fejlesztéssávról: { $cards }.
   *[other] Egy-egy sorból nem vittél el lapot, így lekerülnek a fejlesztéssávról: { $cards }.
}

# On the button that plays a plan.
monumental-does-it = Mehet
monumental-does-activate = Aktiváld
monumental-does-conquer = Hódítsd meg
monumental-does-buy = Vedd meg
monumental-does-finish = Fejezd be
monumental-does-develop = Vezesd be
monumental-does-progress = Húzz
monumental-does-step = Lépjen
monumental-does-move = Menjen

# What is worth knowing about a plan.
monumental-note-usable = Használható lesz: { $cards }.
monumental-note-token = A jelző alatti két előny közül az egyik a tiéd.
monumental-note-lord = { $warlord }: { $effects }.
monumental-note-top = A városi paklid tetejére kerül.
monumental-note-wonder = Ezzel az első fázisa elkészül.
monumental-note-one-off = { CAPITAL($effect) }.

## Beállítások, amelyekkel nem lehet játszani
monumental-setup-seats = { $seats } játékos így nem játszhat; a Monumental ennyi játékosnak szól: { $counts }.
monumental-setup-seats-off = { $seats } játékos csak akkor játszhat, ha ez a beállítás be van kapcsolva: „{ $option }”; kapcsold be, vagy válassz más játékosszámot: { $counts }.
monumental-setup-civilizations = { $found } civilizáció van megadva; { $seats } játékoshoz { $seats } kell, helyenként egy.
monumental-setup-civilization-twice = Kétszer szerepel ez a civilizáció: { $civilization }; két játékos nem vezetheti ugyanazt.
monumental-setup-civilization-off = { $civilization } csak akkor választható, ha ez a beállítás be van kapcsolva: „{ $option }”; kapcsold be, vagy válassz ezek közül: { $there }.
monumental-setup-civilization-differs = { CAPITAL(AZ($seat)) } { $seat }. hely automaként ezt vezeti: „{ $other }”, így nem vezetheti ezt: „{ $name }”; add meg kétszer ugyanazt, vagy írd azt, hogy random.
monumental-setup-no-civilization = Nincs „{ $name }” nevű civilizáció; válassz ezek közül: { $there }, vagy írd azt, hogy random.
monumental-setup-no-map = Nincs { $map ->
    [small] kis
   *[large] nagy
} térkép { $seats } játékosra; válassz véletlenszerűt, vagy rajzolj egyet a szerkesztőben.
