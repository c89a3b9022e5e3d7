/* What is lit and what a click means: first what is built or trained, then where; things of a plan by their hex. */

import type { Desk } from '../../desk/desk.svelte'
import { screen } from '../../screen.svelte'
import { hasHabit } from '../../settings.svelte'
import type { Target } from '../contract'
import type { Choice, Snapshot } from '../../protocol'
import { PAYS } from './habits'
import { isPlaced, SORTED, sorts } from './offers'
import { clickIn, plannedLights } from './planned'
import { BUILDINGS, viewOf } from './view'

const edged = ({ about }: Choice): boolean =>
  about.some((name) => name.startsWith('river:') || name.startsWith('coast:'))

export class Picking {
  /** What is built or trained: only its places are lit then. */
  sort = $state.raw<Target | null>(null)
  private readonly desk: Desk

  constructor(desk: Desk) {
    this.desk = desk
  }

  private readonly asked = $derived.by(() => (this.desk.table ? viewOf(this.desk.table).asked : null))
  private readonly sorted = $derived(this.asked !== null && SORTED.includes(this.asked))

  readonly lights = $derived.by((): ReadonlyMap<Target, Choice[]> => {
    const { table, mine, plans } = this.desk
    if (!table || !mine) return new Map()
    return plans.open ? plannedLights(plans.plan) : this.litBy(table.choices)
  })

  private litBy(choices: readonly Choice[]): Map<Target, Choice[]> {
    const found = new Map<Target, Choice[]>()
    for (const choice of choices) {
      if (this.sort && !choice.about.includes(this.sort)) continue
      for (const name of choice.about) {
        if (this.sorted && !this.sort && !name.startsWith('piece:')) continue // first what, then where
        if (edged(choice) && name.startsWith('hex:') && !screen.narrow) continue // its edges are enough for a mouse
        found.set(name, [...(found.get(name) ?? []), choice])
      }
    }
    return found
  }

  /** Another position: it begins anew. Where there is one sort only, that is meant. */
  renew(table: Snapshot): void {
    const all = this.desk.mine ? sorts(table) : []
    this.sort = all.length === 1 && isPlaced(table, all[0]!) ? all[0]! : null
  }

  /** Whether the click was taken. */
  click(target: Target, offered: Choice[], anchor: Element | null): boolean {
    const { desk } = this
    const changed = clickIn(desk.plans.plan, target)
    if (changed) {
      desk.plans.change(changed)
      return true
    }
    if (this.sorted && target.startsWith('piece:') && offered.length && isPlaced(desk.table!, target)) {
      this.sort = this.sort === target ? null : target
      return true
    }
    const filtered = this.sort ? offered.filter((choice) => choice.about.includes(this.sort!)) : offered
    if (offered.length && !filtered.length) {
      void this.tellWhyNot(target, anchor)
      return true
    }
    const [only] = filtered.length === 1 ? filtered : []
    if (only && 'cost' in only.told && hasHabit('monuments', PAYS)) void desk.play([only.move], target)
    else if (filtered.length === offered.length) return false
    else if (only) desk.take(only, anchor)
    else desk.bubble = { kind: 'choices', choices: filtered, target, anchor }
    return true
  }

  /** Something else could be made there: not what was asked for. */
  private async tellWhyNot(target: Target, anchor: Element | null): Promise<void> {
    const building = BUILDINGS.find((one) => this.sort === `piece:${one}`)
    const refusal = await this.desk.act.whyNot(
      building && target.startsWith('hex:') ? `building:${target.slice(4)}:${building}` : target,
    )
    this.desk.bubble = refusal ? { kind: 'why', refusal, target, anchor } : { kind: 'details', target, anchor }
  }
}
