/** Searches for files, and combined filters with the sum of what is owed, each beside one bare statement that asks the same. */
import type { Engine } from '#server/db/engine.ts'
import type { Client } from '#tests/support/client.ts'
import { sharesOf, timesOf, type Times } from './times.ts'

export type SearchFigures = { name: string; goal: number; ours: Times; bare: { p50: number; p95: number } }

type Known = { number: string; name: string; postcode: string; house: number; customer: number; received: string }
/** A question: parameters of the list, and a condition in SQL with its values. */
type Question = {
  name: string
  goal: number
  ask: (file: Known) => string
  where: string
  values: (file: Known) => unknown[]
}

const search = (text: string) => `_filter[search]=${encodeURIComponent(text)}`
const inText = `lower('%' || $1 || '%')`

const questions = (totals: string): Question[] => [
  {
    ...{ name: 'by number', goal: 50, ask: ({ number }) => search(number), values: ({ number }) => [number] },
    where: `f.search_text like ${inText}`,
  },
  {
    ...{ name: 'by name', goal: 300, ask: ({ name }) => search(name), values: ({ name }) => [name] },
    where: `f.debtor_id in (select id from debtor where search_text like ${inText})`,
  },
  {
    ...{
      name: 'by postcode',
      goal: 300,
      ask: ({ postcode }) => search(postcode),
      values: ({ postcode }) => [postcode],
    },
    where: 'f.debtor_id in (select debtor_id from debtor_address where postcode = $1)',
  },
  {
    name: 'by postcode and house number',
    goal: 300,
    ask: ({ postcode, house }) => search(`${postcode} ${house}`),
    where: 'f.debtor_id in (select debtor_id from debtor_address where postcode = $1 and house_number = $2)',
    values: ({ postcode, house }) => [postcode, house],
  },
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
  for (const { name, goal, ask, where, values } of questions(totals ? '&_totals=outstanding' : '')) {
    const paths = files.map((file) => `/api/v4/file?_limit=50&${ask(file)}`)
    const ours = await timesOf(client, paths)
    yield { name, goal, ours, bare: await bare(engine, where, files.map(values)) }
  }
}

async function someFiles({ query }: Pick<Engine, 'query'>): Promise<Known[]> {
  const { rows } = await query<Known>({
    text: `select f.number, d.name, a.postcode, a.house_number as house, f.customer_id::int as customer, f.received_at::text as received
      from collection_file f join debtor d on d.id = f.debtor_id join debtor_address a on a.debtor_id = d.id and a.type = 'visit'
      where f.id in (select 1 + n * 7919 % (select max(id) from collection_file) from generate_series(1, ${times}) as n)`,
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
