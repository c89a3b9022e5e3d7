## Folyamatos játék: körök, amelyekben mindenki felváltva cselekszik.

monumental-option-continuous = Folyamatos játék
monumental-option-continuous-note = Mindenki aktiválja a városát, aztán felváltva, egyszerre egy akciót hajtotok végre: senki sem vár sokat.
monumental-option-continuous-false = egész fordulók egymás után
monumental-option-continuous-true = felváltva, egyszerre egy akció
monumental-option-cont_activation = Folyamatos játék: aktiválás
monumental-option-cont_activation-in_order = egymás után
monumental-option-cont_activation-simultaneous = titokban, egyszerre
monumental-option-cont_display = Folyamatos játék: fejlesztéssáv
monumental-option-cont_display-wide = egyetlen hosszú sor, körönként néhány lap elmegy
monumental-option-cont_display-base = mint az alapjátékban

monumental-question-slot = Hajts végre egy akciót, vagy passzolj: akkor ebben a körben nincs több akciód!
monumental-question-slot-taken = Az akciód megvan. Ha akarsz, válts még jelzőket erőforrásra, aztán fejezd be!
monumental-question-choose-secretly = Melyik sort és melyik oszlopot aktiválod? Mindenki egyszerre, titokban választ.

monumental-label-end-slot = Az akció befejezése
monumental-label-leave-round = Passz: ebben a körben nincs több akciód

monumental-does-choose-secretly = Választás

monumental-reason-slot-taken = Az akciódat már végrehajtottad; a következő akkor jön, amikor újra rád kerül a sor.
monumental-reason-conquered-already = Ezt a tartományt ebben a körben már meghódítottad; másodszor ingyen nem hódíthatod meg.
monumental-reason-other-explorer = Most egy másik felfedeződ lépett; csak az vehet fel valamit.

monumental-log-round = { $n }. kör: { $player } előtt van az I. kor lapja, ő az első.
    .you-are-player = { $n }. kör: előtted van az I. kor lapja, te vagy az első.
monumental-log-passed = { $player } passzol, ebben a körben nem hajt végre több akciót.
    .you-are-player = Passzolsz, ebben a körben nem hajtasz végre több akciót.
monumental-log-last-card-of-rounds = Az utolsó fejlesztéslap is a fejlesztéssávra került: még egy kör van hátra.

monumental-show-rotation = { $phase ->
    [activation] Aktiválás
    [actions] Akciók
   *[replenishment] Feltöltés
}, ebben a sorrendben: { $order }
monumental-show-passed = Passzolt: { $players }
monumental-show-quota = Ebben a körben elvett lapok: { $taken }; legalább { $quota } elhagyja a fejlesztéssávot

monumental-new-continuous = A játék körökben folyik. Mindenki aktivál egy sort és egy oszlopot, aztán felváltva hajtotok végre egy-egy akciót, amíg mindenki nem passzolt. Az erőforrások és a felhasznált hatások a kör végéig maradnak; a városok és a fejlesztéssáv csak akkor töltődnek fel.
