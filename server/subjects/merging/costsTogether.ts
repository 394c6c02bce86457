/** Collection costs of files that become one: what the scale gives on the sum, instead of on each (Civil Code 6:96, paragraph 7). */
import { claimCosts, type CostClaim } from '#domain/law/claimCosts.ts'
import type { CostRegime } from '#domain/law/costRegime.ts'
import { byOwnDay } from '#domain/ledger/facts.ts'
import { replay } from '#domain/ledger/replay.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Trx } from '#server/db/engine.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { names } from '#server/sql/names.ts'
import { regimeColumns } from '#server/subjects/ledger/regime.ts'
import { factsOf } from '#server/subjects/ledger/facts.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import type { FileRow } from './mergeFiles.ts'

/** A cost line that stands. Whole cents. */
export type CostLine = { id: number; file: number; costType: number; date: IsoDate; amount: number; vat: number }
/** `base`: the principal on which they are computed, in cents. */
export type CostsTogether = { date: IsoDate; costType: number; base: number; amount: number; vat: number }

const l = names('cost_line', 'l')
const t = names('cost_type', 't')
const c = names('customer', 'c')
const f = names('collection_file', 'f')

/** Collection costs that the debtor owes on these files. */
export async function costLinesOf({ query }: Pick<Trx, 'query'>, files: readonly number[]): Promise<CostLine[]> {
  const { rows } = await query<CostLine>({
    text: `select ${l.id}::int as id, ${l.file_id}::int as file, ${l.cost_type_id}::int as "costType", ${l.date}::text as date,
        ${l.amount}::int as amount, coalesce(${l.vat_amount}, 0)::int as vat
      from cost_line l join cost_type t on ${t.id} = ${l.cost_type_id}
      where ${l.file_id} = any($1::bigint[]) and ${l.status} = 'booked' and ${l.charge_to} = 'debtor' and ${t.category} = 'collection'
      order by ${l.date}, ${l.id}`,
    values: [files],
  })
  return rows
}

/**
 * Collection costs on the sum of all files that were charged, or may be; none if none of them was charged before.
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
  const [first] = lines
  const [one] = files
  if (!first || !one) return undefined
  const claims: CostClaim[] = []
  const days: IsoDate[] = lines.map(({ date }) => date)
  for (const file of files) {
    const day = baseDay(file, lines, today)
    if (day === undefined) continue
    claims.push(...(await dueOn(trx, file.id, day)))
    if (file.fileType === 'private' && day === file.fourteenDayEnd) days.push(addDays(day, 1))
  }
  const regime = await regimeOf(trx, one.id)
  const costs = regime && claimCosts(claims, one.fileType === 'company', regime)
  if (!costs || costs.net === 0) return undefined
  const base = claims.reduce((sum, { amount }) => sum + amount, 0)
  const last = days.sort().at(-1) ?? today
  const locked = await settingValue(trx, 'finance.lockDate')
  const isLocked = typeof locked === 'string' && last <= locked
  return {
    date: isLocked || last > today ? today : last,
    costType: first.costType,
    base,
    amount: costs.net,
    vat: costs.vat,
  }
}

/** The day whose principal counts: the end of the letter's term, or when the file was charged; undefined: it may not be yet. */
function baseDay(file: FileRow, lines: readonly CostLine[], today: IsoDate): IsoDate | undefined {
  if (file.fileType === 'private' && file.fourteenDayState === 'expired_unpaid' && file.fourteenDayEnd !== null)
    return file.fourteenDayEnd
  const charged = lines.find((line) => line.file === file.id)?.date
  return charged ?? (file.fileType === 'company' ? today : undefined)
}

/** Claims due and open on a day, as if no collection costs had been paid first. */
async function dueOn(trx: Trx, file: number, day: IsoDate): Promise<CostClaim[]> {
  const found = await factsOf(trx, file)
  if (!found) return []
  const costs = found.facts.costs.filter(({ part }) => part !== 'collection_costs')
  const { claims } = replay({ ...byOwnDay(found.facts), costs }, await rateTables(trx), day).open
  return [...claims.values()]
    .filter(({ fact }) => fact.dueDate < day)
    .map(({ fact, account }) => ({ ...fact, amount: account.principal }))
}

async function regimeOf({ query }: Pick<Trx, 'query'>, file: number): Promise<CostRegime | undefined> {
  const { rows } = await query<CostRegime>({
    text: `select ${regimeColumns(f.legal_type_id)} from collection_file f join customer c on ${c.id} = ${f.customer_id} where ${f.id} = $1`,
    values: [file],
  })
  return rows[0]
}
