/** What a complaint gets by itself: its number of the year, and the days by which it is confirmed and answered. */
import type { FastifyInstance } from 'fastify'
import { receiptProblem, termsOf, type ComplaintStatus } from '#domain/complaints.ts'
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
    return { ...body, ...(await terms(receivedAt, trx)), number: await nextNumber(receivedAt.slice(0, 4), trx) }
  },

  async beforeUpdate(body, before, { trx, now }: WriteContext): Promise<Body> {
    if (body.receivedAt === undefined) return body
    checkReceipt(String(body.receivedAt), now, before)
    return { ...body, ...(await terms(String(body.receivedAt), trx)) }
  },

  async afterWrite({ action, after }, { trx }) {
    if (action === 'create' && after) await emitComplaint(webhooks, trx, 'complaint.created', after)
  },
})

function checkReceipt(receivedAt: string, now: number, before?: Body): void {
  const standing = before && {
    status: before.status as ComplaintStatus,
    confirmationDue: String(before.confirmationDue),
  }
  const problem = receiptProblem(receivedAt, dayOf(new Date(now).toISOString()), standing)
  if (problem) throw new FieldErrors({ receivedAt: [{ key: `error.complaintReceipt.${problem}` }] })
}

const terms = async (receivedAt: string, trx: Trx) =>
  termsOf(receivedAt, await holidaysAfter(trx, receivedAt), Number(await settingValue(trx, 'complaint.answerDays')))

/** @returns 'K2026-0001', one after the other within a year; a number is never given twice, not after it was deleted either. */
async function nextNumber(year: string, trx: Trx): Promise<string> {
  await trx.query({ text: `select pg_advisory_xact_lock(hashtext('complaint number'))` })
  const text = `select coalesce(max(substring(number from 7)::int), 0) + 1 as next from (
      select number from complaint union all
      select changes->'number'->>'from' from audit_log where entity = 'complaint' and action = 'delete') given
    where number like $1`
  const { rows } = await trx.query<{ next: number }>({ text, values: [`K${year}-%`] })
  return `K${year}-${String(rows[0]?.next ?? 1).padStart(4, '0')}`
}
