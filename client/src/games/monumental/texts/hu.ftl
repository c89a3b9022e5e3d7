## A Monumental a kezdőlapon.

monumental-shelf-name = Monumental
monumental-shelf-line = Világítsd meg városod egy sorát és egy oszlopát, aztán hódíts, tanulj és emelj csodákat.
monumental-shelf-minutes = 90 perc
monumental-shelf-kind = város és térkép
monumental-shelf-players = 2–4
