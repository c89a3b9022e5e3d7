/* How a battle may end: dice with the faces 0, 0, 1, 1, 2, 2 against each other (MS-ATK-08, -09). */

export interface Odds {
  win: number
  tie: number
  lose: number
}

/** How likely each sum of so many dice is. */
function sums(dice: number): number[] {
  let chances = [1]
  for (let die = 0; die < dice; die++) {
    const next = Array.from({ length: chances.length + 2 }, () => 0)
    chances.forEach((chance, sum) => [0, 1, 2].forEach((face) => (next[sum + face]! += chance / 3)))
    chances = next
  }
  return chances
}

export function odds(power: number, against: number, cap = 10): Odds {
  const dice = (n: number): number => (cap > 0 ? Math.min(n, cap) : n)
  const theirs = sums(dice(against))
  const result: Odds = { win: 0, tie: 0, lose: 0 }
  sums(dice(power)).forEach((mine, a) =>
    theirs.forEach((chance, b) => {
      result[a > b ? 'win' : a === b ? 'tie' : 'lose'] += mine * chance
    }),
  )
  return result
}
