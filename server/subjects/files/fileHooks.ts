/** A file stays with its customer: its claims, bookings and rights are those of that customer. */
import { FieldErrors } from '#server/errors.ts'
import type { Hooks } from '#server/records/hooks.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { keepClosed } from '#server/subjects/ledger/closedBooks.ts'
import { lockFamilies } from '#server/subjects/ledger/lockFamily.ts'

const m = names('merchant')

export const fileHooks = (): Hooks<'file'> => ({
  async lockBefore(id, trx) {
    await lockFamilies(trx, [id])
    await keepClosed(trx, [id], 'debtor', true)
  },
  async beforeCreate(body, { trx }) {
    await checkMerchant(trx, body.merchant, body.customer)
    return body
  },
  async beforeUpdate(body, before, { trx }) {
    if (body.customer !== undefined && body.customer !== before.customer)
      throw new FieldErrors({ customer: [{ key: 'error.file.customer' }] })
    await checkMerchant(trx, body.merchant, before.customer)
    if (body.debtor !== undefined || body.fileType !== undefined)
      await keepClosed(trx, [before.id], body.debtor === undefined ? 'fileType' : 'debtor')
    return body
  },
})

async function checkMerchant(trx: Trx, merchant: number | null | undefined, customer: number): Promise<void> {
  if (await wrongMerchant(trx, merchant, customer))
    throw new FieldErrors({ merchant: [{ key: 'error.file.merchant' }] })
}

/** @returns Whether the merchant is of another customer. */
export async function wrongMerchant(
  { query }: Pick<Trx, 'query'>,
  merchant: number | null | undefined,
  customer: number,
): Promise<boolean> {
  if (merchant === null || merchant === undefined) return false
  const { rows } = await query({
    text: `select from merchant where ${m.id} = $1 and ${m.client_id} = $2`,
    values: [merchant, customer],
  })
  return rows.length === 0
}
