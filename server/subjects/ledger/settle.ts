/**
 * Brings the ledger of a file in line with what happened to it: entries that no longer hold are reversed, missing
 * ones booked, and the amounts that lists show are brought to this day; in the transaction of the change itself.
 */
import type { OpenClaim } from '#domain/ledger/account.ts'
import { balanceOn, type Balance } from '#domain/ledger/balance.ts'
import { difference, type Booked, type Entry, type Posting } from '#domain/ledger/entry.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { names } from '#server/sql/names.ts'
import { checkClosed } from './closedBooks.ts'
import { moveClosed } from './costs/closedCosts.ts'
import { costsOfAll, isKept, keepCosts, whyOf, withCosts, type Costed } from './costs/costsOfFiles.ts'
import { lockFamilies } from './lockFamily.ts'
import type { LedgerFile } from './factRows.ts'
import type { FileFacts } from './facts.ts'

const file = names('collection_file')
const claim = names('claim')
const c = names('claim', 'c')

type Settling = { today: IsoDate; requestId: string; rates?: RateTables }

/**
 * Settles a file, and those of the same debtor and client whose costs follow from its letters.
 *
 * @param rates Read before, for many files.
 * @returns The balance of this day; undefined when there is no such file.
 * @throws {MissingRate} If no rate of interest is known for a day.
 * @throws {FieldErrors | Refused} If something that is owed on a day of closed books would change.
 */
export async function settle(
  trx: Trx,
  id: number,
  { today, requestId, rates }: Settling,
): Promise<Balance | undefined> {
  await lockFamilies(trx, [id])
  await lock(trx, id)
  const tables = rates ?? (await rateTables(trx))
  const time = { today, rates: tables }
  const costed = await costsOfLocked(trx, id, time)
  const own = costed.get(id)
  if (!own) return undefined
  const balance = await settleOne(trx, own, { today, requestId, rates: tables })
  for (const other of [...costed.values()].filter((one) => one !== own && !isKept(one))) {
    await lock(trx, other.file.id)
    const now = (await costsOfLocked(trx, other.file.id, time)).get(other.file.id)
    if (now) await settleOne(trx, now, { today, requestId, rates: tables })
  }
  return balance
}

/** Lines of closed books are moved of the locked file alone: others are settled, and so moved, under a lock of their own. */
async function costsOfLocked(trx: Trx, id: number, time: { today: IsoDate; rates: RateTables }) {
  const costed = await costsOfAll(trx, [id], time)
  const own = costed.get(id)
  return own && (await moveClosed(trx, [own])) ? costsOfAll(trx, [id], time) : costed
}

/** Whoever else books on the file waits. */
const lock = (trx: Trx, id: number) =>
  trx.query({ text: `select from collection_file where ${file.id} = $1 for no key update`, values: [id] })

type Rated = Required<Settling>

async function settleOne(trx: Trx, costed: Costed, { today, requestId, rates }: Rated): Promise<Balance> {
  const { id, currency } = costed.file
  const lawful = withCosts(costed)
  const balance = balanceOn(lawful.facts, rates, today)
  const { reverse, book } = difference(await bookedOf(trx, id), balance.replay.entries)
  checkClosed(trx, lawful, { entries: [...reverse, ...book], rates })
  // The state comes before the costs that depend on it.
  await keepCosts(trx, [costed])
  await insertEntries(trx, entriesOf(costed.file, { reverse, book }, whyOf(costed)), { today, requestId })
  await keepAmounts(trx, costed, balance, today)
  await keepClaims(trx, [...balance.replay.open.claims.values()], currency)
  return balance
}

/** Entries to book on a file, those that take back first. @param why Of an entry that is taken back. */
export const entriesOf = (
  { id, currency }: LedgerFile,
  { reverse, book }: { reverse: readonly Booked[]; book: readonly Entry[] },
  why: (entry: Entry) => string | null = () => null,
): Written[] => [
  ...reverse.map((entry) => ({
    ...entry,
    file: id,
    currency,
    reverses: entry.id,
    why: why(entry),
    postings: entry.postings.map(negated),
  })),
  ...book.map((entry) => ({ ...entry, file: id, currency, reverses: null, why: null })),
]

const negated = (posting: Posting): Posting => ({ ...posting, cents: -posting.cents })

/** Entries of a file that are not reversed, in the order of booking. */
export async function bookedOf(database: Pick<Trx, 'query'>, id: number): Promise<Booked[]> {
  return (await bookedOfAll(database, [id])).get(id) ?? []
}

