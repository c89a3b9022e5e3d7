/* Made by tools/make_types.py from tables/protocol.py and web/answers.py: edit those, then `make types`. */

/** A message id of the catalogues and its arguments; the reader's language makes a sentence of it. */
export interface Text {
  id: string
  args: { [name: string]: Argument }
}
export type Argument = number | string | Text | Text[]
export type OptionValue = boolean | number | string

export type Id = string

export type Name = string

export type MoveText = string

export type Target = string

export type Secret = string

export type WishId = string

export type Level = string

export type Mode = 'solo' | 'friends' | 'screen'

// -- making a table (HTTP)

/** Who sits there: a person (perhaps named), or an agent of a level. */
export interface SeatWish {
  kind: 'person' | 'agent'
  name?: Name | null
  level?: Level | null
}

export interface NewTable {
  game: Id
  /** One of those that the server offers for this game; None: the game as it is. */
  pack?: Id | null
  mode: Mode
  seats: SeatWish[]
  options?: { [name: string]: OptionValue }
  /** The same wish with the same id is the same table. */
  command_id: WishId
}

/** The secret of a seat: whoever has it, plays there. `seat` None is the key for watching. */
export interface SeatKey {
  seat: number | null
  secret: Secret
}

export interface TableMade {
  table: Id
  keys: SeatKey[]
}

/** The wish for another secret for a seat; with the present one in the header. */
export interface NewKey {
  command_id: WishId
}

// -- looking at tables from outside (HTTP)

/** A secret that somebody keeps, and the table it belongs to. */
export interface HeldKey {
  table: Id
  secret: Secret
}

export interface HeldKeys {
  keys: HeldKey[]
}

// -- what a client says at a table (WebSocket)

/** The first message: which keys this client holds (several at one screen). The answer shows everything. */
export interface Hello {
  type: 'hello'
  secrets: Secret[]
}

/** Something that changes the table. The same command_id gets the same answer again, however often it comes. */
export interface Command {
  command_id: Id
  seat: number
  /** Of the table that it was decided at; whoever plays or takes back at another one is told so instead. */
  expected_version: number
}

/** One or more moves in a row, as proposals have them; all are played or none. */
export interface Play extends Command {
  type: 'play'
  moves: MoveText[]
}

/** Take the latest own move back, or everything down to the last barrier or to that ply. */
export interface Undo extends Command {
  type: 'undo'
  all?: boolean
  to?: number | null
}

/** Give the own seat to an agent, or take it back (level None). */
export interface LetAgentPlay extends Command {
  type: 'agent'
  level: Level | null
}

export interface Rename extends Command {
  type: 'rename'
  name: Name
}

/** Why can nothing be done with this thing? Only the seat to move may ask. */
export interface WhyNot {
  type: 'why'
  request_id: Id
  seat: number
  target: Target
}

/** Which moves would reach this thing? */
export interface Propose {
  type: 'propose'
  request_id: Id
  seat: number
  target: Target
}

/**
 * What would be done, and what can be changed about it? The move that begins it, and what was chosen so far: the
 * row of a plan or of one of its alternatives. None: the question at hand.
 */
export interface Prepare {
  type: 'prepare'
  request_id: Id
  seat: number
  moves: MoveText[]
}

/** What would a good player do? */
export interface Hint {
  type: 'hint'
  request_id: Id
  seat: number
}

/** The table as it was after so many moves, with what the seat knew then (all, once the game is over). */
export interface LookBack {
  type: 'look'
  request_id: Id
  seat: number | null
  ply: number
}

/** On one screen: whose eyes to see through from now on. */
export interface Watching {
  type: 'seat'
  seat: number | null
}

export type ClientMessage =
  Hello | Play | Undo | LetAgentPlay | Rename | WhyNot | Propose | Prepare | Hint | LookBack | Watching

// -- what a table says

