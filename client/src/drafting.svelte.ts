/* Something that is drawn for an option of a game (a map): the server does the strokes, one batch after the other, and
   says what came of them. What it has not answered yet waits here, to be shown as pending; nothing of it is lost. */

import { ApiError, fetchDraft } from './api'
import type { Draft, ProblemCode, Sketch, Stroke, Text } from './protocol'

/** Milliseconds between two questions: dragging over many cells asks a few times. */
const PACE = 120
/** Until an answer counts as lost; then it is asked again, with a pause between. */
const PATIENCE = 6000
const PAUSE = 2000
/** As many as the server takes at once (web/answers.py). */
const MOST_PLACES = 100
const MOST_STROKES = 50
const MOST_UNDONE = 100

export type Value = NonNullable<Stroke['value']> | null
export interface Waiting extends Stroke {
  /** What was done in one go, by a click or by dragging, is undone in one go. */
  gesture: number
}
type What = Pick<Sketch, 'option' | 'pack'>
type Ask = (sketch: Sketch) => Promise<Draft>

/** Problems that pass by themselves. */
const PASSING: ReadonlySet<ProblemCode> = new Set(['too-fast', 'not-ready', 'broken'])
const LOST = Symbol('no answer in time')
const DROPPED = Symbol('nobody wants to know any more')
const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

export class Drafting {
  /** The last answer; null: there was none yet. */
  shown = $state.raw<Draft | null>(null)
  /** What is not answered yet. */
  waiting = $state.raw<readonly Waiting[]>([])
  /** There was no answer; it is asked again. */
  lost = $state(false)
  /** Why the server wanted nothing of the last strokes. */
  problem = $state.raw<Text | null>(null)
  #past = $state.raw<readonly Draft[]>([])

  readonly #what: What
  readonly #ask: Ask
  /** Asked even without strokes. */
  #due = true
  #seats: number | null = null
  #gesture = 0
  /** The last gesture of which something is shown. */
  #done = -1
  /** How many of those that wait have been sent. */
  #sent = 0
  #running = false
  #over = false
  #drop: (() => void) | null = null

  constructor(
    game: string,
    what: What,
    strokes: readonly Stroke[] = [],
    ask: Ask = (sketch) => fetchDraft(game, sketch),
  ) {
    this.#what = what
    this.#ask = ask
    this.waiting = strokes.map((stroke) => ({ ...stroke, gesture: 0 }))
    void this.#run()
  }

  get canUndo(): boolean {
    return this.#past.length > 0 || (this.shown !== null && this.waiting.length > 0)
  }

  /** From here on it is another gesture. */
  begin(): void {
    this.#gesture += 1
  }

  add(stroke: Stroke): void {
    this.waiting = [...this.waiting, { ...stroke, gesture: this.#gesture }]
    void this.#run()
  }

  /** The same, one place after the other: as long as nothing else is done, it is one stroke. */
  paint(stroke: Omit<Stroke, 'at'>, place: string): void {
    const last = this.waiting.length > this.#sent ? this.waiting.at(-1)! : null
    const { at = [], gesture, ...before } = last ?? { at: [] }
    if (gesture !== this.#gesture || JSON.stringify(before) !== JSON.stringify(stroke) || at.length === MOST_PLACES)
      return this.add({ ...stroke, at: [place] })
    if (!at.includes(place)) this.waiting = [...this.waiting.slice(0, -1), { ...last!, at: [...at, place] }]
  }

  /** For so many it shall be. */
  seat(seats: number): void {
    this.#seats = seats
    this.#due = true
    void this.#run()
  }

  /** What was done last: while it waits it is forgotten, and what came of it is as it was before. */
  undo(): void {
    const last = this.waiting.at(-1)?.gesture
    if (last !== undefined) {
      if (this.waiting[0]!.gesture === last) this.#forget()
      this.waiting = this.waiting.filter(({ gesture }) => gesture !== last)
    }
    if (last === undefined || last === this.#done) {
      this.#forget()
      this.#due = this.#seats !== null
      this.shown = this.#past.at(-1) ?? this.shown
      this.#past = this.#past.slice(0, -1)
      this.#done = -1
    }
    this.problem = null
    this.begin()
  }

  /** Nobody draws here any more. */
  end(): void {
    this.#over = true
    this.#forget()
  }

  /** Whatever is answered to what was asked, it comes too late. */
  #forget(): void {
    this.#sent = 0
    this.#drop?.()
  }

  async #run(): Promise<void> {
    if (this.#running) return
    this.#running = true
    while (!this.#over && (this.#due || this.waiting.length)) {
      const paced = pause(PACE)
      await this.#once()
      await paced
    }
    this.#running = false
  }

  async #once(): Promise<void> {
    const { gesture } = this.waiting[0] ?? {}
    const end = this.waiting.findIndex((one) => one.gesture !== gesture)
    const batch = this.waiting.slice(0, end < 0 ? MOST_STROKES : Math.min(end, MOST_STROKES))
    const due = this.#due
    const seats = this.#seats
    const asked = {
      ...this.#what,
      text: this.shown?.text ?? '',
      strokes: batch.map(({ gesture: _, ...stroke }) => stroke),
      seats: seats ?? this.shown?.seats ?? null,
    }
    this.#sent = batch.length
    this.#due = false
    const dropped = new Promise<typeof DROPPED>((drop) => (this.#drop = () => drop(DROPPED)))
    const answer = await Promise.race([
      this.#ask(asked).catch((error: unknown) => (error instanceof ApiError && error.problem) || LOST),
      pause(PATIENCE).then(() => LOST),
      dropped,
    ])
    this.#drop = null
    if (answer === DROPPED) return
    this.#sent = 0
    if (typeof answer === 'symbol' || ('code' in answer && PASSING.has(answer.code))) {
      this.#due ||= due
      this.lost = true
      return pause(PAUSE)
    }
    this.lost = false
    this.waiting = this.waiting.slice(batch.length)
    if (this.#seats === seats) this.#seats = null
    if ('code' in answer) {
      this.problem = answer.text
      this.#due ||= batch.length > 0 // what does the server say without them?
    } else this.#take(answer, batch[0]?.gesture)
  }

  /** Where it lies on its sheet is nothing to undo. */
  #take(answer: Draft, gesture: number | undefined): void {
    const before = this.shown
    if (gesture !== undefined) this.problem = null
    if (before && answer.value !== before.value && gesture !== undefined && gesture !== this.#done) {
      this.#past = [...this.#past.slice(1 - MOST_UNDONE), { ...before, refused: [] }]
      this.#done = gesture
    }
    this.shown = answer
  }
}
