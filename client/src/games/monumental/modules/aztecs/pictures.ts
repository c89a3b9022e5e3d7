/* Pictures of what the Aztecs have. */

import aztecCalendarSun from 'icon:aztec-calendar-sun'
import backpack from 'icon:backpack'
import eagleEmblem from 'icon:eagle-emblem'
import eagleHead from 'icon:eagle-head'
import flowerEmblem from 'icon:flower-emblem'
import mayanPyramid from 'icon:mayan-pyramid'
import stoneWheel from 'icon:stone-wheel'
import sunPriest from 'icon:sun-priest'
import tripleCorn from 'icon:triple-corn'

export const PICTURES: { [thing: string]: string } = {
  'civilization:aztecs': eagleEmblem,
  'warlord:aztecs': sunPriest,
  'card:templo_mayor': mayanPyramid,
  'card:day_count': stoneWheel,
  'policy:flower_wars': flowerEmblem,
  'policy:fifth_sun': aztecCalendarSun,
  'policy:eagle_warriors': eagleHead,
  'policy:chinampas': tripleCorn,
  'policy:pochteca': backpack,
}
