/*
 * What is prepared before it is sent: which Units conquer a Province, how much Gold goes into a payment, what a row and
 * a column of the City bring. All of it follows from what everybody sees; the server checks it again.
 */

import type { Place } from '../../lib/hexmap'
import { BASICS, type Basic, type Goods, type Player, type Tile, type View } from './view'

// -- payments -----------------------------------------------------------------------------------------------------

/** Military for a step of an Explorer or a move of a Unit (MO-EXPL-01, MO-MIL-01). */
export const STEP_PRICE = 1

export interface Range {
  least: number
  most: number
}

/** The Gold that can go into such a payment, or null if it is too much. `feud` counts against Barbarians. */
export function goldRange(player: Player, resource: Basic, price: number, againstBarbarians = false): Range | null {
  const feud = againstBarbarians && resource === 'military' ? player.goods.feud : 0
  const least = Math.max(0, price - player.goods[resource] - feud)
  if (least > player.goods.gold) return null
  return { least, most: Math.max(least, Math.min(price - Math.min(price, feud), player.goods.gold)) }
}

/** The move that says how much Gold is paid; none if there is no choice. */
export const goldMove = (range: Range | null, gold: number): string[] =>
  range && range.least < range.most ? [`gold ${gold}`] : []

/** An amount of Gold that is possible, the nearest to the one that is wished. */
export const clamped = (range: Range | null, gold: number): number =>
  Math.min(range?.most ?? 0, Math.max(range?.least ?? 0, gold))

// -- conquest -------------------------------------------------------------------------------------------------------

/** Which Units go: from how many tiles how many Soldiers, and whether the Warlord. */
export interface March {
  warlord: boolean
  soldiers: { [tile: string]: number }
}

export interface Ground {
  seat: number
  tiles: Map<string, Tile>
  places: ReadonlyMap<string, Place>
}

export const groundOf = (view: View, places: ReadonlyMap<string, Place>, seat: number): Ground => ({
  seat,
  tiles: new Map(view.map.tiles.map((tile) => [tile.id, tile])),
  places,
})

const near = (ground: Ground, name: string): string[] =>
  (ground.places.get(name)?.near ?? []).filter((other): other is string => other !== null)

/** Own tiles from which a Unit can get to this one, with the number of steps, nearest first (MO-CONQ-11, -12). */
export function within(ground: Ground, target: string): Map<string, number> {
  const own = (name: string): boolean => ground.tiles.get(name)?.owner === ground.seat
  const found = new Map<string, number>()
  let edge = near(ground, target).filter(own)
  for (let steps = 1; edge.length; steps++) {
    for (const name of edge) found.set(name, steps)
    edge = [...new Set(edge.flatMap((name) => near(ground, name)))].filter(
      (name) => own(name) && !found.has(name) && name !== target,
    )
  }
  return found
}

/** How many Units a tile may not be left without (MO-CONQ-13). */
const mustStay = (tile: Tile): number => (tile.kind === 'province' && !tile.outpost ? 1 : 0)

const lordOn = (ground: Ground, tile: Tile): boolean => tile.warlord === ground.seat

/** Soldiers that may leave a tile, given whether the Warlord does. */
export function freeSoldiers(ground: Ground, tile: Tile, warlordGoes: boolean): number {
  if (lordOn(ground, tile) && !warlordGoes) return tile.soldiers
  return Math.max(0, tile.soldiers - mustStay(tile))
}

function freeSum(ground: Ground, reach: Iterable<string>, warlordGoes: boolean): number {
  return [...reach].reduce((sum, name) => sum + freeSoldiers(ground, ground.tiles.get(name)!, warlordGoes), 0)
}

/** Whether the Warlord may go, and whether it may stay at home. */
export function warlordOptions(ground: Ground, target: string, needed: number): { go: boolean; stay: boolean } {
  const reach = within(ground, target)
  const home = [...reach.keys()].map((name) => ground.tiles.get(name)!).find((tile) => lordOn(ground, tile))
  const leaves = home !== undefined && home.soldiers >= mustStay(home)
  return {
    go: leaves && freeSum(ground, reach.keys(), true) >= needed - 1,
    stay: freeSum(ground, reach.keys(), false) >= needed,
  }
}

export const marching = (march: March): number =>
  Object.values(march.soldiers).reduce((sum, n) => sum + n, march.warlord ? 1 : 0)

