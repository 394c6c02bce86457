/** The order that people give to records: new ones come last, dragged ones change places. */
import type { Property } from '#schemas/entity.ts'
import { FieldErrors, NotFound } from '#server/errors.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Body } from '#server/records/values/body.ts'
import { columnOf } from '#server/sql/columns.ts'
import type { Within } from './within.ts'
import { recordChange } from './event.ts'
import { lockFor } from '#server/records/values/lockFor.ts'
import type { Context } from '#server/lists/page.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { mayRead } from '#server/sql/rights.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

/** Returns the position after the last, for a new record; nothing for an entity without order. */
export async function lastPlace({ entity }: Pick<Context, 'entity'>, trx: Trx): Promise<Body> {
  const property = positionOf(entity.properties, entity.position)
  if (!property) return {}
  await lockFor('position', entity, trx)
  const text = `select coalesce(max(${columnOf(property, 't')}), 0) + 1 as next from ${quote(entity.table)} t`
  const { rows } = await trx.query<{ next: number }>({ text })
  return { [property.name]: rows[0]?.next ?? 1 }
}

type Moved = { id: number; before: number | null; after: number }

/**
 * Puts records in the given order on the positions that they already hold together; others keep theirs. The
 * version stays, because no form has the position, so no edit can be lost.
 *
 * @throws {NotFound} If one of them, or one that shares a position with them, does not exist or is hidden from
 * this person.
 */
export async function reorder(ids: readonly number[], within: Within): Promise<void> {
  const { entity } = within
  const property = positionOf(entity.properties, entity.position)
  if (!property || !mayRead(property, within.access)) throw new NotFound()
  if (new Set(ids).size < ids.length) throw new FieldErrors({ ids: [{ key: 'validation.uniqueItems' }] })
  await lockFor('position', entity, within.trx)
  const params = new Params()
  const table = quote(entity.table)
  const column = quote(property.column)
  const idsParam = params.add(ids, 'bigint[]')
  const scope = rowScope(within, params)
  const seen = await within.trx.query(
    prepared(
      `select t.id from ${table} t where ${allOf([`t.id = any(${idsParam})`, scope])} for update of t`,
      params.values,
    ),
  )
  if (seen.rows.length < ids.length) throw new NotFound()
  // First makes positions distinct: records added without one share null or the same number.
  const text = `with places as materialized (select id, ${column} as before,
      row_number() over (order by ${column} nulls last, id) as rank, count(*) over (partition by ${column}) as sharing from ${table}),
    state as (select coalesce(bool_or(before is null or sharing > 1), false) as is_unclear from places),
    distinct_places as (select id, before, case when is_unclear then rank else before end as place from places, state),
    held as (select place, row_number() over (order by place) as n from distinct_places where id = any($1::bigint[])),
    wanted as (select id, n from unnest($1::bigint[]) with ordinality as x(id, n)),
    moved as (select d.id, d.before, coalesce(h.place, d.place) as after from distinct_places d
      left join wanted w on w.id = d.id left join held h on h.n = w.n),
    written as (update ${table} t set ${column} = m.after from moved m where t.id = m.id and t.${column} is distinct from m.after
      returning t.id, m.before, m.after)
    select id, before, after from written order by id`
  const { rows } = await within.trx.query<Moved>(prepared(text, [ids]))
  for (const { id, before, after } of rows)
    await recordChange(id, { [property.name]: before }, { [property.name]: after }, within)
}

const positionOf = (properties: readonly Property[], name: string | undefined): Property | undefined =>
  properties.find((property) => property.name === name)
