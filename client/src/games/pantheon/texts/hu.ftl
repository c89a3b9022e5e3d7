## Amit a Pantheon asztala maga mond. A nevek, kérdések, válaszok és szabályok a játék saját szövegei.

# A kezdőlapon
pantheon-shelf-name = Pantheon
pantheon-shelf-line = Járd be a Földközi-tenger partjait, hagyj magad után oszlopokat, nyerd el az istenek kegyét.
pantheon-shelf-minutes = 75 perc
pantheon-shelf-kind = útvonalak és gyűjtés

pantheon-ui-map = A Földközi-tenger térképe
pantheon-ui-zoom-nation = Nagyítás: { $nation }

# Korszakok
pantheon-ui-epoch = { $of } korszakból { AZ($epoch) } { $epoch }.: { $nation }. Egy isten { $points } pontot ér.
pantheon-ui-epoch-worth = { $epoch }. korszak, egy isten { $points } pont
pantheon-ui-epoch-was = { $epoch }. korszak: { $nation }
pantheon-ui-epoch-next = { $epoch }. korszak: még nem tudni, egy isten { $points } pont
pantheon-ui-scoring-after = Értékelés { AZ($epoch) } { $epoch }. korszak után
pantheon-ui-loot-left = zsákmány maradt
pantheon-ui-gods-left = isten maradt
pantheon-ui-left-why = A korszak véget ér, ha bármelyik elfogy; akinek éppen a köre van, az 3 pontot kap.
pantheon-ui-ends-epoch = utána korszakvég
pantheon-ui-ending-now = E kör után véget ér a korszak.
pantheon-ui-counters = Hátralévő zsákmány: { $loot }, hátralévő istenek: { $gods }.

# Fontos pillanatok
pantheon-ui-moment-over = Végső értékelés
pantheon-ui-moment-no-follow = Nem tudsz követni

# Istenek
pantheon-ui-life-permanent = marad
pantheon-ui-life-once = azonnal
pantheon-ui-life-single-use = egyszeri
pantheon-ui-can-pay = kifizethető
pantheon-ui-cards-only = csak kártya
pantheon-ui-turned-up = felcsapva
pantheon-ui-god-gone = elvitték
pantheon-ui-god-taken = { $god }: { $player } szerezte meg
    .you-are-player = { $god }: te szerezted meg
pantheon-ui-god-label = { $god }, ára { $cost }: { $text }
pantheon-ui-half-gods = Félistenek
pantheon-ui-stacked = húzható
pantheon-ui-gods-stack = Istenlapkák a halomban: { $n }

# Röviden, lapkákon
pantheon-ui-short-half-god = { $n } félisten
pantheon-ui-short-gods-from-stack = Egy isten a halomból
pantheon-ui-short-special-money = Egy különleges pénzkártya
pantheon-ui-short-passive-prep-cards = Minden új korszakban { $n } kártya
pantheon-ui-short-passive-steps = +{ $n } lépés minden mozgásodban
pantheon-ui-short-passive-jump = Átugorhatod mások figuráit
pantheon-ui-short-passive-money = +{ $n } pénz vásárláskor
pantheon-ui-short-passive-draw = +{ $n } kártya húzáskor
pantheon-ui-short-score-best-level = Pontot ér a legjobb áldozatlapkád szintje
pantheon-ui-short-extra-action = Még egy akció a tiéd után
pantheon-ui-short-reserve-either = { $columns } oszlop vagy { $feet } lábnyom
pantheon-ui-short-reserve-both = { $columns } oszlop és { $feet } lábnyom
pantheon-ui-short-upgrade-sacrifice = { $n ->
        [one] Egy áldozatlapka fejlesztése
       *[other] Áldozatlapkák fejlesztése: { $n } szint
    }
pantheon-ui-short-draw-pile = { $n } kártya húzása
pantheon-ui-short-place-column-free = { $n } oszlop ingyen, bárhová

