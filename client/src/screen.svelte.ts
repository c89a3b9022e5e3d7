/*
 * How much room there is, as the style sheets have it: narrow is a phone, wide has room for panels on both sides.
 * In em, so that whoever needs large letters gets the layout that has room for them.
 */

function watched(query: string): () => boolean {
  const media = matchMedia(query)
  let matches = $state(media.matches)
  media.addEventListener('change', () => (matches = media.matches))
  return () => matches
}

const narrow = watched('(max-width: 47.5em)')
const wide = watched('(min-width: 75em)')

export const screen = {
  get narrow(): boolean {
    return narrow()
  },
  get wide(): boolean {
    return wide()
  },
}
