/**
 * The outbox for developers: mails that would have been sent. It does not exist in production. It shows secret
 * links only on a trial installation: the embedded database, without an SMTP server.
 */
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
    body: { description: 'Empty where it has a secret link, but on the embedded database without SMTP_URL.', ...text },
    state: { enum: ['queued', 'sent', 'kept', 'failed', 'unknown', 'bounced'] },
    problem: { description: 'Why the last try failed.', type: ['string', 'null'] },
  },
}

export const mailRoutes: FastifyPluginAsync = async (app) => {
  const { production, databaseUrl, smtpUrl } = app.config
  if (production) return
  const isTrial = databaseUrl === undefined && smtpUrl === undefined
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
        text: `select id, created_at as "createdAt", recipient, subject,
            case when expires_at is null or $2 then body else '' end as body, state, problem
          from mail order by id desc limit $1`,
        values: [most, isTrial],
      })
      return { items: rows }
    },
  )
}
