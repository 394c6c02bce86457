/** Records at which others point, rows included, so that deleting them is more than deleting a row of their table. */
import type { Within } from '#server/records/within.ts'
import { Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

/** @param ids Records of the entity, locked, so that nothing points at more of them until the transaction ends. */
export async function pointedAt(
  ids: readonly number[],
  { entity, entities, trx }: Pick<Within, 'entity' | 'entities' | 'trx'>,
): Promise<ReadonlySet<number>> {
  const uses = [...entities.values()].flatMap(({ table, properties }) =>
    properties.flatMap(({ column, relation }) => {
      if (relation?.entity !== entity.name) return []
      const [source, target] = relation.many ? [relation.linkTable ?? '', 'target_id'] : [table, column]
      return [`exists (select from ${quote(source)} o where o.${quote(target)} = x.id)`]
    }),
  )
  if (uses.length === 0) return new Set()
  const params = new Params()
  const text = `select x.id from unnest(${params.add(ids, 'bigint[]')}) x(id) where ${uses.join(' or ')}`
  const { rows } = await trx.query<{ id: number }>(prepared(text, params.values))
  return new Set(rows.map(({ id }) => Number(id)))
}
