## Mogulok: lapjaik és rendeleteik, és hogy ezek hová kerülnek.

monumental-civilization-mughals = Mogulok
monumental-warlord-mughals = Akbar
monumental-card-imperial-mint = Birodalmi pénzverde
monumental-card-miniature-painting = Miniatúrafestészet
monumental-policy-karkhanas = Császári műhelyek
monumental-policy-house-of-translations = Fordítók háza
monumental-policy-mansabdars = Manszabdárok
monumental-policy-peace-with-all = Béke mindenkivel
monumental-policy-grand-trunk-road = Nagy hadiút

monumental-if-has-active-policies = { $n ->
    [one] van aktív rendeleted
   *[other] legalább { $n } aktív rendeleted van
}
monumental-each-active-policies = { $n ->
    [one] minden aktív rendeleted után
   *[other] minden { $n } aktív rendeleted után
}
monumental-do-copy-policy = másold le egyik aktív rendeletedet

monumental-line-row = { $name } sor
monumental-line-column = { $name }. oszlop

monumental-question-attach = Városod melyik sorához vagy oszlopához csatolod ezt a rendeletet: { $policy }?
monumental-question-copy-policy = Melyik aktív rendeletedet másolod?
monumental-label-attach = Ide: { $line }

monumental-reason-line-taken = Itt már ez a rendelet van: { $policy }. Egy sorhoz vagy oszlophoz csak egy csatolható.
monumental-reason-policy-stays = Ez a rendelet ott marad, ahová csatoltad: { $policy } ({ $line }).
monumental-reason-policy-idle = Ebben a fordulóban nem aktiváltad azt a sort vagy oszlopot, amelyhez ez a rendelet tartozik: { $policy } ({ $line }).
    .in-rounds = Ebben a körben nem aktiváltad azt a sort vagy oszlopot, amelyhez ez a rendelet tartozik: { $policy } ({ $line }).
monumental-reason-policy-fresh = Ezt a rendeletet ebben a fordulóban csatoltad ide: { $policy } ({ $line }). Akkor lesz aktív, amikor legközelebb aktiválod.
    .in-rounds = Ezt a rendeletet ebben a körben csatoltad ide: { $policy } ({ $line }). Akkor lesz aktív, amikor legközelebb aktiválod.

monumental-log-attached = { $player } rendeletet csatol a városához: { $policy } ({ $line }).
    .you-are-player = Rendeletet csatolsz a városodhoz: { $policy } ({ $line }).
monumental-log-policies-activated = { $player } aktivál { $n ->
    [one] egy rendeletet
   *[other] { $n } rendeletet
}: { $policies }.
    .you-are-player = Aktiválsz { $n ->
    [one] egy rendeletet
   *[other] { $n } rendeletet
}: { $policies }.

monumental-show-lines = {"   "}Rendeletek soronként és oszloponként: { $policies }
monumental-show-line = { $line } { $policy }
monumental-show-line-active = { $line } { $policy } (aktív)

# Azoknak, akik először találkoznak vele.
monumental-new-mughals = A mogulok minden rendeletüket a városuk egyik sorához vagy oszlopához csatolják. Abban a fordulóban aktív, amelyben azt aktiválják, így egyszerre két rendelet is aktív lehet; mások fordulójában egy sem az.
    .in-rounds = A mogulok minden rendeletüket a városuk egyik sorához vagy oszlopához csatolják. Abban a körben aktív, amelyben azt aktiválják, így egyszerre két rendelet is aktív lehet.
