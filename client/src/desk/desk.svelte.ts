/*
 * A table as one person has it before them: what is shown, what may be done, what is being pointed at. A live table
 * and a replay both show through this; only the first has a `line` that can act.
 *
 * Each of these is a module of its own; the desk puts them together, and is all that the rest of the page knows.
 */

import type { Snippet } from 'svelte'
import type { Actions, Proposal, Target } from '../games/contract'
import type { Choice, Refusal, Snapshot, Text } from '../protocol'
import { Bubbles, type Bubble } from './bubble.svelte'
import { Choosing, type Prepare } from './choosing'
import { Commands, type Pending } from './commands.svelte'
import type { Line } from './line'
import { Plans } from './plans.svelte'
import { Pointing } from './pointing.svelte'
import { Shown } from './shown.svelte'
import { Things } from './things.svelte'

/** What the page around a table adds to it. */
export interface Parts {
  /** In the decision bar, in the place of the answers. */
  bar?: Snippet
  /** In the menu. */
  menu?: Snippet<[() => void]>
  /** Under the top bar: the line is lost, somebody's turn to look. */
  notice?: Snippet
}

/** Whether somebody else looks or decides than before, though nothing was played. */
const decidesOtherwise = (before: Snapshot, now: Snapshot): boolean =>
  before.seat !== now.seat ||
  before.to_move !== now.to_move ||
  before.over !== now.over ||
  before.choices.length !== now.choices.length

const othersDecide = ({ seat, seats }: Snapshot): boolean => seats.some((info) => info.decides && info.seat !== seat)

/** Whether the same person is still asked the same: others have answered what they are asked at the same time. */
const asksStill = (before: Snapshot, now: Snapshot): boolean =>
  (othersDecide(before) || othersDecide(now)) &&
  now.seat !== null &&
  now.to_move === now.seat &&
  before.to_move === now.seat &&
  before.seat === now.seat &&
  before.since === now.since

export class Desk extends Shown {
  private readonly bubbles = new Bubbles()
  private readonly pointing = new Pointing(this.bubbles)
  private readonly commands = new Commands(this, this.bubbles, (target) => this.elementOf(target))
  readonly plans = new Plans(this, this.bubbles, this.commands)
  private readonly choosing = new Choosing(this, this.bubbles, this.commands, this.plans)
  private readonly things = new Things({
    shown: this,
    bubbles: this.bubbles,
    commands: this.commands,
    plans: this.plans,
    choosing: this.choosing,
    pointing: this.pointing,
  })
  /** The sheet that is open: a seat, or on small screens the log. */
  sheet = $state.raw<'log' | number | null>(null)
  parts: Parts = {}

  show(table: Snapshot): void {
    const before = this.table
    const moved = this.replace(table)
    const still = before !== null && asksStill(before, table)
    if (moved && !still) this.close() // else what is being pointed at stays
    if (moved || !before || decidesOtherwise(before, table)) this.plans.renew(table, before, still)
  }

  /** What a game's table can do. */
  readonly act: Actions = {
    play: (moves, whole = false) => void this.play(moves, null, whole),
    choose: (target, anchor = null) => this.choose(target, anchor),
    whyNot: (target) => this.line?.whyNot(target) ?? Promise.resolve(null),
    propose: (target) => this.line?.propose(target) ?? Promise.resolve({ proposal: null, refusal: null }),
    hint: () => this.line?.hint() ?? Promise.resolve(null),
    undo: (all = false) => void this.undo(all),
  }

  // -- the bubble

  get bubble(): Bubble | null {
    return this.bubbles.open
  }
  set bubble(bubble: Bubble | null) {
    this.bubbles.open = bubble
  }
  get proposal(): Proposal | null {
    return this.bubbles.proposal
  }
  get selected(): Target | null {
    return this.bubbles.selected
  }
  close(): void {
    this.bubbles.close()
  }

  // -- commands

  get line(): Line | null {
    return this.commands.line
  }
  set line(line: Line | null) {
    this.commands.line = line
  }
  get pending(): Pending | null {
    return this.commands.pending
  }
  get hintWanted(): boolean {
    return this.commands.hintWanted
  }
  get redoable(): string[] {
    return this.commands.redoable
  }
  get undoStep(): Text | null {
    return this.commands.undoStep
  }
  play(moves: string[], target: Target | null, whole = false): Promise<void> {
    return this.commands.play(moves, target, whole)
  }
  redo(): Promise<void> {
    return this.commands.redo()
  }
  undo(all: boolean, anchor: Element | null = null): Promise<void> {
    return this.commands.undo(all, anchor)
  }
  hint(anchor: Element | null): Promise<void> {
    return this.commands.hint(anchor)
  }
  carryOut(pending: Pending, command: (line: Line) => Promise<Refusal | null>): Promise<void> {
    return this.commands.carryOut(pending, command)
  }

  // -- choosing

  set prepare(prepare: Prepare | null) {
    this.choosing.prepare = prepare
  }
  choose(target: Target, anchor: Element | null): void {
    this.choosing.choose(target, anchor)
  }
  take(choice: Choice, anchor: Element | null, sure = false): void {
    this.choosing.take(choice, anchor, sure)
  }

  // -- things on the table, and pointing at them

  readonly target = this.things.target
  readonly explained = this.pointing.explained
  get hovered(): Target | null {
    return this.pointing.hovered
  }
  set hovered(target: Target | null) {
    this.pointing.hovered = target
  }
  release(): void {
    this.pointing.release()
  }
  elementOf(target: Target | null): Element | null {
    return this.things.elementOf(target)
  }
  litElements(): Element[] {
    return this.things.litElements()
  }
  rove(key: string, all: boolean): boolean {
    return this.things.rove(key, all)
  }
}
