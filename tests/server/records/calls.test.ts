/** The calls of every entity: order, deleting many, ids, conditions, and their description. */
import { afterAll, expect, test } from 'vitest'
import { mostSelected } from '#server/lists/allIds.ts'
import { absentId } from '#tests/support/absentId.ts'
import type { Api } from '#tests/support/api.ts'
import { addFee, addTariff, fee, startTariffs, tariff, type Row } from './tariffs.ts'
import { twoCustomers } from './twoCustomers.ts'

const server = await startTariffs()

afterAll(server.stop)

test('filters take days that move with the calendar, now, and whoever asks', async () => {
  const api = await server.fresh()
  api.advance(Date.parse('2026-03-31T21:30:00Z') - api.app.now())
  await api.as('employee').get('/api/v3/user/get')
  const employee = (await api.rows('app_user')).find(({ username }) => username === 'employee')
  await addTariff(api, {
    name: 'today',
    effectiveFrom: '2026-03-31',
    seenAt: '2026-03-31T21:00:00Z',
    owner: employee?.id,
  })
  await addTariff(api, { name: 'tomorrow', effectiveFrom: '2026-04-01', seenAt: '2026-03-31T22:00:00Z' })
  const names = async (query: string) =>
    (await api.as('employee').get(`${tariff.api}?${query}`)).json().items.map(({ name }: Row) => name)
  expect(await names('_filter[effectiveFrom]=$today')).toEqual(['today'])
  expect(await names('_filter[effectiveFrom][gt]=$today')).toEqual(['tomorrow'])
  expect(await names('_filter[effectiveFrom][gte]=$today%2B1d')).toEqual(['tomorrow'])
  expect(await names('_filter[effectiveFrom][in]=$today,2026-04-01')).toEqual(['today', 'tomorrow'])
  expect(await names('_filter[seenAt][lt]=$now')).toEqual(['today'])
  expect(await names('_filter[seenAt]=$today')).toEqual(['today'])
  expect(await names('_filter[owner]=$me')).toEqual(['today'])
  expect(await names('_filter[owner][ne]=$me')).toEqual(['tomorrow'])
  expect(await names('_filter[name]=$me')).toEqual([])
  for (const wrong of ['_filter[customer]=$me', '_filter[effectiveFrom]=$me', '_filter[effectiveFrom]=$today-1w']) {
    expect((await api.as('employee').get(`${tariff.api}?${wrong}`)).statusCode, wrong).toBe(400)
  }
})

test('records are put in order on the places that they hold, with a line each in the audit', async () => {
  const api = await server.fresh()
  const made: Row[] = []
  for (const [n, name] of ['a', 'b', 'c', 'd'].entries())
    made.push(await addTariff(api, { name, effectiveFrom: `202${n}-01-01` }))
  const [a, b, c, d] = made.map(({ id }) => id)
  expect(made.map(({ position }) => position)).toEqual([1, 2, 3, 4])
  const order = async () =>
    (await api.as('admin').get(tariff.api))
      .json()
      .items.map(({ name }: Row) => name)
      .join('')
  const before = (await api.rows('audit_log')).length
  expect((await api.as('admin').put(`${tariff.api}/order`, { ids: [d, b] })).statusCode).toBe(204)
  expect(await order()).toBe('adcb')
  expect((await api.rows('audit_log')).slice(before)).toMatchObject([
    { action: 'update', record_id: b, changes: { position: { from: 2, to: 4 } } },
    { action: 'update', record_id: d, changes: { position: { from: 4, to: 2 } } },
  ])
  expect((await api.as('admin').get(`${tariff.api}/${b}`)).json()._version).toBe(1)

  await api.engine.query({ text: 'update tariff set position = case when id = $1 then null else 7 end', values: [a] })
  expect((await api.as('admin').put(`${tariff.api}/order`, { ids: [c, a, b] })).statusCode).toBe(204)
  expect(await order()).toBe('cadb')

  const rows = await api.rows('tariff')
  for (const ids of [[a, absentId], [], [a, a, 'x'], 'a', undefined]) {
    expect((await api.as('admin').put(`${tariff.api}/order`, { ids })).statusCode).toBeGreaterThanOrEqual(400)
  }
  expect((await api.as('employee').put(`${tariff.api}/order`, { ids: [a, b] })).statusCode).toBe(403)
  const scoped = api.as('customer', { customerIds: [] })
  expect((await scoped.put(`${tariff.api}/order`, { ids: [a, b] })).statusCode).toBe(404)
  expect(await api.rows('tariff')).toEqual(rows)
})

test('bulk delete takes what it can, and says of the rest why it stays', async () => {
  const api = await server.fresh()
  const [mine, other] = await twoCustomers(api)
  const free = await addTariff(api, { customer: mine })
  const used = await addTariff(api, { customer: mine, effectiveFrom: '2027-01-01' })
  const foreign = await addTariff(api, { customer: other })
  await addFee(api, { tariff: used.id, customer: mine })
  await addFee(api, { tariff: used.id, customer: other })
  const customer = api.as('customer', { customerIds: [mine] })
  const answer = await customer.post(
    `${tariff.api}/bulk-delete`,
    { ids: [free.id, used.id, foreign.id, absentId] },
    { headers: { 'accept-language': 'en' } },
  )
  expect(answer.statusCode, answer.body).toBe(200)
  const { deleted, refused } = answer.json()
  expect(deleted).toEqual([free.id])
  expect(refused).toEqual([
    {
      id: used.id,
      errors: [expect.stringMatching(/^Still in use by 1 .*Also in use by records that you may not see\.$/)],
    },
    { id: foreign.id, errors: ['Not found.'] },
    { id: absentId, errors: ['Not found.'] },
  ])
  expect((await api.rows('tariff')).map(({ id }) => id)).toEqual([used.id, foreign.id])
  expect((await api.as('employee').post(`${tariff.api}/bulk-delete`, { ids: [used.id] })).statusCode).toBe(403)
  for (const body of [{}, { ids: [] }, { ids: [1.5] }, { ids: [1], all: true }]) {
    expect((await customer.post(`${tariff.api}/bulk-delete`, body)).statusCode).toBe(400)
  }
})

