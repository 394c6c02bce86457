/** Compares the ledger of files with what it must be: nightly of some, or of all when somebody asks. */
import { balanceOn } from '#domain/ledger/balance.ts'
import { difference } from '#domain/ledger/entry.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import type { Engine } from '#server/db/engine.ts'
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'
import { costsOfAll, isKept, withCosts } from './costs/costsOfFiles.ts'
import { todayAt } from './fileOf.ts'
import { bookedOf } from './settle.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'ledger.check': Record<string, never>
  }
}

type Database = Pick<Engine, 'query'>
/** A file whose ledger is not what follows from its facts, and in what. */
export type Drift = { file: number; what: 'entries' | 'payments' | 'sums' | 'amounts' | 'costs' }

const f = names('collection_file')
const p = names('payment', 'p')

/** @returns Differences of one file, none when all is well. */
export async function driftOf(database: Database, id: number, rates: RateTables): Promise<Drift[]> {
  const until = await untilOf(database, id)
  const found = until && (await costsOfAll(database, [id], { today: until.day, rates })).get(id)
  if (!found) return []
  const balance = balanceOn(withCosts(found).facts, rates, until.day)
  const { reverse, book } = difference(await bookedOf(database, id), balance.replay.entries)
  return [
    ...(reverse.length + book.length > 0 ? [{ file: id, what: 'entries' as const }] : []),
    ...(until.paidIn ? [] : [{ file: id, what: 'payments' as const }]),
    ...(until.summed ? [] : [{ file: id, what: 'sums' as const }]),
    ...(until.outstanding === balance.outstanding && until.paid === balance.paid
      ? []
      : [{ file: id, what: 'amounts' as const }]),
    ...(isKept(found) ? [] : [{ file: id, what: 'costs' as const }]),
  ]
}

type Until = { day: IsoDate; outstanding: number; paid: number; summed: boolean; paidIn: boolean }

/**
 * The kept amounts with their day, whether the kept sums are those of the postings, and whether each booked payment has its entry:
 * that one does not ask what the replay makes of it.
 */
async function untilOf({ query }: Database, id: number): Promise<Until | null> {
  const { rows } = await query<Until>({
    text: `select ${f.interest_until}::text as day, ${f.outstanding}::float8 as outstanding, ${f.paid}::float8 as paid,
        coalesce((select b.principal + b.interest + b.execution_costs + b.court_costs + b.collection_costs + b.other_costs - b.overpayment
            from file_balance b where b.file_id = $1), 0)
          = coalesce((select sum(cents) from ledger_posting q where q.file_id = $1 and q.account not in ('claimed', 'received', 'written_off')), 0) as summed,
        coalesce((select sum(case when ${p.direction} = 'out' then -${p.amount} else ${p.amount} end) from payment p
            where ${p.file_id} = $1 and ${p.status} = 'booked'), 0)
          = coalesce((select sum(q.cents) from ledger_posting q where q.file_id = $1 and q.account = 'received'), 0)
          and not exists (select from payment p where ${p.file_id} = $1 and ${p.status} = 'booked' and not exists (
            select from ledger_entry e where e.file_id = $1 and e.key = case when ${p.direction} = 'out' then 'refund ' else 'payment ' end || ${p.id}
              and e.reverses is null and not exists (select from ledger_entry r where r.reverses = e.id))) as "paidIn"
      from collection_file where ${f.id} = $1 and ${f.interest_until} is not null`,
    values: [id],
  })
  return rows[0] ?? null
}

/** Files of one night. */
const sample = 500

export const checkJob = job({
  kind: 'ledger.check',
  schedule: '40 4 * * *',
  work: async (_data, { app }) => {
    const rates = await rateTables(app.engine)
    // Every file has its turn: which ones depends on the day.
    const { rows } = await app.engine.query<{ id: number }>({
      text: `select ${f.id}::int as id from collection_file where ${f.id} >= $1 order by ${f.id} limit ${sample}`,
      values: [await firstOf(app.engine, todayAt(app.now()))],
    })
    const drifts: Drift[] = []
    for (const { id } of rows) drifts.push(...(await driftOf(app.engine, id, rates)))
    if (drifts.length > 0)
      throw new Error(`ledger: ${drifts.map(({ file, what }) => `file ${file} (${what})`).join(', ')}`)
  },
})

async function firstOf({ query }: Database, today: IsoDate): Promise<number> {
  const { rows } = await query<{ last: number | null }>({
    text: `select max(${f.id})::int as last from collection_file`,
  })
  const turns = Math.max(1, Math.ceil((rows[0]?.last ?? 0) / sample))
  const day = Math.floor(Date.parse(today) / 86_400_000)
  return (day % turns) * sample + 1
}
