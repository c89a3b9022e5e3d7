/* What is sent to a live table: one command at a time, and what was played can be undone and done again. */

import type { Target } from '../games/contract'
import type { Refusal } from '../protocol'
import type { Bubbles } from './bubble.svelte'
import type { Line } from './line'
import { latestWhole, undone, withRow, type Row } from './rows'
import type { Shown } from './shown.svelte'

/** What is on its way, and the thing that it began with. */
export interface Pending {
  moves: string[]
  target: Target | null
}

export class Commands {
  line: Line | null = null
  /** Moves or another command on their way; nothing else can be done meanwhile. */
  pending = $state.raw<Pending | null>(null)
  hintWanted = $state(false)
  private played = $state.raw<Row[]>([])
  private readonly shown: Shown
  private readonly bubbles: Bubbles
  private readonly elementOf: (target: Target | null) => Element | null

  constructor(shown: Shown, bubbles: Bubbles, elementOf: (target: Target | null) => Element | null) {
    this.shown = shown
    this.bubbles = bubbles
    this.elementOf = elementOf
  }

  readonly redoable = $derived.by(() => {
    const { table, mine } = this.shown
    return mine && table ? undone(this.played, table.ply) : []
  })
  private readonly latest = $derived.by(() => {
    const { table } = this.shown
    return table && latestWhole(this.played, table.ply)
  })
  /** What undo takes back. */
  readonly undoStep = $derived.by(() => this.latest?.name ?? this.shown.table?.undo_step ?? null)

  async play(moves: string[], target: Target | null, whole = false): Promise<void> {
    const { table } = this.shown
    if (!this.line || this.pending || !table) return
    this.bubbles.open = null
    const { ply, choices, seats, seat } = table
    // an answer given at the same time as others moves when one of them is withdrawn: it has no ply to come back to
    const alone = !seats.some((info) => info.decides && info.seat !== seat)
    const name = whole && moves.length > 1 ? (choices.find(({ move }) => move === moves[0])?.label ?? null) : null
    await this.carryOut({ moves, target }, async (line) => {
      const refusal = await line.play(moves)
      if (!refusal) this.played = alone ? withRow(this.played, { ply, moves, name }) : []
      return refusal
    })
  }

  async redo(): Promise<void> {
    const moves = this.redoable
    if (moves.length) await this.play(moves, null)
  }

  async undo(all: boolean, anchor: Element | null): Promise<void> {
    const { table } = this.shown
    if (!table || !this.line || this.pending) return
    if (!table.undo) {
      const text = table.undo_reason ?? { id: 'undo-nothing', args: {} }
      this.bubbles.open = { kind: 'note', text, target: null, anchor }
      return
    }
    this.bubbles.open = null
    await this.carryOut({ moves: [], target: null }, (line) => line.undo(all ? 'all' : (this.latest?.ply ?? 'one')))
  }

  async hint(anchor: Element | null): Promise<void> {
    if (!this.line || !this.shown.mine || this.pending || this.hintWanted) return
    this.hintWanted = true
    const version = this.shown.table?.version
    const proposal = await this.line.hint().finally(() => (this.hintWanted = false))
    if (this.shown.table?.version !== version) return
    this.bubbles.open = proposal?.moves.length
      ? { kind: 'proposal', proposal, hint: true, target: null, anchor: null }
      : { kind: 'note', text: { id: 'hint-none', args: {} }, target: null, anchor }
  }

  async carryOut(pending: Pending, command: (line: Line) => Promise<Refusal | null>): Promise<void> {
    if (!this.line) return
    this.pending = pending
    const refusal = await command(this.line).finally(() => (this.pending = null))
    if (refusal && refusal.code !== 'stale')
      this.bubbles.open = { kind: 'why', refusal, target: pending.target, anchor: this.elementOf(pending.target) }
  }
}
