## A Pantheon magyarul.

pantheon-name = Pantheon
pantheon-tagline = Népek, istenek és oszlopok a Földközi-tenger körül

pantheon-category-gods = Istenek
pantheon-category-columns = Oszlopok
pantheon-category-half_gods = Félistenek
pantheon-category-pietalte = Pietalte
pantheon-category-ending = Lezárt korszakok

## Beállítások

pantheon-option-bonus_mode = Bónuszlapkák
pantheon-option-bonus_mode-random = véletlenszerűen kiosztva
pantheon-option-bonus_mode-choice = a játékosok választanak
pantheon-option-start_reserve = Kezdőkészlet
pantheon-option-start_reserve-base = 4 lábnyom és 3 oszlop
pantheon-option-start_reserve-bsw = kevesebb játékosnak több jut
pantheon-option-traitera_after_trigger = Traitera, amikor már véget ér a korszak
pantheon-option-traitera_after_trigger-true = használható
pantheon-option-traitera_after_trigger-false = nem használható
pantheon-option-gaiviles_in_buying = Ugrás vásárláskor
pantheon-option-gaiviles_in_buying-true = szabad
pantheon-option-gaiviles_in_buying-false = nem szabad
pantheon-option-jump_column = Oszlop lerakása ugrással
pantheon-option-jump_column-true = szabad
pantheon-option-jump_column-false = nem szabad
pantheon-option-stall_rounds = Ennyi, csak húzással telt forduló után véget ér a korszak
pantheon-option-stall_rounds-0 = nincs határ
pantheon-option-open_half_gods = A játékosok félistenei
pantheon-option-open_half_gods-true = nyíltak
pantheon-option-open_half_gods-false = titkosak
pantheon-option-first_player = Kezdőjátékos
pantheon-option-first_player-random = sorsolással
pantheon-option-first_player-1 = 1. játékos
pantheon-option-first_player-2 = 2. játékos
pantheon-option-first_player-3 = 3. játékos
pantheon-option-first_player-4 = 4. játékos

## Kártyák és lapkák

pantheon-card-movement = Mozgás
pantheon-card-offerings = Adomány
pantheon-card-priests = Pap
pantheon-card-dancers = Táncos
pantheon-card-temples = Templom
pantheon-card-money-1 = 1-es pénz
pantheon-card-money-2 = 2-es pénz
pantheon-card-money-3 = 3-as pénz
pantheon-card-money-4 = 4-es pénz
pantheon-card-money-5 = 5-ös pénz
pantheon-cards = { $n ->
    [one] { $card }
   *[other] { $n } × { $card }
}
pantheon-tile = { $kind } ({ $level }. szint)
# Tárgyesetben: mindig „vesz”, „kap” jellegű ige mellett állnak.
pantheon-columns = { $columns } oszlopot
pantheon-feet = { $feet } lábnyomot

pantheon-named = { $name }

pantheon-god-surparit = Surparit
pantheon-god-plaesiris = Plaesiris
pantheon-god-taksator = Taksator
pantheon-god-depraccus = Depraccus
pantheon-god-vinthrad = Vinthrad
pantheon-god-gaiviles = Gaiviles
pantheon-god-stonkus-1 = Stonkus (+1)
pantheon-god-stonkus-2 = Stonkus (+2)
pantheon-face-stonkus-1 = Stonkus
pantheon-face-stonkus-2 = Stonkus
pantheon-god-gadicea = Gadicea
pantheon-god-pietalte = Pietalte
pantheon-god-traitera = Traitera

pantheon-loot-half = Félisten
pantheon-loot-god = Isten
pantheon-loot-reserve-either = Oszlopok vagy lábnyomok
pantheon-loot-reserve-feet = Lábnyomok és oszlop
pantheon-loot-reserve-columns = Oszlopok és lábnyom
pantheon-loot-sacrifice-1 = Áldozat
pantheon-loot-sacrifice-2 = Nagy áldozat
pantheon-loot-draw-3 = Három kártya
pantheon-loot-draw-4 = Négy kártya
pantheon-loot-money = Különleges pénz
pantheon-loot-step = Lépés

