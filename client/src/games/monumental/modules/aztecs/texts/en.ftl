## What the client says itself about the altar. Names, effects and rules come from the module's own texts.

monumental-ui-altar = Altar
monumental-ui-altar-ready = { $n ->
    [0] no Soldier on the Capital
    [one] 1 Soldier on the Capital
   *[other] { $n } Soldiers on the Capital
}
monumental-ui-altar-about = Soldiers of the Capital can be sacrificed for effects. They are no Units until an effect returns them.
monumental-ui-altar-now = Sacrificed: { $n }. Soldiers on the Capital, who could follow: { $ready }.
monumental-ui-altar-chip = { $n ->
    [0] Nobody sacrificed
   *[other] { $n } sacrificed
}
monumental-ui-altar-words = Altar: { $n } sacrificed, { $ready } on the Capital
