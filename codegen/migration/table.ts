/**
 * A table as the planner compares it: from the schemas, and from the migrations so far.
 *
 * Names of constraints and indexes are not stored: `names.ts` derives them, so its rules never change.
 */
import type { KeptText } from '#schemas/keptSearch.ts'
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
  /** API property that it holds; absent: `id`, `version` and the columns of a link. */
  property?: string
  /** Old name, for a property in a circle of renames; it shows that the circle is done. */
  was?: string
  type: ColumnType
  required: boolean
  /** JSON value, written as a literal of the column's type. */
  default?: unknown
  /** Computed from other columns: its SQL, and the types of those columns, which may not change meanwhile. */
  computed?: { sql: string; reads: readonly string[] }
  /** The only allowed values (an enum). */
  values?: readonly string[]
  /** Column with the amount of which this is the currency. */
  currencyOf?: string
  /** Languages of a text per language, the first one required; `html`: searched without its tags. */
  languages?: readonly string[]
  html?: boolean
  /** Number series: without gaps, or from a sequence of the column. */
  series?: 'gapless' | 'quick'
  /** Format of those numbers. It does not affect the table, so migrations do not record it. */
  form?: string
  /** Maximum depth, for a column that points at rows of the same table and makes a hierarchy. */
  depth?: number
  references?: { table: string; onDelete: 'restrict' | 'cascade' | 'set null' }
  /** Limits do not affect the table, so migrations do not record them (`codegen/bounds/`); absent: unknown. */
  bounds?: Bounds
}

export type Table = {
  name: string
  entity: string
  /** Many-relation that this table links; absent: the entity's own table. */
  property?: string
  /** Old name, for an entity or property in a circle of renames. */
  was?: string
  columns: readonly Column[]
  /** Columns of the primary key. */
  key: readonly string[]
  /** Columns whose text `search_text` contains. */
  search: readonly string[]
  /** Comparison of those texts; before migration 84 in small letters, with their accents. */
  searchedAs?: 'folded'
  unique: readonly (readonly string[])[]
  /** Unique together, with empty counting as a value: for records that follow each other in time. */
  once?: readonly string[]
  indexes: readonly (readonly string[])[]
  /** Rules over several columns. */
  rules?: readonly TableRule[]
  /** Totals of these rows in the records that they point at. */
  totals?: readonly Totals[]
  /** Texts that its records are found by, kept in a table beside it. */
  kept?: KeptSearch
  /** Columns that a state requires. */
  filled?: readonly Filled[]
}

/** Totals of a table's rows in columns of the table `of`, at which their column `by` points. */
export type Totals = {
  /** Name of the function that keeps them; its triggers have the same name with a suffix. */
  name: string
  of: string
  by: string
  /** Columns on which the totals depend. */
  reads: readonly string[]
  columns: readonly Total[]
}

export type Total = {
  /** Column of the total, in the table `of`. */
  column: string
  fold: 'sum' | 'count' | 'min' | 'max' | 'last'
  /** Column that is summed, compared or taken. */
  value?: string
  /** SQL that is true for a row `n` that counts. */
  where: string
  /** SQL for the value without any row. */
  none: string
}

export type KeptSearch = {
  table: string
  /** Per column the parts of its text, in their order. */
  texts: readonly { column: string; parts: KeptText['parts'] }[]
  /** The columns that it reads, with their types and expressions. */
  reads: readonly string[]
  /** Comparison, as of a table. */
  searchedAs?: 'folded'
}

/** Columns that must be filled in while `column` has this value. */
export type Filled = { column: string; value: string; columns: readonly string[] }

/** `name` of the constraint, the property at which a violation is reported, and SQL that is true for valid rows. */
export type TableRule = { name: string; field: string; check: string }
