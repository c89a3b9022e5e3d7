## A Monuments a kezdőlapon.

monuments-shelf-name = Monuments
monuments-shelf-line = Emeld fel egyetlen nagy emlékmű öt szintjét, és védd meg a földet, amely fizet érte.
monuments-shelf-minutes = 100 perc
monuments-shelf-kind = akciókártyák
monuments-shelf-players = 2–4
