/** Measures imports of clients' files: sent, checked and written as debtors, files and claims, and sent again, when every row is known. */
import { entities } from '#schemas/generated/entities.ts'
import { buildApp } from '#server/app.ts'
import { readSettings } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import type { Engine } from '#server/db/engine.ts'
import { migrate } from '#server/db/migrate.ts'
import { serverRole } from '#server/db/roles.ts'
import { protect } from '#server/protect.ts'
import { reference as rates } from '#server/seed/reference/interestRates.ts'
import { createClient, type Client } from '#tests/support/client.ts'
import { people } from '#tests/support/people.ts'
import { meanwhile } from './pageWaits.ts'

export type FileImportFigures = {
  /** Megabytes of the file. */
  size: number
  /** Seconds. */
  upload: number
  check: number
  write: number
  counts: Record<string, number>
  /** Megabytes of memory at most, above those before the file was sent. */
  memory: number
  /** Milliseconds that others waited for a page meanwhile, 95th percentile. */
  others: number
  /** Pages that were refused because the server was busy. */
  refused: number
  /** Statements of transactions, per row that was sent; pages are read outside any. */
  statements: number
  /** Seconds of this process's processor time, in which the server and who asks it run. */
  cpu: number
}

/** What others look at meanwhile: also what the import writes into. */
const pages = ['/api/v4/file?_limit=50', '/api/v4/debtor?_limit=50', '/api/v4/customer?_limit=50']

const addPerson = `insert into app_user (username, name, email, kind, roles) values ('import', 'Import', 'import@example.test', 'employee', $1)
  on conflict (username) do update set roles = excluded.roles returning id`
const addCustomer = `insert into customer (number, company) values ('FI-1', 'Imported') on conflict do nothing`
const addCountry = `insert into country (code, name, phone_prefix) select 'NL', '{"nl": "Nederland"}', '+31' where not exists (select from country where code = 'NL')`

export async function measureFileImports(databaseUrl: string, rows = 100_000): Promise<FileImportFigures[]> {
  const open = await openPostgres({ url: databaseUrl, poolSize: 10, statementTimeout: 30_000, connectTimeout: 60_000 })
  await migrate(open)
  await protect(open, entities)
  const { engine, statements } = counting(open.as(serverRole))
  const config = { ...readSettings({ LOG_LEVEL: 'error' }, 'tool'), sessionSecret: 'x'.repeat(32) }
  const app = await buildApp({ config, engine })
  try {
    await app.ready()
    await prepare(open)
    const { rows: added } = await open.query<{ id: number }>({ text: addPerson, values: [people.admin] })
    const { rows: customers } = await open.query<{ id: number }>({
      text: `select id from customer where number = 'FI-1'`,
    })
    const sid = await open.transaction((trx) =>
      app.sessions.open(trx, added[0]?.id ?? 0, { address: '127.0.0.1', userAgent: 'bench' }),
    )
    const admin = createClient(app, { sid })
    const runDue = async () => void (await app.jobs.runDue())
    const file = fileOf(rows, Date.now().toString(36))
    const customer = customers[0]?.id ?? 0
    const measured = { file, customer, runDue, statements }
    return [await measureOne(admin, measured), await measureOne(admin, measured)]
  } finally {
    await app.close()
    await open.close()
  }
}

async function prepare(open: Engine): Promise<void> {
  await open.query({ text: addCustomer })
  await open.query({ text: addCountry })
  for (const [table, list] of Object.entries(rates)) {
    const columns = Object.keys(list[0] ?? {}).join(', ')
    const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) where not exists (select from ${table})`
    await open.query({ text, values: [JSON.stringify(list)] })
  }
}

/** Counts what transactions ask the database, one round trip each. */
function counting(engine: Engine): { engine: Engine; statements(): number } {
  let count = 0
  const transaction: Engine['transaction'] = (work) =>
    engine.transaction((trx) => work({ ...trx, query: (statement) => ((count += 1), trx.query(statement)) }))
  return { engine: { ...engine, transaction }, statements: () => count }
}

type Measured = { file: string; customer: number; runDue(): Promise<void>; statements(): number }

async function measureOne(admin: Client, { file, customer, runDue, statements }: Measured): Promise<FileImportFigures> {
  const token = (await admin.get('/api/v4/users/csrf')).json<{ token: string }>().token
  globalThis.gc?.()
  const idle = process.memoryUsage().rss
  const [before, used] = [statements(), process.cpuUsage()]
  let most = idle
  const sampling = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 50)
  const url = `/api/v4/import-job?_name=bench.csv&type=file&customer=${customer}`
  const [upload, sent] = await timed(() =>
    admin.send({ method: 'POST', url, payload: file, headers: { 'content-type': 'text/csv', 'x-xsrf-token': token } }),
  )
  if (sent.statusCode !== 201) throw new Error(`The file was refused: ${sent.body}`)
  const { id } = sent.json<{ id: number }>()
  await admin.post(`/api/v4/import-job/${id}/validate`)
  const [check, checking] = await timed(() => meanwhile(admin, runDue, pages))
  const started = await admin.post(`/api/v4/import-job/${id}/run`)
  if (started.statusCode !== 200) throw new Error(`The import was not started: ${started.body}`)
  const [write, writing] = await timed(() => meanwhile(admin, runDue, pages))
  clearInterval(sampling)
  const { status, counts, reason } = (await admin.get(`/api/v4/import-job/${id}/progress`)).json<{
    status: string
    reason: string
    counts: Record<string, number>
  }>()
  if (status !== 'completed') throw new Error(`The import did not end: ${status} ${reason}`)
  const { user, system } = process.cpuUsage(used)
  return {
    size: file.length / 1024 / 1024,
    upload,
    check,
    write,
    counts,
    memory: (most - idle) / 1024 / 1024,
    others: Math.max(checking.p95, writing.p95),
    refused: checking.refused + writing.refused,
    statements: (statements() - before) / (counts.total ?? 1),
    cpu: (user + system) / 1e6,
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const began = performance.now()
  const result = await work()
  return [(performance.now() - began) / 1000, result]
}

/** Three rows in four are of debtors of their own. */
const fileOf = (rows: number, mark: string): string =>
  [
    'Factuurnummer;Factuurdatum;Vervaldatum;Bedrag;Naam;Voornaam;E-mail;Straat;Huisnummer;Postcode;Plaats;Telefoon',
    ...Array.from({ length: rows }, (_, n) => {
      const debtor = n % 4 === 3 ? n - 1 : n
      const postcode = `${1000 + (debtor % 9000)} ${String.fromCharCode(65 + (debtor % 26))}B`
      return `${mark}-${n};01-0${(n % 9) + 1}-2025;15-0${(n % 9) + 1}-2025;${(n % 900) + 10},${String(n % 100).padStart(2, '0')};Jansen${debtor};Jan;${mark}${debtor}@example.nl;Kade;${(debtor % 400) + 1};${postcode};Amsterdam;06${String(10_000_000 + debtor)}`
    }),
  ].join('\r\n')
