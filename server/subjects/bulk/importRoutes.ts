/** A file of records after it was sent: read again, checked as a run in bulk, and its refused rows as a file. */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { bulkRun } from '#schemas/generated/bulk-run.ts'
import { NotAllowed, NotFound } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { uploadAnswer } from '#server/import/answer.ts'
import { badRowsFile } from '#server/import/badRows.ts'
import { planImport } from '#server/import/plan.ts'
import { badRowsAnswer, uploadedAnswer } from '#server/import/schemas.ts'
import { uploadOf } from '#server/import/uploads.ts'
import { idFrom } from '#server/sql/id.ts'
import { ownRun, writeFor, type One } from './ownRun.ts'

const acl = bulkRun.access.read
const tags = [bulkRun.plural]
const params = { type: 'object', properties: { id: { type: 'string' } } }

export const importRoutes: FastifyPluginAsync = async (app) => {
  app.get<One>(
    '/api/v4/import/:id',
    {
      config: { acl },
      schema: { tags, summary: 'A file that was sent to be imported', params, response: uploadedAnswer(200) },
    },
    async (request) => {
      const { upload, of } = await ownUpload(app, request)
      return uploadAnswer(upload, of.entity, request.access, app.engine)
    },
  )

  app.post<One & { Body: { columns: { header: string; to?: string | null }[] } }>(
    '/api/v4/import/:id/check',
    {
      config: { acl },
      schema: {
        tags,
        summary: 'Check the rows of a file, as a bulk run',
        description: 'Nothing is written. A run of the same file that was checked before and not started is dropped.',
        params,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['columns'],
          properties: {
            columns: {
              type: 'array',
              maxItems: 300,
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['header'],
                properties: { header: { type: 'string' }, to: { type: ['string', 'null'] } },
              },
            },
          },
        },
        response: {
          201: {
            description: 'The run.',
            content: { 'application/json': { schema: whole({ run: { type: 'integer' } }) } },
          },
        },
      },
    },
    async (request, reply) => {
      const { upload, of } = await ownUpload(app, request)
      const write = writeFor(app, upload, request)
      const run = await app.engine.transaction(async (trx) => {
        const id = await planImport(trx, upload, request.body.columns, of, write)
        await app.jobs.enqueue(trx, 'bulk.check', { run: id })
        return id
      })
      return reply.code(201).send({ run })
    },
  )

  app.get<One>(
    '/api/v4/bulk-run/:id/bad-rows',
    {
      config: { acl, answers: badRowsAnswer },
      schema: { tags, summary: 'The refused rows of an import, to be mended and imported again', params },
    },
    async (request, reply) => {
      const run = await ownRun(app, request)
      if (run.action !== 'import') throw new NotFound()
      const file = await badRowsFile(run, writeFor(app, run, request))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${bulkRun.name}-${run.id}-bad-rows.csv"`)
        .send(file)
    },
  )
}

/** @throws {NotFound} If it does not exist or is somebody else's. @throws {NotAllowed} Without the right to import. */
async function ownUpload(app: FastifyInstance, request: FastifyRequest<One>) {
  const { access, params } = request
  const upload = await uploadOf(app.engine, idFrom(params.id), access.person?.id ?? 0)
  const of = app.bulkEntities.get(upload.entity)
  if (!of) throw new NotFound()
  const right = of.entity.access.import
  if (right === undefined || !access.may(right)) throw new NotAllowed()
  return { upload, of }
}
