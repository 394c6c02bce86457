/** `POST /api/v4/file/{id}/costs`: a cost on a file; collection costs are computed, never given. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Money } from '#domain/money/money.ts'
import { costLine } from '#schemas/generated/cost-line.ts'
import { file } from '#schemas/generated/file.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { day, idParams, money, text } from './shapes.ts'

type Given = {
  costType: number
  date: string
  amount?: Money
  description?: string
  chargeTo?: 'debtor' | 'client' | 'office'
}

export const costRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/file/:id/costs',
    {
      config: { acl: costLine.access.create },
      schema: {
        tags: ['file'],
        summary: 'Book a cost; collection costs are computed, never given',
        params: idParams,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['costType', 'date'],
          properties: {
            costType: { type: 'integer' },
            date: day,
            amount: money,
            description: text(400),
            chargeTo: { enum: ['debtor', 'client', 'office'] },
          },
        },
        response: { 201: whole({ id: { type: 'integer' }, amount: money, vatAmount: money }) },
      },
    },
    async (request: FastifyRequest<{ Params: { id: string }; Body: Given }>, reply) => {
      const { id } = await visibleRecord(app, request, file)
      const made = await app.engine.transaction((trx) =>
        app.records.create(trx, costLine, { ...request.body, file: id }, writerOf(request)),
      )
      const { amount, vatAmount } = made
      return reply.code(201).header('location', `${costLine.api}/${made.id}`).send({ id: made.id, amount, vatAmount })
    },
  )
}
