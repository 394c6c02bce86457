/** Changes many records by few statements: locked at once, each decided by itself, written and audited at once. */
import type { Entity } from '#schemas/entity.ts'
import { AppError } from '#server/errors.ts'
import { contextIn, type Within } from '#server/records/within.ts'
import { recordWrites } from '#server/records/event.ts'
import type { UntypedEffect } from '#server/records/hooks.ts'
import { decideAction } from '#server/records/lifecycle/decide.ts'
import { checkRelations } from '#server/records/relations.ts'
import { updateAll } from '#server/records/rows.ts'
import { filledIn, visibleIds } from '#server/records/storedRecords.ts'
import { touchesValidity } from '#server/records/validity.ts'
import type { Body } from '#server/records/values/body.ts'
import { checkRules } from '#server/records/values/rules.ts'
import { decideUpdate } from '#server/records/write.ts'
import type { Deed, Result, Target } from '#server/records/contract.ts'
import { lockRecords, readOf } from './lockRecords.ts'
import { changedResult, refusedResult, sameResult } from './result.ts'
import { Asked, silent } from './silentContext.ts'

type Decided = { target: Target; before: Body; changed: Body }

/** Whether several records may be decided before any is written; effects only where they ask nothing. */
export const mayJoin = ({ action, values }: Deed, { entity }: Within): boolean =>
  action === 'delete' || (entity.lifecycle?.actions[action]?.tells === undefined && isPlain(values, entity))

/** Whether writing these values asks the database nothing. */
const isPlain = (values: Body, entity: Entity): boolean =>
  !entity.properties.some(
    ({ name, relation }) => (relation?.hierarchy || relation?.many) && Object.hasOwn(values, name),
  ) && !touchesValidity(entity, values)

/**
 * @param deed An update or an action.
 * @returns A result for each of them, as single writes in this order would have given.
 * @throws {Asked} When that cannot be known without writing each by itself. @throws When the database refuses one of
 * them. The caller rolls back to where it began.
 */
export async function changeTogether(deed: Deed, targets: readonly Target[], within: Within): Promise<Result[]> {
  const { entity, trx, access } = within
  const hooks = silent(within)
  const decide =
    deed.action === 'update' ? updating(deed.values, within, hooks.within) : acting(deed, within, hooks.within)
  const found = await lockRecords(
    targets.map(({ id }) => id),
    within,
    trx,
  )
  const results: Result[] = []
  const decided: Decided[] = []
  for (const target of targets) {
    const row = found.get(target.id)
    try {
      const before = readOf(row, target)
      const changed = await decide(before)
      hooks.check()
      if (Object.keys(changed).length === 0) results.push(sameResult(target, before, entity))
      else decided.push({ target, before, changed })
    } catch (error) {
      hooks.check()
      if (!(error instanceof AppError)) throw error
      results.push(refusedResult(target, error, { before: row?.record, entity, access }))
    }
  }
  const written = await write(decided, within)
  // An edit may not take a record out of its writer's own sight; an action may.
  const seen = deed.action === 'update' ? await visibleIds([...written.keys()], within, trx) : undefined
  if (seen && seen.size < written.size) throw new Asked()
  const changed = decided.map((one) => ({
    ...one,
    id: one.target.id,
    after: { ...one.before, ...written.get(one.target.id) },
  }))
  await recordWrites(deed.action, changed, within, hooks.within)
  hooks.check()
  return [...results, ...changed.map(({ target, before, after }) => changedResult(target, before, after, entity))]
}

function updating(values: Body, within: Within, asHooks: Within): (before: Body) => Promise<Body> {
  const deciding = { asHooks, relations: onceEach() }
  return (before) => decideUpdate(values, before, within, deciding)
}

function acting({ action, values }: Deed, within: Within, asEffects: Within): (before: Body) => Promise<Body> {
  const effects = Object.fromEntries(
    Object.entries(within.behaviour.effectsOf(within.entity.name)).map(([name, effect]): [string, UntypedEffect] => [
      name,
      (record, given, around) => effect(record, given, { ...around, trx: asEffects.trx }),
    ]),
  )
  const decide = decideAction({ context: within, name: action, body: values, effects })
  return async (before) => {
    const changed = await decide(before, contextIn(within))
    checkRules({ ...before, ...changed }, within.entity)
    return changed
  }
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

/** @returns The written properties as stored, by id. */
async function write(decided: readonly Decided[], within: Within): Promise<Map<number, Body>> {
  const { entity, trx } = within
  // Hooks may have added a property that needs the database to decide.
  if (decided.some(({ changed }) => !isPlain(changed, entity))) throw new Asked()
  const alike = Map.groupBy(decided, ({ changed }) => JSON.stringify(changed))
  const written = new Map<number, Body>()
  for (const group of alike.values()) {
    const values = { ...group[0]?.changed, ...filledIn(entity, within, false) }
    const ids = group.map(({ target }) => target.id)
    for (const [id, record] of await updateAll(ids, values, entity, trx)) written.set(id, record)
  }
  return written
}
