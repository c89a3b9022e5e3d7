# Üzenetek, amelyek egyik játékhoz sem tartoznak külön.

seat = { $number }. játékos

list-none = semmi
list-two = { $first } és { $last }
list-more = { $first }, { $rest }

undo-nothing = Nincs olyan lépésed, amelyet visszavonhatnál.
undo-revealed = Azóta valami rejtett dolog kiderült, vagy a véletlen döntött; ezt nem lehet visszavonni.
undo-others = Azóta már döntött: { $player }.

hint-better = Számítása szerint kb. { $points } ponttal jobb, mint ez: „{ $other }”.
hint-close = Nagyjából ugyanilyen jó lenne: „{ $other }”.

# -- az ellenfelek szintjei ------------------------------------------------------------------------

level-wanderer = Vándor
level-wanderer-about = Azt teszi, ami éppen eszébe jut. Ismerkedéshez jó.
level-apprentice = Tanonc
level-apprentice-about = Azt lépi, ami azonnal jónak látszik, és nem gondol arra, mi jön utána.
level-mason = Kőműves
level-mason-about = Minden akciót végig megtervez. Méltó ellenfél.
level-architect = Építész
level-architect-about = Minden döntés előtt több száz folytatást próbál végig. A legerősebb ellenfelünk.

# -- asztal: napló, elutasítások, búcsú -------------------------------------------------------------

table-took-back = { $player } visszavont { $n } lépést.
    .you-are-player = Visszavontál { $n } lépést.
table-agent-plays = { $player } helyett mostantól a gép játszik: { $level }.
    .you-are-player = Helyetted mostantól a gép játszik: { $level }.
table-owner-plays = { $player } ismét maga játszik.
    .you-are-player = Ismét te játszol.

refused-not-yours = Ez nem a te helyed.
refused-not-your-turn = Nem te következel; most dönt: { $player }.
refused-agent-plays = Itt a gép játszik; előbb vedd vissza a helyet.
refused-not-yet = A játék akkor kezdődik, amikor mindenki megjött.
refused-stale = Az asztal közben megváltozott; nézd meg újra.
refused-illegal = Ez most nem játszható: „{ $move }”.
refused-over = A játék véget ért.
refused-unknown = Ilyen nincs ezen az asztalon.
refused-thinking-failed = Most nem sikerült tanácsot adni.
refused-too-fast = Ez túl gyors volt; várj egy pillanatot.
refused-broken = Valami hiba van ebben a játékban; semmi sem változott, és a szerver naplója feljegyezte.

goodbye-later = Az asztalt elrakjuk; egy pillanat múlva újra itt lesz.
goodbye-key = Ez a link már nem érvényes.
