# Amit a szerver mond, ha nem teheti meg, amit kértek tőle. A kliens változatlanul mutatja.

web-malformed = A szerver ezt nem értette: { $what }
web-sentences = { $first } { $rest }
web-too-large = Ez túl hosszú: legfeljebb { $limit } bájt lehet.
web-too-fast = Ez egyszerre túl sok volt. Várj egy kicsit, és próbáld újra.
web-too-many = Túl sok kapcsolat van nyitva. Próbáld meg kicsit később.
web-foreign = Ezt csak ennek a szervernek az oldalai tehetik meg.
web-no-page = Nincs ilyen oldal.
web-no-table = Nincs ilyen asztal. Talán hiányzik egy betű a linkből.
web-wrong-key = Ez a link nem ad helyet ennél az asztalnál.
web-no-game = Nincs ilyen játék.
web-no-book = Ezek a szövegek már nincsenek itt. Töltsd be újra az oldalt.
web-not-allowed = Ezt itt nem lehet.
web-not-over = A jegyzőkönyv a játék végén látható.
web-not-ready = A szerver éppen indul vagy leáll. Próbáld újra egy pillanat múlva.
web-broken = Hiba történt a szervern. Lehet, hogy az utolsó lépésed nem történt meg.
web-closing = A szerver újraindul; az asztal mindjárt visszajön.
web-slow = A kapcsolat túl lassú volt. Magától újra felépül.
web-no-hello = Túl sokáig nem érkezett üzenet.
web-broken-table = Ezt az asztalt más szabályokkal kezdték, mint amelyek itt telepítve vannak; nem folytatható.
