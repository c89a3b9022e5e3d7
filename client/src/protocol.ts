/* What is said between a client and a table, in the shape of src/trilithon/tables/protocol.py. */

export type Argument = number | string | Text | Text[]
export interface Text {
  id: string
  args: { [name: string]: Argument }
}
export type Mode = 'solo' | 'friends' | 'screen'
export type OptionValue = boolean | number | string

// -- making a table (HTTP)

export interface SeatWish {
  kind: 'person' | 'agent'
  name?: string | null
  level?: string | null
}
export interface NewTable {
  game: string
  mode: Mode
  seats: SeatWish[]
  options?: { [id: string]: OptionValue }
  command_id: string
}
export interface SeatKey {
  seat: number | null
  secret: string
}
export interface TableMade {
  table: string
  keys: SeatKey[]
}

// -- what a client says at a table (WebSocket)

export interface Hello {
  type: 'hello'
  secrets: string[]
  ply?: number
}
interface Command {
  command_id: string
  seat: number
  expected_ply: number
}
export interface Play extends Command {
  type: 'play'
  moves: string[]
}
export interface Undo extends Command {
  type: 'undo'
  all?: boolean
}
export interface LetAgentPlay extends Command {
  type: 'agent'
  level: string | null
}
export interface Rename extends Command {
  type: 'rename'
  name: string
}
export interface WhyNot {
  type: 'why'
  request_id: string
  seat: number
  target: string
}
export interface Propose {
  type: 'propose'
  request_id: string
  seat: number
  target: string
}
export interface Hint {
  type: 'hint'
  request_id: string
  seat: number
}
export interface LookBack {
  type: 'look'
  request_id: string
  seat: number | null
  ply: number
}
export interface Watching {
  type: 'seat'
  seat: number | null
}
export type ClientMessage =
  | Hello
  | Play
  | Undo
  | LetAgentPlay
  | Rename
  | WhyNot
  | Propose
  | Hint
  | LookBack
  | Watching

// -- what a table says

export interface SeatInfo {
  seat: number
  name: string | null
  level: string | null
  owned: boolean
  present: boolean
  thinking: boolean
}
export interface Choice {
  move: string
  label: Text
  about: string[]
  closes: boolean
}
export interface LogLine {
  ply: number
  seat: number | null
  text: Text
}
export interface Refusal {
  code: 'not-yours' | 'not-your-turn' | 'stale' | 'illegal' | 'no-undo' | 'unknown' | 'too-fast' | 'malformed'
  text: Text
  rule?: string | null
}
export interface Snapshot {
  table: string
  game: string
  mode: Mode
  options: { [id: string]: OptionValue }
  ply: number
  seat: number | null
  seats: SeatInfo[]
  to_move: number | null
  view: { [name: string]: unknown }
  question: Text
  choices: Choice[]
  categories: string[]
  sheet: number[][]
  undo: boolean
  undo_reason: Text | null
  log: LogLine[]
  since: number
  over: boolean
  places: number[] | null
  seed: number | null
  seed_hash: string
}
export interface Now {
  type: 'now'
  table: Snapshot
}
export interface Then {
  type: 'then'
  request_id: string
  table: Snapshot
  course?: number[][] | null
}
export interface Done {
  type: 'done'
  command_id: string
  ply: number
}
export interface Refused {
  type: 'refused'
  command_id: string
  refusal: Refusal
}
export interface Answer {
  type: 'answer'
  request_id: string
  refusal?: Refusal | null
  moves?: string[] | null
  labels?: Text[] | null
}
export interface Goodbye {
  type: 'goodbye'
  again: boolean
  text: Text
}
export type ServerMessage = Now | Then | Done | Refused | Answer | Goodbye
