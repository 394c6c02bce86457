/** Records as stored, regardless of the asker's rights: what writes compare with and the audit records. */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { NotFound } from '#server/errors.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Asker } from '#server/sql/operands.ts'
import type { Context } from '#server/lists/page.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { allOf, Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { storedValue } from '#server/records/values/values.ts'

/**
 * Locks a record that this person may see, and returns it as the API writes it, with `_version`.
 *
 * @throws {NotFound} If it does not exist or is hidden from this person.
 */
export async function lockRecord(id: string, context: Context, trx: Trx): Promise<Body> {
  const { entity } = context
  const params = new Params()
  const columns = storedColumns(entity)
  if (entity.version) columns.push('t.version as "_version"')
  const condition = allOf([`t.id = ${params.add(id, 'bigint')}`, rowScope(context, params)])
  const text = `select row_to_json(x)::text as record from (select ${columns.join(', ')} from ${quote(entity.table)} t where ${condition} for update of t) x`
  const { rows } = await trx.query<{ record: string }>(prepared(text, params.values))
  const [row] = rows
  if (!row) throw new NotFound()
  return JSON.parse(row.record) as Body
}

/** A record that this transaction has changed or read, regardless of rights. */
export async function storedRecord(
  id: number,
  { entity }: Pick<Context, 'entity'>,
  trx: Pick<Trx, 'query'>,
): Promise<Body> {
  const text = `select row_to_json(x)::text as record from (select ${storedColumns(entity).join(', ')} from ${quote(entity.table)} t where t.id = $1::bigint) x`
  const { rows } = await trx.query<{ record: string }>(prepared(text, [id]))
  return JSON.parse(rows[0]?.record ?? '{}') as Body
}

export const storedColumns = ({ properties }: Entity): string[] =>
  properties.map((property) => `${storedValue(property)} as ${quote(property.name)}`)

/** SQL for `returning`: the row as written, defaults included; without links, which are written afterwards. */
export function storedRow(entity: Entity): string {
  const columns = storedColumns({ ...entity, properties: entity.properties.filter(({ relation }) => !relation?.many) })
  return `(select row_to_json(x)::text from (select ${columns.join(', ')}) x) as record`
}

/** Whether this person may see the record as it is now: nobody may make a record invisible to themselves. */
export async function isVisible(id: number, context: Context, trx: Trx): Promise<boolean> {
  const params = new Params()
  const scope = rowScope(context, params)
  if (scope === undefined) return true
  const text = `select 1 from ${quote(context.entity.table)} t where t.id = ${params.add(id, 'bigint')} and ${scope}`
  return (await trx.query(prepared(text, params.values))).rows.length > 0
}

/** Ids of the records that this person may see; undefined: this person sees all. */
export async function visibleIds(
  ids: readonly number[],
  context: Context,
  trx: Trx,
): Promise<ReadonlySet<number> | undefined> {
  const params = new Params()
  const scope = rowScope(context, params)
  if (scope === undefined) return undefined
  const text = `select t.id from ${quote(context.entity.table)} t where t.id = any(${params.add(ids, 'bigint[]')}) and ${scope}`
  const { rows } = await trx.query<{ id: number }>(prepared(text, params.values))
  return new Set(rows.map(({ id }) => id))
}

/** Values that the server fills in (who wrote it when), for the properties that the schema declares. */
export function filledIn(entity: Entity, { access, now }: Asker, isNew: boolean): Body {
  // An API key has no account to point at.
  const by = ({ relation }: Property) => (relation ? access.person?.id || null : access.person?.name) ?? null
  const fill: Record<string, (property: Property) => unknown> = {
    ...(isNew && { createdAt: () => new Date(now).toISOString(), createdBy: by }),
    updatedAt: () => new Date(now).toISOString(),
    updatedBy: by,
  }
  return Object.fromEntries(
    entity.properties.flatMap((property) => {
      const value = fill[property.name]?.(property)
      return value === undefined ? [] : [[property.name, value]]
    }),
  )
}
