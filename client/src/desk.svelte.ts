/*
 * A table as one person has it before them: what is shown, what may be done, what is being pointed at. A live table
 * and a replay both show through this; only the first has a `line` that can act.
 */

import { getContext, setContext, type Snippet } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Actions, GameClient, Proposal, Target, Translate, Way } from './games/contract'
import type { Argument, Choice, Refusal, SeatInfo, Snapshot, Text } from './protocol'
import { has, language, say, t } from './i18n.svelte'
import { settings } from './settings.svelte'
import { isArrow, nearest, wrapped } from './lib/roving'

/** What can be done at a live table. */
export interface Line {
  play(moves: string[]): Promise<Refusal | null>
  /** The latest decision, all of the turn, or down to a ply. */
  undo(far: 'one' | 'all' | number): Promise<Refusal | null>
  rename(name: string): Promise<Refusal | null>
  letAgentPlay(level: string | null, seat: number): Promise<Refusal | null>
  whyNot(target: Target): Promise<Refusal | null>
  propose(target: Target): Promise<Way>
  hint(): Promise<Proposal | null>
}

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

/** What the page around a table adds to it. */
export interface Parts {
  /** In the decision bar, in the place of the answers. */
  bar?: Snippet
  /** In the menu. */
  menu?: Snippet<[() => void]>
  /** Under the top bar: the line is lost, somebody's turn to look. */
  notice?: Snippet
}

/** Moves that were sent together. With a name they are one thing to whoever did it, which is undone at once. */
interface Row {
  ply: number
  moves: string[]
  name: Text | null
}

const KEY = Symbol('desk')
const HOVER_DELAY = 320
const LONG_PRESS = 450
/** As many moves as a command may have. */
const MOST_MOVES = 40

export function useDesk(): Desk {
  return getContext<Desk>(KEY)
}

export function provideDesk(desk: Desk): Desk {
  setContext(KEY, desk)
  return desk
}

export class Desk {
  table = $state.raw<Snapshot | null>(null)
  previous = $state.raw<Snapshot | null>(null)
  game = $state.raw<GameClient | null>(null)
  live = $state(true)
  /** Moves or another command on their way; nothing else can be done meanwhile. */
  pending = $state.raw<{ moves: string[]; target: Target | null } | null>(null)
  bubble = $state.raw<Bubble | null>(null)
  hovered = $state.raw<Target | null>(null)
  hintWanted = $state(false)
  /** The sheet that is open: a seat, or on small screens the log. */
  sheet = $state.raw<'log' | number | null>(null)
  focused = $state.raw<Element | null>(null)
  /** What was played here, with the ply from which on: what was taken back of it can be played again. */
  private played = $state.raw<Row[]>([])
  line: Line | null = null
  /**
   * A table may take a click upon itself, to let a choice be prepared before it is played (which Units go, how much
   * Gold is paid), or because the thing is none of the game's. True: it has. Without choices the thing is not lit.
   */
  prepare: ((target: Target, choices: Choice[], anchor: Element | null) => boolean) | null = null
  parts: Parts = {}

  /** The seat of whoever looks on in a replay, perhaps through other eyes. */
  reader = $state.raw<number | null>(null)
  /** Who is called "you"; nobody where several people look at one screen. */
  readonly you = $derived(
    this.table === null || this.table.mode === 'screen' ? null : this.live ? this.table.seat : this.reader,
  )
  readonly people = $derived.by(() => ({
    names: (this.table?.seats ?? []).map((info) => this.headingOf(info)),
    you: this.you,
  }))
  readonly mine = $derived(
    this.live &&
      this.table !== null &&
      this.table.seat !== null &&
      this.table.to_move === this.table.seat &&
      !this.table.over,
  )
  readonly lit = $derived.by(() => this.litOf())
  readonly barChoices = $derived.by(() => this.choicesInBar())
  readonly primary = $derived.by(() => this.primaryOf())
  readonly proposal = $derived(this.bubble?.kind === 'proposal' ? this.bubble.proposal : null)
  readonly proposed = $derived(new Set(this.proposal ? [this.proposal.target, ...this.proposal.about.flat()] : []))
  readonly selected = $derived(this.bubble && this.bubble.kind !== 'details' ? this.bubble.target : null)

  /** What undo took back, as long as nothing else has been played instead. */
  readonly redoable = $derived.by(() => {
    const { table } = this
    if (!this.mine || !table) return []
    const rows = this.played.filter(({ ply }) => ply >= table.ply)
    // else part of a row was taken back
    const moves = rows[0]?.ply === table.ply ? rows.flatMap((row) => row.moves) : []
    return moves.length > MOST_MOVES ? [] : moves
  })

