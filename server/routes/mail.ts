/** The outbox of developers: what would have gone out by mail. It does not exist in production. */
import type { FastifyPluginAsync } from 'fastify'

type Row = {
  id: number
  createdAt: string
  recipient: string
  subject: string
  body: string
  state: string
  problem: string | null
}

const most = 100

const text = { type: 'string' }
const mailSchema = {
  type: 'object',
  required: ['id', 'createdAt', 'recipient', 'subject', 'body', 'state'],
  properties: {
    id: { type: 'integer' },
    createdAt: { type: 'string', format: 'date-time' },
    recipient: text,
    subject: text,
    body: { description: 'Empty once a mail with a secret link was sent.', ...text },
    state: { enum: ['queued', 'sent', 'kept', 'failed'] },
    problem: { description: 'Why the last try failed.', type: ['string', 'null'] },
  },
}

export const mailRoutes: FastifyPluginAsync = async (app) => {
  if (app.config.production) return
  app.get(
    '/api/v4/mail',
    {
      config: { acl: 'ROLE_ADMIN' },
      schema: {
        tags: ['developer'],
        summary: `The last ${most} mails, newest first; not in production`,
        response: {
          200: { type: 'object', required: ['items'], properties: { items: { type: 'array', items: mailSchema } } },
        },
      },
    },
    async () => {
      const { rows } = await app.engine.query<Row>({
        text: `select id, created_at as "createdAt", recipient, subject, body, state, problem
          from mail order by id desc limit $1`,
        values: [most],
      })
      return { items: rows }
    },
  )
}
