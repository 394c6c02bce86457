/** Properties that the columns of a file become, and what such a choice lacks. */
import type { Column, Target, Upload } from './imports.ts'

/** Per column what it becomes; null: it is not read. */
export type Chosen = readonly (string | null)[]

export const chosenIn = ({ columns }: Upload): Chosen => columns.map(({ to }) => to)

export type Lack = {
  /** Required of new records, and in no column. */
  missing: readonly Target[]
  /** Parts of the natural key that are in no column, so that no row finds a record. */
  withoutKey: readonly Target[]
  /** Places of columns that become what an earlier one becomes already. */
  twice: ReadonlySet<number>
  isEmpty: boolean
}

export function lackOf(chosen: Chosen, targets: readonly Target[]): Lack {
  const taken = new Set(chosen.filter((to) => to !== null))
  // A text per language may stand in one of them, an amount without its currency.
  const isThere = ({ to }: Target) => taken.has(to) || [...taken].some((other) => other.startsWith(`${to}.`))
  return {
    missing: targets.filter((target) => target.isRequired && !isThere(target)),
    withoutKey: targets.filter((target) => target.isKey && !isThere(target)),
    twice: new Set(chosen.flatMap((to, at) => (to !== null && chosen.indexOf(to) < at ? [at] : []))),
    isEmpty: taken.size === 0,
  }
}

/** Columns in the form of the call, which does not read those left out. */
export const asColumns = (columns: readonly Column[], chosen: Chosen): { header: string; to: string }[] =>
  columns.flatMap(({ header }, at) => {
    const to = chosen[at]
    return to ? [{ header, to }] : []
  })
