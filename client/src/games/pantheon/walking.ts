/* Pieces that were not there before come walking from where their owner's chain was; others fade away. */

import type { TransitionConfig } from 'svelte/transition'
import { calm, fade, slowing, STEP, type Arrival as Way } from '../../lib/walking'
import { HEXES } from './board'
import { piecesOf, type View } from './view'

const LONGEST = 2500

export interface Arrival extends Way {
  delay: number
}

/** For every new piece: from which neighbour it comes, and when. */
export function arrivals(before: View | null, now: View): Map<string, Arrival> {
  const found = new Map<string, Arrival>()
  if (!before) return found
  const old = new Set(piecesOf(before).map((piece) => piece.key))
  let fresh = piecesOf(now).filter((piece) => !old.has(piece.key))
  const reached = new Map<number, Set<string>>()
  for (const piece of piecesOf(before)) {
    if (piece.linked) reached.set(piece.owner, (reached.get(piece.owner) ?? new Set()).add(piece.hex))
  }
  const pace = Math.min(STEP, LONGEST / Math.max(1, fresh.length))
  let delay = 0
  while (fresh.length) {
    const next =
      fresh.find((piece) => origin(piece.hex, reached.get(piece.owner), now.epoch.temple) !== null) ?? fresh[0]!
    const from = origin(next.hex, reached.get(next.owner), now.epoch.temple)
    const here = HEXES.get(next.hex)!.at
    const there = from ? HEXES.get(from)!.at : { x: here.x, y: here.y - 40 }
    found.set(next.key, { dx: there.x - here.x, dy: there.y - here.y, delay })
    delay += pace
    reached.set(next.owner, (reached.get(next.owner) ?? new Set()).add(next.hex))
    fresh = fresh.filter((piece) => piece !== next)
  }
  return found
}

function origin(hex: string, chain: Set<string> | undefined, temple: string | null): string | null {
  const near = HEXES.get(hex)?.near ?? []
  return (
    near.find((name) => name !== null && chain?.has(name)) ??
    near.find((name) => name !== null && name === temple) ??
    null
  )
}

/**
 * As a transition: with an arrival a walk, without one a fade. No arrival comes as an empty one (Svelte makes it so).
 */
export function walk(_node: Element, arrival: Partial<Arrival> | null): TransitionConfig {
  if (calm()) return { duration: 0 }
  const { dx, dy, delay } = arrival ?? {}
  if (dx === undefined || dy === undefined || delay === undefined) return fade()
  return {
    delay,
    duration: STEP,
    easing: slowing,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u - Math.sin(Math.PI * t) * 8}px); opacity: ${Math.min(1, t * 3)}`,
  }
}

/** A card that has come into the display is marked for a moment: others take and draw quickly. */
export function fresh(_node: Element): TransitionConfig {
  if (calm()) return { duration: 0 }
  return {
    duration: 1400,
    css: (t, u) =>
      `opacity: ${Math.min(1, t * 4)}; outline-offset: 1px; ` +
      `outline: 3px solid color-mix(in srgb, var(--selected) ${Math.round(u * 100)}%, transparent)`,
  }
}
