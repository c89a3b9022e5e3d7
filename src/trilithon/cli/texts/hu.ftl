# Amit a parancssor mond annak, aki egy játékot néz.

cli-agent-plays = { $player }: { $agent }
cli-again = Ugyanez a játék még egyszer: { $command }
cli-place = Helyezés
cli-player = Játékos
cli-total = Összesen
cli-won = { $n ->
    [one] A győztes: { $players }.
   *[other] Megosztott győzelem: { $players }.
}
cli-next = Enter: tovább, q: vége
