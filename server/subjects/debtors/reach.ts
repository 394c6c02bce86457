/** Refuses what would change files of a debtor that the person does not see, or tell of them. */
import { file } from '#schemas/generated/file.ts'
import type { Pointer } from '#schemas/pointers.ts'
import type { Trx } from '#server/db/engine.ts'
import { Refused } from '#server/errors.ts'
import type { Access } from '#server/foundation/access.ts'
import { quote, Params } from '#server/sql/sql.ts'
import { withinSql } from '#server/sql/within.ts'

type Database = Pick<Trx, 'query'>

/** @throws {Refused} When a file of one of the debtors is hidden from this person; how many and whose is not told. */
export async function checkReach(database: Database, debtors: readonly number[], access: Access): Promise<void> {
  const property = file.properties.find(({ name }) => name === 'debtor')
  if (property) await checkPointers(database, [{ owner: file, property }], debtors, access)
}

/** The same for all records that point at one of the debtors: a merge moves them. */
export async function checkPointers(...of: Parameters<typeof areSeen>): Promise<void> {
  if (!(await areSeen(...of))) throw new Refused({ key: 'error.debtor.outOfReach' })
}

/** Whether this person sees all records that point at one of the debtors. */
export async function areSeen(
  { query }: Database,
  pointers: readonly Pointer[],
  debtors: readonly number[],
  access: Access,
): Promise<boolean> {
  for (const { owner, property } of pointers) {
    const params = new Params([debtors])
    const seen = withinSql(owner, access, params, 't')
    if (seen === undefined) continue
    const points = property.relation?.many
      ? `t.id in (select owner_id from ${quote(property.relation.linkTable ?? '')} where target_id = any($1::bigint[]))`
      : `t.${quote(property.column)} = any($1::bigint[])`
    const text = `select from ${quote(owner.table)} t where ${points} and not (${seen}) limit 1`
    if ((await query({ text, values: params.values })).rows.length > 0) return false
  }
  return true
}
