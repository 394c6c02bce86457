/** What becomes of a list of links when one of their targets is deleted: declared, and held by server and database. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { startWith } from './schemaServer.ts'

const rights = { read: 'ROLE_EMPLOYEE', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS', delete: 'ROLE_SETTINGS' }
const server = await startWith({
  tag: {
    title: 'Tag',
    properties: { name: { type: 'string' } },
    'x-entity': { plural: 'tags' },
    'x-access': rights,
  },
  page: {
    title: 'Page',
    required: ['topics'],
    properties: {
      name: { type: 'string' },
      labels: { 'x-relation': { entity: 'tag', many: true } },
      topics: { 'x-relation': { entity: 'tag', many: true } },
    },
    'x-entity': { plural: 'pages', version: true, audit: true },
    'x-access': rights,
  },
})
afterAll(() => server.stop())

let api: Api
beforeEach(async () => {
  api = await server.fresh()
})

const add = async (entity: string, body: object) =>
  (await api.as('admin').post(`/api/v4/${entity}`, body)).json<{ id: number }>().id
const remove = (id: number) => api.as('admin').delete(`/api/v4/tag/${id}`)

test('a required list keeps its targets: the answer says what uses them, and nothing changes', async () => {
  const [topic, label] = [await add('tag', { name: 'topic' }), await add('tag', { name: 'label' })]
  const page = await add('page', { name: 'A', topics: [topic], labels: [topic, label] })
  const refused = await remove(topic)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ error: expect.stringContaining('1') })
  const now = (await api.as('admin').get(`/api/v4/page/${page}`)).json()
  expect(now).toMatchObject({ _version: 1, topics: [{ id: topic }], labels: [{ id: topic }, { id: label }] })
  await expect(api.engine.query({ text: 'delete from tag where id = $1', values: [topic] })).rejects.toMatchObject({
    code: expect.stringMatching(/^23(503|001)$/),
  })
})

test('another list loses the one that goes, with a new version and a line in the audit', async () => {
  const [topic, label] = [await add('tag', { name: 'topic' }), await add('tag', { name: 'label' })]
  const page = await add('page', { name: 'A', topics: [topic], labels: [topic, label] })
  expect((await remove(label)).statusCode).toBe(204)
  const now = (await api.as('admin').get(`/api/v4/page/${page}`)).json()
  expect(now).toMatchObject({ _version: 2, labels: [{ id: topic }] })
  const line = (await api.rows('audit_log')).find(({ action, entity }) => entity === 'page' && action === 'update')
  expect(line).toMatchObject({ record_id: page, changes: { labels: { from: [topic, label], to: [topic] } } })
})
