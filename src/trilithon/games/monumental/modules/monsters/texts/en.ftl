## Monsters: their names, a line about each, and what their cards say.

monumental-monster-mogwai = Mogwai
monumental-monster-mogwai-lore = In Chinese tales a spirit that repays old cruelty; it waits until its victim is alone.
monumental-monster-kraken = Kraken
monumental-monster-kraken-lore = Northern sailors told of an island that sank under those who landed on it: it was this beast.
monumental-monster-minotaur = Minotaur
monumental-monster-minotaur-lore = Half bull, half man, shut up in the labyrinth of Crete. Many went in to find it.
monumental-monster-wendigo = Wendigo
monumental-monster-wendigo-lore = The hunger of the northern winter, say the Algonquian peoples; it takes one at a time.
monumental-monster-hydra = Hydra
monumental-monster-hydra-lore = The serpent of Lerna: for each head cut off it grew two. An army was of little use.
monumental-monster-yacumama = Yacumama
monumental-monster-yacumama-lore = Mother of the waters, a serpent of the Amazon that draws in whoever comes near the bank.
monumental-monster-humbaba = Humbaba
monumental-monster-humbaba-lore = Guardian of the Cedar Forest, whom Gilgamesh met. It takes a ransom, or what men have built.
monumental-monster-tarasque = Tarasque
monumental-monster-tarasque-lore = A dragon with the shell of a turtle that haunted the Rhône until a song tamed it.
monumental-monster-sphinx = Sphinx
monumental-monster-sphinx-lore = It asked every traveller before Thebes one riddle, and let nobody pass who could not answer.
monumental-monster-baku = Baku
monumental-monster-baku-lore = In Japan a creature made of leftovers of creation. It eats bad dreams, and if still hungry, good ones.
monumental-monster-fafnir = Fafnir
monumental-monster-fafnir-lore = A dwarf of the Norse sagas who lay on his gold until he was a dragon.
monumental-monster-rakshasa = Rakshasa
monumental-monster-rakshasa-lore = A shape-changer of Indian epics who breaks up feasts and carries off what is dear.

monumental-monster-in-water = It appears in the nearest Water; an Explorer in a Province next to it can defeat it.
monumental-monster-dear-conquer = The conquest of { $where ->
    [here] its Province
    [near] a Province next to it
   *[around] its Province or one next to it
} costs { $n } Military more.
monumental-monster-dear-step = A step of an Explorer into { $where ->
    [here] its Province
    [near] a Province next to it
   *[around] its Province or one next to it
} costs { $n } Military more.
monumental-monster-dear-move = To move a Unit into { $where ->
    [here] its Province
    [near] a Province next to it
   *[around] its Province or one next to it
} costs { $n } Military more.
monumental-monster-forbids-outpost = No Outpost can be built in { $where ->
    [here] its Province
    [near] Provinces next to it
   *[around] its Province and those next to it
}.
monumental-monster-forbids-progress = Whoever controls its Province cannot make scientific progress.
monumental-monster-attack = Attack: { $effects }.
monumental-monster-defeat = Defeat: pay { $goods }; then { $effects }.

monumental-attack-strike-province = { $where ->
    [here] the Monster's Province loses
    [near] each Province next to the Monster loses
    [around] the Monster's Province and each one next to it lose
    [coastal] each coastal Province loses
    [crowded] each Province with 3 Units or more loses
   *[everywhere] each Province loses
} { monumental-units }
monumental-attack-strike-player = each player loses { monumental-units } of their choice { $where ->
    [here] in the Monster's Province
    [near] in a Province next to the Monster
    [around] in the Monster's Province or next to it
    [coastal] in a coastal Province
    [crowded] in a Province with 3 Units or more
   *[everywhere] in a Province
}
monumental-attack-strike-lone = in each Province with a single Soldier and no Warlord and no Outpost this Soldier is destroyed
monumental-attack-wreck = a Wonder { $where ->
    [here] in the Monster's Province
    [near] next to the Monster
   *[around] in the Monster's Province or next to it
} is destroyed
monumental-attack-forget = { $who ->
    [controller] whoever controls the Monster's Province loses
    [neighbours] each player with a Province there or next to it loses
   *[all] each player loses
} a Knowledge of their choice
monumental-attack-rob = { $who ->
    [controller] whoever controls the Monster's Province loses
    [neighbours] each player with a Province there or next to it loses
   *[all] each player loses
} { $goods }

