/** What is done to many items at once: the good ones are done, the others told; and items that a colleague has. */
import { expect } from 'vitest'
import { takenMinutes } from '#domain/agenda/takenItems.ts'
import { fileOf, listed, post, put, test, today, worker, type Item } from './agendaOffice.ts'
import { absentId } from '#tests/support/absentId.ts'

const rowOf = async (rows: Promise<Record<string, unknown>[]>, id: number) => (await rows).find((row) => row.id === id)

test('POST /api/v4/agenda/change-date: a Sunday and a holiday are said, not refused', async ({ api, office, file }) => {
  const ids = [
    (await put(api, file.id, { subject: office.call })).id,
    (await put(api, file.id, { subject: office.other })).id,
  ]
  const done = await put(api, file.id, { subject: office.other })
  await post(api, `${done.id}/finish`)
  const before = await rowOf(api.rows('agenda_item'), done.id)
  const answer = await post(api, 'change-date', { ids: [...ids, done.id, absentId], date: '2026-06-07', time: '09:30' })
  expect(answer.json()).toMatchObject({ done: ids, refused: [{ id: done.id }, { id: absentId }] })
  expect(answer.json().warnings).toHaveLength(1)
  expect((await listed(api, '_filter[date]=2026-06-07')).total).toBe(2)
  expect(await rowOf(api.rows('agenda_item'), done.id)).toEqual(before)
  const country = await api.create('country', { code: 'NL', name: { nl: 'Nederland' } })
  await api.create('holiday', { date: '2026-06-10', name: { nl: 'Feest' }, country: country.id, isStatutory: true })
  const warned = async (day: string) =>
    (await api.as(worker).get(`/api/v4/agenda/day?date=${day}`)).json<{ warnings: string[] }>().warnings
  expect([await warned('2026-06-09'), (await warned('2026-06-10')).length]).toEqual([[], 1])
})

test('POST /api/v4/agenda/case-manager, entries and reset-dialer-threshold', async ({ api, office, file }) => {
  const ann = await api.addUser({ username: 'ann', acl: worker })
  const { id } = await put(api, file.id, { subject: office.call })
  expect((await post(api, 'case-manager', { ids: [id], assignedTo: ann })).json()).toEqual({ done: [id], refused: [] })
  expect((await post(api, 'entries', { ids: [id], subject: office.other, priority: 'low' })).json().done).toEqual([id])
  await api.engine.query({ text: `update agenda_item set attempts = 5, last_attempt_at = '2026-06-01'`, values: [] })
  expect((await post(api, 'reset-dialer-threshold', { ids: [id, absentId] })).json()).toMatchObject({
    done: [id],
    refused: [{ id: absentId }],
  })
  expect(await rowOf(api.rows('agenda_item'), id)).toMatchObject({
    assigned_to_id: ann,
    subject_id: office.other,
    priority: 'low',
    attempts: 0,
    last_attempt_at: null,
  })
  const before = await api.rows('agenda_item')
  const wrong = [
    await post(api, 'entries', { ids: [id], subject: office.left }),
    await post(api, 'entries', { ids: [id] }),
    await post(api, 'case-manager', { ids: [], assignedTo: null }),
    await post(api, 'change-date', { ids: [id], date: 'morgen' }),
  ]
  expect(wrong.map(({ statusCode, body }) => [statusCode, body.includes('"done":[]')])).toEqual([
    [200, true],
    [400, false],
    [400, false],
    [400, false],
  ])
  expect(await api.rows('agenda_item')).toEqual(before)
})

test('POST /api/v4/agenda/update-file: the files of items, each once', async ({ api, office, file }) => {
  const team = await api.create('team', { name: 'Noord' })
  const other = await fileOf(api, office.customer, '2')
  const items = [await put(api, file.id, { subject: office.call }), await put(api, file.id, { subject: office.other })]
  const ids = items.map(({ id }) => id)
  const answer = await post(api, 'update-file', { ids: [...ids, absentId], team: team.id })
  expect(answer.json()).toMatchObject({ done: ids, refused: [{ id: absentId }] })
  expect((await api.rows('collection_file')).map(({ id, team_id }) => [id, team_id])).toEqual([
    [file.id, team.id],
    [other.id, null],
  ])
})

