/** Claims that have all their values: what the ledger would refuse of them. */
import type { Money } from '#domain/money/money.ts'
import type { Mistakes, Part } from './parts.ts'

/** `currency`: of the file. */
export type Limits = { currency: Money['currency']; today: string; mistakes: Mistakes }

/** @returns The claim, without its body where it has mistakes. */
export function rightClaim(part: Part, { currency, today, mistakes }: Limits): Part {
  const { at, body } = part
  if (!body) return part
  const amount = body.amount as Money
  const wrong: Mistakes = {
    ...(amount.amount <= 0 && { [`${at}.amount`]: [{ key: 'error.file.positive' }] }),
    ...(amount.currency !== currency && {
      [`${at}.amount`]: [{ key: 'error.file.currency', values: { currency } }],
    }),
    ...(String(body.invoiceDate) > today && { [`${at}.invoiceDate`]: [{ key: 'error.file.future' }] }),
  }
  Object.assign(mistakes, wrong)
  return Object.keys(wrong).length > 0 ? { ...part, body: undefined } : part
}
