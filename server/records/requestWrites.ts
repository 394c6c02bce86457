/**
 * Writes that make up a whole request: each in a transaction of its own, answered with the record as the asker
 * sees it afterwards.
 */
import { Refused, Stale } from '#server/errors.ts'
import type { Context } from '#server/lists/page.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Body } from '#server/records/values/body.ts'
import type { SentRows } from '#server/records/children/check.ts'
import { writeRows } from '#server/records/children/write.ts'
import { usesOf } from './inUse.ts'
import { readRecord } from './record.ts'
import type { Records, Expected } from './contract.ts'
import { InUse, Outdated } from './write.ts'

export type Write = Context & Writer & { records: Records }
/** `record` is JSON text. */
export type Written = { id: number; record: string }

/** @throws {FieldErrors | Refused} If a relation, a unique value or a row right forbids it. */
export const createAnswered = (body: Body, write: Write, sentRows: readonly SentRows[] = []): Promise<Written> =>
  write.engine.transaction(async (trx) => {
    const { id } = await write.records.create(trx, write.entity, body, write)
    await writeRows(Number(id), sentRows, write, trx, true)
    return answer(Number(id), write, trx)
  })

/** @throws {Stale} If someone else has written it since, with the present record. */
export async function updateAnswered(
  id: string,
  body: Body,
  expected: Expected,
  write: Write,
  sentRows: readonly SentRows[] = [],
): Promise<Written> {
  try {
    return await write.engine.transaction(async (trx) => {
      await write.records.update(trx, write.entity, id, body, write, expected)
      await writeRows(Number(id), sentRows, write, trx)
      return answer(Number(id), write, trx)
    })
  } catch (error) {
    // Read outside the transaction that the refusal rolls back, so that the read of the sent record stays
    // logged.
    if (error instanceof Outdated) throw new Stale(JSON.parse(await readRecord(id, write)))
    throw await withUses(error, write)
  }
}

/** @throws {Refused} If other records point at it, with their kinds and numbers. */
export async function deleteAnswered(id: string, write: Write): Promise<void> {
  try {
    await write.engine.transaction((trx) => write.records.delete(trx, write.entity, id, write))
  } catch (error) {
    throw await withUses(error, write)
  }
}

/** Replaces the error of a record in use by one that says what uses it. */
async function withUses(error: unknown, write: Write): Promise<unknown> {
  const entity = error instanceof InUse ? write.entities.get(error.entity) : undefined
  return error instanceof InUse && entity ? new Refused(await usesOf(error.id, { ...write, entity })) : error
}

const answer = async (id: number, write: Write, trx: Trx): Promise<Written> => ({
  id,
  record: await readRecord(id, write, trx, 'write'),
})
