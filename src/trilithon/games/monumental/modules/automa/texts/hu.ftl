## Automák: lapjaik, beállítások, kérdések, válaszok, ami történik, és miért nem kezdődhet így a játék.

monumental-option-automas = Automák
monumental-option-automas-none = nélkülük
monumental-option-automas-own = civilizáció:nehézség, például egypt:2,any:0
monumental-option-automas-note = Civilizációk, amelyeket egy kártyapakli irányít; az utolsó helyeken ülnek.
monumental-option-automa_hero_card = Az automák hősöket vesznek el
monumental-option-automa_hero_card-true = igen
monumental-option-automa_hero_card-false = nem
monumental-option-automa_hunts_monsters = Az automák szörnyekre vadásznak
monumental-option-automa_hunts_monsters-true = igen
monumental-option-automa_hunts_monsters-false = nem
monumental-option-automa_wonder_tie = Hová kerül az automa csodája
monumental-option-automa_wonder_tie-right_hand = a jobbján ülő választ
monumental-option-automa_wonder_tie-low_terrain = a legalacsonyabb terepre

monumental-category-automa = Az automák aranya

monumental-setup-automa-unread = { CAPITAL(AZ($text)) } „{ $text }” nem automa; mindegyiknek add meg a civilizációját és a nehézségét, például egypt:2,any:0.
monumental-setup-automa-difficulty = Az automa nehézsége nem lehet { $difficulty }; 0 és { $most } között válassz.
monumental-setup-automa-many = { $automas } automának ugyanennyi hely kell, de csak { $seats } van; adj meg kevesebb automát, vagy válassz több helyet.

## Lapok, soronként

monumental-automa-card-action = { $id } akciólap
monumental-automa-card-advanced = { $id } haladó lap
monumental-automa-card-civilization = Civilizációlap: { $civilization }
monumental-automa-card-hero = Hőslap

monumental-automa-type = { $type ->
    [architectural] Építészeti
    [cultural] Kulturális
    [aggressive] Agresszív
    [technological] Technológiai
   *[economic] Gazdasági
}
monumental-automa-typed = { monumental-automa-type }: { $line }
monumental-automa-priced = { $n } arany: { $line }
monumental-automa-when = { $when ->
    [fewer_provinces] ha egy ellenfélnek több tartománya van
    [fewer_policies] ha egy ellenfélnek több rendelete van
   *[neither] ha egyik sem igaz
}: { $line }

monumental-automa-line-conquer = { $n ->
    [one] a { $which ->
        [lowest] legkevesebb
       *[highest] legtöbb
    } egységet kívánó tartomány meghódítása
   *[other] legfeljebb { $n } tartomány meghódítása, a { $which ->
        [lowest] legkevesebb
       *[highest] legtöbb
    } egységet kívánóké
}
monumental-automa-line-take-lowest = a legolcsóbb { $kind ->
    [building] épület
   *[knowledge] tudás
} elvétele
monumental-automa-line-take-highest = a legdrágább { $kind ->
    [building] épület
   *[knowledge] tudás
} elvétele
monumental-automa-line-take-all = minden { $kind ->
    [building] épület
   *[knowledge] tudás
} elvétele
monumental-automa-line-wonder = egy csoda egyik fázisának felépítése
monumental-automa-line-policy = { $n ->
    [0] egy rendelet bevezetése
   *[other] egy rendelet bevezetése, majd { $n } arany minden bevezetettért
}
monumental-automa-line-gold = { $n } arany
monumental-automa-line-coast = { $n } arany minden part menti tartományért
monumental-automa-line-explore = mindkét felfedező { $n } lépése
monumental-automa-line-shuffle = a pakli, a dobópakli és a végrehajtott lapok újrakeverése
monumental-automa-line-draw-usual = még egy lap húzása
monumental-automa-line-draw-general-twice = még egy lap húzása, általános sorainak kétszeri végrehajtása
monumental-automa-line-draw-typed = egy típussoros lap húzása, típussorainak végrehajtása
monumental-automa-line-search = a következő { $type ->
    [architectural] építészeti
    [cultural] kulturális
    [aggressive] agresszív
    [technological] technológiai
   *[economic] gazdasági
} soros lap húzása
monumental-automa-line-sift = a következő lap kikerül a játékból, ha nincs { $type ->
    [architectural] építészeti
    [cultural] kulturális
    [aggressive] agresszív
    [technological] technológiai
   *[economic] gazdasági
} sora
monumental-automa-line-mount = { $n } ló a fővárostól legtávolabbi { $n ->
    [one] egységnek
   *[other] egységeknek
}
monumental-automa-line-nexus = a következő lap a Nexus jobb szélére kerül, majd a Nexus minden lapjának végrehajtása
monumental-automa-line-sacrifice = egy katona feláldozása { $n } aranyért, vagy egy visszatérése
monumental-automa-line-hero = egy hős elvétele

