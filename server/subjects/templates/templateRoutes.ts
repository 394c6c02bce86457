/**
 * Routes for templates besides those of their schemas: preview with samples, test mail to oneself, copy, and
 * variables.
 */
import { objectAnswer, pdfAnswer, valuesAnswer } from '#server/http/describedAnswers.ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { channelOf } from '#domain/templates/draftOf.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import type { Entity } from '#schemas/entity.ts'
import { emailTemplate } from '#schemas/generated/email-template.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { postMailTemplate } from '#schemas/generated/post-mail-template.ts'
import { smsTemplate } from '#schemas/generated/sms-template.ts'
import { subpoenaTemplate } from '#schemas/generated/subpoena-template.ts'
import type { Body } from '#server/records/values/body.ts'
import { cleanHtml, roomForRecord, type Room } from '#server/records/values/html.ts'
import { idFrom } from '#server/sql/id.ts'
import type { Context } from '#server/lists/page.ts'
import { callOf, writerOf } from '#server/records/call.ts'
import { readRecord } from '#server/records/record.ts'
import { NotAllowed } from '#server/errors.ts'
import { defaultLocale, documentLanguages } from '#schemas/product.ts'
import { copyOf } from './copy.ts'
import { makePreview, type Preview } from './preview.ts'
import { testLetter } from './testLetter.ts'

const templates: readonly Entity[] = [emailTemplate, postMailTemplate, smsTemplate, subpoenaTemplate]

const params = { type: 'object', required: ['id'], properties: { id: { type: 'string' } } }
const language = { enum: documentLanguages }
const oneBody = { type: 'object', properties: { language }, additionalProperties: true }
const draftBody = {
  type: 'object',
  required: ['values'],
  properties: { language, values: { type: 'object', additionalProperties: true } },
}

/** Rate limit of test mails, so that trying a template cannot fill a mailbox. */
const testPace = { max: 10, timeWindow: 60_000 }

type One = FastifyRequest<{ Params: { id: string }; Body: { language?: MessageLanguage } }>
type Drafted = FastifyRequest<{ Body: { language?: MessageLanguage; values: Body } }>

const text = { type: 'string' }
const messageAnswer = valuesAnswer('The message with its parts.', {})
const sentAnswer = objectAnswer('Queued.', { email: text, isSent: { type: 'boolean' } })
const copiedAnswer = objectAnswer('The copy.', { id: { type: 'integer' } }, 201)

export const templateRoutes: FastifyPluginAsync = async (app) => {
  for (const entity of templates) register(app, entity)
}

function register(app: FastifyInstance, entity: Entity): void {
  const { api, name } = entity
  const { read, create = '', update = '' } = entity.access
  const isPaper = ['post', 'legal'].includes(channelOf(name))
  const schema = (summary: string, more: object) => ({
    tags: [name],
    summary: `${entity.typeName}: ${summary}`,
    ...more,
  })
  const contextOf = (request: FastifyRequest): Context => {
    const { access } = request
    if (!access.may(read)) throw new NotAllowed()
    return { engine: app.engine, entity, entities: entityByName, access, now: app.now(), call: callOf(request) }
  }
  const recordOf = async (request: One): Promise<Body> =>
    JSON.parse(await readRecord(idFrom(request.params.id), contextOf(request))) as Body
  const languageOf = (record: Body, wanted: MessageLanguage | undefined): MessageLanguage =>
    documentLanguages.find((one) => one === (name === subpoenaTemplate.name ? record.language : wanted)) ??
    defaultLocale
  const preview = ({ access }: FastifyRequest, record: Body, wanted: MessageLanguage | undefined) =>
    makePreview(app, entity, record, languageOf(record, wanted), access.person?.username ?? '')

  app.post(
    `${api}/:id/preview`,
    {
      config: { acl: read, withoutKey: 'Nothing changes.', answers: isPaper ? pdfAnswer : messageAnswer },
      schema: schema('as its reader gets it, with samples', { params, body: oneBody }),
    },
    async (request: One, reply) =>
      answer(await preview(request, await recordOf(request), request.body.language), reply),
  )
  if (isPaper) {
    app.post(
      `${api}/preview`,
      {
        config: { acl: update, withoutKey: 'Nothing changes.', answers: pdfAnswer },
        schema: schema('pages of what is not saved yet', { body: draftBody }),
      },
      async (request: Drafted, reply) => {
        const { values, language: wanted } = request.body
        return answer(await preview(request, cleaned(values, entity), wanted), reply)
      },
    )
  } else {
    app.post(
      `${api}/:id/test`,
      {
        config: { acl: read, rateLimit: testPace, answers: sentAnswer },
        schema: schema('mailed to oneself, with samples', { params, body: oneBody }),
      },
      async (request: One) => {
        const { person } = request.access
        if (!person) throw new NotAllowed()
        const made = await preview(request, await recordOf(request), request.body.language)
        const to = { email: person.email, locale: request.access.locale }
        await app.engine.transaction((trx) => app.mail.queue(trx, { to, content: testLetter(made, to.locale) }))
        return { email: person.email, isSent: app.config.smtpUrl !== undefined }
      },
    )
  }
  app.post(
    `${api}/:id/copy`,
    { config: { acl: create, answers: copiedAnswer }, schema: schema('copied, as one that is not active', { params }) },
    async (request: One, reply) => {
      const record = await recordOf(request)
      const copy = await copyOf(app.engine, entity, record, request.access.locale)
      const { id } = await app.engine.transaction((trx) => app.records.create(trx, entity, copy, writerOf(request)))
      return reply.code(201).send({ id })
    },
  )
}

/** A PDF is sent as a file, other previews as data. */
function answer(made: Preview, reply: FastifyReply): FastifyReply {
  if (!('pages' in made)) return reply.send(made)
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${made.fileName}"`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .send(made.pages)
}

/** The draft's own values of template properties, with rich text as it would be stored. */
function cleaned(values: Body, { properties }: Entity): Body {
  const room = roomForRecord()
  return Object.fromEntries(
    properties.flatMap(({ name }) => (Object.hasOwn(values, name) ? [[name, cleanedValue(values[name], room)]] : [])),
  )
}

function cleanedValue(value: unknown, room: Room): unknown {
  if (typeof value === 'string') return cleanedText(value, room)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const texts: Body = { ...value }
  return Object.fromEntries(
    documentLanguages.flatMap((one) => (typeof texts[one] === 'string' ? [[one, cleanedText(texts[one], room)]] : [])),
  )
}

const cleanedText = (text: string, room: Room): string =>
  text.includes('<') ? cleanHtml(text.slice(0, 100_000), room) : text.slice(0, 100_000)
