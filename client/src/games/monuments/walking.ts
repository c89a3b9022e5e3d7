/* Units that were not there before come from where their owner had one more; others fade in. */

import type { TransitionConfig } from 'svelte/transition'
import type { Place } from './geometry'
import { UNITS, type View } from './view'

const STEP = 260

export interface Arrival {
  dx: number
  dy: number
}

const calm = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

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
      const left = before.hexes.find((other) => other.present === hex.present && (other.units?.[unit] ?? 0) > (current.get(other.id)?.present === hex.present ? (current.get(other.id)?.units?.[unit] ?? 0) : 0))
      const [from, to] = [left && places.get(left.id), places.get(hex.id)]
      if (from && to) found.set(`${hex.id} ${unit}`, { dx: from.at.x - to.at.x, dy: from.at.y - to.at.y })
    }
  }
  return found
}

/** As a transition: with an arrival a walk, without one a fade. */
export function walk(_node: Element, arrival: Arrival | null): TransitionConfig {
  if (calm()) return { duration: 0 }
  if (!arrival) return { duration: STEP, css: (t) => `opacity: ${t}` }
  const { dx, dy } = arrival
  return { duration: STEP * 1.6, easing: (t) => 1 - (1 - t) ** 3, css: (_, u) => `transform: translate(${dx * u}px, ${dy * u}px)` }
}
