import type { Proposal, Target, Way } from '../games/contract'
import type { Plan, Refusal, Then } from '../protocol'

/** A plan, for the table of that version; or why there is none. */
export interface Preparation {
  plan: Plan | null
  version: number
  refusal: Refusal | null
}

/** What can be done at a live table. */
export interface Line {
  play(moves: string[]): Promise<Refusal | null>
  /** The latest decision, all of the turn, or down to a ply. */
  undo(far: 'one' | 'all' | number): Promise<Refusal | null>
  rename(name: string): Promise<Refusal | null>
  letAgentPlay(level: string | null, seat: number): Promise<Refusal | null>
  whyNot(target: Target): Promise<Refusal | null>
  propose(target: Target): Promise<Way>
  /** What these moves come to, and what can be changed about them. */
  prepare(moves: string[]): Promise<Preparation>
  hint(): Promise<Proposal | null>
  /** The table as it was, with what that seat knew then; null: there is no such ply any more. */
  lookBack(ply: number, seat: number | null): Promise<Then | null>
}
