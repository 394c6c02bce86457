/** `GET /api/v4/export-job/{id}/content`: the file, for who asked for it and still may; each download is in the audit. */
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { dayOf } from '#domain/time/day.ts'
import { exportJob } from '#schemas/generated/export-job.ts'
import { file } from '#schemas/generated/file.ts'
import { entityByName } from '#schemas/generated/entities.ts'
import { forServer } from '#server/db/outsider.ts'
import { AppError, NotAllowed, NotFound, Refused } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { callOf, writerOf } from '#server/records/call.ts'
import { unsentRecord } from '#server/records/record.ts'
import { idFrom } from '#server/sql/id.ts'
import { asFileOfStranger } from '#server/subjects/documents/answerHeaders.ts'
import { orGone } from '#server/subjects/documents/orGone.ts'
import { idParams } from '#server/subjects/ledger/shapes.ts'
import { acl, types } from './shapes.ts'
import { rightsOf, storedExport } from './store.ts'

export const contentRoutes: FastifyPluginAsync = async (app) => {
  app.get(
    '/api/v4/export-job/:id/content',
    {
      config: {
        acl,
        answers: {
          200: {
            description: 'The file.',
            content: Object.fromEntries(
              Object.values(types).map((type) => [
                type.split(';', 1)[0],
                { schema: { type: 'string', format: 'binary' } },
              ]),
            ),
          },
        },
      },
      schema: { tags: ['export-job'], summary: 'The file of an export, for seven days', params: idParams },
    },
    async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
      const id = idFrom(request.params.id)
      const { access } = request
      if (!access.may(file.access.read)) throw new NotAllowed()
      const context = { engine: app.engine, entity: exportJob, entities: entityByName, access, now: app.now() }
      await unsentRecord(id, { ...context, call: callOf(request) })
      const found = await forServer(() => storedExport(app.engine, id))
      if (!found || found.sha256 === null || (found.state !== 'done' && found.state !== 'expired')) throw new NotFound()
      const { sha256, size, format, expiresAt, endedAt } = found
      if (found.state === 'expired' || Date.parse(expiresAt ?? '') < app.now())
        throw new AppError(410, { error: { key: 'fileExport.expired' } })
      if (found.rights !== rightsOf(access)) throw new Refused({ key: 'fileExport.otherRights' })
      // Written down before anything is sent.
      await forServer(() =>
        app.engine.transaction((trx) =>
          app.records.note(trx, exportJob, found.id, { name: 'download' }, writerOf(request)),
        ),
      )
      const bytes = await app.storage.open(sha256).catch(orGone(app, 'an export'))
      const day = dayOf(endedAt ?? new Date(app.now()).toISOString())
      const of = say(access.locale, { key: `resources.${exportJob.name}.values.columns.${found.columns}` })
      const name = `${file.plural}-${of.toLowerCase()}-${day}.${format}`
      return asFileOfStranger(request, reply, { name, shown: 'attachment' })
        .type(types[format])
        .header('content-length', size ?? undefined)
        .send(bytes)
    },
  )
}
