/** Values filled in for an arrangement, and the body of the calls that they become. */
import type { Cents, Currency } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Arrangement } from '#schemas/generated/arrangement.ts'

export const ways = ['terms', 'amount', 'free'] as const
export type Way = (typeof ways)[number]
export type FreeTerm = { key: number; dueDate: IsoDate; amount: Cents | null }

export type Wish = {
  way: Way
  /** null: all that is outstanding. */
  total: Cents | null
  downPayment: Cents | null
  terms: number
  amount: Cents | null
  free: readonly FreeTerm[]
  frequency: 'weekly' | 'two_weekly' | 'monthly' | 'quarterly'
  startDate: IsoDate
  requestedBy: NonNullable<Arrangement['requestedBy']>
  method: NonNullable<Arrangement['method']>
  toleranceDays: number
  reminderDays: number
  interestFrozen: boolean
  note: string
}

export const firstWish = (startDate: IsoDate): Wish => ({
  way: 'terms',
  total: null,
  downPayment: null,
  terms: 6,
  amount: null,
  frequency: 'monthly',
  startDate,
  free: [{ key: 0, dueDate: startDate, amount: null }],
  requestedBy: 'debtor',
  method: 'transfer',
  toleranceDays: 5,
  reminderDays: 5,
  interestFrozen: false,
  note: '',
})

/** Fills the form from a requested arrangement, whose terms are planned anew. */
export function wishOf(
  of: Arrangement & { instalments?: readonly { dueDate: IsoDate; amount: { amount: Cents } }[] },
): Wish {
  const first = firstWish(of.startDate)
  const free = (of.instalments ?? []).map(({ dueDate, amount }, key) => ({ key, dueDate, amount: amount.amount }))
  return {
    ...first,
    way: of.frequency === 'free' ? 'free' : of.instalmentAmount ? 'amount' : 'terms',
    total: of.total.amount,
    downPayment: of.downPayment?.amount ?? null,
    terms: (of.terms ?? 1) - (of.downPayment ? 1 : 0),
    amount: of.instalmentAmount?.amount ?? null,
    ...(free.length > 0 && { free }),
    frequency: of.frequency === 'free' || of.frequency === null ? 'monthly' : of.frequency,
    requestedBy: of.requestedBy ?? 'debtor',
    method: of.method ?? 'transfer',
    toleranceDays: of.toleranceDays ?? 0,
    reminderDays: of.reminderDays ?? 0,
    interestFrozen: of.interestFrozen ?? false,
    note: of.note ?? '',
  }
}

/** @returns undefined while something is missing without which no terms follow. */
export function bodyOf(wish: Wish, currency: Currency): Readonly<Record<string, unknown>> | undefined {
  const money = (amount: Cents) => ({ amount, currency })
  const { way, total, downPayment, terms, amount, free, frequency, startDate, note } = wish
  const plan = () => {
    if (way === 'free') {
      const filled = free.flatMap((one) => (one.amount ? [{ dueDate: one.dueDate, amount: money(one.amount) }] : []))
      return filled.length === free.length ? { free: filled } : undefined
    }
    const common = { frequency, ...(downPayment && { downPayment: money(downPayment) }) }
    if (way === 'amount') return amount ? { ...common, amount: money(amount) } : undefined
    return terms > 0 ? { ...common, instalments: terms } : undefined
  }
  const planned = plan()
  if (!planned) return undefined
  const { requestedBy, method, interestFrozen, toleranceDays, reminderDays } = wish
  return {
    ...planned,
    startDate: way === 'free' ? (free[0]?.dueDate ?? startDate) : startDate,
    ...(total && way !== 'free' && { total: money(total) }),
    requestedBy,
    method,
    interestFrozen,
    toleranceDays,
    reminderDays,
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}
