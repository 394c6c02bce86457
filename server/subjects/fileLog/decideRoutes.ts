/** Accepting or rejecting data of a debtor that an entry proposes. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { fileLog, type FileLog } from '#schemas/generated/file-log.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { answers, asEntries, entryShape } from './entries.ts'

const config = { acl: 'ROLE_FILE_EDIT', answers: answers(entryShape, 'The entry, decided.') }
type Call = FastifyRequest<{ Params: { id: string } }>

export const decideRoutes: FastifyPluginAsync = async (app) => {
  const decided = async (request: Call) => {
    const record = await visibleRecord(app, request, fileLog)
    return (await asEntries(app, request, [record as unknown as FileLog]))[0]
  }

  app.put(
    '/api/v4/file/logs/:id/change-data-accept',
    {
      config,
      schema: {
        tags: ['file'],
        summary: 'Accept the data that an entry proposes: the debtor has them from now on',
        description: 'Refused at each value whose old one no longer stands there; then nothing is changed.',
        params: idParams,
      },
    },
    async (request: Call) => {
      const { id } = await visibleRecord(app, request, fileLog)
      const by = writerOf(request)
      await app.engine.transaction((trx) => app.records.take(trx, fileLog, id, 'acceptChange', {}, by))
      return decided(request)
    },
  )

  app.put<{ Params: { id: string }; Body: { rejectReason: string } }>(
    '/api/v4/file/logs/:id/change-data-reject',
    {
      config,
      schema: {
        tags: ['file'],
        summary: 'Reject the data that an entry proposes, with the reason',
        params: idParams,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['rejectReason'],
          properties: { rejectReason: { type: 'string', minLength: 1, maxLength: 400, pattern: '\\S' } },
        },
      },
    },
    async (request) => {
      const { id } = await visibleRecord(app, request, fileLog)
      const rejectReason = request.body.rejectReason.trim()
      const by = writerOf(request)
      await app.engine.transaction((trx) => app.records.take(trx, fileLog, id, 'rejectChange', { rejectReason }, by))
      return decided(request)
    },
  )
}
