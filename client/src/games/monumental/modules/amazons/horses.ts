/* Horses as views have them (games/monumental/modules/amazons/module.py). */

import horseHead from 'icon:horse-head'
import type { View } from '../../view'

/** Nothing before players who have neither the Amazons nor a Horse. */
interface Rider {
  /** By tile: how many of the player's Units there are mounted. */
  horses?: { [tile: string]: number }
  /** Which of the Units of which the player has one are mounted: `warlord`, `hero`. */
  mounted?: string[]
}
const riderOf = (view: View, seat: number): Rider => (view.players[seat] as Rider | undefined) ?? {}

export const HORSE = horseHead

/** In the supply; null where there are no Horses at all. */
export const supplyOf = (view: View): number | null => (view as { horses?: number }).horses ?? null
export const mountedOf = (view: View, seat: number): string[] => riderOf(view, seat).mounted ?? []
/** Where the Horses of a player are. */
export const horsesOf = (view: View, seat: number): [tile: string, n: number][] =>
  Object.entries(riderOf(view, seat).horses ?? {})
export const countOf = (view: View, seat: number): number => horsesOf(view, seat).reduce((sum, [, n]) => sum + n, 0)

/** All Horses on the map: whose, where, how many. */
export const standing = (view: View): { seat: number; tile: string; n: number }[] =>
  view.players.flatMap((_, seat) => horsesOf(view, seat).map(([tile, n]) => ({ seat, tile, n })))

/** Has the player to do with Horses? Views say nothing of them before others. */
export const rides = (view: View, seat: number): boolean => riderOf(view, seat).horses !== undefined
