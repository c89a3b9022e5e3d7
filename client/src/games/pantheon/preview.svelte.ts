/* Pointing at something far away shows the way there, as soon as the server has found it. */

import type { Actions, Proposal, Target } from '../contract'

/** What is pointed at; whoever points at it again, or at another table, has another wish. */
interface Wish {
  target: Target
}

/** From one thing to the next the pointer is nowhere for a moment. */
const BETWEEN = 80

export class Preview {
  /** The latest way that was found at this table; it stays until the next one is. */
  way = $state.raw<Proposal | null>(null)
  /** Another one is on its way. */
  renewing = $state(false)
  private wish: Wish | null = null
  private version = -1
  private leaving: ReturnType<typeof setTimeout> | undefined
  private busy = false
  private readonly propose: Actions['propose']

  constructor(propose: Actions['propose']) {
    this.propose = propose
  }

  /** No target: nothing any more. */
  show(target: Target | null, version: number): void {
    clearTimeout(this.leaving)
    if (version !== this.version) this.way = null
    this.version = version
    this.wish = target === null ? null : { target }
    this.renewing = this.wish !== null
    if (!this.wish) this.leaving = setTimeout(() => (this.way = null), BETWEEN)
    else if (!this.busy) void this.ask(this.wish)
  }

  /** One question at a time: whoever runs over the map asks only for where they have got to. */
  private async ask(wish: Wish): Promise<void> {
    this.busy = true
    const { proposal } = await this.propose(wish.target).finally(() => (this.busy = false))
    if (this.wish === null) return
    if (this.wish !== wish) return this.ask(this.wish)
    this.renewing = false
    this.way = proposal
  }
}
