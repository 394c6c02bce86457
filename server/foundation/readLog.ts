/**
 * The log of reads: who was sent values of properties that say so (`x-access.logReads`). One row per request, in a transaction
 * that is committed before the values leave.
 */
import type { Entity } from '#schemas/entity.ts'
import { actorsOf, type Actors } from './audit.ts'
import type { Statement } from '#server/db/engine.ts'

/** `write`: the answer to a change, which is the whole record. */
export type ReadAction = 'read' | 'write' | 'history' | 'export'

export type ReadEvent = {
  access: Actors
  action: ReadAction
  entity: Entity
  /** Names of those of which values were sent. */
  properties: readonly string[]
  /** How many records they were values of, and which; of more than `mostNamed` only how many. */
  records: { count: number; ids: readonly (string | number)[] | null }
  /** What was asked for, where that was not one record. */
  question?: Readonly<Record<string, unknown>>
  call?: { id: string; route: string }
}

/** Records that a row names. */
export const mostNamed = 1000

const text = `insert into read_log
  (actor_id, actor_name, impersonator_id, impersonator_name, action, entity, properties, record_ids, record_count, question, request_id, route)
  values ($1, $2, $3, $4, $5, $6, $7::text[], $8::bigint[], $9, $10::jsonb, $11, $12)`

/** Returns the statement that writes the row; run it in the transaction that reads. */
export function readStatement({ access, action, entity, properties, records, question, call }: ReadEvent): Statement {
  const asked = question === undefined ? null : JSON.stringify(question)
  const what = [action, entity.name, properties, records.ids, records.count, asked]
  return { text, values: [...actorsOf(access), ...what, call?.id ?? null, call?.route ?? null], name: 'read-log' }
}
