## Amit a Monumental asztala maga mond. A nevek, kérdések, válaszok és szabályok a játék saját szövegei.

# A kezdőlapon
monumental-shelf-name = Monumental
monumental-shelf-line = Világítsd meg városod egy sorát és egy oszlopát, aztán hódíts, tanulj és emelj csodákat.
monumental-shelf-minutes = 90 perc
monumental-shelf-kind = város és térkép
monumental-shelf-players = 2–5

monumental-ui-map = Térkép
monumental-ui-zoom-home = A saját földedre
monumental-ui-none = nincs
monumental-ui-starts = kezd

# Fordulók és a vége
monumental-ui-phases = A forduló szakaszai
    .in-rounds = A kör szakaszai
monumental-ui-phase-0 = Előkészület
monumental-ui-phase-1 = Aktiválás
monumental-ui-phase-2 = Akciók
monumental-ui-phase-3 = Város
monumental-ui-phase-4 = Fejlesztéssáv
monumental-ui-round = { $n }. kör
monumental-ui-end-deck = { $n ->
       *[other] lap az utolsó körig
    }
monumental-ui-end-deck-why = Lapok a fejlesztéspakliban: { $n }. Ha az utolsó is kikerül, a kört befejezitek, aztán mindenkinek jár még egy forduló.
    .in-rounds = Lapok a fejlesztéspakliban: { $n }. Ha az utolsó is kikerül, még egy kör van hátra.
monumental-ui-end-turns = { $n ->
       *[other] forduló van hátra ez után
    }
    .in-rounds = { $n ->
           *[other] kör van hátra ez után
        }
monumental-ui-end-turns-left = Közeleg a vége: { $n ->
        [0] ez az utolsó forduló.
       *[other] ez után még { $n } forduló.
    }
    .in-rounds = Közeleg a vége: { $n ->
            [0] ez az utolsó kör.
           *[other] ez után még { $n } kör.
        }
monumental-ui-end-last = utolsó forduló
    .in-rounds = utolsó kör
monumental-ui-end-turns-each = Kikerült az utolsó lap. Hátralévő fordulók: { $turns }.
    .in-rounds = Kikerült az utolsó lap. Hátralévő körök: { $turns }.
monumental-ui-turns-of = { $player } { $n }
monumental-ui-moment-over = Vége a játéknak
monumental-ui-moment-last = Közeledik a játék vége
monumental-ui-moment-lost = Elveszett egy tartomány
monumental-ui-moment-era = Új korszak kezdődik: { $era }
monumental-ui-moment-points = { $player }: { $n } ({ $parts })

# Város
monumental-ui-city-of = { $player } városa
    .you-are-player = A városod
monumental-ui-things-of = { $player } – ami előtte van
    .you-are-player = Ami előtted van
monumental-ui-empty-space = üres hely
monumental-ui-card-idle = { $card }
monumental-ui-card-active = { $card } (aktív)
monumental-ui-card-used = { $card } (használt)
monumental-ui-use = használd
monumental-ui-used = kész
monumental-ui-beside = A város mellett
monumental-ui-conquest-bonus = hódításkor
monumental-ui-no-work = nincs épülő csoda
monumental-ui-work = Épül: { $card }
monumental-ui-stage-built = az első szakasz kész:
monumental-ui-city-deck = városi pakli
monumental-ui-deck-top = felül: { $card }
monumental-ui-discards = dobópakli
monumental-ui-progress = Tudományos haladás: húzz és használj egy lapot { $n ->
    [0] ingyen
   *[other] { $n } tudományért
}
monumental-ui-progress-title = Tudományos haladás

# Nyersanyagok
monumental-ui-resources = Nyersanyagok
monumental-ui-resource = { $resource }: { $n }, ebben a fordulóban szerzett: { $gained }
    .in-rounds = { $resource }: { $n }, ebben a körben szerzett: { $gained }
monumental-ui-feud = { $resource }: { $n }
monumental-ui-gained = ebben a fordulóban szerzett
    .in-rounds = ebben a körben szerzett
