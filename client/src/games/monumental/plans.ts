/* What a player has pointed at and not played yet; shown in the decision bar, sent when it is confirmed. */

import type { Choice } from '../../protocol'
import type { March } from './planning'
import type { Basic } from './view'

export type Plan =
  /** Row and column that meet in a space. */
  | { kind: 'activate'; space: number; choice: Choice }
  /** A Province and the Units that go. `begun`: the target is named already, the Units are asked for. */
  | { kind: 'conquer'; target: string; begun: boolean; march: March; gold: number }
  /** Something with a price in one resource. */
  | { kind: 'spend'; choice: Choice; resource: Basic; price: number; gold: number }
  /** Something that is better confirmed: it cannot be taken back, or much follows from it. */
  | { kind: 'sure'; choice: Choice }
  /** An Explorer looks for the tile to step to. */
  | { kind: 'step'; explorer: number; gold: number }
  /** A Unit looks for the tile to move to, and there is a choice of how that is paid. */
  | { kind: 'move'; gold: number }
