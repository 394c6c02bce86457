/** `GET /api/v4/file/{id}/specification.pdf`: the specification of what is owed on a day, in the language of the file. */
import type { FastifyPluginAsync } from 'fastify'
import { file } from '#schemas/generated/file.ts'
import { NotFound } from '#server/errors.ts'
import { pdfAnswer } from '#server/http/describedAnswers.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { day, idParams } from '#server/subjects/ledger/shapes.ts'
import { makePdf } from '#server/subjects/templates/pdf.ts'
import { specificationOf } from './specification.ts'

export const specificationRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { id: string }; Querystring: { on?: string } }>(
    '/api/v4/file/:id/specification.pdf',
    {
      config: { acl: file.access.read, answers: pdfAnswer },
      schema: {
        tags: ['file'],
        summary: 'The specification of what is owed on a day, in the language of the file',
        params: idParams,
        querystring: { type: 'object', additionalProperties: false, properties: { on: day } },
      },
    },
    async (request, reply) => {
      const { id } = await visibleRecord(app, request, file)
      const on = request.query.on ?? todayAt(app.now())
      const found = await specificationOf(app, id, on)
      if (!found) throw new NotFound()
      const made = await makePdf(found.pages, request.access.person?.username ?? '')
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${found.number}-${on}.pdf"`)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .send(made)
    },
  )
}
