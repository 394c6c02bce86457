/** `PUT /api/v4/processing-run/{id}/excluded`: files or items that a run leaves out, told while it is a draft. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { processingRun } from '#schemas/generated/processing-run.ts'
import { Refused } from '#server/errors.ts'
import { system } from '#server/foundation/writer.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { names } from '#server/sql/names.ts'
import { ownerOf } from '#server/subjects/workflow/owner.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'

const r = names('processing_run')
/** Limit that the schema has too. */
const most = 5_000

export const excludeRoutes: FastifyPluginAsync = async (app) => {
  app.put(
    `${processingRun.api}/:id/excluded`,
    {
      config: { acl: processingRun.access.update },
      schema: {
        tags: ['processing-run'],
        summary: 'Say which files a run leaves out',
        description: 'Replaces those told before. Only while it is a draft.',
        params: idParams,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['files'],
          properties: { files: { type: 'array', maxItems: most, items: { type: 'integer', minimum: 1 } } },
        },
        response: { 200: whole({ excluded: { description: 'How many.', type: 'integer' } }) },
      },
    },
    async (request: FastifyRequest<{ Params: { id: string }; Body: { files: number[] } }>) => {
      const { id } = await visibleRecord(app, request, processingRun)
      const ids = [...new Set(request.body.files)]
      await app.engine.transaction(async (trx) => {
        const { rows } = await trx.query<{ type: string }>({
          text: `select ${r.type} as type from processing_run where ${r.id} = $1 and ${r.status} = 'draft' for no key update`,
          values: [id],
        })
        const [found] = rows
        if (!found) throw new Refused({ key: 'error.schedule.begun' })
        const { kind } = ownerOf(found.type)
        const excluded = ids.map((one) => ({ [kind]: one }))
        // The list is read-only for people: this is the one way to it.
        await app.records.update(trx, processingRun, id, { excluded }, system('workflow', writerOf(request)))
      })
      return { excluded: ids.length }
    },
  )
}
