/* What the tests of the modules have in common: the book is open, all that can be said can be said, things are drawn. */

import { flushSync, mount, unmount, type Component } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { Catalogue } from '../../fluent'
import type { Book, Choice, Snapshot, Text } from '../../protocol'
import { open } from './content'
import book from './fixtures/book.json'
import { viewOf, type View } from './view'

await open(book as unknown as Book)

type Fixture = { table: Snapshot }
const fixtures = import.meta.glob<Fixture>('./modules/*/fixtures/*.json', { import: 'default' })

/** The fixtures of a module, by their names. */
export async function fixturesOf(module: string): Promise<{
  tables: { file: string; table: Snapshot }[]
  tableAt: (name: string) => Snapshot
  viewAt: (name: string) => View
}> {
  const folder = `./modules/${module}/fixtures/`
  const wanted = Object.entries(fixtures).filter(([path]) => path.startsWith(folder))
  const tables = await Promise.all(
    wanted.map(async ([path, load]) => ({ file: path.slice(folder.length, -'.json'.length), ...(await load()) })),
  )
  const tableAt = (name: string): Snapshot => tables.find(({ file }) => file === name)!.table
  return { tables, tableAt, viewAt: (name) => viewOf(tableAt(name)) }
}

const texts = import.meta.glob<string>(
  [
    '../../texts/*.ftl',
    './{texts,modules/*/texts}/*.ftl',
    '../../../../src/trilithon/games/monumental/{texts,modules/*/texts}/*.ftl',
    '../../../../src/trilithon/kernel/texts/*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
)
export type Said = (message: Text | string, args?: Text['args']) => string
/** `manner`: how things are put at tables where that is not as usual. */
export function translator(language: string, manner: string | null = null): Said {
  const sources = Object.entries(texts).flatMap(([file, source]) => (file.endsWith(`/${language}.ftl`) ? [source] : []))
  const catalogue = new Catalogue(language, sources)
  return (message, args = {}) =>
    catalogue.say(typeof message === 'string' ? { id: message, args } : message, { names: [], you: null, manner })
}
export const LANGUAGES = ['en', 'hu']

/** Things that only say what they are called. */
export const target =
  (name: string): Attachment =>
  (element) =>
    element.setAttribute('data-target', name)
export const litOf = ({ choices }: Snapshot): Map<string, Choice[]> =>
  new Map(choices.flatMap((choice) => choice.about.map((thing) => [thing, [choice]])))

/** What a component draws. */
export function drawn<Props extends object>(component: Component<Props>, props: object): HTMLElement {
  const host = document.createElement('div')
  const app = mount(component, { target: host, props: props as Props })
  flushSync()
  const copy = host.cloneNode(true) as HTMLElement
  void unmount(app)
  return copy
}