  /** The latest row, if it is taken back as a whole. */
  private readonly latest = $derived.by(() => {
    const { table } = this
    const row = table && this.played.findLast(({ ply }) => ply < table.ply)
    return row?.name ? row : null
  })
  /** What undo takes back. */
  readonly undoStep = $derived(this.latest?.name ?? this.table?.undo_step ?? null)

  readonly t: Translate = (message: Text | string, args: { [name: string]: Argument } = {}) =>
    say(message, args, this.people)

  show(table: Snapshot): void {
    const before = this.table
    if (
      before &&
      before.version === table.version &&
      before.ply === table.ply &&
      before.seat === table.seat &&
      before.to_move === table.to_move &&
      before.over === table.over
    ) {
      this.table = table // somebody came, went or thinks: what is being pointed at stays
      return
    }
    this.previous = before && before.table === table.table && before.seat === table.seat ? before : null
    this.table = table
    if (!before || before.version !== table.version || before.ply !== table.ply) this.close()
  }

  nameOf(info: SeatInfo): string {
    if (info.name) return info.name
    const number = info.seat + 1
    return info.level !== null && !info.owned && has(`agent-${number}`) ? t(`agent-${number}`) : t('seat', { number })
  }

  /** As a heading says it: the own seat is "you" while it has no name. */
  headingOf(info: SeatInfo): string {
    return info.seat === this.you && !info.name ? t('you') : this.nameOf(info)
  }

  // -- what may be done

  private litOf(): Map<Target, Choice[]> {
    const lit = new Map<Target, Choice[]>()
    if (!this.mine || !this.table) return lit
    for (const choice of this.table.choices) {
      for (const target of choice.about) {
        const there = lit.get(target)
        if (there) there.push(choice)
        else lit.set(target, [choice])
      }
    }
    return lit
  }

  private choicesInBar(): Choice[] {
    const { table, game } = this
    if (!this.mine || !table || !game) return []
    return table.choices.filter(
      (choice) => !game.presents?.(choice, table) && !choice.about.some((target) => game.shows(target, table)),
    )
  }

  private primaryOf(): Choice | null {
    const choices = this.barChoices
    if (this.table && this.game?.primary) {
      const chosen = this.game.primary(choices, this.table)
      if (chosen) return chosen === 'none' ? null : chosen
    }
    // not to stop or to decline, while there is something to do on the table
    return choices.length === 1 && this.table?.choices.length === 1 ? choices[0]! : null
  }

  // -- doing it

  readonly act: Actions = {
    play: (moves, whole = false) => void this.play(moves, null, whole),
    choose: (target, anchor = null) => this.choose(target, anchor),
    whyNot: (target) => this.line?.whyNot(target) ?? Promise.resolve(null),
    propose: (target) => this.line?.propose(target) ?? Promise.resolve({ proposal: null, refusal: null }),
    hint: () => this.line?.hint() ?? Promise.resolve(null),
    undo: (all = false) => void this.undo(all),
  }

  async play(moves: string[], target: Target | null, whole = false): Promise<void> {
    if (!this.line || this.pending || !this.table) return
    this.bubble = null
    const { ply, choices } = this.table
    const name = whole && moves.length > 1 ? (choices.find(({ move }) => move === moves[0])?.label ?? null) : null
    await this.carryOut({ moves, target }, async (line) => {
      const refusal = await line.play(moves)
      if (!refusal) this.played = [...this.played.filter((row) => row.ply < ply), { ply, moves, name }]
      return refusal
    })
  }

  async redo(): Promise<void> {
    const moves = this.redoable
    if (moves.length) await this.play(moves, null)
  }

  /** Plays a choice; asks first when it would leave something unused. */
  take(choice: Choice, anchor: Element | null, sure = false): void {
    if (!this.table || !this.mine || this.pending) return
    if (!sure && choice.losses.length && settings.warnings) {
      this.bubble = { kind: 'sure', choice, target: choice.about[0] ?? null, anchor }
      return
    }
    void this.play([choice.move], choice.about[0] ?? null)
  }

  choose(target: Target, anchor: Element | null): void {
    if (!this.table || this.pending) return
    if (!this.mine) {
      this.bubble = { kind: 'details', target, anchor }
      return
    }
    const choices = this.lit.get(target)
    this.close()
    if (this.prepare?.(target, choices ?? [], anchor)) return
    if (!choices) void this.explain(target, anchor)
    else if (choices.length === 1) this.take(choices[0]!, anchor)
    else this.bubble = { kind: 'choices', choices, target, anchor }
  }

