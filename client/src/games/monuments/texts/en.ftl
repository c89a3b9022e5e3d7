## Monuments on the home page.

monuments-shelf-name = Monuments
monuments-shelf-line = Raise five layers of one great monument, and defend the land that pays for them.
monuments-shelf-minutes = 100 min
monuments-shelf-kind = action cards
monuments-shelf-players = 2–4
