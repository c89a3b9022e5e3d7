/* What a click on a thing, or on an answer, leads to. */

import type { Target } from '../games/contract'
import type { Choice } from '../protocol'
import { settings } from '../settings.svelte'
import type { Bubble, Bubbles } from './bubble.svelte'
import type { Commands } from './commands.svelte'
import type { Plans } from './plans.svelte'
import type { Shown } from './shown.svelte'
import { SOON } from './soon'

/** True: the click was taken, and nothing else comes of it. Without choices the thing is not lit. */
export type Prepare = (target: Target, choices: Choice[], anchor: Element | null) => boolean

export class Choosing {
  /**
   * A table may take a click upon itself: to offer what can be done there in a way of its own, or because the thing is
   * none of the game's.
   */
  prepare: Prepare | null = null
  private readonly shown: Shown
  private readonly bubbles: Bubbles
  private readonly commands: Commands
  private readonly plans: Plans

  constructor(shown: Shown, bubbles: Bubbles, commands: Commands, plans: Plans) {
    this.shown = shown
    this.bubbles = bubbles
    this.commands = commands
    this.plans = plans
  }

  choose(target: Target, anchor: Element | null): void {
    if (!this.shown.table || this.commands.pending) return
    if (!this.shown.mine) {
      this.bubbles.open = { kind: 'details', target, anchor }
      return
    }
    const choices = this.shown.lit.get(target)
    this.bubbles.close()
    if (this.plans.click(target)) return
    if (this.prepare?.(target, choices ?? [], anchor)) return
    if (!choices) void this.explain(target, anchor)
    else if (choices.length === 1) this.take(choices[0]!, anchor)
    else this.bubbles.open = { kind: 'choices', choices, target, anchor }
  }

  /** Plays a choice, or prepares it; asks first when it would leave something unused. */
  take(choice: Choice, anchor: Element | null, sure = false): void {
    if (!this.shown.table || !this.shown.mine || this.commands.pending) return
    const target = choice.about[0] ?? null
    const shownFirst = choice.prepare === 'always' || (choice.prepare === 'carefully' && settings.warnings)
    if (!sure && choice.losses.length && settings.warnings) this.bubbles.open = { kind: 'sure', choice, target, anchor }
    else if (!sure && shownFirst) this.plans.begin(choice)
    else void this.commands.play([choice.move], target)
  }

  /** Something that is not lit: how it could be reached, or why it cannot. */
  private async explain(target: Target, anchor: Element | null): Promise<void> {
    const { line } = this.commands
    if (!line) return
    const { closed } = this.bubbles
    const busy: Bubble = { kind: 'busy', target, anchor }
    const taken = (): boolean => this.bubbles.closed !== closed || !this.bubbles.free
    let late = false
    const waiting = setTimeout(() => {
      if (taken()) return
      late = true
      this.bubbles.open = busy
    }, SOON)
    const { proposal, refusal } = await line.propose(target)
    clearTimeout(waiting)
    if (late ? this.bubbles.open !== busy : taken()) return
    if (proposal) this.bubbles.open = { kind: 'proposal', proposal, hint: false, target, anchor }
    else this.bubbles.open = refusal ? { kind: 'why', refusal, target, anchor } : { kind: 'details', target, anchor }
  }
}
