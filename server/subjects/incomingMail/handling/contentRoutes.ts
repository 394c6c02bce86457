/** Content of an e-mail, with its conversation and attachments; a linked one only for people who may read its file. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { file } from '#schemas/generated/file.ts'
import { incomingEmail, type IncomingEmail } from '#schemas/generated/incoming-email.ts'
import { NotFound } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { names } from '#server/sql/names.ts'
import { asFileOfStranger } from '#server/subjects/documents/answerHeaders.ts'
import { orGone } from '#server/subjects/documents/orGone.ts'
import { callAbout } from '#server/subjects/fileLog/callAbout.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { readStored } from './readStored.ts'

const text = { type: 'string' }
const orNull = (type: string) => ({ type: [type, 'null'] })
const e = names('incoming_email', 'e')
/** Limit of e-mails of a conversation, newest first. */
const mostOfThread = 50

const bytesAnswer = {
  description: 'The bytes.',
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
}

type Asking = FastifyRequest<{ Params: { id: string } }>
type Seen = IncomingEmail & { raw: string | null }

export const contentRoutes: FastifyPluginAsync = async (app) => {
  const right = incomingEmail.access.read
  app.get(
    '/api/v4/email-import/:id/content',
    {
      config: { acl: right },
      schema: {
        tags: ['incoming-email'],
        summary:
          'What an e-mail says: its text, its HTML without anything that runs or is fetched, and its conversation',
        params: idParams,
        response: {
          200: whole({
            text,
            html: { ...orNull('string'), description: 'To be shown in a frame without scripts.' },
            thread: {
              type: 'array',
              items: whole({
                id: { type: 'integer' },
                isOurs: { type: 'boolean' },
                at: text,
                from: orNull('string'),
                subject: orNull('string'),
                problem: { ...orNull('string'), description: 'Why nobody got what we answered.' },
              }),
            },
          }),
        },
      },
    },
    async (request: Asking) => {
      const email = await readable(app, request)
      const read = await readStored(app, email)
      return { text: read.text, html: read.html, thread: await threadOf(email, request) }
    },
  )

  app.get<{ Params: { id: string; place: string } }>(
    '/api/v4/email-import/:id/attachment/:place',
    {
      config: {
        acl: right,
        answers: { 200: bytesAnswer },
      },
      schema: {
        tags: ['incoming-email'],
        summary: 'An attachment of an e-mail, to be saved',
        params: {
          type: 'object',
          required: ['id', 'place'],
          properties: { id: text, place: { type: 'string', pattern: '^[0-9]{1,2}$' } },
        },
      },
    },
    async (request, reply) => {
      const email = await readable(app, request)
      const { attachments } = await readStored(app, email)
      const found = attachments[Number(request.params.place)]
      if (!found) throw new NotFound()
      // Sent as bytes, whatever its sender calls it: it is saved, and opened by no browser.
      return asFileOfStranger(request, reply, { name: found.name, shown: 'attachment' })
        .type('application/octet-stream')
        .send(found.content)
    },
  )

  app.get(
    '/api/v4/email-import/:id/original',
    {
      config: { acl: right, answers: { 200: bytesAnswer } },
      schema: { tags: ['incoming-email'], summary: 'An e-mail as it came, to be saved', params: idParams },
    },
    async (request: Asking, reply) => {
      const { id, raw } = await readable(app, request)
      if (raw === null) throw new NotFound()
      return asFileOfStranger(request, reply, { name: `e-mail-${id}.eml`, shown: 'attachment' })
        .type('application/octet-stream')
        .send(await app.storage.get(raw).catch(orGone(app, 'an e-mail')))
    },
  )

  /** Incoming e-mails of the conversation that this person sees, and what we answered. */
  async function threadOf({ id, thread }: Seen, { access }: Asking) {
    if (!thread) return []
    const team = access.may('ROLE_ADMIN') ? null : (access.person?.onlyTeam ?? null)
    const { rows } = await app.engine.query({
      text: `select * from (
          select ${e.id}::int as id, false as "isOurs", ${e.received_at} as at, coalesce(${e.from_name}, ${e.from_address}) as "from", ${e.subject} as subject, null as problem
          from incoming_email e where ${e.thread} = $1 and ${e.id} <> $2 and ($3::bigint is null or ${e.team_id} is null or ${e.team_id} = $3)
          union all
          select o.id::int, true, o.created_at, null, o.subject, case when o.state = 'bounced' then o.problem end from mail o join incoming_email e on o.in_reply_to = ${e.message_id} and ${e.thread} = $1
          where o.message_id like '<email-%' and ($3::bigint is null or ${e.team_id} is null or ${e.team_id} = $3)
        ) found order by at desc limit ${mostOfThread}`,
      values: [thread, id, team],
    })
    return rows
  }
}

/** @throws {NotFound | NotAllowed} Also for who may not read the file that it is linked to. */
export async function readable(app: FastifyInstance, request: Asking): Promise<Seen> {
  const email = (await visibleRecord(app, request, incomingEmail)) as unknown as IncomingEmail
  if (email.file) await visibleRecord(app, callAbout(request, email.file.id), file)
  const { rows } = await app.engine.query<{ raw: string | null }>({
    text: `select ${e.raw} as raw from incoming_email e where ${e.id} = $1`,
    values: [email.id],
  })
  return { ...email, raw: rows[0]?.raw ?? null }
}
