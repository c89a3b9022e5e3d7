/* Drawings in fewer characters: a tenth of a unit is far less than a pixel where an icon of 512 units is shown. */

const COMMAND = /[\s,]*([a-df-zA-DF-Z])/y
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/y
const FLAG = /[\s,]*([01])/y

/** The data of a path with its numbers rounded to one decimal, and nothing between them that is not needed. */
export function rounded(path: string): string {
  let out = ''
  let number = ''
  let command = ''
  let order = 0
  let at = 0
  const next = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const found = pattern.exec(path)
    if (found) at = pattern.lastIndex
    return found?.[1] ?? null
  }
  while (path.slice(at).trim()) {
    const begun = next(COMMAND)
    if (begun !== null) {
      out += command = begun
      number = ''
      order = 0
      continue
    }
    // the fourth and fifth number of an arc are flags, which may stand close to what follows
    const flag = /a/i.test(command) && (order % 7 === 3 || order % 7 === 4)
    const read = next(flag ? FLAG : NUMBER)
    if (read === null) throw new Error(`no path: ${path.slice(at, at + 20)}`)
    const written = flag ? read : short(Number(read))
    const apart = number === '' || written.startsWith('-') || (written.startsWith('.') && number.includes('.'))
    out += apart ? written : ` ${written}`
    number = written
    order += 1
  }
  return out
}

const short = (number: number): string => String(Math.round(number * 10) / 10 || 0).replace(/^(-?)0\./, '$1.')
