import { readdirSync, readFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test, vi } from 'vitest'
import { az, capital, Catalogue } from '../src/fluent'
import type { Text } from '../src/protocol'
import { preferred } from '../src/i18n.svelte'
import { parse, plainText, search } from '../src/markdown'

const CLIENT = join(import.meta.dirname, '..')
const SERVER = join(CLIENT, '../src/trilithon')
const inEach = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'texts')) : []
const ofModules = (games: string): string[] =>
  readdirSync(games).flatMap((game) => inEach(join(games, game, 'modules')))
const folders = [
  join(CLIENT, 'src/texts'),
  ...inEach(join(CLIENT, 'src/games')),
  ...ofModules(join(CLIENT, 'src/games')),
  ...['kernel', 'agents', 'tables', 'web'].map((name) => join(SERVER, name, 'texts')),
  ...inEach(join(SERVER, 'games')),
  ...ofModules(join(SERVER, 'games')),
].filter((folder) => existsSync(folder))

const LANGUAGES = ['en', 'hu']
const source = (folder: string, language: string): string => readFileSync(join(folder, `${language}.ftl`), 'utf8')
const idsOf = (text: string): string[] =>
  [...new FluentResource(text).body].map((entry) => entry.id).filter((id) => !id.startsWith('-'))
const written = (text: string): string[] => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]!)
/** With those of the messages it refers to, which may be in another folder. */
const argumentsOf = (language: string, text: string, id: string): string[] => {
  const from = text.search(new RegExp(`^${id} =`, 'm'))
  if (from < 0)
    return folders
      .map((folder) => source(folder, language))
      .filter((other) => other !== text && other.includes(`\n${id} =`))
      .flatMap((other) => argumentsOf(language, other, id))
  const body = text.slice(from).split(/\n(?=[a-zA-Z#-])/)[0]!
  const own = [...body.matchAll(/\$(\w+)/g)].map((match) => match[1]!)
  const inner = [...body.matchAll(/\{ ([a-z][\w-]*) \}/g)].flatMap((match) => argumentsOf(language, text, match[1]!))
  return [...new Set([...own, ...inner])].sort()
}

describe.each(folders.map((folder) => [folder.replace(`${CLIENT}/`, ''), folder]))('%s', (_name, folder) => {
  test('says the same things in all languages', () => {
    const [en, hu] = LANGUAGES.map((language) => idsOf(source(folder, language)).sort())
    expect(hu).toEqual(en)
  })
  test('is understood entirely, and says nothing twice', () => {
    for (const language of LANGUAGES) {
      const ids = written(source(folder, language))
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
      expect(idsOf(source(folder, language)).sort()).toEqual([...ids].sort())
    }
  })
  test('uses the same arguments in all languages', () => {
    for (const id of idsOf(source(folder, 'en'))) {
      const [en, hu] = LANGUAGES.map((language) => argumentsOf(language, source(folder, language), id))
      expect([id, hu]).toEqual([id, en])
    }
  })
})

test('the log has words for whoever reads about themselves, in all languages', () => {
  for (const folder of folders) {
    for (const language of LANGUAGES) {
      const text = source(folder, language)
      for (const message of new FluentResource(text).body) {
        const about = text.slice(text.search(new RegExp(`^${message.id} =`, 'm'))).split(/\n(?=[a-zA-Z#-])/)[0]!
        if (
          !/-log-(?!automa-)|^table-/.test(message.id) || // nobody reads as a seat that the game plays
          !about.includes('$player')
        )
          continue
        expect(Object.keys(message.attributes), `${language} ${message.id}`).toContain('you-are-player')
        expect(about.split('.you-are-player')[1]?.split(/\n\s+\./)[0]).not.toContain('$player')
      }
    }
  }
})

test('a message about the reader is said to the reader', () => {
  const catalogue = new Catalogue('en', [
    'seat = Player { $number }\n' +
      'draws = { $player } draws { $n } for { $other }.\n' +
      '    .you-are-player = You draw { $n } for { $other }.\n' +
      'starts = Starts: { $player }.',
  ])
  const seat = (number: number): Text => ({ id: 'seat', args: { number } })
  const people = { names: ['You', 'Anna'], you: 0 }
  expect(catalogue.say({ id: 'draws', args: { player: seat(1), other: seat(2), n: 3 } }, people)).toBe(
    'You draw 3 for Anna.',
  )
  expect(catalogue.say({ id: 'draws', args: { player: seat(2), other: seat(3), n: 3 } }, people)).toBe(
    'Anna draws 3 for Player 3.',
  )
  expect(catalogue.say({ id: 'starts', args: { player: seat(1) } }, people)).toBe('Starts: You.')
  expect(catalogue.say({ id: 'draws', args: { player: seat(1), other: seat(2), n: 3 } })).toBe(
    'Player 1 draws 3 for Player 2.',
  )
})

test('no message is in two folders', () => {
  const all = folders.flatMap((folder) => idsOf(source(folder, 'en')))
  expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([])
})

test('every message that the shell names is there', () => {
  const known = new Set(folders.flatMap((folder) => idsOf(source(folder, 'en'))))
  const shell = readdirSync(join(CLIENT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.startsWith('games'),
  )
  const missing = shell.flatMap((file) => {
    const text = readFileSync(join(CLIENT, 'src', file), 'utf8')
    return [...text.matchAll(/\bt\('([a-z][\w-]*)'/g)]
      .map((match) => match[1]!)
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id}`)
  })
  expect(missing).toEqual([])
})

test('every message of the shell is used', () => {
  const shell = readdirSync(join(CLIENT, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(svelte|ts)$/.test(file),
  )
  const code = shell.map((file) => readFileSync(join(CLIENT, 'src', file), 'utf8')).join('\n')
  const composed = /^(shelf|agent|level|language|theme|mode|new)-/
  expect(idsOf(source(folders[0]!, 'en')).filter((id) => !composed.test(id) && !code.includes(`'${id}'`))).toEqual([])
})

const catalogue = (language: string): Catalogue =>
  new Catalogue(
    language,
    folders.map((folder) => source(folder, language)),
  )
const seat = (number: number) => ({ id: 'seat', args: { number } })

test('arguments may be messages and lists of messages', () => {
  const en = catalogue('en')
  const card = (id: string) => ({ id: `pantheon-card-${id}`, args: {} })
  const drawn = {
    id: 'pantheon-log-drew-own',
    args: { player: seat(1), n: 3, cards: [card('priests'), card('dancers'), card('money-1')] },
  }
  expect(en.say(drawn, { names: ['Marta'], you: null })).toBe('Marta draws 3 cards: Priests, Dancers and Money 1.')
  expect(en.say(drawn)).toContain('Player 1')
  expect(en.join([])).toBe('nothing')
})

test('the article of Hungarian', () => {
  expect(['Artemiszia', 'Bence', '1', '5', '15', '1000', '100', '50', 'öt'].map(az)).toEqual([
    'az',
    'a',
    'az',
    'az',
    'a',
    'az',
    'a',
    'az',
    'az',
  ])
  expect(catalogue('hu').say({ id: 'seat-who', args: { n: 1 } })).toBe('Ki ül az 1. helyen')
  expect(catalogue('hu').say({ id: 'seat-who', args: { n: 2 } })).toBe('Ki ül a 2. helyen')
})

test('a clause can begin a sentence', () => {
  expect(['őrizd meg', '2 Gold', ''].map(capital)).toEqual(['Őrizd meg', '2 Gold', ''])
  const gold = { id: 'monumental-some-gold', args: { n: 2 } }
  const clause = { id: 'monumental-do-gain', args: { goods: [gold] } }
  expect(catalogue('en').say({ id: 'monumental-sentence', args: { clause } })).toBe('Gain 2 Gold.')
  expect(catalogue('hu').say({ id: 'monumental-sentence', args: { clause } })).toBe('Szerezz 2 aranyat.')
})

test('what is not there is reported, and does not stop anything', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(catalogue('en').say({ id: 'no-such-thing', args: {} })).toBe('no-such-thing')
  expect(complaint).toHaveBeenCalled()
})

test('the language of the browser', () => {
  expect(preferred(['hu-HU', 'en'])).toBe('hu')
  expect(preferred(['de', 'en-GB'])).toBe('en')
  expect(preferred(['de'])).toBe('en')
})

test('the rulebook is understood', () => {
  const blocks = parse(readFileSync(join(CLIENT, '../docs/rules/pantheon.md'), 'utf8'))
  expect(blocks.filter((block) => block.kind === 'table').length).toBeGreaterThan(3)
  const rule = blocks.find((block) => block.kind === 'paragraph' && block.rule === 'PA-MOVE-03')
  expect(rule).toBeDefined()
  const found = search(blocks, 'PA-MOVE-03')
  expect(found.length).toBeLessThan(blocks.length / 2)
  expect(found.some((block) => block === rule)).toBe(true)
  expect(parse('a **b** *c* `d` [e](javascript:x) <b>')[0]).toMatchObject({ kind: 'paragraph' })
  const first = parse('a [e](javascript:x) <b>')[0]
  expect(first?.kind === 'paragraph' && plainText(first.content)).toBe('a e <b>')
})

test('a book that stands beside another one has an address', () => {
  const first = parse('see [cards](monumental-cards.md#try-this-first)')[0]
  const link = first?.kind === 'paragraph' ? first.content.find((part) => part.kind === 'link') : undefined
  expect(link).toMatchObject({ text: 'cards', href: '/rules/monumental-cards#try-this-first' })
})

test('pictures of the rulebooks are there', () => {
  const folder = join(CLIENT, '../docs/rules')
  const books = readdirSync(folder).filter((name) => name.endsWith('.md'))
  const named = books
    .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')))
    .flatMap((block) => (block.kind === 'picture' ? [block.name] : []))
  expect(named.map((name) => `${name}.svg`).sort()).toEqual(readdirSync(join(folder, 'pictures')).sort())
  expect(search(parse('# A\n\n![A chain of feet](pictures/chain.svg)\n\nb'), 'chain')).toHaveLength(2)
})