monumental-do-policy-bonuses = gain the one-off effects of all your Policies

monumental-option-monsters = Monsters
monumental-option-monsters-note = Not recommended for a first game.
monumental-option-monsters-0 = none
monumental-option-monsters-1 = 1
monumental-option-monsters-2 = 2
monumental-option-monsters-3 = 3
monumental-option-monsters-4 = 4 (more than recommended)
monumental-option-monsters-5 = 5 (more than recommended)
monumental-option-monsters-6 = 6 (more than recommended)
monumental-option-monsters-7 = 7 (more than recommended)
monumental-option-monsters-8 = 8 (more than recommended)
monumental-option-monsters-9 = 9 (more than recommended)
monumental-option-monsters-10 = 10 (more than recommended)
monumental-option-monsters-11 = 11 (more than recommended)
monumental-option-monsters-12 = 12 (more than recommended)

monumental-category-monsters = Monsters

monumental-show-monsters-hidden = Monsters still hidden: { $n }
monumental-show-monster = { $monster } on { $tile }: position { $position }, attacks in { $n ->
    [one] 1 turn end
   *[other] { $n } turn ends
}
monumental-show-defeated = Defeated: { $monsters }

monumental-question-surface = Where does { $monster } appear?
monumental-question-lose-units = { $monster } destroys { $n ->
    [one] one of your Units
   *[other] { $n } of your Units
} on { $tile }. Which?
monumental-question-lose-somewhere = { $monster } destroys { $n ->
    [one] one of your Units
   *[other] { $n } of your Units
}. Which?
monumental-question-lose-knowledge = { $monster } destroys one of your Knowledge cards. Which do you give up?
monumental-question-wreck = { $monster } destroys a Wonder. Which?
monumental-question-attack-choice = { $monster } attacks. What happens?

monumental-label-surface = On { $tile }
monumental-label-forget = Give up { $card }
monumental-label-wreck = { $card } on { $tile }
monumental-label-defeat = Defeat { $monster }: { $goods }
monumental-does-defeat = Defeat

monumental-reason-not-struck = The Monster does not hit a Unit of yours here.
monumental-reason-not-wrecked = There is no Wonder here that the Monster reaches.
monumental-reason-not-nearest-water = This is not the nearest Water.
monumental-reason-monster-far = None of your Explorers is in the Monster's Province.
monumental-reason-monster-far-water = None of your Explorers is in a Province next to the Monster.
monumental-reason-defeat-dear = To defeat it costs { $goods }: you are { $short } short, even with your Gold.
monumental-reason-monster-dear = { $said } A Monster makes it { $n } Military dearer.
monumental-reason-monster-outpost = { $monster } is too near: no Outpost can be built here.
monumental-reason-monster-progress = { $monster } is in a Province of yours: as long as it is there you make no scientific progress.

monumental-log-monsters-hidden = { $n ->
    [0] No Monster hides on this map
    [one] A Monster hides on this map
   *[other] { $n } Monsters hide on this map
}{ $missing ->
    [0] .
    [one] ; there was no room for 1 more.
   *[other] ; there was no room for { $missing } more.
}
monumental-log-monster-appears = { $monster } appears on { $tile }.
monumental-log-monster-attacks = { $monster } attacks.
monumental-log-robbed = { $player } loses { $goods }.
    .you-are-player = You lose { $goods }.
monumental-log-wrecked = { $card } on { $tile } is destroyed; { $player } had built it.
    .you-are-player = Your { $card } on { $tile } is destroyed.
monumental-log-forgot = { $player } gives up { $card }; it is destroyed.
    .you-are-player = You give up { $card }; it is destroyed.
monumental-log-defeated = { $player } defeats { $monster } { monumental-for-price }.
    .you-are-player = You defeat { $monster } { monumental-for-price }.

# For whoever meets it for the first time.
monumental-new-name-monsters = Monsters
monumental-new-monsters = Under some Barbarian tokens of value 2 a Monster hides. It comes out when its Province is conquered and drives half of the conquerors away. Then it moves along its track at the end of every turn, and attacks at its end. An Explorer in its Province can defeat it for the price on its card.
    .in-rounds = Under some Barbarian tokens of value 2 a Monster hides. It comes out when its Province is conquered and drives half of the conquerors away. Then it moves along its track at the end of every round, and attacks at its end. An Explorer in its Province can defeat it for the price on its card.
