/** Records above records of a hierarchy, and the order of the tree. */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Context } from './page.ts'
import { embeddedRecord } from '#server/sql/projection.ts'
import { mayRead } from '#server/sql/rights.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

type Shown = { id: number } & Readonly<Record<string, unknown>>

/** The relation that makes the hierarchy; undefined for an entity without one. */
export const hierarchyOf = ({ properties }: Entity): Property | undefined =>
  properties.find(({ relation }) => relation?.hierarchy !== undefined)

/**
 * Returns what each record is part of, from the top down, each with its title. A path begins below the first
 * record that this person may not see.
 */
export async function pathsOf(ids: readonly (string | number)[], context: Context): Promise<Map<number, Shown[]>> {
  const { entity, access, engine } = context
  const hierarchy = hierarchyOf(entity)
  if (!hierarchy || !mayRead(hierarchy, access) || ids.length === 0) return new Map()
  const params = new Params()
  const [table, parent] = [quote(entity.table), quote(hierarchy.column)]
  const start = params.add(ids, 'bigint[]')
  const scope = allOf([`above.up = t.id`, rowScope(context, params)])
  const shown = embeddedRecord(entity, [entity.titleField], { alias: 't', id: 't.id' }, { ...context, params })
  const text = `with recursive above (start, id, up, level) as (
      select t.id, t.id, t.${parent}, 0 from ${table} t where t.id = any(${start})
      union all select above.start, t.id, t.${parent}, above.level + 1 from above join ${table} t on ${scope} where above.level < 100)
    select above.start as id, json_agg(${shown} order by above.level desc) as path from above join ${table} t on t.id = above.id
      where above.level > 0 group by above.start`
  const { rows } = await engine.query<{ id: number; path: Shown[] }>(prepared(text, params.values))
  return new Map(rows.map(({ id, path }) => [Number(id), path]))
}

/**
 * Puts records behind what they are part of; beside each other they keep their order. What is above them and not
 * among them holds its parts together.
 */
export function inTreeOrder<One extends { id: number }>(items: readonly One[], paths: ReadonlyMap<number, Shown[]>) {
  const known = new Map(items.map((item, rank) => [item.id, { item, rank }]))
  const parts = new Map<number, Set<number>>()
  const rank = new Map<number, number>()
  for (const [place, { id }] of items.entries()) {
    const way = [...(paths.get(id) ?? []).map((one) => one.id), id]
    for (const [level, one] of way.entries()) {
      rank.set(one, known.get(one)?.rank ?? Math.min(rank.get(one) ?? place, place))
      const above = way[level - 1] ?? top
      parts.set(above, (parts.get(above) ?? new Set()).add(one))
    }
  }
  const below = (id: number): One[] =>
    [...(parts.get(id) ?? [])]
      .toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
      .flatMap((one) => [...(known.has(one) ? [known.get(one)?.item as One] : []), ...below(one)])
  return below(top)
}

/** Id that stands for the top of a tree; no record has it. */
const top = 0
