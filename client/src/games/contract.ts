/*
 * What the shell and a game's folder agree upon.
 *
 * A folder `games/<id>/` has
 *   index.ts         exports `game: GameClient`; imported when a table of that game is opened
 *   content.ts       exports `open(book: Book)`: from then on names, texts and facts of the game's content are those of this
 *                    book. Called before anything else of the folder is shown, except for the picture on the home page
 *   shelf.ts         exports `shelf: Shelf`, its place on the home page
 *   Picture.svelte   the picture there: a 400 x 400 drawing, no props; a chunk of its own
 *   Editor.svelte    (if something of the game can be made by players, say maps) a page of its own, at /edit/<id> or
 *                    /edit/<id>/<pack>; what is drawn there, the server draws (`Drafting`)
 *   texts/en.ftl, texts/hu.ftl   what it says itself, ids beginning with `<id>-`, in both languages; the home page says
 *                    `<id>-shelf-name`, `<id>-shelf-line`, `<id>-shelf-minutes`, `<id>-shelf-kind`, and
 *                    `<id>-shelf-players` as long as there is no game to ask
 *   modules/<module>/  (if the game has extensions) what each adds, in a way that the game settles for itself; its
 *                    texts/ are found like the game's
 * and nothing outside of it knows the game. A folder without index.ts is a game that is still being made.
 *
 * `Table` wraps what it draws into `lib/TableLayout.svelte`, which lays the page out and puts the shell's own parts
 * into their places (top bar, seat panels, decision bar, log, tips):
 *
 *   <TableLayout>
 *     {#snippet status()}     epochs and end counters, in the top bar              {/snippet}
 *     {#snippet above()}      a tray over the board (gods)                         {/snippet}
 *     {#snippet board()}      the board itself, usually a <Viewport>               {/snippet}
 *     {#snippet progress()}   in the decision bar beside the question (step pips)  {/snippet}
 *     {#snippet plan()}       what is being prepared (`Desk.plans`), if not as `lib/PlanBar.svelte` shows it  {/snippet}
 *     {#snippet part(part)}   in the place of a part of what is being prepared: what can be changed about it  {/snippet}
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
import type { Argument, Choice, LogLine, PlanThing, Refusal, Snapshot, Text } from '../protocol'

/** A name of a thing on the table, as in `Choice.about`: `hex:h5`, `god:2`, `hand:dancers`. */
export type Target = string

/** Says a message in the language of the reader: `t(text)` or `t('pantheon-name')` or `t('id', { n: 2 })`. */
export type Translate = (message: Text | string, args?: { [name: string]: Argument }) => string

/** How something can be reached: a row of moves; or why it cannot. Neither: it is none of the game's business now. */
export interface Way {
  proposal: Proposal | null
  refusal: Refusal | null
}

/** Moves that would reach something that cannot be reached in one: shown first, played when confirmed. */
export interface Proposal {
  target: Target | null
  moves: string[]
  labels: Text[]
  /** What each of them is about; those things get `is-proposed`. */
  about: Target[][]
  /** What each of them says, as in `Choice.told`. */
  told: Choice['told'][]
  /** What speaks for a hint. */
  why: Text | null
}

/** A part of a game that is not at every table. */
export interface MetPart {
  id: string
  title: Text
  texts: Text[]
  icon: string
  /** Where it begins in the rulebook. */
  rule: string
}

export interface Actions {
  /**
   * Play moves in a row, all or none. Shows as pending until the server has answered. `whole`: the first is what is
   * done, the others only say how; undo takes back all of them.
   */
  play(moves: string[], whole?: boolean): void
  /**
   * What a click on a thing does, and all that a board needs: one choice is played, several are offered in a bubble
   * at `anchor`; a thing that is not lit gets a proposal how to reach it, or the reason why not.
   */
  choose(target: Target, anchor?: Element | null): void
  whyNot(target: Target): Promise<Refusal | null>
  /** How it could be reached, or why it cannot. */
  propose(target: Target): Promise<Way>
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
  /**
   * Moves proposed at present (a path to a far hex, a hint): to be drawn as arrows or ghosts. No tip covers
   * `data-path`.
   */
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

/** So much of something; `name` as in `Plan.pays`. */
export interface AmountProps {
  name: string
  n: number
  t: Translate
}
/** Something of a plan of which so many are chosen. */
export interface ChosenProps {
  thing: PlanThing
  table: Snapshot
  t: Translate
}
export interface RichProps {
  text: Text | Text[]
  t: Translate
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

/** What has happened since the table was last shown. */
export interface News {
  fresh: LogLine[]
  table: Snapshot
  previous: Snapshot
  t: Translate
}
export interface MomentLine {
  seat: number | null
  words: string
  /** Drawn in the place of the words, which then say the same to those who do not see them. */
  dice?: { faces: string[]; sum: number }
}
/** A card over the board about something that should not be missed. */
export interface Moment {
  title: string
  icon?: string
  lines: MomentLine[]
  /** Goes by itself after a few seconds; others stay until they are closed or the reader has played. */
  brief?: boolean
}

/** A question that a person may want answered always in the same way; a switch in the menu. */
export interface Habit {
  id: string
  /** The id of the message beside the switch. */
  label: string
  /** On until somebody switches it off. */
  usual?: boolean
  /** The move that answers the question, if it is this one. */
  answer(table: Snapshot): string | null
}

export interface EditorProps {
  /** What stands behind the # of the address: a text that somebody has sent. */
  text: string
  /** The pack whose content it is made for, if it is for one. */
  pack: string | null
}

/** How the home page shows a game. */
export interface Shelf {
  /** Smaller comes first. */
  order: number
  /** Beside what kind of game it is. */
  icon: string
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
   * Which of the choices in the bar is the primary button; null: the only one, if there is one only.
   */
  primary?(choices: Choice[], table: Snapshot): Choice | null | 'none'
  /** Answers that keep their place in the bar even when they are not possible; then a click on them tells why. */
  standing?(table: Snapshot): { target: Target; label: Text }[]
  /** Where a question comes from, if that cannot be seen: a tile that acts, the trait of a nation. */
  because?(table: Snapshot): Text | null
  habits?: Habit[]
  /** The attribute by which messages say what is not as usual at this table, `.in-rounds`; the usual texts: null. */
  manner?(table: Snapshot): string | null
  /** Parts of the game that are met at this table and not at every one: each is explained once. */
  met?(table: Snapshot): MetPart[]
  /** What of the news deserves a card over the board, the latest last. */
  moments?(news: News): Moment[]
  /**
   * Whether a line of the log begins a new chapter (an epoch, a round), or what that is called where the line is too
   * long.
   */
  chapter?(line: LogLine): boolean | Text
  /** Which thing on the board a line of the log is about: it is pointed out along with the line. */
  placeOf?(line: LogLine): Target | null
  /** Whether a line of the log tells of a scoring; the course of the points is marked there. */
  scoring?(line: LogLine): boolean
  /** How much of something is paid or gained, as it is called in plans. */
  Amount?: Component<AmountProps>
  /** A thing of a plan in its bar, if it is to stand there also where it can be clicked on the table. */
  Chosen?: Component<ChosenProps>
  /** A text with the game's signs in it. */
  Rich?: Component<RichProps>
  /** Pictures that the shell shows: of the score's categories by their names. */
  icons?: { [category: string]: string }
}
