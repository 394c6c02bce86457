/** Reads arrangements with their terms, and what was received since they were accepted. */
import type { Received, Term, TermStanding, Tolerance } from '#domain/arrangements/standing.ts'
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

export type StoredTerm = Term & {
  sequence: number
  status: TermStanding['status']
  paid: Cents
  paidAt: IsoDate | null
}
export type Arranged = Tolerance & {
  id: number
  file: number
  fileState: string
  currency: string
  status: string
  total: Cents
  paid: Cents | null
  rest: Cents | null
  nextDue: IsoDate | null
  coversAll: boolean
  interestFrozen: boolean
  recomputedOn: IsoDate | null
  /** Kept with the file: of this day when its ledger was settled in this transaction. */
  outstanding: Cents | null
  terms: StoredTerm[]
  received: Received[]
}

const a = names('arrangement', 'a')
const i = names('instalment', 'i')
const p = names('payment', 'p')
const f = names('collection_file', 'f')

const text = `select ${a.id}::int as id, ${a.file_id}::int as file, ${f.workflow_status} as "fileState", ${f.currency}, ${a.status}, ${a.total}::float8 as total,
    ${a.paid_amount}::float8 as paid, ${a.rest}::float8 as rest, ${a.next_due_date}::text as "nextDue", coalesce(${a.covers_all}, false) as "coversAll",
    coalesce(${a.interest_frozen}, false) as "interestFrozen", ${a.recomputed_on}::text as "recomputedOn", ${f.outstanding}::float8 as outstanding,
    coalesce(${a.tolerance_days}, 0) as "toleranceDays", coalesce(${a.reminder_days}, 0) as "reminderDays", coalesce(${a.tolerance_amount}, 0)::float8 as "toleranceAmount",
    coalesce((select json_agg(json_build_object('id', ${i.id}, 'sequence', coalesce(${i.sequence}, 0), 'dueDate', ${i.due_date}, 'amount', ${i.amount},
        'change', ${i.change}, 'status', ${i.status}, 'paid', coalesce(${i.paid_amount}, 0), 'paidAt', ${i.paid_at}) order by ${i.id})
      from instalment i where ${i.arrangement_id} = ${a.id}), '[]') as terms,
    coalesce((select json_agg(json_build_object('id', ${p.id}, 'day', ${p.date}, 'amount', ${p.amount}) order by ${p.id})
      from payment p where ${p.file_id} = ${a.file_id} and ${p.status} = 'booked' and ${p.direction} = 'in'
        and ${p.date} >= (${a.runs} -> 0 ->> 'from')::date and ${p.id} > coalesce(${a.after_payment}, 0)), '[]') as received
  from arrangement a join collection_file f on ${f.id} = ${a.file_id} where ${a.id} = any($1::bigint[]) order by ${a.id}`

export async function arrangedOf({ query }: Pick<Trx, 'query'>, ids: readonly number[]): Promise<Arranged[]> {
  return (await query<Arranged>({ name: 'arranged', text, values: [ids] })).rows
}

/** Arrangements of a file that payments may still concern, locked behind the file itself. */
export async function ofFile({ query }: Pick<Trx, 'query'>, file: number): Promise<number[]> {
  const { rows } = await query<{ id: number }>({
    text: `select ${a.id}::int as id from arrangement a where ${a.file_id} = $1 and ${a.status} in ('active', 'broken', 'completed')
      order by ${a.id} for no key update`,
    values: [file],
  })
  return rows.map(({ id }) => id)
}

/** Whether the file, which is locked, has another arrangement that is requested, proposed or active. */
export async function hasAnother({ query }: Pick<Trx, 'query'>, file: number, but: number | null): Promise<boolean> {
  const { rows } = await query({
    text: `select from arrangement a where ${a.file_id} = $1 and ${a.status} in ('requested', 'proposed', 'active') and ${a.id} is distinct from $2 limit 1`,
    values: [file, but],
  })
  return rows.length > 0
}
