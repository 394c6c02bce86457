/** Past imports of the demo: files that came in by a list of a customer, some of them with rows that were wrong. */
import { createHash } from 'node:crypto'
import type { Trx } from '#server/db/engine.ts'
import { insertRows, rowsByTable } from '#server/seed/insertRows.ts'
import { names } from '#server/sql/names.ts'
import { keepAmounts } from '#server/subjects/fileImport/amounts.ts'

type Came = {
  file: number
  customer: number
  claim: number
  number: string
  name: string
  cents: number
  due: string
  received: string
  debtor: string
}

const most = 12
const rowsEach = 9
/** Number of imports of which one has a row without a due date. */
const wrongEvery = 3
const headers = [
  ['Naam', 'debtor.lastName'],
  ['Factuurnummer', 'claim.number'],
  ['Bedrag', 'claim.amount'],
  ['Vervaldatum', 'claim.dueDate'],
] as const

const f = names('collection_file', 'f')
const c = names('claim', 'c')
const o = names('claim', 'o')
const d = names('debtor', 'd')
const cu = names('customer', 'cu')

const text = `select * from (
    select ${f.id}::int as file, ${f.customer_id}::int as customer, ${c.id}::int as claim, coalesce(${c.number}, '-') as number, ${cu.company} as name,
      ${c.amount}::int as cents, ${c.due_date}::text as due, (${f.received_at} + time '09:12')::text as received, ${d.name} as debtor,
      row_number() over (partition by ${f.customer_id} order by ${f.received_at} desc, ${f.id}) as nth, dense_rank() over (order by ${f.customer_id}) as place
    from collection_file f join claim c on ${c.file_id} = ${f.id} and ${c.amount} > 0 join debtor d on ${d.id} = ${f.debtor_id} join customer cu on ${cu.id} = ${f.customer_id}
    where ${f.source} = 'import' and ${c.id} = (select min(${o.id}) from claim o where ${o.file_id} = ${f.id})) x
  where nth <= ${rowsEach} and place <= ${most} order by customer, nth`

/** @returns The tables that were filled with explicit ids. */
export async function insertImports(trx: Trx): Promise<string[]> {
  const { rows } = await trx.query<Came>({ text })
  const jobs = [...Map.groupBy(rows, ({ customer }) => customer).values()]
  const tables = rowsByTable({
    column_mapping: jobs.flatMap((of, index) => of.slice(0, 1).map((one) => mappingOf(one, index + 1))),
    import_job: jobs.map((of, index) => jobOf(of, index + 1)),
    import_row: jobs.flatMap((of, index) => rowsOf(of, index + 1)),
  })
  await insertRows(trx, 'column_mapping', tables.column_mapping)
  await insertRows(trx, 'import_job', tables.import_job)
  await insertRows(trx, 'import_row', tables.import_row)
  for (const index of jobs.keys()) await keepAmounts(trx, index + 1)
  return ['column_mapping', 'import_job']
}

const mappingOf = ({ customer, name, received }: Came, id: number) => ({
  id,
  version: 1,
  name: `Lijst van ${name}`.slice(0, 120),
  type: 'file',
  customer_id: customer,
  date_order: 'dmy',
  decimal: 'comma',
  columns: headers.map(([header, to]) => ({ header, to })),
  active: true,
  created_at: received,
  created_by_id: 1,
})

const isWrong = (job: number) => job % wrongEvery === 0

function jobOf(rows: readonly Came[], id: number) {
  const at =
    rows
      .map(({ received }) => received)
      .toSorted()
      .at(-1) ?? ''
  const failed = isWrong(id) ? 1 : 0
  return {
    id,
    name: `dossiers-${at.slice(0, 10)}.csv`,
    type: 'file',
    customer_id: rows[0]?.customer ?? 0,
    mapping_id: id,
    status: failed > 0 ? 'partly' : 'completed',
    format: 'csv',
    sha256: hash('hex', `import ${id}`),
    size: rows.length * 64,
    columns: headers.map(([header, to]) => ({ header, to, sample: null })),
    attachments: [],
    merge: true,
    start: 'now',
    partly: failed > 0,
    locale: 'nl',
    sent_by: null,
    rows_total: rows.length + failed,
    rows_checked: rows.length + failed,
    rows_ok: rows.length,
    rows_failed: failed,
    rows_duplicate: 0,
    rows_imported: rows.length,
    rows_undone: 0,
    started_at: at,
    finished_at: at,
    created_at: at,
    created_by_id: 1,
  }
}

function rowsOf(rows: readonly Came[], job: number) {
  const good = rows.map((one, index) => ({
    ...placed(one, index, job),
    status: 'imported',
    errors: [],
    data: dataOf(one),
    values: valuesOf(one),
    result_type: 'file',
    result_id: one.file,
    file_id: one.file,
    made: [
      { entity: 'file', id: one.file },
      { entity: 'claim', id: one.claim },
    ],
  }))
  const [first] = rows
  if (!isWrong(job) || !first) return good
  const lacking = { ...first, number: `${first.number}-B`, due: '' }
  const column = 'Vervaldatum'
  const wrong = {
    ...placed(lacking, rows.length, job),
    status: 'error',
    data: dataOf(lacking),
    values: valuesOf(lacking),
    result_type: null,
    result_id: null,
    file_id: null,
    made: [],
    errors: [{ column, value: null, rule: 'required', text: 'Vul dit veld in.' }],
  }
  return [...good, wrong]
}

/** The first line of the file has the headers. */
const placed = (one: Came, index: number, job: number) => ({
  job_id: job,
  customer_id: one.customer,
  row_number: index + 2,
  place: index,
  amount: one.cents,
  amount_currency: 'EUR',
  together: index,
  together_key: null,
  fingerprint: hash('base64', JSON.stringify(['file', one.customer, one.number])),
})

const dataOf = ({ debtor, number, cents, due }: Came) => ({
  Naam: debtor,
  Factuurnummer: number,
  Bedrag: (cents / 100).toFixed(2).replace('.', ','),
  Vervaldatum: due.split('-').toReversed().join('-'),
})

const valuesOf = ({ debtor, number, cents, due }: Came) => ({
  'debtor.lastName': debtor,
  'claim.number': number,
  'claim.amount': { amount: cents, currency: 'EUR' },
  ...(due && { 'claim.dueDate': due }),
})

const hash = (as: 'hex' | 'base64', of: string): string => createHash('sha256').update(of).digest(as)
