/** `POST /api/v4/file/{id}/documents`: files, as documents of a collection file. */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { document } from '#schemas/generated/document.ts'
import { file } from '#schemas/generated/file.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { forServer } from '#server/db/outsider.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { allowedTypes } from './allowedTypes.ts'
import { checkMayAdd, mayAddRight } from './mayAdd.ts'
import { receiveUploads } from './receive.ts'
import { acceptUploads, mostFiles } from './uploads.ts'

const text = { type: 'string' }
const added = whole({ id: { type: 'integer' }, name: text, mimeType: text, size: { type: 'integer' } })
const form = {
  type: 'object',
  properties: {
    files: { type: 'array', maxItems: mostFiles, items: { type: 'string', contentEncoding: 'binary' } },
    kind: { enum: document.properties.find(({ name }) => name === 'kind')?.values },
    visibleToClient: { enum: ['true', 'false'] },
    log: { type: 'string', description: 'Number of an entry of the log of the file.' },
  },
}

export const uploadRoutes: FastifyPluginAsync = async (app) => {
  await app.register(uploading)

  app.get(
    '/api/v4/file/document-types',
    {
      config: { acl: mayAddRight },
      schema: {
        tags: ['documents'],
        summary: 'The types of files that may be added, with their limits',
        response: {
          200: whole({
            items: {
              type: 'array',
              items: whole({
                mimeType: text,
                extensions: { type: 'array', items: text },
                maxSizeMb: { type: 'integer' },
              }),
            },
          }),
        },
      },
    },
    async ({ access }) => ({ items: await forServer(() => allowedTypes(app.engine, access)) }),
  )
}

async function uploading(scope: FastifyInstance): Promise<void> {
  await acceptUploads(scope)
  scope.post<{ Params: { id: string } }>(
    '/api/v4/file/:id/documents',
    {
      config: {
        acl: mayAddRight,
        withoutKey: 'The bytes are too many to compare; the same file sent twice is kept once, under two names.',
      },
      schema: {
        tags: ['documents'],
        summary: 'Add documents to a file; all or nothing',
        description:
          'Types are told by content and must be among those of the settings. Refusals stand at `files.0` and so on.',
        params: idParams,
        body: { content: { 'multipart/form-data': { schema: form } } },
        response: { 201: whole({ items: { type: 'array', items: added } }) },
      },
      // The parts are read and judged by hand.
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const found = await visibleRecord(scope, request, file)
      checkMayAdd(found, request.access)
      const made = await receiveUploads(scope, request, { file: found.id })
      const items = made.map(({ id, name, mimeType, size }) => ({ id, name, mimeType, size }))
      return reply.code(201).send({ items })
    },
  )
}
