/**
 * The data of the monitoring page for a period, from the statistics: its cost depends on the number of steps,
 * not of calls.
 */
import type { Engine } from '#server/db/engine.ts'
import { lengthOf, startOf, type Step, type Subject } from './figures.ts'
import { added, nothing, sumColumns, sumOf, type Sum, type Sums } from './sums.ts'
import { names } from '#server/sql/names.ts'

const c = names('customer', 'c')

const day = lengthOf.day

/** Length and step of each period on offer. */
export const periods = {
  '1h': { length: lengthOf.hour, step: 'minute' },
  '24h': { length: day, step: 'quarter' },
  '7d': { length: 7 * day, step: 'hour' },
  '30d': { length: 30 * day, step: 'day' },
  '90d': { length: 90 * day, step: 'day' },
} as const satisfies Record<string, { length: number; step: Step }>
export type Period = keyof typeof periods

export type Monitoring = {
  from: string
  until: string
  /** Seconds. */
  step: number
  total: Sum
  /** Sums per step of the period, including steps without calls. */
  points: (Sum & { at: string })[]
  customers: (Sum & { customer: { id: number; company: string } | null })[]
  endpoints: (Sum & { key: string })[]
  statuses: (Sum & { key: string })[]
  failures: (Sum & { key: string })[]
  /** Addresses that called with invalid keys; only for people who see all customers. */
  addresses: (Sum & { key: string })[]
}

type Row = Sums & { name: string | null }
const most = 10

/** @param customerIds Customers whose calls may be seen; null: all. */
export async function monitoring(
  engine: Engine,
  period: Period,
  now: number,
  customerIds: readonly number[] | null,
): Promise<Monitoring> {
  const { length, step } = periods[period]
  const from = startOf(step, now - length) + lengthOf[step]
  const read = async (subject: Subject, name: string, order: string, limit: number | null): Promise<Row[]> => {
    const { rows } = await engine.query<Row>({
      text: `select ${name} as name, ${sumColumns}
        from api_stat s left join customer c on ${c.id} = s.customer_id
        where s.step = $1 and s.subject = $2 and s.at >= $3 and s.at <= $4 and ($5::bigint[] is null or s.customer_id = any($5))
        group by 1 order by ${order} limit ${limit ?? 'all'}`,
      values: [step, subject, new Date(from).toISOString(), new Date(now).toISOString(), customerIds],
    })
    return rows
  }
  const customerName = `case when ${c.id} is not null then json_build_object('id', ${c.id}, 'company', ${c.company})::text end`
  const [steps, customers, endpoints, statuses, failures, addresses] = await Promise.all([
    read('all', `(extract(epoch from s.at) * 1000)::bigint::text`, '1', null),
    read('all', customerName, 'calls desc', most),
    read('endpoint', 's.key', 'calls desc', most),
    read('status', 's.key', '1', 50),
    read('error', 's.key', 'calls desc', most),
    customerIds === null ? read('address', 's.key', 'calls desc', most) : [],
  ])
  const byStep = new Map(steps.map((row) => [Number(row.name), row]))
  const count = Math.floor((startOf(step, now) - from) / lengthOf[step]) + 1
  const named = (row: Row) => ({ key: row.name ?? '', ...sumOf(row) })
  return {
    from: new Date(from).toISOString(),
    until: new Date(now).toISOString(),
    step: lengthOf[step] / 1000,
    total: sumOf(steps.reduce<Sums>(added, nothing)),
    points: Array.from({ length: count }, (_, index) => from + index * lengthOf[step]).map((time) => ({
      at: new Date(time).toISOString(),
      ...sumOf(byStep.get(time) ?? nothing),
    })),
    customers: customers.map((row) => ({
      customer: row.name === null ? null : (JSON.parse(row.name) as { id: number; company: string }),
      ...sumOf(row),
    })),
    endpoints: endpoints.map(named),
    statuses: statuses.map(named),
    failures: failures.map(named),
    addresses: addresses.map(named),
  }
}
