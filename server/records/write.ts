/** Create, update, delete and act: checks and writes in the caller's transaction, with audit and events. */
import { forServer } from '#server/db/outsider.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import type { Body } from '#server/records/values/body.ts'
import { answerFor, isInUse } from './databaseErrors.ts'
import { detach } from './detach.ts'
import { checkDeletable } from './lifecycle/keptRecords.ts'
import { checkState } from './lifecycle/editableProperties.ts'
import { switched } from './lifecycle/switch.ts'
import { contextIn, type Within } from './within.ts'
import { recordWrite, recordWrites } from './event.ts'
import type { WriteContext } from './hooks.ts'
import { lastPlace } from './position.ts'
import { checkStanding } from '#server/records/values/readBack.ts'
import { unsentRecord } from './record.ts'
import { checkRelations } from './relations.ts'
import { checkRules } from '#server/records/values/rules.ts'
import { insert, insertAll, update } from './rows.ts'
import { checkOwner } from '#server/records/children/owner.ts'
import { rowsIn } from '#server/records/children/read.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { filledIn, isVisible, lockRecord } from './storedRecords.ts'
import { checkValidity, touchesValidity } from './validity.ts'
import { numbersFor, numbersForAll } from '#server/records/values/numbers.ts'
import { lockFor } from '#server/records/values/lockFor.ts'
import { normalised } from '#server/records/values/values.ts'
import { defaultsOf, withConditions } from './conditionalProperties.ts'
import type { Expected, Numbered } from './contract.ts'

export type Decision = { name: string; decide(before: Body, context: WriteContext): Body | Promise<Body> }

/** The record was written since it was read. */
export class Outdated extends Error {}

/**
 * Refusal to delete a record, because others point at it. Their titles can only be read after this
 * transaction, which is aborted.
 */
export class InUse extends Refused {
  readonly entity: string
  readonly id: string

  constructor(entity: string, id: string) {
    super({ key: 'error.invalid' })
    this.entity = entity
    this.id = id
  }
}

/** @throws {FieldErrors | Refused} If a relation, a unique value or a row right forbids it. */
export const createRecord = (body: Body, within: Within): Promise<Body> =>
  answered(within, async () => {
    const { entity, trx } = within
    const draft = await decideCreate(body, within)
    await checkValidity({ ...defaultsOf(entity), ...draft }, undefined, entity, trx)
    const place = await lastPlace(within, trx)
    const filled = { ...draft, ...place, ...filledIn(entity, within, true) }
    const numbers = await numbersFor(filled, entity, within.now, trx)
    const after = await insert({ ...filled, ...numbers }, entity, trx)
    await keepInSight(Number(after.id), within)
    await recordWrite({ action: 'create', id: Number(after.id), before: null, after }, within)
    return after
  })

/**
 * Creates many records that are whole and were checked, with what their hooks would add: by few statements, without
 * hooks and links, each with its number, its line in the audit and its listeners.
 *
 * @returns What is stored, in the same order. @throws {FieldErrors | Refused} If the database refuses one of them.
 */
export const createAll = (bodies: readonly Body[], within: Within, numbered?: Numbered): Promise<Body[]> =>
  answered(within, async () => {
    const { entity, trx, now } = within
    const filled = bodies.map((body) => ({ ...body, ...filledIn(entity, within, true) }))
    const numbers = await numbersForAll(filled, entity, now, trx)
    const drafts = filled.map((body, index) => ({ ...body, ...numbers[index] }))
    const stored = await insertAll((await numbered?.(drafts)) ?? drafts, entity, trx)
    const links = Object.fromEntries(
      entity.properties.flatMap(({ name, relation }) => (relation?.many ? [[name, []]] : [])),
    )
    const lines = stored.map(({ id, record }) => ({ id, before: null, after: { ...record, ...links } }))
    await recordWrites('create', lines, within, within)
    return lines.map(({ after }) => after)
  })

/**
 * Writes the differences from the stored record; nothing at all when there are none.
 *
 * @param expected Absent where the program itself writes.
 * @throws {Outdated} If someone else has written it since.
 */
export const updateRecord = (id: string, body: Body, within: Within, expected?: Expected): Promise<Body> =>
  answered(within, async () => {
    const { entity, trx } = within
    // Two moves below each other would each lock its own record and wait for the other's: a deadlock.
    if (entity.properties.some(({ name, relation }) => relation?.hierarchy && Object.hasOwn(body, name)))
      await lockFor('moves in', entity, trx)
    const before = await locked(id, within)
    if (expected) await checkExpected(expected, id, before, within)
    const changed = await decideUpdate(body, before, within)
    if (Object.keys(changed).length === 0) return before
    if (touchesValidity(entity, changed)) await checkValidity({ ...before, ...changed }, Number(id), entity, trx)
    const written = await update(Number(id), { ...changed, ...filledIn(entity, within, false) }, entity, trx)
    const after = { ...before, ...written }
    await keepInSight(Number(id), within)
    await recordWrite({ action: 'update', id: Number(id), before, after }, within)
    return after
  })

