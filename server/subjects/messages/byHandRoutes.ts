/** Messages that a person sends from the page of a file: as their reader would get them, and stored. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { message } from '#schemas/generated/message.ts'
import { file } from '#schemas/generated/file.ts'
import { newRequestKey } from './requestKey.ts'
import { cleanHtml, roomForRecord } from '#server/records/values/html.ts'
import { textOfHtml } from '#domain/templates/htmlParts.ts'
import { smsLength } from '#domain/templates/smsLength.ts'
import type { Channel } from '#domain/workflow/walls.ts'
import { FieldErrors, Refused } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { checkSubject } from '#server/subjects/mail/checkSubject.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { names } from '#server/sql/names.ts'
import { variablesByKey } from '#server/subjects/templates/variables.ts'
import { annexKindsOf, annexPagesOf } from './annexes.ts'
import { compose } from './compose.ts'
import { heldText } from './heldText.ts'
import { sourcesOf, templateKey } from './sources.ts'
import { severalLines, writeMessage, type Asked } from './write.ts'

type Given = {
  channel: Channel
  template: number
  destination?: 'debtor' | 'client'
  subject?: string
  body?: string
  isFourteenDayLetter?: boolean
  /** Whether to send although the same template went out a short while ago. */
  again?: boolean
}

const u = names('app_user')
const right = 'ROLE_FILE_SEND'
const text = { type: 'string' }
const asked = {
  channel: { enum: ['email', 'post', 'sms'] },
  template: { type: 'integer' },
  destination: { enum: ['debtor', 'client'] },
  isFourteenDayLetter: { type: 'boolean' },
  again: { type: 'boolean' },
}
const orNull = (type: object) => ({ anyOf: [type, { type: 'null' }] })
const previewShape = whole({
  hold: { ...orNull(text), description: 'Why it cannot be sent.' },
  note: orNull(text),
  to: orNull(text),
  language: orNull(text),
  subject: orNull(text),
  body: { ...orNull(text), description: 'HTML.' },
  segments: orNull({ type: 'integer' }),
  leavesAt: orNull(text),
  annexes: { type: 'array', items: text, description: 'What goes with an e-mail, as PDFs.' },
})

type Asking = FastifyRequest<{ Params: { id: string }; Body: Given }>

export const byHandRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/file/:id/message/preview',
    {
      config: { acl: right, withoutKey: 'Nothing changes.' },
      schema: {
        tags: ['message'],
        summary: 'A message about a file, as its reader would get it',
        params: idParams,
        body: { type: 'object', additionalProperties: false, required: ['channel', 'template'], properties: asked },
        response: { 200: previewShape },
      },
    },
    async (request: Asking) => {
      const { id } = await visibleRecord(app, request, file)
      const one = await askedBy(request, Number(id))
      const now = app.now()
      const sources = await sourcesOf(app, app.engine, [one], now)
      const written = writeMessage(one, sources, now)
      const nothing = {
        annexes: [],
        to: null,
        language: null,
        subject: null,
        body: null,
        segments: null,
        leavesAt: null,
      }
      if ('hold' in written)
        return {
          ...nothing,
          hold: written.hold,
          note: heldText(written, request.access.locale, sources.office.variables),
        }
      const { to, language, subject, body, segments, leavesAt } = written
      const annexes = annexPagesOf(annexKindsOf(sources.templates.get(templateKey(one))), one, language, sources)
      return {
        hold: null,
        note: null,
        to,
        language,
        subject,
        body,
        segments,
        leavesAt: new Date(leavesAt).toISOString(),
        annexes: annexes.map(({ title }) => title),
      }
    },
  )

  app.post(
    '/api/v4/file/:id/message',
    {
      config: { acl: right },
      schema: {
        tags: ['message'],
        summary: 'Send a message about a file',
        params: idParams,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['channel', 'template'],
          properties: {
            ...asked,
            subject: { type: 'string', maxLength: 400 },
            body: { type: 'string', maxLength: 100_000 },
          },
        },
        response: { 201: whole({ id: { type: 'integer' } }) },
      },
    },
    async (request: Asking, reply) => {
      const { id } = await visibleRecord(app, request, file)
      const one = await askedBy(request, Number(id))
      const by = writerOf(request)
      const key = newRequestKey(request.id)
      checkSubject(request.body.subject)
      const edited = editedBy(request.body)
      const made = await app.engine.transaction(async (trx) => {
        const composed = await compose(app, trx, [{ ...one, key, by, ...(edited && { edited }) }], app.now())
        return composed.get(key)
      })
      if (!made) throw new Refused({ key: 'error.invalid' })
      if ('hold' in made && made.note === severalLines)
        throw new FieldErrors({ subject: [{ key: 'validation.oneLine' }] })
      if ('hold' in made) throw new Refused(heldText(made, request.access.locale, await variablesByKey(app.engine)))
      return reply.code(201).header('location', `${message.api}/${made.message}`).send({ id: made.message })
    },
  )

  async function askedBy({ body, access }: Asking, of: number): Promise<Asked> {
    const { channel, template, destination = 'debtor', isFourteenDayLetter, again } = body
    const { rows } = await app.engine.query<{ name: string; signature: string | null }>({
      text: `select ${u.name}, ${u.signature} from app_user where ${u.id} = $1`,
      values: [access.person?.id ?? 0],
    })
    return {
      file: of,
      channel,
      template,
      destination,
      author: rows[0] ?? null,
      ...(isFourteenDayLetter === true && { isFourteenDayLetter }),
      ...(again === true && { again }),
    }
  }
}

/** The law says what stands in a 14-day letter, so its text is not edited. */
function editedBy({ channel, subject, body, isFourteenDayLetter }: Given) {
  if (isFourteenDayLetter === true || (subject === undefined && body === undefined)) return undefined
  const clean = body === undefined ? undefined : cleanHtml(body, roomForRecord())
  return {
    ...(subject !== undefined && { subject }),
    ...(clean !== undefined && { body: clean }),
    ...(clean !== undefined && channel === 'sms' && { segments: smsLength(textOfHtml(clean)).segments }),
  }
}
