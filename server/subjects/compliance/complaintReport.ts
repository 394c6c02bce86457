/** The complaints of a year in figures, as the office reports them (Besluit kwaliteit incassodienstverlening). */
import { whole } from '#server/http/describedAnswers.ts'
import type { Engine } from '#server/db/engine.ts'
import { complaint } from '#schemas/generated/complaint.ts'
import { names } from '#server/sql/names.ts'
import type { Asker } from '#server/sql/operands.ts'
import { rowScope } from '#server/sql/rowScope.ts'
import { Params } from '#server/sql/sql.ts'

const c = names('complaint')

type Counted = { value: string | null; count: number }
type InTime = { inTime: number; late: number; open: number }
export type ComplaintReport = {
  year: number
  years: number[]
  total: number
  byCategory: Counted[]
  byOutcome: Counted[]
  byChannel: Counted[]
  byMonth: number[]
  confirmed: InTime
  answered: InTime
  averageDays: number | null
}

const counted = (
  column: string,
): string => `(select coalesce(jsonb_agg(jsonb_build_object('value', value, 'count', count)
    order by count desc, value), '[]') from (select ${column} as value, count(*)::int from c group by 1) x)`

/**
 * SQL for whether something happened in time. @param done Column with the moment; @param due Column with the
 * last day.
 */
const inTime = (done: string, due: string): string => {
  const day = `(${done} at time zone 'Europe/Amsterdam')::date`
  return `(select jsonb_build_object('inTime', count(*) filter (where ${day} <= ${due}),
    'late', count(*) filter (where ${day} > ${due}), 'open', count(*) filter (where ${done} is null)) from c)`
}

const textOf = (seen: string): string => `with seen as (select * from complaint t where ${seen}),
  c as (select * from seen where ${c.received_at} >= make_date($1, 1, 1) and ${c.received_at} < make_date($1 + 1, 1, 1) and ${c.status} <> 'withdrawn')
select jsonb_build_object(
  'year', $1::int,
  'years', (select coalesce(jsonb_agg(year order by year desc), '[]')
    from (select distinct extract(year from ${c.received_at})::int as year from seen) y),
  'total', (select count(*) from c),
  'byCategory', ${counted(c.category)}, 'byOutcome', ${counted(c.outcome)}, 'byChannel', ${counted(c.channel)},
  'byMonth', (select jsonb_agg((select count(*) from c where extract(month from ${c.received_at}) = month) order by month)
    from generate_series(1, 12) month),
  'confirmed', ${inTime(c.confirmed_at, c.confirmation_due)}, 'answered', ${inTime(c.answered_at, c.answer_due)},
  'averageDays', (select round(avg((${c.answered_at} at time zone 'Europe/Amsterdam')::date - ${c.received_at}), 1) from c)
) as report`

/** Counts the complaints that the asker sees. */
export async function complaintReport(engine: Engine, year: number, asker: Asker): Promise<ComplaintReport> {
  const params = new Params()
  params.add(year, 'integer')
  const seen = rowScope({ ...asker, entity: complaint }, params) ?? 'true'
  const { rows } = await engine.query<{ report: ComplaintReport }>({ text: textOf(seen), values: params.values })
  const [row] = rows
  if (!row) throw new Error('The statement of the report returned no row.')
  return row.report
}

const count = { type: 'integer' }
const counts = {
  type: 'array',
  items: whole({ value: { type: ['string', 'null'] }, count }),
}
const terms = whole({ inTime: count, late: count, open: count })

/** Schema of the answer. */
export const reportAnswer = whole({
  year: count,
  years: { description: 'Years that have complaints, the last first.', type: 'array', items: count },
  total: count,
  byCategory: counts,
  byOutcome: counts,
  byChannel: counts,
  byMonth: { description: 'Twelve numbers, January first.', type: 'array', items: count },
  confirmed: terms,
  answered: terms,
  averageDays: { description: 'Days from receipt to answer, of those answered.', type: ['number', 'null'] },
})
