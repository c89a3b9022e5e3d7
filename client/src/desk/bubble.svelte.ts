/* The bubble beside a thing on the table: there is one at a time. */

import type { Proposal, Target } from '../games/contract'
import type { Choice, Refusal, Text } from '../protocol'

/** What stands in the bubble beside a thing. */
export type Bubble = { target: Target | null; anchor: Element | null } & (
  | { kind: 'details'; words?: string }
  | { kind: 'busy' }
  | { kind: 'choices'; choices: Choice[] }
  | { kind: 'proposal'; proposal: Proposal; hint: boolean }
  | { kind: 'why'; refusal: Refusal }
  | { kind: 'sure'; choice: Choice }
  | { kind: 'note'; text: Text }
)

export class Bubbles {
  open = $state.raw<Bubble | null>(null)
  /** So often it was closed: whatever was to stand in it then is not wanted any more. */
  closed = 0

  readonly proposal = $derived(this.open?.kind === 'proposal' ? this.open.proposal : null)
  readonly proposed = $derived(new Set(this.proposal ? [this.proposal.target, ...this.proposal.about.flat()] : []))
  /** The thing it is about, unless it was only pointed at. */
  readonly selected = $derived(this.open && this.open.kind !== 'details' ? this.open.target : null)

  /** Details come and go with the pointer: they take the place of nothing else. */
  showDetails(details: Bubble & { kind: 'details' }): void {
    if (this.free) this.open = details
  }

  get free(): boolean {
    return !this.open || this.open.kind === 'details'
  }

  close(): void {
    const { anchor } = this.open ?? {}
    if (anchor instanceof HTMLElement || anchor instanceof SVGElement) {
      if (document.activeElement?.closest('.tip')) anchor.focus() // back to where the question came from
    }
    this.open = null
    this.closed += 1
  }
}
