/**
 * The matrix of rights: the rights of each group and account and where they come from, who has a right, and
 * changing the rights of one group or account. A change follows the same rules as on the page of the group or
 * employee (`employeeGroupHooks.ts`, `userHooks.ts`), and is audited there.
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

/** The role that marks impersonation belongs to a session; nobody can give it. */
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
    // The present record may only be shown to people who manage employees, so the conflict is answered with the
    // rights alone.
    throw error instanceof Outdated ? new Stale(await readSubject(app.engine, query.kind, id)) : error
  }
}
