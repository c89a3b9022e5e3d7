/* How pieces come to a place: those that were elsewhere before walk there, others fade in. */

import type { TransitionConfig } from 'svelte/transition'

/** Of a short movement, in milliseconds. */
export const STEP = 260

/** From where a piece comes, seen from where it stands. */
export interface Arrival {
  dx: number
  dy: number
}

export const calm = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/** Quick at first, then slower. */
export const slowing = (t: number): number => 1 - (1 - t) ** 3

export const fade = (): TransitionConfig => ({ duration: STEP, css: (t) => `opacity: ${t}` })

/**
 * As a transition: with an arrival a walk, without one a fade. No arrival comes as an empty one (Svelte makes it so).
 */
export function walk(_node: Element, arrival: Partial<Arrival> | null): TransitionConfig {
  if (calm()) return { duration: 0 }
  const { dx, dy } = arrival ?? {}
  if (dx === undefined || dy === undefined) return fade()
  return {
    duration: STEP * 1.6,
    easing: slowing,
    css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px); opacity: ${Math.min(1, t * 3)}`,
  }
}
