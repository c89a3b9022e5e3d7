## Mogulok: rendeletek a város szélén.

monumental-ui-line-free = { CAPITAL($line) }: még nincs rendelet
monumental-ui-line-free-why = Ide még nem csatoltál rendeletet. Amikor bevezetsz egyet, megválasztod a sorát vagy oszlopát; mindig aktív, amikor azt aktiválod.
monumental-ui-line-idle = { $policy } ({ $line }).
monumental-ui-line-active = { $policy } ({ $line }), aktív.
monumental-ui-policies-why-lines = A következő ára { $price }. Városod egyik sorához vagy oszlopához csatolod, és mindig aktív, amikor azt aktiválod; megtörténik az egyszeri hatása és minden korábbié.