pantheon-bonus-half = Félisten
pantheon-bonus-god = Isten
pantheon-bonus-column = Oszlop
pantheon-bonus-step = Lépés
pantheon-bonus-sacrifice = Áldozat
pantheon-bonus-reserve = Készlet

pantheon-nation-gallia = Gallia
pantheon-nation-germania = Germania
pantheon-nation-graecia = Graecia
pantheon-nation-aegyptus = Aegyptus
pantheon-nation-persia = Persia
pantheon-nation-iberia = Iberia
pantheon-nation-roma = Roma
pantheon-nation-cartago = Cartago

## Mibe kerül egy isten, és mit tesznek a lapkák és a népek (a hatásaikból képezve)

pantheon-cost = Áldozat: { $numbers }.
pantheon-cost-cards-only = Áldozat: { $numbers }, csak kártyákkal.
pantheon-cost-number = { $place ->
    [1] { $n } egy fajtából
    [2] { $n } egy másikból
    [3] { $n } egy harmadikból
   *[other] { $n } egy negyedikből
}
pantheon-everybody = Mindenki, a kezdőjátékossal kezdve:

pantheon-effect-take-reserve-all = Vegyél a készletedbe { $pieces }.
pantheon-effect-take-reserve-one = Vegyél a készletedbe { pantheon-columns } vagy { pantheon-feet }.
pantheon-effect-half-god-pool-highest = { $n ->
    [one] Vedd magadhoz a legnagyobb értékű nyílt félistent.
   *[other] Vedd magadhoz { AZ($n) } { $n } legnagyobb értékű nyílt félistent.
}
pantheon-effect-half-god-stack = { $n ->
    [one] Húzz egy félistent a halomból.
   *[other] Húzz { $n } félistent a halomból.
}
pantheon-effect-half-god-by-way = { $n ->
    [one] Ha ezt az istent a tábláról szerezted, vedd magadhoz a legnagyobb értékű nyílt félistent; ha nem, húzz egyet a halomból.
   *[other] Ha ezt az istent a tábláról szerezted, vedd magadhoz { AZ($n) } { $n } legnagyobb értékű nyílt félistent; ha nem, húzz { $n } félistent a halomból.
}
pantheon-effect-gods-chain = { $n ->
    [one] Szerezd meg áldozat nélkül a halom legfelső istenlapkáját: a pontokat és a hatását is megkapod.
   *[other] Szerezd meg áldozat nélkül a halom legfelső { $n } istenlapkáját: a pontokat és a hatásukat is megkapod.
}
pantheon-effect-gods-no-chain = { $n ->
    [one] Szerezd meg a halom legfelső istenlapkáját is, a pontokkal és a hatásával együtt; ha az is újabb istenlapkát adna, csak pontot ér.
   *[other] Szerezd meg a halom legfelső { $n } istenlapkáját is, a pontokkal és a hatásukkal együtt; amelyik újabb istenlapkát adna, csak pontot ér.
}
pantheon-effect-place-column = { $n ->
    [one] Rakj le ingyen egy oszlopot a közös készletből bármelyik oszlopmezőre, ahol van hely.
   *[other] Rakj le ingyen { $n } oszlopot a közös készletből tetszőleges oszlopmezőkre, ahol van hely.
}
pantheon-effect-upgrade = { $n ->
    [one] Szerezz egy új, 1. szintű áldozatlapkát, vagy fejleszd eggyel magasabb szintre egy meglévődet.
   *[other] { $n } alkalommal: szerezz egy új, 1. szintű áldozatlapkát, vagy fejleszd eggyel magasabb szintre egy meglévődet.
}
pantheon-effect-draw = { $n ->
    [one] Húzz egy kártyát a húzópakliból.
   *[other] Húzz { $n } kártyát a húzópakliból.
}
pantheon-effect-special-money = { $n ->
    [one] Vedd magadhoz a legfelső különleges pénzkártyát.
   *[other] Vedd magadhoz a legfelső { $n } különleges pénzkártyát.
}
pantheon-effect-steps = Minden mozgásodhoz { $n } további lépést kapsz.
pantheon-effect-money = Minden vásárlásodhoz { $n } további pénzt kapsz.
pantheon-effect-more-draws = Minden Kártyahúzás akciódban { $n } kártyával többet húzhatsz.
pantheon-effect-prep-cards = Húzz { $n } kártyát minden korszak előkészítésének végén.
pantheon-effect-jump = { $n ->
    [one] Minden mozgásodban egyszer átugorhatsz egy mezőt, amelyen más játékos figurája áll.
   *[other] Minden mozgásodban { $n } alkalommal átugorhatsz egy mezőt, amelyen más játékos figurája áll.
}
pantheon-effect-best-level = Minden értékeléskor annyi pontot kapsz, amennyi a legjobb áldozatlapkád szintje.
pantheon-effect-extra-action = Egyszer, egy későbbi körödben: az akciód után hajts végre még egy akciót.
pantheon-effect-hand-to = Dobj el vagy húzz annyi kártyát, hogy pontosan { $n } legyen a kezedben.
pantheon-effect-swap = A készletedből akárhány lábnyomot kicserélhetsz ugyanannyi oszlopra a közös készletből, vagy oszlopokat lábnyomokra.
pantheon-effect-resort-descending = A különleges pénz új sorrendbe kerül: mostantól a legnagyobb értékű kártya van felül.
pantheon-effect-resort-ascending = A különleges pénz új sorrendbe kerül: mostantól a legkisebb értékű kártya van felül.
pantheon-effect-spend = { $n } pénzért vásárolhatsz; ebből figurát nem rakhatsz le, és saját pénzt sem tehetsz hozzá.
pantheon-effect-reveal = Csapd fel a halom legfelső istenlapkáját; megszerezheted pusztán a legfelső számának megfelelő áldozatért.
pantheon-effect-choose = Válassz egyet ezek közül.
pantheon-effect-choice = ({ $n }) { $effect }

