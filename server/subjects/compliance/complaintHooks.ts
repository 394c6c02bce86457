/** What a complaint gets by itself: the days by which it is confirmed and answered. */
import type { FastifyInstance } from 'fastify'
import { receiptProblem, termsOf } from '#domain/complaints.ts'
import type { ComplaintState } from '#schemas/generated/complaint.ts'
import { dayOf } from '#domain/time/day.ts'
import type { Body } from '#server/records/values/body.ts'
import type { Hooks, WriteContext } from '#server/records/hooks.ts'
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors } from '#server/errors.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { emitComplaint } from './complaintEvents.ts'
import { holidaysAfter } from './holidays.ts'

export const complaintHooks = ({ webhooks }: Pick<FastifyInstance, 'webhooks'>): Hooks => ({
  async beforeCreate(body, { trx, now }) {
    const receivedAt = String(body.receivedAt)
    checkReceipt(receivedAt, now)
    return { ...body, ...(await terms(receivedAt, trx)) }
  },

  async beforeUpdate(body, before, { trx, now }: WriteContext): Promise<Body> {
    if (body.receivedAt === undefined) return body
    checkReceipt(String(body.receivedAt), now, before)
    return { ...body, ...(await terms(String(body.receivedAt), trx)) }
  },

  async afterWrite({ action, before, after }, { trx }) {
    if (action === 'create' && after) await emitComplaint(webhooks, trx, 'complaint.created', after)
    if (before && after && before.status !== after.status)
      await emitComplaint(webhooks, trx, 'complaint.status_changed', after)
  },
})

function checkReceipt(receivedAt: string, now: number, before?: Body): void {
  const standing = before && {
    status: before.status as ComplaintState,
    confirmationDue: String(before.confirmationDue),
  }
  const problem = receiptProblem(receivedAt, dayOf(new Date(now).toISOString()), standing)
  if (problem) throw new FieldErrors({ receivedAt: [{ key: `error.complaintReceipt.${problem}` }] })
}

const terms = async (receivedAt: string, trx: Trx) =>
  termsOf(receivedAt, await holidaysAfter(trx, receivedAt), Number(await settingValue(trx, 'complaint.answerDays')))
