/** The calls of the log of a file, in the shapes of the specification, and who receives what of them. */
import { expect } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import type { Client } from '#tests/support/client.ts'
import { fileLog } from '#schemas/generated/file-log.ts'
import { system } from '#server/foundation/writer.ts'
import { clientOf, editor, fieldsOf, test, write } from './office.ts'

test('GET /api/v4/file/{id}/logs answers pages of fifty, newest first, with items, pager and total', async ({
  api,
  file,
}) => {
  for (let n = 1; n <= 51; n += 1) await write(api, file.id, { subject: `Regel ${n}` })
  const first = await api.as(editor).get(`/api/v4/file/${file.id}/logs`)
  expect(first.statusCode).toBe(200)
  const { items, pager, total } = first.json<{ items: { subject: string }[]; pager: object; total: number }>()
  expect([items.length, pager, total]).toEqual([50, { pages: { total: 2 } }, 51])
  expect(items[0]).toMatchObject({ subject: 'Regel 51', at: expect.any(String), attachments: [], mayEdit: true })
  const second = await api.as(editor).get(`/api/v4/file/${file.id}/logs?_limit=50&_offset=50`)
  expect(second.json()).toMatchObject({ items: [{ subject: 'Regel 1' }], total: 51 })
})

test('_filter[search] and the filters subject, content, category and type', async ({ api, file }) => {
  const kind = await api.create('file-log-type', { code: 'visit', name: { nl: 'Bezoek' } })
  await write(api, file.id, { subject: 'Belde over termijnen', content: '<p>Wil in delen betalen</p>' })
  await write(api, file.id, { subject: 'Bezocht', content: '<p>Niemand thuis</p>', category: 'legal', type: kind.id })
  const found = async (filter: string) => {
    const answer = await api.as(editor).get(`/api/v4/file/${file.id}/logs?${filter}`)
    return answer.json<{ items: { subject: string }[] }>().items.map(({ subject }) => subject)
  }
  expect(await found('_filter[search]=termijnen')).toEqual(['Belde over termijnen'])
  expect(await found('_filter[search]=thuis')).toEqual(['Bezocht'])
  expect(await found('_filter[subject]=bezocht')).toEqual(['Bezocht'])
  expect(await found('_filter[content]=delen')).toEqual(['Belde over termijnen'])
  expect(await found('_filter[category]=legal')).toEqual(['Bezocht'])
  expect(await found('_filter[category]=legal,contact')).toHaveLength(2)
  expect(await found(`_filter[type]=${kind.id}`)).toEqual(['Bezocht'])
  expect((await api.as(editor).get(`/api/v4/file/${file.id}/logs?_filter[category]=other`)).statusCode).toBe(400)
})

test('GET /api/v4/file/logs/{id} answers one entry, and GET /api/v4/file/logs/types the kinds in use', async ({
  api,
  file,
}) => {
  await api.create('file-log-type', { code: 'note', name: { nl: 'Notitie' } })
  await api.create('file-log-type', { code: 'old', name: { nl: 'Oud' }, active: false })
  const { id } = await write(api, file.id)
  const one = await api.as(editor).get(`/api/v4/file/logs/${id}`)
  expect(one.json()).toMatchObject({
    id,
    subject: 'Telefoontje',
    attachments: [],
    mayEdit: true,
    outdated: [],
    current: null,
  })
  const types = await api.as(editor).get('/api/v4/file/logs/types')
  expect(types.json<{ items: { code: string }[] }>().items.map(({ code }) => code)).toEqual(['note'])
  expect((await api.as(editor).get(`/api/v4/file/logs/${absentId}`)).statusCode).toBe(404)
})

