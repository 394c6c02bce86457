/** The amounts of an item, and the numbers by which it is found: they follow from its claims and payments. */
import { claimed, claimNumbers, openOf } from '#domain/precasso.ts'
import type { PrecassoStored } from '#schemas/generated/precasso.ts'
import { FieldErrors, type Text } from '#server/errors.ts'

type Money = Pick<PrecassoStored, 'claims' | 'payments'>

/** @throws {FieldErrors} At the row that is wrong. */
export function amountsOf({ claims, payments }: Money, today: string) {
  const [all, paid] = [claims ?? [], payments ?? []]
  const currency = all[0]?.amount.currency ?? 'EUR'
  const mistakes: Record<string, Text[]> = {}
  if (all.length === 0) mistakes.claims = [{ key: 'validation.required' }]
  for (const [index, { amount, invoiceDate, dueDate }] of all.entries()) {
    Object.assign(mistakes, wrongAmount(`claims.${index}.amount`, amount, currency))
    if (invoiceDate > today) mistakes[`claims.${index}.invoiceDate`] = [{ key: 'error.file.future' }]
    if (dueDate < invoiceDate) mistakes[`claims.${index}.dueDate`] = [{ key: 'error.precasso.dueBefore' }]
  }
  for (const [index, { amount, date }] of paid.entries()) {
    Object.assign(mistakes, wrongAmount(`payments.${index}.amount`, amount, currency))
    if (date > today) mistakes[`payments.${index}.date`] = [{ key: 'error.file.future' }]
  }
  if (Object.keys(mistakes).length > 0) throw new FieldErrors(mistakes)
  const total = claimed(all)
  if (total <= 0) throw new FieldErrors({ claims: [{ key: 'error.precasso.nothingClaimed' }] })
  return {
    claimNumbers: claimNumbers(all),
    amount: { amount: total, currency },
    openAmount: { amount: openOf(all, paid), currency },
  }
}

function wrongAmount(
  at: string,
  { amount, currency }: { amount: number; currency: string },
  of: string,
): Record<string, Text[]> {
  if (amount <= 0) return { [at]: [{ key: 'error.file.positive' }] }
  return currency === of ? {} : { [at]: [{ key: 'error.file.currency', values: { currency: of } }] }
}
