/*
 * Seats that the game plays itself move while nobody decides, so that news come of many moves at once. Whoever wants to
 * follow is shown them one after the other, by looking back at the stops that the server names, and only then what is
 * asked now. Nothing can be done meanwhile.
 */

import type { Snapshot } from '../protocol'
import { settings, type Pace } from '../settings.svelte'
import type { Line } from './line'
import type { Shown } from './shown.svelte'

/** How long each stop is shown, in milliseconds; the others wait for a click, or are not shown at all. */
const LASTS: { [pace in Pace]?: number } = { slow: 2600, normal: 1200 }

/** As chosen; else who wants nothing to move sees what has come of it. */
export const pace = (): Pace =>
  settings.pace ?? (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'normal')

export class Following {
  /** Plies that are shown on the way, and which of them is; -1 before the first. */
  stops = $state.raw<readonly number[]>([])
  at = $state(-1)
  /** The present, as long as something else is shown. */
  private newest = $state.raw<Snapshot | null>(null)
  private wanted = -1
  private timer: ReturnType<typeof setTimeout> | undefined
  private known = new Map<string, Promise<Snapshot | null>>()
  private readonly shown: Shown
  private readonly show: (table: Snapshot) => void
  private readonly line: () => Line | null

  constructor(shown: Shown, show: (table: Snapshot) => void, line: () => Line | null) {
    this.shown = shown
    this.show = show
    this.line = line
  }

  /** Whether there is something to show once more, or to whoever has not seen it: until they decide something. */
  get offered(): boolean {
    const { live, following, table } = this.shown
    return live && !following && (table?.stops.length ?? 0) > 0
  }

  /** News from the server. */
  arrive(table: Snapshot): void {
    const before = this.newest ?? this.shown.table
    const goesOn = before !== null && before.table === table.table && before.seat === table.seat
    if (!goesOn || table.ply < before.ply || pace() === 'instant' || document.hidden) this.finish(table)
    else if (!this.newest) this.begin(table, stopsAfter(before, table))
    else {
      this.newest = table
      const further = table.ply > before.ply ? [before.ply, ...stopsAfter(before, table)] : []
      this.stops = [...this.stops, ...further]
    }
  }

  /** What was offered. */
  again(): void {
    const { table } = this.shown
    if (this.offered && table) this.begin(table, table.stops)
  }
  next(): void {
    void this.go(this.at + 1)
  }
  back(): void {
    void this.go(Math.max(0, this.at - 1))
  }
  skip(): void {
    if (this.newest) this.finish(this.newest)
  }
  choose(chosen: Pace): void {
    settings.pace = chosen
    if (!this.newest) return
    if (chosen === 'instant') this.skip()
    else this.wait()
  }
  /** Whoever leaves the table looks at nothing any more. */
  stop(): void {
    clearTimeout(this.timer)
    this.wanted = -1
  }

  private begin(table: Snapshot, stops: readonly number[]): void {
    if (!stops.length) {
      this.finish(table)
      return
    }
    this.newest = table
    this.shown.following = true
    this.stops = stops
    this.at = this.wanted = -1
    this.known.clear()
    this.next()
  }

  private finish(table: Snapshot): void {
    this.stop()
    this.newest = null
    this.shown.following = false
    this.show(table)
  }

  private async go(to: number): Promise<void> {
    if (to === this.wanted && to !== this.at) return // it is on its way
    const ply = this.stops[to]
    if (ply === undefined) {
      this.skip()
      return
    }
    clearTimeout(this.timer)
    this.wanted = to
    const table = await this.look(ply)
    if (this.wanted !== to || !this.newest) return
    if (!table) {
      this.wanted = this.at // it is not to be had; had it been taken back, the present would be shown by now
      if (to > this.at) void this.go(to + 1)
      else this.wait()
      return
    }
    this.at = to
    this.show(table)
    const following = this.stops[to + 1]
    if (following !== undefined) void this.look(following)
    this.wait()
  }

  private wait(): void {
    clearTimeout(this.timer)
    const lasts = LASTS[pace()]
    if (lasts !== undefined) this.timer = setTimeout(() => this.next(), lasts)
  }

  private look(ply: number): Promise<Snapshot | null> {
    const { version, seat } = this.newest!
    const key = `${version} ${ply}`
    const found =
      this.known.get(key) ??
      this.line()
        ?.lookBack(ply, seat)
        .then((then) => then?.table ?? null)
    if (!found) return Promise.resolve(null)
    this.known.set(key, found)
    void found.then((table) => table ?? this.known.delete(key))
    return found
  }
}

function stopsAfter(before: Snapshot, table: Snapshot): number[] {
  return table.stops.filter((ply) => ply > before.ply && ply < table.ply)
}
