/* The games that this client can show: one folder each. */

import type { Component } from 'svelte'
import type { GameClient } from './games/contract'

const clients = import.meta.glob<GameClient>('./games/*/index.ts', { import: 'game' })
const pictures = {
  ...import.meta.glob<Component>('./home/pictures/*.svelte', { import: 'default' }),
  ...import.meta.glob<Component>('./games/*/Picture.svelte', { import: 'default' }),
}

export function canShow(game: string): boolean {
  return `./games/${game}/index.ts` in clients
}

export async function loadGame(game: string): Promise<GameClient | null> {
  return (await clients[`./games/${game}/index.ts`]?.()) ?? null
}

export async function loadPicture(game: string): Promise<Component | null> {
  const load = pictures[`./games/${game}/Picture.svelte`] ?? pictures[`./home/pictures/${game}.svelte`]
  return (await load?.()) ?? null
}
