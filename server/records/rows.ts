/** Statements that write a record into its table and link tables, and return what is stored. */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Body } from '#server/records/values/body.ts'
import { writeLinks } from './relations.ts'
import { Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { storedRow } from './stored.ts'
import { assignments, normalised } from '#server/records/values/values.ts'

/** Returns the stored record. */
export async function insert(values: Body, entity: Entity, trx: Trx): Promise<Body> {
  const params = new Params()
  const given = columnsIn(values, entity.properties, params)
  const target = given.length > 0 ? `(${given.map(({ column }) => column).join(', ')})` : ''
  const source = given.length > 0 ? `values (${given.map(({ value }) => value).join(', ')})` : 'default values'
  const text = `insert into ${quote(entity.table)} as t ${target} ${source} returning ${storedRow(entity)}`
  const { rows } = await trx.query<{ record: string }>(prepared(text, params.values))
  const record = JSON.parse(rows[0]?.record ?? '{}') as Body
  return { ...record, ...(await links(Number(record.id), values, entity.properties, trx)) }
}

/** Returns the written properties as stored. */
export async function update(id: number, values: Body, entity: Entity, trx: Trx): Promise<Body> {
  const written = (await updateAll([id], values, entity, trx)).get(id) ?? {}
  return { ...written, ...(await links(id, values, entity.properties, trx)) }
}

/** Writes the same values into several records, without links. @returns The written properties as stored, by id. */
export async function updateAll(
  ids: readonly number[],
  values: Body,
  entity: Entity,
  trx: Trx,
): Promise<Map<number, Body>> {
  const params = new Params()
  const set = columnsIn(values, entity.properties, params).map(({ column, value }) => `${column} = ${value}`)
  if (entity.version) set.push('version = version + 1')
  if (set.length === 0) return new Map()
  const these = ids.length === 1 ? `= ${params.add(ids[0], 'bigint')}` : `= any(${params.add(ids, 'bigint[]')})`
  const text = `update ${quote(entity.table)} t set ${set.join(', ')} where t.id ${these} returning t.id, ${storedRow(entity)}`
  const { rows } = await trx.query<{ id: number; record: string }>(prepared(text, params.values))
  return new Map(rows.map(({ id, record }) => [id, JSON.parse(record) as Body]))
}

const columnsIn = (values: Body, properties: readonly Property[], params: Params) =>
  properties.flatMap((property) =>
    Object.hasOwn(values, property.name) ? assignments(property, values[property.name], params) : [],
  )

async function links(id: number, values: Body, properties: readonly Property[], trx: Trx): Promise<Body> {
  const written: Record<string, unknown> = {}
  for (const property of properties) {
    if (!property.relation?.many || !Object.hasOwn(values, property.name)) continue
    await writeLinks(property, id, (values[property.name] ?? []) as number[], trx)
    written[property.name] = normalised(property, values[property.name])
  }
  return written
}
