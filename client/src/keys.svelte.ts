/* The tables of this browser and its keys to them: the only place where secrets are kept. */

import type { SeatKey, Mode } from './protocol'

export interface Key {
  /** Unknown (undefined) until the server has told; null is the key for watching. */
  seat?: number | null
  secret: string
  /** Played or watched with in this browser; the other keys are only kept to be given away. */
  here: boolean
  /** The id of the wish for another secret, as long as nobody knows whether it was granted. */
  renewing?: string
}

export interface Kept {
  table: string
  game: string | null
  mode: Mode | null
  keys: Key[]
  /** When it was last looked at, milliseconds. */
  at: number
  /** As of the last visit. */
  over: boolean
  ply: number
  names: string[]
  /** The player here has been asked for a name and wants none. */
  nameless?: boolean
  /** How it ended: the points of all seats, and the own place unless several or none of them are played here. */
  result?: { points: number[]; place: number | null }
}

const KEY = 'trilithon.tables'

function read(): Kept[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(stored)
      ? (stored as Kept[]).filter((kept) => typeof kept?.table === 'string' && Array.isArray(kept.keys))
      : []
  } catch {
    return []
  }
}

let tables = $state.raw<Kept[]>(read())
if (typeof addEventListener === 'function') {
  addEventListener('storage', (event) => {
    if (event.key === KEY) tables = read()
  })
}

function write(next: Kept[]): void {
  tables = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // kept for this visit only
  }
}

export function myTables(): Kept[] {
  return tables
}

export function kept(table: string): Kept | null {
  const known = myTables().find((one) => one.table === table) // whoever shows it hears of changes
  return read().find((one) => one.table === table) ?? known ?? null // another tab may have written since
}

/** Until another tab writes something down, at most so many milliseconds. */
export function news(most: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      removeEventListener('storage', done)
      resolve()
    }
    const timer = setTimeout(done, most)
    addEventListener('storage', done)
  })
}

export function keep(table: string, change: Partial<Kept>): void {
  const old = read()
  const known = old.find((one) => one.table === table)
  const blank: Kept = { table, game: null, mode: null, keys: [], at: Date.now(), over: false, ply: -1, names: [] }
  const next = { ...(known ?? blank), ...change }
  write([next, ...old.filter((one) => one.table !== table)].sort((a, b) => b.at - a.at))
}

/** A table was made here. Among friends one seat stays in this browser; on one screen all of them. */
export function keepKeys(table: string, keys: SeatKey[], mode: Mode, more: Partial<Kept>): void {
  const first = keys.find((key) => key.seat !== null) ?? keys[0]
  const here = (key: SeatKey): boolean => (mode === 'screen' ? key.seat !== null : key === first)
  keep(table, { keys: keys.map((key) => ({ ...key, here: here(key) })), mode, at: Date.now(), ...more })
}

/** A seat link was opened: this tab, and later visits, sit there. */
export function keepSecret(table: string, secret: string): void {
  const keys = kept(table)?.keys ?? []
  const others = keys.filter((key) => key.secret !== secret).map((key) => ({ ...key, here: false }))
  keep(table, {
    keys: [...others, { ...keys.find((key) => key.secret === secret), secret, here: true }],
    at: Date.now(),
  })
  try {
    sessionStorage.setItem(`trilithon.seat.${table}`, secret)
  } catch {
    // then other tabs decide where this one sits
  }
}

function seatOfTab(table: string): string | null {
  try {
    return sessionStorage.getItem(`trilithon.seat.${table}`)
  } catch {
    return null // see above
  }
}

/** The keys to come to a table with. */
export function keysHere(table: string): Key[] {
  const keys = kept(table)?.keys ?? []
  const tab = seatOfTab(table)
  const own = keys.filter((key) => (tab === null ? key.here : key.secret === tab))
  return (own.length ? own : keys).slice(0, 8)
}

/** Written down before it is asked for, so that the answer can be asked for again. */
export function wishForKey(table: string, secret: string, id: string): void {
  const keys = kept(table)?.keys ?? []
  keep(table, { keys: keys.map((key) => (key.secret === secret ? { ...key, renewing: id } : key)) })
}

/** A key has another secret from now on, or was refused one (null). */
export function replaceSecret(table: string, old: string, fresh: Key | null): void {
  const keys = kept(table)?.keys ?? []
  const plain = keys.map(({ renewing, ...key }) => (key.secret === old || !renewing ? key : { ...key, renewing }))
  keep(table, {
    keys: fresh ? [...plain.filter((key) => key.secret !== old && key.secret !== fresh.secret), fresh] : plain,
  })
  if (!fresh || seatOfTab(table) !== old) return
  try {
    sessionStorage.setItem(`trilithon.seat.${table}`, fresh.secret)
  } catch {
    // see above
  }
}

/** Keys that the table does not know are of no use. */
export function drop(table: string, secrets: readonly string[]): void {
  const left = (kept(table)?.keys ?? []).filter((key) => !secrets.includes(key.secret))
  if (left.length) keep(table, { keys: left })
  else forget(table)
  try {
    sessionStorage.removeItem(`trilithon.seat.${table}`)
  } catch {
    // see above
  }
}

export function forget(table: string): void {
  write(read().filter((one) => one.table !== table))
}
