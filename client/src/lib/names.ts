/** A game as it is called where it is played, with what it is played with. */
export function withPack(game: string, pack: string | null): string {
  return pack === null ? game : `${game} · ${pack}`
}
