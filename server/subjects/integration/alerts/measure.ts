/** Counts calls for many rules, each over its own window and customer, by a single statement. */
import type { Counted, Rule } from '#domain/apiLog/alert.ts'
import { lengthOf, startOf, type Step } from '#server/subjects/integration/log/figures.ts'
import { sumColumns, sumOf, type Sums } from '#server/subjects/integration/log/sums.ts'
import type { Trx } from '#server/db/engine.ts'

export type Watched = Rule & {
  id: number
  windowMinutes: number
  /** Customer whose calls count; null: all. */
  customerId: number | null
}
/** `address`: the one with the most failed sign-ins. */
export type Found = Counted & { address: string | null }

/** Milliseconds until a call appears in the statistics (`writer.ts`); after that the past minute is complete. */
const late = 5_000

/**
 * Maximum window in minutes that uses statistics per minute, because those are deleted early (`tidy.ts`);
 * longer windows use steps of a quarter of an hour.
 */
const longestByMinute = 300

/** End of the last complete minute, in milliseconds. */
const lastMinute = (now: number): number => startOf('minute', now - late)

/** Checks before this moment did not include the last complete minute. */
export const seenSince = (now: number): number => lastMinute(now) + late

const text = `select w.id, f.*, a.address, coalesce(a.calls, 0)::bigint as "failedSignIns"
  from jsonb_to_recordset($1::jsonb) as w(id bigint, metric text, step text, "from" timestamptz, customer bigint)
  cross join lateral (
    select ${sumColumns} from api_stat s
    where s.step = w.step and s.subject = 'all' and s.at >= w."from" and s.at < $2 and (w.customer is null or s.customer_id = w.customer)
  ) f
  left join lateral (
    select s.key as address, sum(s.calls) as calls from api_stat s
    where w.metric = 'failedSignIns' and s.step = w.step and s.subject = 'address' and s.at >= w."from" and s.at < $2
    group by s.key order by 2 desc, 1 limit 1
  ) a on true`

/** @returns Counts by the id of the rule. */
export async function measure(rules: readonly Watched[], trx: Trx, now: number): Promise<Map<number, Found>> {
  const until = lastMinute(now)
  const asked = rules.map(({ id, metric, windowMinutes, customerId }) => {
    const step: Step = windowMinutes <= longestByMinute ? 'minute' : 'quarter'
    const from = startOf(step, until - windowMinutes * lengthOf.minute)
    return { id, metric, step, from: new Date(from).toISOString(), customer: customerId }
  })
  type Row = Sums & { id: number; address: string | null; failedSignIns: number }
  const { rows } = await trx.query<Row>({ text, values: [JSON.stringify(asked), new Date(until).toISOString()] })
  const begun = new Map(asked.map(({ id, from }) => [id, Date.parse(from)]))
  return new Map(
    rows.map(({ id, address, failedSignIns, ...sums }) => {
      const minutes = (until - (begun.get(id) ?? until)) / lengthOf.minute
      const { calls, errors, p95 } = sumOf(sums)
      return [id, { minutes, calls, errors, p95, failedSignIns, address }]
    }),
  )
}
