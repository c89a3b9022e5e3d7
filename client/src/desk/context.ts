/* The desk that all parts of a table share. */

import { getContext, setContext } from 'svelte'
import type { Desk } from './desk.svelte'

const KEY = Symbol('desk')

export function useDesk(): Desk {
  return getContext<Desk>(KEY)
}

/** For parts of a table that are drawn alone. */
export const contextOf = (desk: Desk): Map<unknown, unknown> => new Map([[KEY, desk]])

export function provideDesk(desk: Desk): Desk {
  setContext(KEY, desk)
  return desk
}
