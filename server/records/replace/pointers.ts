/**
 * The records that point at one that is to be replaced, per relation, and what becomes of them: people's choices
 * move, what says who did what or happened when stays.
 */
import { serverFilled, type Entity, type Property } from '#schemas/entity.ts'
import type { Context } from '#server/lists/page.ts'
import { forServer } from '#server/db/outsider.ts'
import { mayRead, mayWrite } from '#server/sql/rights.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'

export type Pointer = { owner: Entity; property: Property }

/** `seen`: visible to the asker. `hidden`: there are others. */
export type Pointing = Pointer & { seen: number; hidden: boolean }

/** Whether records of the entity can be replaced: those that people change and delete, and that are chosen elsewhere. */
export const isReplaceable = (entity: Entity, entities: Context['entities']): boolean =>
  (entity.kind === 'lookup' || entity.kind === 'record') &&
  entity.access.update !== undefined &&
  entity.access.delete !== undefined &&
  pointersAt(entity, entities).some(isMoved)

export const pointersAt = (entity: Entity, entities: Context['entities']): Pointer[] =>
  [...entities.values()].flatMap((owner) =>
    owner.properties.flatMap((property) => (property.relation?.entity === entity.name ? [{ owner, property }] : [])),
  )

/** Filled in by people, in a form or with an action. A log, and whoever made or decided something, is not rewritten. */
export function isMoved({ owner, property }: Pointer): boolean {
  if (owner.kind === 'log' || owner.access.update === undefined) return false
  if (serverFilled.some((name) => name === property.name)) return false
  return !property.readOnly || isAskedFor(owner, property)
}

const isAskedFor = ({ lifecycle }: Entity, { name }: Property): boolean =>
  Object.values(lifecycle?.actions ?? {}).some(
    ({ by, fields }) => by !== 'system' && [...fields.require, ...fields.optional].includes(name),
  )

/** Whether the asker may give these records another target. */
export const mayMove = ({ owner, property }: Pointer, { access }: Pick<Context, 'access'>): boolean =>
  access.may(owner.access.update) && (property.readOnly ? mayRead(property, access) : mayWrite(property, access))

/** Counts what points at the record, the record itself left out. */
export async function pointingAt(id: string, context: Context): Promise<Pointing[]> {
  const { engine, entity, entities } = context
  const pointers = pointersAt(entity, entities)
  if (pointers.length === 0) return []
  const params = new Params()
  const counts = pointers.map((pointer) => countOf(pointer, id, context, params))
  const text = `select json_build_array(${counts.join(', ')}) as counts`
  // As the server itself, because hidden records count too; conditions tell them apart.
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
