/** What each action on a complaint changes, and the letter that goes with it. */
import type { FastifyInstance } from 'fastify'
import { afterAction, type ComplaintAction, type ComplaintStatus } from '#domain/complaints.ts'
import { dayText } from '#domain/day.ts'
import type { Body } from '#server/crud/body.ts'
import type { WriteContext } from '#server/crud/hooks.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { emitComplaint } from './complaintEvents.ts'
import { isLocale } from '#server/messages.ts'

/** What a person fills in with an action; see `complaintSchemas.ts`. */
export type ActionBody = { by?: 'email' | 'post'; outcome?: string; answer?: string; measure?: string }

/**
 * @throws {Refused} If the complaint is in no state for it.
 * @throws {FieldErrors} If a letter cannot be sent by mail because there is no address.
 */
export async function decideComplaint(
  app: FastifyInstance,
  action: ComplaintAction,
  { by = 'email', ...given }: ActionBody,
  before: Body,
  { trx, access, now }: WriteContext,
): Promise<Body> {
  const status = afterAction(before.status as ComplaintStatus, action)
  if (status === undefined) throw new Refused({ key: 'error.complaintState' })
  await emitComplaint(app.webhooks, trx, 'complaint.status_changed', { ...before, status })
  const at = new Date(now).toISOString()
  const handler = before.handler ?? access.person?.id ?? null
  switch (action) {
    case 'confirm':
      await sendLetter(app, trx, { text: 'complaintConfirmed', by, before })
      return { status, confirmedAt: at, handler }
    case 'investigate':
      return { status, handler }
    case 'answer':
      await sendLetter(app, trx, { text: 'complaintAnswered', by, before, answer: given.answer })
      return { status, answeredAt: at, outcome: given.outcome, answer: given.answer, handler }
    case 'close':
      return { status, measure: given.measure ?? before.measure }
    case 'escalate':
      return { status }
  }
}

type Letter = { text: string; by: 'email' | 'post'; before: Body; answer?: string }

/** By post is by hand: the office prints and sends it itself. */
async function sendLetter(app: FastifyInstance, trx: WriteContext['trx'], letter: Letter): Promise<void> {
  if (letter.by === 'post') return
  const { complainantEmail, complainantName, number, subject, answerDue, language } = letter.before
  if (typeof complainantEmail !== 'string') throw new FieldErrors({ by: [{ key: 'error.complaintNoEmail' }] })
  const values = {
    name: String(complainantName),
    number: String(number),
    subject: String(subject),
    until: dayText(String(answerDue)),
    answer: letter.answer ?? '',
    office: app.config.office.name ?? '',
  }
  const to = { email: complainantEmail, locale: isLocale(language) ? language : ('nl' as const) }
  await app.mail.queue(trx, { to, text: letter.text, values })
}
