## Szörnyek: a nevük, egy sor mindegyikről, és ami a lapjukon áll.

monumental-monster-mogwai = Mogwai
monumental-monster-mogwai-lore = Kínai mesék szelleme, amely megtorolja a régi kegyetlenséget; kivárja, míg áldozata egyedül marad.
monumental-monster-kraken = Kraken
monumental-monster-kraken-lore = Északi hajósok szigetről meséltek, amely elsüllyedt a partra szállók alatt: ez a szörny volt az.
monumental-monster-minotaur = Minótaurosz
monumental-monster-minotaur-lore = Félig bika, félig ember, Kréta labirintusába zárva. Sokan indultak be, hogy megtalálják.
monumental-monster-wendigo = Wendigo
monumental-monster-wendigo-lore = Az algonkin népek szerint az északi tél éhsége; egyszerre csak egyvalakit visz el.
monumental-monster-hydra = Hüdra
monumental-monster-hydra-lore = A lernai kígyó: minden levágott feje helyén kettő nőtt. Sereggel nem sokra mentek ellene.
monumental-monster-yacumama = Yacumama
monumental-monster-yacumama-lore = A vizek anyja, az Amazonas kígyója: magába szippantja, aki a part közelébe jön.
monumental-monster-humbaba = Humbaba
monumental-monster-humbaba-lore = A cédruserdő őre, akivel Gilgames is találkozott. Váltságdíjat szed, vagy azt, amit az emberek építettek.
monumental-monster-tarasque = Tarasque
monumental-monster-tarasque-lore = Teknőcpáncélú sárkány, a Rhône rettegett ura, míg egy ének meg nem szelídítette.
monumental-monster-sphinx = Szfinx
monumental-monster-sphinx-lore = Théba előtt minden utazónak ugyanazt a rejtvényt adta fel, és nem eresztette, aki nem tudta a választ.
monumental-monster-baku = Baku
monumental-monster-baku-lore = Japán lény, amely a teremtés maradékaiból lett. Rossz álmokat eszik, s ha éhes marad, a jókat is.
monumental-monster-fafnir = Fáfnir
monumental-monster-fafnir-lore = Az északi mondák törpéje, aki addig feküdt az aranyán, míg sárkánnyá nem vált.
monumental-monster-rakshasa = Ráksasza
monumental-monster-rakshasa-lore = Az indiai eposzok alakváltója, aki lakomákat dúl fel, és elragadja, ami drága.

monumental-monster-in-water = A legközelebbi vízen jelenik meg; a mellette lévő tartományból győzheti le egy felfedező.
monumental-monster-dear-conquer = { $where ->
    [here] A tartományának
    [near] A mellette lévő tartományok
   *[around] A tartományának és a mellette lévőknek
} meghódítása { $n } hadászattal drágább.
monumental-monster-dear-step = { $where ->
    [here] A tartományába
    [near] A mellette lévő tartományokba
   *[around] A tartományába és a mellette lévőkbe
} lépni egy felfedezővel { $n } hadászattal drágább.
monumental-monster-dear-move = { $where ->
    [here] A tartományába
    [near] A mellette lévő tartományokba
   *[around] A tartományába és a mellette lévőkbe
} mozgatni egy egységet { $n } hadászattal drágább.
monumental-monster-forbids-outpost = { $where ->
    [here] A tartományában
    [near] A mellette lévő tartományokban
   *[around] A tartományában és a mellette lévőkben
} nem lehet előőrsöt építeni.
monumental-monster-forbids-progress = Aki a tartományát uralja, nem végezhet tudományos haladást.
monumental-monster-attack = Támadás: { $effects }.
monumental-monster-defeat = Legyőzése: fizess { $goods }; utána { $effects }.

monumental-attack-strike-province = { $where ->
    [here] a szörny tartománya
    [near] minden tartomány a szörny mellett
    [around] a szörny tartománya és minden szomszédja
    [coastal] minden part menti tartomány
    [crowded] minden tartomány, ahol legalább 3 egység van,
   *[everywhere] minden tartomány
} { $n } egységet veszít
monumental-attack-strike-player = minden játékos { $n } egységet veszít { $where ->
    [here] a szörny tartományából
    [near] egy szörny melletti tartományából
    [around] a szörny tartományából vagy mellőle
    [coastal] egy part menti tartományából
    [crowded] egy legalább 3 egységes tartományából
   *[everywhere] egy tartományából
}, a saját választása szerint
monumental-attack-strike-lone = minden tartományban, ahol egyetlen katona áll hadúr és előőrs nélkül, ez a katona elpusztul
monumental-attack-wreck = elpusztul egy csoda { $where ->
    [here] a szörny tartományában
    [near] a szörny mellett
   *[around] a szörny tartományában vagy mellette
}
monumental-attack-forget = { $who ->
    [controller] aki a szörny tartományát uralja,
    [neighbours] minden játékos, akinek ott vagy mellette tartománya van,
   *[all] minden játékos
} elveszíti egy általa választott tudását
monumental-attack-rob = { $who ->
    [controller] aki a szörny tartományát uralja,
    [neighbours] minden játékos, akinek ott vagy mellette tartománya van,
   *[all] minden játékos
} { $goods } veszít

