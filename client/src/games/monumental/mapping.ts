/* What the legal moves mean for the map: where Units, Explorers and tokens may go. */

import type { Choice } from '../../protocol'

export interface Legal {
  /** Provinces that can be conquered. */
  conquer: Map<string, Choice>
  /** Explorers' steps: which of them, whereto. */
  steps: Map<string, Map<number, Choice>>
  /** Units that can be moved away from a tile. */
  march: Map<string, Choice[]>
  outpost: Map<string, Choice>
  /** Pick-ups by Explorer, 1 or 2: of a crate, or a look at a Market. */
  pick: Map<number, Choice[]>
  /** All other answers that are a tile. */
  other: Map<string, Choice[]>
}

export function legalOn(choices: readonly Choice[]): Legal {
  const legal: Legal = {
    conquer: new Map(),
    steps: new Map(),
    march: new Map(),
    outpost: new Map(),
    pick: new Map(),
    other: new Map(),
  }
  const push = <K>(map: Map<K, Choice[]>, key: K, choice: Choice): void =>
    void map.set(key, [...(map.get(key) ?? []), choice])
  for (const choice of choices) {
    const { verb, tile, explorer } = choice.told as { verb: string; tile?: string; explorer?: number }
    if (verb === 'pick' || verb === 'look') push(legal.pick, explorer ?? 1, choice)
    else if (tile === undefined) continue
    else if (verb === 'conquer') legal.conquer.set(tile, choice)
    else if (verb === 'explorer')
      legal.steps.set(tile, (legal.steps.get(tile) ?? new Map<number, Choice>()).set(explorer ?? 1, choice))
    else if (verb === 'march') push(legal.march, tile, choice)
    else if (verb === 'outpost') legal.outpost.set(tile, choice)
    else push(legal.other, tile, choice)
  }
  return legal
}
