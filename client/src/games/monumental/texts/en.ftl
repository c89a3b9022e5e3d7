## Monumental on the home page.

monumental-shelf-name = Monumental
monumental-shelf-line = Light one row and one column of your city, then conquer, learn and raise wonders.
monumental-shelf-minutes = 90 min
monumental-shelf-kind = city and map
monumental-shelf-players = 2–4
