/** `POST /api/v4/file`: a file with its debtor, claims and interest, all or nothing; and claims for one that runs. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Money } from '#domain/money/money.ts'
import { file } from '#schemas/generated/file.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import type { Body } from '#server/records/values/body.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { addClaims } from './addClaims.ts'
import { createFile } from './createFile.ts'
import { claimsShape, newFileShape, type GivenFile } from './newFile.ts'

const id = { type: 'integer' }

export const createRoutes: FastifyPluginAsync = async (app) => {
  app.post(
    file.api,
    {
      config: { acl: 'ROLE_FILE_CREATE' },
      schema: {
        tags: ['file'],
        summary: 'Open a file with its debtor and claims; all or nothing',
        description:
          'Required: customer, fileType, debtor and at least one claim. All mistakes are told at once, each at its place, such as `claims.0.amount`.',
        body: newFileShape,
        response: {
          201: whole({
            id,
            number: { type: 'string' },
            debtor: id,
            letterFault: {
              enum: ['beforeDefault', 'amount', null],
              description: 'Why the letter of the client does not count.',
            },
          }),
        },
      },
    },
    async (request: FastifyRequest<{ Body: GivenFile }>, reply) => {
      const made = await createFile(app, request, request.body)
      return reply.code(201).header('location', `${file.api}/${made.id}`).send(made)
    },
  )

  app.post(
    '/api/v4/file/:id/claims',
    {
      config: { acl: 'ROLE_FILE_CREATE or ROLE_FILE_EDIT' },
      schema: {
        tags: ['file'],
        summary: 'Add claims to a file; all or nothing',
        params: idParams,
        body: {
          type: 'object',
          additionalProperties: false,
          required: ['claims'],
          properties: { claims: { ...claimsShape, minItems: 1 } },
        },
        response: { 201: whole({ id, number: { type: 'string' }, claims: { type: 'array', items: id } }) },
      },
    },
    async (request: FastifyRequest<{ Params: { id: string }; Body: { claims: Body[] } }>, reply) => {
      const found = await visibleRecord(app, request, file)
      const claims = await addClaims(app, request, asFile(found), request.body.claims)
      return reply.code(201).send({ id: found.id, number: String(found.number), claims })
    },
  )
}

const asFile = (found: Body & { id: number }) => ({ id: found.id, currency: found.currency as Money['currency'] })