## Lépések és kérdések

monumental-question-automa-line = { $card }: { $line }
monumental-label-automa-done = Végrehajtás: { $line }
monumental-label-automa-gold = { $n } arany ehelyett: { $line }
monumental-label-automa-skipped = Kimarad: { $line }
monumental-label-automa-ignored = Nem érvényes: { $line }

monumental-question-automa-conquest = Te döntesz { $automa } helyett: melyik tartományt hódítsa meg? Mindegyik a { $which ->
    [lowest] legkevesebb
   *[highest] legtöbb
} egységet kívánja.
monumental-question-automa-site = Te döntesz { $automa } helyett: hová kerüljön: { $card }?
monumental-question-automa-exploring = Te döntesz { $automa } helyett: merre menjen { AZ($n) } { $n }. felfedező?
monumental-question-automa-mounting = Te döntesz { $automa } helyett: melyik egység kapjon lovat?
monumental-label-automa-conquers = Meghódítja: { $tile }
monumental-label-automa-places = Ide kerül: { $tile }
monumental-label-automa-explores = Ide: { $tile }, úti cél: { $goal }
monumental-label-automa-mounts = Katona itt: { $tile }
monumental-label-automa-mounts-warlord = A hadúr itt: { $tile }
monumental-label-automa-mounts-rider = Lovas katona itt: { $tile }
monumental-label-automa-mounts-hero = A hős itt: { $tile }

monumental-reason-automa-not-tied = Az automa lapja nem hagy ilyen választást: más mezők előbbre valók.

## Ami történik

monumental-log-automa-revealed = { $player } lapokat csap fel: { $cards }.
monumental-log-automa-drew = { $player } lapot húz: { $card }.
monumental-log-automa-found = { $player } ezt a lapot találja: { $card }{ $n ->
    [0] {""}
   *[other] {" "}({ $n } másik lap után)
}.
monumental-log-automa-deck-empty = { $player } a dobópaklijából új paklit kever.
monumental-log-automa-shuffled = { $player } kever: paklija újra { $n } lapos.
monumental-log-automa-sifted-out = Ez a lap kikerül a játékból: { $card }.
monumental-log-automa-sifted-back = Ez a lap a dobópakliba kerül: { $card }.
monumental-log-automa-nexus = { $player } Nexusába kerül: { $card }.
monumental-log-automa-made-up = { $player } nem tudja végrehajtani ezt a sort: „{ $line }”; helyette { $n } arany.
monumental-log-automa-skipped = { $player } kihagy egy fizetős sort: „{ $line }”.
monumental-log-automa-ignored = { $player } figyelmen kívül hagyja ezt a sort: „{ $line }” ({ monumental-automa-ignored-because }).
monumental-automa-ignored-because = { $why ->
    [type] más típusú hadúrnak szól
    [reading] ennek a lapnak csak egy része számít
    [condition] a feltétele nem teljesül
   *[no_card] nincs több lap
}
monumental-log-automa-gold = { $player } { $n } aranyat kap.
monumental-log-automa-coast = { $player } { $n } aranyat kap { $provinces } part menti tartományért.
monumental-log-automa-gold-for-policies = { $player } { $n } aranyat kap { $policies } rendeletért.
monumental-log-automa-no-policy = { $player } minden rendeletét bevezette: helyette { $n } arany.
monumental-log-automa-developed = { $player } rendeletet vezet be: { $policy }{ monumental-automa-paid }.
monumental-automa-paid = { $paid ->
    [0] {""}
   *[other] {" "}{ monumental-for-price }
}
monumental-automa-because = { $why ->
    [terrain] {" "}(az egyformák közül a legalacsonyabb terep)
    [asked] {" "}(a jobbján ülő választott)
    [lot] {" "}(az egyformák közül sorsolással)
    [place] {" "}(az egyforma árúak közül a paklitól legtávolabbi)
    [name] {" "}(egyforma ár és hely: angol neve az ábécében az első)
   *[other] {""}
}
monumental-log-automa-took = { $player } lapot vesz el: { $card }{ monumental-automa-paid }{ monumental-automa-because }.
monumental-log-automa-took-all = { $player } elveszi: { $cards }.
monumental-log-automa-began = { $player } csodába kezd: { $card }{ monumental-automa-paid }{ monumental-automa-because }.
monumental-log-automa-completed = { $player } befejezi: { $card }{ monumental-automa-paid }.
monumental-log-automa-placed-wonder = { $card } ide kerül: { $tile }{ monumental-automa-because }.
monumental-log-automa-wonder-home = { $card } { $player } fővárosába kerül.
monumental-log-automa-conquered = { $player } meghódít egy { $whose ->
    [barbarians] barbár tartományt
    [city] szabadvárost
   *[nobody] üres tartományt
}: { $tile }{ monumental-automa-paid }{ monumental-automa-because }.
monumental-log-automa-conquered-from = { $player } tartományt hódít el: { $tile }, eddigi ura { $loser }{ monumental-automa-paid }{ monumental-automa-because }.
    .you-are-loser = { $player } tartományt hódít el tőled: { $tile }{ monumental-automa-paid }{ monumental-automa-because }.
