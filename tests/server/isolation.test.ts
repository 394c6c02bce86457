/**
 * People of one customer cannot read, count, find, sort by, export or change anything of another: for every
 * entity with a schema, and all of its calls. Driven by the facts, so new entities are covered at once.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyScopeFor } from '#domain/apiKeys/scopes.ts'
import { portalRoles } from '#domain/access/portalRoles.ts'
import { may, rolesIn } from '#domain/access/roles.ts'
import type { Entity } from '#schemas/entity.ts'
import { entities, entityByName } from '#schemas/generated/entities.ts'
import { amountsOf } from '#server/lists/sums/amounts.ts'
import { facetsOf, groupingsOf } from '#server/lists/sums/groupings.ts'
import { absentId } from '#tests/support/absentId.ts'
import { createApi, type Api } from '#tests/support/api.ts'
import type { Answer, Client } from '#tests/support/client.ts'
import { operationsOf } from '#tests/support/operations.ts'
import { sampleBody, writable } from '#tests/support/sample.ts'
import { emptyTables, startServer } from '#tests/support/server.ts'
import { unzip } from '#tests/support/unzip.ts'
import { isReplaceable } from '#schemas/pointers.ts'
import { entityNamed, ofCustomers } from './isolation/paths.ts'
import { buildWorld, fingerprint, mark, type World } from './isolation/world.ts'

const server = await startServer()
afterAll(server.stop)

let api: Api
let world: World
beforeAll(async () => {
  await emptyTables(server.engine)
  api = createApi(server)
  world = await buildWorld(server.engine)
})

const outsiders = ['ROLE_CUSTOMER', 'ROLE_CONTACT_PERSON'] as const

/** Roles of people who have an account already. */
const met = new Set<string>()
/** Fingerprint after the last call of these tests, where nothing else has written since. */
let now: string | undefined

/** A person of the first customer with these roles. */
async function personWith(roles: readonly string[]): Promise<Client> {
  if (!met.has(roles.join())) now = undefined
  met.add(roles.join())
  const person = api.as(roles, { customerIds: [idOf('mine', 'customer')] })
  await person.get('/api/v3/user/get')
  return person
}

const idOf = (whose: keyof World, entity: string): number => world[whose].get(entity)?.id ?? 0

/** Runs calls that must be refused, and checks that not a byte has changed. */
async function withoutTrace(work: () => Promise<void>): Promise<void> {
  const before = now ?? (await fingerprint(server.engine))
  await work()
  now = await fingerprint(server.engine)
  expect(now).toBe(before)
}

test('what everybody of a customer reads as a whole is named here, each because it is about nobody', () => {
  const whole = entities.filter(
    ({ access: { rows, read, create, update, delete: remove, export: take } }) =>
      [read, create, update, remove, take].some((right) => may(portalRoles, right)) &&
      (rows === undefined || portalRoles.some((role) => rows[role] === true)),
  )
  expect(whole.map(({ name }) => name).toSorted()).toEqual(['country', 'file-log-type', 'salutation'])
})

describe.each(entities.map((entity) => [entity.name, entity] as const))('%s', (name, entity) => {
  const { rows, read } = entity.access

  if (ofCustomers.has(name)) {
    test('who may read it sees some rows only', () => {
      const open = outsiders.filter((role) => may([role], read) && (rows === undefined || rows[role] === true))
      expect(open, `${name} belongs to customers: name in x-access.rows which rows these roles see`).toEqual([])
    })
  }

  test.for(outsiders)('%s is refused what is not for that role', async (role) => {
    const person = await personWith([role])
    await withoutTrace(async () => {
      for (const { method, url, right } of callsOf(entity)) {
        if (may([role], right)) continue
        const answer = await send(person, method, url)
        expect([method, url, answer.statusCode]).toEqual([method, url, 403])
      }
    })
  })

  const readers = outsiders.flatMap((role) => {
    const roles = ofCustomers.has(name) ? readerOf(entity, role) : undefined
    return roles ? [{ roles, called: roles.join(' and ') }] : []
  })
  if (readers.length === 0) return

  test.for(readers)('$called reads nothing of another customer', async ({ roles }) => {
    const person = await personWith(roles)
    await withoutTrace(() => readsNothing(person, entity))
    if (isByCustomerAlone(entity, roles)) {
      const own = (await person.get(entity.api)).json<{ items: { id: number }[] }>().items
      expect(own.map(({ id }) => id)).toEqual([idOf('mine', name)])
    }
    const taken = await exported(person, entity)
    expect(taken.filter((text) => mark.test(text))).toEqual([])
  })

  test.for(readers)('$called changes nothing of another customer', async ({ roles }) => {
    const person = await personWith(roles)
    await withoutTrace(() => changesNothing(person, entity))
  })
})

