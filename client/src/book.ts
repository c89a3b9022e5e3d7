/* The book of a game: names, texts and facts of all that is in its box, as the server has them. */

import type { Book, Text } from './protocol'

export const EMPTY: Book = { names: {}, texts: {}, facts: {} }

/** What a thing (`god:vinthrad`) is called. A thing that the book does not know is called as it is written. */
export function nameIn(book: Book, game: string, thing: string): Text {
  return book.names[thing] ?? { id: `${game}-named`, args: { name: thing.slice(thing.indexOf(':') + 1) } }
}

/** Whether two messages say the same: names in a log tell what it is about. */
export const isSame = (one: unknown, other: Text): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Facts of things as a map by their ids, which the entries have besides. */
export function byId<T extends { id: string }>(entries: { [id: string]: Omit<T, 'id'> }): Map<string, T> {
  return new Map(Object.entries(entries).map(([id, entry]) => [id, { ...entry, id } as T]))
}