  /** Something that is not lit: how it could be reached, or why it cannot. */
  private async explain(target: Target, anchor: Element | null): Promise<void> {
    if (!this.line) return
    const busy: Bubble = { kind: 'busy', target, anchor }
    this.bubble = busy
    const { proposal, refusal } = await this.line.propose(target)
    if (this.bubble !== busy) return
    if (proposal) this.bubble = { kind: 'proposal', proposal, hint: false, target, anchor }
    else this.bubble = refusal ? { kind: 'why', refusal, target, anchor } : { kind: 'details', target, anchor }
  }

  async hint(anchor: Element | null): Promise<void> {
    if (!this.line || !this.mine || this.pending || this.hintWanted) return
    this.hintWanted = true
    const version = this.table?.version
    const proposal = await this.line.hint().finally(() => (this.hintWanted = false))
    if (this.table?.version !== version) return
    this.bubble = proposal?.moves.length
      ? { kind: 'proposal', proposal, hint: true, target: null, anchor: null }
      : { kind: 'note', text: { id: 'hint-none', args: {} }, target: null, anchor }
  }

  async undo(all: boolean, anchor: Element | null = null): Promise<void> {
    if (!this.table || !this.line || this.pending) return
    if (!this.table.undo) {
      this.bubble = {
        kind: 'note',
        text: this.table.undo_reason ?? { id: 'undo-nothing', args: {} },
        target: null,
        anchor,
      }
      return
    }
    this.bubble = null
    await this.carryOut({ moves: [], target: null }, (line) => line.undo(all ? 'all' : (this.latest?.ply ?? 'one')))
  }

  async carryOut(
    pending: { moves: string[]; target: Target | null },
    command: (line: Line) => Promise<Refusal | null>,
  ): Promise<void> {
    if (!this.line) return
    this.pending = pending
    const refusal = await command(this.line).finally(() => (this.pending = null))
    if (refusal && refusal.code !== 'stale')
      this.bubble = { kind: 'why', refusal, target: pending.target, anchor: this.elementOf(pending.target) }
  }

  close(): void {
    const { anchor } = this.bubble ?? {}
    if (anchor instanceof HTMLElement || anchor instanceof SVGElement) {
      if (document.activeElement?.closest('.tip')) anchor.focus() // back to where the question came from
    }
    this.bubble = null
  }

  // -- things on the table

  private readonly things = new Set<Element>()
  private timer: ReturnType<typeof setTimeout> | undefined

  elementOf(target: Target | null): Element | null {
    if (target === null) return null
    for (const element of this.things) if (element.getAttribute('data-target') === target) return element
    return null
  }

  litElements(): Element[] {
    return [...this.things].filter((element) => element.classList.contains('is-legal'))
  }

  readonly target = (name: Target, label?: string): Attachment => {
    return (element) => {
      const button = element instanceof HTMLButtonElement
      this.things.add(element)
      element.setAttribute('data-target', name)
      $effect(() => {
        const choices = this.lit.get(name)
        element.classList.toggle('is-legal', choices !== undefined)
        if (!button) {
          if (choices) element.setAttribute('role', 'button')
          else if (label) element.setAttribute('role', 'img')
          else element.removeAttribute('role')
        } else element.setAttribute('aria-disabled', String(choices === undefined))
        const offered = choices?.slice(0, 3).map((choice) => this.t(choice.label)) ?? []
        const said = [...(label ? [label] : []), ...offered].join('; ')
        // what has words of its own is called by them, and described by what it offers; those of a picture nobody hears
        const speaks =
          element.textContent?.trim() && !(element instanceof SVGElement) && element.getAttribute('role') !== 'img'
        element.setAttribute(speaks ? 'aria-description' : 'aria-label', said)
        element.removeAttribute(speaks ? 'aria-label' : 'aria-description')
        if (!button || !choices) element.setAttribute('tabindex', '-1')
        else element.setAttribute('tabindex', '0')
        if (!button && choices && (this.focused === element || this.isFirst(element)))
          element.setAttribute('tabindex', '0')
      })
      $effect(() => {
        element.classList.toggle('is-selected', this.selected === name)
        element.classList.toggle('is-pending', this.pending?.target === name)
        element.classList.toggle('is-proposed', this.proposed.has(name))
      })
      const handlers: [string, (event: Event) => void][] = [
        ['click', (event) => this.click(event, name, element)],
        ['keydown', (event) => this.key(event as KeyboardEvent, name, element)],
        ['pointermove', (event) => this.enter(event as PointerEvent, name, element)],
        ['pointerleave', () => this.leave(name)],
        ['pointerdown', (event) => this.press(event as PointerEvent, name, element)],
        ['pointerup', () => clearTimeout(this.timer)],
        ['pointercancel', () => clearTimeout(this.timer)],
        ['focus', () => this.focusOn(name, element)],
        ['blur', () => queueMicrotask(() => this.leave(name))], // it may be on its way out of the page
      ]
      for (const [type, handler] of handlers) element.addEventListener(type, handler)
      return () => {
        this.things.delete(element)
        for (const [type, handler] of handlers) element.removeEventListener(type, handler)
        queueMicrotask(() => this.bubble?.anchor === element && this.close())
      }
    }
  }

