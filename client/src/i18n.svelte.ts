/* The language of this reader, switchable at any time. */

import type { Argument, Text } from './protocol'
import { Catalogue, type People } from './fluent'
import { settings } from './settings.svelte'

export const LANGUAGES = ['en', 'hu'] as const
export type Language = (typeof LANGUAGES)[number]

const files = {
  ...import.meta.glob<string>('../../src/trilithon/{kernel,agents,tables,web}/texts/*.ftl', {
    query: '?raw',
    import: 'default',
  }),
  ...import.meta.glob<string>('../../src/trilithon/games/*/texts/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('./games/*/texts/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('./texts/*.ftl', { query: '?raw', import: 'default' }),
}

let catalogue = $state.raw<Catalogue | null>(null)
const loaded = new Map<string, Catalogue>()

async function load(language: string): Promise<Catalogue> {
  const known = loaded.get(language)
  if (known) return known
  const wanted = Object.keys(files).filter((path) => path.endsWith(`/${language}.ftl`))
  const sources = await Promise.all(wanted.map((path) => files[path]!()))
  const fresh = new Catalogue(language, sources)
  loaded.set(language, fresh)
  return fresh
}

export function preferred(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().split('-')[0] === language)
    if (found) return found
  }
  return 'en'
}

export async function useLanguage(language: Language): Promise<void> {
  catalogue = await load(language)
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
