/**
 * The records that point at one that is to be replaced, per relation, and what becomes of them: people's choices
 * move, what says who did what or happened when stays.
 */
import { pointersAt, type Pointer } from '#schemas/pointers.ts'
import type { Context } from '#server/lists/page.ts'
import { forServer } from '#server/db/outsider.ts'
import { mayRead, mayWrite } from '#server/sql/rights.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

/** `seen`: visible to the asker. `hidden`: there are others. */
export type Pointing = Pointer & { seen: number; hidden: boolean }

/** Whether the asker may give these records another target. */
export const mayMove = ({ owner, property }: Pointer, { access }: Pick<Context, 'access'>): boolean =>
  access.may(owner.access.update) && (property.readOnly ? mayRead(property, access) : mayWrite(property, access))

/** Counts what points at the record, the record itself left out. */
export async function pointingAt(id: string, context: Context): Promise<Pointing[]> {
  const { engine, entity, entities } = context
  const pointers = pointersAt(entity, entities.values())
  if (pointers.length === 0) return []
  const params = new Params()
  const counts = pointers.map((pointer) => countOf(pointer, id, context, params))
  const text = `select json_build_array(${counts.join(', ')}) as counts`
  // Asks as the server itself, because hidden records count too; conditions tell them apart.
  const { rows } = await forServer(() =>
    engine.query<{ counts: { seen: number; all: number }[] }>(prepared(text, params.values)),
  )
  return pointers.map((pointer, index) => {
    const { seen = 0, all = 0 } = rows[0]?.counts[index] ?? {}
    return { ...pointer, seen, hidden: all > seen }
  })
}

function countOf(pointer: Pointer, id: string, context: Context, params: Params): string {
  const { owner, property } = pointer
  const { access } = context
  const isReadable = access.may(owner.access.read) && mayRead(property, access)
  const scope = isReadable ? (rowScope({ ...context, entity: owner }, params, 'o') ?? 'true') : 'false'
  return `(select json_build_object('seen', count(*) filter (where ${scope}), 'all', count(*)) from ${sourceOf(pointer, id, context, params)})`
}

/** SQL of the records `o` that point at the record. */
export function sourceOf(
  { owner, property }: Pointer,
  id: string,
  { entity }: Pick<Context, 'entity'>,
  params: Params,
): string {
  const { relation, column } = property
  const target = params.add(id, 'bigint')
  const other = owner.name === entity.name ? `o.id <> ${target}` : undefined
  const points = relation?.many
    ? `exists (select from ${quote(relation.linkTable ?? '')} l where l.owner_id = o.id and l.target_id = ${target})`
    : `o.${quote(column)} = ${target}`
  return `${quote(owner.table)} o where ${allOf([points, other])}`
}
