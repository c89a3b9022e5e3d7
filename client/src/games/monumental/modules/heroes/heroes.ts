/* Heroes as views have them (games/monumental/modules/heroes/module.py), and their pictures. */

import sabersChoc from 'icon:sabers-choc'
import { Pictures } from '../../pictures.svelte'
import type { View } from '../../view'

/** The Hero of a player; `tile` is null if it stays on its card. */
export interface Hero {
  card: string
  tile: string | null
  used: boolean
  spent: number
}
/** A Hero of the row: its price in Gold, how much is missing, and where it could be put. */
export interface Offered {
  n: number
  short: number
  tiles: string[]
  has_place: boolean
}
/** What the book says of a Hero besides its effect. */
interface Said {
  attack: boolean
  defence: number
  back: string
  times: number
}

let said: { [card: string]: Said } = {}
export function open(facts: object): void {
  said = (facts as { heroes?: typeof said }).heroes ?? {}
}
export const saidOf = (card: string): Said | undefined => said[card]
export const isHero = (card: string): boolean => card in said

export const rowOf = (view: View): string[] => (view as { heroes?: string[] }).heroes ?? []
export const heroOf = (view: View, seat: number): Hero | null =>
  (view.players[seat] as { hero?: Hero | null } | undefined)?.hero ?? null
/** Null for a spectator. */
export const offersOf = (view: View): Offered[] | null => (view.prices as { heroes?: Offered[] } | null)?.heroes ?? null
/** Has the viewer acquired one in this turn? */
export const hasAcquired = (view: View): boolean =>
  view.seat !== null && ((view.players[view.seat] as { hero_acquired?: boolean } | undefined)?.hero_acquired ?? false)

/** Heroes on the map: whose, who, and where. */
export const standing = (view: View): { seat: number; card: string; tile: string }[] =>
  view.players.flatMap((_, seat) => {
    const hero = heroOf(view, seat)
    return hero?.tile ? [{ seat, card: hero.card, tile: hero.tile }] : []
  })

const pictures = new Pictures(() => import('./pictures'), sabersChoc)
export const heroIcon = (card: string): string => pictures.of(card)