test('what is in use only out of sight says no more than that', async () => {
  const api = await server.fresh()
  const [mine, other] = await twoCustomers(api)
  const used = await addTariff(api, { customer: mine })
  await addFee(api, { tariff: used.id, customer: other })
  const customer = api.as('customer', { customerIds: [mine] })
  const refused = await customer.delete(`${tariff.api}/${used.id}`, {}, { headers: { 'accept-language': 'en' } })
  expect([refused.statusCode, refused.json()]).toEqual([400, { error: 'Also in use by records that you may not see.' }])
})

test('a value without its condition is refused, emptied when the condition goes, and required where it must be', async () => {
  const api = await server.fresh()
  const admin = api.as('admin')
  const draft = { name: 'A', effectiveFrom: '2026-01-01' }
  const errors = async (body: object) =>
    Object.keys((await admin.post(tariff.api, { ...draft, ...body })).json().errors ?? {})
  expect(await errors({ reason: 'x' })).toEqual(['reason'])
  expect(await errors({ kind: 'other' })).toEqual(['reason'])
  expect(await errors({ detail: true })).toEqual(['detail'])
  expect(await api.rows('tariff')).toEqual([])

  const { id } = await addTariff(api, { kind: 'other', reason: 'x', detail: true })
  expect(await addTariff(api, { detail: false, reason: null })).toMatchObject({ detail: null })
  const url = `${tariff.api}/${id}`
  const cleared = await admin.put(url, { _version: 1, reason: null })
  expect([cleared.statusCode, Object.keys(cleared.json().errors)]).toEqual([400, ['reason']])
  const both = await admin.put(url, { _version: 1, kind: 'plain', reason: 'y' })
  expect([both.statusCode, Object.keys(both.json().errors)]).toEqual([400, ['reason']])
  const moved = await admin.put(url, { _version: 1, kind: 'plain', effectiveFrom: '2030-01-01' })
  expect(moved.json()).toMatchObject({ kind: 'plain', reason: null, detail: null })
  expect((await api.rows('audit_log')).at(-1)?.changes).toMatchObject({ reason: { from: 'x', to: null } })
})

test('the ids of all that match, in the order of the list, only of rows that one sees', async () => {
  const api = await server.fresh()
  const [mine, other] = await twoCustomers(api)
  const first = await addTariff(api, { name: 'a', customer: mine })
  const second = await addTariff(api, { name: 'b', customer: mine, effectiveFrom: '2027-01-01' })
  const foreign = await addTariff(api, { name: 'a', customer: other })
  const idsFor = async (who: ReturnType<Api['as']>, query = '') =>
    (await who.get(`${tariff.api}/ids${query}`)).json().ids
  expect(await idsFor(api.as('employee'), '?_order[name]=desc')).toEqual([second.id, foreign.id, first.id])
  expect(await idsFor(api.as('employee'), '?_filter[name]=a')).toEqual([first.id, foreign.id])
  expect(await idsFor(api.as('customer', { customerIds: [mine] }))).toEqual([first.id, second.id])
  for (const wrong of ['?_limit=5', '?_offset=1', '?_filter[nothing]=1'])
    expect((await api.as('employee').get(`${tariff.api}/ids${wrong}`)).statusCode).toBe(400)
})

test('as many ids as a browser holds, and not one more', async () => {
  const api = await server.fresh()
  const text = `insert into fee (name) select 'F' from generate_series(1, ${mostSelected})`
  await api.engine.query({ text })
  const ids = async () => (await api.as('employee').get(`${fee.api}/ids`)).json()
  expect((await ids()).ids).toHaveLength(mostSelected)
  await addFee(api, {})
  expect(await ids()).toEqual({ error: expect.any(String) })
})

test('the calls are described, and only those that the facts name are there', async () => {
  const api = await server.fresh()
  const { paths } = (await api.as('admin').get('/api/v4/openapi.json')).json()
  const of = (entity: typeof fee) =>
    Object.keys(paths)
      .filter((path) => path.startsWith(`${entity.api}/`))
      .map((path) => path.slice(entity.api.length))
  const calls = [
    '/bulk',
    '/bulk-delete',
    '/choices/{property}',
    '/export',
    '/facets',
    '/groups',
    '/ids',
    '/usage',
    '/{id}',
    '/{id}/history',
    '/{id}/usage',
  ]
  expect(of(fee).sort()).toEqual(calls)
  expect(of(tariff).sort()).toEqual(
    [...calls, '/order', '/validity', '/{id}/end', '/{id}/replace', '/{id}/undo'].sort(),
  )
  expect(Object.keys(paths[`${tariff.api}/export`].get.responses)).toEqual(
    expect.arrayContaining(['200', '400', '403', '429']),
  )
})