export interface SeatInfo {
  seat: number
  name: string | null
  /** The level of the agent that plays here now; None: a person. */
  level: Level | null
  /** There is a person who can take the seat back. */
  owned: boolean
  /**
   * Its owner has come at least once, or nobody needs to. Until that is so of all seats, everybody is a spectator:
   * nobody sees cards, and could make another table if they are not good, before the others have come.
   */
  taken: boolean
  present: boolean
  thinking: boolean
  /** Is asked something: `to_move`, and where several decide at the same time all that have not answered yet. */
  decides: boolean
}

/** A legal move. */
export interface Choice {
  move: MoveText
  label: Text
  about: Target[]
  closes: boolean
  /**
   * What it says, for programs: its first word as `verb`, what it is about by its name (`tile`, `amount`), what it
   * costs. Nobody needs to take the text of a move apart.
   */
  told: { [name: string]: unknown }
  /** Is it shown as a plan before it is played? `carefully`: by whoever wants to be warned. */
  prepare: 'never' | 'carefully' | 'always'
  /** It shows something hidden, now or at the end of what it begins, so that it cannot be taken back. */
  final: boolean
  /** What is left undone by it that could still be done. */
  losses: Text[]
}

/** One of several answers to a question of a plan. */
export interface PlanOption {
  label: Text
  told: { [name: string]: unknown }
  about: Target[]
  /** To ask for instead. */
  moves: MoveText[]
  chosen: boolean
}

/** Something of which so many are chosen. Rows of moves are to be asked for instead; None: there is no say. */
export interface PlanThing {
  target: Target
  /** Which of several things in that place. */
  what: string
  label: Text
  told: { [name: string]: unknown }
  n: number
  most: number
  fewer: MoveText[] | null
  more: MoveText[] | null
  /** One more, or from the beginning if that is too much. */
  click: MoveText[] | null
}

/** A question of how: one of some options, or so many of some things. */
export interface PlanPart {
  asked: string
  question: Text
  options: PlanOption[]
  things: PlanThing[]
}

/**
 * An action that is prepared: what is played if nothing is changed, what that costs and brings, what can be
 * changed.
 */
export interface Plan {
  moves: MoveText[]
  title: Text
  /** For the button that plays it. */
  does: Text
  parts: PlanPart[]
  pays: { [name: string]: number }
  /** By names that the game and its page agree upon; until something hidden is shown. */
  gains: { [name: string]: number }
  notes: Text[]
  losses: Text[]
  final: boolean
  /** Choices that would help with it. */
  beside: MoveText[]
  shown: { [name: string]: unknown }
}

export interface LogLine {
  ply: number
  seat: number | null
  text: Text
}

/** Why something was not done: a stable code for programs, a text for people, the number of a rule. */
export interface Refusal {
  code:
    | 'not-yours'
    | 'not-your-turn'
    | 'not-yet'
    | 'stale'
    | 'illegal'
    | 'no-undo'
    | 'unknown'
    | 'too-fast'
    | 'malformed'
    | 'broken'
  text: Text
  rule: string | null
}

/** What decides between equal points, of each seat; more is better. */
export interface TieBreak {
  label: Text
  values: number[]
}

