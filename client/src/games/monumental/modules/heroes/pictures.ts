/* A picture of each Hero. */

import bowArrow from 'icon:bow-arrow'
import cavalry from 'icon:cavalry'
import condorEmblem from 'icon:condor-emblem'
import egyptianProfile from 'icon:egyptian-profile'
import galleon from 'icon:galleon'
import nunFace from 'icon:nun-face'
import radioactive from 'icon:radioactive'
import sabersChoc from 'icon:sabers-choc'
import spears from 'icon:spears'
import tallBridge from 'icon:tall-bridge'
import trireme from 'icon:trireme'
import turtle from 'icon:turtle'

export const PICTURES: { [card: string]: string } = {
  tomyris: bowArrow,
  hanno: trireme,
  imhotep: egyptianProfile,
  saladin: sabersChoc,
  hildegard: nunFace,
  zheng_he: galleon,
  yi_sun_sin: turtle,
  nzinga: spears,
  sinan: tallBridge,
  bolivar: condorEmblem,
  lakshmibai: cavalry,
  curie: radioactive,
}
