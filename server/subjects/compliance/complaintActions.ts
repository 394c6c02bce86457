/** What each action on a complaint changes, and the letter that goes with it. */
import type { FastifyInstance } from 'fastify'
import { afterAction, type ComplaintAction, type ComplaintStatus } from '#domain/complaints.ts'
import type { Config } from '#server/config.ts'
import type { Body } from '#server/records/values/body.ts'
import type { WriteContext } from '#server/records/hooks.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import type { LetterContent } from '#server/subjects/mail/mailer.ts'
import { isLocale } from '#server/foundation/messages.ts'
import { emitComplaint } from './complaintEvents.ts'
import { confirmationOf } from './confirmationLetter.ts'

/** What a person fills in with an action; see `complaintSchemas.ts`. */
export type ActionBody = { by?: 'email' | 'post'; outcome?: string; answer?: string; measure?: string }

/**
 * @throws {Refused} If the complaint is in no state for it.
 * @throws {FieldErrors} If a letter cannot be sent by mail: there is no address, or something that it must say is not known.
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
      await sendLetter(app, trx, {
        by,
        before,
        content: () => confirmationOf(before, { config: app.config, trx, now, locale: access.locale }),
      })
      return { status, confirmedAt: at, handler }
    case 'investigate':
      return { status, handler }
    case 'answer':
      await sendLetter(app, trx, { by, before, content: () => answerOf(app.config, before, given.answer) })
      return { status, answeredAt: at, outcome: given.outcome, answer: given.answer, handler }
    case 'close':
      return { status, measure: given.measure ?? before.measure }
    case 'escalate':
      return { status }
  }
}

type Letter = { by: 'email' | 'post'; before: Body; content: () => Promise<LetterContent> | LetterContent }

/** By post is by hand: the office prints and sends it itself. */
async function sendLetter(app: FastifyInstance, trx: WriteContext['trx'], letter: Letter): Promise<void> {
  if (letter.by === 'post') return
  const { complainantEmail, language } = letter.before
  if (typeof complainantEmail !== 'string') throw new FieldErrors({ by: [{ key: 'error.complaintNoEmail' }] })
  const to = { email: complainantEmail, locale: isLocale(language) ? language : ('nl' as const) }
  await app.mail.queue(trx, { to, ...(await letter.content()) })
}

function answerOf({ office }: Config, { complainantName, number, subject }: Body, answer = ''): LetterContent {
  const values = {
    name: String(complainantName),
    number: String(number),
    subject: String(subject),
    answer,
    office: office.name ?? '',
  }
  return { text: 'complaintAnswered', values }
}
