/* Pictures of what the Mughals have, by things. */

import anvilImpact from 'icon:anvil-impact'
import cavalry from 'icon:cavalry'
import crownCoin from 'icon:crown-coin'
import elephantHead from 'icon:elephant-head'
import horizonRoad from 'icon:horizon-road'
import paintBrush from 'icon:paint-brush'
import peaceDove from 'icon:peace-dove'
import scrollUnfurled from 'icon:scroll-unfurled'
import turban from 'icon:turban'

export const PICTURES: { [thing: string]: string } = {
  'civilization:mughals': elephantHead,
  'warlord:mughals': turban,
  'card:imperial_mint': crownCoin,
  'card:miniature_painting': paintBrush,
  'policy:karkhanas': anvilImpact,
  'policy:house_of_translations': scrollUnfurled,
  'policy:mansabdars': cavalry,
  'policy:peace_with_all': peaceDove,
  'policy:grand_trunk_road': horizonRoad,
}
