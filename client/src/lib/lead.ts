export interface Change {
  ply: number
  seat: number
  points: number
}

/** Where the lead changed hands; `course` has the points of all seats after every ply. */
export function changes(course: readonly number[][]): Change[] {
  const found: Change[] = []
  let leader: number | null = null
  course.forEach((row, ply) => {
    const best = Math.max(...row)
    const leaders = row.flatMap((points, seat) => (points === best ? [seat] : []))
    if (leaders.length !== 1 || leaders[0] === leader) return
    if (leader !== null) found.push({ ply, seat: leaders[0]!, points: best })
    leader = leaders[0]!
  })
  return found
}
