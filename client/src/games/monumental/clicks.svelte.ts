/*
 * Clicks on the map. On one tile several things may be possible, and who stands there can do more: these are offered in
 * a menu. An Explorer that was chosen looks for the tile to step to.
 */

import type { Desk } from '../../desk/desk.svelte'
import type { Choice } from '../../protocol'
import { screen } from '../../screen.svelte'
import type { Legal } from './mapping'
import { ownPlayer, viewOf } from './view'

export interface Item {
  words: string
  /** None: the Explorer looks for a tile. */
  choice: Choice | null
  run: () => void
}

export class MapClicks {
  /** The Explorer, 1 or 2, that looks for a tile. */
  walker = $state<number | null>(null)
  menu = $state.raw<{ anchor: Element; items: Item[] } | null>(null)
  private readonly desk: Desk
  private readonly legal: () => Legal

  constructor(desk: Desk, legal: () => Legal) {
    this.desk = desk
    this.legal = legal
  }

  /** Whether this click is none of the desk's. */
  readonly prepare = (target: string, choices: Choice[], anchor: Element | null): boolean => {
    const [kind = '', name = ''] = target.split(':')
    this.menu = null
    if (kind === 'seat') {
      this.desk.sheet = Number(name)
      return true
    }
    if (this.view.asked !== 'act') return false
    if (kind === 'tile') return this.onTile(name, choices, anchor)
    return kind === 'explorer' && this.onExplorer(Number(name), anchor)
  }

  reset(): void {
    this.menu = null
    this.walker = null
  }

  take(choice: Choice): void {
    this.reset()
    this.desk.take(choice, null)
  }

  /** Back from the menu to where it came from; or nobody walks any more. False: there was neither. */
  escape(): boolean {
    const { menu, walker } = this
    const inside = document.activeElement?.closest('.tip')
    this.reset()
    if (menu && inside && (menu.anchor instanceof HTMLElement || menu.anchor instanceof SVGElement)) menu.anchor.focus()
    return menu !== null || walker !== null
  }

  private get view(): ReturnType<typeof viewOf> {
    return viewOf(this.desk.table!)
  }

  private onTile(name: string, choices: Choice[], anchor: Element | null): boolean {
    const step = this.walker === null ? undefined : this.legal().steps.get(name)?.get(this.walker)
    if (step) {
      this.take(step)
      return true
    }
    this.walker = null
    const items = distinct([...this.items(choices), ...(screen.narrow ? this.standingOn(name) : [])])
    return this.offer(items, anchor, choices.length === 1 && choices[0]!.told['verb'] === 'conquer')
  }

  /** A finger does not tell an Explorer from the tile on which it stands: on small screens both are offered. */
  private onExplorer(which: number, anchor: Element | null): boolean {
    const tile = ownPlayer(this.view)?.explorers[which - 1]?.tile
    const items =
      screen.narrow && tile
        ? distinct([...this.standingOn(tile), ...this.items(this.desk.lit.get(`tile:${tile}`) ?? [])])
        : this.ofExplorer(which)
    return this.offer(items, anchor, items[0]?.choice === null)
  }

  private offer(items: Item[], anchor: Element | null, atOnce: boolean): boolean {
    if (!items.length) return false
    if (items.length === 1 && atOnce) items[0]!.run()
    else if (anchor) this.menu = { anchor, items }
    return true
  }

  private items(choices: readonly Choice[]): Item[] {
    return choices.map((choice) => ({ words: this.desk.t(choice.label), choice, run: () => this.take(choice) }))
  }

  private ofExplorer(which: number): Item[] {
    const { steps, pick } = this.legal()
    const walks = (explorer: number): boolean => [...steps.values()].some((there) => there.has(explorer))
    const other = walks(which) ? which : 1 // what both can do is offered to the first only
    const walk = (): void => {
      this.menu = null
      this.walker = other
    }
    const walking = { words: this.desk.t('monumental-ui-step-from'), choice: null, run: walk }
    return [...this.items(pick.get(which) ?? pick.get(other) ?? []), ...(walks(other) ? [walking] : [])]
  }

  /** What all own Explorers on a tile can do. */
  private standingOn(name: string): Item[] {
    const explorers = ownPlayer(this.view)?.explorers ?? []
    return explorers.flatMap(({ tile }, i) => (tile === name ? this.ofExplorer(i + 1) : []))
  }
}

/** Two Explorers can do the same, and a tile offers what lies on it by itself. */
const distinct = (items: Item[]): Item[] =>
  items.filter(({ words }, i) => items.findIndex((other) => other.words === words) === i)
