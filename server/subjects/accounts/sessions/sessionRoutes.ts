/**
 * Sessions of the asker: listing and ending them; not while working as somebody else. Account managers can end
 * all sessions of another account without seeing them.
 */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Person } from '#server/foundation/access.ts'
import { user } from '#schemas/generated/user.ts'
import { writerOf } from '#server/records/call.ts'
import { NotAllowed, NotFound, Refused } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { deviceOf } from './device.ts'
import { endOtherSessions, endSession, listSessions } from './ownSessions.ts'
import { endSessionsOf } from './sessions.ts'
import { holdOther } from '#server/subjects/accounts/otherAccount.ts'

const path = '/api/v4/users/me/sessions'
const tags = ['session']

const sessionSchema = {
  type: 'object',
  required: ['id', 'device', 'address', 'startedAt', 'lastSeenAt', 'isCurrent'],
  properties: {
    id: { type: 'string' },
    device: { description: 'In words, from what the browser says of itself.', type: 'string' },
    address: { type: 'string' },
    startedAt: { type: 'string', format: 'date-time' },
    lastSeenAt: { type: 'string', format: 'date-time' },
    isCurrent: { description: 'The session that asks.', type: 'boolean' },
    impersonator: { description: 'Who works as this person in it.', type: ['string', 'null'] },
  },
}
const listSchema = {
  type: 'object',
  required: ['items'],
  properties: { items: { type: 'array', items: sessionSchema } },
}
const ended = { 204: { description: 'Ended.', type: 'null' } }

export const sessionRoutes: FastifyPluginAsync = async (app) => {
  const { engine, now, config } = app

  app.get(
    path,
    {
      config: { acl: '*', asServer: 'account' },
      schema: { tags, summary: 'Where one is signed in', response: { 200: listSchema } },
    },
    async (request) => {
      const at = now()
      const since = {
        now: iso(at),
        seenAfter: iso(at - config.sessionIdle),
        openedAfter: iso(at - config.sessionLifetime),
      }
      const found = await listSessions(engine, ownerOf(request).id, request.sessionId, since)
      const device = (userAgent: string) => say(request.access.locale, deviceOf(userAgent))
      return { items: found.map(({ userAgent, ...rest }) => ({ ...rest, device: device(userAgent) })) }
    },
  )

  app.delete<{ Params: { id: string } }>(
    `${path}/:id`,
    {
      config: { acl: '*', asServer: 'account' },
      schema: {
        tags,
        summary: 'Sign out there',
        params: { type: 'object', properties: { id: { type: 'string' } } },
        response: ended,
      },
    },
    async (request, reply) => {
      if (!(await endSession(engine, ownerOf(request).id, request.params.id))) throw new NotFound()
      return reply.code(204).send()
    },
  )

  app.delete(
    path,
    {
      config: { acl: '*', asServer: 'account' },
      schema: { tags, summary: 'Sign out everywhere else', response: ended },
    },
    async (request, reply) => {
      await endOtherSessions(engine, ownerOf(request).id, request.sessionId)
      return reply.code(204).send()
    },
  )

  app.delete<{ Params: { id: string } }>(
    '/api/v4/users/:id/sessions',
    {
      config: { acl: 'ROLE_MANAGE_EMPLOYEE' },
      schema: {
        tags: ['user'],
        summary: 'Sign this account out everywhere',
        params: { type: 'object', properties: { id: { type: 'string' } } },
        response: ended,
      },
    },
    async (request, reply) => {
      await engine.transaction(async (trx) => {
        const found = await holdOther(trx, request.params.id, request.access, 'shut-out')
        await endSessionsOf(trx, found.id)
        await app.records.note(trx, user, found.id, { name: 'end-sessions' }, writerOf(request))
      })
      return reply.code(204).send()
    },
  )
}

/** @throws {Refused} While working as somebody else: with 400, because 403 would open the sign-in dialog. */
function ownerOf({ access: { person, impersonator } }: FastifyRequest): Person {
  if (impersonator) throw new Refused({ key: 'error.whileActing' })
  if (!person) throw new NotAllowed()
  return person
}

const iso = (time: number): string => new Date(time).toISOString()
