/* The things on the table: elements that have a name, light up, and are chosen by pointer and keys. */

import type { Attachment } from 'svelte/attachments'
import type { Target } from '../games/contract'
import type { Choice } from '../protocol'
import { isArrow, nearest, wrapped } from '../lib/roving'
import type { Bubbles } from './bubble.svelte'
import type { Choosing } from './choosing'
import type { Commands } from './commands.svelte'
import type { Plans } from './plans.svelte'
import type { Pointing } from './pointing.svelte'
import type { Shown } from './shown.svelte'

/** What things show of a desk, and what they do there. */
export interface Around {
  shown: Shown
  bubbles: Bubbles
  commands: Commands
  plans: Plans
  choosing: Choosing
  pointing: Pointing
}

export class Things {
  private focused = $state.raw<Element | null>(null)
  private readonly elements = new Set<Element>()
  private first: { lit: Map<Target, Choice[]>; element: Element } | null = null
  private readonly around: Around

  constructor(around: Around) {
    this.around = around
  }

  elementOf(target: Target | null): Element | null {
    if (target === null) return null
    for (const element of this.elements) if (element.getAttribute('data-target') === target) return element
    return null
  }

  litElements(): Element[] {
    return [...this.elements].filter((element) => element.matches('.is-legal, .is-planned'))
  }

  readonly target = (name: Target, label?: string): Attachment => {
    return (element) => {
      const { bubbles, commands, plans, pointing } = this.around
      this.elements.add(element)
      element.setAttribute('data-target', name)
      const planned = $derived(this.planned(name)) // most things have nothing to do with a plan that changes
      $effect(() => this.light(element, name, label, planned))
      $effect(() => {
        element.classList.toggle('is-selected', bubbles.selected === name || plans.begun?.about[0] === name)
        element.classList.toggle('is-pending', commands.pending?.target === name)
        element.classList.toggle('is-proposed', bubbles.proposed.has(name))
      })
      const handlers: [string, (event: Event) => void][] = [
        ['click', (event) => this.click(event, name, element)],
        ['keydown', (event) => this.key(event as KeyboardEvent, name, element)],
        ['pointermove', (event) => pointing.enter(event as PointerEvent, name, element)],
        ['pointerleave', () => pointing.leave(name)],
        ['pointerdown', (event) => pointing.press(event as PointerEvent, name, element)],
        ['pointerup', () => pointing.release()],
        ['pointercancel', () => pointing.release()],
        ['focus', () => this.focusOn(name, element)],
        ['blur', () => queueMicrotask(() => pointing.leave(name))], // it may be on its way out of the page
      ]
      for (const [type, handler] of handlers) element.addEventListener(type, handler)
      return () => {
        this.elements.delete(element)
        for (const [type, handler] of handlers) element.removeEventListener(type, handler)
        queueMicrotask(() => bubbles.open?.anchor === element && bubbles.close())
      }
    }
  }

  /** What a click would change about the plan, in words; nothing if it is none of its things. */
  private planned(name: Target): string {
    const things = this.around.plans.things.get(name)?.filter(({ click }) => click !== null) ?? []
    return things.map((thing) => this.around.shown.t(thing.label)).join('; ')
  }

  /** What it offers, to eyes, ears and keys. */
  private light(element: Element, name: Target, label: string | undefined, planned: string): void {
    const { shown } = this.around
    const button = element instanceof HTMLButtonElement
    const choices = shown.lit.get(name)
    const answers = choices !== undefined || planned !== ''
    element.classList.toggle('is-legal', choices !== undefined)
    element.classList.toggle('is-planned', planned !== '')
    if (!button) {
      if (answers) element.setAttribute('role', 'button')
      else if (label) element.setAttribute('role', 'img')
      else element.removeAttribute('role')
    } else element.setAttribute('aria-disabled', String(!answers))
    const offered = choices?.slice(0, 3).map((choice) => shown.t(choice.label)) ?? []
    const said = [...(label ? [label] : []), ...(planned ? [planned] : []), ...offered].join('; ')
    // what has words of its own is called by them, and described by what it offers; those of a picture nobody hears
    const speaks =
      element.textContent?.trim() && !(element instanceof SVGElement) && element.getAttribute('role') !== 'img'
    element.setAttribute(speaks ? 'aria-description' : 'aria-label', said)
    element.removeAttribute(speaks ? 'aria-label' : 'aria-description')
    if (!button || !answers) element.setAttribute('tabindex', '-1')
    else element.setAttribute('tabindex', '0')
    if (!button && answers && (this.focused === element || this.isFirst(element))) element.setAttribute('tabindex', '0')
  }

  /** One lit thing on the board can be reached by Tab; the arrows go on from there. */
  private isFirst(element: Element): boolean {
    const { lit } = this.around.shown
    if (this.first?.lit !== lit) this.first = { lit, element }
    return this.first.element === element
  }

  private click(event: Event, name: Target, element: Element): void {
    event.stopPropagation()
    if (!this.around.pointing.endsHold()) this.around.choosing.choose(name, element)
  }

  private key(event: KeyboardEvent, name: Target, element: Element): void {
    if (element instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' ')) return
    event.preventDefault()
    event.stopPropagation()
    this.around.choosing.choose(name, element)
  }

  private focusOn(name: Target, element: Element): void {
    this.focused = element
    if (element.matches(':focus-visible')) this.around.pointing.hovered = name
  }

  /** Arrow keys over what is lit and the buttons of the bar; with `all`, over everything on the table. */
  rove(key: string, all: boolean): boolean {
    if (!isArrow(key)) return false
    const forward = '[data-rove=""]:not(:disabled)'
    const buttons = [...document.querySelectorAll(forward), ...document.querySelectorAll('[data-rove=back]')]
    const elements = [...(all ? this.elements : this.litElements()), ...buttons].filter(
      (element) => element.isConnected,
    )
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
}
