/** Statements that write a record into its table and link tables, and return what is stored. */
import type { Entity, Property } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import type { Body } from '#server/records/values/body.ts'
import { writeLinks } from './relations.ts'
import { Params, quote } from '#server/sql/sql.ts'
import { prepared } from '#server/sql/statement.ts'
import { storedRow } from './storedRecords.ts'
import { trimmed } from './values/trimTexts.ts'
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

/** Inserts several records, without links. @returns Their ids and what is stored, in the same order. */
export async function insertAll(
  list: readonly Body[],
  entity: Entity,
  trx: Trx,
): Promise<{ id: number; record: Body }[]> {
  if (list.length === 0) return []
  const table = quote(entity.table)
  const sequence = `select nextval(pg_get_serial_sequence($1, 'id')) as id from generate_series(1, $2::int)`
  const { rows: drawn } = await trx.query<{ id: number }>(prepared(sequence, [table, list.length]))
  const records = list.map((values, index) => ({ id: Number(drawn[index]?.id), values }))
  // Columns that a record does not name get their default, so records that name the same go together.
  const alike = Map.groupBy(records, ({ values }) =>
    entity.properties
      .filter(({ name }) => Object.hasOwn(values, name))
      .map(({ name }) => name)
      .join(' '),
  )
  const stored = new Map<number, Body>()
  for (const group of alike.values()) {
    const rows = group.map(({ id, values }) => ({ id, ...columnValues(values, entity.properties) }))
    const columns = Object.keys(rows[0] ?? {})
      .map(quote)
      .join(', ')
    const text = `insert into ${table} as t (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
      returning t.id, ${storedRow(entity)}`
    const { rows: written } = await trx.query<{ id: number; record: string }>(prepared(text, [JSON.stringify(rows)]))
    for (const { id, record } of written) stored.set(Number(id), JSON.parse(record) as Body)
  }
  return records.map(({ id }) => ({ id, record: stored.get(id) ?? {} }))
}

/** @returns The values as they would be stored, by place. Nothing is written. */
export async function asStored(
  list: readonly { place: number; values: Body }[],
  entity: Entity,
  trx: Trx,
): Promise<Map<number, Body>> {
  const table = quote(entity.table)
  const rows = list.map(({ place, values }) => ({ id: place, ...columnValues(values, entity.properties) }))
  const text = `select t.id, ${storedRow(entity)} from jsonb_populate_recordset(null::${table}, $1::jsonb) t`
  const { rows: read } = await trx.query<{ id: number; record: string }>(prepared(text, [JSON.stringify(rows)]))
  const records = new Map(read.map(({ id, record }) => [Number(id), JSON.parse(record) as Body]))
  return new Map(
    list.map(({ place, values }) => {
      const record = records.get(place) ?? {}
      return [place, Object.fromEntries(Object.keys(values).map((name) => [name, record[name]]))]
    }),
  )
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

/** Values by column, as JSON. */
export const columnValues = (values: Body, properties: readonly Property[]): Body =>
  Object.fromEntries(
    properties.flatMap((property): [string, unknown][] => {
      if (property.relation?.many || !Object.hasOwn(values, property.name)) return []
      const value = values[property.name]
      if (property.type !== 'money') return [[property.column, trimmed(property, value)]]
      const money = value as { amount: number; currency: string } | null
      return [
        [property.column, money?.amount ?? null],
        [`${property.column}_currency`, money?.currency ?? null],
      ]
    }),
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
