/**
 * A table as the planner compares it: what the schemas ask for, and what
 * `server/db/migrations/snapshot.json` remembers of the last migration.
 *
 * Names of constraints and indexes are not kept: `names.ts` derives them, so its rules never change.
 */
import type { Bounds } from '#codegen/bounds/bounds.ts'

export type ColumnType =
  'id' | 'text' | 'integer' | 'bigint' | 'boolean' | 'date' | 'timestamptz' | 'numeric(12,4)' | 'text[]' | 'jsonb'

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
  /** The only values allowed (an enum). */
  values?: readonly string[]
  /** Column with the amount of which this is the currency. */
  currencyOf?: string
  /** A text in each of these, the first of them always; `html`: searched without its tags. */
  languages?: readonly string[]
  html?: boolean
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
}