test.each(outsiders)('%s finds nothing of another customer by any other call', async (role) => {
  const person = await personWith([role, ...entities.flatMap((entity) => readerOf(entity, role) ?? [])])
  for (const { method, path } of operationsOf(server.app)) {
    if (method !== 'GET' || path.endsWith('/export')) continue
    const entity = entities.find(({ api: own }) => path.startsWith(`${own}/{`))
    const url = path.replaceAll(/\{\w+\}/g, String(entity ? idOf('foreign', entity.name) : idOf('foreign', 'customer')))
    const answer = await person.get(url)
    expect([url, mark.exec(answer.body)?.[0]]).toEqual([url, undefined])
  }
})

test.each(outsiders)('%s is not told how often another customer uses what everybody reads', async (role) => {
  const person = await personWith([role, ...entities.flatMap((entity) => readerOf(entity, role) ?? [])])
  const whole = entities.filter(
    ({ name, access: { read, rows } }) =>
      !ofCustomers.has(name) && may([role], read) && (rows === undefined || rows[role] === true),
  )
  expect(whole).not.toEqual([])
  for (const { name, api: base } of whole) {
    const id = idOf('foreign', name)
    const uses = [await person.get(`${base}/usage?ids=${id}`), await person.get(`${base}/${id}/usage`)]
    expect([name, ...uses.map((answer) => answer.json())]).toEqual([name, { items: [{ id, count: 0 }] }, { items: [] }])
  }
})

/** What a key reads of the records of customers, with the right scope. */
const ofKeys = entities.flatMap((entity) => {
  const scope = ofCustomers.has(entity.name) && keyScopeFor('GET', entity.api, entity.access.read, entities)
  return scope ? [{ name: entity.name, scope, entity }] : []
})

test('the entities of customers that keys read are named here', () => {
  expect(ofKeys.map(({ name, scope }) => [name, scope])).toEqual([
    ['api-log', 'logs:read'],
    ['customer', 'customers:read'],
    ['import-job', 'imports:read'],
    ['import-row', 'imports:read'],
    ['merchant', 'merchants:read'],
    ['precasso', 'precasso:read'],
    ['webhook-delivery', 'logs:read'],
    ['webhook', 'webhooks:read'],
  ])
})

/** The log contains the calls of these tests themselves; `tests/server/apiLog` tests that a key reads only its own. */
const withoutOwnCalls = ofKeys.filter(({ name }) => name !== 'api-log')

test.for(withoutOwnCalls)(
  'a key with $scope reads $name of its customer, and nothing of another',
  async ({ scope, entity }) => {
    const key = await keyWith([scope])
    await listsNothing(key, entity)
    await countsNothing(key, entity)
    const [own, foreign] = [idOf('mine', entity.name), idOf('foreign', entity.name)]
    const items = (await key.get(entity.api)).json<{ items: { id: number }[] }>().items
    expect(items.map(({ id }) => id)).toContain(own)
    expect((await key.get(`${entity.api}/ids`)).json()).toMatchObject({ ids: items.map(({ id }) => id) })
    expect((await key.get(`${entity.api}/${own}`)).statusCode).toBe(200)
    const absent = (await key.get(`${entity.api}/${absentId}`)).body
    for (const call of ['', ...(entity.audit ? ['/history'] : [])]) {
      const answer = await key.get(`${entity.api}/${foreign}${call}`)
      expect([call, answer.statusCode, answer.body]).toEqual([call, 404, absent])
    }
    for (const { name, relation } of entity.properties) {
      if (!relation) continue
      expect((await key.get(`${entity.api}/choices/${name}?keywords=7707`)).body, name).not.toMatch(mark)
    }
    const taken = await exported(key, entity)
    expect(taken.filter((text) => mark.test(text))).toEqual([])
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      const path = method === 'POST' ? entity.api : `${entity.api}/{id}`
      const isOffered = operationsOf(server.app).some((one) => one.method === method && one.path === path)
      const answer = await key.send(method, path.replace('{id}', String(own)))
      expect([method, answer.statusCode]).toEqual([method, isOffered ? 403 : 404])
    }
  },
)

