/* Says how much a first visit loads, compressed, and fails the build when that is too much; packs the files. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin, Rollup } from 'vite'

/* The messages of all modules count, whether or not a table has them on: those of Automas and Continuous play are 4 KB. */
const LIMIT_KB = 260

/** The server sends these instead of compressing anew each time. */
export function packed(): Plugin {
  return {
    name: 'trilithon-packed',
    apply: 'build',
    writeBundle(options) {
      const folder = options.dir ?? ''
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue
        const plain = readFileSync(join(folder, name))
        if (plain.length < 600) continue
        writeFileSync(join(folder, `${name}.gz`), gzipSync(plain, { level: 9 }))
        writeFileSync(
          join(folder, `${name}.br`),
          brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        )
      }
    },
  }
}

/** What the server sends of a game besides, as far as it is seen here: the fixtures' book, and messages in English. */
function bookOf(game: string): number {
  const folder = fileURLToPath(new URL(`../../src/trilithon/games/${game}`, import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /texts.en\.ftl$/.test(name))
  const messages = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const book = readFileSync(new URL(`../src/games/${game}/fixtures/book.json`, import.meta.url))
  return (gzipSync(book).length + gzipSync(messages).length) / 1024
}

export function size(): Plugin {
  return {
    name: 'trilithon-size',
    apply: 'build',
    generateBundle(_options, bundle) {
      const compressed = (file: string): number => {
        const entry = bundle[file]
        if (!entry) return 0
        return gzipSync(entry.type === 'chunk' ? entry.code : entry.source).length
      }
      const chunks = Object.values(bundle).filter((entry): entry is Rollup.OutputChunk => entry.type === 'chunk')
      const reach = (start: Rollup.OutputChunk, seen: Set<string>): Set<string> => {
        if (seen.has(start.fileName)) return seen
        seen.add(start.fileName)
        for (const css of start.viteMetadata?.importedCss ?? []) seen.add(css)
        for (const name of start.imports) {
          const next = chunks.find((chunk) => chunk.fileName === name)
          if (next) reach(next, seen)
        }
        return seen
      }
      const gameOf = (module: string): string | undefined => /games\/([^/]+)\//.exec(module)?.[1]
      const sum = (files: Set<string>): number => [...files].reduce((total, file) => total + compressed(file), 0) / 1024
      const entry = chunks.find((chunk) => chunk.isEntry)
      if (!entry) return
      const first = reach(entry, new Set())
      console.log(`\nfirst load: ${sum(first).toFixed(1)} KB compressed (shell, without texts and pictures)`)
      const table = new Set(first)
      for (const chunk of chunks) {
        const module = chunk.facadeModuleId ?? ''
        if (/pages\/TablePage\.svelte/.test(module) || (/texts\/en\.ftl/.test(module) && !gameOf(module)))
          reach(chunk, table)
      }
      for (const chunk of chunks) {
        const module = chunk.facadeModuleId ?? ''
        if (/games\/[^/]+\/index\.ts/.test(module)) {
          const all = reach(chunk, new Set(table))
          for (const other of chunks)
            if (/texts\/en\.ftl/.test(other.facadeModuleId ?? '') && gameOf(other.facadeModuleId!) === gameOf(module))
              reach(other, all)
          const kilobytes = sum(all) + bookOf(gameOf(module)!)
          console.log(`with a table of ${gameOf(module)}: ${kilobytes.toFixed(1)} KB compressed`)
          if (kilobytes > LIMIT_KB) this.error(`more than ${LIMIT_KB} KB`)
        }
      }
      if (sum(table) > LIMIT_KB) this.error(`more than ${LIMIT_KB} KB`)
    },
  }
}
