# Levels of agents.

level-wanderer = Wanderer
level-wanderer-about = Does whatever comes to mind. Good for a first look at the rules.
level-apprentice = Apprentice
level-apprentice-about = Takes what looks good at once and does not think of what comes next.
level-mason = Mason
level-mason-about = Plans every action to its end. A fair opponent.
level-architect = Architect
level-architect-about = Tries hundreds of ways to go on before every decision. The strongest we have.
