/** Record as JSON, as far as the asker may see it. */
import { NotFound } from '#server/errors.ts'
import type { ReadAction } from '#server/foundation/readLog.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Context } from '#server/lists/page.ts'
import { logged, valuedIn, type Reader } from './loggedRead.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { projectionOf } from '#server/sql/projection.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { withRows } from '#server/records/children/read.ts'
import { prepared } from '#server/sql/statement.ts'

/**
 * Returns the record as the JSON text that PostgreSQL wrote, for sending: logs reads of its values where
 * required.
 *
 * @throws {NotFound} If it does not exist or is hidden from this person.
 */
export const readRecord = (
  id: string | number,
  context: Context,
  reader: Reader = context.engine,
  action: ReadAction = 'read',
): Promise<string> =>
  logged(id, action, { context, reader }, async (trx, properties) => {
    const own = await unsentRecord(id, context, trx)
    const result = await withRows(own, id, context, trx)
    return { result, properties: properties.length > 0 ? valuedIn(properties, [JSON.parse(result) as Body]) : [] }
  })

/** The same for internal use: nothing is sent, so nothing is logged. */
export async function unsentRecord(
  id: string | number,
  context: Context,
  reader: Reader = context.engine,
): Promise<string> {
  const params = new Params()
  const condition = allOf([`t.id = ${params.add(id, 'bigint')}`, rowScope(context, params)])
  const { columns, joins } = projectionOf(context.entity, { ...context, params })
  const text = `select row_to_json(x)::text as record from (select ${columns} from ${quote(context.entity.table)} t${joins} where ${condition}) x`
  const { rows } = await reader.query<{ record: string }>(prepared(text, params.values))
  const [row] = rows
  if (!row) throw new NotFound()
  return row.record
}

/** The id and the title of a record; the id alone where reads of the title are logged, so that nothing is read that would be. */
export async function titledRecord(id: number, context: Context): Promise<Body & { id: number }> {
  const { properties, titleField } = context.entity
  if (properties.some(({ name, access }) => name === titleField && access?.logReads)) return { id }
  const record = JSON.parse(await unsentRecord(id, context)) as Body
  return { id, [titleField]: record[titleField] }
}