/** Entries of files that are not reversed, by file. */
export async function bookedOfAll(
  { query }: Pick<Trx, 'query'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Booked[]>> {
  const { rows } = await query<{ file: number; entries: Booked[] }>({
    name: 'ledger-booked',
    text: `select n.id as file, (select json_agg(json_build_object('id', e.id, 'key', e.key, 'kind', e.kind, 'day', e.day, 'postings',
          (select json_agg(json_build_object('account', p.account, 'claim', p.claim_id, 'cents', p.cents) order by p.no)
            from ledger_posting p where p.entry_id = e.id)) order by e.id)
        from ledger_entry e where e.file_id = n.id and e.reverses is null and not exists (select from ledger_entry r where r.reverses = e.id)) as entries
      from unnest($1::bigint[]) as n(id)`,
    values: [ids],
  })
  return new Map(rows.map(({ file: id, entries }) => [Number(id), entries ?? []]))
}

/** An entry to be booked on a file; `reverses`: the one that it takes back, and why where that is a cost. */
export type Written = Entry & { file: number; currency: string; reverses: number | null; why: string | null }

/** Entries first, then all their postings by one statement, which the database checks as a whole. */
export async function insertEntries(
  trx: Trx,
  entries: readonly Written[],
  { today, requestId }: Pick<Settling, 'today' | 'requestId'>,
): Promise<void> {
  if (entries.length === 0) return
  const { rows } = await trx.query<{ id: string | number }>({
    text: `insert into ledger_entry (file_id, key, round, kind, day, booked_on, currency, reverses, why, request_id)
      select n.file, n.key, case when n.reverses is null then 1 + (select count(*) from ledger_entry o where o.file_id = n.file and o.key = n.key and o.reverses is null) else 0 end,
          n.kind, n.day, $1, n.currency, n.reverses, n.why, $2
        from rows from (jsonb_to_recordset($3::jsonb) as (file bigint, key text, kind text, day date, currency text, reverses bigint, why text))
          with ordinality as n(file, key, kind, day, currency, reverses, why, nth) order by n.nth
      returning id`,
    values: [
      today,
      requestId,
      JSON.stringify(
        entries.map(({ file: of, key, kind, day, currency, reverses, why }) => ({
          file: of,
          key,
          kind,
          day,
          currency,
          reverses,
          why,
        })),
      ),
    ],
  })
  const postings = entries.flatMap((entry, index) =>
    entry.postings.map(({ account, claim: of, cents }, no) => ({
      entry_id: rows[index]?.id,
      no: no + 1,
      file_id: entry.file,
      account,
      claim_id: of,
      cents,
    })),
  )
  await trx.query({
    text: `insert into ledger_posting (entry_id, no, file_id, account, claim_id, cents)
      select entry_id, no, file_id, account, claim_id, cents from jsonb_populate_recordset(null::ledger_posting, $1::jsonb)`,
    values: [JSON.stringify(postings)],
  })
}

/** Amounts of a balance that lists show, with their columns. */
export const keptAmounts = [
  ['principal', file.principal, file.principal_currency],
  ['interest', file.interest, file.interest_currency],
  ['collectionCosts', file.collection_costs, file.collection_costs_currency],
  ['courtCosts', file.court_costs, file.court_costs_currency],
  ['otherCosts', file.other_costs, file.other_costs_currency],
  ['paid', file.paid, file.paid_currency],
  ['overpayment', file.overpayment, file.overpayment_currency],
  ['outstanding', file.outstanding, file.outstanding_currency],
] as const

async function keepAmounts(trx: Trx, { file: { id, currency } }: FileFacts, balance: Balance, today: IsoDate) {
  const set = keptAmounts.map(
    ([, column, currencyColumn], index) => `${column} = $${index + 4}, ${currencyColumn} = $2`,
  )
  await trx.query({
    text: `update collection_file set ${set.join(', ')}, ${file.interest_until} = $3,
        ${file.first_due_date} = (select min(${c.due_date}) from claim c where ${c.file_id} = $1 and ${c.type} <> 'credit_note'),
        ${file.limitation_date} = (select min(${c.limitation_date}) from claim c where ${c.file_id} = $1 and ${c.type} <> 'credit_note')
      where ${file.id} = $1`,
    values: [id, currency, today, ...keptAmounts.map(([name]) => balance[name])],
  })
}

async function keepClaims(trx: Trx, claims: readonly OpenClaim[], currency: string): Promise<void> {
  const open = claims.map(({ fact, account }) => ({ id: fact.id, cents: account.principal }))
  await trx.query({
    text: `update claim set ${claim.open_amount} = n.cents, ${claim.open_amount_currency} = $2
      from jsonb_to_recordset($1::jsonb) as n(id bigint, cents bigint)
      where claim.id = n.id and ${claim.open_amount} is distinct from n.cents`,
    values: [JSON.stringify(open), currency],
  })
}
