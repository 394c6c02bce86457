import { createdByHand } from '#tests/support/product.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect } from 'vitest'
import { entities } from '#schemas/generated/entities.ts'
import { test } from '#tests/support/api.ts'
import { operationsOf } from '#tests/support/operations.ts'

test('the description is valid OpenAPI 3.1', async ({ api }) => {
  const answer = await api.as('employee').get('/api/v4/openapi.json')
  const validator = new Validator()
  expect(await validator.validate(answer.json())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('it has every route of every entity, each with the right it asks for', async ({ api }) => {
  const { paths } = (await api.as('employee').get('/api/v4/openapi.json')).json()
  for (const { name, api: path, access } of entities) {
    const right = access.read === '*' ? 'For everyone who is signed in.' : `Right: ${access.read}.`
    expect(paths[path].get.description).toContain(right)
    expect(Object.keys(paths[path]).includes('post')).toBe(access.create !== undefined || createdByHand.includes(name))
    expect(Object.keys(paths[`${path}/{id}`])).toContain('get')
  }
  for (const { method, path } of operationsOf(api.app)) {
    expect(paths[path][method.toLowerCase()].summary, `${method} ${path}`).toBeTruthy()
  }
})

/** Filters and searches of lists have no parameter of their own: `_filter[…]`, and the words of a picker. */
const ofPeople = /^(e?mail|phone|mobile|iban|birth|name|lastName|firstName|username|kvk|company|street|houseNumber)/i

test('no call takes data of a person in its address, where proxies would write them down', async ({ api }) => {
  type Parameter = { in: string; name: string }
  const answer = await api.as('employee').get('/api/v4/openapi.json')
  const { paths } = answer.json<{ paths: Record<string, Record<string, { parameters?: Parameter[] }>> }>()
  const asked = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters = [] }]) =>
      parameters.filter((one) => one.in !== 'header').map(({ name }) => ({ name, call: `${method} ${path}` })),
    ),
  )
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter(({ name }) => ofPeople.test(name))).toEqual([])
})

test.for([
  { who: 'employee', status: 200 },
  { who: 'settings', status: 200 },
  { who: 'customer', status: 200 },
  { who: 'contact', status: 403 },
  { who: 'nobody', status: 403 },
])('description and page answer $who with $status', async ({ who, status }, { api }) => {
  const page = ['/api/doc', '/api/doc/', '/api/doc/page.js', '/api/doc/json', '/api/doc/static/swagger-ui-bundle.js']
  for (const url of ['/api/v4/openapi.json', ...page]) {
    expect([url, (await api.as(who).get(url)).statusCode]).toEqual([url, status])
  }
})

test('signing out is described as it answers', async ({ api }) => {
  const { paths } = (await api.as('admin').get('/api/v4/openapi.json')).json()
  const link = await api.as('admin').get('/logout', { headers: { 'sec-fetch-site': 'none' } })
  expect(link.statusCode).toBe(302)
  expect(paths['/logout'].get.responses).toHaveProperty('302')
  expect(Object.keys(paths['/logout'].post.responses)).toEqual(['204', '400'])
})

test('the page runs no script but its own', async ({ api }) => {
  const answer = await api.as('employee').get('/api/doc')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
  expect(answer.body).not.toMatch(/<script(?![^>]* src=)/)
})

type Operation = {
  operationId?: string
  description: string
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
}
type Described = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, object> } }

const operationsIn = ({ paths }: Described) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ name: `${method} ${path}`, method, operation })),
  )

