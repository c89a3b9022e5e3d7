/* The games that this client can show: one folder each, see games/contract.ts. */

import type { Component } from 'svelte'
import type { GameClient, Shelf } from './games/contract'
import { addTexts } from './i18n.svelte'

const clients = import.meta.glob<GameClient>('./games/*/index.ts', { import: 'game' })
const pictures = import.meta.glob<Component>('./games/*/Picture.svelte', { import: 'default' })
const editors = import.meta.glob<Component<{ text: string }>>('./games/*/Editor.svelte', { import: 'default' })
const shelves = import.meta.glob<Shelf>('./games/*/shelf.ts', { import: 'shelf', eager: true })

export function canShow(game: string): boolean {
  return `./games/${game}/index.ts` in clients
}

export async function loadGame(game: string): Promise<GameClient | null> {
  const [client] = await Promise.all([clients[`./games/${game}/index.ts`]?.(), addTexts(game)])
  return client ?? null
}

export async function loadPicture(game: string): Promise<Component | null> {
  return (await pictures[`./games/${game}/Picture.svelte`]?.()) ?? null
}

export function hasEditor(game: string): boolean {
  return `./games/${game}/Editor.svelte` in editors
}

export async function loadEditor(game: string): Promise<Component<{ text: string }> | null> {
  const [editor] = await Promise.all([editors[`./games/${game}/Editor.svelte`]?.(), addTexts(game)])
  return editor ?? null
}

/** What the home page shows, in this order, and then whatever else the server has. */
export function shelf(there: readonly string[]): { id: string; icon: string | null }[] {
  const known = Object.entries(shelves)
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([path, { icon }]) => ({ id: path.split('/')[2]!, icon }))
  return [...known, ...there.filter((id) => !known.some((one) => one.id === id)).map((id) => ({ id, icon: null }))]
}
