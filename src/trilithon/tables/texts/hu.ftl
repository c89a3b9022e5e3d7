# Asztal: tanácsok, napló, elutasítások, búcsú.

hint-better = Számítása szerint kb. { $points } ponttal jobb, mint ez: „{ $other }”.
hint-close = Nagyjából ugyanilyen jó lenne: „{ $other }”.

table-took-back = { $player } visszavont { $n } lépést.
    .you-are-player = Visszavontál { $n } lépést.
table-agent-plays = { $player } helyett mostantól a gép játszik: { $level }.
    .you-are-player = Helyetted mostantól a gép játszik: { $level }.
table-owner-plays = { $player } ismét maga játszik.
    .you-are-player = Ismét te játszol.

refused-nobody = Ennél az asztalnál minden helyen maga a játék játszana: legalább egy hely azé, aki leül ide.
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
