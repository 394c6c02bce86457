/** A dispute is about a file that is open, and stays with it. */
import { FieldErrors } from '#server/errors.ts'
import type { Hooks } from '#server/records/hooks.ts'
import { checkOpen, fileOf, todayAt } from '#server/subjects/ledger/fileOf.ts'

export const disputeHooks = (): Hooks<'dispute'> => ({
  async beforeCreate(body, { trx, now }) {
    const file = await fileOf(trx, body.file)
    checkOpen(file)
    checkReceived(body.openedAt, now)
    return { ...body, customer: file.customer }
  },
  beforeUpdate(body, before, { now }) {
    if (body.file !== undefined && body.file !== before.file)
      throw new FieldErrors({ file: [{ key: 'error.file.stays' }] })
    checkReceived(body.openedAt, now)
    return body
  },
})

function checkReceived(day: string | undefined, now: number): void {
  if (day !== undefined && day > todayAt(now)) throw new FieldErrors({ openedAt: [{ key: 'error.file.future' }] })
}