/** The Warlord if it brings something, then the nearest Soldiers; a tile with many is asked before one with few. */
export function proposeMarch(ground: Ground, target: string, needed: number, warlordWanted: boolean): March | null {
  const options = warlordOptions(ground, target, needed)
  if (!options.go && !options.stay) return null
  const warlord = options.go && (warlordWanted || !options.stay)
  const march: March = { warlord, soldiers: {} }
  const order = [...within(ground, target)].sort(
    ([a, near], [b, far]) => near - far || ground.tiles.get(b)!.soldiers - ground.tiles.get(a)!.soldiers,
  )
  for (const [name] of order) {
    const take = Math.min(needed - marching(march), freeSoldiers(ground, ground.tiles.get(name)!, warlord))
    if (take > 0) march.soldiers[name] = take
  }
  return march
}

/** One Soldier more from a tile; one fewer from wherever there is one, so that the number stays. Null: not possible. */
export function shiftMarch(ground: Ground, target: string, march: March, name: string, by: 1 | -1): March | null {
  const reach = within(ground, target)
  const tile = ground.tiles.get(name)
  if (!tile || !reach.has(name)) return null
  const free = (other: string): number => freeSoldiers(ground, ground.tiles.get(other)!, march.warlord)
  const sent = (other: string): number => march.soldiers[other] ?? 0
  const changed = sent(name) + by
  if (changed < 0 || changed > free(name)) return null
  const others = [...reach.keys()].filter(
    (other) => other !== name && (by > 0 ? sent(other) > 0 : sent(other) < free(other)),
  )
  const other = others.sort((a, b) => by * (reach.get(b)! - reach.get(a)!))[0]
  if (other === undefined) return null
  return { ...march, soldiers: clean({ ...march.soldiers, [name]: changed, [other]: sent(other) - by }) }
}

/** With the Warlord instead of a Soldier, or the other way round. */
export function swapWarlord(ground: Ground, target: string, needed: number, march: March): March | null {
  const options = warlordOptions(ground, target, needed)
  if (march.warlord ? !options.stay : !options.go) return null
  const wanted = proposeMarch(ground, target, needed, !march.warlord)
  return wanted && wanted.warlord !== march.warlord ? wanted : null
}

const clean = (soldiers: { [tile: string]: number }): { [tile: string]: number } =>
  Object.fromEntries(Object.entries(soldiers).filter(([, n]) => n > 0))

/**
 * The moves that name these Units, in the order in which they are asked for: whether the Warlord goes, then tile by
 * tile. What has one answer only is not asked.
 */
export function marchMoves(ground: Ground, target: string, needed: number, march: March): string[] {
  const options = warlordOptions(ground, target, needed)
  const moves = options.go && options.stay ? [march.warlord ? 'with warlord' : 'without warlord'] : []
  const reach = within(ground, target)
  const order = [...ground.tiles.keys()].filter((name) => reach.has(name))
  const free = new Map(order.map((name) => [name, freeSoldiers(ground, ground.tiles.get(name)!, march.warlord)]))
  const named = order.flatMap((name) => Array.from({ length: march.soldiers[name] ?? 0 }, () => name))
  let left = needed - (march.warlord ? 1 : 0)
  let lowest = 0
  for (const name of named) {
    const offered: string[] = []
    let rest = order.slice(lowest).reduce((sum, other) => sum + free.get(other)!, 0)
    for (const other of order.slice(lowest)) {
      if (rest < left) break
      if (free.get(other)! > 0) offered.push(other)
      rest -= free.get(other)!
    }
    if (offered.length > 1) moves.push(`from ${name}`)
    free.set(name, free.get(name)! - 1)
    lowest = order.indexOf(name)
    left -= 1
  }
  return moves
}

/** What a conquest costs after reductions; null where the payer has a say in what is reduced. */
export function conquestCost(view: View, target: string): Goods | null {
  const conquest = view.prices?.conquests[target]
  if (!conquest) return null
  const parts = BASICS.filter((resource) => conquest.price[resource])
  const sum = parts.reduce((n, resource) => n + conquest.price[resource]!, 0)
  if (conquest.less === 0) return conquest.price
  if (conquest.less >= sum) return {}
  return parts.length === 1 ? { [parts[0]!]: sum - conquest.less } : null
}
