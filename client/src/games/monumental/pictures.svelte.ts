/* Pictures that are fetched when the first of them is wanted: tables without the module do without them. */

type All = { [id: string]: string }

export class Pictures {
  private all = $state.raw<All | null>(null)
  private fetching = false
  private readonly fetch: () => Promise<{ PICTURES: All }>
  /** Shown until they are there, and of what has none of its own. */
  private readonly usual: string

  constructor(fetch: () => Promise<{ PICTURES: All }>, usual: string) {
    this.fetch = fetch
    this.usual = usual
  }

  of(id: string): string {
    if (!this.fetching) {
      this.fetching = true
      void this.fetch()
        .then(({ PICTURES }) => (this.all = PICTURES))
        .catch(() => (this.fetching = false)) // the next one who wants to see one tries again
    }
    return this.all?.[id] ?? this.usual
  }
}
