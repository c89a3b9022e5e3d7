/* Pointing at something far away shows the way there, as soon as the server has found it. */

import { untrack } from 'svelte'
import type { Actions, Proposal, TableProps, Target } from '../contract'
import { HEXES } from './board'
import { viewOf } from './view'

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

/** At a table: what is pointed at, as long as nothing else is chosen or shown. */
export function previewOf(props: () => TableProps): Preview {
  const preview = new Preview((target) => props().act.propose(target))
  $effect(() => {
    const [target, { version }] = [goal(props()), props().table]
    untrack(() => preview.show(target, version))
  })
  return preview
}

/** Columns and loot are what one goes for; the way to what is lit needs no preview. */
function goal({ hovered, lit, proposal, selected, live, table }: TableProps): Target | null {
  if (!live || !lit.size || proposal || selected || !hovered?.startsWith('hex:') || lit.has(hovered)) return null
  const hex = HEXES.get(hovered.slice(4))
  return hex && (hex.use === 'column' || viewOf(table).loot.on_board[hex.name]) ? hovered : null
}
