/**
 * Rights as a whole: what each group and each account may do, where that comes from, who has a right, and changing the
 * rights of one group or account. A change passes by the same rules as one on the page of the group or the employee
 * (`employeeGroups.ts`, `users.ts`), and stands in the audit of that record.
 */
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { actingRole } from '#domain/access/impersonation.ts'
import type { Entity } from '#schemas/entity.ts'
import { employeeGroup } from '#schemas/generated/employee-group.ts'
import { user } from '#schemas/generated/user.ts'
import areas from '#schemas/roles.json' with { type: 'json' }
import { readSubject, searchUsers, readGroups, whoHas, type Kind } from './subjects.ts'
import { aclSchemas } from './schemas.ts'
import { idFrom } from '#server/sql/id.ts'
import { writerOf } from '#server/records/call.ts'
import { Outdated } from '#server/records/write.ts'
import { FieldErrors, NotFound, Stale } from '#server/errors.ts'

const right = { acl: 'ROLE_SETTINGS_ACL' }

/** The mark of a session is nobody's to give. */
const givable = Object.entries(areas).flatMap(([role, area]) => (role === actingRole ? [] : [{ role, area }]))

type One = { Params: { id: string }; Querystring: { kind: Kind } }
type Change = One & { Body: { roles: string[]; _version: number } }

export const aclRoutes: FastifyPluginAsync = async (app) => {
  const { engine } = app

  app.get('/api/v4/acl', { config: right, schema: aclSchemas.all }, async () => ({
    roles: givable,
    groups: await readGroups(engine),
  }))

  app.get<{ Querystring: { keywords: string } }>(
    '/api/v4/acl/users',
    { config: right, schema: aclSchemas.users },
    async ({ query }) => ({ items: await searchUsers(engine, query.keywords.trim()) }),
  )

  app.get<{ Params: { role: string } }>(
    '/api/v4/acl/role/:role',
    { config: right, schema: aclSchemas.role },
    async ({ params: { role } }) => {
      if (!Object.hasOwn(areas, role)) throw new NotFound()
      return { role, ...(await whoHas(engine, role)) }
    },
  )

  app.get<One>('/api/v4/acl/:id', { config: right, schema: aclSchemas.one }, async ({ params, query }) =>
    readSubject(engine, query.kind, idFrom(params.id)),
  )

  app.put<Change>(
    '/api/v4/acl/:id',
    { config: { ...right, confirm: true }, schema: aclSchemas.change },
    async (request) => {
      const { params, query, body } = request
      const unknown = body.roles.filter((role) => !givable.some((one) => one.role === role))
      if (unknown.length > 0) throw new FieldErrors({ roles: [{ key: 'validation.enum' }] })
      await change(app, request)
      return readSubject(engine, query.kind, idFrom(params.id))
    },
  )
}

async function change(app: FastifyInstance, request: FastifyRequest<Change>) {
  const { params, query, body } = request
  const roles = [...new Set(body.roles)].sort()
  const id = idFrom(params.id)
  const entity: Entity = query.kind === 'user' ? user : employeeGroup
  try {
    await app.engine.transaction((trx) =>
      app.records.update(trx, entity, id, { roles }, writerOf(request), { version: body._version }),
    )
  } catch (error) {
    // The record as it is now is for whoever manages employees; here only its rights are.
    throw error instanceof Outdated ? new Stale(await readSubject(app.engine, query.kind, id)) : error
  }
}
