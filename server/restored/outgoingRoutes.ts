/**
 * Routes for outgoing messages that wait for a person: all after a restore, and letters of which it is unknown
 * whether they were sent.
 */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type {} from '#server/jobs/jobsPlugin.ts'
import type { Changes } from '#server/foundation/audit.ts'
import type { Trx } from '#server/db/engine.ts'
import { NotFound, Refused } from '#server/errors.ts'
import { outgoingCalls } from '#server/outgoing.ts'
import { discard, readHeld, release } from './heldDeliveries.ts'

type One = { Params: { id: string } }

const right = 'ROLE_ADMIN'
const most = 100
const text = { type: 'string' }
const nothing = { type: 'object', properties: {} }
const params = { type: 'object', properties: { id: { type: 'string', pattern: '^[1-9][0-9]{0,15}$' } } }
const letter = {
  type: 'object',
  required: ['id', 'createdAt', 'recipient', 'subject', 'problem', 'expired'],
  properties: {
    id: { type: 'integer' },
    createdAt: { type: 'string', format: 'date-time' },
    recipient: text,
    subject: text,
    problem: { type: ['string', 'null'] },
    expired: { description: 'The link in it opens nothing any more.', type: 'boolean' },
  },
}
const answer = {
  type: 'object',
  required: ['heldSince', 'letters', 'calls', 'unknown'],
  properties: {
    heldSince: { description: 'null: nothing is held.', type: ['string', 'null'] },
    letters: { description: 'Letters that wait to be sent.', type: 'integer' },
    calls: { description: 'Other calls that wait to be sent, such as those of webhooks.', type: 'integer' },
    unknown: {
      description: `The last ${most} letters of which nobody knows whether they were sent.`,
      type: 'array',
      items: letter,
    },
  },
}

/** Excludes letters that are being sent at this moment. */
const isOpen = `state = 'unknown' and (next_try_at is null or next_try_at <= $1)`

export const outgoingRoutes: FastifyPluginAsync = async (app) => {
  const { engine, jobs } = app
  const now = () => new Date(app.now()).toISOString()

  app.get(
    '/api/v4/outgoing',
    {
      config: { acl: right },
      schema: { tags: ['outgoing'], summary: 'What waits for a person before it is sent', response: { 200: answer } },
    },
    async () => {
      const { since, letters, calls } = await readHeld(engine)
      const { rows } = await engine.query({
        text: `select id, created_at as "createdAt", recipient, subject, problem, coalesce(expires_at <= $1, false) as expired
          from mail where ${isOpen} order by id desc limit ${most}`,
        values: [now()],
      })
      return { heldSince: since, letters, calls, unknown: rows }
    },
  )

  for (const [action, work, summary] of [
    ['release', release, 'Sends what was held after a restore'],
    ['discard', discard, 'Throws away what was held after a restore'],
  ] as const) {
    app.post(
      `/api/v4/outgoing/${action}`,
      // Confirmed, because releasing a copy of production writes to real people, and discarding is final.
      { config: { acl: right, confirm: true }, schema: { tags: ['outgoing'], summary, response: { 200: nothing } } },
      async (request) => {
        await engine.transaction(async (trx) => {
          const held = await work(trx)
          if (!held) throw new Refused({ key: 'error.nothingHeld' })
          const waiting = ['letter.waiting' as const, ...(outgoingCalls ? [outgoingCalls.job] : [])]
          for (const kind of waiting) await jobs.enqueue(trx, kind, {})
          const { since, letters, calls } = held
          const changes = { heldSince: { from: since }, letters: { from: letters }, calls: { from: calls } }
          await note(trx, request, 'outgoing', { name: action, changes })
        })
        return {}
      },
    )
  }

  app.post<One>(
    '/api/v4/outgoing/letter/:id/sent',
    {
      config: { acl: right },
      schema: { tags: ['outgoing'], summary: 'A letter was sent after all', params, response: { 200: nothing } },
    },
    (request) =>
      decide(
        request,
        'sent',
        `state = 'sent', sent_at = $1, body = case when expires_at is null then body else '' end`,
      ),
  )

  app.post<One>(
    '/api/v4/outgoing/letter/:id/again',
    {
      config: { acl: right },
      schema: { tags: ['outgoing'], summary: 'Sends a letter again', params, response: { 200: nothing } },
    },
    (request) => decide(request, 'queued', `state = 'queued', next_try_at = $1::timestamptz, tries = 0`),
  )

  async function decide(request: FastifyRequest<One>, to: 'sent' | 'queued', change: string) {
    const { id } = request.params
    await engine.transaction(async (trx) => {
      const { rows } = await trx.query<{ recipient: string; expired: boolean }>({
        text: `select recipient, coalesce(expires_at <= $1, false) as expired from mail where ${isOpen} and id = $2 for update`,
        values: [now(), id],
      })
      const [found] = rows
      if (!found) throw new NotFound()
      if (to === 'queued' && found.expired) throw new Refused({ key: 'error.linkExpired' })
      const text = `update mail set ${change}${to === 'sent' ? ', next_try_at = null' : ''}, problem = null where id = $2`
      await trx.query({ text, values: [now(), id] })
      if (to === 'queued') await jobs.enqueue(trx, 'letter.send', { letter: Number(id) })
      const changes = { state: { from: 'unknown', to }, recipient: { from: found.recipient, to: found.recipient } }
      await note(trx, request, 'mail', { name: to === 'sent' ? 'sent' : 'again', changes }, Number(id))
    })
    return {}
  }

  const note = (
    trx: Trx,
    { access, id: requestId }: FastifyRequest,
    of: string,
    what: { name: string; changes: Changes },
    id: number | null = null,
  ) => app.records.note(trx, { name: of, properties: [] }, id, what, { access, requestId })
}
