/*
 * When it becomes the turn of whoever looks at a table. That is so as soon as the server says it, also while what led
 * to it is still being shown.
 */

import type { Snapshot } from './protocol'

/** Behind a curtain nobody is asked anything yet. */
export const isTurn = (now: Snapshot | null, curtain: number | null): boolean =>
  now !== null && curtain === null && !now.over && now.seat !== null && now.to_move === now.seat

export class Turns {
  private before: { seat: number | null; turn: boolean } | null = null

  /** Whether this is news: whoever has just come, or lifted a curtain, sees it anyway. */
  begins(now: Snapshot | null, curtain: number | null): boolean {
    const { before } = this
    const turn = isTurn(now, curtain)
    this.before = now === null || curtain !== null ? null : { seat: now.seat, turn }
    return turn && before !== null && before.seat === this.before?.seat && !before.turn
  }
}
