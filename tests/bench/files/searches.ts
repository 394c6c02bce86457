/** Searches for files, and combined filters with the sum of what is owed, each beside one bare statement that asks the same. */
import type { Engine } from '#server/db/engine.ts'
import type { Client } from '#tests/support/client.ts'
import { sharesOf, timesOf, type Times } from './times.ts'

export type SearchFigures = { name: string; goal: number; ours: Times; bare: { p50: number; p95: number } }

type Known = {
  number: string
  name: string
  postcode: string
  house: number
  email: string
  phone: string
  invoice: string
  customer: number
  received: string
}
/** A question: parameters of the list, and a condition in SQL with its values. */
type Question = {
  name: string
  goal: number
  ask: (file: Known) => string
  where: string
  values: (file: Known) => unknown[]
  /** Each of its answers has the file that it is about. */
  finds?: true
}

const search = (text: string) => `_filter[search]=${encodeURIComponent(text)}`
const inText = `lower('%' || $1 || '%')`

const questions = (totals: string): Question[] => [
  {
    name: 'by number',
    goal: 50,
    ask: ({ number }) => search(number),
    values: ({ number }) => [number],
    finds: true,
    where: `f.search_text like ${inText}`,
  },
  byText('by name', ({ name }) => name, byDebtor(`lower(d.name) like ${inText}`)),
  // The bare statement is told the right name: without a kept text it has no way to the wrong one.
  {
    ...byText('by name, misspelt', ({ name }) => misspelt(name), byDebtor(`lower(d.name) like ${inText}`)),
    values: ({ name }) => [name],
  },
  byText('by postcode', ({ postcode }) => postcode, ofDebtor('debtor_address', 'x.postcode = $1')),
  {
    ...byText(
      'by postcode and house number',
      ({ postcode, house }) => `${postcode.replace(' ', '')} ${house}`,
      ofDebtor('debtor_address', 'x.postcode = $1 and x.house_number = $2'),
    ),
    values: ({ postcode, house }) => [postcode, house],
  },
  byText('by e-mail', ({ email }) => email, ofDebtor('debtor_contact', 'x.email = $1')),
  {
    ...byText('by phone as people type it', ({ phone }) => typed(phone), ofDebtor('debtor_contact', 'x.phone = $1')),
    values: ({ phone }) => [phone],
  },
  byText('by invoice number', ({ invoice }) => invoice, 'f.id in (select file_id from claim where number = $1)'),
  {
    name: `combined filters${totals ? ', with totals' : ''}`,
    goal: 1500,
    ask: ({ customer, received }) =>
      `_filter[workflowStatus]=in_progress&_filter[customer][ne]=${customer}&_filter[receivedAt][gte]=${received}&_filter[outstanding][gt]=10000${totals}`,
    where: `f.workflow_status = 'in_progress' and f.customer_id <> $1 and f.received_at >= $2 and f.outstanding > 10000`,
    values: ({ customer, received }) => [customer, received],
  },
  {
    name: `filters of one customer${totals ? ', with totals' : ''}`,
    goal: 1500,
    ask: ({ customer }) =>
      `_filter[customer]=${customer}&_filter[workflowStatus][ne]=closed&_filter[phase]=amicable${totals}`,
    where: `f.customer_id = $1 and f.workflow_status <> 'closed' and f.phase = 'amicable'`,
    values: ({ customer }) => [customer],
  },
]

const byDebtor = (where: string): string => `f.debtor_id in (select d.id from debtor d where ${where})`
const ofDebtor = (table: string, where: string): string =>
  `f.debtor_id in (select x.debtor_id from ${table} x where ${where})`

function byText(name: string, text: (file: Known) => string, where: string): Question {
  return { name, goal: 300, ask: (file) => search(text(file)), where, values: (file) => [text(file)], finds: true }
}

/** With another letter in the last long word. */
const misspelt = (name: string): string => name.replace(/(\p{L})\p{L}(\p{L}{2,})(?!.*\p{L}{4})/u, '$1q$2')
/** '+31612345678' as '06-12 34 56 78'. */
const typed = (phone: string): string => phone.replace(/^\+31(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '0$1-$2 $3 $4 $5')

/** Questions of each kind, each about another file. */
const times = 40

/** @param totals Whether the list answers sums. */
export async function* measureSearches(
  { client, engine }: { client: Client; engine: Pick<Engine, 'query'> },
  totals: boolean,
): AsyncGenerator<SearchFigures> {
  const files = await someFiles(engine)
  // Reads the positions of the order in the background, which is not measured.
  await timesOf(client, ['/api/v4/file?_limit=50'])
  for (const { name, goal, ask, where, values, finds } of questions(totals ? '&_totals=outstanding' : '')) {
    const paths = files.map((file) => `/api/v4/file?_limit=50&${ask(file)}`)
    const ours = await timesOf(client, paths)
    if (finds && ours.fewest === 0) throw new Error(`A search ${name} found nothing.`)
    yield { name, goal, ours, bare: await bare(engine, where, files.map(values)) }
  }
}

async function someFiles({ query }: Pick<Engine, 'query'>): Promise<Known[]> {
  const { rows } = await query<Known>({
    text: `select f.number, d.name, a.postcode, a.house_number as house, m.email, p.phone, (select number from claim where file_id = f.id limit 1) as invoice, f.customer_id::int as customer, f.received_at::text as received
      from collection_file f join debtor d on d.id = f.debtor_id join debtor_address a on a.debtor_id = d.id and a.type = 'visit'
      join debtor_contact m on m.debtor_id = d.id and m.kind = 'email' join debtor_contact p on p.debtor_id = d.id and p.kind = 'mobile'
      where d.name ~ '[[:alpha:]]{4}' and f.id in (select 1 + n * 7919 % (select max(id) from collection_file) from generate_series(1, ${times * 3}) as n) limit ${times}`,
  })
  return rows
}

async function bare({ query }: Pick<Engine, 'query'>, where: string, values: readonly unknown[][]) {
  const took: number[] = []
  for (const one of values) {
    const begun = performance.now()
    await query({
      text: `select json_build_object(
        'items', (select coalesce(json_agg(x), '[]') from (select f.*, c.company from collection_file f join customer c on c.id = f.customer_id
          where ${where} order by f.number desc, f.id desc limit 50) x),
        'total', (select count(*) from collection_file f where ${where}),
        'outstanding', (select sum(outstanding) from collection_file f where ${where}))::text as json`,
      values: one,
    })
    took.push(performance.now() - begun)
  }
  return sharesOf(took)
}
