## Seats that the game plays itself.

monumental-machine = Automa
monumental-machine-level = { $level ->
    [0] Automa: beginner (0)
    [1] Automa: easy (1)
    [2] Automa: medium (2)
    [3] Automa: hard (3)
   *[4] Automa: very hard (4)
}
monumental-machine-about = A deck of cards plays this civilization: two cards each turn, line by line, without a City of its own. It scores like everybody else, and a point for every 3 Gold. It always plays last.
