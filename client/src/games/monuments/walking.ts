/* Units that were not there before come from where their owner had one more. */

import type { Place } from '../../lib/hexmap'
import type { Arrival } from '../../lib/walking'
import { UNITS, type View } from './view'

/** By `hex unit`: from where the units that are new there have come. */
export function arrivals(before: View | null, now: View, places: ReadonlyMap<string, Place>): Map<string, Arrival> {
  const found = new Map<string, Arrival>()
  if (!before) return found
  const old = new Map(before.hexes.map((hex) => [hex.id, hex]))
  const current = new Map(now.hexes.map((hex) => [hex.id, hex]))
  for (const hex of now.hexes) {
    for (const unit of UNITS) {
      const here = hex.units?.[unit] ?? 0
      const was = old.get(hex.id)
      if (here <= (was?.present === hex.present ? (was?.units?.[unit] ?? 0) : 0)) continue
      const left = before.hexes.find(
        (other) =>
          other.present === hex.present &&
          (other.units?.[unit] ?? 0) >
            (current.get(other.id)?.present === hex.present ? (current.get(other.id)?.units?.[unit] ?? 0) : 0),
      )
      const [from, to] = [left && places.get(left.id), places.get(hex.id)]
      if (from && to) found.set(`${hex.id} ${unit}`, { dx: from.at.x - to.at.x, dy: from.at.y - to.at.y })
    }
  }
  return found
}