/** A program of the first customer. */
async function keyWith(scopes: readonly string[]) {
  const body = { name: 'Program', customer: idOf('mine', 'customer'), scopes, rateLimit: 600 }
  const { id } = await api.create('api-client', body)
  const { key } = (await api.as('admin').post(`/api/v4/api-client/${id}/key`)).json<{ key: string }>()
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string) =>
    server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${key}` },
      ...(method !== 'GET' && { payload: {} }),
    })
  return { get: (url: string) => ask('GET', url), send: ask }
}

/** Roles with which a person of a customer may read some rows of it; undefined when there are none. */
function readerOf({ access: { read, rows = {} } }: Entity, role: string): string[] | undefined {
  if (rows[role] === undefined || rows[role] === true) return undefined
  const sees = (roles: readonly string[]) => roles.some((one) => rows[one] === true)
  const more = read.split(' or ').map((side) => (side === '*' ? [] : rolesIn(side)))
  return [[], ...more].map((roles) => [...new Set([role, ...roles])]).find((roles) => may(roles, read) && !sees(roles))
}

/** Whether only the customer decides about the rows, so that the first customer's record must be visible. */
const isByCustomerAlone = ({ access: { rows = {} } }: Entity, roles: readonly string[]): boolean =>
  roles.some((role) => typeof rows[role] === 'object' && Object.keys(rows[role]).length === 1)

type Call = { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; right: string | undefined }

/** Every call of the entity by its facts, with the required right. */
function callsOf(entity: Entity): Call[] {
  const { name, api: base, picker, access, audit, position, validity, properties } = entity
  const one = `${base}/${idOf('foreign', name)}`
  const { read, create, update, delete: remove, export: exporting } = access
  const get = (url: string, right: string | undefined = read): Call => ({ method: 'GET', url, right })
  return [
    get(base),
    get(`${base}?_filter[search]=7707`),
    get(one),
    get(`${base}/ids`),
    ...choicesOf(properties).map((of) => get(`${base}/facets?_of=${of}`)),
    ...groupingsOf(properties).map(({ name: by }) => get(`${base}/groups?_by=${by}`)),
    get(`${base}/usage?ids=${idOf('foreign', name)}`),
    { method: 'POST', url: `${base}/usage`, right: read },
    get(`${one}/usage`),
    ...(picker ? [get(`${picker}?keywords=7707`)] : []),
    ...(audit ? [get(`${one}/history`)] : []),
    ...(validity ? [get(`${base}/validity`)] : []),
    ...(exporting ? ['csv', 'xlsx'].map((format) => get(`${base}/export?_format=${format}`, exporting)) : []),
    ...(create ? [{ method: 'POST', url: base, right: create } as const] : []),
    ...(update ? [{ method: 'PUT', url: one, right: update } as const] : []),
    ...(update && position ? [{ method: 'PUT', url: `${base}/order`, right: update } as const] : []),
    ...(remove ? [{ method: 'DELETE', url: one, right: remove } as const] : []),
    ...(remove ? [{ method: 'POST', url: `${base}/bulk-delete`, right: remove } as const] : []),
    ...(isReplaceable(entity, entityByName.values())
      ? [{ method: 'POST', url: `${one}/replace`, right: update } as const]
      : []),
  ]
}

function send(person: Client, method: Call['method'], url: string, body: object = {}): Promise<Answer> {
  if (method === 'GET') return person.get(url)
  if (method === 'POST') return person.post(url, body)
  return method === 'PUT' ? person.put(url, body) : person.delete(url, body)
}

async function readsNothing(person: Client, entity: Entity): Promise<void> {
  await listsNothing(person, entity)
  await countsNothing(person, entity)
  const foreign = world.foreign.get(entity.name) ?? { id: 0 }
  const own = idOf('mine', entity.name)
  const absent = await person.get(`${entity.api}/${absentId}`)
  for (const call of ['', '/usage', ...(entity.audit ? ['/history'] : [])]) {
    const answer = await person.get(`${entity.api}/${foreign.id}${call}`)
    expect([call, answer.statusCode, answer.body]).toEqual([call, 404, absent.body])
  }
  expect((await person.get(`${entity.api}/usage?ids=${foreign.id}`)).json()).toEqual({ items: [] })
  const related = await person.post(`${entity.api}/usage`, { ids: String(foreign.id) })
  expect(related.json()).toEqual({ items: [] })
  const others = await person.get(`${entity.api}/usage?ids=${own}`)
  const counts = others.json<{ items: { id: number; count: number }[] }>().items
  const shown = counts.length === 0 ? [] : (await person.get(`${entity.api}/${own}/usage`)).json<Uses>().items
  for (const { entity: user, property, count } of shown) {
    const { api: list } = entityNamed(user)
    const listed = await person.get(`${list}?_filter[${property}]=${own}`)
    expect([user, property, count]).toEqual([user, property, listed.json<{ total: number }>().total])
  }
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(shown.reduce((sum, { count }) => sum + count, 0))
  if (entity.validity) expect((await person.get(`${entity.api}/validity`)).body).not.toMatch(mark)
}

/** Names of the properties with choices, a few at a time. */
const choicesOf = (properties: Entity['properties']): string[] => facetsOf(properties).map(({ name }) => name)

/** Whatever is counted or added up is so of the rows that the list itself has. */
async function countsNothing(person: Pick<Client, 'get'>, { api: base, properties }: Entity): Promise<void> {
  const { items: rows, total } = (await person.get(base)).json<{ items: Record<string, unknown>[]; total: number }>()
  for (const { name, type } of amountsOf(properties)) {
    const answer = await person.get(`${base}?_limit=1&_totals=${name}`)
    if (answer.statusCode === 400) continue
    const values = rows.flatMap((row) => (row[name] === null ? [] : [row[name]]))
    const sums = type === 'money' ? (values as { amount: number }[]).map(({ amount }) => amount) : values.map(Number)
    const sum = sums.reduce((all, one) => all + one, 0)
    const told = answer.json<{ totals: Record<string, unknown> }>().totals[name]
    const amounts = Array.isArray(told) ? (told as { amount: number }[]).map(({ amount }) => amount) : [Number(told)]
    expect([name, answer.statusCode, amounts.reduce((all, one) => all + one, 0)]).toEqual([name, 200, sum])
  }
  type Counted = { count: number }
  const counts = (all: Counted[]) => all.reduce((sum, { count }) => sum + count, 0)
  for (const name of choicesOf(properties)) {
    const answer = await person.get(`${base}/facets?_of=${name}`)
    if (answer.statusCode === 400) continue
    const { items } = answer.json<{ items: Record<string, Counted[]> }>()
    expect([name, answer.statusCode, counts(items[name] ?? [])]).toEqual([name, 200, total])
    expect(answer.body).not.toMatch(mark)
  }
  for (const { name } of groupingsOf(properties)) {
    const answer = await person.get(`${base}/groups?_by=${name}`)
    if (answer.statusCode === 400) continue
    expect([name, answer.statusCode, counts(answer.json<{ items: Counted[] }>().items)]).toEqual([name, 200, total])
    expect(answer.body).not.toMatch(mark)
  }
}

/** With every order and filter, and like a picker. */
async function listsNothing(person: Pick<Client, 'get'>, entity: Entity): Promise<void> {
  const foreign = world.foreign.get(entity.name) ?? { id: 0 }
  const own = idOf('mine', entity.name)
  for (const query of ['', ...orders(entity), ...filters(entity, foreign)]) {
    const answer = await person.get(`${entity.api}?${query}`)
    // Properties that may not be read may not be filtered by either: the refusal reveals nothing.
    if (answer.statusCode === 400) {
      expect(answer.body).not.toMatch(mark)
      continue
    }
    const { items, total } = answer.json<{ items: { id: number }[]; total: number }>()
    expect([query, answer.statusCode, items.filter(({ id }) => id !== own)]).toEqual([query, 200, []])
    expect([query, total]).toEqual([query, items.length])
    expect(JSON.stringify(items)).not.toMatch(mark)
  }
  const { picker } = entity
  if (picker) {
    for (const query of ['keywords=7707', `id=${foreign.id}`]) {
      expect((await person.get(`${picker}?${query}`)).json(), query).toEqual({ items: [] })
    }
  }
}

type Uses = { items: { entity: string; property: string; count: number }[] }

const orders = ({ properties }: Entity): string[] =>
  properties.flatMap(({ name, sort }) => (sort ? [`_order[${name}]=asc`, `_order[${name}]=desc`] : []))

/** Filters with the foreign record's own value, for every property that can be filtered; and other query parameters. */
function filters({ properties, validity }: Entity, foreign: Readonly<Record<string, unknown>>): string[] {
  const byValue = properties.flatMap(({ name, filter }) => {
    const value = plain(foreign[name])
    if (!filter || value === undefined) return []
    const given = encodeURIComponent(value)
    return [`_filter[${name}]=${given}`, `_filter[${name}][in]=${given}`, `_filter[${name}][empty]=false`]
  })
  const asOf = validity ? ['_asOf=$today', '_asOf=2099-12-31'] : []
  return [`_filter[id]=${String(foreign.id)}`, '_filter[search]=7707', ...asOf, ...byValue]
}

function plain(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined
  if (Array.isArray(value)) return plain(value[0])
  if (typeof value !== 'object') return String(value)
  const amount = 'amount' in value ? value.amount : undefined
  return amount === undefined ? undefined : String(amount)
}

/** Exported files as text; empty when this person may not export. */
async function exported(person: Pick<Client, 'get'>, { api: base, access }: Entity): Promise<string[]> {
  if (!access.export) return []
  now = undefined
  const csv = await person.get(`${base}/export?_format=csv`)
  if (csv.statusCode === 403) return []
  const xlsx = await person.get(`${base}/export?_format=xlsx&_filter[search]=`)
  expect([csv.statusCode, xlsx.statusCode]).toEqual([200, 200])
  return [csv.body, unzip(xlsx.rawPayload).get('xl/worksheets/sheet1.xml') ?? '']
}

async function changesNothing(person: Client, entity: Entity): Promise<void> {
  const { name, api: base, access, position } = entity
  const foreign = idOf('foreign', name)
  const target = (related: string) => idOf('foreign', related)
  const body = sampleBody(entity, 4404, target)
  const refusals: [Call['method'], string, object][] = []
  if (access.create) refusals.push(['POST', base, body])
  if (access.update) refusals.push(['PUT', `${base}/${foreign}`, { ...body, _version: 1 }])
  if (access.update && position) refusals.push(['PUT', `${base}/order`, { ids: [foreign] }])
  if (access.delete) refusals.push(['DELETE', `${base}/${foreign}`, {}])
  for (const property of access.update ? writable(entity) : []) {
    const { relation } = property
    if (!relation || !ofCustomers.has(relation.entity)) continue
    const id = target(relation.entity)
    const value = relation.many ? [id] : id
    refusals.push(['PUT', `${base}/${idOf('mine', name)}`, { [property.name]: value, _version: 1 }])
  }
  for (const [method, url, given] of refusals) {
    const answer = await send(person, method, url, given)
    expect([400, 403, 404], `${method} ${url} → ${answer.statusCode} ${answer.body}`).toContain(answer.statusCode)
  }
  if (!access.delete) return
  const several = await person.post(`${base}/bulk-delete`, { ids: [foreign] })
  if (several.statusCode !== 403) expect(several.json()).toMatchObject({ deleted: [], refused: [{ id: foreign }] })
}
