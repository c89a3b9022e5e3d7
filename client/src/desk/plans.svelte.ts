/*
 * What a person has pointed at and not played yet. The server prepares it: which moves it takes, what it costs and
 * brings, and what can be changed about it. Here is only kept what it has said last, and asked for something else.
 */

import type { Target } from '../games/contract'
import type { Choice, Plan, PlanThing, Snapshot } from '../protocol'
import type { Bubbles } from './bubble.svelte'
import type { Commands } from './commands.svelte'
import type { Shown } from './shown.svelte'
import { SOON } from './soon'

export class Plans {
  /** The latest that was heard: it stays until the next one comes. */
  plan = $state.raw<Plan | null>(null)
  /** What it begins with; null: it is the question at hand that is answered. */
  begun = $state.raw<Choice | null>(null)
  /** Something else has been asked for, or the table has changed. */
  renewing = $state(false)
  private requests = 0
  /** Something was asked for, and no answer has come yet, whether or not that shows. */
  asking = $state(false)
  /** The row that was asked for last, */
  private asked: string[] = []
  /** and what it begins with. */
  private wanted: Choice | null = null
  private readonly shown: Shown
  private readonly bubbles: Bubbles
  private readonly commands: Commands

  constructor(shown: Shown, bubbles: Bubbles, commands: Commands) {
    this.shown = shown
    this.bubbles = bubbles
    this.commands = commands
  }

  readonly open = $derived.by(() => this.plan !== null || this.begun !== null)
  readonly canGoBack = $derived.by(() => this.open && (this.begun !== null || this.shown.table?.undo === true))
  /** Of what so many are chosen, by the thing to click. */
  readonly things = $derived.by(() => {
    const found = new Map<Target, PlanThing[]>()
    for (const thing of this.plan?.parts.flatMap((part) => part.things) ?? [])
      found.set(thing.target, [...(found.get(thing.target) ?? []), thing])
    return found
  })
  /** Answers that would help with it. */
  readonly beside = $derived.by(() => {
    const moves = this.plan?.beside ?? []
    return this.shown.table?.choices.filter(({ move }) => moves.includes(move)) ?? []
  })

  /**
   * Another position, or somebody else who looks or decides: what the same person can still do is prepared anew, what
   * is asked now is prepared already. If it is `still` the same question, what was changed about it stays.
   */
  renew(table: Snapshot, before: Snapshot | null, still = false): void {
    if (still && table.plan && this.asked.length) {
      this.renewing = true
      void this.ask(this.asked)
      return
    }
    const same = this.shown.mine && before?.seat === table.seat && !table.plan
    const again = same && this.wanted && table.choices.find(({ move }) => move === this.wanted?.move)
    if (again) {
      this.renewing = true // what is shown is of another position
      void this.ask(this.asked, again)
      return
    }
    this.drop()
    this.plan = this.asAsked
  }

  /** The plan of the question at hand, as the server has it. */
  private get asAsked(): Plan | null {
    return this.shown.mine ? (this.shown.table?.plan ?? null) : null
  }

  begin(choice: Choice): void {
    // once more the same: that is meant, unless it could not be taken back
    if (this.begun?.move === choice.move && this.plan && !this.plan.final) return this.confirm()
    void this.ask([choice.move], choice)
  }

  /** Another answer to one of its questions. */
  change(moves: string[]): void {
    void this.ask(moves)
  }

  /** Whether a click on a thing changes the plan. */
  click(target: Target): boolean {
    const things = this.things.get(target)
    const row = things ? things.find(({ click }) => click !== null)?.click : this.optionAt(target)
    if (row) this.change(row)
    return things !== undefined || row !== undefined
  }

  /** An answer that is about a thing; where it is given already and there is one other, that one. */
  private optionAt(target: Target): string[] | undefined {
    const options = this.plan?.parts
      .map((part) => part.options)
      .find((all) => all.some(({ about }) => about[0] === target))
    const there = options?.find(({ about }) => about[0] === target)
    if (!there?.chosen) return there?.moves
    return options?.length === 2 ? options.find(({ chosen }) => !chosen)?.moves : undefined
  }

  confirm(): void {
    if (this.plan) this.play(this.plan.moves)
  }

  /** Plays a row of the plan, its own or another; not while it may be that of another position. */
  play(row: string[]): void {
    if (!this.asking) void this.commands.play(row, this.begun?.about[0] ?? null, this.begun !== null)
  }

  /** Back to where one could do something else; a question at hand was led to by a move, which is taken back. */
  back(): void {
    if (this.commands.pending) return
    if (this.begun) this.drop()
    else void this.commands.undo(false, null)
  }

  drop(): void {
    this.requests += 1
    this.plan = this.begun = null
    this.asking = this.renewing = false
    this.asked = []
    this.wanted = null
  }

  private async ask(moves: string[], begun = this.wanted): Promise<void> {
    const { line } = this.commands
    if (!line) return
    const request = ++this.requests
    this.asked = moves
    this.wanted = begun
    this.asking = true
    const waiting = setTimeout(() => this.wait(request, begun), SOON)
    const { plan, version, refusal } = await line.prepare(moves)
    clearTimeout(waiting)
    if (request !== this.requests) return
    if (refusal) {
      this.drop()
      this.plan = this.asAsked
      this.bubbles.open = { kind: 'why', refusal, target: begun?.about[0] ?? null, anchor: null }
    } else if (version === this.shown.table?.version) {
      this.asking = this.renewing = false
      this.begun = begun
      this.plan = plan
    } // else another table is on its way, and with it another plan
  }

  /** The answer takes its time: what it is about is shown already, and the last plan, if it is about the same. */
  private wait(request: number, begun: Choice | null): void {
    if (request !== this.requests) return
    if (this.begun?.move !== begun?.move) this.plan = null
    this.begun = begun
    this.renewing = true
  }
}
