/**
 * The state of an account for whoever manages accounts: whether too many wrong passwords have locked it, and
 * ending that.
 */
import type { FastifyPluginAsync } from 'fastify'
import { user } from '#schemas/generated/user.ts'
import { writerOf } from '#server/records/call.ts'
import { idFrom } from '#server/sql/id.ts'
import { NotFound, Refused } from '#server/errors.ts'
import { findAccount } from '#server/subjects/accounts/account.ts'
import { forgetFailures, lockedFor } from '#server/subjects/accounts/attempts.ts'
import { rankRefusal } from '#server/subjects/accounts/accountRoles.ts'
import { effectiveRoles } from '#server/foundation/effectiveRoles.ts'
import { holdOther } from '#server/subjects/accounts/otherAccount.ts'
import { names } from '#server/sql/names.ts'

const u = names('app_user', 'u')

const config = { acl: 'ROLE_MANAGE_EMPLOYEE' }
const params = { type: 'object', properties: { id: { type: 'string' } } }
const tags = ['user']
const moment = { type: ['string', 'null'], format: 'date-time' }

type One = { Params: { id: string } }

export const accountStateRoutes: FastifyPluginAsync = async (app) => {
  const { engine, now } = app

  app.get<One>(
    '/api/v4/users/:id/state',
    {
      config,
      schema: {
        tags,
        summary:
          'Whether this account is held up by wrong tries, has a password and a second factor, and is within reach',
        params,
        response: {
          200: {
            type: 'object',
            required: ['lockedUntil', 'hasPassword', 'hasSecondFactor', 'isWithinRank'],
            properties: {
              lockedUntil: moment,
              hasPassword: { type: 'boolean' },
              hasSecondFactor: { type: 'boolean' },
              isWithinRank: {
                description: 'Whether the asker holds all of its rights, and so may change how it signs in.',
                type: 'boolean',
              },
            },
          },
        },
      },
    },
    async ({ params: { id }, access: { person } }) => {
      const account = await findAccount(engine, Number(idFrom(id)))
      if (!account || !person) throw new NotFound()
      const wait = await lockedFor(engine, account, now())
      const text = `select exists (select from credential where user_id = $1) as "hasPassword",
        exists (select from second_factor where user_id = $1 and confirmed_at is not null) as "hasSecondFactor",
        to_json(${effectiveRoles('u')}) as roles from app_user u where ${u.id} = $1`
      type Found = { hasPassword: boolean; hasSecondFactor: boolean; roles: string[] }
      const { rows } = await engine.query<Found>({ text, values: [account.id] })
      const [{ roles, ...found } = { roles: [] }] = rows
      const isWithinRank = rankRefusal(roles, person.acl) === undefined
      return { lockedUntil: wait > 0 ? new Date(now() + wait).toISOString() : null, ...found, isWithinRank }
    },
  )

  app.post<One>(
    '/api/v4/users/:id/unlock',
    {
      config,
      schema: {
        tags,
        summary: 'Forget the wrong tries of this account',
        params,
        response: { 204: { description: 'It may sign in again at once.', type: 'null' } },
      },
    },
    async (request, reply) => {
      await engine.transaction(async (trx) => {
        const account = await holdOther(trx, request.params.id, request.access, 'let-in')
        if ((await forgetFailures(trx, account)) === 0) throw new Refused({ key: 'error.notLocked' })
        await app.records.note(trx, user, account.id, { name: 'unlock' }, writerOf(request))
      })
      return reply.code(204).send()
    },
  )
}