/** The whole table as one viewer may see it. */
export interface Snapshot {
  table: Id
  game: Id
  /** What the game's names, texts and facts are fetched by: `/api/games/<game>/book/<book>.json`. */
  book: Id
  mode: Mode
  options: { [name: string]: OptionValue }
  /**
   * Digests of the content that this table is played with: that of the game, and as in `provinces:9ac99a14bd44` those
   * of modules that are on, with spaces between.
   */
  content: string
  /** What the pack is called that it is from, if it is from one. */
  pack: string | null
  ply: number
  /** Grows whenever something is played or taken back. (The ply does not: after an undo another move leads to it.) */
  version: number
  /** Through whose eyes; None is a spectator. */
  seat: number | null
  seats: SeatInfo[]
  to_move: number | null
  view: { [name: string]: unknown }
  question: Text
  /** Legal moves, for the seat to move only; nobody else is shown any. */
  choices: Choice[]
  /** If it is asked how something is done: the usual answer, and what can be changed about it. */
  plan: Plan | null
  categories: string[]
  sheet: number[][]
  undo: boolean
  undo_reason: Text | null
  /** What undo would take back, as it was offered. */
  undo_step: Text | null
  /**
   * What this client does not have yet: the log is as many lines as `log_from` says of the one in the latest message
   * of the same type on this connection, and then these.
   */
  log: LogLine[]
  log_from: number
  /** The ply after the viewer's own last decision; 0 before the first. Lines of later plies are new to them. */
  since: number
  over: boolean
  places: number[] | null
  /** In this order; when the game is over. */
  tie_breaks: TieBreak[]
  /**
   * In decimal (64 bits are too many for a number in JavaScript). Shown at the end, with the salt; its hash from the
   * beginning, so that nobody can choose it afterwards.
   */
  seed: string | null
  salt: string | null
  /** The first 32 hexadecimal digits of SHA-256 of "<seed>:<salt>". */
  seed_hash: string
}

/** The present state; sent on Hello, after every change, and when asked to look through other eyes. */
export interface Now {
  type: 'now'
  table: Snapshot
}

/** An answer to LookBack. */
export interface Then {
  type: 'then'
  request_id: Id
  table: Snapshot
  /** Once the game is over: the points of all seats after every ply. */
  course: number[][] | null
}

/** A command was carried out and is stored. */
export interface Done {
  type: 'done'
  command_id: Id
  /** Of the table, with this done. */
  version: number
}

/** A command was not carried out and changed nothing. If it was stale, a Now follows. */
export interface Refused {
  type: 'refused'
  command_id: Id
  refusal: Refusal
}

/**
 * The answer to WhyNot, Propose or Hint: a refusal, a row of moves, or neither. Also what any question is
 * refused with.
 */
export interface Answer {
  type: 'answer'
  request_id: Id
  refusal: Refusal | null
  moves: MoveText[] | null
  labels: Text[] | null
  /** The things that each of the moves is about. */
  about: Target[][] | null
  /** What each of them says, as in `Choice`. */
  told: { [name: string]: unknown }[] | null
  /** What speaks for a hint. */
  why: Text | null
}

/** The answer to Prepare, unless that is refused. */
export interface Prepared {
  type: 'prepared'
  request_id: Id
  /** Of the table that it is for. */
  version: number
  /** None: there is nothing to prepare. */
  plan: Plan | null
}

/** The server goes down or the key is not valid here; come back by yourself if `again`. */
export interface Goodbye {
  type: 'goodbye'
  again: boolean
  text: Text
}

export type ServerMessage = Now | Then | Done | Refused | Answer | Prepared | Goodbye

export type ProblemCode =
  | 'malformed'
  | 'unknown'
  | 'wrong-key'
  | 'not-allowed'
  | 'not-over'
  | 'foreign'
  | 'too-fast'
  | 'too-large'
  | 'not-ready'
  | 'broken'

/** A switch of a game: a form offers `choices`; besides them `also`, and numbers from `minimum` to `maximum`. */
export interface OptionInfo {
  id: Id
  default: OptionValue
  choices: OptionValue[]
  also: OptionValue[]
  minimum: number | null
  maximum: number | null
  /** A text of one's own is allowed as well. Some are drawn: `POST /api/games/<id>/draft`. */
  free: boolean
  /**
   * A text of one's own has one thing for each seat, with commas in between: one of `seat_values`, none of them
   * twice, or the default.
   */
  per_seat: boolean
  /** So many may play only if this has another value than its default. */
  allows: number[]
  rule: string
}

/** What a seat can have by an option that is asked for seat by seat. */
export interface SeatValue {
  value: string
  name: Text
  /** Other options that it cannot be had without. */
  needs: { [name: string]: OptionValue }
}

/** A pack that the game can be played with here, in place of its own content. */
export interface PackInfo {
  /** For `NewTable`. */
  id: Id
  title: string
  /** As of a game. */
  seat_values: { [name: string]: SeatValue[] }
  /** As of a game. */
  book: Id
}

