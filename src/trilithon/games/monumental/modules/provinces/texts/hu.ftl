## Különleges tartományok: a nevük, egy sor mindegyikről, és amit az őket tartalmazó térképekről mondunk.

monumental-feature-desert = Sivatag
monumental-feature-desert-rule = Meghódítása után egyik ottani katonád hazatér, hacsak nem maradna üresen a tartomány.
monumental-feature-pyramid = Piramis
monumental-feature-pyramid-rule = Meghódítása után egyik ottani katonád hazatér, hacsak nem maradna üresen a tartomány.
monumental-feature-oasis = Oázis
monumental-feature-oasis-rule = Első meghódítója ingyen elvesz egy épületet vagy tudást a fejlesztéssávról. Minden meghódítása után hazatér egy ottani katona.
monumental-feature-oasis-rule-hold = Első meghódítója félretesz egy épületet vagy tudást a fejlesztéssávról, hogy később megvegye. Minden meghódítása után hazatér egy ottani katona.
monumental-feature-mine = Bánya
monumental-feature-mine-rule = Amikor meghódítod, termelésedből annyit váltasz arannyá, amennyit akarsz, egyet egyért.
monumental-feature-foothill = Hegyláb
monumental-feature-foothill-rule = Ha a tiédet megtámadják, aranyat fizethetsz; a támadó ugyanannyit fizet, vagy kudarcot vall.
monumental-feature-savannah = Szavanna
monumental-feature-savannah-rule = Ha csodát helyezel ide, 2 aranyat kapsz.
monumental-feature-jungle = Dzsungel
monumental-feature-jungle-rule = Meghódítása, egy egység odamozgatása és egy felfedező belépése is 1 hadászattal többe kerül.
monumental-feature-island = Sziget
monumental-feature-island-rule = Csak azokkal a mezőkkel szomszédos, amelyekhez híd vezet; mindig part menti.
monumental-feature-lake = Tó
monumental-feature-lake-rule = A mellette lévő tartományok mind part mentiek.
monumental-feature-harbour = Kikötő
monumental-feature-harbour-rule = Első meghódítója 2 aranyat kap.

monumental-layout-narrows-2 = A szorosok
monumental-layout-narrows-3 = A szorosok
monumental-layout-narrows-4 = A szorosok
monumental-layout-narrows-5 = A szorosok
monumental-layout-frontiers-2 = Távoli végek
monumental-layout-frontiers-3 = Távoli végek
monumental-layout-frontiers-4 = Távoli végek
monumental-layout-frontiers-5 = Távoli végek

monumental-map-special-off = Ezen a térképen különleges tartományok vannak; ha ezen játszanál, kapcsold be őket a beállítások között.
monumental-map-special-many = { $found } tartomány különleges; { $provinces } tartomány közül { $most ->
    [0] egy sem
   *[other] legfeljebb { $most }
} lehet az, minden negyedik.
monumental-map-special-unequal = { $feature }: { AZ($capital) } { $capital } és { AZ($other) } { $other } főváros nincs hozzá egyforma közel. A különleges tartományok mindegyik fajtája minden fővárostól ugyanolyan távol legyen.
monumental-map-special-no-bridge = { $feature } ({ $tile }): nincs hídja; legalább egynek kell vezetnie egy mellette lévő mezőre.
monumental-map-special-bridge-nowhere = { CAPITAL(AZ($tile)) } { $tile } egyik hídja sehová sem vezet; tartományra vagy fővárosra kell vezetnie.
monumental-map-special-bridge-idle = { CAPITAL(AZ($tile)) } { $tile } és { AZ($other) } { $other } közötti híd olyan mezőket köt össze, amelyek amúgy is szomszédosak; híd csak szigethez kell.

monumental-option-special_provinces = Különleges tartományok
monumental-option-special_provinces-false = nélkülük
monumental-option-special_provinces-true = saját térképeiken
monumental-option-oasis_reserve = Oázis első meghódítása
monumental-option-oasis_reserve-take = ingyen elvesz egy lapot
monumental-option-oasis_reserve-hold = félretesz egy lapot, hogy később megvegye

