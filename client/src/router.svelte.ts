/* Pages by path. */

export type Route =
  | { page: 'home' }
  | { page: 'play'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'edit'; game: string; pack: string | null; text: string }
  | { page: 'about' }
  | { page: 'missing' }

const ID = /^[A-Za-z0-9_-]{1,64}$/

export function routeOf(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean)
  const [first, second, third] = parts
  if (parts.length === 0) return { page: 'home' }
  if (first === 'about' && parts.length === 1) return { page: 'about' }
  if (first === 'edit' && second !== undefined && parts.length <= 3 && parts.every((part) => ID.test(part)))
    return { page: 'edit', game: second, pack: third ?? null, text: hash.replace(/^#/, '') }
  if (parts.length === 2 && second !== undefined && ID.test(second)) {
    if (first === 'play') return { page: 'play', table: second }
    if (first === 'replay') return { page: 'replay', table: second }
    if (first === 'rules') return { page: 'rules', game: second, rule: hash.replace(/^#/, '') || null }
  }
  return { page: 'missing' }
}

/** The secret of a seat link, `/play/<table>#<secret>`. */
export function secretOf(path: string, hash: string): string | null {
  const route = routeOf(path)
  const secret = hash.replace(/^#/, '')
  return (route.page === 'play' || route.page === 'replay') && /^[A-Za-z0-9_-]{22,64}$/.test(secret) ? secret : null
}

let current = $state.raw<Route>({ page: 'home' })
let arrivals = $state(0)

/** Grows when a seat link was opened, perhaps of the table that is shown already: it must be entered anew. */
export function arrived(): number {
  return arrivals
}

export function route(): Route {
  return current
}

export function go(path: string): void {
  history.pushState(null, '', path)
  const [plain = '/', hash = ''] = path.split('#')
  current = routeOf(plain, hash)
  if (!hash) scrollTo(0, 0)
}

/** Follows plain clicks on our own links without a reload. `arrive` sees every address first, to take secrets out. */
export function startRouter(arrive: () => boolean): void {
  const look = (): void => {
    if (arrive()) arrivals += 1
    current = routeOf(location.pathname, location.hash)
  }
  look()
  addEventListener('popstate', look)
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
    if (link.pathname.startsWith('/api/')) return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    look()
    if (!link.hash) scrollTo(0, 0)
  })
}
