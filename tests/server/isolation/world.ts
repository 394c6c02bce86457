/**
 * One record of every entity for each of two customers, inserted directly, so that it includes records that
 * nobody may create by API. The second customer's values contain a mark in every free text and number.
 */
import { entities } from '#schemas/generated/entities.ts'
import { serverFilled, type Entity, type Property } from '#schemas/entity.ts'
import { insert } from '#server/records/rows.ts'
import type { Engine } from '#server/db/engine.ts'
import { sampleBody, sampleValue, type Body, type Target } from '#tests/support/sample.ts'
import { entityNamed, ofCustomers } from './paths.ts'

/** Occurs in the second customer's values. */
export const mark = /7707/
export const marked = 7707

export type Records = ReadonlyMap<string, Body & { id: number }>
export type World = { mine: Records; foreign: Records }

/** @returns The records by entity; `mine` are the first customer's. */
export async function buildWorld(engine: Engine): Promise<World> {
  return { mine: await buildHalf(engine, 1101, 1102), foreign: await buildHalf(engine, marked, 2202) }
}

/** @param n Number for what belongs to a customer; @param other for what belongs to nobody, and is visible to all. */
async function buildHalf(engine: Engine, n: number, other: number): Promise<Records> {
  const made = new Map<string, Body & { id: number }>()
  const begun = new Set<string>()
  const computed = await computedColumns(engine)

  async function add(entity: Entity): Promise<void> {
    if (begun.has(entity.name)) return
    begun.add(entity.name)
    for (const { relation, required } of entity.properties)
      if (relation && (required || !pointsTo(relation.entity, entity))) await add(entityNamed(relation.entity))
    const target: Target = (name) => made.get(name)?.id ?? 0
    const isStored = ({ column }: Property) => !computed.has(`${entity.table}.${column}`)
    const stored = { ...entity, properties: entity.properties.filter(isStored) }
    const values = valuesOf(stored, ofCustomers.has(entity.name) ? n : other, target)
    const record = await engine
      .transaction((trx) => insert(values, entity, trx))
      .catch((error: unknown) => {
        throw new Error(`No ${entity.name} could be added: ${String(error)}`, { cause: error })
      })
    made.set(entity.name, { ...record, id: Number(record.id) })
  }
  for (const entity of entities) await add(entity)
  return made
}

/** Of two that point to each other the one that has to comes second. */
const pointsTo = (name: string, { name: other }: Entity): boolean =>
  entityNamed(name).properties.some(({ relation }) => relation?.entity === other)

/** Columns that the database fills in by itself. */
async function computedColumns({ query }: Engine): Promise<Set<string>> {
  const text = `select table_name || '.' || column_name as name from information_schema.columns where is_generated = 'ALWAYS'`
  return new Set((await query<{ name: string }>({ text })).rows.map(({ name }) => name))
}

/** Read-only values too; a relation to a record that does not exist yet stays empty. */
function valuesOf(entity: Entity, n: number, target: Target): Body {
  const filled = entity.properties.filter(
    ({ name, readOnly }) => readOnly && name !== 'id' && !serverFilled.some((one) => one === name),
  )
  const readOnly = filled.map((property): [string, unknown] => [property.name, valueOf(entity, property, n, target)])
  const all = { ...Object.fromEntries(readOnly), ...sampleBody(entity, n, target) }
  const nowhere = new Set(
    entity.properties.filter(({ relation }) => relation && target(relation.entity) === 0).map(({ name }) => name),
  )
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => value !== undefined && !nowhere.has(name)))
}

function valueOf(entity: Entity, property: Property, n: number, target: Target): unknown {
  if (property.name === entity.position) return n
  // Background tasks process logs; in the last state they leave a row alone.
  if (entity.kind === 'log' && property.type === 'enum') return property.values?.at(-1)
  return sampleValue(entity, property, n, target)
}

/** Tables that any request may change: sessions, failed attempts, and the identity of the database. */
const bookkeeping = ['session', 'login_failure', 'served_as']

/** Fingerprint of all rows of all tables, row versions included: writing the same values again is a change too. */
export async function fingerprint(engine: Engine): Promise<string> {
  const { rows } = await engine.query<{ name: string }>({
    text: "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  })
  const tables = rows.map(({ name }) => name).filter((name) => !bookkeeping.includes(name))
  const parts = tables.map(
    (name) =>
      `select '${name} ' || md5(coalesce(string_agg(t.xmin || ' ' || t::text, '' order by t.ctid), '')) as part from "${name}" t`,
  )
  const all = await engine.query<{ part: string }>({ text: parts.join(' union all ') })
  return all.rows.map(({ part }) => part).join('\n')
}
