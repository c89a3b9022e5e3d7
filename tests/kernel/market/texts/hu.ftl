market-name = Piac

market-category-coins = Érmék
market-category-fame = Hírnév

market-option-rounds = Fordulók
market-option-dice = Kocka
market-option-dice-true = van
market-option-dice-false = nincs
market-option-deck = Pakli
market-option-deck-short = rövid
market-option-deck-long = hosszú

market-good-wool = gyapjú
market-good-silk = selyem
market-good-gold = arany
market-worth = Ennyiért adható el: { $coins }.

market-ask-turn =
    { $actions ->
        [0] Nincs több akciód.
       *[other] Még { $actions } akciód van.
    }
market-ask-effects = Melyik hatás legyen az első?
market-ask-offered = Megveszed { AZ($good) } { $good } árut?

market-sell = Eladás: { $good }
market-offer = Felkínálás: { $good }, vevő: { $to }
market-draw = Áru húzása
market-roll = Kockadobás
market-end = A köröd vége
market-double = Legfeljebb két érme duplázása
market-fame = Egy érme a hírnévért
market-accept = Megveszem
market-refuse = Nem veszem meg

market-question-over = A játék véget ért.

market-reason-over = A játék véget ért.
market-reason-not-asked = Most más a kérdés: { $question }
market-reason-no-actions = Nincs több akciód.
market-reason-no-good = Ebből nincs semmid.
market-reason-no-player = Ennek a kereskedőnek semmit sem kínálhatsz.
market-reason-no-deck = Nincs mit húzni.
market-reason-no-die = Ebben a játékban nincs kocka.
market-reason-no-effect = Ez a hatás már megvolt.

market-log-sold = { $player } eladja: { $good }.
market-log-offered = { $player } felkínálja: { $good }, vevő: { $to }.
market-log-drew = { $player } árut húz.
market-log-drew-own = Ezt húztad: { $good }.
market-log-rolled = { $player } dobása { $die }, kap { $coins } érmét.
market-log-double = { $player } { $coins } érmét kap a duplázásért.
market-log-fame = { $player } { $coins } érmét ad a hírnévért.
market-log-ended = { $player } befejezi a kört.
market-log-accept = { $player } megveszi: { $good }.
market-log-refuse = { $player } nem kéri: { $good }.
