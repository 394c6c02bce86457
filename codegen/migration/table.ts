/**
 * A table as the planner compares it: what the schemas ask for, and what
 * `server/db/migrations/snapshot.json` remembers of the last migration.
 *
 * Names of constraints and indexes are not kept: `names.ts` derives them, so its rules never change.
 */
import type { Bounds } from '#codegen/bounds/bounds.ts'

export type ColumnType =
  | 'id'
  | 'text'
  | 'integer'
  | 'bigint'
  | 'boolean'
  | 'date'
  | 'timestamptz'
  | 'numeric(12,4)'
  | Decimal
  | 'text[]'
  | 'jsonb'
/** Twelve digits before the point. */
type Decimal = `numeric(${number},${number})`

export type Column = {
  name: string
  /** Property on the wire that it holds; absent: `id`, `version` and the ends of a link. */
  property?: string
  /** Name that the property took from another in a circle of renames; it tells that the circle has been gone round. */
  was?: string
  type: ColumnType
  required: boolean
  /** JSON value, written as a literal of the column's type. */
  default?: unknown
  /** Its value follows from other columns: SQL of it, and the types of those, which cannot change beneath it. */
  computed?: { sql: string; reads: readonly string[] }
  /** The only values allowed (an enum). */
  values?: readonly string[]
  /** Column with the amount of which this is the currency. */
  currencyOf?: string
  /** A text in each of these, the first of them always; `html`: searched without its tags. */
  languages?: readonly string[]
  html?: boolean
  /** Numbers of a series: without gaps, or by a sequence of the column. */
  series?: 'gapless' | 'quick'
  /** Form of those numbers. No matter of the table, so migrations do not tell it. */
  form?: string
  /** Ids of rows of the same table that make a tree, so many levels deep at most. */
  depth?: number
  references?: { table: string; onDelete: 'restrict' | 'cascade' | 'set null' }
  /** No matter of the table, so migrations do not tell it (`codegen/bounds/`); absent: not known. */
  bounds?: Bounds
}

export type Table = {
  name: string
  entity: string
  /** Many-relation that this table links; absent: the entity's own table. */
  property?: string
  /** As of a column. */
  was?: string
  columns: readonly Column[]
  /** Columns of the primary key. */
  key: readonly string[]
  /** Columns whose text is found by `search_text`. */
  search: readonly string[]
  unique: readonly (readonly string[])[]
  /** Unique together as well, and no value is a value: what follows each other in time. */
  once?: readonly string[]
  indexes: readonly (readonly string[])[]
  /** What must hold of several columns together. */
  rules?: readonly TableRule[]
  /** What is told of these rows in the records that they point at. */
  totals?: readonly Totals[]
  /** What a row in some state must have. */
  filled?: readonly Filled[]
}

/** What the rows of a table tell of themselves in columns of the table `of`, at which their column `by` points. */
export type Totals = {
  /** Of the function that keeps them; its triggers are called after it. */
  name: string
  of: string
  by: string
  /** Columns that decide on it. */
  reads: readonly string[]
  columns: readonly Total[]
}

export type Total = {
  /** In the table that is told of. */
  column: string
  fold: 'sum' | 'count' | 'min' | 'max' | 'last'
  /** Column that is summed, compared or taken. */
  value?: string
  /** SQL that is true of a row `n` which counts. */
  where: string
  /** SQL of what there is without any row. */
  none: string
}

/** Columns that hold something while the column `column` has this value. */
export type Filled = { column: string; value: string; columns: readonly string[] }

/** `name` of the constraint, the property at which it is said to be broken, and SQL that is true of a row that keeps it. */
export type TableRule = { name: string; field: string; check: string }
