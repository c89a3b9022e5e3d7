## Helyek, amelyeken maga a játék játszik.

monumental-machine = Automa
monumental-machine-level = { $level ->
    [0] Automa: kezdő (0)
    [1] Automa: könnyű (1)
    [2] Automa: közepes (2)
    [3] Automa: nehéz (3)
   *[4] Automa: nagyon nehéz (4)
}
monumental-machine-about = Ezt a civilizációt egy kártyapakli irányítja: minden fordulójában két lapot csap fel, és sorról sorra végrehajtja őket; városa nincs. Úgy kap pontot, mint bárki más, és minden 3 aranyáért még egyet. Mindig utolsóként következik.
