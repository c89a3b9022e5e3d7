## What the client says itself about Horses. Names, effects and rules come from the module's own texts.

monumental-ui-horses-title = Horses
monumental-ui-horses = { $n ->
    [0] No Horse
    [one] 1 Horse
   *[other] { $n } Horses
}
monumental-ui-horses-left = { $n ->
    [0] none left in the supply
   *[other] { $n } left in the supply
}
monumental-ui-horses-about = A mounted Unit adds 1 to the defence of its Province. Its Horse moves with it, and is lost if it is driven home.
monumental-ui-horses-words = Mounted Units: { $where }
monumental-ui-horses-on = { $tile } { $n }
monumental-ui-mounted-warlord = Warlord mounted
monumental-ui-mounted-hero = Hero mounted
monumental-ui-tile-horses = { $n ->
    [one] 1 Unit mounted
   *[other] { $n } Units mounted
}
monumental-ui-defence-horses = Horses { $n }
monumental-ui-defence-horse_guard = Policy for mounted Units { $n }
