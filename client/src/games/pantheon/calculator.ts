/* Which gods can be paid, what is missing for the others, and which purchase would help. */

import { TILE_PRICE, TOP_LEVEL } from './content'
import { SACRIFICES, type OpenGod, type Player, type Sacrifice } from './view'

type Levels = { [kind in Sacrifice]: number }

/** How many cards are missing in the best case; 0: it can be paid. Every number of a cost takes another kind. */
export function missing(god: OpenGod, player: Player, levels: Levels = player.sacrifices): number {
  const short = (n: number, kind: Sacrifice): number =>
    Math.max(0, n - (god.cards_only ? 0 : levels[kind]) - (player.hand?.[kind] ?? 0))
  const best = (numbers: number[], kinds: readonly Sacrifice[]): number => {
    const [first, ...rest] = numbers
    if (first === undefined) return 0
    return Math.min(
      ...kinds.map(
        (kind) =>
          short(first, kind) +
          best(
            rest,
            kinds.filter((other) => other !== kind),
          ),
      ),
    )
  }
  return best(god.cost, SACRIFICES)
}

export const priceOf = (owned: number, level: number): number => (TILE_PRICE[level] ?? 0) - (TILE_PRICE[owned] ?? 0)

export interface Purchase {
  kind: Sacrifice
  level: number
  price: number
}

/** The cheapest sacrifice tile after which a god could be paid that cannot be paid now. */
export function helpful(god: OpenGod, player: Player): Purchase | null {
  if (missing(god, player) === 0) return null
  const found = SACRIFICES.flatMap((kind) => {
    const owned = player.sacrifices[kind]
    for (let level = owned + 1; level <= TOP_LEVEL; level++) {
      if (missing(god, player, { ...player.sacrifices, [kind]: level }) === 0)
        return [{ kind, level, price: priceOf(owned, level) }]
    }
    return []
  })
  return found.sort((a, b) => a.price - b.price)[0] ?? null
}

/** Gods that could be paid with a tile of that level, and cannot be without it. */
export function unlocked(gods: readonly (OpenGod | null)[], player: Player, kind: Sacrifice, level: number): OpenGod[] {
  return gods.filter(
    (god): god is OpenGod =>
      god !== null && missing(god, player) > 0 && missing(god, player, { ...player.sacrifices, [kind]: level }) === 0,
  )
}