## Kérdések

pantheon-ask-over = A játék véget ért.
pantheon-ask-choose = Kártyát húzol, vagy felcsapsz egy istenlapkát?
pantheon-ask-revealed = Felcsapott isten: { $god }. Megszerzed { $n ->
        [one] 1 áldozatért
       *[other] { $n } egyforma áldozatért
    }?
pantheon-ask-discard = Dobj el { $n } kártyát, hogy { $limit } maradjon.
pantheon-ask-swap = Cserélsz lábnyomot oszlopra vagy oszlopot lábnyomra?
pantheon-ask-upgrade = Melyik áldozatlapkát szerzed meg vagy fejleszted? Még { $n } szint.
pantheon-ask-reserve = Mit kérsz: { pantheon-columns } vagy { pantheon-feet }?
pantheon-ask-free-column = { $n ->
    [one] Hová teszed az oszlopodat?
   *[other] Hová teszed az oszlopaidat? Még { $n } van hátra.
}
pantheon-ask-pick-bonus = Melyik bónuszlapkát választod?
pantheon-ask-action = Te jössz: mozogj, vásárolj, szerezz istent, vagy húzz kártyákat!
pantheon-ask-cards = Hány mozgáskártyát játszol ki? Nélkülük { $steps ->
        [0] nincs lépésed.
       *[other] { $steps } lépésed van.
    }
pantheon-ask-place = { $n ->
        [0] Nincs több lépésed: befejezed a mozgást?
       *[other] Rakd le a figuráidat: még { $n } lépésed van.
    }
pantheon-ask-follow = { $player } mozog. Te is mozogsz, vagy inkább húzol egy kártyát?
pantheon-ask-loot = Melyik zsákmánylapkát használod fel először?
pantheon-ask-play-money = { $n ->
        [0] Mennyi pénzt használsz fel?
       *[other] Mennyi pénzt használsz fel? Eddig { $n }.
    }
pantheon-ask-buy = { $n ->
        [0] Elfogyott a pénzed: befejezed a vásárlást?
       *[other] Vásárolj: még { $n } pénzed van.
    }
