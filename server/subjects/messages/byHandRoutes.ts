/** Messages that a person sends from the page of a file: as their reader would get them, and stored. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { message } from '#schemas/generated/message.ts'
import { file } from '#schemas/generated/file.ts'
import { newRequestKey } from './requestKey.ts'
import { cleanHtml, roomForRecord } from '#server/records/values/html.ts'
import { textOfHtml } from '#domain/templates/htmlParts.ts'
import { smsLength } from '#domain/templates/smsLength.ts'
import { overridable, overrideRight } from '#domain/gate/law.ts'
import type { Channel } from '#domain/workflow/walls.ts'
import type { Engine } from '#server/db/engine.ts'
import { FieldErrors, NotAllowed, Refused } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { checkSubject } from '#server/subjects/mail/checkSubject.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { names } from '#server/sql/names.ts'
import { variablesByKey } from '#server/subjects/templates/variables.ts'
import { annexKindsOf, annexPagesOf } from './annexes.ts'
import { compose } from './compose.ts'
import { severalLines } from './fill.ts'
import { explained, heldText } from './heldText.ts'
import { sourcesOf, templateKey } from './sources.ts'
import { writeMessage, type Asked } from './write.ts'

type Given = {
  channel: Channel
  template: number
  destination?: 'debtor' | 'client'
  /** Who owes it too and is written to instead of the debtor. */
  coDebtor?: number | null
  subject?: string
  body?: string
  /** Whether to send although the same template went out a short while ago. */
  again?: boolean
  /** Why a person with the right to do so sends what is held. */
  overrideReason?: string
}

const u = names('app_user')
const right = 'ROLE_FILE_SEND'
const text = { type: 'string' }
const asked = {
  channel: { enum: ['email', 'post', 'sms'] },
  template: { type: 'integer' },
  destination: { enum: ['debtor', 'client'] },
  coDebtor: {
    type: ['integer', 'null'],
    minimum: 1,
    description: 'A co-debtor of the file, who is written to instead of the debtor; the gate judges that person.',
  },
  again: { type: 'boolean' },
}
const orNull = (type: object) => ({ anyOf: [type, { type: 'null' }] })
const previewShape = whole({
  hold: { ...orNull(text), description: 'Why it cannot be sent.' },
  note: { ...orNull(text), description: 'The reason in words.' },
  article: { ...orNull(text), description: 'On what it rests.' },
  wayOut: { ...orNull(text), description: 'What solves it.' },
  mayOverride: { type: 'boolean', description: 'Whether the asker may send it all the same, with a reason.' },
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
      const first = writeMessage(one, sources, now)
      const nothing = {
        annexes: [],
        to: null,
        language: null,
        subject: null,
        body: null,
        segments: null,
        leavesAt: null,
      }
      if ('hold' in first) {
        // What stays when a person sets aside what may be is what has to be solved first.
        const rest = writeMessage({ ...one, passes: [...overridable] }, sources, now)
        const held = 'hold' in rest ? rest : first
        const { locale } = request.access
        const { overriddenBy: by, reason, article, wayOut } = explained(held, locale, sources.office.variables)
        return {
          ...nothing,
          hold: held.hold,
          note: reason,
          article,
          wayOut,
          mayOverride: by !== null && request.access.may(by),
        }
      }
      const written = first
      const { to, language, subject, body, segments, leavesAt } = written
      const annexes = annexPagesOf(annexKindsOf(sources.templates.get(templateKey(one))), one, language, sources)
      return {
        hold: null,
        note: null,
        article: null,
        wayOut: null,
        mayOverride: false,
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
            overrideReason: {
              type: 'string',
              minLength: 1,
              maxLength: 400,
              pattern: '\\S',
              description: `Why it is sent although it is held, where that is no law: for people with ${overrideRight}.`,
            },
          },
        },
        response: { 201: whole({ id: { type: 'integer' } }) },
      },
    },
    async (request: Asking, reply) => {
      const { id } = await visibleRecord(app, request, file)
      const passReason = request.body.overrideReason
      if (passReason !== undefined && !request.access.may(overrideRight)) throw new NotAllowed()
      const one = {
        ...(await askedBy(request, Number(id))),
        ...(passReason && { passReason, passes: [...overridable] }),
      }
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
    const { channel, template, destination = 'debtor', again, coDebtor = null } = body
    if (coDebtor !== null && (destination === 'client' || !(await owesToo(app.engine, of, coDebtor))))
      throw new FieldErrors({ coDebtor: [{ key: 'error.file.noCoDebtor' }] })
    const { rows } = await app.engine.query<{ name: string; signature: string | null }>({
      text: `select ${u.name}, ${u.signature} from app_user where ${u.id} = $1`,
      values: [access.person?.id ?? 0],
    })
    return {
      file: of,
      channel,
      template,
      destination,
      coDebtor,
      author: rows[0] ?? null,
      ...(again === true && { again }),
    }
  }
}

async function owesToo({ query }: Pick<Engine, 'query'>, of: number, coDebtor: number): Promise<boolean> {
  const { rows } = await query({
    text: 'select from collection_file_co_debtors x where x.owner_id = $1 and x.target_id = $2',
    values: [of, coDebtor],
  })
  return rows.length > 0
}

function editedBy({ channel, subject, body }: Given) {
  if (subject === undefined && body === undefined) return undefined
  const clean = body === undefined ? undefined : cleanHtml(body, roomForRecord())
  return {
    ...(subject !== undefined && { subject }),
    ...(clean !== undefined && { body: clean }),
    ...(clean !== undefined && channel === 'sms' && { segments: smsLength(textOfHtml(clean)).segments }),
  }
}
