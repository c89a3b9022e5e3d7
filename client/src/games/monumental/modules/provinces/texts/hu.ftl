## Amit a felület maga mond a különleges tartományokról. A nevek és a szabályok a modul saját szövegeiből jönnek.

monumental-ui-special = Különleges tartományok
monumental-ui-special-none = közönséges tartomány
monumental-ui-special-bridge = Híd
monumental-ui-special-bridge-how = Kattints egy szigetre, majd egy mellette lévő mezőre: híd épül, vagy ha van, eltűnik.
monumental-ui-reserved = Az oázisnál félretéve: { $card }
monumental-ui-set-aside = félretéve
