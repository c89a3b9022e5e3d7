/* The games that this client can show: one folder each, see games/contract.ts. */

import type { Component } from 'svelte'
import type { EditorProps, GameClient, Shelf } from './games/contract'
import { fetchBook, fetchGames } from './api'
import { addTexts } from './i18n.svelte'
import type { Book, Snapshot } from './protocol'

type Open = (book: Book, options: Snapshot['options'] | null) => Promise<void> | void
const contents = import.meta.glob<Open>('./games/*/content.ts', { import: 'open' })
const clients = import.meta.glob<GameClient>('./games/*/index.ts', { import: 'game' })
const pictures = import.meta.glob<Component>('./games/*/Picture.svelte', { import: 'default' })
const editors = import.meta.glob<Component<EditorProps>>('./games/*/Editor.svelte', { import: 'default' })
const shelves = import.meta.glob<Shelf>('./games/*/shelf.ts', { import: 'shelf', eager: true })

export function canShow(game: string): boolean {
  return `./games/${game}/index.ts` in clients
}

/** Whatever is shown of a game is shown with this book: a table with these options, or anything. */
async function openBook(game: string, book: string, options: Snapshot['options'] | null): Promise<void> {
  const [open, content] = await Promise.all([
    contents[`./games/${game}/content.ts`]?.(),
    fetchBook(game, book),
    addTexts({ [game]: book }),
  ])
  await open?.(content, options)
}

export async function loadGame({ game, book, options }: Snapshot): Promise<GameClient | null> {
  const [client] = await Promise.all([clients[`./games/${game}/index.ts`]?.(), openBook(game, book, options)])
  return client ?? null
}

export async function loadPicture(game: string): Promise<Component | null> {
  return (await pictures[`./games/${game}/Picture.svelte`]?.()) ?? null
}

export function hasEditor(game: string): boolean {
  return `./games/${game}/Editor.svelte` in editors
}

export async function loadEditor(game: string, pack: string | null): Promise<Component<EditorProps> | null> {
  const info = (await fetchGames()).games.find(({ id }) => id === game)
  const book = pack === null ? info?.book : info?.packs.find(({ id }) => id === pack)?.book
  const load = editors[`./games/${game}/Editor.svelte`]
  if (!load || book === undefined) return null
  const [editor] = await Promise.all([load(), openBook(game, book, null)])
  return editor
}

/** What the home page shows, in this order, and then whatever else the server has. */
export function shelf(there: readonly string[]): { id: string; icon: string | null }[] {
  const known = Object.entries(shelves)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([path, { icon }]) => ({ id: path.split('/')[2]!, icon }))
  return [...known, ...there.filter((id) => !known.some((one) => one.id === id)).map((id) => ({ id, icon: null }))]
}