  /** What a small sign means, in words, for whoever points at it; keys find the same words in the seat's sheet. */
  readonly explained = (words: string): Attachment => {
    return (element) => {
      if (!words) return undefined
      let inside = false
      const show = (): void => {
        if (!this.bubble || this.bubble.kind === 'details')
          this.bubble = { kind: 'details', target: null, anchor: element, words }
      }
      const hide = (): void => {
        inside = false
        clearTimeout(this.timer)
        if (this.bubble?.kind === 'details' && this.bubble.anchor === element) this.bubble = null
      }
      const enter = (event: Event): void => {
        if (inside) return
        inside = true
        clearTimeout(this.timer)
        if ((event as PointerEvent).pointerType === 'touch') show()
        else this.timer = setTimeout(show, HOVER_DELAY)
      }
      element.addEventListener('pointermove', enter)
      element.addEventListener('pointerdown', enter)
      element.addEventListener('pointerleave', hide)
      return () => {
        element.removeEventListener('pointermove', enter)
        element.removeEventListener('pointerdown', enter)
        element.removeEventListener('pointerleave', hide)
        queueMicrotask(hide)
      }
    }
  }

  private first: { lit: Map<Target, Choice[]>; element: Element } | null = null

  /** One lit thing on the board can be reached by Tab; the arrows go on from there. */
  private isFirst(element: Element): boolean {
    if (this.first?.lit !== this.lit) this.first = { lit: this.lit, element }
    return this.first.element === element
  }

  private held = false

  private click(event: Event, name: Target, element: Element): void {
    event.stopPropagation()
    clearTimeout(this.timer)
    if (this.held) {
      this.held = false // the finger that asked for details
      return
    }
    this.choose(name, element)
  }

  private key(event: KeyboardEvent, name: Target, element: Element): void {
    if (element instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    event.stopPropagation()
    this.choose(name, element)
  }

  /** By a movement of the pointer: what comes to lie under a resting one was not pointed at. */
  private enter(event: PointerEvent, name: Target, element: Element): void {
    if (event.pointerType === 'touch' || this.hovered === name) return
    this.hovered = name
    clearTimeout(this.timer)
    if (!this.bubble || this.bubble.kind === 'details') {
      this.timer = setTimeout(() => {
        if (!this.bubble || this.bubble.kind === 'details')
          this.bubble = { kind: 'details', target: name, anchor: element }
      }, HOVER_DELAY)
    }
  }

  private leave(name: Target): void {
    clearTimeout(this.timer)
    if (this.hovered === name) this.hovered = null
    if (this.bubble?.kind === 'details' && this.bubble.target === name) this.bubble = null
  }

  private press(event: PointerEvent, name: Target, element: Element): void {
    this.held = false
    clearTimeout(this.timer)
    if (event.pointerType === 'mouse') return
    this.timer = setTimeout(() => {
      this.held = true
      this.bubble = { kind: 'details', target: name, anchor: element }
    }, LONG_PRESS)
  }

  /** The map is being dragged: what looked like a long press was none. */
  release(): void {
    clearTimeout(this.timer)
  }

  private focusOn(name: Target, element: Element): void {
    this.focused = element
    if (element.matches(':focus-visible')) this.hovered = name
  }

  /** Arrow keys over what is lit and the buttons of the bar; with `all`, over everything on the table. */
  rove(key: string, all: boolean): boolean {
    if (!isArrow(key)) return false
    const forward = '[data-rove=""]:not(:disabled)'
    const buttons = [...document.querySelectorAll(forward), ...document.querySelectorAll('[data-rove=back]')]
    const elements = [...(all ? this.things : this.litElements()), ...buttons].filter((element) => element.isConnected)
    const places = elements
      .map((element) => {
        const box = element.getBoundingClientRect()
        return { element, at: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, seen: box.width > 0 }
      })
      .filter((place) => place.seen)
    const active = document.activeElement
    const here = places.find((place) => place.element === active)
    const next = here
      ? (nearest(
          here.at,
          places.filter((place) => place !== here),
          key,
        ) ?? wrapped(here.at, places, key))
      : places[0]
    if (!next) return false
    this.focused = next.element
    const focusable = next.element as Element & { focus?: (options?: FocusOptions) => void }
    focusable.focus?.({ preventScroll: false })
    return true
  }

  get language(): string {
    return language()
  }
}
