/*
 * The line to a table. Commands are kept until they are answered and are sent again, with the same id, after the line
 * was lost; the server makes sure that each is carried out once.
 */

import type {
  Answer,
  ClientMessage,
  Done,
  Goodbye,
  Hint,
  LetAgentPlay,
  LogLine,
  LookBack,
  Play,
  Prepare,
  Prepared,
  Propose,
  Refused,
  Rename,
  ServerMessage,
  Snapshot,
  Then,
  Undo,
  WhyNot,
} from './protocol'

export type CommandMessage = Play | Undo | LetAgentPlay | Rename
export type AskMessage = WhyNot | Propose | Prepare | Hint | LookBack
export type Answered = Answer | Prepared | Then

/** `connecting` at first, `lost` while it comes back by itself, `closed` for good. */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

/** The part of a WebSocket that is used, so that tests can play the server. */
export interface Socket {
  send(data: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code?: number }) => void) | null
}

export interface Surroundings {
  open(): Socket
  later(action: () => void, milliseconds: number): () => void
  random(): number
  clock(): number
}

export interface Listener {
  now(table: Snapshot): void
  state(state: LineState): void
  goodbye(message: Goodbye): void
}

interface Waiting<M, A> {
  message: M
  settle(answer: A): void
  drop(reason: Error): void
}

const FIRST_DELAY = 500
const LONGEST_DELAY = 20_000
/** A line that was out of sight for longer may be dead without saying so. */
const STALE_AFTER = 20_000

export class LineClosed extends Error {}

export class Connection {
  private secrets: string[]
  private readonly listener: Listener
  private readonly around: Surroundings
  private socket: Socket | null = null
  private greeted = false
  private attempts = 0
  /** The whole log as of the latest message of each type; the server sends only what is new in the next. */
  private readonly logs: { now: LogLine[]; then: LogLine[] } = { now: [], then: [] }
  private cancelRetry: (() => void) | null = null
  private hiddenSince: number | null = null
  private seat: number | null | undefined = undefined
  private readonly commands = new Map<string, Waiting<CommandMessage, Done | Refused>>()
  private readonly asks = new Map<string, Waiting<AskMessage, Answered>>()
  state: LineState = 'connecting'

  constructor(secrets: string[], listener: Listener, around: Surroundings) {
    this.secrets = secrets
    this.listener = listener
    this.around = around
  }

  start(): void {
    if (!this.socket && this.state !== 'closed') this.connect()
  }

  /** For good: nobody is at this page any more. */
  stop(): void {
    this.become('closed')
    this.cancelRetry?.()
    this.abandon()
    for (const waiting of [...this.commands.values(), ...this.asks.values()]) waiting.drop(new LineClosed())
    this.commands.clear()
    this.asks.clear()
  }

  /** Comes again with other keys, also after it was sent away for good. */
  change(secrets: string[]): void {
    this.secrets = secrets
    this.become('lost')
    this.retryNow()
  }

  /** Settles when the server has stored or refused it, however long that takes. */
  command(message: CommandMessage): Promise<Done | Refused> {
    return this.wait(this.commands, message.command_id, message)
  }

  ask(message: AskMessage): Promise<Answered> {
    return this.wait(this.asks, message.request_id, message)
  }

  /** Through whose eyes to look from now on, also after the line was lost. */
  watch(seat: number | null): void {
    this.seat = seat
    if (this.greeted) this.send({ type: 'seat', seat })
  }

  get unanswered(): number {
    return this.commands.size
  }

  // -- what happens around us

  online(): void {
    if (this.state === 'lost') this.retryNow()
  }

  offline(): void {
    if (this.state === 'open' || this.state === 'connecting') {
      this.abandon()
      this.lose()
    }
  }

  hidden(): void {
    this.hiddenSince = this.around.clock()
  }

  visible(): void {
    const since = this.hiddenSince
    this.hiddenSince = null
    if (this.state === 'lost') this.retryNow()
    else if (this.state === 'open' && since !== null && this.around.clock() - since > STALE_AFTER) {
      this.abandon()
      this.retryNow()
    }
  }

