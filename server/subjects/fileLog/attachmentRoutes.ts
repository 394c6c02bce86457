/** Attachments of an entry: documents of its file that point at it. People of a client add to what they wrote themselves. */
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { mayEditWords } from '#domain/fileLog/editing.ts'
import { document, type Document } from '#schemas/generated/document.ts'
import { fileLog, type FileLog } from '#schemas/generated/file-log.ts'
import { file } from '#schemas/generated/file.ts'
import { forServer } from '#server/db/outsider.ts'
import { NotAllowed, NotFound, Refused } from '#server/errors.ts'
import type { Access } from '#server/foundation/access.ts'
import { whole } from '#server/http/describedAnswers.ts'
import { writerOf } from '#server/records/call.ts'
import { visibleRecord } from '#server/records/visibleRecord.ts'
import { names } from '#server/sql/names.ts'
import { checkMayAdd, mayAddRight } from '#server/subjects/documents/mayAdd.ts'
import { receiveUploads } from '#server/subjects/documents/receive.ts'
import { acceptUploads, mostFiles } from '#server/subjects/documents/uploads.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { callAbout } from './callAbout.ts'

const text = { type: 'string' }
const l = names('file_log')

export const attachmentRoutes: FastifyPluginAsync = async (app) => {
  await app.register(adding)

  app.delete<{ Params: { id: string } }>(
    '/api/v4/file/logs/attachments/:id',
    {
      config: { acl: document.access.delete, withoutKey: 'What is gone is gone.' },
      schema: {
        tags: ['file'],
        summary: 'Delete an attachment of an entry that you may still change',
        params: idParams,
        response: { 204: { description: 'Gone.', type: 'null' } },
      },
    },
    async (request, reply) => {
      const { id, log } = (await visibleRecord(app, request, document)) as unknown as Document
      if (!log) throw new NotFound()
      const entry = (await visibleRecord(app, callAbout(request, log.id), fileLog)) as unknown as FileLog
      if (!mayEditWords({ ...entry, writer: entry.user?.id ?? null }, editorIn(request.access), app.now()))
        throw new Refused({ key: 'error.fileLog.late' })
      await app.engine.transaction((trx) => app.records.delete(trx, document, id, writerOf(request)))
      return reply.code(204).send()
    },
  )
}

async function adding(scope: FastifyInstance): Promise<void> {
  await acceptUploads(scope)
  scope.post<{ Params: { id: string } }>(
    '/api/v4/file/logs/:id/attachments',
    {
      config: {
        acl: mayAddRight,
        withoutKey: 'The bytes are too many to compare; the same file sent twice is kept once, under two names.',
      },
      schema: {
        tags: ['file'],
        summary: 'Add attachments to an entry; all or nothing',
        params: idParams,
        body: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: {
                  files: { type: 'array', maxItems: mostFiles, items: { type: 'string', contentEncoding: 'binary' } },
                  visibleToClient: { enum: ['true', 'false'] },
                },
              },
            },
          },
        },
        response: {
          201: whole({
            items: {
              type: 'array',
              items: whole({ id: { type: 'integer' }, name: text, mimeType: text, size: { type: 'integer' } }),
            },
          }),
        },
      },
      // The parts are read and judged by hand.
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const entry = (await visibleRecord(scope, request, fileLog)) as unknown as FileLog
      const found = await visibleRecord(scope, callAbout(request, entry.file.id), file)
      checkMayAdd(found, request.access)
      if (request.access.person?.isOutsider) await checkOwn(scope, entry.id, request.access)
      const made = await receiveUploads(scope, request, { file: found.id, log: entry.id })
      const items = made.map(({ id, name, mimeType, size }) => ({ id, name, mimeType, size }))
      return reply.code(201).send({ items })
    },
  )
}

/** @throws {NotAllowed} Where somebody else wrote the entry. */
async function checkOwn({ engine }: FastifyInstance, id: number, { person }: Access): Promise<void> {
  const { rows } = await forServer(() =>
    engine.query({
      text: `select from file_log where ${l.id} = $1 and ${l.user_id} = $2`,
      values: [id, person?.id ?? null],
    }),
  )
  if (rows.length === 0) throw new NotAllowed()
}

const editorIn = ({ person, may }: Access) => ({ id: person?.id ?? null, isAdmin: may('ROLE_ADMIN') })
