/** How many rows the statements of calls about one file read, by their plans on the database of the demo. */
import { buildApp } from '#server/app.ts'
import type { Engine, OpenEngine, Statement } from '#server/db/engine.ts'
import { serverRole } from '#server/db/roles.ts'
import { createClient, type Answer, type Client } from '#tests/support/client.ts'
import { engineWith } from '#tests/support/engine.ts'
import { config } from '#tests/support/server.ts'

type Office = { engine: OpenEngine; dataDir: string; now: Date }
type Call = (client: Client, path: string) => Promise<Answer>

const calls: Readonly<Record<string, Call>> = {
  file: (client, path) => client.get(path),
  page: (client, path) => client.get(`${path}/page`),
  timeline: (client, path) => client.get(`${path}/timeline`),
  balance: (client, path) => client.get(`${path}/balance`),
  payment: (client, path) =>
    client.post(`${path}/payments`, { date: '2026-11-24', amount: { amount: 1200, currency: 'EUR' } }),
}

/** Open, private, with collection costs: what the law asks most of. */
const charged = `select min(f.id)::int as id from collection_file f join ledger_entry e on e.file_id = f.id
  where e.kind = 'cost' and f.file_type = 'private' and f.workflow_status <> 'closed' and f.outstanding > 5000`

/** @returns Statements of calls about one file that read more than `most` rows, with what they read. */
export async function wideReads(most: number, { engine, dataDir, now }: Office): Promise<string[]> {
  const { watched, statements } = watch(engine.as(serverRole))
  const own = { ...config, logLevel: 'silent' as const, dataDir }
  const app = await buildApp({ config: own, engine: watched, now: () => now.getTime() })
  try {
    await app.ready()
    const from = { address: '127.0.0.1', userAgent: 'test' }
    const client = createClient(app, { sid: await engine.transaction((trx) => app.sessions.open(trx, 1, from)) })
    const { rows } = await engine.query<{ id: number }>({ text: charged })
    const found: string[] = []
    const look = async (name: string, asked: Iterable<Statement>) => {
      for (const statement of asked) {
        const read = await rowsRead(engine, statement)
        if (read > most) found.push(`${name}: ${Math.round(read)} by ${statement.text}`)
      }
    }
    for (const [name, call] of Object.entries(calls)) {
      statements.clear()
      const { statusCode, body } = await call(client, `/api/v4/file/${rows[0]?.id}`)
      if (statusCode >= 300) throw new Error(`${name} was refused: ${body}`)
      if (statements.size === 0) throw new Error(`${name} read nothing.`)
      await look(name, statements.values())
    }
    await look('triggers', [{ text: 'select why from unlawful_cost where file_id = $1', values: [rows[0]?.id] }])
    return found
  } finally {
    await app.close()
  }
}

/** Keeps the reads that the server makes. */
function watch(engine: Engine) {
  const statements = new Map<string, Statement>()
  const keep = (statement: Statement): Statement => {
    const { text } = statement
    const changes = /\b(insert into|update|delete from|nextval|set_config)\b|pg_advisory|notify/i.test(text)
    if (/^\s*(select|with)\b/i.test(text) && !changes) statements.set(text, statement)
    return statement
  }
  const watched = engineWith(engine, {
    query: (statement) => engine.query(keep(statement)),
    transaction: (work) =>
      engine.transaction((trx) => work({ ...trx, query: (statement) => trx.query(keep(statement)) })),
  })
  return { watched, statements }
}

type Node = {
  'Node Type': string
  'Index Cond'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/**
 * Rows that the scans of a statement looked at, with those that they left aside; an index by whose first column nothing is asked
 * counts as read whole. Small tables are read whole with right, so that this is not planned here.
 */
async function rowsRead(engine: Engine, { text, values = [] }: Statement): Promise<number> {
  const { rows: indexes } = await engine.query<{ name: string; first: string; rows: number }>({
    text: `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid, 1, true) as first, c.reltuples::int as rows
      from pg_index i join pg_class c on c.oid = i.indexrelid`,
  })
  const named = new Map(indexes.map((one) => [one.name, one]))
  const readBy = (node: Node): number => {
    const index = named.get(node['Index Name'] ?? '')
    const isWhole = index && node['Index Cond'] !== undefined && !node['Index Cond'].includes(`(${index.first} `)
    const found = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
    const own = isWhole ? index.rows : node['Node Type'].includes('Scan') ? found : 0
    return own * node['Actual Loops'] + (node.Plans ?? []).reduce((sum, child) => sum + readBy(child), 0)
  }
  return engine.transaction(async (trx) => {
    await trx.query({ text: 'set local enable_seqscan = off' })
    const explained = { text: `explain (analyze, format json) ${text}`, values }
    const { rows } = await trx.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(explained)
    return rows.reduce((sum, row) => sum + readBy(row['QUERY PLAN'][0].Plan), 0)
  })
}
