/* Sentences of messages: the client's half of kernel/messages.py. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Argument, Text } from './protocol'

/** The Hungarian definite article: { AZ($god) } { $god } gives "az" before a vowel sound, else "a". */
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

  /** The message as a sentence. `names` are what the players are called, who are numbered otherwise. */
  say(message: Text, names: readonly string[] = []): string {
    const number = message.args['number']
    if (message.id === 'seat' && typeof number === 'number') {
      const name = names[number - 1]
      if (name) return name
    }
    const pattern = this.bundle.getMessage(message.id)?.value
    if (!pattern) {
      if (this.fallback) return this.fallback.say(message, names)
      console.error(`There is no message ${message.id}.`)
      return message.id
    }
    const args: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(message.args)) args[name] = this.argument(value, names)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, args, errors)
    if (errors.length) console.error(`Message ${message.id}: ${errors.map(String).join('; ')}`)
    return text
  }

  private argument(value: Argument, names: readonly string[]): string | number {
    if (Array.isArray(value)) return this.join(value.map((item) => this.say(item, names)))
    return typeof value === 'object' ? this.say(value, names) : value
  }

  join(items: string[]): string {
    const [first, ...rest] = items
    if (first === undefined) return this.say({ id: 'list-none', args: {} })
    if (rest.length === 0) return first
    if (rest.length === 1) return this.say({ id: 'list-two', args: { first, last: rest[0]! } })
    return this.say({ id: 'list-more', args: { first, rest: this.join(rest) } })
  }
}
