import type { GameInfo, Games, MachinesInfo, OptionInfo, OptionValue, SeatValue } from '../protocol'

/** The level of the agents one meets: the one remembered, or the usual one. */
export function sensible(games: Games | null, remembered: string | null): string {
  if (!games) return ''
  return remembered !== null && games.levels.includes(remembered) ? remembered : games.usual
}

/** How many may play with these values of options; those that are not named have their defaults. */
export function seatCounts(game: GameInfo, values: { readonly [id: string]: OptionValue } = {}): number[] {
  return game.seat_counts.filter((count) => {
    const allowing = game.options.filter((option) => option.allows.includes(count))
    return !allowing.length || allowing.some((option) => (values[option.id] ?? option.default) !== option.default)
  })
}

/** The number of seats to begin with: the one remembered, or the nearest to it with which one may play. */
export function usualSeats(game: GameInfo, remembered: number): number {
  const distance = (count: number): number => Math.abs(count - remembered)
  const [first = 2, ...others] = seatCounts(game)
  return others.reduce((best, count) => (distance(count) < distance(best) ? count : best), first)
}

type Values = { readonly [id: string]: OptionValue }

/** The option that a seat cannot have this without, as long as it is not what it must be. */
export const missing = ({ needs }: SeatValue, values: Values): string | null =>
  Object.keys(needs).find((option) => values[option] !== needs[option]) ?? null

/** What each of so many seats has by an option that is asked for seat by seat, as far as it can have that. */
export function ofSeats(option: OptionInfo, seats: number, offered: readonly SeatValue[], values: Values): string[] {
  const open = String(option.default)
  const written = String(values[option.id] ?? open)
  const wanted = written === open ? [] : written.split(',')
  return Array.from({ length: seats }, (_, seat) => {
    const value = offered.find(({ value }) => value === wanted[seat])
    return value && missing(value, values) === null ? value.value : open
  })
}

/** The same as the option's value. */
export function forSeats(option: OptionInfo, chosen: readonly string[]): OptionValue {
  return chosen.every((one) => one === option.default) ? option.default : chosen.join(',')
}

/** An option that gives the last seats to the game itself. */
export type MachinesOption = OptionInfo & { machines: MachinesInfo }

export const machinesOption = (game: GameInfo): MachinesOption | null =>
  game.options.find((option): option is MachinesOption => option.machines !== null) ?? null

/** Whether all is as it is by default, but for who plays what and how strong. */
export const byUsualRules = (options: readonly OptionInfo[], values: Values): boolean =>
  options.every(
    ({ id, default: usual, machines, per_seat: ofSeats }) =>
      machines !== null || ofSeats || (values[id] ?? usual) === usual,
  )

/** The strength of the one that is met alone: the one remembered, or the weakest. */
export function usualStrength({ machines }: MachinesOption, remembered: string | undefined): string {
  const levels = machines.levels.map(String)
  return remembered !== undefined && levels.includes(remembered) ? remembered : (levels[0] ?? '')
}

/** The value of that option: what each of the last seats is, and how strong. `null` as a kind: that does not matter. */
export function forMachines(
  option: MachinesOption,
  last: readonly { kind: string | null; strength: string }[],
): OptionValue {
  if (!last.length) return option.default
  return last.map(({ kind, strength }) => `${kind ?? option.machines.open}:${strength}`).join(',')
}