monumental-ui-crates = Termelésjelzők: { $n }
monumental-ui-bargain = { $market } jelzője
monumental-ui-bargain-known = { $market } jelzője: { $goods }
monumental-ui-bargains = Fel nem használt piacjelzők: { $n }
monumental-ui-bargains-used = Felhasznált piacjelzők: { $n }

# Fejlesztéssáv
monumental-ui-display = Fejlesztéssáv
monumental-ui-basics = Alapépületek
monumental-ui-basic = { $card }, még { $n }
monumental-ui-gap = elvitték
monumental-ui-then = aztán
monumental-ui-leaves = Lekerül a fejlesztéssávról a forduló végén, ha a sorából senki sem visz el lapot.
    .in-rounds = Lekerül a fejlesztéssávról a kör végén, ha nem visztek el több lapot.
monumental-ui-afford-yes = megvehető
monumental-ui-afford-gold = { $n } arannyal
monumental-ui-afford-short = { $n } hiányzik
monumental-ui-deck-eras = Fejlesztéspakli: { $n } lap. { $eras }.
monumental-ui-era-left = { $era }: { $n }
monumental-ui-deck-empty = A fejlesztéspakli elfogyott.

# Rendeletek
monumental-ui-policies = Kulturális rendeletek
monumental-ui-policies-open = Rendeletek: { $n } bevezetve. A következő ára { $price } kultúra.
monumental-ui-policies-why = A következő ára { $price }. Ez lesz az aktív; megtörténik az egyszeri hatása és minden korábbié is.
monumental-ui-policy-active = aktív
monumental-ui-policy-covered = fedett

# Paklik
monumental-ui-piles = Paklik
monumental-ui-pile-deck = Városi pakli ({ $n })
monumental-ui-pile-top = Ismert lapok felülről:
monumental-ui-pile-unknown = A sorrendje ismeretlen.
monumental-ui-pile-discards = Dobópakli ({ $n })
monumental-ui-pile-private = Csak a gazdája nézheti át.
monumental-ui-pile-archive = Archiválva ({ $n })
monumental-ui-pile-looted = Megszerzett felfedezésjelzők ({ $n })
monumental-ui-pile-market = Amit itt láttál: { $market }
monumental-ui-pile-past = A fejlesztéssávról lekerült ({ $n })

# Helyek
monumental-ui-count = { $what }: { $n }
monumental-ui-leads = { $what }: { $n }, vezet: 3 pont a dominanciáért
monumental-ui-leading = ebben vezet
monumental-ui-words-goods = Készlete: { $goods }
monumental-ui-words-warlord = { $warlord }{ $used ->
        [yes] {" "}(bónusza ebben a fordulóban elhasználva)
       *[no] {""}
    }: { $text }
    .in-rounds = { $warlord }{ $used ->
            [yes] {" "}(bónusza ebben a körben elhasználva)
           *[no] {""}
        }: { $text }
monumental-ui-words-policy = Aktív rendelet: { $policy }. { $text }
monumental-ui-words-covered = Korábbi rendeletek: { $policies }
monumental-ui-words-piles = Városi pakli { $deck }, dobópakli { $discards }, archivált { $archive }
monumental-ui-words-outposts = Előőrsök készleten: { $n }
monumental-ui-words-city = Város: { $cards }

# Mezők
monumental-ui-tile-capital = Főváros
monumental-ui-tile-province = Tartomány, terep { $terrain }
monumental-ui-tile-water = Víz
monumental-ui-tile-owner = gazdája { $player }
    .you-are-player = a tiéd
monumental-ui-tile-coastal = tengerparti
monumental-ui-tile-free-city = szabadváros, ára { $goods }
monumental-ui-tile-explorer = { $player } felfedezője
    .you-are-player = a felfedeződ
monumental-ui-tile-crate = termelésjelző
monumental-ui-tile-market = { $market } piaca
monumental-ui-tile-bridges = { $n ->
        [one] híd ide: { $tiles }
       *[other] hidak ide: { $tiles }
    }
