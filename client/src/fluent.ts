/* Sentences of messages: the client's half of kernel/messages.py. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Argument, Text } from './protocol'

/** The Hungarian definite article: { AZ($name) } { $name } gives "az" before a vowel sound, else "a". */
export function az(word: string): string {
  const text = word.trim().toLowerCase()
  const digits = /^[0-9]*/.exec(text)?.[0] ?? ''
  // egy, öt, ötven, ezer, egymillió begin with a vowel
  if (digits) return digits[0] === '5' || (digits[0] === '1' && digits.length % 3 === 1) ? 'az' : 'a'
  return text && 'aáeéiíoóöőuúüű'.includes(text.charAt(0)) ? 'az' : 'a'
}

/** Part of a sentence at its beginning: { CAPITAL($clause) } makes "Gain it" of "gain it". */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  const inner = (value as { value?: unknown }).value // a FluentNumber
  return inner === undefined ? String(value) : String(inner)
}

/** Who sits at a table, for whoever reads about it. */
export interface People {
  /** What the players are called, who are numbered otherwise. */
  names: readonly string[]
  /** The reader's own seat. */
  you: number | null
  /** How things are put at their table, where that is not as usual: the attribute that is said instead. */
  manner?: string | null
}
const NOBODY: People = { names: [], you: null }

/** Players are the message `seat` with a number from 1 on. */
function seatOf(value: Argument | undefined): number | null {
  if (typeof value !== 'object' || Array.isArray(value) || value.id !== 'seat') return null
  const number = value.args['number']
  return typeof number === 'number' ? number - 1 : null
}

export class Catalogue {
  readonly language: string
  private readonly bundle: FluentBundle
  private readonly fallback: Catalogue | null

  constructor(language: string, sources: string[], fallback: Catalogue | null = null) {
    this.language = language
    this.fallback = fallback
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        AZ: (positional) => az(plain(positional[0])),
        CAPITAL: (positional) => capital(plain(positional[0])),
      },
    })
    for (const source of sources) this.bundle.addResource(new FluentResource(source))
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id)
  }

  /**
   * The message as a sentence. If an argument, say `$player`, is the reader, then the message's attribute
   * `.you-are-player` is said instead, if it has one: "Anna draws a card", but "You draw a card".
   */
  say(message: Text, people: People = NOBODY): string {
    const seat = seatOf(message)
    if (seat !== null && people.names[seat]) return people.names[seat]
    const said = this.bundle.getMessage(message.id)
    const you =
      people.you === null
        ? undefined
        : Object.keys(message.args).find((name) => seatOf(message.args[name]) === people.you)
    const pattern =
      (you && said?.attributes[`you-are-${you}`]) || (people.manner && said?.attributes[people.manner]) || said?.value
    if (!pattern) {
      if (this.fallback) return this.fallback.say(message, people)
      console.error(`There is no message ${message.id}.`)
      return message.id
    }
    const args: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(message.args)) args[name] = this.argument(value, people)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, args, errors)
    if (errors.length) console.error(`Message ${message.id}: ${errors.map(String).join('; ')}`)
    return text
  }

  private argument(value: Argument, people: People): string | number {
    if (Array.isArray(value)) return this.join(value.map((item) => this.say(item, people)))
    return typeof value === 'object' ? this.say(value, people) : value
  }

  join(items: string[]): string {
    const [first, ...rest] = items
    if (first === undefined) return this.say({ id: 'list-none', args: {} })
    if (rest.length === 0) return first
    if (rest.length === 1) return this.say({ id: 'list-two', args: { first, last: rest[0]! } })
    return this.say({ id: 'list-more', args: { first, rest: this.join(rest) } })
  }
}