  // -- the line itself

  private wait<M extends CommandMessage | AskMessage, A>(
    queue: Map<string, Waiting<M, A>>,
    id: string,
    message: M,
  ): Promise<A> {
    if (this.state === 'closed') return Promise.reject(new LineClosed())
    return new Promise((settle, drop) => {
      queue.set(id, { message, settle, drop })
      if (this.greeted) this.send(message)
    })
  }

  private connect(): void {
    this.cancelRetry = null
    const socket = this.around.open()
    this.socket = socket
    this.greeted = false
    socket.onopen = () => {
      if (socket === this.socket) this.send({ type: 'hello', secrets: this.secrets })
    }
    socket.onmessage = (event) => {
      if (socket === this.socket && typeof event.data === 'string')
        this.receive(JSON.parse(event.data) as ServerMessage)
    }
    socket.onclose = () => {
      if (socket !== this.socket) return
      this.abandon()
      this.lose()
    }
  }

  private abandon(): void {
    const socket = this.socket
    this.socket = null
    this.greeted = false
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  private lose(): void {
    if (this.state === 'closed') return
    this.become('lost')
    this.cancelRetry?.()
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** this.attempts)
    this.attempts += 1
    this.cancelRetry = this.around.later(() => this.connect(), longest * (0.5 + 0.5 * this.around.random()))
  }

  private retryNow(): void {
    this.cancelRetry?.()
    this.abandon()
    this.connect()
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'now':
        this.attempts = 0
        if (!this.greeted) this.resume(message.table)
        this.listener.now(this.whole('now', message.table))
        break
      case 'done':
        this.settle(this.commands, message.command_id, message)
        break
      case 'refused':
        this.settle(this.commands, message.command_id, message)
        break
      case 'answer':
      case 'prepared':
        this.settle(this.asks, message.request_id, message)
        break
      case 'then':
        this.settle(this.asks, message.request_id, { ...message, table: this.whole('then', message.table) })
        break
      case 'goodbye':
        this.listener.goodbye(message)
        this.abandon()
        if (message.again) this.lose()
        else this.stop()
    }
  }

  private whole(type: 'now' | 'then', table: Snapshot): Snapshot {
    const log = [...this.logs[type].slice(0, table.log_from), ...table.log]
    this.logs[type] = log
    return { ...table, log, log_from: 0 }
  }

  /** The server knows us: what waited or was never answered is sent, in the old order. */
  private resume(table: Snapshot): void {
    this.greeted = true
    this.become('open')
    if (this.seat !== undefined && table.seat !== this.seat) this.send({ type: 'seat', seat: this.seat })
    for (const { message } of this.commands.values()) this.send(message)
    for (const { message } of this.asks.values()) this.send(message)
  }

  private settle<M, A>(queue: Map<string, Waiting<M, A>>, id: string, answer: A): void {
    const waiting = queue.get(id)
    queue.delete(id)
    waiting?.settle(answer)
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message))
  }

  private become(state: LineState): void {
    if (this.state === state) return
    this.state = state
    this.listener.state(state)
  }
}

/** The real surroundings of a table's page. */
export function browserSurroundings(table: string): Surroundings {
  return {
    open: () => {
      const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
      return new WebSocket(`${scheme}//${location.host}/api/tables/${table}/live`) as unknown as Socket
    },
    later: (action, milliseconds) => {
      const timer = setTimeout(action, milliseconds)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    clock: Date.now,
  }
}

/** Tells a connection what the browser notices; the result takes it off again. */
export function follow(connection: Connection): () => void {
  const online = (): void => connection.online()
  const offline = (): void => connection.offline()
  const visibility = (): void => (document.hidden ? connection.hidden() : connection.visible())
  addEventListener('online', online)
  addEventListener('offline', offline)
  document.addEventListener('visibilitychange', visibility)
  return () => {
    removeEventListener('online', online)
    removeEventListener('offline', offline)
    document.removeEventListener('visibilitychange', visibility)
  }
}