test('an item that a colleague has is shown, and closed to others for a while', async ({ api, office, file }) => {
  const { id } = await put(api, file.id, { subject: office.call, date: today })
  const ann = api.as([...worker, 'ROLE_PROCESSING'])
  const taken = (await ann.post(`/api/v4/agenda/${id}/take`)).json<Item>()
  expect((await listed(api)).items[0]?.takenBy).toEqual(taken.takenBy)
  const before = await api.rows('agenda_item')
  const { _version } = taken
  const tries = [
    await post(api, `${id}/take`),
    await post(api, `${id}/release`),
    await post(api, `${id}/finish`),
    await api.as(worker).put(`/api/v4/agenda/${id}`, { _version, date: '2026-06-09' }),
  ]
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
  expect((await post(api, 'change-date', { ids: [id], date: '2026-06-09' })).json().done).toEqual([])
  expect(await api.rows('agenda_item')).toEqual(before)
  expect((await ann.post(`/api/v4/agenda/${id}/release`)).json<Item>().takenBy).toBe(null)
  await ann.post(`/api/v4/agenda/${id}/take`)
  api.advance(takenMinutes * 60_000)
  expect((await post(api, `${id}/take`)).statusCode).toBe(200)
})

test('of two who finish an item at once one is told that it is done', async ({ api, office, file }) => {
  const { id } = await put(api, file.id, { subject: office.call, date: today })
  const ann = api.as([...worker, 'ROLE_PROCESSING'])
  const both = await Promise.all([post(api, `${id}/finish`), ann.post(`/api/v4/agenda/${id}/finish`)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  const finished = (await api.rows('audit_log')).filter(({ action }) => action === 'finish')
  expect(finished).toHaveLength(1)
  expect((await api.rows('agenda_item'))[0]).toMatchObject({ status: 'done', done_by_id: finished[0]?.actor_id })
})

test('whoever is limited to a team sees and changes no items of other teams', async ({ api, office, file }) => {
  const north = await api.create('team', { name: 'Noord' })
  const south = await api.create('team', { name: 'Zuid' })
  const { id } = await put(api, file.id, { subject: office.call, date: today })
  await api.engine.query({ text: 'update collection_file set team_id = $1', values: [north.id] })
  const client = api.as([...worker, 'ROLE_MERGING'])
  await client.get('/api/v4/agenda')
  await api.engine.query({
    text: `update app_user set only_team_id = $1 where username like '%merging'`,
    values: [south.id],
  })
  const before = await api.rows('agenda_item')
  expect((await client.get('/api/v4/agenda')).json()).toMatchObject({ total: 0 })
  expect((await client.get('/api/v4/agenda/counts')).json()).toMatchObject({ total: 0 })
  const moved = await client.post('/api/v4/agenda/change-date', { ids: [id], date: '2026-06-09' })
  const given = await client.post('/api/v4/agenda/update-file', { ids: [id], team: south.id })
  expect([moved.json().done, given.json().done]).toEqual([[], []])
  expect(await api.rows('agenda_item')).toEqual(before)
  expect((await api.rows('collection_file'))[0]?.team_id).toBe(north.id)
})

test('closing a file archives what is open on its agenda', async ({ api, office, file }) => {
  const { id } = await put(api, file.id, { subject: office.call, date: today })
  const done = await put(api, file.id, { subject: office.other, date: today })
  await post(api, `${done.id}/finish`)
  const reason = await api.create('close-reason', { code: 'withdrawn', name: { nl: 'Ingetrokken' }, group: 'client' })
  await api.as([...worker, 'ROLE_PROCESSING']).post(`/api/v4/agenda/${id}/take`)
  const closed = await api.as(worker).post(`/api/v4/file/${file.id}/close`, { closeReason: reason.id })
  expect(closed.statusCode, closed.body).toBe(200)
  const rows = await api.rows('agenda_item')
  expect(rows.map(({ status }) => status)).toEqual(['archived', 'done'])
})

test('POST /api/v4/agenda/workflow: files of items, as far as they may be moved', async ({ api, office, file }) => {
  const closed = await fileOf(api, office.customer, '2')
  const items = [await put(api, file.id, { subject: office.call }), await put(api, closed.id, { subject: office.call })]
  const [open = 0, other = 0] = items.map(({ id }) => id)
  const reason = await api.create('close-reason', { code: 'withdrawn', name: { nl: 'Ingetrokken' }, group: 'client' })
  await api.as(worker).post(`/api/v4/file/${closed.id}/close`, { closeReason: reason.id })
  const { id: workflow } = await api.create('workflow', { code: 'vast', name: 'Vast', category: 'standard' })
  const step = { workflow, name: { nl: 'Wachten' }, actionType: 'wait', delayDays: 3 }
  await api.create('workflow-step', step)
  const active = await api.as('admin').post(`/api/v4/workflow/${workflow}/activate`)
  expect(active.statusCode, active.body).toBe(200)
  const answer = await post(api, 'workflow', { ids: [open, other, absentId], workflow })
  expect(answer.json()).toMatchObject({ done: [open], refused: [{ id: other }, { id: absentId }] })
  expect((await api.rows('collection_file')).map((row) => row.workflow_id)).toEqual([workflow, null])
  expect((await post(api, 'workflow', { ids: [open], workflow: absentId })).json().done).toEqual([])
})
