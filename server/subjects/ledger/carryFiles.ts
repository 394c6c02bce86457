/**
 * Brings many files to the day at once. Interest is no booking until somebody pays, so nearly all of them need nothing but
 * new amounts, which one statement writes; the others are settled one by one.
 */
import { balanceOn, type Balance } from '#domain/ledger/balance.ts'
import { difference } from '#domain/ledger/entry.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { AppError } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'
import { costsOfAll, isKept, withCosts } from './costs/costsOfFiles.ts'
import { lockFamilies } from './lockFamily.ts'
import { bookedOfAll, keptAmounts, settle } from './settle.ts'

const f = names('collection_file')

/** Files whose facts are read by one statement, and worked out before somebody else has a turn. */
const atOnce = 200

type Carrying = { today: IsoDate; requestId: string; rates: RateTables }
type Carried = { id: number; currency: string; balance: Balance }

/** @param ids In ascending order, so that two who carry wait for each other instead of for ever. */
export async function carryFiles(trx: Trx, ids: readonly number[], carrying: Carrying): Promise<void> {
  const { today, rates } = carrying
  await lockFamilies(trx, ids)
  const carried: Carried[] = []
  const others: number[] = []
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce)
    const booked = await bookedOfAll(trx, some)
    const costed = await costsOfAll(trx, some, { today, rates })
    for (const found of some.flatMap((id) => costed.get(id) ?? [])) {
      const { id, currency } = found.file
      const balance = balanceOn(withCosts(found).facts, rates, today)
      const { reverse, book } = difference(booked.get(id) ?? [], balance.replay.entries)
      const stays = reverse.length + book.length === 0 && isKept(found)
      if (stays) carried.push({ id, currency, balance })
      else others.push(id)
    }
  }
  await keepAll(trx, carried, today)
  for (const id of others.sort((a, b) => a - b)) await settle(trx, id, carrying).catch(unlessRefused)
}

/** Files whose costs come to something else now; the amounts of the others stay on the day that they have. @returns Those that changed. */
export async function settleChanged(trx: Trx, ids: readonly number[], carrying: Carrying): Promise<number[]> {
  if (ids.length === 0) return []
  await lockFamilies(trx, ids)
  const costed = await costsOfAll(trx, ids, carrying)
  const changed = ids.filter((id) => {
    const found = costed.get(id)
    return found !== undefined && !isKept(found)
  })
  for (const id of changed) await settle(trx, id, carrying).catch(unlessRefused)
  return changed
}

/** A file that closed books keep as it is holds up no other; `ledger.check` tells it by name. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

const columns = keptAmounts.map(([name, column, currencyColumn]) => ({ name, column, currencyColumn }))
const text = `update collection_file set ${f.interest_until} = $1,
    ${columns.map(({ column, currencyColumn, name }) => `${column} = n."${name}", ${currencyColumn} = n.currency`).join(', ')}
  from jsonb_to_recordset($2::jsonb) as n(id bigint, currency text, ${columns.map(({ name }) => `"${name}" bigint`).join(', ')})
  where collection_file.${f.id} = n.id`

async function keepAll(trx: Trx, carried: readonly Carried[], today: IsoDate): Promise<void> {
  if (carried.length === 0) return
  const rows = carried.map(({ id, currency, balance }) => ({
    id,
    currency,
    ...Object.fromEntries(columns.map(({ name }) => [name, balance[name]])),
  }))
  await trx.query({ name: 'ledger-carry', text, values: [today, JSON.stringify(rows)] })
}
