## Amit a kliens maga mond a lovakról. A nevek, hatások és szabályok a modul saját szövegeiből jönnek.

monumental-ui-horses-title = Lovak
monumental-ui-horses = { $n ->
    [0] Nincs ló
   *[other] { $n } ló
}
monumental-ui-horses-left = { $n ->
    [0] a készletben nincs több
   *[other] a készletben még { $n }
}
monumental-ui-horses-about = Minden lovas egység 1 védelmet ad a tartományához. A ló együtt mozog vele, de elvész, ha az egységet hazaűzik.
monumental-ui-horses-words = Lovas egységek: { $where }
monumental-ui-horses-on = { $tile } { $n }
monumental-ui-mounted-warlord = a hadúr lovas
monumental-ui-mounted-hero = a hős lovas
monumental-ui-tile-horses = { $n } lovas egység
monumental-ui-defence-horses = lovak { $n }
monumental-ui-defence-horse_guard = lovasokat segítő rendelet { $n }