pantheon-ask-pay = Mit áldozol { $god } kegyéért?
pantheon-ask-draw = Vegyél { $n ->
        [one] még 1
       *[other] { $n }
    } kártyát a kínálatból vagy a húzópakliból.
pantheon-ask-draw-more = Ha szeretnél, vehetsz még { $n } kártyát.
pantheon-ask-traitera = Felhasználod Traiterát egy újabb akcióra?

## Válaszok

pantheon-do-move = Mozgás
pantheon-do-buy = Vásárlás
pantheon-do-gain = { $god } megszerzése: { $points } pont
pantheon-do-draw = Kártyahúzás
pantheon-do-cards = { $n ->
        [0] Kártya nélkül
       *[other] { $n } kártya
    }: { $steps } lépés
pantheon-do-foot = Lábnyom: { $hex } (ára { $price })
pantheon-do-column = Oszlop: { $hex } (ára { $price })
pantheon-do-jump-foot = Ugrás, lábnyom: { $hex } (ára { $price })
pantheon-do-jump-column = Ugrás, oszlop: { $hex } (ára { $price })
pantheon-do-free-column = Oszlop: { $hex }
pantheon-do-stop = { $left ->
        [0] Kész
       *[other] Kész ({ $left } elvész)
    }
pantheon-do-no-more-cards = Elég ennyi
pantheon-do-follow = Követem ({ $steps ->
        [one] 1 lépés
       *[other] legfeljebb { $steps } lépés
    })
pantheon-do-draw-instead = Húzok 1 kártyát
pantheon-do-loot = { $tile }
pantheon-do-coin = Pénz kijátszása: { $value }
pantheon-do-paid = Vásárlás { $total } pénzből
pantheon-do-tile = Új lapka: { $kind }, { $level }. szint (ára { $price })
pantheon-do-upgrade = { $kind } fejlesztése: { $level }. szint (ára { $price })
pantheon-do-buy-foot = Lábnyom vétele (ára { $price })
pantheon-do-buy-column = Oszlop vétele (ára { $price })
pantheon-do-sacrifice-cards = Áldozat: { $cards }
pantheon-do-sacrifice-tiles = Csak lapka: { $tiles }
pantheon-do-sacrifice-both = Áldozat: { $cards }; lapka: { $tiles }
pantheon-do-leave = Nem kell
pantheon-do-take = { $card } felvétele
pantheon-do-pile = Húzás a pakliból
pantheon-do-use = Traitera felhasználása
pantheon-do-decline = Most nem
pantheon-do-choose = { $effects }
pantheon-do-turn-up = Istenlapka felcsapása
pantheon-do-draw-two = { $n } kártya húzása
pantheon-do-throw = { $card } eldobása
pantheon-do-swap-nothing = Nincs csere
pantheon-do-feet-to-columns = { $n } lábnyomért { $n } oszlop
pantheon-do-columns-to-feet = { $n } oszlopért { $n } lábnyom
pantheon-do-raise = { $level ->
        [1] Új lapka: { $kind }
       *[other] { $kind } fejlesztése: { $level }. szint
    }
pantheon-do-take-columns = { $n } oszlopot kérek
pantheon-do-take-feet = { $n } lábnyomot kérek
pantheon-do-bonus = Bónuszlapka: { $tile }

## Miért nem

