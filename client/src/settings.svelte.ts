/* What this person prefers, kept in this browser only. */

export type Theme = 'system' | 'light' | 'dark'

interface Values {
  language: 'en' | 'hu' | null
  theme: Theme
  sound: boolean
  notices: boolean
  warnings: boolean
  /** Passes by itself when nothing else can be done. */
  passes: boolean
  log: boolean
  text: boolean
  name: string
  level: string | null
  seats: number
  /** Switches of games that are not as they usually are (`hasHabit`): `<game>.<habit>`. */
  habits: string[]
  /** Has been told how things work here. */
  welcomed: boolean
  /** Parts of games that were explained on a card: `<game>.<part>`. */
  met: string[]
}

const DEFAULTS: Values = {
  language: null,
  theme: 'system',
  sound: false,
  notices: false,
  warnings: true,
  passes: false,
  log: true,
  text: false,
  name: '',
  level: null,
  seats: 3,
  habits: [],
  welcomed: false,
  met: [],
}
const KEY = 'trilithon.settings'

function read(): Values {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Values>
    const known = Object.entries(stored).filter(([name]) => name in DEFAULTS)
    return { ...DEFAULTS, ...(Object.fromEntries(known) as Partial<Values>) }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings: Values = $state(read())

export function keepSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings)
      try {
        localStorage.setItem(KEY, text)
      } catch {
        // a browser that keeps nothing still plays
      }
    })
    $effect(() => {
      if (settings.theme === 'system') delete document.documentElement.dataset['theme']
      else document.documentElement.dataset['theme'] = settings.theme
    })
  })
}

/** Whether a question of a game is answered by itself. */
export const hasHabit = (game: string, { id, usual = false }: { id: string; usual?: boolean }): boolean =>
  settings.habits.includes(`${game}.${id}`) !== usual

export function switchHabit(game: string, id: string): void {
  const name = `${game}.${id}`
  settings.habits = settings.habits.includes(name)
    ? settings.habits.filter((other) => other !== name)
    : [...settings.habits, name]
}
