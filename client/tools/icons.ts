/* Takes single icons out of the collection, so that the bundle has those that are imported and no others. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { rounded } from './paths'

interface Collection {
  icons: { [name: string]: { body: string } }
  aliases?: { [name: string]: { parent: string } }
}

const PREFIX = 'icon:'

export function icons(): Plugin {
  let collection: Collection | null = null
  return {
    name: 'trilithon-icons',
    enforce: 'pre',
    resolveId(id) {
      return id.startsWith(PREFIX) ? '\0' + id : null
    },
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return null
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
      collection ??= JSON.parse(readFileSync(file, 'utf8')) as Collection
      const name = id.slice(PREFIX.length + 1)
      const icon = collection.icons[name] ?? collection.icons[collection.aliases?.[name]?.parent ?? '']
      if (!icon) this.error(`game-icons has no icon "${name}"`)
      const body = icon.body
        .replaceAll(' fill="currentColor"', '')
        .replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`)
      return `export default ${JSON.stringify(body)}`
    },
  }
}
