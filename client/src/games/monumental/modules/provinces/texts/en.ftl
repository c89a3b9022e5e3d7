## What the client says itself about special Provinces. Names and rules come from the module's own texts.

monumental-ui-special = Special Provinces
monumental-ui-special-none = ordinary Province
monumental-ui-special-bridge = Bridge
monumental-ui-special-bridge-how = Click an Island and then a tile beside it: a bridge is built, or taken away if there is one.
monumental-ui-reserved = Set aside at the Oasis: { $card }
monumental-ui-set-aside = set aside