/** A game that can be played here. It is called `<id>-name` in the texts. */
export interface GameInfo {
  id: Id
  rules_version: number
  /** With whatever options; some of them only with certain ones (`allows`). */
  seat_counts: number[]
  options: OptionInfo[]
  /** By options that are asked for seat by seat. */
  seat_values: { [name: string]: SeatValue[] }
  /** What points are given for, called `<id>-category-<name>` in the texts. */
  categories: string[]
  packs: PackInfo[]
  /** The present one: `/api/games/<id>/book/<book>.json` and, for messages, `<book>.<language>.ftl`. */
  book: Id
}

/**
 * Everything in the box of a game, by kind and name as in views (`god:vinthrad`). What is fetched by its digest
 * never changes.
 */
export interface Book {
  names: { [name: string]: Text }
  /** What each does, a sentence or more; what does nothing but what its picture says has none. */
  texts: { [name: string]: Text[] }
  /** What pictures and boards are drawn from: each game has facts of its own. */
  facts: { [name: string]: unknown }
}

/** All games, and the levels of agents from the weakest to the strongest, called `level-<id>` in the texts. */
export interface Games {
  games: GameInfo[]
  levels: Level[]
  /** For somebody who has not chosen. */
  usual: Level
}

// -- drawing a text for an option, say a map

/** How large what is drawn on was. */
export interface Sheet {
  columns: number
  rows: number
}

/** Something that is done to a draft; the names of brushes and places are the game's. */
export interface Stroke {
  brush: Id
  value?: boolean | number | string | null
  /** The places it is done at, in this order, */
  at: Target[]
  /** by the names they had when somebody pointed at them; it may have grown since then. */
  sheet?: Sheet | null
  /** On the opposite side as well. */
  mirrored?: boolean
}

/** What is drawn for an option of a game, and what is to be done to it. */
export interface Sketch {
  pack?: Id | null
  option: Id
  /** As the last answer has it; nothing in the beginning. */
  text: string
  strokes: Stroke[]
  /** For how many it is to be; without, for as many as seem to be meant. */
  seats?: number | null
}

/** Something that speaks against it, and the number of the rule. */
export interface Objection {
  text: Text
  rule: string
}

/** What came of it. */
export interface Draft {
  /** To go on from. */
  text: string
  /** For the option. */
  value: string
  seats: number
  /** For how many it may be. */
  seat_counts: number[]
  /** What it is drawn from: each game has its own. */
  drawn: { [name: string]: unknown }
  /** All that speaks against playing with it; none: it can be played with. */
  objections: Objection[]
  /** Why some strokes changed nothing. */
  refused: Objection[]
  /** Other options that it cannot be played without. */
  needs: { [name: string]: OptionValue }
}

// -- tables from outside

/** What anybody may know of a seat. */
export interface PublicSeat {
  seat: number
  name: string | null
  level: Level | null
}

/** What anybody may know of a table who knows its name. */
export interface TableInfo {
  table: Id
  game: Id
  /** What the pack is called that it is played with, if it is with one. */
  pack: string | null
  mode: Mode
  seats: PublicSeat[]
  ply: number
  over: boolean
}

/** A table as the holder of a key sees it from outside. */
export interface Glance {
  table: Id
  game: Id
  pack: string | null
  mode: Mode
  /** The one that the key is for; None: for watching. */
  seat: number | null
  seats: PublicSeat[]
  /** Of several that decide at the same time the one that the key is for, if it has not answered yet. */
  to_move: number | null
  over: boolean
  /** When something was last played or taken back, in seconds since 1970. */
  changed: number
}

/** In the order of the keys; null where a key opens nothing (any more). */
export interface Glances {
  tables: (Glance | null)[]
}

/** Why a request was not carried out: a code for programs, a text for people, and what would be right. */
export interface Problem {
  code: ProblemCode
  text: Text
  /** In English, for whoever writes a program: what the server expected. */
  right: string | null
}
