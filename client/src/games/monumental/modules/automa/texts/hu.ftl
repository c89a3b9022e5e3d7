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

monumental-ui-automa-at-work = Az automa lépései
monumental-ui-automa-area = Megszerzett lapok
monumental-ui-automa-nexus = A Nexusában
monumental-ui-automa-difficulty = Nehézség
monumental-ui-automa-type = { $type } hadúr: a lapok más típusnak szóló sorait figyelmen kívül hagyja.
monumental-ui-automa-deck = Lapok a paklijában: { $n }
monumental-ui-automa-discards = Lapok a dobópaklijában: { $n }
monumental-ui-automa-hidden = Képpel lefelé lévő rendeletek: { $n }
monumental-ui-automa-only = Ha a hadúr típusa „{ $type }”:
monumental-ui-automa-price = { $n } aranyért, vagy kimarad
monumental-ui-automa-state-waiting = még hátravan
monumental-ui-automa-state-now = most
monumental-ui-automa-state-done = megtörtént
monumental-ui-automa-state-gold = nem lehetséges: helyette 2 arany
monumental-ui-automa-state-skipped = kimaradt
monumental-ui-automa-state-ignored = nem érvényes: { $why }
