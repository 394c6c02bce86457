/** Logs who is sent values whose reads are logged: what a request gives out of them, in the transaction that reads it. */
import type { Property } from '#schemas/entity.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { readStatement, type ReadAction } from '#server/foundation/readLog.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Context } from '#server/lists/page.ts'
import { loggedProperties } from '#server/sql/rights.ts'

export type Reader = Pick<Engine | Trx, 'query'>
/** What was read, and what of it goes into the log. */
export type Given<T> = { result: T; properties: readonly string[] }

/**
 * Reads one record in whatever way, and logs it when values are sent. Where nothing can be, it is read without a transaction.
 *
 * @param reader The transaction of the request, where it has one.
 * @throws Whatever keeps the log from being written; then nothing is given out.
 */
export async function logged<T>(
  id: string | number,
  action: ReadAction,
  { context, reader }: { context: Context; reader: Reader },
  read: (reader: Reader, properties: readonly Property[]) => Promise<Given<T>>,
): Promise<T> {
  const { entity, access, engine, call } = context
  const properties = loggedProperties(entity, access)
  if (properties.length === 0) return (await read(reader, properties)).result
  const within = async (trx: Reader): Promise<T> => {
    const given = await read(trx, properties)
    if (given.properties.length > 0) {
      const records = { count: 1, ids: [id] }
      await trx.query(readStatement({ access, action, entity, properties: given.properties, records, call }))
    }
    return given.result
  }
  return reader === engine ? engine.transaction(within) : within(reader)
}

/** The names of those properties that have a value in one of these. */
export const valuedIn = (properties: readonly Property[], records: readonly Body[]): string[] =>
  properties.map(({ name }) => name).filter((name) => records.some((record) => !isEmpty(record[name])))

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)
