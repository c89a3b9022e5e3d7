/* Requests to the server that are answered once. */

import type { Book, Draft, Games, Glances, HeldKey, NewTable, Problem, SeatKey, Sketch, TableMade } from './protocol'

export class ApiError extends Error {
  readonly problem: Problem | null
  constructor(problem: Problem | null) {
    super(problem?.code ?? 'unreachable')
    this.problem = problem
  }
}

async function open(path: string, options: RequestInit = {}): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, { credentials: 'same-origin', ...options })
  } catch {
    throw new ApiError(null)
  }
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null)
    const known = typeof body === 'object' && body !== null && 'text' in body && 'code' in body
    throw new ApiError(known ? (body as Problem) : null)
  }
  return response
}

async function request<T>(path: string, options: RequestInit = {}): Promise<T> {
  return (await (await open(path, options)).json()) as T
}

let games: Promise<Games> | null = null

export function fetchGames(): Promise<Games> {
  games ??= request<Games>('/api/games').catch((error: unknown) => {
    games = null
    throw error
  })
  return games
}

function post<T>(path: string, body: unknown, headers: { [name: string]: string } = {}): Promise<T> {
  const ours = { 'content-type': 'application/json', 'x-trilithon': '1' }
  return request<T>(path, { method: 'POST', headers: { ...ours, ...headers }, body: JSON.stringify(body) })
}

export function makeTable(table: NewTable): Promise<TableMade> {
  return post<TableMade>('/api/tables', table)
}

/** Another secret for a seat. The same `id` gets the same one again: the answer may be lost, the seat must not be. */
export function renewKey(table: string, secret: string, id: string): Promise<SeatKey> {
  return post<SeatKey>(`/api/tables/${table}/key`, { command_id: id }, { authorization: `Key ${secret}` })
}

/** What comes of strokes that somebody draws for an option of a game. */
export function fetchDraft(game: string, sketch: Sketch): Promise<Draft> {
  return post<Draft>(`/api/games/${encodeURIComponent(game)}/draft`, sketch)
}

/** How tables stand that this browser has keys to, in their order. */
export async function fetchGlances(keys: HeldKey[]): Promise<Glances['tables']> {
  return (await post<Glances>('/api/glances', { keys })).tables
}

export async function fetchRules(game: string, language: string): Promise<string> {
  const response = await fetch(`/api/rules/${encodeURIComponent(game)}?language=${language}`).catch(() => null)
  if (!response?.ok) throw new ApiError(null)
  return response.text()
}

// -- books: fetched once

const fetched = new Map<string, Promise<unknown>>()

/** What lies under an address that says what it is: it never changes. */
function once<T>(path: string, read: (response: Response) => Promise<T>): Promise<T> {
  const known = fetched.get(path) as Promise<T> | undefined
  if (known) return known
  const coming = open(path).then(read)
  fetched.set(path, coming)
  coming.catch(() => fetched.delete(path))
  return coming
}

const bookPath = (game: string, file: string): string => `/api/games/${encodeURIComponent(game)}/book/${file}`

export function fetchBook(game: string, book: string): Promise<Book> {
  return once(bookPath(game, `${book}.json`), (response) => response.json() as Promise<Book>)
}

/** What a game says in a language: a source of Fluent. */
export function fetchMessages(game: string, book: string, language: string): Promise<string> {
  return once(bookPath(game, `${book}.${language}.ftl`), (response) => response.text())
}

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
