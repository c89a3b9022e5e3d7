/* Who attacks: everybody who can is named, switched on and off, and sent together (MS-ATK-02). */

import type { Snapshot } from '../../protocol'
import { playerOf, viewOf, type Unit } from './view'

export interface Attacker {
  move: string
  /** As on the table: `unit:1301:army`, `passenger:1:2`, `ferry:1`. */
  target: string
  /** From where it attacks. */
  hex: string
  unit: Unit | 'ferry'
  power: number
}

/** All that can still be sent, in the order of the server, each as often as it is there. */
export function attackersOf(table: Snapshot): Attacker[] {
  const { hexes, ferries, battle } = viewOf(table)
  return table.choices.flatMap(({ move, about: [target = ''], label }) => {
    if (!move.startsWith('send ')) return []
    const [kind, place = '', which = ''] = target.split(':')
    const power = Number(label.args['n'] ?? 0)
    if (kind !== 'unit') {
      const ferry = ferries.find(({ id }) => String(id) === place)
      const unit = kind === 'ferry' ? 'ferry' : (ferry?.passengers[Number(which) - 1]?.unit ?? 'worker')
      return [{ move, target, hex: ferry?.water ?? '', unit, power }]
    }
    const unit = which as Unit
    const sent =
      battle?.force.filter((fighter) => fighter.ferry === null && fighter.hex === place && fighter.unit === unit)
        .length ?? 0
    const there = hexes.find(({ id }) => id === place)?.units?.[unit] ?? 0
    return Array.from({ length: there - sent }, () => ({ move, target, hex: place, unit, power }))
  })
}

/** Only with the upgraded card they may come from several hexes. */
const fromManyHexes = (table: Snapshot): boolean => {
  const view = viewOf(table)
  return Boolean(playerOf(view, view.turn.active)?.cards.find(({ card }) => card === 'attack')?.green)
}

/** Everybody, or all of the hex with the greatest power. */
export function usualForce(table: Snapshot, attackers: readonly Attacker[]): boolean[] {
  if (fromManyHexes(table)) return attackers.map(() => true)
  const powerFrom = (hex: string): number => attackers.reduce((sum, one) => sum + (one.hex === hex ? one.power : 0), 0)
  const named = viewOf(table).battle?.force[0]?.hex
  const origin =
    named ??
    attackers.reduce((best, { hex }) => (powerFrom(hex) > powerFrom(best) ? hex : best), attackers[0]?.hex ?? '')
  return attackers.map(({ hex }) => hex === origin)
}

/** One more or one fewer; where all must come from one hex, those of another stay at home. */
export function switched(
  table: Snapshot,
  attackers: readonly Attacker[],
  sent: readonly boolean[],
  at: number,
): boolean[] {
  const on = !sent[at]
  const alone = on && !fromManyHexes(table)
  return sent.map((before, i) => (i === at ? on : before && !(alone && attackers[i]!.hex !== attackers[at]!.hex)))
}

export const forcePower = (table: Snapshot, attackers: readonly Attacker[], sent: readonly boolean[]): number =>
  attackers.reduce((sum, { power }, at) => sum + (sent[at] ? power : 0), viewOf(table).battle?.power ?? 0)

/** The moves that send them and roll the dice; none while nobody goes. */
export function attackMoves(table: Snapshot, attackers: readonly Attacker[], sent: readonly boolean[]): string[] {
  const moves = attackers.flatMap(({ move }, at) => (sent[at] ? [move] : []))
  return moves.length || viewOf(table).battle?.force.length ? [...moves, 'done'] : []
}
