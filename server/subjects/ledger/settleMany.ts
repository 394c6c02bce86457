/**
 * Settles many files after one change of each, as files that were just opened: their facts are read, their entries booked and
 * their amounts written by few statements for all, with the outcome that `settle` has for each.
 */
import { balanceOn } from '#domain/ledger/balance.ts'
import { difference } from '#domain/ledger/entry.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { checkClosed } from './closedBooks.ts'
import { moveClosed } from './costs/closedCosts.ts'
import { costsOfAll, isKept, keepCosts, whyOf, withCosts } from './costs/costsOfFiles.ts'
import type { FileFacts } from './facts.ts'
import { lockFamilies } from './lockFamily.ts'
import { bookedOfAll, entriesOf, insertEntries, keptAmounts, settle, type Written } from './settle.ts'

const f = names('collection_file')
const c = names('claim', 'c')
const claim = names('claim')

type Balanced = ReturnType<typeof balanceOn>

/** Files whose facts are read by one statement. */
const atOnce = 200

/** @throws {MissingRate} If no rate of interest is known for a day. */
export async function settleMany(
  trx: Trx,
  ids: readonly number[],
  { today, requestId }: { today: IsoDate; requestId: string },
): Promise<void> {
  if (ids.length === 0) return
  const ordered = [...new Set(ids)].sort((one, other) => one - other)
  await lockFamilies(trx, ordered)
  const tables = await rateTables(trx)
  for (let from = 0; from < ordered.length; from += atOnce) {
    const some = ordered.slice(from, from + atOnce)
    const booked = await bookedOfAll(trx, some)
    const entries: Written[] = []
    const settled: { found: FileFacts; balance: Balanced }[] = []
    const time = { today, rates: tables }
    let costed = await costsOfAll(trx, some, time)
    const locked = some.flatMap((id) => costed.get(id) ?? [])
    if (await moveClosed(trx, locked)) costed = await costsOfAll(trx, some, time)
    const own = some.flatMap((id) => costed.get(id) ?? [])
    for (const found of own) {
      const lawful = withCosts(found)
      const balance = balanceOn(lawful.facts, tables, today)
      const differs = difference(booked.get(found.file.id) ?? [], balance.replay.entries)
      checkClosed(trx, lawful, { entries: [...differs.reverse, ...differs.book], rates: tables })
      entries.push(...entriesOf(found.file, differs, whyOf(found)))
      settled.push({ found, balance })
    }
    await keepCosts(trx, own)
    await insertEntries(trx, entries, { today, requestId })
    await keepAll(trx, settled, today)
    const others = [...costed.values()].filter((one) => !own.includes(one) && !isKept(one))
    for (const { file } of others) await settle(trx, file.id, { today, requestId, rates: tables })
  }
}

const columns = keptAmounts.map(([name, column, currencyColumn]) => ({ name, column, currencyColumn }))
/** Claims are sought by their file (`offset 0`), not by the first day of all claims. */
const amountsText = `update collection_file set ${f.interest_until} = $1,
    ${columns.map(({ column, currencyColumn, name }) => `${column} = n."${name}", ${currencyColumn} = n.currency`).join(', ')},
    ${f.first_due_date} = d.due, ${f.limitation_date} = d.limitation
  from jsonb_to_recordset($2::jsonb) as n(id bigint, currency text, ${columns.map(({ name }) => `"${name}" bigint`).join(', ')})
    cross join lateral (select min(own.due) as due, min(own.limitation) as limitation
      from (select ${c.due_date} as due, ${c.limitation_date} as limitation from claim c
        where ${c.file_id} = n.id and ${c.type} <> 'credit_note' offset 0) own) d
  where collection_file.${f.id} = n.id`
const openText = `update claim set ${claim.open_amount} = n.cents, ${claim.open_amount_currency} = n.currency
  from jsonb_to_recordset($1::jsonb) as n(id bigint, cents bigint, currency text)
  where claim.id = n.id and ${claim.open_amount} is distinct from n.cents`

async function keepAll(trx: Trx, settled: readonly { found: FileFacts; balance: Balanced }[], today: IsoDate) {
  const rows = settled.map(({ found: { file }, balance }) => ({
    id: file.id,
    currency: file.currency,
    ...Object.fromEntries(columns.map(({ name }) => [name, balance[name]])),
  }))
  await trx.query({ name: 'ledger-settle-amounts', text: amountsText, values: [today, JSON.stringify(rows)] })
  const open = settled.flatMap(({ found: { file }, balance }) =>
    [...balance.replay.open.claims.values()].map(({ fact, account }) => ({
      id: fact.id,
      cents: account.principal,
      currency: file.currency,
    })),
  )
  await trx.query({ name: 'ledger-settle-claims', text: openText, values: [JSON.stringify(open)] })
}
