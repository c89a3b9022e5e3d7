/* Pointing at something far away shows the way there, as soon as the server has found it. */

import type { Actions, Proposal, Target } from '../contract'

/** What is pointed at, at the table of which version. */
interface Wish {
  target: Target
  version: number
}

export class Preview {
  /** The latest way that was found at this table; it stays until the next one is. */
  way = $state.raw<Proposal | null>(null)
  /** Another one is on its way. */
  renewing = $state(false)
  private wish: Wish | null = null
  private busy = false
  private readonly propose: Actions['propose']

  constructor(propose: Actions['propose']) {
    this.propose = propose
  }

  /** No target: nothing any more. */
  show(target: Target | null, version: number): void {
    if (target === null || version !== this.wish?.version) this.way = null
    this.wish = target === null ? null : { target, version }
    this.renewing = this.wish !== null
    if (this.wish && !this.busy) void this.ask(this.wish)
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
