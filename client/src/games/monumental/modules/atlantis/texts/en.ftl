## What the client says itself about the Nexus.

monumental-ui-nexus = Nexus
monumental-ui-nexus-of = Nexus of { $player }
    .you-are-player = Your Nexus
monumental-ui-about-nexus = The Nexus is not part of the City. Every Knowledge you acquire goes to its right end. The leftmost card becomes active together with row and column; at the end of the turn, active cards move to the right end.
    .in-rounds = The Nexus is not part of the City. Every Knowledge you acquire goes to its right end. The leftmost card becomes active together with row and column; at the end of the round, active cards move to the right end.
monumental-ui-nexus-idle = { $card }
monumental-ui-nexus-next = { $card } (becomes active next)
monumental-ui-nexus-new = { $card } (new this turn)
    .in-rounds = { $card } (new this round)
monumental-ui-nexus-active = { $card } (active)
monumental-ui-nexus-used = { $card } (active, used)
monumental-ui-nexus-tag-next = next
monumental-ui-nexus-tag-new = new
monumental-ui-nexus-words = Nexus, from the left: { $cards }
