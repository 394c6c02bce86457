/** Hooks of items: the open amount follows from claims and payments, and the numbers of claims are found in lists. */
import { FieldErrors } from '#server/errors.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { wrongMerchant } from '#server/subjects/files/fileHooks.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { amountsOf } from './itemAmounts.ts'

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