/** Returns what is stored of a new record, without what the server fills in. @throws As `createRecord`. */
export async function decideCreate(
  body: Body,
  within: Within,
  { asHooks, relations }: Deciding = { asHooks: within, relations: checkRelations },
): Promise<Body> {
  const { entity, behaviour, trx } = within
  await relations(body, within, trx)
  const given = withConditions(body, body, null, within)
  const draft = (await behaviour.hooksOf(entity.name).beforeCreate?.(given, contextIn(asHooks))) ?? given
  const whole = { ...defaultsOf(entity), ...draft }
  checkRules(whole, entity)
  await checkOwner(whole, within)
  return draft
}

/** Differences between a chunk of a bulk run and a single write: how hooks are asked, and relations checked. */
export type Deciding = { asHooks: Within; relations: typeof checkRelations }

/** Returns what is written into the locked record; nothing where it already has these values. @throws As `updateRecord`. */
export async function decideUpdate(
  body: Body,
  before: Body,
  within: Within,
  { asHooks, relations }: Deciding = { asHooks: within, relations: checkRelations },
): Promise<Body> {
  const { entity, behaviour, access, trx } = within
  const given = withConditions(body, differing(body, before, within), before, within)
  checkState(entity, given, before, access)
  const requested = await switched(given, before, asHooks)
  await relations(requested, within, trx)
  const hooks = behaviour.hooksOf(entity.name)
  const changed = (await hooks.beforeUpdate?.(requested, before, contextIn(asHooks))) ?? requested
  if (Object.keys(changed).length === 0) return changed
  checkRules({ ...before, ...changed }, entity)
  await checkOwner(before, within)
  return changed
}

/**
 * @param isWithOwner It is a row, and goes with what it belongs to.
 * @throws {Refused} If its state, or that of a record that would go with it, keeps it.
 * @throws {InUse} If other records point at it; the transaction is aborted then.
 */
export const deleteRecord = (id: string, within: Within, isWithOwner = false): Promise<void> =>
  answered(within, async () => {
    const { entity, trx, behaviour } = within
    const before = await locked(id, within)
    if (!isWithOwner) {
      await checkOwner(before, within)
      await checkDeletable(before, within)
    }
    await behaviour.hooksOf(entity.name).beforeDelete?.(before, contextIn(within))
    await deleteRows(id, within)
    await detach(id, within)
    const text = `delete from ${quote(entity.table)} where id = $1::bigint`
    await trx.query(prepared(text, [id])).catch((error: unknown) => {
      throw isInUse(error) ? new InUse(entity.name, id) : error
    })
    // Drafts go too: whatever others had typed into its form.
    await forServer(() =>
      trx.query(prepared('delete from draft where entity = $1 and record_id = $2::bigint', [entity.name, id])),
    )
    await recordWrite({ action: 'delete', id: Number(id), before, after: null }, within)
  })

/** Deletes child rows as records of their own: with their hooks, each with its audit row. */
async function deleteRows(id: string, within: Within): Promise<void> {
  for (const child of within.entity.children ?? []) {
    const { rows: entity, column } = rowsIn(child, within.entities)
    const params = new Params()
    const condition = allOf([
      `t.${quote(column)} = ${params.add(id, 'bigint')}`,
      rowScope({ ...within, entity }, params),
    ])
    const text = `select t.id from ${quote(entity.table)} t where ${condition} order by t.id`
    const { rows } = await within.trx.query<{ id: number }>(prepared(text, params.values))
    for (const row of rows) await deleteRecord(String(row.id), { ...within, entity }, true)
  }
}

/** Locks the record, decides, and writes the decision, read-only properties included. */
export const takeAction = (id: string, { name, decide }: Decision, within: Within): Promise<Body> =>
  answered(within, async () => {
    const { entity, trx } = within
    const before = await locked(id, within)
    const changed = await decide(before, contextIn(within))
    checkRules({ ...before, ...changed }, entity)
    const written = await update(Number(id), { ...changed, ...filledIn(entity, within, false) }, entity, trx)
    const after = { ...before, ...written }
    await recordWrite({ action: name, id: Number(id), before, after }, within)
    return after
  })

/** Locks the record, after what its hooks say is locked before it. */
async function locked(id: string, within: Within): Promise<Body> {
  const { entity, trx, behaviour } = within
  await behaviour.hooksOf(entity.name).lockBefore?.(Number(id), trx)
  return lockRecord(id, within, trx)
}

/** Translates refusals of the database with the facts of this entity, also inside the write of another one. */
async function answered<T>({ entity }: Within, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw answerFor(error, entity)
  }
}

async function checkExpected({ version, standing = {} }: Expected, id: string, before: Body, within: Within) {
  const { entity, trx } = within
  if (entity.version && before._version !== version) {
    if (version === undefined) throw new FieldErrors({ _version: [{ key: 'error.version' }] })
    throw new Outdated()
  }
  if (Object.keys(standing).length > 0)
    checkStanding(standing, JSON.parse(await unsentRecord(id, within, trx)) as Body, entity)
}

/** Refuses a write that would make the record invisible to its author. */
async function keepInSight(id: number, within: Within): Promise<void> {
  if (!(await isVisible(id, within, within.trx))) throw new Refused({ key: 'error.outOfSight' })
}

function differing(body: Body, before: Body, { entity }: Within): Body {
  return Object.fromEntries(
    entity.properties.flatMap((property) => {
      const { name } = property
      if (!Object.hasOwn(body, name)) return []
      const isSame = JSON.stringify(normalised(property, body[name])) === JSON.stringify(before[name])
      return isSame ? [] : [[name, body[name]]]
    }),
  )
}
