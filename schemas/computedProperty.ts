/** The definition of a computed property (`x-store.computed`). */
import type { Condition } from './condition.ts'

/** Over the records that point here, by the name of the inverse: `claims`, `claims.amount`. */
export type Fold = {
  sum?: string
  count?: string
  min?: string
  max?: string
  last?: string
  where?: Condition
}

/** Over own properties: a constant, `$.amount`, or one operation on others. */
export type Expression =
  | string
  | number
  | boolean
  | { add: readonly Expression[] }
  | { subtract: readonly Expression[] }
  | { multiply: readonly Expression[] }
  | { divide: readonly Expression[] }
  | { least: readonly Expression[] }
  | { greatest: readonly Expression[] }
  | { coalesce: readonly Expression[] }
  | { join: readonly Expression[]; with?: string }
  | { addDays: readonly Expression[] }
  | { daysBetween: readonly Expression[] }
  | { if: Condition; take: Expression; else?: Expression }

export type Computed = Fold | Expression

const folds = ['sum', 'count', 'min', 'max', 'last']

export const isFold = (computed: Computed | undefined): computed is Fold =>
  typeof computed === 'object' && computed !== null && Object.keys(computed).some((key) => folds.includes(key))
