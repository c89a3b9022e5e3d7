## Lost Kingdoms: the switch, cards and maps for five.

monumental-option-lost_kingdoms = Lost Kingdoms
monumental-option-lost_kingdoms-false = without them
monumental-option-lost_kingdoms-true = four more civilizations, and up to five players

monumental-card-caravanserai = Caravanserai
monumental-card-wheel = Wheel
monumental-card-divination = Divination
monumental-card-scriptorium = Scriptorium
monumental-card-compass = Compass
monumental-card-great-zimbabwe = Great Zimbabwe
monumental-card-aviation = Aviation
monumental-card-economics = Economics
monumental-card-trans-siberian-railway = Trans-Siberian Railway

monumental-layout-clash-5 = Clash of Titans
monumental-layout-pastures-5 = Quiet Pastures

# For whoever meets it for the first time.
monumental-new-lost-kingdoms = Four more civilizations can be at the table: Amazons, Atlantis, Aztecs and Mughals. Each plays by the usual rules with one of its own. Up to five can play.
