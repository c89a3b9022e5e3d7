/* Pictures of what Atlantis has. */

import atlas from 'icon:atlas'
import bookAura from 'icon:book-aura'
import metalDisc from 'icon:metal-disc'
import observatory from 'icon:observatory'
import starFormation from 'icon:star-formation'
import throneKing from 'icon:throne-king'
import trident from 'icon:trident'
import tritonHead from 'icon:triton-head'
import waves from 'icon:waves'

export const PICTURES: { [thing: string]: string } = {
  'civilization:atlantis': tritonHead,
  'warlord:atlantis': atlas,
  'card:observatory_of_atlas': observatory,
  'card:star_charts': starFormation,
  'policy:orichalcum': metalDisc,
  'policy:halls_of_learning': bookAura,
  'policy:temple_of_poseidon': trident,
  'policy:rings_of_water': waves,
  'policy:ten_kings': throneKing,
}
