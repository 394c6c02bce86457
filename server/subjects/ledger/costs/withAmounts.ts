/** Amount of a cost: collection costs by law or contract, others as given or as usual; nothing that the debtor does not owe. */
import { isProtectedOn, whyNotCharged } from '#domain/costs/costTable.ts'
import type { BaseClaim, Charge } from '#domain/costs/costFile.ts'
import { dueBefore, lawfulCosts } from '#domain/costs/lawfulCosts.ts'
import { openedOn } from '#domain/costs/openOn.ts'
import type { RateTables } from '#domain/law/interest/rates.ts'
import type { Money } from '#domain/money/money.ts'
import { shareOf } from '#domain/money/share.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Locale } from '#schemas/entity.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import type { DraftOf } from '#server/records/hooks.ts'
import { names } from '#server/sql/names.ts'
import type { BookedFile } from '#server/subjects/ledger/fileOf.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { costsOfAll, type Costed } from './costsOfFiles.ts'
import { refusals } from './refusals.ts'
import { checkTariff } from './tariff.ts'

type CostType = {
  id: number
  code: string
  category: string
  limit: string | null
  vatRate: string | null
  amount: number | null
}
type Time = { today: IsoDate; rates: RateTables }
/** With the files whose letters decide on its costs too. */
type InFamily = Costed & { family: readonly Costed[] }

const t = names('cost_type')

/**
 * @returns The cost with its amounts.
 * @throws {FieldErrors | Refused} When the amount is missing, or given where it is computed, or the debtor does not owe it.
 */
export async function withAmounts(
  trx: Trx,
  body: DraftOf<'cost-line'>,
  file: BookedFile,
  { today, locale }: { today: IsoDate; locale: Locale },
): Promise<DraftOf<'cost-line'>> {
  const type = await costTypeOf(trx, body.costType)
  const money = (cents: number) => ({ amount: cents, currency: file.currency }) as Money
  const source = body.source ?? 'manual'
  if ((body.chargeTo ?? 'debtor') !== 'debtor') {
    const amount = usual(type, body.amount)
    return { ...body, source, amount: money(amount), vatAmount: money(vatOf(type, amount)) }
  }
  const isComputed = type.category === 'collection'
  if (isComputed && body.amount) throw new FieldErrors({ amount: [{ key: 'error.file.computed' }] })
  const time = { today, rates: await rateTables(trx) }
  const costed = await inFamily(trx, file.id, time)
  if (isComputed) {
    const { amount, vat, base } = collection(costed, body.date, time)
    return { ...body, source: 'auto', amount: money(amount), vatAmount: money(vat), base }
  }
  checkMayOwe(costed, type, body.date)
  const amount = usual(type, body.amount)
  await checkTariff(trx, costed, { ...type, amount, on: body.date, rates: time.rates, locale })
  // The debtor pays VAT only where the client cannot reclaim it (Btag, art. 10).
  const vat = costed.cost.regime.vatDeductible ? 0 : vatOf(type, amount)
  return { ...body, source, amount: money(amount), vatAmount: money(vat) }
}

async function costTypeOf({ query }: Trx, id: number): Promise<CostType> {
  const { rows } = await query<CostType>({
    text: `select ${t.id}::int as id, ${t.code}, ${t.category}, ${t.legal_limit} as "limit", ${t.vat_rate}::text as "vatRate", ${t.default_amount}::int as amount
      from cost_type where ${t.id} = $1 and ${t.active}`,
    values: [id],
  })
  const [row] = rows
  if (!row) throw new FieldErrors({ costType: [{ key: 'error.file.noCostType' }] })
  return row
}

function usual({ amount: usualAmount }: CostType, given: Money | null | undefined): number {
  const amount = given?.amount ?? usualAmount
  if (amount === null) throw new FieldErrors({ amount: [{ key: 'error.file.noAmount' }] })
  return amount
}

const vatOf = ({ vatRate }: CostType, amount: number): number => (vatRate === null ? 0 : shareOf(amount, vatRate))

async function inFamily(trx: Trx, id: number, time: Time): Promise<InFamily> {
  const found = await costsOfAll(trx, [id], time)
  const own = found.get(id)
  if (!own) throw new Refused({ key: 'error.file.none' })
  return { ...own, family: [...found.values()] }
}

/** @throws {Refused} When no debtor of this kind owes such a cost in this phase, or it is protected. */
function checkMayOwe({ cost }: Costed, { category }: CostType, on: IsoDate): void {
  const { fileType, phase, protections } = cost
  const why = isProtectedOn(protections, on) ? 'protected' : whyNotCharged({ category, fileType, phase })
  if (why) throw new Refused({ key: refusals[why] })
}

type Collection = { amount: number; vat: number; base: BaseClaim[] | null }

/** What a line of that day comes to, by the rules that derive it from then on. @throws {Refused} When nothing is owed. */
function collection({ cost, file, family, outcome }: InFamily, on: IsoDate, { rates, today }: Time): Collection {
  const isExpired = outcome.letters.ready.some(({ end, amount }) => end < on && amount > 0)
  const needsBase = cost.fileType === 'company' || (file.hasOverride && !isExpired)
  const base = needsBase ? [...dueBefore(cost, on)] : null
  const line: Charge = { ...newLine, day: on, base }
  const files = family.map((one) => (one.cost === cost ? { ...cost, charges: [...cost.charges, line] } : one.cost))
  const owed = lawfulCosts(files, rates, today).get(cost.id)?.owed.get(line.id)
  // What was paid on the day itself may leave nothing to charge for.
  const isPaid = base?.every(({ claim }) => (openedOn(rates)(cost, on).get(claim) ?? 0) === 0) ?? false
  const nothing = isPaid ? 'nothingDue' : (owed?.nothing ?? null)
  if (!owed || nothing) throw new Refused({ key: refusals[nothing ?? 'noLetter'] })
  return { amount: owed.amount, vat: owed.vat, base }
}

/** A line that is not stored yet comes after all others. */
const newLine = {
  id: Number.MAX_SAFE_INTEGER,
  part: 'collection_costs',
  category: 'collection',
  isComputed: true,
  amount: 0,
  vat: 0,
} as const
