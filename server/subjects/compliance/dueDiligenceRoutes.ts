/** What can be done with the check of a client beside filling it in. */
import { recordAnswer } from '#server/http/describedAnswers.ts'
import type { FastifyPluginAsync } from 'fastify'
import { dueDiligenceActions, type DueDiligenceAction } from '#domain/dueDiligence.ts'
import { dueDiligence } from '#schemas/generated/due-diligence.ts'
import { decideDueDiligence } from './dueDiligenceActions.ts'
import { expireDueDiligence } from './expireDueDiligence.ts'
import { act } from '#server/records/act.ts'

const right = 'ROLE_EMPLOYEE_LEGAL_COUNCIL'
const params = { type: 'object', properties: { id: { type: 'string' } } }
const reason = { required: ['reason'], properties: { reason: { type: 'string', minLength: 1, maxLength: 2000 } } }

const summaries: Readonly<Record<DueDiligenceAction, string>> = {
  review: 'Begin the review of a client',
  approve: 'Approve a client',
  reject: 'Reject a client',
  reopen: 'Open the check of a client again',
}

/** Milliseconds; a day begins at another hour than the process. */
const hour = 3_600_000

export const dueDiligenceRoutes: FastifyPluginAsync = async (app) => {
  for (const action of dueDiligenceActions) {
    const body = { type: 'object', additionalProperties: false, ...(action === 'reject' ? reason : {}) }
    app.post<{ Params: { id: string }; Body: { reason?: string } }>(
      `${dueDiligence.api}/:id/${action}`,
      {
        config: { acl: right, answers: recordAnswer },
        schema: { tags: ['due-diligence'], summary: summaries[action], params, body },
      },
      async (request, reply) => {
        const record = await act(app, request, {
          entity: dueDiligence,
          name: action,
          decide: (before, within) => decideDueDiligence(action, request.body, before, within),
        })
        return reply.type('application/json; charset=utf-8').send(record)
      },
    )
  }

  const expire = () =>
    expireDueDiligence(app.engine, app.now()).catch((error: unknown) =>
      app.log.error({ err: error }, 'checks of clients did not expire'),
    )
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    await expire()
    timer = setInterval(() => void expire(), hour).unref()
  })
  app.addHook('onClose', async () => clearInterval(timer))
}
