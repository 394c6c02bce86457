/** Locks the records of a chunk, and reads what the run compares them by. */
import type { Entity } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { NotFound } from '#server/errors.ts'
import type { Context } from '#server/lists/page.ts'
import { storedColumns } from '#server/records/storedRecords.ts'
import type { Body } from '#server/records/values/body.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import type { Target } from '#server/records/contract.ts'
import { outdated } from './outdatedRefusal.ts'

/**
 * SQL for what changes with every write of a record: its version; without one, the transaction that wrote it
 * last.
 */
export const stampOf = ({ version }: Entity, alias = 't'): string =>
  version ? `${alias}.version::bigint` : `${alias}.xmin::text::bigint`

/** `record`: as stored, with `_version` where there is one. */
export type Locked = { record: Body; stamp: number }

/** Locks the records that this person may see, in the order of their ids. @returns Them by id. */
export async function lockRecords(ids: readonly number[], context: Context, trx: Trx): Promise<Map<number, Locked>> {
  const { entity } = context
  const params = new Params()
  const columns = storedColumns(entity)
  if (entity.version) columns.push('t.version as "_version"')
  const condition = allOf([`t.id = any(${params.add(ids, 'bigint[]')})`, rowScope(context, params)])
  const text = `select t.id, ${stampOf(entity)} as stamp, (select row_to_json(x)::text from (select ${columns.join(', ')}) x) as record
    from ${quote(entity.table)} t where ${condition} order by t.id for update of t`
  const { rows } = await trx.query<{ id: number; stamp: number; record: string }>(prepared(text, params.values))
  return new Map(rows.map(({ id, stamp, record }) => [id, { record: JSON.parse(record) as Body, stamp }]))
}

/** @throws {NotFound | Refused} If it is gone, hidden, or was written since it was chosen. */
export function readOf(row: Locked | undefined, { stamp }: Target): Body {
  if (!row) throw new NotFound()
  if (row.stamp !== stamp) throw outdated()
  return row.record
}

/** The present stamps by id, regardless of rights; records that are gone are absent. */
export async function stampsOf(ids: readonly number[], entity: Entity, trx: Trx): Promise<Map<number, number>> {
  const text = `select t.id, ${stampOf(entity)} as stamp from ${quote(entity.table)} t where t.id = any($1::bigint[])`
  const { rows } = await trx.query<{ id: number; stamp: number }>(prepared(text, [ids]))
  return new Map(rows.map(({ id, stamp }) => [id, stamp]))
}