monumental-do-policy-bonuses = szerezd meg minden rendeleted egyszeri hatását

monumental-option-monsters = Szörnyek
monumental-option-monsters-note = Első játékhoz nem ajánlott.
monumental-option-monsters-0 = nélkülük
monumental-option-monsters-1 = 1
monumental-option-monsters-2 = 2
monumental-option-monsters-3 = 3
monumental-option-monsters-4 = 4 (több az ajánlottnál)
monumental-option-monsters-5 = 5 (több az ajánlottnál)
monumental-option-monsters-6 = 6 (több az ajánlottnál)
monumental-option-monsters-7 = 7 (több az ajánlottnál)
monumental-option-monsters-8 = 8 (több az ajánlottnál)
monumental-option-monsters-9 = 9 (több az ajánlottnál)
monumental-option-monsters-10 = 10 (több az ajánlottnál)
monumental-option-monsters-11 = 11 (több az ajánlottnál)
monumental-option-monsters-12 = 12 (több az ajánlottnál)

monumental-category-monsters = Szörnyek

monumental-show-monsters-hidden = Még rejtőző szörnyek: { $n }
monumental-show-monster = { $monster } itt: { $tile }; helye a sávon { $position }, { $n } körvég múlva támad
monumental-show-defeated = Legyőzve: { $monsters }

monumental-question-surface = Hol jelenjen meg: { $monster }?
monumental-question-lose-units = { $monster } elpusztítja { $n ->
    [one] egy egységedet
   *[other] { $n } egységedet
} itt: { $tile }. Melyiket?
monumental-question-lose-somewhere = { $monster } elpusztítja { $n ->
    [one] egy egységedet
   *[other] { $n } egységedet
}. Melyiket?
monumental-question-lose-knowledge = { $monster } elpusztítja egyik tudásodat. Melyikről mondasz le?
monumental-question-wreck = { $monster } elpusztít egy csodát. Melyiket?
monumental-question-attack-choice = { $monster } támad. Mi történjen?

monumental-label-surface = Itt: { $tile }
monumental-label-forget = Lemondok erről: { $card }
monumental-label-wreck = { $card } itt: { $tile }
monumental-label-defeat = { $monster } legyőzése: { $goods }
monumental-does-defeat = Legyőzés

monumental-reason-not-struck = Itt nem éri egységedet a szörny.
monumental-reason-not-wrecked = Itt nincs csoda, amelyet a szörny elérne.
monumental-reason-not-nearest-water = Nem ez a legközelebbi víz.
monumental-reason-monster-far = Egyik felfedeződ sincs a szörny tartományában.
monumental-reason-monster-far-water = Egyik felfedeződ sincs a szörny melletti tartományban.
monumental-reason-defeat-dear = Legyőzése { $goods }: az aranyaddal együtt is hiányzik { $short }.
monumental-reason-monster-dear = { $said } Szörny miatt { $n } hadászattal drágább.
monumental-reason-monster-outpost = { $monster } túl közel van: itt nem lehet előőrsöt építeni.
monumental-reason-monster-progress = { $monster } egyik tartományodban van: amíg ott marad, nem végezhetsz tudományos haladást.

monumental-log-monsters-hidden = { $n ->
    [0] Egy szörny sem rejtőzik ezen a térképen
    [one] Egy szörny rejtőzik ezen a térképen
   *[other] { $n } szörny rejtőzik ezen a térképen
}{ $missing ->
    [0] .
   *[other] ; { $missing } nem fért el.
}
monumental-log-monster-appears = { $monster } felbukkan itt: { $tile }.
monumental-log-monster-attacks = { $monster } támad.
monumental-log-robbed = { $player } { $goods } veszít.
    .you-are-player = { $goods } veszítesz.
monumental-log-wrecked = { $card } elpusztul itt: { $tile }. { $player } építette.
    .you-are-player = Elpusztul a csodád itt: { $tile }: { $card }.
monumental-log-forgot = { $player } lemond erről: { $card }. A lap elpusztul.
    .you-are-player = Lemondasz erről: { $card }. A lap elpusztul.
monumental-log-defeated = { $player } legyőzi: { $monster } { monumental-for-price }.
    .you-are-player = Legyőzöd: { $monster } { monumental-for-price }.

# Azoknak, akik először találkoznak vele.
monumental-new-name-monsters = Szörnyek
monumental-new-monsters = Néhány 2-es barbárjelző alatt szörny rejtőzik. Akkor bukkan elő, amikor meghódítják a tartományát, és a hódítók felét elűzi. Ezután minden forduló végén továbblép a sávján, és a végén támad. A tartományában álló felfedeződdel legyőzheted, a lapján álló áron.
    .in-rounds = Néhány 2-es barbárjelző alatt szörny rejtőzik. Akkor bukkan elő, amikor meghódítják a tartományát, és a hódítók felét elűzi. Ezután minden kör végén továbblép a sávján, és a végén támad. A tartományában álló felfedeződdel legyőzheted, a lapján álló áron.
