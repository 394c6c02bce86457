/** Values of groups as JSON: a relation with what it embeds, as far as the asker may see that. */
import type { Property } from '#schemas/entity.ts'
import type { Context } from '#server/lists/page.ts'
import { embeddedRecord } from '#server/sql/projection.ts'
import { Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

/** @returns A function from the value of a group to its JSON. */
export async function shownValues(
  { relation, type }: Property,
  values: readonly (string | null)[],
  context: Context,
): Promise<(value: string | null) => string> {
  if (!relation) return (value) => (type === 'boolean' ? String(value) : JSON.stringify(value))
  const target = context.entities.get(relation.entity)
  if (!target) throw new Error(`"${relation.entity}" is no entity.`)
  const params = new Params()
  const record = embeddedRecord(target, relation.embed, { alias: 'r', id: 'v.id' }, { ...context, params })
  const ids = params.add(
    values.filter((value) => value !== null),
    'bigint[]',
  )
  const text = `select v.id::text as id, ${record}::text as record from unnest(${ids}) v(id) left join ${quote(target.table)} r on r.id = v.id`
  const { rows } = await context.engine.query<{ id: string; record: string }>(prepared(text, params.values))
  const records = new Map(rows.map(({ id, record: shown }) => [id, shown]))
  return (value) => (value === null ? 'null' : (records.get(value) ?? `{"id":${value}}`))
}
