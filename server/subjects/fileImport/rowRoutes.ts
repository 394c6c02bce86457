/** Calls about single rows of an import: they are corrected, and the wrong ones taken along as a file. */
import type { FastifyPluginAsync } from 'fastify'
import { importJob, type ImportJobStored } from '#schemas/generated/import-job.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { importShape } from './answer.ts'
import { correctRows, most } from './correctRows.ts'
import type { RowCorrection } from './corrections.ts'
import { acted, importAcl, importPath, type One } from './jobRoutes.ts'
import { uploadRight } from './uploadRoutes.ts'
import { wrongRowsFile } from './wrongRows.ts'

const tags = ['import-job']

export const rowRoutes: FastifyPluginAsync = async (app) => {
  app.post<One & { Body: { rows: RowCorrection[] } }>(
    `${importPath}/correct`,
    {
      config: { acl: uploadRight },
      schema: {
        tags,
        summary: 'Correct cells of rows, which are checked again',
        description:
          'Of an import that was checked, or written in part; rows of which something was made stay. What stood there is kept with who changed it and when, and holds for every later check of the file. Nothing is written: `run` does that.',
        params: idParams,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['rows'],
          properties: {
            rows: {
              type: 'array',
              minItems: 1,
              maxItems: most.rows,
              items: {
                type: 'object',
                additionalProperties: false,
                required: ['place', 'cells'],
                properties: {
                  place: { type: 'integer', minimum: 1, maximum: 1_000_000 },
                  cells: {
                    type: 'array',
                    maxItems: most.cells,
                    items: {
                      type: 'object',
                      additionalProperties: false,
                      required: ['value'],
                      properties: {
                        header: { type: 'string', maxLength: 200 },
                        to: {
                          type: 'string',
                          maxLength: 80,
                          description:
                            'Instead of `header`: a column that the file lacks, by its name among `targets`.',
                        },
                        value: { type: ['string', 'null'], maxLength: most.characters },
                      },
                    },
                  },
                },
              },
            },
          },
        },
        response: { 200: importShape },
      },
    },
    async (request) =>
      acted(app, request, (trx, job, type, by) => correctRows(app, trx, { job, type, by, given: request.body.rows })),
  )

  app.get<One>(
    `${importPath}/wrong-rows`,
    {
      config: {
        acl: importAcl,
        answers: { 200: { description: 'The file.', content: { 'text/csv': { schema: { type: 'string' } } } } },
      },
      schema: {
        tags,
        summary: 'The wrong rows of an import as CSV, with what is wrong',
        params: idParams,
      },
    },
    async (request, reply) => {
      const job = (await visibleRecord(app, request, importJob)) as unknown as ImportJobStored
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="import-${job.id}-errors.csv"`)
        .send(wrongRowsFile(app, job, request.access))
    },
  )
}