pantheon-reason-over = A játék véget ért.
pantheon-reason-not-asked = Most nem lehet. { $question }
pantheon-reason-not-a-column-hex = Oszlop csak oszlopmezőre kerülhet.
pantheon-reason-temple = Ott a templomfigura áll.
pantheon-reason-own-piece = Ott már áll figurád.
pantheon-reason-full = Ott már két figura áll.
pantheon-reason-no-foot-beside = Oszlopot csak saját lábnyomod mellé rakhatsz le.
pantheon-reason-not-connected = A láncod nem ér el odáig: a lábnyom a templomfigura vagy a hálózatod mellé kerülhet.
pantheon-reason-no-jump-left = Oda csak ugrással juthatsz el, de Gaiviles minden ugrását felhasználtad.
pantheon-reason-no-jump-in-buying = Ugrani csak mozgás közben lehet, vásárlás közben nem.
pantheon-reason-no-column = Nincs oszlop a készletedben.
pantheon-reason-no-foot = Nincs lábnyom a készletedben.
pantheon-reason-money-short = Még { $n } pénz kell hozzá.
pantheon-reason-steps-short = Még { $n } lépés kell hozzá.
pantheon-reason-god-gone = Ezt az istent már megszerezték; a helye a következő korszakig üres marad.
pantheon-reason-cards-short = { $god } csak kártyákkal szerezhető meg: még { $n } kell hozzá.
pantheon-reason-sacrifice-short = { $god }: még { $n } áldozat kell hozzá.
pantheon-reason-no-extra-action = Traiterát csak az akciód után használhatsz fel, és csak olyat, amely már a köröd elején is a tiéd volt.
pantheon-reason-nowhere-to-place = Nincs olyan mező, ahová figurát rakhatnál.
pantheon-reason-follow-or-draw = Kövesd a mozgást, vagy húzz!
pantheon-reason-display-gap = Ezen a helyen nincs kártya.
pantheon-reason-piles-empty = A húzópakli és a dobópakli is üres.
pantheon-reason-no-such-card = Nincs ilyen kártyád: { $card }.
pantheon-reason-top-level = { $kind }: már a legmagasabb szinten van.
pantheon-reason-bank-empty = Ebből nem maradt a közös készletben.
pantheon-reason-nothing-to-swap = Nincs mit cserélned érte.
pantheon-reason-nothing-done = Előbb rakj le vagy vegyél meg valamit!

pantheon-undo-follow = { $player } már eldöntheti, hogy követ-e, és ez elárul valamit a lapjairól; ezért ezt már nem vonhatod vissza.

## Mi történt

pantheon-log-drew = { $player } { $n ->
        [one] kártyát
       *[other] { $n } kártyát
    } húz.
    .you-are-player = { $n ->
            [one] Kártyát
           *[other] { $n } kártyát
        } húzol.
pantheon-log-drew-own = { $player } { $n ->
        [one] kártyát
       *[other] { $n } kártyát
    } húz: { $cards }.
    .you-are-player = { $n ->
            [one] Kártyát
           *[other] { $n } kártyát
        } húzol: { $cards }.
pantheon-log-took-open = { $player } kártyát vesz a kínálatból: { $card }.
    .you-are-player = Kártyát veszel a kínálatból: { $card }.
pantheon-log-display = Új kártya a kínálatban: { $card }.
pantheon-log-special = { $player } különleges pénzt kap: { $card }.
    .you-are-player = Különleges pénzt kapsz: { $card }.
pantheon-log-no-special = { $player } nem kap különleges pénzt, mert elfogyott.
    .you-are-player = Nem kapsz különleges pénzt, mert elfogyott.
pantheon-log-reshuffled = A megkevert dobópakliból új húzópakli lesz: { $n } kártya.
pantheon-log-emergency = Elfogytak a húzható kártyák: a játékosok kezében lévő összes kártyából új húzópakli lesz, { $n } kártya.
pantheon-log-jumped = { $player } ugrik: { $hex }.
    .you-are-player = Ugrasz: { $hex }.
pantheon-log-placed-foot = { $player } lábnyomot rak le: { $hex } (ára { $price }).
    .you-are-player = Lábnyomot raksz le: { $hex } (ára { $price }).
pantheon-log-placed-column = { $player } oszlopot rak le: { $hex } (ára { $price }).
    .you-are-player = Oszlopot raksz le: { $hex } (ára { $price }).
pantheon-log-took-loot = { $player } zsákmányt szerez: { $tile }. { $left ->
        [0] Ez volt az utolsó a táblán.
       *[other] Még { $left } maradt a táblán.
    }
    .you-are-player = Zsákmányt szerzel: { $tile }. { $left ->
            [0] Ez volt az utolsó a táblán.
           *[other] Még { $left } maradt a táblán.
        }
pantheon-log-free-column = { $player } ingyen oszlopot rak le: { $hex }.
    .you-are-player = Ingyen oszlopot raksz le: { $hex }.
