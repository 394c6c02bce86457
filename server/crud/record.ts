/** One record as JSON, as far as the person who asks may see it. */
import type { Engine, Trx } from '#server/db/engine.ts'
import { NotFound } from '#server/errors.ts'
import type { Context } from './page.ts'
import { rowScope } from './rowScope.ts'
import { projectionOf } from './projection.ts'
import { allOf, Params, quote } from './sql.ts'
import { prepared } from './statement.ts'

type Reader = Pick<Engine | Trx, 'query'>

/**
 * Returns the record as the JSON text that PostgreSQL wrote.
 *
 * @throws {NotFound} If there is none, or it is not this person's to see.
 */
export async function readRecord(
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
