/* Whose turn it is at the tables of this browser: asked when the list is looked at, and when somebody returns to it. */

import type { Glance } from '../protocol'
import { fetchGlances } from '../api'
import { keep, keysHere, myTables } from '../keys.svelte'

/** As many keys as the server answers for at once. */
const MOST = 100

let found = $state.raw<{ [table: string]: Glance }>({})

export function glances(): { [table: string]: Glance } {
  return found
}

async function look(): Promise<void> {
  const keys = myTables().flatMap(({ table, over }) => {
    const secret = over ? undefined : keysHere(table)[0]?.secret // any will do: they all open the same table
    return secret === undefined ? [] : [{ table, secret }]
  })
  if (!keys.length) return
  const tables: (Glance | null)[] = await fetchGlances(keys.slice(0, MOST)).catch(() => [])
  const seen = tables.filter((one): one is Glance => one !== null)
  found = { ...found, ...Object.fromEntries(seen.map((one) => [one.table, one])) }
  for (const one of seen) if (one.over) keep(one.table, { over: true })
}

/** Looks now, and again whenever the page comes back into sight; the result ends it. */
export function lookAround(): () => void {
  const seen = (): void => void (document.hidden || look())
  seen()
  document.addEventListener('visibilitychange', seen)
  return () => document.removeEventListener('visibilitychange', seen)
}
