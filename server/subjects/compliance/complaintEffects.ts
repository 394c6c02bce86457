/** Mails that accompany actions on a complaint. */
import type { FastifyInstance } from 'fastify'
import type { ComplaintLifecycle, ComplaintStored } from '#schemas/generated/complaint.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { isLocale } from '#server/foundation/messages.ts'
import type { LetterContent } from '#server/subjects/mail/mailer.ts'
import { confirmationOf } from './confirmationLetter.ts'

export const complaintEffects = (app: FastifyInstance): Effects<ComplaintLifecycle, EffectContext> => ({
  async sendConfirmation(complaint, { by }, { trx, now, access }) {
    // Post is sent by hand: the office prints the letter itself.
    if (by === 'post') return
    const content = await confirmationOf({ ...complaint }, { config: app.config, trx, now, locale: access.locale })
    await app.mail.queue(trx, { to: readerOf(complaint), ...content })
  },

  async sendAnswer(complaint, { by, answer }, { trx }) {
    if (by === 'post') return
    const { complainantName, number, subject } = complaint
    const office = app.config.office.name ?? ''
    const values = { name: complainantName, number: String(number), subject, answer, office }
    const content: LetterContent = { text: 'complaintAnswered', values }
    await app.mail.queue(trx, { to: readerOf(complaint), ...content })
  },
})

/** The guard `mayWrite` has checked that there is an address. */
const readerOf = ({ complainantEmail, language }: ComplaintStored) => ({
  email: complainantEmail ?? '',
  locale: isLocale(language) ? language : ('nl' as const),
})