pantheon-log-no-half-god = { $player } nem kap félistent, mert elfogytak.
    .you-are-player = Nem kapsz félistent, mert elfogytak.
pantheon-log-half-god-pool = { $player } félistent kap (értéke { $value }).
    .you-are-player = Félistent kapsz (értéke { $value }).
pantheon-log-half-god-stack = { $player } félistent húz.
    .you-are-player = Félistent húzol.
pantheon-log-half-god-stack-own = { $player } félistent húz (értéke { $value }).
    .you-are-player = Félistent húzol (értéke { $value }).
pantheon-log-gained-god = { $player } istent szerez: { $god }, { $points } pont.
    .you-are-player = Istent szerzel: { $god }, { $points } pont.
pantheon-log-extra-action = { $player } { $god } segítségével újabb akciót hajt végre.
    .you-are-player = { $god } segítségével újabb akciót hajtasz végre.
pantheon-log-bought-tile = { $player } áldozatlapkát vesz: { $kind }, { $level }. szint (ára { $price }).
    .you-are-player = Áldozatlapkát veszel: { $kind }, { $level }. szint (ára { $price }).
pantheon-log-bought-foot = { $player } lábnyomot vesz (ára { $price }).
    .you-are-player = Lábnyomot veszel (ára { $price }).
pantheon-log-bought-column = { $player } oszlopot vesz (ára { $price }).
    .you-are-player = Oszlopot veszel (ára { $price }).
pantheon-log-reserve = { $columns ->
        [0] { $feet ->
            [0] { $player } nem kap figurát, mert a közös készletből elfogyott.
           *[other] { $player } { pantheon-feet } vesz a készletébe.
        }
       *[other] { $feet ->
            [0] { $player } { pantheon-columns } vesz a készletébe.
           *[other] { $player } { pantheon-columns } és { pantheon-feet } vesz a készletébe.
        }
    }
    .you-are-player = { $columns ->
            [0] { $feet ->
                [0] Nem kapsz figurát, mert a közös készletből elfogyott.
               *[other] { pantheon-feet } veszel a készletedbe.
            }
           *[other] { $feet ->
                [0] { pantheon-columns } veszel a készletedbe.
               *[other] { pantheon-columns } és { pantheon-feet } veszel a készletedbe.
            }
        }
pantheon-log-swapped-feet = { $n ->
        [0] { $player } nem cserél.
       *[other] { $player } cserél: { $n } lábnyomért { $n } oszlop.
    }
    .you-are-player = { $n ->
            [0] Nem cserélsz.
           *[other] Cserélsz: { $n } lábnyomért { $n } oszlop.
        }
pantheon-log-swapped-columns = { $player } cserél: { $n } oszlopért { $n } lábnyom.
    .you-are-player = Cserélsz: { $n } oszlopért { $n } lábnyom.
pantheon-log-epoch = { $epoch }. korszak: { $nation }.
pantheon-log-gods-laid = Istenek a táblán: { $gods }.
pantheon-log-loot-laid = { $n } zsákmánylapka kerül a táblára.
pantheon-log-temple = A templomfigura helye: { $hex }.
pantheon-log-epoch-over = Vége { AZ($epoch) } { $epoch }. korszaknak; minden lábnyom hazatér.
pantheon-log-scored = { $player } pontokat kap: félistenek { $half ->
        [0] 0
       *[other] { $half } ({ $shown })
    }, oszlopok { $column_points } ({ $columns } × { $rate }), Pietalte { $pietalte }. Összesen { $total } pontja van.
    .you-are-player = Pontokat kapsz: félistenek { $half ->
            [0] 0
           *[other] { $half } ({ $shown })
        }, oszlopok { $column_points } ({ $columns } × { $rate }), Pietalte { $pietalte }. Összesen { $total } pontod van.
pantheon-log-resorted = A különleges pénz új sorrendbe kerül.
pantheon-log-revealed = { $player } felcsap egy istenlapkát: { $god }.
    .you-are-player = Felcsapsz egy istenlapkát: { $god }.
pantheon-log-left-god = { $player } nem szerzi meg: { $god } a dobozba kerül.
    .you-are-player = Nem szerzed meg: { $god } a dobozba kerül.
