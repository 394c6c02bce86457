/** `POST /api/v4/file`: a file with its debtor, claims and interest, all or nothing. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { file } from '#schemas/generated/file.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { day, money, text } from '#server/subjects/ledger/shapes.ts'
import { createFile } from './createFile.ts'
import type { NewFile } from './newFile.ts'

const id = { type: 'integer' }
const object = { type: 'object', additionalProperties: true }
export const createRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    file.api,
    {
      config: { acl: 'ROLE_FILE_CREATE' },
      schema: {
        tags: ['file'],
        summary: 'Open a file with its debtor and claims; all or nothing',
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['customer', 'fileType', 'debtor', 'claims'],
          properties: {
            customer: id,
            merchant: id,
            fileType: { enum: ['private', 'company'] },
            debtor: { anyOf: [id, object], description: 'An id, or a new one with its addresses and contacts.' },
            coDebtors: { type: 'array', items: id, maxItems: 20, uniqueItems: true },
            claims: { type: 'array', items: object, minItems: 1, maxItems: 200 },
            clientReference: text(80),
            customerNumber: text(40),
            description: text(2000),
            legalType: id,
            language: { enum: ['nl', 'en', 'fr', 'de'] },
            interest: object,
            fourteenDayLetter: {
              type: 'object',
              additionalProperties: false,
              required: ['sent', 'by', 'amount'],
              properties: { sent: day, by: { enum: ['post', 'email'] }, amount: money },
            },
          },
        },
        response: { 201: whole({ id, number: { type: 'string' }, debtor: id }) },
      },
    },
    async (request: FastifyRequest<{ Body: NewFile }>, reply) => {
      const made = await createFile(app, request, request.body)
      return reply.code(201).header('location', `${file.api}/${made.id}`).send(made)
    },
  )
}
