/*
 * What the shell and a game's folder agree upon.
 *
 * A folder `games/<id>/` has
 *   index.ts         exports `game: GameClient`; imported when a table of that game is opened
 *   Picture.svelte   the picture on the home page: a 400 x 400 drawing, no props; a chunk of its own
 *   texts/en.ftl, texts/hu.ftl   (if it says anything of its own, ids beginning with `<id>-`; in both languages)
 * and nothing outside of it knows the game. The home page says `<id>-name`, `<id>-tagline`, `<id>-minutes`, `<id>-kind`.
 *
 * `Table` wraps what it draws into `lib/TableLayout.svelte`, which lays the page out and puts the shell's own parts
 * into their places (top bar, seat panels, decision bar, log, tips):
 *
 *   <TableLayout>
 *     {#snippet status()}     epochs and end counters, in the top bar              {/snippet}
 *     {#snippet above()}      a tray over the board (gods)                         {/snippet}
 *     {#snippet board()}      the board itself, usually a <Viewport>               {/snippet}
 *     {#snippet progress()}   in the decision bar beside the question (step pips)  {/snippet}
 *     {#snippet plan()}       in the place of question and answers: what is being prepared (`Desk.prepare`)  {/snippet}
 *     {#snippet below()}      own cards; with `beside`, to the right of the board  {/snippet}
 *     {#snippet side()}       panels over the log (display)                        {/snippet}
 *     {#snippet seat(info)}   what a seat's panel shows under name and score       {/snippet}
 *     {#snippet seatWords(info)}  the same in words, in the sheet that a click on the name opens  {/snippet}
 *     {#snippet tag(info)}    a short word beside a seat's name ("follows next")   {/snippet}
 *   </TableLayout>
 *
 * Only `board` is required.
 */

import type { Component } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Argument, Choice, Refusal, Snapshot, Text } from '../protocol'

/** A name of a thing on the table, as in `Choice.about`: `hex:h5`, `god:2`, `hand:dancers`. */
export type Target = string

/** Says a message in the language of the reader: `t(text)` or `t('pantheon-name')` or `t('id', { n: 2 })`. */
export type Translate = (message: Text | string, args?: { [name: string]: Argument }) => string

/** Moves that would reach something that cannot be reached in one: shown first, played when confirmed. */
export interface Proposal {
  target: Target | null
  moves: string[]
  labels: Text[]
}

export interface Actions {
  /** Play moves in a row, all or none. Shows as pending until the server has answered. */
  play(moves: string[]): void
  /**
   * What a click on a thing does, and all that a board needs: one choice is played, several are offered in a bubble
   * at `anchor`; a thing that is not lit gets a proposal how to reach it, or the reason why not.
   */
  choose(target: Target, anchor?: Element | null): void
  whyNot(target: Target): Promise<Refusal | null>
  propose(target: Target): Promise<Proposal | null>
  hint(): Promise<Proposal | null>
  undo(all?: boolean): void
}

export interface TableProps {
  /** What to show. */
  table: Snapshot
  /** What was shown before: where things come from that have moved. Null: just arrived, nothing moves. */
  previous: Snapshot | null
  /** Legal choices by the thing they are about; empty when nothing is to be decided here. */
  lit: Map<Target, Choice[]>
  /** Moves proposed at present (a path to a far hex, a hint): to be drawn as arrows or ghosts. */
  proposal: Proposal | null
  /** The thing under the pointer or in focus, and the thing chosen whose bubble is open. */
  hovered: Target | null
  selected: Target | null
  act: Actions
  /**
   * Makes an element (HTML or SVG) the thing of that name: `<g {@attach target('hex:h5', t('pantheon-hex', …))}>`.
   * It gets `data-target`, role and accessible name, focus by arrow keys while it is lit, click, Enter, hover and
   * long-press, and the classes `is-legal`, `is-selected`, `is-proposed`, `is-pending`.
   */
  target(name: Target, label?: string): Attachment
  t: Translate
  language: string
  /** False in a replay: nothing can be chosen. */
  live: boolean
}

/** What a tip shows about a thing on hover or long-press, above the choices it offers. */
export interface DetailsProps {
  target: Target
  table: Snapshot
  t: Translate
  language: string
}

/** The table in words, for screen readers and for those who prefer it; the shell adds question and choices. */
export interface TextViewProps {
  table: Snapshot
  t: Translate
  language: string
}

export interface GameClient {
  id: string
  Table: Component<TableProps>
  TextView: Component<TextViewProps>
  Details?: Component<DetailsProps>
  /**
   * Whether `Table` shows a thing of that name. A choice of which no thing is shown becomes a button in the
   * decision bar, e.g. `stop` or `action:move`.
   */
  shows(target: Target, table: Snapshot): boolean
  /** Whether `Table` offers a choice that is about no thing: as a step of a stepper, in a list of its own. */
  presents?(choice: Choice, table: Snapshot): boolean
  /**
   * Which of the choices in the bar is the primary button, if any; otherwise the only one, or the one that goes on.
   */
  primary?(choices: Choice[], table: Snapshot): Choice | null
  /** Whether the choice leaves something unused that could still be used, or what: the shell then asks once. */
  wastes?(choice: Choice, table: Snapshot): boolean | Text[]
  /** Pictures that the shell shows: of the score's categories by their names. */
  icons?: { [category: string]: string }
}
