/** `POST {api}/import` and `GET {api}/import/template`: a file of records, and an empty one to fill in. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Entity, RoleExpression } from '#schemas/entity.ts'
import { bulkRun } from '#schemas/generated/bulk-run.ts'
import { isSingle } from '#schemas/single.ts'
import { NotAllowed } from '#server/errors.ts'
import type { Access } from '#server/foundation/access.ts'
import { uploadAnswer } from '#server/import/answer.ts'
import { acceptFiles, type Received } from '#server/import/receive.ts'
import { templateSchema, uploadingSchema } from '#server/import/schemas.ts'
import { templateFile } from '#server/import/template.ts'
import { keepUpload } from '#server/import/uploads.ts'
import type { Context } from '#server/lists/page.ts'

type Given = {
  entity: Entity
  route(acl: RoleExpression, schema: object, asks?: undefined, config?: object): object
  contextOf(request: FastifyRequest): Context
}

/** Characters of a file's name. */
const longestName = 200

export async function registerImport(app: FastifyInstance, { entity, route, contextOf }: Given): Promise<void> {
  const { import: right } = entity.access
  if (right === undefined || isSingle(entity)) return

  app.get(`${entity.api}/import/template`, route(right, templateSchema(entity)), (request, reply) => {
    const context = contextOf(request)
    staffOnly(context.access)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${entity.plural}.csv"`)
      .send(templateFile(context))
  })

  await app.register(async (scope) => {
    acceptFiles(scope)
    const config = { withoutKey: 'The same file may be sent again, and nothing but the file is kept.' }
    scope.post<{ Body: Received; Querystring: { _name?: string } }>(
      `${entity.api}/import`,
      route(right, uploadingSchema(entity), undefined, config),
      async (request, reply) => {
        const { access, engine, now } = contextOf(request)
        const person = staffOnly(access)
        const name = String(request.query._name ?? entity.plural).slice(0, longestName)
        const upload = await keepUpload(engine, request.body.path, { entity: entity.name, name }, person, now)
        const text = JSON.stringify(await uploadAnswer(upload, entity, access, engine))
        return reply.code(201).type('application/json; charset=utf-8').send(text)
      },
    )
  })
}

/** For staff, who are the ones that may have runs in bulk; a program has none. @returns Their id. @throws {NotAllowed} */
function staffOnly({ person, may }: Access): number {
  if (!person?.id || !may(bulkRun.access.read)) throw new NotAllowed()
  return person.id
}
