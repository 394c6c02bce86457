/** Calls about an e-mail beside the actions of its lifecycle: an item of the agenda, and an answer. */
import { randomBytes } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { headerLine } from '#domain/cells/headerLine.ts'
import { replySubject } from '#domain/incomingMail/replySubject.ts'
import { agendaItem } from '#schemas/generated/agenda-item.ts'
import { validateCreate } from '#schemas/generated/agenda-item.validate.js'
import { fileLog } from '#schemas/generated/file-log.ts'
import { incomingEmail } from '#schemas/generated/incoming-email.ts'
import { defaultLocale } from '#schemas/product.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { system } from '#server/foundation/writer.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { checkBody } from '#server/records/values/body.ts'
import { cleanHtml, roomForRecord } from '#server/records/values/html.ts'
import { names } from '#server/sql/names.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { checkSubject } from '#server/subjects/mail/checkSubject.ts'
import { asMail } from '#server/subjects/templates/message.ts'
import { senderOf } from '#server/subjects/templates/sender.ts'
import { passAnswer } from '#server/subjects/messages/passGate.ts'
import { readable } from './contentRoutes.ts'

type Asking<Body> = FastifyRequest<{ Params: { id: string }; Body: Body }>
type Answer = { subject?: string; body: string; finish?: boolean }
type Item = { subject: number; date: string; note?: string | null }

const b = names('mailbox')
const right = 'ROLE_EMAIL_IMPORT'

export const handleRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/email-import/:id/agenda-item',
    {
      config: { acl: right },
      schema: {
        tags: ['incoming-email'],
        summary: 'Put an e-mail on the agenda of its file',
        params: idParams,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['subject', 'date'],
          properties: {
            subject: { type: 'integer' },
            date: { type: 'string', format: 'date' },
            note: { type: ['string', 'null'], maxLength: 2000 },
          },
        },
        response: { 201: whole({ id: { type: 'integer' } }) },
      },
    },
    async (request: Asking<Item>, reply) => {
      const { file } = await readable(app, request)
      if (!file) throw new Refused({ key: 'emailImport.linkFirst' })
      const access = { ...request.access, may: () => true }
      const given = checkBody({ ...request.body, file: file.id }, agendaItem, validateCreate, access)
      const by = { ...writerOf(request), access }
      const draft = { ...given, source: 'email' } as unknown as Parameters<typeof app.records.create<'agenda-item'>>[2]
      const { id } = await app.engine.transaction((trx) => app.records.create(trx, agendaItem, draft, by))
      return reply.code(201).send({ id })
    },
  )

  app.post(
    '/api/v4/email-import/:id/reply',
    {
      config: { acl: right },
      schema: {
        tags: ['incoming-email'],
        summary:
          'Answer an e-mail: to where its sender wants answers, in its conversation, and written to the log of its file',
        params: idParams,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['body'],
          properties: {
            subject: { type: 'string', maxLength: 400 },
            body: { type: 'string', minLength: 1, maxLength: 100_000, description: 'HTML.' },
            finish: { type: 'boolean', description: 'It is done with that.' },
          },
        },
        response: { 201: whole({ messageId: { type: 'string' } }) },
      },
    },
    async (request: Asking<Answer>, reply) => {
      const email = await readable(app, request)
      const to = email.replyTo || email.from
      if (!to || email.kind === 'bounce') throw new Refused({ key: 'emailImport.noSender' })
      if (email.file) await passAnswer(app.engine, { file: email.file.id, to }, app.now(), request.access)
      const html = cleanHtml(request.body.body, roomForRecord())
      const { html: page, text } = asMail(html, 'nl')
      if (text.trim() === '') throw new FieldErrors({ body: [{ key: 'validation.required' }] })
      checkSubject(request.body.subject)
      const subject = request.body.subject?.trim() || headerLine(replySubject(email.subject ?? ''))
      const sender = await senderOf(app.config, app.engine)
      const host = /@([^\s>]+)/.exec(sender.mailFrom)?.[1] ?? app.config.publicUrl?.hostname ?? 'localhost'
      const messageId = `<email-${email.id}.${randomBytes(9).toString('base64url')}@${host}>`
      const by = writerOf(request)
      await app.engine.transaction(async (trx) => {
        const { rows } = await trx.query<{ address: string }>({
          text: `select ${b.address} from mailbox where ${b.id} = $1`,
          values: [email.mailbox?.id ?? 0],
        })
        const headers = {
          messageId,
          ...(email.messageId && { inReplyTo: email.messageId }),
          ...(rows[0] && { replyTo: rows[0].address }),
        }
        const content = { subject, body: text, html: page }
        await app.mail.queue(trx, { content, headers, to: { email: to, locale: defaultLocale } })
        const writer = system('incomingMail', by)
        const entry = {
          subject: say(defaultLocale, { key: 'emailImport.answered', values: { subject } }).slice(0, 200),
          content: html,
        }
        if (email.file)
          await app.records.create(
            trx,
            fileLog,
            {
              file: email.file.id,
              ...entry,
              category: 'contact',
              channel: 'email',
              user: by.access.person?.id ?? null,
              at: new Date(app.now()).toISOString(),
            },
            writer,
          )
        else await app.records.note(trx, incomingEmail, email.id, { name: 'reply' }, by)
        const isOpen = email.status === 'new' || email.status === 'classified' || email.status === 'linked'
        if (request.body.finish === true && isOpen)
          await app.records.take(trx, incomingEmail, email.id, 'finish', {}, by)
      })
      return reply.code(201).send({ messageId })
    },
  )
}
