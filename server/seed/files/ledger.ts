/**
 * Books the entries of many new files. The triggers that keep sums and walls for each booking stand aside, because they
 * ask for each entry again; afterwards the sums are made and the same walls checked over all, in the same transaction.
 */
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import type { BookedEntry, Drafted } from './draft.ts'
import { insertColumns } from './insertColumns.ts'

const f = names('collection_file', 'f')
const p = names('payment', 'p')

/** Triggers by table. */
const standAside = [
  ['ledger_posting', 'ledger_posting_in'],
  ['ledger_entry', 'ledger_entry_in'],
  ['ledger_entry', 'ledger_cost_in'],
  ['ledger_entry', 'ledger_kind_in'],
] as const

/** @param load Books with what it is given, some files at a time. */
export async function loadLedger(
  trx: Trx,
  today: IsoDate,
  load: (book: (files: readonly Drafted[]) => Promise<void>) => Promise<void>,
): Promise<void> {
  for (const [table, trigger] of standAside)
    await trx.query({ text: `alter table ${table} disable trigger ${trigger}` })
  let id = 0
  await load(async (files) => {
    const entries = files.flatMap((file) => {
      const before = id
      return file.entries.map(({ reverses, ...booked }): Numbered => ({
        ...booked,
        id: (id += 1),
        file: file.id,
        currency: file.plan.currency,
        reverses: reverses === null ? null : before + 1 + reverses,
      }))
    })
    await insertEntries(trx, entries, today)
  })
  for (const [table, trigger] of standAside) await trx.query({ text: `alter table ${table} enable trigger ${trigger}` })
  await trx.query({ text: sums })
  await checkWalls(trx)
}

type Numbered = BookedEntry & { id: number; file: number; currency: string }

async function insertEntries(trx: Trx, all: readonly Numbered[], today: IsoDate): Promise<void> {
  await insertColumns(trx, 'ledger_entry', {
    id: { type: 'bigint', values: all.map(({ id }) => id) },
    file_id: { type: 'bigint', values: all.map(({ file }) => file) },
    key: { type: 'text', values: all.map(({ entry }) => entry.key) },
    kind: { type: 'text', values: all.map(({ entry }) => entry.kind) },
    day: { type: 'date', values: all.map(({ entry }) => entry.day) },
    booked_on: { type: 'date', values: all.map(() => today) },
    currency: { type: 'text', values: all.map(({ currency }) => currency) },
    round: { type: 'int', values: all.map(({ round }) => round) },
    reverses: { type: 'bigint', values: all.map(({ reverses }) => reverses) },
    request_id: { type: 'text', values: all.map(() => 'seed') },
  })
  const postings = all.flatMap(({ id, file, entry }) =>
    entry.postings.map((posting, no) => ({ ...posting, id, file, no: no + 1 })),
  )
  await insertColumns(trx, 'ledger_posting', {
    entry_id: { type: 'bigint', values: postings.map(({ id }) => id) },
    no: { type: 'smallint', values: postings.map(({ no }) => no) },
    file_id: { type: 'bigint', values: postings.map(({ file }) => file) },
    account: { type: 'text', values: postings.map(({ account }) => account) },
    claim_id: { type: 'bigint', values: postings.map(({ claim }) => claim) },
    cents: { type: 'bigint', values: postings.map(({ cents }) => cents) },
  })
}

/** Balances of all files at once, as the trigger of the postings keeps them booking by booking. */
const sums = `insert into file_balance (file_id, principal, interest, execution_costs, court_costs, collection_costs, other_costs, overpayment, last_entry)
  select file_id,
      coalesce(sum(cents) filter (where account = 'principal'), 0),
      coalesce(sum(cents) filter (where account in ('interest', 'capitalised_interest')), 0),
      coalesce(sum(cents) filter (where account = 'execution_costs'), 0),
      coalesce(sum(cents) filter (where account = 'court_costs'), 0),
      coalesce(sum(cents) filter (where account in ('collection_costs', 'collection_costs_vat')), 0),
      coalesce(sum(cents) filter (where account = 'other_costs'), 0),
      coalesce(-sum(cents) filter (where account = 'overpayment'), 0),
      max(entry_id)
    from ledger_posting group by file_id`

/** Entries that a trigger would have refused. */
const walls = `select e.id from ledger_entry e
  join collection_file f on ${f.id} = e.file_id
  left join (select entry_id, sum(cents) as sum, sum(cents) filter (where account = 'received') as received from ledger_posting group by entry_id) s on s.entry_id = e.id
  left join payment p on ${p.id} = case when e.kind = 'payment' then substr(e.key, 9)::bigint end and ${p.file_id} = e.file_id
  where s.sum is distinct from 0 or e.currency <> (${f.currency} collate "C")
    or e.day <= (select (value #>> '{}')::date from setting where key = 'finance.lockDate')
    or (e.kind = 'payment' and e.reverses is null and s.received is distinct from ${p.amount})
  limit 5`

/** Files at once: few enough for the view to read each by its indexes. */
const lookedAtOnce = 1000
/** Costs that the debtor does not owe, of files from an id on. */
const unlawful = (from: number) =>
  `select id from unlawful_cost where file_id = any(array(select generate_series(${from}, ${from + lookedAtOnce - 1})::bigint)) limit 5`

/** Checks the costs of all files, once their indexes are there again. @throws {Error} */
export async function checkCosts(trx: Trx): Promise<void> {
  const { rows } = await trx.query<{ last: number }>({
    text: `select coalesce(max(${f.id}), 0)::int as last from collection_file f`,
  })
  for (let from = 1; from <= (rows[0]?.last ?? 0); from += lookedAtOnce) await refuse(trx, unlawful(from))
}

/** Reversals that are no mirror of what they reverse. */
const mirrors = `select e.id from ledger_entry e join ledger_entry r on r.id = e.reverses
  where e.file_id <> r.file_id or (select json_agg(json_build_array(p.no, p.account, p.claim_id, p.cents) order by p.no) from ledger_posting p where p.entry_id = e.id)::text
    is distinct from (select json_agg(json_build_array(p.no, p.account, p.claim_id, -p.cents) order by p.no) from ledger_posting p where p.entry_id = r.id)::text
  limit 5`

async function checkWalls(trx: Trx): Promise<void> {
  for (const text of [walls, mirrors]) await refuse(trx, text)
}

async function refuse(trx: Trx, text: string): Promise<void> {
  const { rows } = await trx.query<{ id: number }>({ text })
  if (rows.length > 0)
    throw new Error(`The seed booked what the ledger refuses: entries ${rows.map(({ id }) => id).join(', ')}.`)
}
