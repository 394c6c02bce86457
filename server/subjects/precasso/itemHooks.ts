/** What is open of an item follows from its claims and payments, and its numbers are found in lists. */
import { claimed, claimNumbers, openOf } from '#domain/precasso.ts'
import type { PrecassoStored } from '#schemas/generated/precasso.ts'
import { FieldErrors, type Text } from '#server/errors.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { wrongMerchant } from '#server/subjects/files/fileHooks.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'

type Money = Pick<PrecassoStored, 'claims' | 'payments'>

export const itemHooks = (): Hooks<'precasso'> => ({
  async beforeCreate(body, { trx, now }) {
    if (await wrongMerchant(trx, body.merchant, body.customer ?? 0))
      throw new FieldErrors({ merchant: [{ key: 'error.file.merchant' }] })
    const money = { claims: body.claims ?? [], payments: body.payments ?? [] }
    return { ...body, ...amountsOf(money, todayAt(now)) }
  },
  async beforeUpdate(body, before, { trx, now }) {
    if (body.merchant !== undefined && (await wrongMerchant(trx, body.merchant, before.customer)))
      throw new FieldErrors({ merchant: [{ key: 'error.file.merchant' }] })
    if (body.claims === undefined && body.payments === undefined) return body
    const { claims = before.claims, payments = before.payments } = body
    return { ...body, ...amountsOf({ claims, payments }, todayAt(now)) }
  },
})

/** @throws {FieldErrors} At the row that is wrong. */
function amountsOf({ claims, payments }: Money, today: string) {
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
