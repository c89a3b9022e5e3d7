## Amit a kliens maga mond a folyamatos játékról. A kérdések, akciók és szabályok a modul saját szövegeiből jönnek.

monumental-ui-rotation = A kör sorrendje
monumental-ui-rotation-order = Ebben a sorrendben: { $players }.
monumental-ui-rotation-passed = Passzolt: { $players }.
monumental-ui-rotation-chosen = Titokban választott: { $players }.
monumental-ui-own-choice = Ezt választottad: { $row } sor, { $column }. oszlop.
monumental-ui-own-choice-why = Senki más nem látja. Amíg nem választott mindenki, visszavonhatod, és választhatsz mást.
monumental-ui-withdraw = Mégis mást választok
monumental-ui-stand-passed = { $player } passzolt
    .you-are-player = Passzoltál
monumental-ui-stand-slot = Most { $player } következik
    .you-are-player = Te jössz
monumental-ui-stand-chosen = { $player } választott
    .you-are-player = Választottál
monumental-ui-stand-choosing = { $player } választ
    .you-are-player = Te választasz
monumental-ui-stand-waiting = { $player }
    .you-are-player = Te
monumental-ui-passed = passzolt
monumental-ui-has-passed = Ebben a körben passzolt.
monumental-ui-era-holder-why = Előtte van az I. kor lapja, ebben a körben ő az első.
monumental-ui-explorer-used = { CAPITAL(AZ($n)) } { $n }. felfedező ebben a körben már felvett valamit.
monumental-ui-quota = Távozott: { $taken }/{ $quota }
monumental-ui-quota-why = Ebben a körben a fejlesztéssávról elkerült lapok: { $taken }. Ha { $quota } lapnál kevesebb megy el, a kör végén a legrégebbieket el kell dobni.
monumental-ui-last-round-why = Ez az utolsó kör: amikor már mindenki passzolt, a játéknak vége.
monumental-ui-moment-last-round = Jön az utolsó kör
