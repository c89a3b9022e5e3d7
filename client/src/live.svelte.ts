/* A live table: the line to the server behind a desk. */

import type { Answer, Done, Goodbye, Refusal, Refused, Snapshot, Text, Then } from './protocol'
import type { Proposal } from './games/contract'
import { newId } from './api'
import { browserSurroundings, Connection, follow, LineClosed, type LineState } from './connection'
import { Desk, type Line } from './desk.svelte'
import { drop, keep, kept, keysHere, type Key } from './keys.svelte'
import { loadGame } from './registry'

export class LiveTable implements Line {
  readonly id: string
  readonly desk: Desk
  line = $state<LineState>('connecting')
  goodbye = $state.raw<Text | null>(null)
  /** The latest from the server; the desk may show something older. */
  now = $state.raw<Snapshot | null>(null)
  /** On one screen: the seat that has lifted the curtain. Undefined: nobody yet. */
  private lifted = $state<number | null | undefined>(undefined)
  private readonly keys: Key[]
  private readonly connection: Connection
  private readonly unfollow: () => void
  private loading: string | null = null

  constructor(id: string, desk: Desk, shows = true) {
    this.id = id
    this.desk = desk
    if (shows) desk.line = this
    this.keys = keysHere(id)
    this.connection = new Connection(
      this.keys.map((key) => key.secret),
      {
        now: (table) => this.receive(table, shows),
        state: (state) => (this.line = state),
        goodbye: (message: Goodbye) => this.farewell(message),
      },
      browserSurroundings(id),
    )
    this.unfollow = follow(this.connection)
    this.connection.start()
  }

  stop(): void {
    this.unfollow()
    this.connection.stop()
  }

  private farewell({ again, text }: Goodbye): void {
    this.goodbye = again ? null : text
    if (text.id === 'web-wrong-key' || text.id === 'goodbye-key') drop(this.id, this.keys.map((key) => key.secret))
  }

  private receive(table: Snapshot, shows: boolean): void {
    this.goodbye = null
    this.now = table
    if (this.loading !== table.game) {
      this.loading = table.game
      void loadGame(table.game).then((game) => (this.desk.game = game))
    }
    if (shows) this.desk.show(table)
    const keys = kept(this.id)?.keys ?? []
    const [only, ...others] = this.keys
    if (only && others.length === 0 && only.seat === undefined) only.seat = table.seat
    keep(this.id, {
      keys: keys.map((key) => (key.secret === only?.secret ? { ...key, seat: only.seat } : key)),
      game: table.game,
      mode: table.mode,
      ply: table.ply,
      over: table.over,
      names: table.seats.filter((info) => info.seat !== table.seat).map((info) => this.desk.nameOf(info)),
      at: kept(this.id)?.at ?? Date.now(),
    })
  }

  // -- several people at one screen

  /** Seats that this browser has the key to and that a person plays now. */
  get own(): number[] {
    return this.keys.map((key) => key.seat).filter((seat): seat is number => typeof seat === 'number' && this.now?.seats[seat]?.level === null)
  }

  get shared(): boolean {
    return this.now?.mode === 'screen' && this.own.length > 1
  }

  /** The seat whose turn it is to look, while the one who looked before must not see on. */
  get curtain(): number | null {
    const { now } = this
    if (!now || !this.shared || now.over) return null
    const next = now.to_move !== null && this.own.includes(now.to_move) ? now.to_move : null
    if (next !== null && next !== this.lifted) return next
    return now.seat !== null && now.seat !== this.lifted ? (this.lifted ?? now.seat) : null
  }

  lift(seat: number): void {
    this.lifted = seat
    this.desk.previous = null
    this.connection.watch(seat)
  }

  look(seat: number | null): void {
    this.connection.watch(seat)
  }

  // -- commands and questions

  private get seat(): number {
    return this.now?.seat ?? 0
  }

  private async command(send: (base: { command_id: string; seat: number; expected_version: number }) => Promise<Done | Refused>, seat = this.seat): Promise<Refusal | null> {
    try {
      const answer = await send({ command_id: newId(), seat, expected_version: this.now?.version ?? 0 })
      return answer.type === 'refused' ? answer.refusal : null
    } catch (error) {
      if (error instanceof LineClosed) return null
      throw error
    }
  }

  play(moves: string[]): Promise<Refusal | null> {
    return this.command((base) => this.connection.command({ type: 'play', moves, ...base }))
  }

  undo(all: boolean): Promise<Refusal | null> {
    return this.command((base) => this.connection.command({ type: 'undo', all, ...base }))
  }

  rename(name: string): Promise<Refusal | null> {
    return this.command((base) => this.connection.command({ type: 'rename', name, ...base }))
  }

  letAgentPlay(level: string | null, seat: number): Promise<Refusal | null> {
    return this.command((base) => this.connection.command({ type: 'agent', level, ...base }), seat)
  }

  private async ask(message: Parameters<Connection['ask']>[0]): Promise<Answer | Then | null> {
    try {
      return await this.connection.ask(message)
    } catch (error) {
      if (error instanceof LineClosed) return null
      throw error
    }
  }

  async whyNot(target: string): Promise<Refusal | null> {
    const answer = await this.ask({ type: 'why', request_id: newId(), seat: this.seat, target })
    return answer?.type === 'answer' ? (answer.refusal ?? null) : null
  }

  async propose(target: string): Promise<Proposal | null> {
    const answer = await this.ask({ type: 'propose', request_id: newId(), seat: this.seat, target })
    return proposalOf(answer, target)
  }

  async hint(): Promise<Proposal | null> {
    return proposalOf(await this.ask({ type: 'hint', request_id: newId(), seat: this.seat }), null)
  }

  async lookBack(ply: number, seat: number | null): Promise<Then | null> {
    const answer = await this.ask({ type: 'look', request_id: newId(), seat, ply })
    return answer?.type === 'then' ? answer : null
  }
}

function proposalOf(answer: Answer | Then | null, target: string | null): Proposal | null {
  if (answer?.type !== 'answer' || !answer.moves?.length) return null
  return { target, moves: answer.moves, labels: answer.labels ?? [] }
}
