## Amit a kliens maga mond a Nexusról.

monumental-ui-nexus = Nexus
monumental-ui-nexus-of = { $player } Nexusa
    .you-are-player = A Nexusod
monumental-ui-about-nexus = A Nexus nem része a városnak. Minden megszerzett tudáslapod a jobb szélére kerül. A bal szélső lap a sorral és az oszloppal együtt válik aktívvá; a forduló végén az aktív lapok a jobb szélre mennek.
    .in-rounds = A Nexus nem része a városnak. Minden megszerzett tudáslapod a jobb szélére kerül. A bal szélső lap a sorral és az oszloppal együtt válik aktívvá; a kör végén az aktív lapok a jobb szélre mennek.
monumental-ui-nexus-idle = { $card }
monumental-ui-nexus-next = { $card } (legközelebb ez lesz aktív)
monumental-ui-nexus-new = { $card } (ebben a fordulóban jött)
    .in-rounds = { $card } (ebben a körben jött)
monumental-ui-nexus-active = { $card } (aktív)
monumental-ui-nexus-used = { $card } (aktív, már használtad)
monumental-ui-nexus-tag-next = jön
monumental-ui-nexus-tag-new = új
monumental-ui-nexus-words = Nexus, balról jobbra: { $cards }
