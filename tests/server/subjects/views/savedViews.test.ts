import { expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const path = '/api/v4/saved-view'
const settings = ['ROLE_EMPLOYEE', 'ROLE_SETTINGS']
const employee = ['ROLE_EMPLOYEE']

const view = (body: object = {}) => ({
  name: 'Amsterdam',
  list: 'allocation-template',
  audience: 'me',
  address: 'filter=%7B%22city%22%3A%22Amsterdam%22%7D',
  ...body,
})
const namesFor = async (api: Api, who: readonly string[]) =>
  (await api.as(who).get(path)).json<{ items: { name: string }[] }>().items.map(({ name }) => name)

async function refused(api: Api, answer: Promise<{ statusCode: number; json: () => unknown }>) {
  const before = await api.rows('saved_view')
  const { statusCode, json } = await answer
  expect(await api.rows('saved_view')).toEqual(before)
  return [statusCode, json()]
}

test('a view of one’s own is seen by nobody else, settings included', async ({ api }) => {
  expect((await api.as(employee).post(path, view())).statusCode).toBe(201)
  expect(await namesFor(api, employee)).toEqual(['Amsterdam'])
  expect(await namesFor(api, settings)).toEqual([])
  expect(await namesFor(api, ['ROLE_EMPLOYEE', 'ROLE_LEGAL'])).toEqual([])
})

test('a view is seen by those it is for: a role, all staff, a team', async ({ api }) => {
  const team = await api.create('team', { name: 'Noord' })
  const made = [
    view({ name: 'Rol', audience: 'role', role: 'ROLE_LEGAL' }),
    view({ name: 'Allen', audience: 'staff' }),
    view({ name: 'Ploeg', audience: 'team', team: team.id }),
  ]
  for (const body of made) expect((await api.as(settings).post(path, body)).statusCode).toBe(201)
  expect(await namesFor(api, employee)).toEqual(['Allen'])
  expect(await namesFor(api, ['ROLE_EMPLOYEE', 'ROLE_LEGAL'])).toEqual(['Allen', 'Rol'])
  expect((await api.as(['ROLE_CUSTOMER']).get(path)).statusCode).toBe(403)
  const member = api.as(employee)
  const { id } = (await member.get('/api/v3/user/get')).json<{ id: number }>()
  await api.engine.query({ text: 'update app_user set team_id = $1 where id = $2', values: [team.id, id] })
  expect(await namesFor(api, employee)).toEqual(['Allen', 'Ploeg'])
})

test('whoever does not manage the settings makes none for others', async ({ api }) => {
  const answer = await refused(api, api.as(employee).post(path, view({ audience: 'staff' })))
  expect(answer).toEqual([
    400,
    { errors: { audience: ['Een lijst voor anderen bewaart wie de instellingen beheert.'] } },
  ])
})

test('what somebody shared is changed and deleted by those who manage the settings, nobody else', async ({ api }) => {
  const { id } = (await api.as(settings).post(path, view({ audience: 'staff' }))).json<{ id: number }>()
  const error = { error: 'Deze bewaarde lijst is van iemand anders. Bewaar een eigen.' }
  const reader = api.as(employee)
  expect(await refused(api, reader.put(`${path}/${id}`, { name: 'Anders', _version: 1 }))).toEqual([400, error])
  expect(await refused(api, reader.delete(`${path}/${id}`))).toEqual([400, error])
  const other = api.as(['ROLE_EMPLOYEE', 'ROLE_SETTINGS', 'ROLE_LEGAL'])
  expect((await other.put(`${path}/${id}`, { name: 'Anders', _version: 1 })).statusCode).toBe(200)
})

test('of the views for the same people one opens with the list, the nearest for whoever asks', async ({ api }) => {
  const staff = async (name: string) =>
    (await api.as(settings).post(path, view({ name, audience: 'staff', first: true }))).json<{ id: number }>().id
  const [one, other] = [await staff('Eén'), await staff('Twee')]
  const rows = await api.rows('saved_view')
  expect(rows.map(({ id, first }) => [id, first])).toEqual([
    [one, false],
    [other, true],
  ])
  const legal = ['ROLE_EMPLOYEE', 'ROLE_LEGAL', 'ROLE_SETTINGS']
  expect(await linksOf(api, legal)).toContain(`/finance/allocation-templates?view=${other}`)
  const own = (await api.as(legal).post(path, view({ first: true, counted: true }))).json<{ id: number }>().id
  const items = await linksOf(api, legal)
  expect(items.filter((link) => link.includes('view='))).toEqual([
    `/finance/allocation-templates?view=${own}`,
    `/finance/allocation-templates?view=${own}`,
  ])
  expect(await linksOf(api, settings)).toContain(`/finance/allocation-templates?view=${other}`)
})

type Item = { link: string; children: Item[] }
async function linksOf(api: Api, who: readonly string[]): Promise<string[]> {
  const links = (items: Item[]): string[] => items.flatMap(({ link, children }) => [link, ...links(children)])
  return links((await api.as(who).get('/api/v4/menu/user')).json<{ items: Item[] }>().items)
}

test('what somebody shared becomes private only for its maker, so that nobody loses sight of it', async ({ api }) => {
  const { id } = (await api.as(settings).post(path, view({ audience: 'staff' }))).json<{ id: number }>()
  const other = [...settings, 'ROLE_LEGAL']
  const answer = await refused(api, api.as(other).put(`${path}/${id}`, { audience: 'me', _version: 1 }))
  expect(answer).toEqual([400, { errors: { audience: [expect.stringContaining('bewaar een eigen')] } }])
  expect(await namesFor(api, other)).toEqual(['Amsterdam'])
  expect((await api.as(settings).put(`${path}/${id}`, { audience: 'me', _version: 1 })).statusCode).toBe(200)
  expect(await namesFor(api, other)).toEqual([])
})

test('views for oneself go with the account, those for others stay', async ({ api }) => {
  const { id } = await api.create('user', { username: 'ann', name: 'Ann', email: 'ann@bol.test', kind: 'employee' })
  for (const body of [view({ name: 'Eigen' }), view({ name: 'Allen', audience: 'staff' })])
    await api.create('saved-view', body)
  await api.engine.query({ text: 'update saved_view set created_by_id = $1', values: [id] })
  await api.create('saved-view', view({ name: 'Van een ander' }))
  expect((await api.as('admin').delete(`/api/v4/users/${id}`)).statusCode).toBe(204)
  expect((await api.rows('saved_view')).map(({ name }) => name)).toEqual(['Allen', 'Van een ander'])
})
