## Heroes: their names and history, what is special about them, questions, answers and reasons.

monumental-option-heroes = Heroes
monumental-option-heroes-note = Not recommended for a first game.
monumental-option-heroes-false = without them
monumental-option-heroes-true = some lie among the cards

monumental-kind-other = Hero

monumental-card-tomyris = Tomyris
monumental-hero-history-tomyris = Queen of the Massagetae on the steppes of Asia, about 530 BC. She beat the army of Cyrus the Great, who had wanted her land.
monumental-card-hanno = Hanno
monumental-hero-history-hanno = Sailor of Carthage, about 500 BC. He led a fleet through the strait and far down the coast of Africa.
monumental-card-imhotep = Imhotep
monumental-hero-history-imhotep = Builder and physician of Egypt, about 2650 BC. The first pyramid of hewn stone is his.
monumental-card-saladin = Saladin
monumental-hero-history-saladin = Sultan of Egypt and Syria, 12th century. He took Jerusalem, and his enemies praised his mercy.
monumental-card-hildegard = Hildegard of Bingen
monumental-hero-history-hildegard = Abbess on the Rhine, 12th century. She wrote on plants, healing and visions, and made songs that are still sung.
monumental-card-zheng-he = Zheng He
monumental-hero-history-zheng-he = Admiral of China, about 1410. Seven times his great fleet crossed the Indian Ocean, to trade and to be seen.
monumental-card-yi-sun-sin = Yi Sun-sin
monumental-hero-history-yi-sun-sin = Admiral of Korea, about 1595. With armoured ships and few men he never lost a battle at sea.
monumental-card-nzinga = Nzinga
monumental-hero-history-nzinga = Queen of Ndongo and Matamba in Africa, 17th century. She held her land for decades, by treaties and by war.
monumental-card-sinan = Sinan
monumental-hero-history-sinan = Master builder of three sultans, 16th century. Hundreds of mosques, bridges and baths were built by his plans.
monumental-card-bolivar = Simón Bolívar
monumental-hero-history-bolivar = Leader of the wars of independence in South America, about 1820. He crossed the Andes with his army and freed five countries.
monumental-card-lakshmibai = Lakshmibai
monumental-hero-history-lakshmibai = Queen of Jhansi in India, 1857. She defended her fortress and then rode out to fight in the open.
monumental-card-curie = Marie Curie
monumental-hero-history-curie = Physicist and chemist from Poland, about 1900. She found two elements and was honoured twice with the Nobel Prize.

monumental-hero-deploy-own-province = Put this Hero on one of your Provinces.
monumental-hero-deploy-capital = Put this Hero on your Capital.
monumental-hero-deploy-warlord = Put this Hero on the tile where your Warlord stands.
monumental-hero-deploy-explorer = Put this Hero on a tile where one of your Explorers stands.
monumental-hero-deploy-card = This Hero stays on its card.
monumental-hero-attack = It is a Unit: it conquers, moves and holds land like a Soldier.
monumental-hero-defence = It adds { $n } to the defence of its Province.
monumental-hero-back-used = It returns to the row when its effect has been used { $n ->
    [one] once
   *[other] { $n } times
}.
monumental-hero-back-policy = It returns to the row when you develop a Policy.
monumental-hero-back-next-turn = It returns to the row at the end of your next turn.
    .in-rounds = It returns to the row at the end of the next round.

monumental-event-conquer-with-hero = When this Hero takes part in a conquest
monumental-rule-guard = Your Provinces next to this Hero have +{ $n } defence.
monumental-if-hero-stands-coastal = it stands on a coastal Province
monumental-if-hero-stands-capital = it stands on your Capital

monumental-question-deploy = Where do you put { $card }?
monumental-question-hero = { $tile } takes { monumental-units }. Does your Hero go?
monumental-question-move-unit-hero = Where does the Hero from { $tile } go?

monumental-label-acquire-hero = Acquire { $card }: { $goods }
monumental-label-stay = On its card
monumental-label-march-hero = Move the Hero from { $tile }: 1 Military
monumental-label-march-hero-for = Move the Hero from { $tile }: { $goods }
monumental-label-march-hero-free = Move the Hero from { $tile }
monumental-label-with-hero = With the Hero from { $tile }
monumental-label-without-hero = Without the Hero
monumental-label-remove-hero = The Hero of { $player } on { $tile }

monumental-does-acquire-hero = Acquire
monumental-note-hero-returns = Your present Hero, { $card }, returns to the row.

monumental-reason-hero-dear = { $card } costs { $goods }, and nothing but Gold pays a Hero: you are { $short } short.
monumental-reason-hero-once = You can acquire one Hero in a turn.
    .in-rounds = You can acquire one Hero in a round.
monumental-reason-hero-no-place = There is no tile now where you could put { $card }.
monumental-reason-hero-of-another = This Hero serves another player.
monumental-reason-hero-not-there = It cannot stand there. { $said }

monumental-log-hero-came = A Hero is in the row: { $card }.
monumental-log-hero-acquired = { $player } acquires the Hero { $card } { monumental-for-price }.
    .you-are-player = You acquire the Hero { $card } { monumental-for-price }.
monumental-log-hero-deployed = { $card } stands on { $tile }.
monumental-log-hero-returned = { $card } leaves { $player } and returns to the row.
    .you-are-player = { $card } leaves you and returns to the row.
monumental-log-lost-unit-hero = The Hero of { $player } is driven out of { $tile }.
    .you-are-player = Your Hero is driven out of { $tile }.
monumental-log-moved-hero = { $player } moves the Hero from { $origin } to { $tile } { monumental-for-price }.
    .you-are-player = You move your Hero from { $origin } to { $tile } { monumental-for-price }.

monumental-show-heroes = Heroes, the oldest first: { $cards }
monumental-show-hero = {"   "}Hero: { $card }
monumental-show-hero-at = {"   "}Hero: { $card }, on { $tile }

# For whoever meets it for the first time.
monumental-new-heroes = Heroes come up among the Development cards and wait in a row above the display. Once a turn you may acquire one for Gold. You have one at most: it defends its Province, some fight, and it returns to the row when its card says so.
    .in-rounds = Heroes come up among the Development cards and wait in a row above the display. Once a round you may acquire one for Gold. You have one at most: it defends its Province, some fight, and it returns to the row when its card says so.
