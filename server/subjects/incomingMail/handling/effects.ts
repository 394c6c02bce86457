/** Effects of the actions on incoming e-mails and mailboxes. */
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '#domain/templates/htmlParts.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import type { IncomingEmailLifecycle, IncomingEmailStored } from '#schemas/generated/incoming-email.ts'
import type { MailboxLifecycle } from '#schemas/generated/mailbox.ts'
import { defaultLocale } from '#schemas/product.ts'
import type { Effects } from '#schemas/lifecycle.ts'
import { FieldErrors } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import type { EffectContext } from '#server/records/hooks.ts'
import { classesOf, learn } from '#server/subjects/incomingMail/taking/emailClasses.ts'
import type { ReadMail } from '#server/subjects/incomingMail/reading/mail.ts'
import { teamOf } from '#server/subjects/incomingMail/taking/takeIn.ts'
import { saidIn } from '#server/subjects/incomingMail/taking/ourWords.ts'
import { sentenceOf } from '#server/subjects/incomingMail/taking/judgeMail.ts'
import { actFor } from './actFor.ts'
import { keepAttachments } from './keepAttachments.ts'
import { readStored } from './readStored.ts'
import { takeBack } from './takeBack.ts'
import { takeOff } from './takeOff.ts'

type Stored = Readonly<IncomingEmailStored>
const e = names('incoming_email')
/** Characters of an e-mail in the log of its file. */
const mostLogged = 20_000

export const mailboxEffects = (app: FastifyInstance): Effects<MailboxLifecycle, EffectContext> => ({
  async fetchNow({ id }, _body, { trx }) {
    await app.jobs.enqueue(trx, 'emailImport.mailbox', { mailbox: id })
    return {}
  },
})

export const emailEffects = (app: FastifyInstance): Effects<IncomingEmailLifecycle, EffectContext> => ({
  /** A person says what it is about: the class learns it, and one that was wrong forgets it. */
  async learn(record, { classification }, context) {
    await judged(app, record, Number(classification), context, await mailOf(app, record))
    const isOther = Number(classification) !== record.proposed
    return { status: record.status === 'linked' ? 'linked' : 'classified', ...(isOther && { sentence: null }) }
  },

  async attach(record, { file: given, act }, context) {
    const file = given ?? record.suggestedFile
    if (file === null || file === undefined)
      throw new FieldErrors({ file: [{ key: 'resources.incoming-email.refusals.noFile' }] })
    const { trx, access } = context
    const by = system('incomingMail', context)
    const mail = await mailOf(app, record)
    const subject = say(defaultLocale, { key: 'emailImport.log', values: { subject: record.subject ?? '' } }).slice(
      0,
      200,
    )
    const content = mail ? `<p>${escapeHtml(mail.text.slice(0, mostLogged)).replaceAll('\n', '<br />')}</p>` : null
    const entry = {
      file,
      subject,
      content,
      category: 'contact' as const,
      channel: 'email' as const,
      at: record.receivedAt,
    }
    const log = await app.records.create(trx, fileLog, entry, by)
    const attachments = mail
      ? await keepAttachments(app, trx, mail.attachments, { file, log: log.id, by })
      : record.attachments
    const own = { file, log: log.id, team: await teamOf(trx, file), attachments }
    if (act === false || record.classification === null || record.acted !== null || !mail) return own
    const of = (await classesOf(trx)).find(({ id }) => id === record.classification)
    if (!of) return own
    const said = await saidIn(trx, mail, file)
    const sentence =
      record.sentence ??
      sentenceOf(
        said,
        of.patterns.map((word) => ({ word, weight: 1 })),
      ) ??
      null
    const acting = { trx, email: record.id, mail, said, sentence, of, on: file, by }
    const { acted, caused } = await actFor(app, acting)
    // A person who has done what the class says agrees with it.
    const isPerson = access.system === undefined && record.judgedAt === null
    if (isPerson) await judged(app, record, of.id, context, mail)
    return {
      ...own,
      acted,
      sentence,
      caused,
      takenBackAt: null,
      ...(isPerson && { judgedAt: new Date(context.now).toISOString() }),
    }
  },

  async takeBack({ id }, _body, context) {
    await takeBack(app, context.trx, await causedBy(context.trx, id), system('incomingMail', context))
    return {}
  },

  /** Takes an e-mail off a wrong file: what it did there, its words and its documents leave it; the log says that they were there. */
  async detach(record, _body, context) {
    const by = system('incomingMail', context)
    await takeBack(app, context.trx, await causedBy(context.trx, record.id), by)
    await takeOff(app, record, { trx: context.trx, by })
    return {
      status: record.classification === null ? 'new' : 'classified',
      team: record.suggestedFile === null ? null : await teamOf(context.trx, record.suggestedFile),
      attachments: (record.attachments ?? []).map(({ name, type, size, refusal }) => ({ name, type, size, refusal })),
    }
  },

  back: ({ file, classification }) => ({
    status: file === null ? (classification === null ? 'new' : 'classified') : 'linked',
  }),
})

/** undefined: what could not be read has no words. */
async function mailOf(app: FastifyInstance, record: Stored): Promise<ReadMail | undefined> {
  return record.raw === null || record.problem !== null ? undefined : readStored(app, record)
}

async function judged(
  app: FastifyInstance,
  record: Stored,
  classification: number,
  { trx }: EffectContext,
  mail: ReadMail | undefined,
): Promise<void> {
  // Reads the stored class: the record that an effect gets has the new values already.
  const { rows } = await trx.query<{ before: number | null }>({
    text: `select case when ${e.judged_at} is not null then ${e.classification_id}::int end as before from incoming_email where ${e.id} = $1`,
    values: [record.id],
  })
  const before = rows[0]?.before ?? null
  if (mail && before !== classification) {
    const said = await saidIn(trx, mail, record.file ?? record.suggestedFile)
    if (before !== null) await learn(trx, said, before, -1)
    await learn(trx, said, classification, 1)
  }
  await app.jobs.enqueue(trx, 'emailImport.accuracy', {})
}

/** Reads what is stored: the record that an effect gets has the new values already. */
async function causedBy({ query }: EffectContext['trx'], id: number): Promise<NonNullable<Stored['caused']>> {
  const { rows } = await query<{ caused: Stored['caused'] }>({
    text: `select ${e.caused} as caused from incoming_email where ${e.id} = $1`,
    values: [id],
  })
  return rows[0]?.caused ?? []
}
