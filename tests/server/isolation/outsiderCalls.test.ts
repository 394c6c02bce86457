/**
 * Every call that people from outside may make is answered under their role in the database: none needs a table that is
 * closed to it. What a call reads for them besides, it reads as the server, on purpose.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rolesOfKey } from '#domain/apiKeys/scopes.ts'
import { portalRoles } from '#domain/access/portalRoles.ts'
import { may } from '#domain/access/roles.ts'
import { entities, entityByName } from '#schemas/generated/entities.ts'
import { forServer } from '#server/db/outsider.ts'
import { outsiderRole, serverRole } from '#server/db/roles.ts'
import { createApi, type Api } from '#tests/support/api.ts'
import type { Answer } from '#tests/support/client.ts'
import { leastOf, type JsonSchema } from '#tests/support/leastBody.ts'
import { operationsOf, type Operation } from '#tests/support/operations.ts'
import { emptyTables, startServer } from '#tests/support/server.ts'
import { withKey } from '#tests/support/withKey.ts'
import { buildWorld, type World } from './world.ts'

/** Asks the database as the server first, and then on behalf of who calls. */
const bothRoles = '/api/v4/both-roles'
const server = await startServer({
  rowSecurity: true,
  async add(app) {
    const role = async () =>
      (await app.engine.query<{ role: string }>({ text: 'select current_user as role' })).rows[0]?.role
    app.post(bothRoles, { config: { acl: '*' } }, async () => [await forServer(role), await role()])
    return []
  },
})
afterAll(server.stop)

let api: Api
let world: World
beforeAll(async () => {
  await emptyTables(server.engine)
  api = createApi(server)
  world = await buildWorld(server.engine)
})

const mine = (entity: string): number => world.mine.get(entity)?.id ?? 0

/** With the ids of one's own records, and bodies as small as may be. */
function requestOf({ method, path }: Operation) {
  type Described = { requestBody?: { content: Record<string, { schema: JsonSchema }> } }
  const entity = entities.find(({ api: base }) => path.startsWith(`${base}/{`))
  const url = path.replaceAll(/\{\w+\}/g, String(mine(entity?.name ?? 'customer')))
  const { requestBody } =
    (server.app.swagger().paths as Record<string, Record<string, Described>>)[path]?.[method.toLowerCase()] ?? {}
  const body = leastOf(requestBody?.content['application/json']?.schema ?? {})
  return { method, url, body: typeof body === 'object' && body !== null ? body : {} }
}

/** Those that somebody with these roles may make; what ends the session or the account stays out. */
function operationsFor(roles: readonly string[]): Operation[] {
  const paths = server.app.swagger().paths as Record<string, Record<string, { description?: string }>>
  return operationsOf(server.app)
    .filter(
      ({ path }) => !/log-?out|sessions|password|\/(export|facets|groups|ids|usage|validity|choices\/.*)$/.test(path),
    )
    .filter(({ method, path }) => {
      const said = paths[path]?.[method.toLowerCase()]?.description ?? ''
      const right = /Right: ([\w ]+)\./.exec(said)?.[1]
      return right === undefined || may(roles, right)
    })
    .toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))
}

type Ask = (request: ReturnType<typeof requestOf>) => Promise<Answer>

async function askAll(roles: readonly string[], ask: Ask): Promise<{ failed: unknown[]; answered: number }> {
  server.log.length = 0
  const failed: unknown[] = []
  let answered = 0
  for (const operation of operationsFor(roles)) {
    const request = requestOf(operation)
    const { statusCode } = await ask(request)
    if (statusCode < 300) answered += 1
    const why = whyIn(server.log)
    if (statusCode >= 500 && why.includes('permission denied')) failed.push([request.method, operation.path, why])
    server.log.length = 0
  }
  return { failed, answered }
}

const whyIn = (log: readonly object[]): string =>
  log.flatMap((line) => ('err' in line ? [JSON.stringify(line.err).slice(0, 300)] : [])).join(' ')

test('a person of a client', async () => {
  const person = api.as(portalRoles, { customerIds: [mine('customer')] })
  const { failed, answered } = await askAll(portalRoles, ({ method, url, body }) =>
    method === 'GET'
      ? person.get(url)
      : method === 'POST'
        ? person.post(url, body)
        : method === 'PUT'
          ? person.put(url, body)
          : person.delete(url, body),
  )
  expect(failed).toEqual([])
  expect(answered).toBeGreaterThan(60)
})

test('a program of a client', async () => {
  const scopes = entityByName.get('api-client')?.properties.find(({ name }) => name === 'scopes')
  const all = [...(scopes?.values ?? [])]
  const key = await withKey(api, { customer: mine('customer'), scopes: all, rateLimit: 600 })
  const { failed, answered } = await askAll(rolesOfKey(all), ({ method, url, body }) =>
    key.call(method, url, method === 'GET' ? {} : { payload: body }),
  )
  expect(failed).toEqual([])
  expect(answered).toBeGreaterThan(25)
})

test('a call with a key runs on behalf of who makes it, whatever it asks first', async () => {
  const person = api.as(portalRoles, { customerIds: [mine('customer')] })
  for (const headers of [undefined, { 'idempotency-key': 'a-key-of-twenty-signs' }]) {
    const answer = await person.post(bothRoles, {}, { headers })
    expect([answer.statusCode, answer.json()]).toEqual([200, [serverRole, outsiderRole]])
  }
})
