/** Mappings of clients: which one a file has by its headers, and the one that somebody keeps. */
import { plainWord } from '#domain/cells/words.ts'
import type { ImportJobStored } from '#schemas/generated/import-job.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'
import type { Chosen } from './columns.ts'

const m = names('column_mapping')

type Mapping = { id: number; columns: readonly Chosen[] }
type Of = { type: ImportJobStored['type']; customer: number; headers: readonly string[]; asked: number | undefined }

/**
 * @param asked The one that was chosen; else that of the client, before one of all, whose headers the file has all.
 * @throws {FieldErrors} At `mapping`, for one that there is not, or that is of another client.
 */
export async function mappingFor(
  { query }: Pick<Trx, 'query'>,
  { type, customer, headers, asked }: Of,
): Promise<Mapping | undefined> {
  const { rows } = await query<Mapping>({
    text: `select ${m.id}::int as id, coalesce(${m.columns}, '[]') as columns from column_mapping
      where ${m.type} = $1 and (${m.customer_id} = $2 or ${m.customer_id} is null) and ${m.active} and ($3::bigint is null or ${m.id} = $3::bigint)
      order by ${m.customer_id} is null, ${m.id} desc limit 100`,
    values: [type, customer, asked ?? null],
  })
  if (asked !== undefined) {
    const [found] = rows
    if (!found) throw new FieldErrors({ mapping: [{ key: 'importJob.noMapping' }] })
    return found
  }
  const own = new Set(headers.map(plainWord))
  return rows.find(
    ({ columns }) => columns.length > 0 && columns.every(({ header }) => own.has(plainWord(header ?? ''))),
  )
}
