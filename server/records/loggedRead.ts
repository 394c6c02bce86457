/** Logs who receives values whose reads are logged, in the transaction that reads them. */
import type { Property } from '#schemas/entity.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { readStatement, type ReadAction } from '#server/foundation/readLog.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Context } from '#server/lists/page.ts'
import { loggedProperties } from '#server/sql/rights.ts'

export type Reader = Pick<Engine | Trx, 'query'>
/** A result, and the logged properties that it contains. */
export type Given<T> = { result: T; properties: readonly string[] }

/**
 * Reads one record with `read`, and logs it when logged values are sent. Without any such property it needs no
 * transaction.
 *
 * @param reader The transaction of the request, if it has one.
 * @throws {Error} When the log cannot be written; then nothing is sent.
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

/** Names of the properties that have a value in one of the records. */
export const valuedIn = (properties: readonly Property[], records: readonly Body[]): string[] =>
  properties.map(({ name }) => name).filter((name) => records.some((record) => !isEmpty(record[name])))

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)
