/** What the rows of an import ask together, as their amounts were understood, and whether that is far from usual. */
import { filesCompared, unusualAmounts } from '#domain/unusualAmounts.ts'
import { formatMoney, type Money } from '#domain/money/money.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import type { Text } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import type { Body } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'
import { propertyOf } from './columns.ts'
import type { ImportColumn, ImportJob } from './importType.ts'

type Database = Pick<Engine | Trx, 'query'>
/** Amounts of the rows in one currency. */
export type Amounts = { rows: number } & Record<'sum' | 'lowest' | 'highest' | 'median', Money>

const own = names('import_job')
const j = names('import_job', 'j')
const r = names('import_row', 'r')

/** What a row asks: the first amount that it has, but that of a letter; of a credit negative. @returns null: none was understood. */
export function amountOf(values: Body, columns: readonly ImportColumn[]): Money | null {
  const column = columns.find(
    (one) => propertyOf(one).type === 'money' && values[one.name] !== undefined && !one.name.startsWith('letter.'),
  )
  if (!column) return null
  const money = values[column.name] as Money
  return values['claim.type'] === 'credit_note' ? { ...money, amount: -Math.abs(money.amount) } : money
}

const money = (cents: string) => `json_build_object('amount', ${cents}, 'currency', currency)`
const keep = `update import_job j set ${own.amounts} = coalesce((
    select jsonb_agg(jsonb_build_object('rows', n, 'sum', ${money('sum')}, 'lowest', ${money('lowest')}, 'highest', ${money('highest')}, 'median', ${money('median')}) order by n desc, currency)
    from (select ${r.amount_currency} as currency, count(*) as n, sum(${r.amount}) as sum, min(${r.amount}) as lowest, max(${r.amount}) as highest,
        percentile_disc(0.5) within group (order by ${r.amount}) as median
      from import_row r where ${r.job_id} = $1 and ${r.amount} is not null group by 1) c), '[]')
  where ${j.id} = $1`

/** Adds up all rows, wrong ones included, once they were checked or corrected. */
export async function keepAmounts({ query }: Database, job: number): Promise<void> {
  await query({ text: keep, values: [job] })
}

const last = `select ${j.amounts} as amounts from import_job j where ${j.customer_id} = $1 and ${j.type} = $2 and ${j.id} <> $3 and ${j.rows_imported} > 0
    and exists (select from jsonb_array_elements(${j.amounts}) a where a -> 'sum' ->> 'currency' = $4)
  order by ${j.id} desc limit ${filesCompared}`

/** @returns A sentence for each currency in which the file is far from the last ones of its client and kind. */
export async function unusualIn(
  { query }: Database,
  { id, customer, type, amounts }: Pick<ImportJob, 'id' | 'customer' | 'type' | 'amounts'>,
  locale: Locale,
): Promise<Text[]> {
  const found: Text[] = []
  for (const now of (amounts ?? []) as Amounts[]) {
    const { currency } = now.sum
    const { rows } = await query<{ amounts: Amounts[] }>({ text: last, values: [customer, type, id, currency] })
    const before = rows.flatMap((row) => row.amounts.filter(({ sum }) => sum.currency === currency))
    const cents = ({ sum, median }: Amounts) => ({ sum: sum.amount, median: median.amount })
    const unusual = unusualAmounts(cents(now), before.map(cents))
    if (!unusual) continue
    const { measure, usual } = unusual
    const values = { now: formatMoney(now[measure], locale), usual: formatMoney({ amount: usual, currency }, locale) }
    found.push({ key: `importJob.unusual.${measure}`, values })
  }
  return found
}

const cents = whole({ amount: { type: 'integer' }, currency: { type: 'string' } })
export const moneyOrNull = { ...cents, type: ['object', 'null'] }
export const amountsShape = {
  type: 'array',
  description: 'Of all rows with an amount, by currency, as the amounts were understood.',
  items: whole({ rows: { type: 'integer' }, sum: cents, lowest: cents, highest: cents, median: cents }),
}