pantheon-log-ended-epoch = { $player } { $points } pontot kap a korszak lezárásáért.
    .you-are-player = { $points } pontot kapsz a korszak lezárásáért.
pantheon-log-stalled = { $turns } kör telt el csak húzással: a korszak véget ér, és ezért senki sem kap pontot.
pantheon-log-bonus = { $player } felhasználja a bónuszlapkáját: { $tile }.
    .you-are-player = Felhasználod a bónuszlapkádat: { $tile }.
pantheon-log-loot = { $player } felhasználja a zsákmányát: { $tile }.
    .you-are-player = Felhasználod a zsákmányodat: { $tile }.
pantheon-log-money = { $player } { $total } pénzből vásárol (kijátszott kártyák: { $cards }).
    .you-are-player = { $total } pénzből vásárolsz (kijátszott kártyák: { $cards }).
pantheon-log-sacrificed = { $player } áldozatot mutat be { $god } kegyéért: { $n ->
        [0] csak lapkákkal
       *[other] { $cards }
    }.
    .you-are-player = Áldozatot mutatsz be { $god } kegyéért: { $n ->
            [0] csak lapkákkal
           *[other] { $cards }
        }.
pantheon-log-raised = { $level ->
        [1] { $player } áldozatlapkát kap: { $kind }, { $level }. szint.
       *[other] { $player } áldozatlapkát fejleszt: { $kind }, { $level }. szint.
    }
    .you-are-player = { $level ->
            [1] Áldozatlapkát kapsz: { $kind }, { $level }. szint.
           *[other] Áldozatlapkát fejlesztesz: { $kind }, { $level }. szint.
        }
pantheon-log-threw = { $player } eldob egy kártyát: { $card }.
    .you-are-player = Eldobsz egy kártyát: { $card }.
pantheon-log-moves = { $player } mozog: { $cards ->
        [0] kártya nélkül
       *[other] { $cards } kártyával
    } { $steps } lépés.
    .you-are-player = Mozogsz: { $cards ->
            [0] kártya nélkül
           *[other] { $cards } kártyával
        } { $steps } lépés.
pantheon-log-follows = { $player } követi a mozgást: { $cards ->
        [0] kártya nélkül
       *[other] { $cards } kártyával
    } { $steps } lépés.
    .you-are-player = Követed a mozgást: { $cards ->
            [0] kártya nélkül
           *[other] { $cards } kártyával
        } { $steps } lépés.
pantheon-log-unspent = { $player } nem használ fel mindent: { $n } elvész.
    .you-are-player = Nem használsz fel mindent: { $n } elvész.

## A szöveges nézet

pantheon-show-epoch = Korszak { $epoch }/{ $of }: { $nation }
pantheon-show-key = Kisbetű: lábnyom, nagybetű: oszlop; # oszlopmező, ~ víz, $ zsákmány, (T) templomfigura.
pantheon-show-gods = Istenek: { $gods }
pantheon-show-loot = Zsákmány: { $loot }
pantheon-show-pool = Nyílt félistenek: { $pool }
pantheon-show-cards = Kínálat: { $display } (húzópakli { $pile }, dobópakli { $discard })
pantheon-show-special = Különleges pénz: { $special }
pantheon-show-player = { $letter }  { $player }: { $score } pont, { $hand } kártya, { $half_gods } félisten
pantheon-show-pieces = { "   " }lábnyom { $feet } (+{ $feet_bank } a közös készletben), oszlop { $columns } (+{ $columns_bank }), a táblán { $board }
pantheon-show-tiles = { "   " }áldozatlapkák: { $sacrifices }; istenek: { $gods }
pantheon-show-hand = { "   " }kézben: { $cards }

# Amit a megállás kihasználatlanul hagy
pantheon-loss-steps = Még { $n } lépés maradt, és lerakható volna még egy figura.
pantheon-loss-money = Még { $n } értékű pénz maradt, és vehető volna rajta valami.

# A gombon, amely végrehajtja a tervet.
pantheon-does-gain = Áldozás
pantheon-does-move = Mozgás
