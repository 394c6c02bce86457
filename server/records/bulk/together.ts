/** Updates many records by few statements: locked at once, each decided by itself, written and audited at once. */
import { AppError, NotFound } from '#server/errors.ts'
import { recordUpdates, type Within } from '#server/records/event.ts'
import { checkRelations } from '#server/records/relations.ts'
import { updateAll } from '#server/records/rows.ts'
import { filledIn, visibleIds } from '#server/records/stored.ts'
import { touchesValidity } from '#server/records/validity.ts'
import type { Body } from '#server/records/values/body.ts'
import { decideUpdate } from '#server/records/write.ts'
import type { Result, Target } from './deed.ts'
import { lockRecords, type Locked } from './lockRecords.ts'
import { outdated } from './outdated.ts'
import { changedResult, refusedResult, sameResult } from './result.ts'
import { Asked, silent } from './silent.ts'

type Decided = { target: Target; before: Body; changed: Body }

/** Whether several records may be decided before any is written. */
export const mayJoin = (values: Body, { entity }: Within): boolean =>
  !entity.properties.some(
    ({ name, relation }) => (relation?.hierarchy || relation?.many) && Object.hasOwn(values, name),
  ) && !touchesValidity(entity, values)

/**
 * @returns A result for each of them, as single writes in this order would have given.
 * @throws {Asked} When that cannot be known without writing each by itself. @throws When the database refuses one of
 * them. The caller rolls back to where it began.
 */
export async function updateTogether(targets: readonly Target[], values: Body, within: Within): Promise<Result[]> {
  const { entity, trx, access } = within
  const hooks = silent(within)
  const found = await lockRecords(
    targets.map(({ id }) => id),
    within,
    trx,
  )
  const deciding = { asHooks: hooks.within, relations: onceEach() }
  const results: Result[] = []
  const decided: Decided[] = []
  for (const target of targets) {
    const row = found.get(target.id)
    try {
      const before = readOf(row, target)
      const changed = await decideUpdate(values, before, within, deciding)
      hooks.check()
      if (Object.keys(changed).length === 0) results.push(sameResult(target, before, entity))
      else decided.push({ target, before, changed })
    } catch (error) {
      hooks.check()
      if (!(error instanceof AppError)) throw error
      results.push(refusedResult(target, error, { before: row?.record, entity, access }))
    }
  }
  const updated = await write(decided, within)
  await recordUpdates(updated, within, hooks.within)
  hooks.check()
  return [...results, ...updated.map(({ target, before, after }) => changedResult(target, before, after, entity))]
}

/** @throws {NotFound | Refused} If it is gone, hidden, or was written since it was chosen. */
function readOf(row: Locked | undefined, { stamp }: Target): Body {
  if (!row) throw new NotFound()
  if (row.stamp !== stamp) throw outdated()
  return row.record
}

/** Checks the same targets once: whether they may be chosen depends on nothing else. */
function onceEach(): typeof checkRelations {
  const known = new Map<string, Promise<void>>()
  return (body, context, trx) => {
    const chosen = context.entity.properties.flatMap(({ name, relation }) => (relation ? [[name, body[name]]] : []))
    const key = JSON.stringify(chosen)
    const check = known.get(key) ?? checkRelations(body, context, trx)
    known.set(key, check)
    return check
  }
}

async function write(decided: readonly Decided[], within: Within) {
  const { entity, trx } = within
  // Hooks may have added a property that needs the database to decide.
  if (decided.some(({ changed }) => !mayJoin(changed, within))) throw new Asked()
  const alike = Map.groupBy(decided, ({ changed }) => JSON.stringify(changed))
  const written = new Map<number, Body>()
  for (const group of alike.values()) {
    const values = { ...group[0]?.changed, ...filledIn(entity, within, false) }
    const ids = group.map(({ target }) => target.id)
    for (const [id, record] of await updateAll(ids, values, entity, trx)) written.set(id, record)
  }
  const seen = await visibleIds([...written.keys()], within, trx)
  if (seen && seen.size < written.size) throw new Asked()
  return decided.map((one) => {
    const { id } = one.target
    return { ...one, id, after: { ...one.before, ...written.get(id) } }
  })
}
