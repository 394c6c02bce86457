/** Amount of a cost: collection costs by law or contract, others as given or as usual. */
import { claimCosts } from '#domain/law/claimCosts.ts'
import type { CostRegime } from '#domain/law/costRegime.ts'
import { byOwnDay, standingCosts } from '#domain/ledger/facts.ts'
import { replay } from '#domain/ledger/replay.ts'
import type { Money } from '#domain/money/money.ts'
import { shareOf } from '#domain/money/share.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { DraftOf } from '#server/records/hooks.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { names } from '#server/sql/names.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { factsOf } from './facts.ts'
import type { BookedFile } from './fileOf.ts'
import { regimeColumns } from './regime.ts'
import { settle } from './settle.ts'

type CostType = { id: number; category: string; vatRate: string | null; amount: number | null }
type Amounts = { amount: number; vat: number }

const t = names('cost_type')
const c = names('customer', 'c')
const f = names('collection_file', 'f')

/**
 * @returns The cost with its amounts.
 * @throws {FieldErrors | Refused} When the amount is missing, or given where it is computed, or no collection costs
 * are owed.
 */
export async function withAmounts(
  trx: Trx,
  body: DraftOf<'cost-line'>,
  file: BookedFile,
  { today, requestId }: { today: IsoDate; requestId: string },
): Promise<DraftOf<'cost-line'>> {
  const type = await costTypeOf(trx, body.costType)
  const isComputed = type.category === 'collection' && (body.chargeTo ?? 'debtor') === 'debtor'
  if (isComputed && body.amount) throw new FieldErrors({ amount: [{ key: 'error.file.computed' }] })
  // The state of the 14-day letter may have changed with the day.
  if (isComputed) await settle(trx, file.id, { today, requestId })
  const { amount, vat } = isComputed ? await costsOf(trx, file.id, body.date) : usual(type, body.amount ?? undefined)
  const money = (cents: number) => ({ amount: cents, currency: file.currency }) as Money
  return {
    ...body,
    source: isComputed ? 'auto' : (body.source ?? 'manual'),
    amount: money(amount),
    vatAmount: money(vat),
  }
}

async function costTypeOf({ query }: Trx, id: number): Promise<CostType> {
  const { rows } = await query<CostType>({
    text: `select ${t.id}::int as id, ${t.category}, ${t.vat_rate}::text as "vatRate", ${t.default_amount}::int as amount
      from cost_type where ${t.id} = $1 and ${t.active}`,
    values: [id],
  })
  const [row] = rows
  if (!row) throw new FieldErrors({ costType: [{ key: 'error.file.noCostType' }] })
  return row
}

function usual({ vatRate, amount: usualAmount }: CostType, given: Money | undefined): Amounts {
  const amount = given?.amount ?? usualAmount
  if (amount === null) throw new FieldErrors({ amount: [{ key: 'error.file.noAmount' }] })
  return { amount, vat: vatRate === null ? 0 : shareOf(amount, vatRate) }
}

/**
 * Collection costs on the principal that was open at the end of the 14-day letter's term, or on the day itself
 * where none is needed, or where they are allowed without one; once for each file, which has one letter.
 */
async function costsOf(trx: Trx, id: number, on: string): Promise<Amounts> {
  const found = await factsOf(trx, id)
  if (!found) throw new Refused({ key: 'error.file.none' })
  const { file: of, facts } = found
  const isExpired = of.fourteenDayState === 'expired_unpaid'
  if (of.fileType === 'private' && !isExpired && !of.hasOverride)
    throw new Refused({ key: `error.file.letter.${of.fourteenDayState}` })
  if (of.currency !== 'EUR') throw new Refused({ key: 'error.file.notDutch' })
  if (standingCosts(facts).some(({ part }) => part === 'collection_costs'))
    throw new Refused({ key: 'error.file.chargedTwice' })
  const { rows } = await trx.query<CostRegime>({
    text: `select ${regimeColumns(f.legal_type_id)}
      from collection_file f join customer c on ${c.id} = ${f.customer_id} where ${f.id} = $1`,
    values: [id],
  })
  const [regime] = rows
  const day = of.fileType === 'private' && isExpired && of.fourteenDayEnd !== null ? of.fourteenDayEnd : on
  const { claims } = replay(byOwnDay(facts), await rateTables(trx), day).open
  const due = [...claims.values()]
    .filter(({ fact }) => fact.dueDate < day)
    .map(({ fact, account }) => ({ ...fact, amount: account.principal }))
  const isCompany = of.fileType === 'company'
  if (due.every(({ amount }) => amount === 0)) throw new Refused({ key: 'error.file.nothingDue' })
  const costs = regime && claimCosts(due, isCompany, regime)
  if (!costs) throw new Refused({ key: 'error.file.noCosts' })
  return { amount: costs.net, vat: costs.vat }
}
