/** Many-relations when one of their targets is deleted: declared in the schema, enforced by server and database. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { startWith } from './schemaServer.ts'

const rights = { read: 'ROLE_EMPLOYEE', create: 'ROLE_SETTINGS', update: 'ROLE_SETTINGS', delete: 'ROLE_SETTINGS' }
const server = await startWith({
  topic: {
    title: 'Topic',
    properties: { name: { type: 'string' } },
    'x-entity': { plural: 'topics' },
    'x-access': rights,
  },
  page: {
    title: 'Page',
    required: ['topics'],
    properties: {
      name: { type: 'string' },
      labels: { 'x-relation': { entity: 'topic', many: true } },
      topics: { 'x-relation': { entity: 'topic', many: true } },
      // Declared, although not required and therefore not the default.
      sources: { 'x-relation': { entity: 'topic', many: true, onDelete: 'restrict', inverse: 'sourceOf' } },
      notes: { 'x-relation': { entity: 'topic', many: true, onDelete: 'clear', inverse: 'noteOf' } },
      beside: { 'x-relation': { entity: 'page', many: true, onDelete: 'restrict' } },
      seeAlso: { 'x-relation': { entity: 'page', many: true, onDelete: 'clear' } },
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
const remove = (id: number) => api.as('admin').delete(`/api/v4/topic/${id}`)

test('a required list keeps its targets: the answer says what uses them, and nothing changes', async () => {
  const [topic, label] = [await add('topic', { name: 'topic' }), await add('topic', { name: 'label' })]
  const page = await add('page', { name: 'A', topics: [topic], labels: [topic, label] })
  const refused = await remove(topic)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ error: expect.stringContaining('1') })
  const now = (await api.as('admin').get(`/api/v4/page/${page}`)).json()
  expect(now).toMatchObject({ _version: 1, topics: [{ id: topic }], labels: [{ id: topic }, { id: label }] })
  await expect(api.engine.query({ text: 'delete from topic where id = $1', values: [topic] })).rejects.toMatchObject({
    code: expect.stringMatching(/^23(503|001)$/),
  })
})

test('another list loses the one that goes, with a new version and a line in the audit', async () => {
  const [topic, label] = [await add('topic', { name: 'topic' }), await add('topic', { name: 'label' })]
  const page = await add('page', { name: 'A', topics: [topic], labels: [topic, label] })
  expect((await remove(label)).statusCode).toBe(204)
  const now = (await api.as('admin').get(`/api/v4/page/${page}`)).json()
  expect(now).toMatchObject({ _version: 2, labels: [{ id: topic }] })
  const line = (await api.rows('audit_log')).find(({ action, entity }) => entity === 'page' && action === 'update')
  expect(line).toMatchObject({ record_id: page, changes: { labels: { from: [topic, label], to: [topic] } } })
})

test('a list that is declared to keep its targets does so without being required, and its targets say so', async () => {
  const [topic, source, note] = [
    await add('topic', { name: 'topic' }),
    await add('topic', { name: 'source' }),
    await add('topic', { name: 'note' }),
  ]
  const page = await add('page', { name: 'A', topics: [topic], sources: [source], notes: [note] })
  const before = await api.rows('page_sources')
  const uses = async (id: number) => (await api.as('admin').get(`/api/v4/topic/${id}/usage`)).json().items
  expect(await uses(source)).toEqual([{ entity: 'page', property: 'sources', inverse: 'sourceOf', count: 1 }])
  expect(await uses(note)).toEqual([
    { entity: 'page', property: 'notes', inverse: 'noteOf', count: 1, onDelete: 'unlinked' },
  ])
  expect((await remove(source)).statusCode).toBe(400)
  expect([await api.rows('page_sources'), await api.rows('topic')]).toMatchObject([before, [{}, {}, {}]])
  expect((await api.as('admin').get(`/api/v4/page/${page}`)).json()).toMatchObject({ _version: 1, sources: [{}] })
  expect((await remove(note)).statusCode).toBe(204)
  expect((await api.as('admin').get(`/api/v4/page/${page}`)).json()).toMatchObject({ _version: 2, notes: [] })
  // Deleting the page removes its links, whatever they declare about targets, which stay.
  expect((await api.as('admin').delete(`/api/v4/page/${page}`)).statusCode).toBe(204)
  expect([await api.rows('page_sources'), await api.rows('page_topics')]).toEqual([[], []])
  expect((await remove(source)).statusCode).toBe(204)
})

test('of several that are deleted at once those that are kept stay, and each refusal says why', async () => {
  const [topic, source, note] = [
    await add('topic', { name: 'topic' }),
    await add('topic', { name: 'source' }),
    await add('topic', { name: 'note' }),
  ]
  await add('page', { name: 'A', topics: [topic], sources: [source], notes: [note, source] })
  const answer = await api.as('admin').post('/api/v4/topic/bulk-delete', { ids: [topic, source, note] })
  expect(answer.json()).toMatchObject({ deleted: [note], refused: [{ id: topic }, { id: source }] })
  // The refused delete removed no links elsewhere.
  expect(await api.rows('page_notes')).toEqual([{ owner_id: expect.any(Number), target_id: source }])
})

test('a page that names itself can be deleted; one that another keeps cannot, and loses nothing by trying', async () => {
  const topics = [await add('topic', { name: 'topic' })]
  const own = await add('page', { name: 'own', topics })
  const loop = { beside: [own], seeAlso: [own], _version: 1 }
  expect((await api.as('admin').put(`/api/v4/page/${own}`, loop)).statusCode).toBe(200)
  const other = await add('page', { name: 'other', topics, beside: [own], seeAlso: [own] })
  const removePage = (id: number) => api.as('admin').delete(`/api/v4/page/${id}`)
  expect((await removePage(own)).statusCode).toBe(400)
  const now = (await api.as('admin').get(`/api/v4/page/${other}`)).json()
  expect(now).toMatchObject({ _version: 1, beside: [{ id: own }], seeAlso: [{ id: own }] })
  expect((await removePage(other)).statusCode).toBe(204)
  expect((await removePage(own)).statusCode).toBe(204)
  expect([await api.rows('page'), await api.rows('page_beside'), await api.rows('page_see_also')]).toEqual([[], [], []])
})

test('a link that is made while its target goes is either refused or told as lost, and never left hanging', async () => {
  const topics = [await add('topic', { name: 'topic' })]
  for (let round = 0; round < 5; round += 1) {
    const note = await add('topic', { name: `note ${round}` })
    const page = await add('page', { name: `page ${round}`, topics })
    const [linked, removed] = await Promise.all([
      api.as('admin').put(`/api/v4/page/${page}`, { notes: [note], _version: 1 }),
      remove(note),
    ])
    expect(removed.statusCode).toBe(204)
    const now = (await api.as('admin').get(`/api/v4/page/${page}`)).json()
    expect(now).toMatchObject({ notes: [], _version: linked.statusCode === 200 ? 3 : 1 })
  }
})
