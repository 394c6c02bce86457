/** `POST /api/v4/file/{id}/write-offs`: part of what is owed is no longer asked. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { costParts } from '#domain/ledger/facts.ts'
import { type WriteOffCreate, writeOff } from '#schemas/generated/write-off.ts'
import { file } from '#schemas/generated/file.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { day, idParams, money, text } from './shapes.ts'

type Given = Omit<WriteOffCreate, 'file'>

export const writeOffRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    '/api/v4/file/:id/write-offs',
    {
      config: { acl: writeOff.access.create },
      schema: {
        tags: ['file'],
        summary: 'Write off part of what is owed, at most what is open of it on that day',
        params: idParams,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['date', 'component', 'amount', 'reason'],
          properties: {
            date: day,
            component: { enum: ['principal', 'interest', ...costParts] },
            amount: money,
            reason: { ...text(400), minLength: 1 },
          },
        },
        response: { 201: whole({ id: { type: 'integer' } }) },
      },
    },
    async (request: FastifyRequest<{ Params: { id: string }; Body: Given }>, reply) => {
      const { id } = await visibleRecord(app, request, file)
      const made = await app.engine.transaction((trx) =>
        app.records.create(trx, writeOff, { ...request.body, file: id }, writerOf(request)),
      )
      return reply.code(201).header('location', `${writeOff.api}/${made.id}`).send({ id: made.id })
    },
  )
}