# Kártyák
pantheon-ui-money = Pénz
pantheon-ui-hand = Lapjaid
pantheon-ui-hand-empty = nincs kártya
pantheon-ui-played = Kijátszva
pantheon-ui-cards = { $n } kártya
pantheon-ui-card-label = { $card }, a kezedben { $n }
pantheon-ui-display = Kínálat
pantheon-ui-display-gap = nincs kártya
pantheon-ui-pile = pakli
pantheon-ui-pile-label = Húzópakli: { $n }
pantheon-ui-discard-pile = dobópakli: { $n }
pantheon-ui-special = { $n } különleges közül a felső
pantheon-ui-special-none = elfogyott
pantheon-ui-special-order = Különleges pénz felülről: { $values }
pantheon-ui-skip-traitera = Ne kérdezz rá a Traiterára
pantheon-ui-optional = nem kötelező

# Döntés közben
pantheon-ui-left = még { $n }
pantheon-ui-steps-left = Még { $n } lépés { AZ($total) } { $total } közül
pantheon-ui-jumps-left = { $n } ugrás
pantheon-ui-from-cards = { $n } kártya: { $steps }
pantheon-ui-from-tiles = lapkák: { $n }
pantheon-ui-from-big-foot = nagy láb: { $n }
pantheon-ui-fewer-cards = Eggyel kevesebb kártya
pantheon-ui-more-cards = Eggyel több kártya
pantheon-ui-cards-to-steps = { $n } → { $steps } lépés
pantheon-ui-more-feet = Több lábnyom
pantheon-ui-more-columns = Több oszlop
pantheon-ui-money-left = még { $n } pénz
pantheon-ui-exact = Fizess pontosan
pantheon-ui-exact-with = { $cards } kártyával
pantheon-ui-payments = Fizetési lehetőségek
pantheon-ui-cheapest = legolcsóbb
pantheon-ui-no-card = kártya nélkül
pantheon-ui-more-ways = még { $n }
pantheon-ui-shop = Mire költhetsz
pantheon-ui-prices = Árak
pantheon-ui-raise = Áldozatlapkák
pantheon-ui-sacrifice-label = { $level ->
        [0] { $kind }: még nincs lapka
       *[other] { $kind }: { $level }. szintű lapka
    }
pantheon-ui-bank-feet = Lábnyom a közös készletben: { $n }
pantheon-ui-bank-columns = Oszlop a közös készletben: { $n }
pantheon-ui-bank-left = még { $n }
pantheon-ui-buy-with = { $kind }: { $level }. szint, ára { $price }, { $cards ->
        [0] pénzkártya nélkül
       *[other] { $cards } pénzkártyával
    }
pantheon-ui-loot-tiles = Zsákmánylapkák
pantheon-ui-bonus-tiles = Bónuszlapkák

# Játékosok
pantheon-ui-hand-size = Kártyák a kézben: { $n }
pantheon-ui-feet = Lábnyom: { $home } a saját, { $bank } a közös készletben
pantheon-ui-columns = Oszlop: { $home } a saját, { $bank } a közös készletben
pantheon-ui-half-count = Félistenek: { $n }
pantheon-ui-half-values = Félistenek: { $values } = { $sum }
pantheon-ui-on-board = Oszlopok a táblán: { $n }. Értékeléskor egyenként { $rate }, együtt { $points } pontot érnek.
pantheon-ui-next-rate = { $at ->
        [8] 8-tól
       *[other] { $at }-től
    } × { $rate }
