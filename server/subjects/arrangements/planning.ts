/** The terms that somebody asks for, checked against the file, and their rows. */
import { planOf, type PlannedTerm, type PlanProblem } from '#domain/arrangements/plan.ts'
import { formatMoney, type Money } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Locale } from '#schemas/entity.ts'
import type { ArrangementCreate } from '#schemas/generated/arrangement.ts'
import { instalment } from '#schemas/generated/instalment.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import type { Writer } from '#server/foundation/writer.ts'
import type { Records } from '#server/records/contract.ts'
import { checkAmount, type BookedFile } from '#server/subjects/ledger/fileOf.ts'

type Frequency = NonNullable<ArrangementCreate['frequency']>
/** Body of a call that asks for a plan. */
export type Given = {
  total?: Money
  downPayment?: Money
  instalments?: number
  amount?: Money
  free?: { dueDate: IsoDate; amount: Money }[]
  frequency?: Frequency
  startDate: IsoDate
} & Pick<
  ArrangementCreate,
  'toleranceDays' | 'reminderDays' | 'toleranceAmount' | 'interestFrozen' | 'method' | 'requestedBy' | 'note'
>

export type Plan = {
  total: Money
  terms: readonly PlannedTerm[]
  /** Properties that are stored beside the terms. */
  properties: Pick<ArrangementCreate, 'downPayment' | 'instalmentAmount' | 'frequency' | 'startDate'> & {
    total: Money
    paidAmount: Money
    terms: number
  }
}

type Asking = { file: BookedFile; outstanding: number; today: IsoDate; locale: Locale }

/** @throws {FieldErrors} With what is wrong, where. @throws {Refused} When nothing is owed. */
export function planFor(given: Given, { file, outstanding, today, locale }: Asking): Plan {
  const { currency } = file
  const amounts = Object.entries({ total: given.total, downPayment: given.downPayment, amount: given.amount })
  for (const [field, money] of amounts) if (money) checkAmount(money, file, field)
  if (given.toleranceAmount && given.toleranceAmount.currency !== currency)
    throw new FieldErrors({ toleranceAmount: [{ key: 'error.file.currency', values: { currency } }] })
  given.free?.forEach(({ amount }, n) => checkAmount(amount, file, `free.${n}.amount`))
  if (outstanding <= 0) throw new Refused({ key: 'error.arrangement.nothingOwed' })
  const total = given.total?.amount ?? given.free?.reduce((sum, { amount }) => sum + amount.amount, 0) ?? outstanding
  if (total > outstanding) {
    const open = formatMoney({ amount: outstanding, currency }, locale)
    throw new FieldErrors({ total: [{ key: 'error.arrangement.more', values: { open } }] })
  }
  const start = given.free?.[0]?.dueDate ?? given.startDate
  if (start < today) throw new FieldErrors({ startDate: [{ key: 'error.arrangement.past' }] })
  const frequency = given.free ? 'free' : (given.frequency ?? 'monthly')
  const planned = planOf({
    total,
    frequency,
    start,
    ...(given.downPayment && { downPayment: given.downPayment.amount }),
    ...(given.instalments !== undefined && { terms: given.instalments }),
    ...(given.amount && { amount: given.amount.amount }),
    ...(given.free && { free: given.free.map(({ dueDate, amount }) => ({ dueDate, amount: amount.amount })) }),
  })
  if ('reason' in planned) throw problemAt(planned)
  const { terms } = planned
  const properties = {
    frequency,
    startDate: start,
    terms: terms.length,
    total: { amount: total, currency } as Money,
    paidAmount: { amount: 0, currency } as Money,
    downPayment: given.downPayment ?? null,
    instalmentAmount: given.amount ?? null,
  }
  return { total: properties.total, terms, properties }
}

const problemAt = ({ field, reason }: PlanProblem): FieldErrors =>
  new FieldErrors({ [field]: [{ key: `error.arrangement.${reason}` }] })

/** Stores the terms of an arrangement that has none. */
export async function createTerms(
  records: Records,
  trx: Trx,
  { id, customer, plan: { terms, total } }: { id: number; customer: number; plan: Plan },
  by: Writer,
): Promise<void> {
  for (const [n, { dueDate, amount }] of terms.entries())
    await records.create(
      trx,
      instalment,
      {
        arrangement: id,
        customer,
        sequence: n + 1,
        dueDate,
        amount: { ...total, amount },
        paidAmount: { ...total, amount: 0 },
      },
      by,
    )
}
