/**
 * Positions of an order: about every 500th row's place, with the number of rows before it. A value, exact for
 * one snapshot; `build.ts` and `advance.ts` make new ones.
 */
import type { Snapshot } from './snapshot.ts'
import type { Place } from './sortColumn.ts'

/** Rows between two boundaries when positions are built. */
export const stride = 500

export type Boundary = Place & {
  /** Rows before this place, in ascending order with empty values last. */
  before: number
}
export type Positions = { snapshot: Snapshot; total: number; boundaries: readonly Boundary[] }

/** Returns the last boundary with at most `rows` rows before it. */
export function boundaryUpTo({ boundaries }: Positions, rows: number): Boundary | undefined {
  return boundaries[firstIndex(boundaries, ({ before }) => before > rows) - 1]
}

/** Returns the first boundary with at least `rows` rows before it. */
export function boundaryFrom({ boundaries }: Positions, rows: number): Boundary | undefined {
  return boundaries[firstIndex(boundaries, ({ before }) => before >= rows)]
}

/** Index of the first boundary for which `holds`; it must hold for all later boundaries too. */
function firstIndex(boundaries: readonly Boundary[], holds: (boundary: Boundary) => boolean): number {
  let [low, high] = [0, boundaries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const boundary = boundaries[middle]
    if (boundary && holds(boundary)) high = middle
    else low = middle + 1
  }
  return low
}
