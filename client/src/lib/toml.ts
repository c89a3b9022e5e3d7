/*
 * Reads the little of TOML that content files use: tables of arrays (`[[god]]`) with strings, numbers, booleans,
 * arrays, inline tables and dotted names. The files themselves are the single source; they are taken in when the client
 * is built.
 */

export type Value = string | number | boolean | Value[] | { [name: string]: Value }
export type Entry = { [name: string]: Value }

export function readToml(source: string): { [table: string]: Entry[] } {
  const tables: { [table: string]: Entry[] } = {}
  let entry: Entry = {}
  const reader = new Reader(source)
  while (reader.skip()) {
    if (reader.take('[[')) {
      const name = reader.word()
      reader.expect(']]')
      entry = {}
      ;(tables[name] ??= []).push(entry)
    } else {
      const path = reader.path()
      reader.expect('=')
      put(entry, path, reader.value())
    }
  }
  return tables
}

/** `ability.use` is the field `use` of the field `ability`. */
function put(entry: Entry, [name = '', ...rest]: string[], value: Value): void {
  if (rest.length) put((entry[name] ??= {}) as Entry, rest, value)
  else entry[name] = value
}

class Reader {
  private at = 0
  constructor(private readonly source: string) {}

  /** Over white space and comments; false at the end. */
  skip(): boolean {
    const blank = /(?:\s|#[^\n]*)*/y
    blank.lastIndex = this.at
    this.at += blank.exec(this.source)?.[0].length ?? 0
    return this.at < this.source.length
  }

  take(text: string): boolean {
    this.skip()
    if (!this.source.startsWith(text, this.at)) return false
    this.at += text.length
    return true
  }

  expect(text: string): void {
    if (!this.take(text)) throw new Error(`expected ${text} at ${this.source.slice(this.at, this.at + 20)}`)
  }

  word(): string {
    return this.match(/[A-Za-z0-9_-]+/y)
  }

  path(): string[] {
    return this.match(/[A-Za-z0-9_.-]+/y).split('.')
  }

  value(): Value {
    this.skip()
    const first = this.source[this.at]
    if (first === '"') return JSON.parse(this.match(/"(?:[^"\\]|\\.)*"/y)) as string
    if (first === '[') return this.list()
    if (first === '{') return this.inline()
    const word = this.match(/[^\s,\]}#]+/y)
    if (word === 'true' || word === 'false') return word === 'true'
    return Number(word)
  }

  private list(): Value[] {
    const items: Value[] = []
    this.expect('[')
    while (!this.take(']')) {
      items.push(this.value())
      this.take(',')
    }
    return items
  }

  private inline(): Entry {
    const entry: Entry = {}
    this.expect('{')
    while (!this.take('}')) {
      const name = this.word()
      this.expect('=')
      entry[name] = this.value()
      this.take(',')
    }
    return entry
  }

  private match(pattern: RegExp): string {
    this.skip()
    pattern.lastIndex = this.at
    const found = pattern.exec(this.source)?.[0]
    if (found === undefined) throw new Error(`cannot read ${this.source.slice(this.at, this.at + 20)}`)
    this.at += found.length
    return found
  }
}
