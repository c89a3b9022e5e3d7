/* What is being pointed at, by a pointer that rests, a finger that stays or the focus; details come with it. */

import type { Attachment } from 'svelte/attachments'
import type { Target } from '../games/contract'
import type { Bubbles } from './bubble.svelte'

const HOVER_DELAY = 320
const LONG_PRESS = 450

export class Pointing {
  hovered = $state.raw<Target | null>(null)
  /** Of what rests or stays: there is one pointer. */
  private timer: ReturnType<typeof setTimeout> | undefined
  private held = false
  private readonly bubbles: Bubbles

  constructor(bubbles: Bubbles) {
    this.bubbles = bubbles
  }

  /** By a movement of the pointer: what comes to lie under a resting one was not pointed at. */
  enter(event: PointerEvent, target: Target, anchor: Element): void {
    if (event.pointerType === 'touch' || this.hovered === target) return
    this.hovered = target
    this.release()
    if (this.bubbles.free)
      this.timer = setTimeout(() => this.bubbles.showDetails({ kind: 'details', target, anchor }), HOVER_DELAY)
  }

  leave(target: Target): void {
    this.release()
    if (this.hovered === target) this.hovered = null
    const { open } = this.bubbles
    if (open?.kind === 'details' && open.target === target) this.bubbles.open = null
  }

  press(event: PointerEvent, target: Target, anchor: Element): void {
    this.held = false
    this.release()
    if (event.pointerType === 'mouse') return
    this.timer = setTimeout(() => {
      this.held = true
      this.bubbles.open = { kind: 'details', target, anchor }
    }, LONG_PRESS)
  }

  /** The finger is lifted, or drags the map: what looked like a long press was none. */
  release(): void {
    clearTimeout(this.timer)
  }

  /** Whether a click is that of the finger that asked for details. */
  endsHold(): boolean {
    this.release()
    const { held } = this
    this.held = false
    return held
  }

  /** What a small sign means, in words, for whoever points at it; keys find the same words in the seat's sheet. */
  readonly explained = (words: string): Attachment => {
    return (element) => {
      if (!words) return undefined
      let inside = false
      const show = (): void => this.bubbles.showDetails({ kind: 'details', target: null, anchor: element, words })
      const hide = (): void => {
        inside = false
        this.release()
        const { open } = this.bubbles
        if (open?.kind === 'details' && open.anchor === element) this.bubbles.open = null
      }
      const enter = (event: Event): void => {
        if (inside) return
        inside = true
        this.release()
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
}
