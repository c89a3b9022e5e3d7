/* The language of this reader, switchable at any time. */

import { fetchMessages } from './api'
import type { Argument, Text } from './protocol'
import { Catalogue, type People } from './fluent'
import { settings } from './settings.svelte'

export const LANGUAGES = ['en', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

type Files = { [path: string]: () => Promise<string> }
/** What the page itself says, and what all tables say; the messages of a game come with its book. */
const shared: Files = {
  ...import.meta.glob<string>('../../src/trilithon/{kernel,agents,tables,web}/texts/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' }),
}
const ofGames: Files = import.meta.glob<string>('./games/*/{texts,modules/*/texts}/*.ftl', {
  query: '?raw',
  import: 'default',
})
const gameOf = (path: string): string => /games\/([^/]+)\//.exec(path)?.[1] ?? ''

let catalogue = $state.raw<Catalogue | null>(null)
/** Games to speak about, each with its book as far as that is known; and those that the catalogue speaks about. */
const games = new Map<string, string | null>()
let told: ReadonlyMap<string, string | null> = new Map()
let spoken: Language = 'en'

const isTold = (): boolean => [...games].every(([game, book]) => told.get(game) === book)

let latest = 0
let newest: Promise<void> = Promise.resolve()

/** Of several at once the last one counts, since it knows of all that is wanted; the others wait for it. */
function renew(): Promise<void> {
  newest = load(++latest)
  return newest
}

async function load(run: number): Promise<void> {
  const language = spoken
  const wanted = new Map(games)
  const files = [...Object.entries(shared), ...Object.entries(ofGames).filter(([path]) => wanted.has(gameOf(path)))]
  const sources = await Promise.all([
    ...files.filter(([path]) => path.endsWith(`/${language}.ftl`)).map(([, read]) => read()),
    ...[...wanted].flatMap(([game, book]) => (book === null ? [] : [fetchMessages(game, book, language)])),
  ])
  if (run !== latest) return newest
  catalogue = new Catalogue(language, sources)
  told = wanted
}

/** What is said about these games with these books can be said from now on. */
export async function addTexts(books: { [game: string]: string }): Promise<void> {
  for (const [game, book] of Object.entries(books)) games.set(game, book)
  if (!isTold()) await renew()
}

/** What the page itself says about all games, as on the home page, can be said from now on. */
export async function addOwnTexts(): Promise<void> {
  for (const game of Object.keys(ofGames).map(gameOf)) if (!games.has(game)) games.set(game, null)
  if (!isTold()) await renew()
}

export function preferred(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

export async function useLanguage(language: Language): Promise<void> {
  spoken = language
  await renew()
  document.documentElement.lang = language
}

export async function switchLanguage(language: Language): Promise<void> {
  settings.language = language
  await useLanguage(language)
}

export function language(): Language {
  return (catalogue?.language as Language | undefined) ?? 'en'
}

export function has(id: string): boolean {
  return catalogue?.has(id) ?? false
}

export function say(message: Text | string, args: { [name: string]: Argument } = {}, people?: People): string {
  if (!catalogue) return ''
  return catalogue.say(typeof message === 'string' ? { id: message, args } : message, people)
}

/** The translator of pages where nobody sits. */
export function t(message: Text | string, args: { [name: string]: Argument } = {}): string {
  return say(message, args)
}

/** The first of these messages that there is, or the word as it is. */
export function nameOr(id: string, word: string): string {
  return has(id) ? t(id) : word
}

export function gameName(game: string): string {
  return nameOr(`${game}-name`, nameOr(`${game}-shelf-name`, game))
}
