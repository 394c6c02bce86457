/** `POST /api/v4/scheduled-send/{id}/run`: a schedule now, besides its own moments. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { scheduledSend } from '#schemas/generated/scheduled-send.ts'
import { NotFound, Refused } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { runNow } from './schedules.ts'

export const scheduleRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    `${scheduledSend.api}/:id/run`,
    {
      config: { acl: scheduledSend.access.update },
      schema: {
        tags: ['scheduled-send'],
        summary: 'Run a schedule now',
        description: 'Also one that is switched off. Its next moment stays.',
        params: idParams,
        response: {
          200: whole({
            run: { description: 'null: it releases messages.', type: ['integer', 'null'] },
            messages: { description: 'How many were released.', type: 'integer' },
          }),
        },
      },
    },
    async (request: FastifyRequest<{ Params: { id: string } }>) => {
      const { id } = await visibleRecord(app, request, scheduledSend)
      const { run, messages } = await app.engine.transaction(async (trx) => {
        const outcome = await runNow(app, trx, id, writerOf(request))
        if (!outcome) throw new NotFound()
        if (outcome.busy) throw new Refused({ key: 'error.schedule.busy' })
        return outcome
      })
      return { run, messages }
    },
  )
}
