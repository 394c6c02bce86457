/** Deletes many records by few statements, where nothing points at them; the others one by one, with what follows from that. */
import { forServer } from '#server/db/outsider.ts'
import { AppError } from '#server/errors.ts'
import { checkOwner } from '#server/records/children/owner.ts'
import { checkDeletable } from '#server/records/lifecycle/keptRecords.ts'
import { contextIn, type Within } from '#server/records/within.ts'
import { recordWrites } from '#server/records/event.ts'
import type { Body } from '#server/records/values/body.ts'
import { quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import type { Result, Target } from '#server/records/contract.ts'
import { lockRecords, readOf } from './lockRecords.ts'
import { pointedAt } from './pointedAt.ts'
import { changedResult, refusedResult } from './result.ts'
import { silent } from './silentContext.ts'

/**
 * @param alone Deletes one by one.
 * @returns A result for each of them, as single deletions in this order would have given.
 * @throws {Asked} When that cannot be known. @throws When the database refuses one of them. The caller rolls back to
 * where it began.
 */
export async function deleteTogether(
  targets: readonly Target[],
  within: Within,
  alone: (some: readonly Target[]) => Promise<Result[]>,
): Promise<Result[]> {
  const { access, behaviour, entity, trx } = within
  const hooks = silent(within)
  const ids = targets.map(({ id }) => id)
  const found = await lockRecords(ids, within, trx)
  const used = await pointedAt(ids, within)
  // The order decides if the records point at each other, so they are deleted one by one.
  if (used.size > 0 && pointsAtItself(within)) return alone(targets)
  const results: Result[] = []
  const decided: { target: Target; before: Body }[] = []
  for (const target of targets.filter(({ id }) => !used.has(id))) {
    const row = found.get(target.id)
    try {
      const before = readOf(row, target)
      await checkOwner(before, within)
      await checkDeletable(before, within)
      await behaviour.hooksOf(entity.name).beforeDelete?.(before, contextIn(hooks.within))
      hooks.check()
      decided.push({ target, before })
    } catch (error) {
      hooks.check()
      if (!(error instanceof AppError)) throw error
      results.push(refusedResult(target, error, { before: row?.record, entity, access }))
    }
  }
  await erase(decided, within)
  await recordWrites(
    'delete',
    decided.map(({ target, before }) => ({ id: target.id, before, after: null })),
    within,
    hooks.within,
  )
  hooks.check()
  results.push(...decided.map(({ target, before }) => changedResult(target, before, before, entity)))
  return [...results, ...(await alone(targets.filter(({ id }) => used.has(id))))]
}

const pointsAtItself = ({ entity }: Within): boolean =>
  entity.properties.some(({ relation }) => relation?.entity === entity.name)

async function erase(decided: readonly { target: Target }[], { entity, trx }: Within): Promise<void> {
  const ids = decided.map(({ target }) => target.id)
  if (ids.length === 0) return
  await trx.query(prepared(`delete from ${quote(entity.table)} where id = any($1::bigint[])`, [ids]))
  // Drafts go too: whatever others had typed into their forms.
  const drafts = 'delete from draft where entity = $1 and record_id = any($2::bigint[])'
  await forServer(() => trx.query(prepared(drafts, [entity.name, ids])))
}
