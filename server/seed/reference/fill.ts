/**
 * Fills reference data once into empty tables, when a release first brings it. Filled tables are remembered, so
 * rows deleted by settings admins stay deleted, and a table that they filled themselves is left alone.
 */
import type { Engine, Trx } from '#server/db/engine.ts'
import { auditStatement } from '#server/foundation/audit.ts'
import { continueIds, insertRows } from '#server/seed/insertRows.ts'
import { referenceTables, type ReferenceTable } from './tables.ts'

/**
 * Several processes may call it at once: the first does the work, the others wait.
 *
 * @returns Names of the tables that were filled.
 */
export async function fillReferenceData(engine: Pick<Engine, 'query' | 'transaction'>, asOf: Date): Promise<string[]> {
  const filledBefore = await done(engine)
  const unfilled = referenceTables(asOf).filter(({ entity }) => !filledBefore.has(entity))
  if (unfilled.length === 0) return []
  return engine.transaction((trx) => fillWithin(trx, asOf))
}

/** The same inside a larger transaction. */
export async function fillWithin(trx: Trx, asOf: Date): Promise<string[]> {
  // No lock timeout: another starting process may take longer than a request would wait.
  await trx.query({ text: `select set_config('lock_timeout', '0', true)` })
  await trx.query({ text: `select pg_advisory_xact_lock(hashtext('reference data'))` })
  const alreadyFilled = await done(trx)
  const filled: string[] = []
  for (const table of referenceTables(asOf)) {
    if (alreadyFilled.has(table.entity)) continue
    const count = await fill(trx, table)
    await trx.query({
      text: 'insert into reference_filled (entity, filled_at, count) values ($1, now(), $2)',
      values: [table.entity, count],
    })
    if (count > 0) filled.push(table.entity)
  }
  return filled
}

async function done(database: Pick<Trx, 'query'>): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ entity: string }>({ text: 'select entity from reference_filled' })
  return new Set(rows.map(({ entity }) => entity))
}

/** Returns the number of inserted rows; none where the table already had some. */
async function fill(trx: Trx, { entity, rows, names = {} }: ReferenceTable): Promise<number> {
  const table = entity.replaceAll('-', '_')
  const { rows: found } = await trx.query<{ empty: boolean }>({
    text: `select not exists (select from ${table}) as empty`,
  })
  if (!found[0]?.empty) return 0
  let all: readonly object[] = rows
  for (const [column, named] of Object.entries(names)) all = await withIds(trx, all, column, named)
  if (all.length === 0) return 0
  await insertRows(trx, table, all)
  await continueIds(trx, table)
  const changes = { count: { from: 0, to: all.length } }
  const filled = { name: entity, properties: [] }
  const line = { access: nobody, action: 'fill', entity: filled, recordId: null, changes, requestId: 'start' }
  await trx.query(auditStatement(line))
  return all.length
}

const nobody = { person: null, impersonator: null }

type Named = NonNullable<ReferenceTable['names']>[string]

/** The rows with ids of the rows that they point at by code; rows that point at a missing code are left out. */
async function withIds(trx: Trx, rows: readonly object[], column: string, named: Named): Promise<object[]> {
  const { rows: here } = await trx.query<{ id: number; code: string }>({ text: `select id, code from ${named.table}` })
  const idByCode = new Map(here.map(({ id, code }) => [code, id]))
  const idHere = new Map(named.rows.map(({ id, code }) => [id, idByCode.get(code)]))
  return rows.flatMap((row) => {
    const meant = (row as Readonly<Record<string, number | null>>)[column]
    if (meant === null || meant === undefined) return [row]
    const id = idHere.get(meant)
    return id === undefined ? [] : [{ ...row, [column]: id }]
  })
}
