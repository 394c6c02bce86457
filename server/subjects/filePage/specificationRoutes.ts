/** `GET /api/v4/file/{id}/specification.pdf`: the specification of what is owed on a day, in the language of the file. */
import type { FastifyPluginAsync } from 'fastify'
import { file } from '#schemas/generated/file.ts'
import type { MessageLanguage } from '#domain/templates/variable.ts'
import { documentLanguages } from '#schemas/product.ts'
import { forServer } from '#server/db/outsider.ts'
import { NotFound } from '#server/errors.ts'
import { pdfAnswer } from '#server/http/describedAnswers.ts'
import { visibleRecord } from '#server/records/visible.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { day, idParams } from '#server/subjects/ledger/shapes.ts'
import { workedOut } from '#server/subjects/ledger/worked.ts'
import { makePdf } from '#server/subjects/templates/pdf.ts'
import { registeredOffice } from './registered.ts'
import { specificationFacts } from './specificationFacts.ts'
import { specificationPdf } from './specificationPdf.ts'

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
      const [worked, facts, office] = await Promise.all([
        workedOut(app.engine, id, on),
        forServer(() => specificationFacts(app.engine, id, on)),
        forServer(() => registeredOffice(app.config, app.engine)),
      ])
      if (!facts) throw new NotFound()
      const language: MessageLanguage = documentLanguages.find((one) => one === facts.language) ?? 'nl'
      const pages = specificationPdf({ facts, worked, office, language })
      const made = await makePdf(pages, request.access.person?.username ?? '')
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${facts.number}-${on}.pdf"`)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .send(made)
    },
  )
}
