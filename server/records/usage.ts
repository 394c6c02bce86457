/**
 * Uses of a record: the relations that point at it, each with the number of visible records that hold it. Counting
 * stops where an answer would be slow, beyond which there are "more".
 */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Context } from '#server/lists/page.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { unsentRecord } from './record.ts'
import { mayRead } from '#server/sql/rights.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

/** Maximum number of records counted per relation: for one record or several together, and for each row of a list. */
export const mostCounted = 100_000
export const mostCountedOfEach = 1000

/**
 * `more`: there are more than were counted. `onDelete`: what happens to them when the record is deleted;
 * absent: they prevent deleting it.
 */
export type Usage = {
  entity: string
  property: string
  inverse?: string
  count: number
  more?: true
  onDelete?: 'unlinked' | 'deleted'
}
export type UsageOfOne = { id: number; count: number; more?: true }

type Pointer = { owner: Entity; property: Property }

/**
 * Counts, relation by relation, what points at one record; relations without any are left out.
 *
 * @throws {NotFound} If the record does not exist or is hidden from this person.
 */
export async function usageOf(id: string, context: Context): Promise<Usage[]> {
  await unsentRecord(id, context)
  const pointers = pointersTo(context)
  if (pointers.length === 0) return []
  const params = new Params()
  const target = params.add(id, 'bigint')
  const counts = pointers.map((pointer) => countOf(pointer, { target, most: mostCounted }, context, params))
  const text = `select array[${counts.join(', ')}]::int[] as counts`
  const { rows } = await context.engine.query<{ counts: number[] }>(prepared(text, params.values))
  return usagesOf(pointers, rows[0]?.counts)
}

/**
 * Counts what points at each of several records, all relations together; ids of hidden or missing records are
 * left out.
 */
export async function usageOfMany(ids: readonly string[], context: Context): Promise<UsageOfOne[]> {
  const params = new Params()
  const pointers = pointersTo(context)
  const condition = allOf([`t.id = any(${params.add(ids, 'bigint[]')})`, rowScope(context, params)])
  const counts = pointers.map((pointer) =>
    countOf(pointer, { target: 't.id', most: mostCountedOfEach }, context, params),
  )
  const text = `select t.id, array[${counts.join(', ')}]::int[] as counts from ${quote(context.entity.table)} t where ${condition} order by t.id`
  const { rows } = await context.engine.query<{ id: number; counts: number[] }>(prepared(text, params.values))
  return rows.map(({ id, counts: found }) => ({ id, ...capped(found, mostCountedOfEach) }))
}

/**
 * Counts, per relation, the visible records that point at any of several, each once. Records that are among the
 * several themselves do not count: they are deleted too.
 */
export async function relationsToMany(ids: readonly string[], context: Context): Promise<Usage[]> {
  const pointers = pointersTo(context)
  if (pointers.length === 0) return []
  const params = new Params()
  const condition = allOf([`t.id = any(${params.add(ids, 'bigint[]')})`, rowScope(context, params)])
  const seen = `seen as materialized (select t.id from ${quote(context.entity.table)} t where ${condition})`
  const counts = pointers.map((pointer) => countOfSeen(pointer, context, params))
  const text = `with ${seen} select array[${counts.join(', ')}]::int[] as counts`
  const { rows } = await context.engine.query<{ counts: number[] }>(prepared(text, params.values))
  return usagesOf(pointers, rows[0]?.counts)
}

function usagesOf(pointers: readonly Pointer[], counts: readonly number[] = []): Usage[] {
  return pointers.flatMap(({ owner, property }, index) => {
    const count = counts[index] ?? 0
    const { inverse } = property.relation ?? {}
    const named = { entity: owner.name, property: property.name, ...(inverse !== undefined && { inverse }) }
    return count > 0 ? [{ ...named, ...capped([count], mostCounted), ...fateOf(property) }] : []
  })
}

/**
 * On deletion, a many-relation only loses one link; a single relation is emptied or its record deleted only
 * where the schema says so.
 */
function fateOf({ relation }: Property): Pick<Usage, 'onDelete'> {
  if (!relation || relation.onDelete === 'restrict') return {}
  return { onDelete: relation.onDelete === 'clear' ? 'unlinked' : 'deleted' }
}

function capped(counts: readonly number[], most: number): { count: number; more?: true } {
  const count = counts.reduce((sum, one) => sum + Math.min(one, most), 0)
  return counts.some((one) => one > most) ? { count, more: true } : { count }
}

/** The relations that point at the entity and that this person may read. */
function pointersTo({ entity, entities, access }: Context): Pointer[] {
  return [...entities.values()]
    .filter((owner) => access.may(owner.access.read))
    .flatMap((owner) =>
      owner.properties
        .filter((property) => property.relation?.entity === entity.name && mayRead(property, access))
        .map((property) => ({ owner, property })),
    )
}

type Counting = { target: string; most: number }

function countOf({ owner, property }: Pointer, { target, most }: Counting, context: Context, params: Params): string {
  const scope = rowScope({ ...context, entity: owner }, params, 'o')
  const { relation, column } = property
  const table = quote(owner.table)
  const from = relation?.many
    ? `${quote(relation.linkTable ?? '')} l join ${table} o on o.id = l.owner_id where ${allOf([`l.target_id = ${target}`, scope])}`
    : `${table} o where ${allOf([`o.${quote(column)} = ${target}`, scope])}`
  return `(select count(*) from (select from ${from} limit ${most + 1}) x)`
}

/** SQL for the number of records that point at any of `seen`, each counted once. */
function countOfSeen({ owner, property }: Pointer, context: Context, params: Params): string {
  const { relation, column } = property
  const pointing = relation?.many
    ? `o.id in (select l.owner_id from ${quote(relation.linkTable ?? '')} l join seen on seen.id = l.target_id)`
    : `o.${quote(column)} in (select id from seen)`
  const staying = owner.name === context.entity.name ? 'o.id not in (select id from seen)' : undefined
  const where = allOf([pointing, staying, rowScope({ ...context, entity: owner }, params, 'o')])
  return `(select count(*) from (select from ${quote(owner.table)} o where ${where} limit ${mostCounted + 1}) x)`
}
