# Az ellenfelek szintjei.

level-wanderer = Vándor
level-wanderer-about = Azt teszi, ami éppen eszébe jut. Ismerkedéshez jó.
level-apprentice = Tanonc
level-apprentice-about = Azt lépi, ami azonnal jónak látszik, és nem gondol arra, mi jön utána.
level-mason = Kőműves
level-mason-about = Minden akciót végig megtervez. Méltó ellenfél.
level-architect = Építész
level-architect-about = Minden döntés előtt több száz folytatást próbál végig. A legerősebb ellenfelünk.
