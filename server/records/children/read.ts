/** Reads a record's child rows along with it, as far as the reader may see them. */
import type { Child, Entity } from '#schemas/entity.ts'
import type { Context } from '#server/lists/page.ts'
import { orderBy, ownOrder } from '#server/lists/order.ts'
import type { Reader } from '#server/records/loggedRead.ts'
import { projectionOf } from '#server/sql/projection.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

/** The entity of the rows, and the column that points at their parent. */
export function rowsIn(child: Child, entities: Context['entities']): { rows: Entity; column: string } {
  const rows = entities.get(child.entity)
  const column = rows?.properties.find(({ name }) => name === child.property)?.column
  if (!rows || column === undefined) throw new Error(`"${child.name}" are rows of an entity that does not exist.`)
  return { rows, column }
}

/**
 * Returns the JSON text of the record with its rows: all of each kind, in their own order, with the properties
 * that lists show. Kinds that this person may not read are left out.
 */
export async function withRows(record: string, id: string | number, context: Context, reader: Reader): Promise<string> {
  const { entities, access, entity } = context
  const seen = (entity.children ?? []).filter((child) => access.may(rowsIn(child, entities).rows.access.read))
  if (seen.length === 0) return record
  const params = new Params()
  const owner = params.add(id, 'bigint')
  const lists = seen.map((child, index) => {
    const { rows, column } = rowsIn(child, entities)
    const { columns, joins } = projectionOf(rows, { ...context, params }, true)
    const condition = allOf([`t.${quote(column)} = ${owner}`, rowScope({ ...context, entity: rows }, params)])
    const order = orderBy(ownOrder(rows), 't')
    const rowsQuery = `select row_to_json(x)::text as record, row_number() over () as place from
      (select ${columns} from ${quote(rows.table)} t${joins} where ${condition} order by ${order} limit ${child.most}) x`
    return `(select '[' || coalesce(string_agg(record, ',' order by place), '') || ']' from (${rowsQuery}) y) as rows${index}`
  })
  const { rows } = await reader.query<Record<string, string>>(prepared(`select ${lists.join(', ')}`, params.values))
  const members = seen.map(({ name }, index) => `,${JSON.stringify(name)}:${rows[0]?.[`rows${index}`] ?? '[]'}`)
  return `${record.slice(0, -1)}${members.join('')}}`
}
