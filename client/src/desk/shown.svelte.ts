/* A table as it is shown to one person: who is who there, and what that person may do. */

import type { GameClient, Translate } from '../games/contract'
import type { Argument, SeatInfo, Snapshot, Text } from '../protocol'
import { has, language, say, t } from '../i18n.svelte'
import { byThing, forBar, primaryOf } from './offers'

export class Shown {
  table = $state.raw<Snapshot | null>(null)
  previous = $state.raw<Snapshot | null>(null)
  game = $state.raw<GameClient | null>(null)
  live = $state(true)
  /** The seat of whoever looks on in a replay, perhaps through other eyes. */
  reader = $state.raw<number | null>(null)

  /** Who is called "you"; nobody where several people look at one screen. */
  readonly you = $derived(
    this.table === null || this.table.mode === 'screen' ? null : this.live ? this.table.seat : this.reader,
  )
  private readonly people = $derived.by(() => ({
    names: (this.table?.seats ?? []).map((info) => this.headingOf(info)),
    you: this.you,
    manner: (this.table && this.game?.manner?.(this.table)) ?? null,
  }))
  readonly mine = $derived(
    this.live &&
      this.table !== null &&
      this.table.seat !== null &&
      this.table.to_move === this.table.seat &&
      !this.table.over,
  )

  readonly lit = $derived(byThing(this.mine && this.table ? this.table.choices : []))
  readonly barChoices = $derived(this.mine && this.table && this.game ? forBar(this.table, this.game) : [])
  readonly primary = $derived(primaryOf(this.barChoices, this.table, this.game))

  readonly t: Translate = (message: Text | string, args: { [name: string]: Argument } = {}) =>
    say(message, args, this.people)

  get language(): string {
    return language()
  }

  /** Whether it is another position than before. */
  protected replace(table: Snapshot): boolean {
    const before = this.table
    const moved = !before || before.version !== table.version || before.ply !== table.ply
    // else somebody came, went or thinks
    if (moved || before.seat !== table.seat || before.to_move !== table.to_move || before.over !== table.over)
      this.previous = before && before.table === table.table && before.seat === table.seat ? before : null
    this.table = table
    return moved
  }

  nameOf(info: SeatInfo): string {
    if (info.name) return info.name
    const number = info.seat + 1
    return info.level !== null && !info.owned && has(`agent-${number}`) ? t(`agent-${number}`) : t('seat', { number })
  }

  /** As a heading says it: the own seat is "you" while it has no name. */
  headingOf(info: SeatInfo): string {
    return info.seat === this.you && !info.name ? t('you') : this.nameOf(info)
  }
}
