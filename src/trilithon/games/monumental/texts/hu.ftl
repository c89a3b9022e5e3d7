## A Monumental magyarul.

## maps

monumental-layout-clash_2 = Titánok harca
monumental-layout-clash_3 = Titánok harca
monumental-layout-clash_4 = Titánok harca
monumental-layout-pastures_2 = Csendes legelők
monumental-layout-pastures_3 = Csendes legelők
monumental-layout-pastures_4 = Csendes legelők

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
