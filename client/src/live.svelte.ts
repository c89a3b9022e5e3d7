/* A live table: the line to the server behind a desk. */

import type { Done, Goodbye, Refusal, Refused, Snapshot, Text, Then } from './protocol'
import type { Proposal, Way } from './games/contract'
import { ApiError, newId, renewKey } from './api'
import { browserSurroundings, Connection, follow, LineClosed, type Answered, type LineState } from './connection'
import type { Desk } from './desk/desk.svelte'
import type { Line, Preparation } from './desk/line'
import { drop, keep, kept, keysHere, news, replaceSecret, wishForKey, type Key } from './keys.svelte'
import { loadGame } from './registry'

/** In which another tab of this browser hears of a new key and writes it down, in milliseconds. */
const MOMENT = 1500

export class LiveTable implements Line {
  readonly id: string
  readonly desk: Desk
  line = $state<LineState>('connecting')
  goodbye = $state.raw<Text | null>(null)
  /** The latest from the server; the desk may show something older. */
  now = $state.raw<Snapshot | null>(null)
  /** On one screen: the seat that has lifted the curtain. Undefined: nobody yet. */
  private lifted = $state<number | null | undefined>(undefined)
  private handed = $state(false)
  private keys: Key[]
  private readonly connection: Connection
  private readonly unfollow: () => void
  private loading: string | null = null
  private stopped = false

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
        goodbye: (message: Goodbye) => void this.farewell(message),
      },
      browserSurroundings(id),
    )
    this.unfollow = follow(this.connection)
    this.connection.start()
  }

  stop(): void {
    this.stopped = true
    this.desk.follow.stop()
    this.unfollow()
    this.connection.stop()
  }

  private async farewell({ again, text }: Goodbye): Promise<void> {
    const refused = this.keys
    if (text.id === 'web-wrong-key' || text.id === 'goodbye-key') {
      const problem = await this.finishRenewals()
      if (this.takeUpNewKeys(refused)) return
      if (problem && kept(this.id)?.keys.some((key) => key.renewing))
        text = problem // it is asked for again the next time
      else if (text.id === 'goodbye-key' && (await this.hearOfNewKeys(refused))) return
      else
        drop(
          this.id,
          refused.map((key) => key.secret),
        )
    }
    this.goodbye = again ? null : text
  }

  private receive(table: Snapshot, shows: boolean): void {
    this.goodbye = null
    this.now = table
    if (this.loading !== table.book) {
      this.loading = table.book
      void this.load(table)
    }
    if (shows) this.desk.follow.arrive(table)
    const keys = kept(this.id)?.keys ?? []
    const [only, ...others] = this.keys
    const begun = table.seats.every((info) => info.taken) // before, everybody is a spectator
    if (only && others.length === 0 && only.seat === undefined && begun) only.seat = table.seat
    keep(this.id, {
      keys: keys.map((key) => (key.secret === only?.secret ? { ...key, seat: only.seat } : key)),
      game: table.game,
      pack: table.pack,
      mode: table.mode,
      ply: table.ply,
      over: table.over,
      ...(table.over
        ? {
            result: {
              points: table.sheet.map((row) => row.reduce((sum, n) => sum + n, 0)),
              place: table.mode === 'screen' || table.seat === null ? null : (table.places?.[table.seat] ?? null),
            },
          }
        : {}),
      names: table.seats.filter((info) => info.seat !== table.seat).map((info) => this.desk.nameOf(info)),
      at: kept(this.id)?.at ?? Date.now(),
    })
  }

  /** The game with the book of this table; asked for again with the next news if it could not be had. */
  private async load(table: Snapshot): Promise<void> {
    try {
      this.desk.game = await loadGame(table)
    } catch {
      this.loading = ''
    }
  }

  // -- a new link

  /** The own key, which only a person at a seat has. */
  get ownKey(): Key | null {
    return this.keys.find((key) => typeof key.seat === 'number' && key.seat === this.now?.seat) ?? null
  }

  /**
   * Another secret for the own seat. Whoever has the old one is sent away; this browser comes back with the new one.
   */
  async renewKey(): Promise<Text | null> {
    const key = this.ownKey
    if (!key) return null
    const id = kept(this.id)?.keys.find((one) => one.secret === key.secret)?.renewing ?? newId()
    wishForKey(this.id, key.secret, id)
    const problem = await this.finishRenewals()
    this.takeUpNewKeys(this.keys)
    return problem
  }

  /** Asks again for what was wished here or in another tab and perhaps never answered. */
  private async finishRenewals(): Promise<Text | null> {
    let problem: Text | null = null
    for (const { renewing, ...key } of kept(this.id)?.keys ?? []) {
      if (!renewing) continue
      try {
        replaceSecret(this.id, key.secret, { ...key, ...(await renewKey(this.id, key.secret, renewing)) })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        problem = error.problem?.text ?? { id: 'unreachable', args: {} }
        if (error.problem?.code === 'wrong-key') replaceSecret(this.id, key.secret, null)
      }
    }
    return problem
  }

  /** The tab that has wished for another secret may be about to write it down. */
  private async hearOfNewKeys(old: Key[]): Promise<boolean> {
    const end = Date.now() + MOMENT
    while (Date.now() < end) {
      await news(end - Date.now())
      if (!this.stopped && this.takeUpNewKeys(old)) return true
    }
    return false
  }

  /** Comes with the present keys of the same seats, if there are others than those it came with. */
  private takeUpNewKeys(old: Key[]): boolean {
    const secrets = old.map((key) => key.secret)
    const seats = old.map((key) => key.seat)
    const keys = (kept(this.id)?.keys ?? []).filter((key) => seats.includes(key.seat))
    if (!keys.some((key) => !secrets.includes(key.secret))) return false
    this.keys = keys.map((key) => ({ ...key }))
    this.connection.change(keys.map((key) => key.secret))
    return true
  }

  // -- several people at one screen

  /** Seats that this browser has the key to and that a person plays now. */
  get own(): number[] {
    return this.keys
      .map((key) => key.seat)
      .filter((seat): seat is number => typeof seat === 'number' && this.now?.seats[seat]?.level === null)
  }

  get shared(): boolean {
    return this.now?.mode === 'screen' && this.own.length > 1
  }

  /** The seat of somebody else here who has to decide now. */
  private get next(): number | null {
    const seat = this.shared && !this.now?.over ? (this.now?.to_move ?? null) : null
    return seat !== null && seat !== this.lifted && this.own.includes(seat) ? seat : null
  }

  /** To whom the device is to be given, while the one who has it still sees what came of the last move. */
  get receiver(): number | null {
    return this.now?.seat === this.lifted && !this.handed ? this.next : null
  }

  /** The seat whose turn it is to look, while the one who looked before must not see on. */
  get curtain(): number | null {
    const { now } = this
    if (!now || !this.shared || now.over || this.receiver !== null) return null
    if (this.next !== null) return this.next
    return now.seat !== null && now.seat !== this.lifted ? (this.lifted ?? now.seat) : null
  }

  /** Nobody has looked yet. */
  get untouched(): boolean {
    return this.lifted === undefined
  }

  handOver(): void {
    this.handed = true
  }

  lift(seat: number): void {
    this.lifted = seat
    this.handed = false
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

  private async command(
    send: (base: { command_id: string; seat: number; expected_version: number }) => Promise<Done | Refused>,
    seat = this.seat,
  ): Promise<Refusal | null> {
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

  undo(far: 'one' | 'all' | number): Promise<Refusal | null> {
    const to = typeof far === 'number' ? far : null
    return this.command((base) => this.connection.command({ type: 'undo', all: far === 'all', to, ...base }))
  }

  rename(name: string): Promise<Refusal | null> {
    return this.command((base) => this.connection.command({ type: 'rename', name, ...base }))
  }

  letAgentPlay(level: string | null, seat: number): Promise<Refusal | null> {
    return this.command((base) => this.connection.command({ type: 'agent', level, ...base }), seat)
  }

  private async ask(message: Parameters<Connection['ask']>[0]): Promise<Answered | null> {
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

  async propose(target: string): Promise<Way> {
    const answer = await this.ask({ type: 'propose', request_id: newId(), seat: this.seat, target })
    const refusal = answer?.type === 'answer' ? (answer.refusal ?? null) : null
    return { proposal: proposalOf(answer, target), refusal }
  }

  async prepare(moves: string[]): Promise<Preparation> {
    const answer = await this.ask({ type: 'prepare', request_id: newId(), seat: this.seat, moves })
    if (answer?.type === 'prepared') return { plan: answer.plan, version: answer.version, refusal: null }
    return { plan: null, version: -1, refusal: answer?.type === 'answer' ? (answer.refusal ?? null) : null }
  }

  async hint(): Promise<Proposal | null> {
    return proposalOf(await this.ask({ type: 'hint', request_id: newId(), seat: this.seat }), null)
  }

  async lookBack(ply: number, seat: number | null): Promise<Then | null> {
    const answer = await this.ask({ type: 'look', request_id: newId(), seat, ply })
    return answer?.type === 'then' ? answer : null
  }
}

function proposalOf(answer: Answered | null, target: string | null): Proposal | null {
  if (answer?.type !== 'answer' || !answer.moves?.length) return null
  const { moves, labels, about, told, why } = answer
  return { target, moves, labels: labels ?? [], about: about ?? [], told: told ?? [], why }
}
