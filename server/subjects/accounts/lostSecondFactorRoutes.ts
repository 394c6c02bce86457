/**
 * For people who lost both phone and recovery codes: an account manager removes the second factor. All sessions
 * of the account end, its owner gets a mail, and the password is enough until a new factor is set up.
 */
import type { FastifyPluginAsync } from 'fastify'
import { user } from '#schemas/generated/user.ts'
import { writerOf } from '#server/records/call.ts'
import { Refused } from '#server/errors.ts'
import { createSecondFactor } from './secondFactor/secondFactor.ts'
import { endSessionsOf } from '#server/subjects/accounts/sessions/sessions.ts'
import { holdOther } from '#server/subjects/accounts/otherAccount.ts'

export const lostSecondFactorRoutes: FastifyPluginAsync = async (app) => {
  const { engine, now, config, mail } = app
  const secondFactor = createSecondFactor(engine, now, config.sessionSecret)

  app.delete<{ Params: { id: string } }>(
    '/api/v4/users/:id/second-factor',
    {
      config: { acl: 'ROLE_MANAGE_EMPLOYEE', confirm: true },
      schema: {
        tags: ['user'],
        summary: 'Take away the second factor that this person lost',
        params: { type: 'object', properties: { id: { type: 'string' } } },
        response: { 204: { description: 'Taken away; the account is signed out everywhere.', type: 'null' } },
      },
    },
    async (request, reply) => {
      const { params, access } = request
      await engine.transaction(async (trx) => {
        const account = await holdOther(trx, params.id, access, 'sign-in')
        // Removing one's own requires the password or a code, which whoever finds an unlocked screen does not
        // have.
        if (account.id === access.person?.id) throw new Refused({ key: 'error.ownSecondFactor' })
        if (!(await secondFactor.remove(trx, account.id))) throw new Refused({ key: 'error.secondFactorNone' })
        await endSessionsOf(trx, account.id)
        await app.records.note(trx, user, account.id, { name: 'second-factor-removed' }, writerOf(request))
        const { name } = account
        await mail.queue(trx, { to: account, text: 'secondFactorRemoved', values: { name } })
      })
      return reply.code(204).send()
    },
  )
}
