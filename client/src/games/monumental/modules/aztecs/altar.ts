/* The altar as views have it (games/monumental/modules/aztecs/module.py). */

import sacrificialDagger from 'icon:sacrificial-dagger'
import type { View } from '../../view'

export interface Altar {
  /** Soldiers that lie there. */
  sacrificed: number
  /** Soldiers of the Capital, who could be sacrificed. */
  ready: number
}
/** Null: the player has none. */
export const altarOf = (view: View, seat: number): Altar | null =>
  (view.players[seat] as { altar?: Altar } | undefined)?.altar ?? null

export const DAGGER = sacrificialDagger
