/* Pictures of the types of Warlords, from game-icons.net (CC BY 3.0). */

import battleAxe from 'icon:battle-axe'
import cargoCrane from 'icon:cargo-crane'
import cog from 'icon:cog'
import scales from 'icon:scales'
import theaterCurtains from 'icon:theater-curtains'

export const PICTURES = {
  architectural: cargoCrane,
  cultural: theaterCurtains,
  aggressive: battleAxe,
  technological: cog,
  economic: scales,
}
