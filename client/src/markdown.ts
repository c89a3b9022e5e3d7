/* The part of Markdown that our rulebooks use, as data; nothing in a text can become markup of its own. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'em'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'rule'; text: string; here: boolean }

export type Block =
  | { kind: 'heading'; level: number; id: string; content: Inline[] }
  | { kind: 'paragraph' | 'quote'; content: Inline[]; rule: string | null }
  | { kind: 'list'; ordered: boolean; items: { content: Inline[]; depth: number; rule: string | null }[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string }
  | { kind: 'picture'; name: string; words: string }

const RULE = '[A-Z]{2}-[A-Z]{2,8}-\\d{2}'
const TOKENS = new RegExp(
  `\\*\\*(${RULE})\\*\\*|\\*\\*([^*]+)\\*\\*|\\*([^*\\s][^*]*)\\*|\`([^\`]+)\`|\\[([^\\]]+)\\]\\(([^)\\s]+)\\)|\\b(${RULE})\\b`,
  'g',
)

export function inline(text: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const match of text.matchAll(TOKENS)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) })
    const [whole, defined, strong, em, code, label, href, rule] = match
    if (defined !== undefined) parts.push({ kind: 'rule', text: defined, here: true })
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong })
    else if (em !== undefined) parts.push({ kind: 'em', text: em })
    else if (code !== undefined) parts.push({ kind: 'code', text: code })
    else if (label !== undefined && href !== undefined) {
      const book = /^([\w-]+)\.md(#.*)?$/.exec(href) // a page beside this one: on disk a file, here an address
      if (book) parts.push({ kind: 'link', text: label, href: `/rules/${book[1]}${book[2] ?? ''}` })
      else if (/^(#|https?:\/\/|\/)/.test(href)) parts.push({ kind: 'link', text: label, href })
      else parts.push({ kind: 'text', text: label })
    } else if (rule !== undefined) parts.push({ kind: 'rule', text: rule, here: false })
    from = match.index + whole.length
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) })
  return parts
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}

function ruleOf(content: Inline[]): string | null {
  const found = content.find((part) => part.kind === 'rule' && part.here)
  return found ? found.text : null
}

export function plainText(content: Inline[]): string {
  return content.map((part) => part.text).join('')
}

/** One that stands beside the books, on a line of its own. */
const PICTURE = /^!\[([^\]]+)\]\(pictures\/([\w-]+)\.svg\)$/
const LIST = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))
}

export function parse(source: string): Block[] {
  const lines = source.replace(/\r/g, '').split('\n')
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at]!
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    if (!line.trim() || /^-{3,}$/.test(line.trim()) || /^<!--/.test(line)) {
      at += 1
    } else if (heading) {
      const content = inline(heading[2]!)
      blocks.push({ kind: 'heading', level: heading[1]!.length, id: slug(plainText(content)), content })
      at += 1
    } else if (PICTURE.test(line)) {
      const [, words = '', name = ''] = PICTURE.exec(line)!
      blocks.push({ kind: 'picture', name, words })
      at += 1
    } else if (line.startsWith('```')) {
      const start = ++at
      while (at < lines.length && !lines[at]!.startsWith('```')) at += 1
      blocks.push({ kind: 'code', text: lines.slice(start, at).join('\n') })
      at += 1
    } else if (line.startsWith('|') && /^\|[\s:|-]+$/.test(lines[at + 1] ?? '')) {
      const head = cells(line)
      const rows: Inline[][][] = []
      at += 2
      while (lines[at]?.startsWith('|')) rows.push(cells(lines[at++]!))
      blocks.push({ kind: 'table', head, rows })
    } else if (LIST.test(line)) {
      const first = LIST.exec(line)!
      const items: { content: Inline[]; depth: number; rule: string | null; text: string }[] = []
      while (at < lines.length && lines[at]!.trim()) {
        const item = LIST.exec(lines[at]!)
        if (item) items.push({ content: [], depth: Math.floor(item[1]!.length / 2), rule: null, text: item[3]! })
        else if (items.length && /^\s/.test(lines[at]!)) items.at(-1)!.text += ` ${lines[at]!.trim()}`
        else break
        at += 1
      }
      blocks.push({
        kind: 'list',
        ordered: first[2] !== undefined,
        items: items.map(({ text, depth }) => {
          const content = inline(text)
          return { content, depth, rule: ruleOf(content) }
        }),
      })
    } else {
      const quote = line.startsWith('>')
      const text: string[] = []
      while (
        at < lines.length &&
        lines[at]!.trim() &&
        !/^(#{1,6}\s|```|\|)/.test(lines[at]!) &&
        !(text.length && LIST.test(lines[at]!))
      ) {
        text.push(lines[at]!.replace(/^>\s?/, '').trim())
        at += 1
      }
      if (!text.length) text.push(lines[at++]!)
      const content = inline(text.join(' '))
      blocks.push({ kind: quote ? 'quote' : 'paragraph', content, rule: ruleOf(content) })
    }
  }
  return blocks
}

/** The blocks that speak of something, with the headings they stand under. */
export function search(blocks: Block[], words: string): Block[] {
  const wanted = words.toLowerCase().trim()
  if (!wanted) return blocks
  const says = (content: Inline[]): boolean => plainText(content).toLowerCase().includes(wanted)
  const matches = (block: Block): boolean => {
    switch (block.kind) {
      case 'heading':
        return says(block.content)
      case 'list':
        return block.items.some((item) => says(item.content))
      case 'table':
        return [block.head, ...block.rows].some((row) => row.some(says))
      case 'code':
        return block.text.toLowerCase().includes(wanted)
      case 'picture':
        return block.words.toLowerCase().includes(wanted)
      default:
        return says(block.content)
    }
  }
  const found: Block[] = []
  let above: Block[] = []
  for (const block of blocks) {
    if (block.kind === 'heading') {
      above = [...above.filter((heading) => heading.kind === 'heading' && heading.level < block.level), block]
      if (!matches(block)) continue
    }
    if (!matches(block)) continue
    for (const heading of above) if (!found.includes(heading)) found.push(heading)
    if (!found.includes(block)) found.push(block)
  }
  return found
}
