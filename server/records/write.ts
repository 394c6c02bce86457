/** Create, update and delete: checked, written and audited in one transaction. */
import { auditStatement, changesBetween } from '#server/foundation/audit.ts'
import { FieldErrors, Refused, Stale } from '#server/errors.ts'
import type { Body } from '#server/records/values/body.ts'
import { answerFor, isInUse } from './databaseErrors.ts'
import { detach } from './detach.ts'
import type { Hooks, WriteContext, WriteEvent } from './hooks.ts'
import { usesOf } from './inUse.ts'
import type { Context } from '#server/lists/page.ts'
import { lastPlace } from './position.ts'
import { checkStanding } from '#server/records/values/readBack.ts'
import { readRecord, unsentRecord } from './record.ts'
import { checkRelations } from './relations.ts'
import { insert, update } from './rows.ts'
import { quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { filledIn, isVisible, lockRecord } from './stored.ts'
import { checkValidity, touchesValidity } from './validity.ts'
import { normalised } from '#server/records/values/values.ts'
import { defaultsOf, withConditions } from './when.ts'

export type Write = Context & {
  hooks: Hooks
  requestId: string
  /** Sent along with an update: properties that this person may not write, which must be as they stand there. */
  standing?: Body
}
export type Written = { id: number; record: string }

/** @throws {FieldErrors | Refused} If a relation, a unique value or a row right stands in the way. */
export async function createRecord(body: Body, write: Write): Promise<Written> {
  return inTransaction(write, async (within) => {
    await checkRelations(body, write, within.trx)
    const given = withConditions(body, body, null, write)
    const draft = (await write.hooks.beforeCreate?.(given, within)) ?? given
    await checkValidity({ ...defaultsOf(write.entity), ...draft }, undefined, write.entity, within.trx)
    const place = await lastPlace(write, within.trx)
    const record = { ...draft, ...place, ...filledIn(write.entity, within, true) }
    const after = await insert(record, write.entity, within.trx)
    return finish({ action: 'create', id: Number(after.id), before: null, after }, write, within)
  })
}

/**
 * Writes what differs from the stored record; nothing at all when nothing does.
 *
 * @param version As the record was when it was read.
 * @throws {Stale} If someone else has written it since, with the record as it is now.
 */
export async function updateRecord(
  id: string,
  body: Body,
  version: number | undefined,
  write: Write,
): Promise<Written> {
  const { entity, hooks } = write
  const written = await inTransaction(write, async (within) => {
    const before = await lockRecord(id, write, within.trx)
    if (entity.version && before._version !== version) {
      if (version === undefined) throw new FieldErrors({ _version: [{ key: 'error.version' }] })
      return undefined
    }
    const { standing = {} } = write
    if (Object.keys(standing).length > 0)
      checkStanding(standing, JSON.parse(await unsentRecord(id, write, within.trx)) as Body, entity)
    const asked = withConditions(body, differing(body, before, write), before, write)
    await checkRelations(asked, write, within.trx)
    const changed = (await hooks.beforeUpdate?.(asked, before, within)) ?? asked
    if (Object.keys(changed).length === 0) return { id: Number(id), record: await answer(Number(id), write, within) }
    if (touchesValidity(entity, changed)) {
      await checkValidity({ ...before, ...changed }, Number(id), entity, within.trx)
    }
    const record = { ...changed, ...filledIn(entity, within, false) }
    const after = { ...before, ...(await update(Number(id), record, write.entity, within.trx)) }
    return finish({ action: 'update', id: Number(id), before, after }, write, within)
  })
  // Outside the transaction, which the refusal undoes: the record that goes along is logged all the same.
  if (!written) throw new Stale(JSON.parse(await readRecord(id, write)))
  return written
}

/** @throws {Refused} If other records point at it, with what they are and how many. */
export async function deleteRecord(id: string, write: Write): Promise<void> {
  try {
    await inTransaction(write, async (within) => {
      const before = await lockRecord(id, write, within.trx)
      await write.hooks.beforeDelete?.(before, within)
      await detach(id, write, within)
      const text = `delete from ${quote(write.entity.table)} where id = $1::bigint`
      await within.trx.query(prepared(text, [id])).catch((error: unknown) => {
        throw isInUse(error) ? new InUse() : error
      })
      const { _version, ...values } = before
      const emptied = Object.fromEntries(Object.keys(values).map((name) => [name, null]))
      await record({ action: 'delete', id: Number(id), before: values, after: emptied }, write, within)
    })
  } catch (error) {
    throw error instanceof InUse ? new Refused(await usesOf(id, write)) : error
  }
}

class InUse extends Error {}

async function inTransaction<T>(write: Write, work: (within: WriteContext) => Promise<T>): Promise<T> {
  const { engine, access, now, requestId, entity } = write
  try {
    return await engine.transaction((trx) => work({ trx, access, now, requestId }))
  } catch (error) {
    throw error instanceof InUse ? error : answerFor(error, entity)
  }
}

async function finish(event: WriteEvent, write: Write, within: WriteContext): Promise<Written> {
  if (!(await isVisible(event.id, write, within.trx))) throw new Refused({ key: 'error.outOfSight' })
  await record(event, write, within)
  return { id: event.id, record: await answer(event.id, write, within) }
}

const answer = (id: number, write: Write, { trx }: WriteContext): Promise<string> => readRecord(id, write, trx, 'write')

async function record(event: WriteEvent, { entity, hooks }: Write, within: WriteContext): Promise<void> {
  const { access, requestId, trx } = within
  if (entity.audit) {
    const changes = changesBetween(event.before ?? {}, event.after ?? {})
    await trx.query(auditStatement({ access, action: event.action, entity, recordId: event.id, changes, requestId }))
  }
  await hooks.afterWrite?.(event, within)
}

function differing(body: Body, before: Body, { entity }: Write): Body {
  return Object.fromEntries(
    entity.properties.flatMap((property) => {
      const { name } = property
      if (!Object.hasOwn(body, name)) return []
      const isSame = JSON.stringify(normalised(property, body[name])) === JSON.stringify(before[name])
      return isSame ? [] : [[name, body[name]]]
    }),
  )
}