test('every operation has an id of its own, and says what it answers', async ({ api }) => {
  const operations = operationsIn((await api.as('admin').get('/api/v4/openapi.json')).json<Described>())
  const ids = operations.map(({ operation }) => operation.operationId)
  expect(ids).not.toContain(undefined)
  expect(new Set(ids).size).toBe(ids.length)
  const silent = operations.filter(({ operation: { responses } }) => {
    const answers = Object.entries(responses).filter(([status]) => status.startsWith('2') && status !== '204')
    return answers.some(([, { content = {} }]) => {
      const schemas = Object.values(content).map(({ schema = {} }) => schema)
      return schemas.length === 0 || schemas.some((schema) => Object.keys(schema).every((key) => key === 'description'))
    })
  })
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('pages are described as the PDF that they are', async ({ api }) => {
  const { paths } = (await api.as('admin').get('/api/v4/openapi.json')).json<Described>()
  for (const path of ['/api/v4/post-mail/template/{id}/preview', '/api/v4/subpoena-template/preview'])
    expect(Object.keys(paths[path]?.post?.responses['200']?.content ?? {}), path).toEqual(['application/pdf'])
  expect(Object.keys(paths['/api/v4/sms/template/{id}/preview']?.post?.responses['200']?.content ?? {})).toEqual([
    'application/json',
  ])
})

test('the page for people begins with the parts of the API that its reader may call, and is small', async ({ api }) => {
  const page = async (who: string) => (await api.as(who).get('/api/doc')).body
  const partsOf = (html: string) => [...html.matchAll(/<details data-tag="([^"]+)"/g)].map(([, tag]) => tag)
  const [all, own] = [await page('admin'), await page('customer')]
  expect(partsOf(all)).toEqual(expect.arrayContaining(['users', 'merchants', 'session']))
  expect(partsOf(own)).toContain('customers')
  expect(partsOf(own)).not.toContain('users')
  // Every part has a title, and every operation stands in one, collapsed, with its address.
  expect(all).not.toContain('apiPage.')
  expect(all).not.toMatch(/<details[^>]* open/)
  const operations = operationsIn((await api.as('admin').get('/api/v4/openapi.json')).json<Described>())
  const ids = [...all.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.toSorted()).toEqual(operations.map(({ operation }) => operation.operationId).toSorted())
  expect(all).toContain('<a href="#/merchants/listMerchant"')
  // Its size is that of a line per operation, however many there are.
  expect(all.length / operations.length).toBeLessThan(190)
})

test('a part of the page has the operations that its reader may call, and all that they name', async ({ api }) => {
  const read = async (who: string, tag = '') => (await api.as(who).get(`/api/doc/json${tag}`)).json<Described>()
  const [all, own] = [await read('admin'), await read('customer')]
  const part = await read('admin', '?tag=customers')
  expect(Object.keys(all.paths)).toContain('/api/v4/users')
  expect(Object.keys(own.paths)).toContain('/api/v4/customer')
  expect(Object.keys(own.paths)).not.toContain('/api/v4/users')
  expect(Object.keys(part.paths)).toContain('/api/v4/customer/{id}')
  for (const path of Object.keys(part.paths)) expect(path).toMatch(/^\/api\/(?:v4\/)?customer/)
  for (const { name, operation } of operationsIn(own))
    expect(operation.description, name).not.toMatch(/Right: ROLE_(?:SETTINGS|EMPLOYEE|ADMIN)\.$/m)
  // Everything referenced is there, and nothing else.
  const names = (text: string) =>
    new Set([...text.matchAll(/#\/components\/schemas\/([^"/]+)/g)].map(([, name]) => name))
  for (const one of [own, part]) {
    const schemas = Object.keys(one.components.schemas)
    expect(schemas.length).toBeLessThan(Object.keys(all.components.schemas).length)
    expect([...names(JSON.stringify(one))].toSorted()).toEqual(schemas.toSorted())
  }
})

test('parts of the description are named, and together are the whole; each is small, and is asked again for nothing', async ({
  api,
}) => {
  const reader = api.as('employee')
  const whole = await reader.get('/api/v4/openapi.json')
  type Parts = { items: { tag: string; title: string; operations: number; url: string }[] }
  const { items } = (await reader.get('/api/v4/openapi/parts')).json<Parts>()
  const all = operationsIn(whole.json<Described>())
  expect(items.reduce((sum, { operations }) => sum + operations, 0)).toBe(all.length)
  expect(items.map(({ title }) => title).filter((title) => title.startsWith('apiPage'))).toEqual([])
  const largest = items.toSorted((a, b) => b.operations - a.operations).slice(0, 2)
  for (const { operations, url } of [...largest, ...items.slice(0, 1)]) {
    const one = await reader.get(url)
    const own = operationsIn(one.json<Described>())
    expect([url, own.length]).toEqual([url, operations])
    expect(one.body.length).toBeLessThan(whole.body.length / 8)
  }
  const [part] = items
  for (const url of ['/api/v4/openapi.json', part?.url ?? '']) {
    const etag = String((await reader.get(url)).headers.etag)
    const again = await reader.get(url, { headers: { 'if-none-match': `W/${etag}` } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const packed = await reader.get(url, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.rawPayload.length).toBeLessThan((await reader.get(url)).body.length / 8)
  }
  expect((await reader.get('/api/v4/openapi.json?tag=nothing')).statusCode).toBe(404)
})
