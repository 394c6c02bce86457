/** `POST /api/v4/file/bulk/preview`: a bulk run of files, of which numbers may say which. */
import type { FastifyPluginAsync } from 'fastify'
import { entityByName } from '#schemas/generated/entities.ts'
import { file } from '#schemas/generated/file.ts'
import { NotFound } from '#server/errors.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { needsIdentity } from '#server/records/bulk/checkDeed.ts'
import { planRun, readAsked } from '#server/records/bulk/plan.ts'
import { progressOf } from '#server/records/bulk/progress.ts'
import { progressAnswer } from '#server/records/bulk/schemas.ts'
import { callOf, writerOf } from '#server/records/call.ts'
import { acl } from './chooseRoutes.ts'
import { findFiles } from './findFiles.ts'
import { numbers, several, texts } from './shapes.ts'

type Given = { action: string; values?: object; numbers?: string[]; ids?: number[]; query?: object }

export const previewRoutes: FastifyPluginAsync = async (app) => {
  const files = () => {
    const of = app.bulkEntities.get(file.name)
    if (!of) throw new NotFound()
    return of
  }
  app.post<{ Body: Given }>(
    '/api/v4/file/bulk/preview',
    {
      config: {
        acl,
        confirm: (request) => {
          const { numbers: _, ...asked } = request.body as Given
          return needsIdentity({ action: asked.action, values: { ...asked.values } }, files(), asked.ids)
        },
      },
      schema: {
        tags: ['file'],
        summary: 'Bulk run: preview what becomes of many files',
        description:
          'As `POST /api/v4/file/bulk`, and by numbers too: what names no file, or several, is told. Start it with `POST /api/v4/bulk-run/{id}/start`.',
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['action'],
          properties: {
            action: {
              type: 'string',
              description:
                '`update`, an action of the lifecycle, or `changeWorkflow`, `addAgenda`, `addNote`, `addCost`, `setInterest`, `addTags`, `takeTags`, `watchAddress`.',
            },
            values: { type: 'object' },
            numbers,
            ids: { type: 'array', minItems: 1, items: { type: 'integer', minimum: 1 } },
            query: { type: 'object', description: 'Filters and order of a list, for all that match.' },
          },
        },
        response: {
          201: whole({ run: progressAnswer, unknown: texts, several }),
        },
      },
    },
    async (request, reply) => {
      const { numbers: named, ...asked } = request.body
      const { access } = request
      const now = app.now()
      const found = named && (await findFiles(app.engine, named, { access, now }))
      const of = files()
      const context = { engine: app.engine, entity: file, entities: entityByName, records: app.records, now }
      const write = { ...context, call: callOf(request), ...writerOf(request) }
      const run = await planRun(readAsked(found ? { ...asked, ids: found.ids } : asked), of, write)
      return reply
        .code(201)
        .send({ run: progressOf(run, write, access), unknown: found?.unknown ?? [], several: found?.several ?? [] })
    },
  )
}