test('POST /api/v4/file/logs fills in moment, writer and customer', async ({ api, file }) => {
  const entry = await write(api, file.id, { content: '<p>Dag <script>1</script></p>', channel: 'phone_in' })
  expect(entry).toMatchObject({
    at: expect.stringMatching(/^2026-06-01T12:00:/),
    category: 'contact',
    visibleToClient: false,
    content: '<p>Dag </p>',
  })
  const [row] = await api.rows('file_log')
  expect(row).toMatchObject({ file_id: file.id, customer_id: file.customer, user_id: expect.any(Number) })
})

test('nobody writes lines of the system, another moment, or without a subject', async ({ api, file }) => {
  const post = (body: object) => api.as(editor).post('/api/v4/file/logs', { file: file.id, subject: 'x', ...body })
  expect(fieldsOf(await post({ category: 'system', channel: 'system' }))).toEqual([400, ['category', 'channel']])
  expect(fieldsOf(await post({ subject: ' ' }))).toEqual([400, ['subject']])
  expect(fieldsOf(await post({ at: '2020-01-01T00:00:00Z' }))).toEqual([400, ['at']])
  expect(await api.rows('file_log')).toEqual([])
})

test('PUT /api/v4/file/logs/{id} takes what GET answers, and refuses what is not so', async ({ api, file }) => {
  const proposal = { field: 'email', old: null, new: 'saar@example.test' }
  const client = api.as(editor)
  const made = await client.post('/api/v4/file/logs', { file: file.id, subject: 'Belde', dataChange: [proposal] })
  const path = `/api/v4/file/logs/${String(made.json<{ id: number }>().id)}`
  const read = (await client.get(path)).json<Record<string, unknown>>()
  const before = await api.rows('file_log')
  for (const body of [made.json<object>(), read]) {
    const back = await client.put(path, body)
    expect([back.statusCode, back.json()]).toEqual([200, made.json()])
  }
  for (const [name, value] of Object.entries({ attachments: [{ id: 1 }], mayEdit: !read.mayEdit, outdated: [7] })) {
    const refused = await client.put(path, { ...read, [name]: value })
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [name]])
  }
  expect(await api.rows('file_log')).toEqual(before)
})

test('PUT /api/v4/file/logs/{id}: its writer corrects the words for a day, an administrator later too', async ({
  api,
  file,
}) => {
  const { id, _version } = await write(api, file.id)
  const corrected = await api.as(editor).put(`/api/v4/file/logs/${id}`, { subject: 'Telefoongesprek', _version })
  expect([corrected.statusCode, corrected.json()]).toMatchObject([200, { subject: 'Telefoongesprek' }])
  const other = () => api.as([...editor, 'ROLE_AGENDA'])
  const put = async (who: Client, body: object) => {
    const [row] = await api.rows('file_log')
    return who.put(`/api/v4/file/logs/${id}`, { ...body, _version: row?.version })
  }
  const before = await api.rows('file_log')
  expect(fieldsOf(await put(other(), { subject: 'Niet van mij' }))).toEqual([400, ['subject']])
  expect((await put(api.as(['ROLE_EMPLOYEE', 'ROLE_FILE_SEARCH']), { subject: 'x' })).statusCode).toBe(403)
  api.advance(25 * 3_600_000)
  expect(fieldsOf(await put(api.as(editor), { subject: 'Te laat' }))).toEqual([400, ['subject']])
  expect(await api.rows('file_log')).toEqual(before)
  expect((await api.as(editor).get(`/api/v4/file/logs/${id}`)).json()).toMatchObject({ mayEdit: false })
  // How it is filed, and whether the client sees it, is no matter of who wrote it.
  expect((await put(other(), { visibleToClient: true })).statusCode).toBe(200)
  const late = await put(api.as('admin'), { subject: 'Hersteld' })
  expect([late.statusCode, late.json()]).toMatchObject([200, { subject: 'Hersteld' }])
  const audit = (await api.rows('audit_log')).filter(
    ({ entity, record_id }) => entity === 'file-log' && record_id === id,
  )
  expect(audit.at(-1)).toMatchObject({ changes: { subject: { from: 'Telefoongesprek', to: 'Hersteld' } } })
})

