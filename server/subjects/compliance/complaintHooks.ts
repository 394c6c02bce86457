/** Computes the days by which a complaint must be confirmed and answered. */
import { receiptProblem, termsOf } from '#domain/complaints.ts'
import { dayOf } from '#domain/time/day.ts'
import type { Hooks, StoredOf } from '#server/records/hooks.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { holidaysAfter } from './holidays.ts'

export const complaintHooks = (): Hooks<'complaint'> => ({
  async beforeCreate(body, { trx, now }) {
    checkReceipt(body.receivedAt, now)
    return { ...body, ...(await terms(body.receivedAt, trx)) }
  },

  async beforeUpdate(body, before, { trx, now }) {
    if (body.receivedAt === undefined) return body
    checkReceipt(body.receivedAt, now, before)
    return { ...body, ...(await terms(body.receivedAt, trx)) }
  },
})

function checkReceipt(receivedAt: string, now: number, before?: StoredOf<'complaint'>): void {
  const problem = receiptProblem(receivedAt, dayOf(now), before)
  if (problem) throw new FieldErrors({ receivedAt: [{ key: `error.complaintReceipt.${problem}` }] })
}

const terms = async (receivedAt: string, trx: Trx) =>
  termsOf(receivedAt, await holidaysAfter(trx, receivedAt), Number(await settingValue(trx, 'complaint.answerDays')))
