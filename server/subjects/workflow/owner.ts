/** Owners of steps: files, or items of pre-collection. Columns that both tables have go by the alias `f`. */
import { file } from '#schemas/generated/file.ts'
import { precasso } from '#schemas/generated/precasso.ts'
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { workflowFacts, type OwnerFacts } from './facts.ts'
import { itemFacts } from './itemFacts.ts'

export type Owner = {
  kind: 'file' | 'precasso'
  entity: typeof file | typeof precasso
  table: 'collection_file' | 'precasso'
  /** Column of the state, with the alias. */
  status: string
  /** Column that points at it in runs, executed steps and messages, without an alias. */
  column: string
  /** The state before its first step, and that in which steps follow. */
  working: readonly [first: string, then: string]
  /** States after which no step follows. */
  ended: readonly string[]
  facts(database: Pick<Engine, 'query'>, ids: readonly number[]): Promise<ReadonlyMap<number, OwnerFacts>>
}

const i = names('processing_item')

export const files: Owner = {
  kind: 'file',
  entity: file,
  table: 'collection_file',
  facts: workflowFacts,
  status: names('collection_file', 'f').workflow_status,
  column: i.file_id,
  working: ['not_started', 'in_progress'],
  ended: ['closed'],
}

export const items: Owner = {
  kind: 'precasso',
  entity: precasso,
  table: 'precasso',
  facts: itemFacts,
  status: names('precasso', 'f').status,
  column: i.precasso_id,
  working: ['new', 'in_progress'],
  ended: ['paid', 'transferred', 'withdrawn', 'closed'],
}

/** @param type Of a run. */
export const ownerOf = (type: string): Owner => (type === 'precasso' ? items : files)

/** The owner of a row that belongs to one of both, and its id. */
export const ownerIn = (row: { file: number | null; precasso: number | null }): { of: Owner; record: number } =>
  row.precasso === null ? { of: files, record: row.file ?? 0 } : { of: items, record: row.precasso }

export const listed = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ')