monumental-show-features = Különleges: { $tiles }
monumental-show-bridges = Hidak: { $tiles }
monumental-show-reserved = Félretéve: { $card }

monumental-feature-oasis-take = végy el egy épületet vagy tudást a fejlesztéssávról
monumental-feature-oasis-hold = tégy félre egy épületet vagy tudást a fejlesztéssávról
monumental-feature-mine-does = váltsd arannyá a termelésed

monumental-question-bid = { $attacker } ({ $gold } arany) megtámadja a hegylábadat: { $tile }. Mennyi aranyat fizetsz? A támadónak is ennyit kell fizetnie, vagy kudarcot vall a hódítása.
monumental-question-match = { $defender } { $n } aranyat fizetett, hogy megtartsa ezt: { $tile }. Te is fizetsz ennyit?
monumental-question-mine = Mennyi termelést váltasz arannyá ebben a bányában: { $tile }?
monumental-question-reserve = Melyik lapot teszed félre, hogy később megvedd?

monumental-label-bid = { $n } aranyat fizetek
monumental-label-no-bid = Nem fizetek
monumental-label-match = Én is fizetek: { $goods }
monumental-label-no-match = Nem fizetek, a hódítás kudarcot vall: { $tile }
monumental-label-turn-into-gold = { $goods } → { $gold }
monumental-label-turn-nothing = Nem váltok semmit
monumental-label-reserve = { $card } félretétele

monumental-reason-bid-gold-only = A hegyláb elleni támadást csak arannyal lehet kivédeni.
monumental-reason-mine-production-only = A bányában csak termelés váltható arannyá.
monumental-reason-reserved-by-another = Ezt a lapot egy másik játékos tette félre; más nem veheti meg.
monumental-reason-in-jungle = { $said } A dzsungelben ez 1 hadászattal drágább, mint máshol.
monumental-reason-on-island = { $said } Sziget csak azzal a mezővel szomszédos, amelyhez híd vezet.

monumental-log-soldier-returned = { $player } egyik katonája hazamegy innen: { $tile }.
    .you-are-player = Egyik katonád hazamegy innen: { $tile }.
monumental-log-harbour = A kikötő jóvoltából { $player } { $n } aranyat kap.
    .you-are-player = A kikötő jóvoltából { $n } aranyat kapsz.
monumental-log-savannah = A szavanna jóvoltából { $player } { $n } aranyat kap.
    .you-are-player = A szavanna jóvoltából { $n } aranyat kapsz.
monumental-log-no-bid = { $player } nem fizet azért, hogy megtartsa ezt: { $tile }.
    .you-are-player = Nem fizetsz azért, hogy megtartsd ezt: { $tile }.
monumental-log-bid = { $player } { $n } aranyat fizet, hogy megtartsa ezt: { $tile }. A támadó: { $attacker }.
    .you-are-player = { $n } aranyat fizetsz, hogy megtartsd ezt: { $tile }. A támadó: { $attacker }.
    .you-are-attacker = { $player } { $n } aranyat fizet, hogy megtartsa veled szemben ezt: { $tile }.
monumental-log-matched = { $player } is fizet { $n } aranyat.
    .you-are-player = Te is fizetsz { $n } aranyat.
monumental-log-conquest-failed = { $player } hódítása kudarcot vall itt: { $tile }.
    .you-are-player = Hódításod kudarcot vall itt: { $tile }.
monumental-log-mined = { $player } { $n } termelést vált arannyá ebben a bányában: { $tile }.
    .you-are-player = { $n } termelést váltasz arannyá ebben a bányában: { $tile }.
monumental-log-set-aside = { $player } félretesz egy lapot: { $card }.
    .you-are-player = Félreteszel egy lapot: { $card }.

# Azoknak, akik először találkoznak vele.
monumental-new-provinces = Néhány tartománynak saját szabálya van: tartsd rajta a mutatót vagy az ujjadat, és elolvashatod. A sivatag hazaküld egy katonát, a dzsungel több hadászatba kerül, a szigetre csak híd vezet.
