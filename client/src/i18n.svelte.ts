/* The language of this reader, switchable at any time. */

import type { Argument, Text } from './protocol'
import { Catalogue, type People } from './fluent'
import { settings } from './settings.svelte'

export const LANGUAGES = ['en', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

type Files = { [path: string]: () => Promise<string> }
const shared: Files = {
  ...import.meta.glob<string>('../../src/trilithon/{kernel,agents,tables,web}/texts/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' }),
}
const ofGames: Files = {
  ...import.meta.glob<string>('../../src/trilithon/games/*/{texts,modules/*/texts}/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob<string>('./games/*/{texts,modules/*/texts}/*.ftl', { query: '?raw', import: 'default' }),
}
const gameOf = (path: string): string => /games\/([^/]+)\//.exec(path)?.[1] ?? ''

let catalogue = $state.raw<Catalogue | null>(null)
/** Games to speak about: none before somebody comes to it. And those that the catalogue speaks about. */
const games = new Set<string>()
let told: ReadonlySet<string> = new Set()
let spoken: Language = 'en'

async function renew(): Promise<void> {
  const language = spoken
  const wanted = new Set(games)
  const files = [...Object.entries(shared), ...Object.entries(ofGames).filter(([path]) => wanted.has(gameOf(path)))]
  const sources = await Promise.all(
    files.filter(([path]) => path.endsWith(`/${language}.ftl`)).map(([, load]) => load()),
  )
  if (language !== spoken || wanted.size !== games.size) return renew() // more was asked for meanwhile
  catalogue = new Catalogue(language, sources)
  told = wanted
}

/** What is said about these games, or about all, can be said from now on. */
export async function addTexts(...some: string[]): Promise<void> {
  for (const game of some.length ? some : Object.keys(ofGames).map(gameOf)) games.add(game)
  if ([...games].some((game) => !told.has(game))) await renew()
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
