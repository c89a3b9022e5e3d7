/* On a phone the table is longer than the screen. */

import { calm } from './walking'

/** Under the head of the page. */
const HEAD = 40

/**
 * Scrolls there unless it is in sight, between the head of the page and the bar of decisions; so much of its height is
 * enough.
 */
export function bringIntoSight(selector: string, block: 'start' | 'end', enough = Infinity): void {
  const element = document.querySelector(selector)
  if (!element) return
  const { top, bottom } = element.getBoundingClientRect()
  const bar = document.querySelector('[data-decide]')?.getBoundingClientRect().top ?? innerHeight
  if (top < HEAD || Math.min(bottom, top + enough) > bar)
    element.scrollIntoView({ block, behavior: calm() ? 'auto' : 'smooth' })
}
