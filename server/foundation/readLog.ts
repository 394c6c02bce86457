/**
 * The log of reads: who received values of properties marked `x-access.logReads`. One row per request,
 * committed before the values are sent.
 */
import type { Entity } from '#schemas/entity.ts'
import { actorsOf, type Actors } from './audit.ts'
import type { Statement } from '#server/db/engine.ts'

/** `write`: the answer to a change, which contains the whole record. */
export type ReadAction = 'read' | 'write' | 'history' | 'export'

export type ReadEvent = {
  access: Actors
  action: ReadAction
  entity: Entity
  /** Names of the properties whose values were sent. */
  properties: readonly string[]
  /** The number of records and their ids; of more than `mostNamed` only the number. */
  records: { count: number; ids: readonly (string | number)[] | null }
  /** The query, unless one record was read. */
  question?: Readonly<Record<string, unknown>>
  call?: { id: string; route: string }
}

/** Maximum number of ids in a row. */
export const mostNamed = 1000

const text = `insert into read_log
  (actor_id, actor_name, impersonator_id, impersonator_name, action, entity, properties, record_ids, record_count, question, request_id, route)
  values ($1, $2, $3, $4, $5, $6, $7::text[], $8::bigint[], $9, $10::jsonb, $11, $12)`

/** Returns the statement that writes the row; run it in the transaction of the read. */
export function readStatement({ access, action, entity, properties, records, question, call }: ReadEvent): Statement {
  const questionJson = question === undefined ? null : JSON.stringify(question)
  const what = [action, entity.name, properties, records.ids, records.count, questionJson]
  return { text, values: [...actorsOf(access), ...what, call?.id ?? null, call?.route ?? null], name: 'read-log' }
}
