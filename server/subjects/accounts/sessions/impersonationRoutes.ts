/**
 * Working as somebody else, and going back. Both are GET as in the specification, so both check where the
 * request comes from. The switch also requires X-Requested-With, which a link, a picture or a form cannot send.
 *
 * The session is handed over instead of opened anew: it ends when the administrator's own would have ended.
 */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { actingRole, maySwitch, switchRefusal } from '#domain/access/impersonation.ts'
import { user } from '#schemas/generated/user.ts'
import type { Actor, Person } from '#server/foundation/access.ts'
import { named } from '#server/foundation/writer.ts'
import { idFrom } from '#server/sql/id.ts'
import type { Trx } from '#server/db/engine.ts'
import { isOpen } from '#server/ownership/openAccount.ts'
import { CsrfRefused, NotAllowed, NotFound, Refused } from '#server/errors.ts'
import { isFromOurPages, isKnownToBeOurs } from '#server/http/csrf.ts'
import { effectiveRoles } from '#server/foundation/effectiveRoles.ts'
import { handOver } from './handOver.ts'
import { me, personSchema } from '#server/subjects/accounts/meRoutes.ts'
import { names } from '#server/sql/names.ts'

const u = names('app_user', 'u')

type Target = Actor & Pick<Person, 'acl'>

const targetText = `select ${u.id}, ${u.name}, to_json(${effectiveRoles('u')}) as acl from app_user u
  where ${u.id} = $1::bigint and ${isOpen('u')} for share of u`

export const impersonationRoutes: FastifyPluginAsync = async (app) => {
  const { engine, sessions, now } = app

  app.get<{ Params: { id: string } }>(
    '/api/v4/users/switch/:id',
    {
      // Also allowed while working as somebody, to answer with the reason; 403 would ask for a password.
      config: { acl: `${maySwitch} or ${actingRole}`, confirm: true },
      schema: {
        tags: ['session'],
        summary: 'Work as this user',
        params: { type: 'object', properties: { id: { type: 'string' } } },
        response: { 200: personSchema },
      },
    },
    async (request, reply) => {
      if (!isFromOurPages(request) || !isScript(request)) throw new CsrfRefused()
      const { person } = request.access
      if (!person) throw new NotAllowed()
      const target = idFrom(request.params.id)
      const id = await engine.transaction(async (trx) => {
        const other = await read(trx, target)
        const refusal = switchRefusal(person, other)
        if (refusal) throw new Refused({ key: `error.switch.${refusal}`, values: { name: other.name } })
        await app.records.note(trx, user, other.id, { name: 'switch' }, named(other, request.id, person))
        return handOver(trx, request.sessionId, { userId: other.id, impersonatorId: person.id, at: now() })
      })
      reply.setSession(id).setCsrf(id)
      const session = await sessions.find(id)
      return session && me(engine, session)
    },
  )

  app.get(
    '/logout-user',
    {
      config: { acl: 'open' },
      schema: {
        tags: ['session'],
        summary: 'Stop working as somebody else',
        response: { 302: { description: 'To the first page, as oneself.', type: 'null' } },
      },
    },
    async (request, reply) => {
      if (!isKnownToBeOurs(request)) throw new CsrfRefused()
      const session = request.sessionId === '' ? undefined : await sessions.find(request.sessionId)
      if (session?.impersonator) {
        const { impersonator, person } = session
        const id = await engine.transaction(async (trx) => {
          const by = named(person, request.id, impersonator)
          await app.records.note(trx, user, person.id, { name: 'switch-back' }, by)
          return handOver(trx, request.sessionId, { userId: impersonator.id, impersonatorId: null, at: now() })
        })
        reply.setSession(id).setCsrf(id)
      }
      return reply.redirect('/')
    },
  )
}

async function read(trx: Trx, id: string): Promise<Target> {
  const { rows } = await trx.query<Target>({ text: targetText, values: [id] })
  if (!rows[0]) throw new NotFound()
  return rows[0]
}

const isScript = ({ headers }: FastifyRequest): boolean => headers['x-requested-with'] === 'XMLHttpRequest'