pantheon-ui-rate-rises = { $at } oszloptól egyenként { $rate } pont jár.
pantheon-ui-extra-ready = Ebben a körben használható.
pantheon-ui-extra-unready = Most nem használható: csak egy későbbi körben, az akció után.
pantheon-ui-bonus-waiting = Még fel nem használt bónuszlapka: { $tile }
pantheon-ui-adds-steps = { $n } további lépés minden mozgásban
pantheon-ui-adds-jumps = { $n } ugrás minden mozgásban
pantheon-ui-adds-coins = { $n } további pénz vásárláskor
pantheon-ui-big-foot = nagy láb
pantheon-ui-big-foot-why = Nála a nagy láb: az ő mozgását követhetik a többiek.
pantheon-ui-follows-next = ő követ
pantheon-ui-follows-later = aztán ő
pantheon-ui-starts = kezdő
pantheon-ui-start-player = E korszak kezdőjátékosa
pantheon-ui-starts-name = Kezdőjátékos: { $player }.
pantheon-ui-still-to-follow = Még követhet: { $players }.

# Mezők
pantheon-ui-hex-water = víz
pantheon-ui-hex-plain = szárazföld
pantheon-ui-hex-column-hex = oszlopmező
pantheon-ui-hex-start = kezdőmező: { $nation }
pantheon-ui-hex-loot-place = { $mark ->
        [0] zsákmánymező: { $nation }
       *[other] zsákmánymező: { $nation }, legalább { $mark } játékosnál
    }
pantheon-ui-hex-loot-place-off = zsákmánymező: { $nation }, csak legalább { $mark } játékosnál
pantheon-ui-hex-loot = zsákmány: { $tile }
pantheon-ui-hex-temple = itt áll a templomfigura
pantheon-ui-hex-foot = lábnyom ({ $player })
    .you-are-player = a te lábnyomod
pantheon-ui-hex-column = oszlop ({ $player })
    .you-are-player = a te oszlopod
pantheon-ui-in-network = a hálózatodban

# A dolgokról
pantheon-ui-about-loot = Tégy ide lábnyomot, és a tiéd. A mozgásod végén hat.
pantheon-ui-about-column = Ide csak oszlop kerülhet, legfeljebb kettő, különböző játékosoktól; kell mellé egy saját lábnyomod.
pantheon-ui-about-god = Ebben a korszakban azonnal { $points } pont.
pantheon-ui-about-last = Ez az utolsó: ha valaki megszerzi, véget ér a korszak, és { $player } { $points } pontot kap.
    .you-are-player = Ez az utolsó: ha valaki megszerzi, véget ér a korszak, és te { $points } pontot kapsz.
pantheon-ui-payable = Ki tudod fizetni.
pantheon-ui-short-of = Még { $n } áldozat hiányzik.
pantheon-ui-would-help = { $kind } { AZ($level) } { $level }. szinten ({ $price } pénz) elég lenne.
pantheon-ui-unlocks = Ezzel ki tudnád fizetni: { $gods }.
pantheon-ui-about-card-movement = { $n } lépés mozgáskor, akkor is, ha másét követed.
pantheon-ui-about-card-money = Áldozatlapkára, lábnyomra, oszlopra és lerakásra költhető. Visszajáró nincs.
pantheon-ui-about-card-sacrifice = Egy ilyen fajtájú áldozat egy istenért.
pantheon-ui-about-sacrifice = Annyi ilyen áldozatot ér, amennyi a szintje, újra meg újra.
pantheon-ui-level-price = A(z) { $level }. szint neked { $price }

# A szöveges nézet
pantheon-ui-text-gods = Istenek a táblán
pantheon-ui-text-half = Nyílt félistenek: { $pool }. A halmokban { $gods } isten és { $stack } félisten van.
pantheon-ui-text-loot = Zsákmány a táblán
pantheon-ui-text-board = E nép mezői és minden figura
pantheon-ui-text-players = Játékosok
pantheon-ui-row-score = Pontszám
pantheon-ui-row-hand = Kártyák a kézben
pantheon-ui-row-feet = Lábnyom (saját + közös készlet)
pantheon-ui-row-columns = Oszlop (saját + közös készlet)
pantheon-ui-row-built = Oszlopok a táblán × szorzó
pantheon-ui-row-gods = Istenek
pantheon-ui-row-half = Félistenek
pantheon-ui-row-adds = További lépés / ugrás / pénz
pantheon-ui-row-bonus = Bónuszlapka