test('people of the client see what is visible to them, without what is for staff', async ({ api, file }) => {
  const shown = await write(api, file.id, {
    subject: 'Voor u',
    visibleToClient: true,
    callerName: 'Saar',
    callerNumber: '0612345678',
    dataChange: [{ field: 'email', new: 'saar@nieuw.test' }],
  })
  const hidden = await write(api, file.id, { subject: 'Intern' })
  const client = clientOf(api, file.customer)
  const { items, total } = (await client.get(`/api/v4/file/${file.id}/logs`)).json<{ items: object[]; total: number }>()
  expect([items, total]).toMatchObject([[{ subject: 'Voor u', mayEdit: false }], 1])
  for (const name of ['user', 'dataChange', 'callerName', 'callerNumber', 'createdBy', 'termAmount'])
    expect(items[0]).not.toHaveProperty(name)
  expect((await client.get(`/api/v4/file/logs/${shown.id}`)).json()).not.toHaveProperty('dataChange')
  expect((await client.get(`/api/v4/file/logs/${hidden.id}`)).statusCode).toBe(404)
  for (const path of ['change-data-accept', 'change-data-reject'])
    expect((await client.put(`/api/v4/file/logs/${shown.id}/${path}`, { rejectReason: 'x' })).statusCode).toBe(403)
  const { id: other } = await api.create('customer', { number: 'C-2', company: 'Ander B.V.' })
  const foreign = api.as(['ROLE_CONTACT_PERSON'], { customerIds: [other] })
  expect((await foreign.get(`/api/v4/file/${file.id}/logs`)).statusCode).toBe(404)
  expect((await foreign.get(`/api/v4/file/logs/${shown.id}`)).statusCode).toBe(404)
})

test('whoever is limited to a team sees no log of another team’s file', async ({ api, file }) => {
  const [mine, theirs] = [await api.create('team', { name: 'Mijn' }), await api.create('team', { name: 'Hun' })]
  const { id } = await write(api, file.id)
  await api.engine.query({ text: 'update collection_file set team_id = $1', values: [theirs.id] })
  const limited = api.as(editor)
  expect((await limited.get(`/api/v4/file/logs/${id}`)).statusCode).toBe(200)
  await api.engine.query({
    text: `update app_user set only_team_id = $1 where username like 'with-%'`,
    values: [mine.id],
  })
  const anew = api.as(editor, { anew: true })
  expect((await anew.get(`/api/v4/file/${file.id}/logs`)).statusCode).toBe(404)
  expect((await anew.get(`/api/v4/file/logs/${id}`)).statusCode).toBe(404)
  expect((await anew.put(`/api/v4/file/logs/${id}`, { subject: 'x' })).statusCode).toBe(404)
  expect((await anew.post('/api/v4/file/logs', { file: file.id, subject: 'x' })).statusCode).toBe(400)
  expect(await api.rows('file_log')).toHaveLength(1)
})

test('the timeline of the file tells of entries, not of lines of the system that others tell already', async ({
  api,
  file,
}) => {
  await write(api, file.id, { subject: 'Intern', channel: 'phone_in' })
  await write(api, file.id, { subject: 'Voor u', visibleToClient: true })
  await api.engine.transaction((trx) =>
    api.app.records.create(
      trx,
      fileLog,
      { file: file.id, subject: 'Stap gezet', category: 'system', channel: 'system' },
      system('workflow'),
    ),
  )
  const told = async (who: Client) => {
    const answer = await who.get(`/api/v4/file/${file.id}/timeline?group=log`)
    return answer.json<{ items: { text: string }[] }>().items.map(({ text }) => text)
  }
  expect((await told(api.as('admin'))).toSorted()).toEqual(['Telefoon, in: Intern', 'Voor u'])
  expect(await told(clientOf(api, file.customer))).toEqual(['Voor u'])
  expect((await api.rows('file_log')).at(-1)).toMatchObject({ user_id: null, customer_id: file.customer })
})