monumental-ui-warlord = hadúr
monumental-ui-soldiers = { $n } katona
monumental-ui-outpost = előőrs
monumental-ui-explorer = { $n }. felfedező
monumental-ui-defence = Szükséges egységek: { $n }.
monumental-ui-defence-terrain = terep { $n }
monumental-ui-defence-barbarian = barbárok { $n }
monumental-ui-defence-soldiers = katonák { $n }
monumental-ui-defence-warlord = hadúr { $n }
monumental-ui-defence-outpost = előőrs { $n }
monumental-ui-defence-wonder = csoda { $n }
monumental-ui-defence-policy = rendelet { $n }
monumental-ui-conquest = A meghódítás ára { $goods }.
monumental-ui-market-left = { $n ->
        [0] Elfogyott.
       *[other] Még { $n } jelző.
    }
monumental-ui-market-buyers = Vett már: { $players }.
monumental-ui-market-seen = Emlékszel:

# Előkészítés közben
monumental-ui-plan-step = Hová megy { AZ($n) } { $n }. felfedező?
monumental-ui-plan-step-why = Egy lépés egy szomszédos tartományba.
monumental-ui-step-from = Lépjen ez a felfedező …
monumental-ui-new = új
monumental-ui-old = eddigi

# A dolgokról
monumental-ui-about-explorer = Egy lépés egy szomszédos tartományba 1 hadászatba kerül. Fordulónként egyszer felvesz egy termelésjelzőt, vagy egy jelzőt a piacról, ahol áll.
    .in-rounds = Egy lépés egy szomszédos tartományba 1 hadászatba kerül. Körönként egyszer felvesz egy termelésjelzőt, vagy egy jelzőt a piacról, ahol áll.
monumental-ui-about-crate = Felhasználva 1 termelést ad. A fel nem használt megmarad.
monumental-ui-about-progress = { $n ->
    [0] Most ingyen húzhatod fel városi paklid legfelső lapját, és használhatod; aztán eldobod. Ebben a fordulóban minden lap egyszer kerül sorra, akár használod, akár nem.
   *[other] { $n } tudományért húzd fel városi paklid legfelső lapját, és használd; aztán eldobod. Akárhányszor.
}
    .in-rounds = { $n ->
        [0] Most ingyen húzhatod fel városi paklid legfelső lapját, és használhatod; aztán eldobod. Ebben a körben minden lap egyszer kerül sorra, akár használod, akár nem.
       *[other] { $n } tudományért húzd fel városi paklid legfelső lapját, és használd; aztán eldobod. Akárhányszor.
    }
monumental-ui-about-basic = Ami az akcióid végén megmarad, elvész.
monumental-ui-about-gold = Fizetéskor bármelyik alapvető erőforrást helyettesíti. Megmarad.
monumental-ui-about-culture = Rendeletekért fizetsz vele. Megmarad.
monumental-ui-about-feud = Hadászat, amely csak barbárok meghódításáért fizethet. Az akcióid végén elvész.

# Térképszerkesztő
monumental-ui-editor = Térképszerkesztő
monumental-ui-editor-tiles = Mezők
monumental-ui-editor-tokens = Jelzők
monumental-ui-editor-market = Piac
monumental-ui-editor-no-market = nincs piac
monumental-ui-editor-any = véletlen
monumental-ui-editor-erase = Törlés
monumental-ui-editor-nothing = semmi
monumental-ui-editor-both = A szemközti oldal is készüljön
monumental-ui-editor-from = Kész térképből …
monumental-ui-editor-good = Ezen a térképen { $n } játékos játszhat.
monumental-ui-editor-play = Játék rajta a gép ellen
monumental-ui-editor-share = A térkép egy sorban, hogy elküldhesd
monumental-ui-editor-load = Egy sor, amelyet valaki küldött
monumental-ui-editor-open = Megnyitás
monumental-ui-editor-lost = A szerver nem válaszol. A rajzod megmarad, és ami még hiányzik, magától újra elküldjük.
monumental-option-map-own = map1-…
