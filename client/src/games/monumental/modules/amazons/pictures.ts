/* Pictures of what the Amazons have. */

import arrowsShield from 'icon:arrows-shield'
import cavalry from 'icon:cavalry'
import deerHead from 'icon:deer-head'
import greekTemple from 'icon:greek-temple'
import horseHead from 'icon:horse-head'
import quiver from 'icon:quiver'
import saddle from 'icon:saddle'
import spartanHelmet from 'icon:spartan-helmet'
import stable from 'icon:stable'

export const PICTURES: { [thing: string]: string } = {
  'civilization:amazons': horseHead,
  'warlord:amazons': quiver,
  'card:royal_stables': stable,
  'card:horsemanship': saddle,
  'policy:mounted_raids': cavalry,
  'policy:crescent_shields': arrowsShield,
  'policy:daughters_of_ares': spartanHelmet,
  'policy:founders_of_ephesus': greekTemple,
  'policy:hunt_of_artemis': deerHead,
}