monumental-log-automa-turned = A jelző megfordul. { $benefits } { $player } { $n } aranyat kap.
monumental-log-automa-explored = { $player } felfedezője ide lép: { $tile }, úti célja { $goal }{ monumental-automa-because }.
monumental-log-automa-crate = { $player } begyűjt egy termelésjelzőt.
monumental-log-automa-crates-sold = { $player } két termelésjelzőért { $n } aranyat kap.
monumental-log-automa-bargain = { $player } jelzőt vesz el innen: { $market }, és { $n } aranyat kap.
monumental-log-automa-markets-done = { $player } minden piacon járt: jelzői kikerülnek a játékból, felfedezői hazatérnek.
monumental-log-automa-hero = { $player } hőst vesz el: { $card }.

## Terminálon

monumental-show-automa = Automa: { monumental-automa-type }, nehézség: { $difficulty }, lap a pakliban: { $deck }, rejtett rendelet: { $policies }
monumental-show-automa-area = Játéktér: { $cards }
monumental-show-automa-discard = Automa-dobópakli: { $cards }
monumental-show-automa-nexus = Nexus: { $cards }
monumental-show-automa-card = Automa, { $card }:
monumental-show-automa-line = { $state ->
    [done] +
    [gold] $
    [skipped] -
    [ignored] .
    [now] >
   *[waiting] {" "}
} { $line }{ $why ->
    [fits] {""}
   *[other] {" "}({ monumental-automa-ignored-because })
}

# Aki először találkozik vele.
monumental-new-name-automa = Automa
monumental-new-automa = Az automa olyan civilizáció, amelyet egy kártyapakli irányít. Fordulójában, mindenki más után, két lapot csap fel, és soronként végrehajtja őket; amit nem tud végrehajtani, azért 2 aranyat kap, a más típusú hadurak sorai pedig nem számítanak. Fizetés nélkül vesz el mindent a fejlesztéssávról és a térképről, városa nincs, és úgy kap pontokat, mint bárki más, minden 3 aranyáért is egyet.
    .in-rounds = Az automa olyan civilizáció, amelyet egy kártyapakli irányít. Minden körben két lapját csapják fel; ezek sorait hajtja végre, amikor az emberek után ő következik, alkalmanként egyet. Amit nem tud végrehajtani, azért 2 aranyat kap, a más típusú hadurak sorai pedig nem számítanak. Fizetés nélkül vesz el mindent a fejlesztéssávról és a térképről, városa nincs, és úgy kap pontokat, mint bárki más, minden 3 aranyáért is egyet.
