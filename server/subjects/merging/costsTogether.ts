/** Collection costs of files that become one: what the scale gives on the sum, instead of on each (Civil Code 6:96, paragraph 7). */
import type { BaseClaim } from '#domain/costs/costFile.ts'
import { dueBefore } from '#domain/costs/lawfulCosts.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { names } from '#server/sql/names.ts'
import { costsOfAll } from '#server/subjects/ledger/costs/costsOfFiles.ts'
import { factsOf } from '#server/subjects/ledger/facts.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import type { FileRow } from './mergeFiles.ts'

/** A cost line that stands. Whole cents. */
export type CostLine = {
  id: number
  file: number
  costType: number
  date: IsoDate
  amount: number
  vat: number
  base?: BaseClaim[] | null
}
/** What the one line on the file that leads is charged on; its amount follows, as that of every line does. */
export type CostsTogether = Pick<CostLine, 'date' | 'costType'> & { base: BaseClaim[] | null }

const l = names('cost_line', 'l')
const t = names('cost_type', 't')

/** Collection costs that the debtor owes on these files. */
export async function costLinesOf({ query }: Pick<Trx, 'query'>, files: readonly number[]): Promise<CostLine[]> {
  const { rows } = await query<CostLine>({
    text: `select ${l.id}::int as id, ${l.file_id}::int as file, ${l.cost_type_id}::int as "costType", ${l.date}::text as date,
        ${l.amount}::int as amount, coalesce(${l.vat_amount}, 0)::int as vat, ${l.base} as base
      from cost_line l join cost_type t on ${t.id} = ${l.cost_type_id}
      where ${l.file_id} = any($1::bigint[]) and ${l.status} = 'booked' and ${l.charge_to} = 'debtor' and ${t.category} = 'collection'
      order by ${l.date}, ${l.id}`,
    values: [files],
  })
  return rows
}

/**
 * Charges all that was charged, or may be, by one line; nothing if nothing was charged before.
 *
 * @param lines Of all files, before anything moves.
 * @returns undefined: what is charged stays as it is.
 */
export async function costsTogether(
  trx: Trx,
  files: readonly FileRow[],
  lines: readonly CostLine[],
  today: IsoDate,
): Promise<CostsTogether | undefined> {
  const [first] = lines.filter(({ amount }) => amount > 0)
  if (!first) return undefined
  const base: BaseClaim[] = []
  const days = lines.map(({ date }) => date)
  for (const file of files) {
    const own = lines.filter((line) => line.file === file.id)
    base.push(...own.flatMap((line) => line.base ?? []))
    if (file.fileType === 'company' && own.length === 0) base.push(...(await dueNow(trx, file.id, today)))
    if (file.fileType === 'private' && file.fourteenDayState === 'expired_unpaid' && file.fourteenDayEnd !== null)
      days.push(addDays(file.fourteenDayEnd, 1))
  }
  const last = days.sort().at(-1) ?? today
  const locked = await settingValue(trx, 'finance.lockDate')
  const isLocked = typeof locked === 'string' && last <= locked
  return {
    date: isLocked || last > today ? today : last,
    costType: first.costType,
    base: base.length > 0 ? base : null,
  }
}

async function dueNow(trx: Trx, file: number, today: IsoDate): Promise<readonly BaseClaim[]> {
  const found = await factsOf(trx, file)
  return found ? dueBefore(found.cost, today) : []
}

/** What a line comes to, with the principal that it was worked out from, in cents. */
export async function cameTo(trx: Trx, file: number, line: number, today: IsoDate) {
  const found = await costsOfAll(trx, [file], { today, rates: await rateTables(trx) })
  return found.get(file)?.outcome.owed.get(line) ?? { amount: 0, vat: 0, principal: 0 }
}
