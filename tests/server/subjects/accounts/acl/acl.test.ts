import { expect } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import { test, type Api } from '#tests/support/api.ts'

const idOf = async (api: Api, username: string) => {
  const text = 'select id from app_user where username = $1'
  return (await api.engine.query<{ id: number }>({ text, values: [username] })).rows[0]?.id ?? 0
}
const makeGroup = (api: Api, roles: readonly string[], more: object = {}) =>
  api.create('employee-group', { code: 'desk', name: 'Balie', roles, ...more })

test('shows what each group may do, and how many are in it', async ({ api }) => {
  const group = await makeGroup(api, ['ROLE_NEWS'])
  const id = await api.addUser({ username: 'piet', acl: [] })
  await api.engine.query({ text: `update app_user set employee_group_id = ${group.id} where id = ${id}` })
  const answer = (await api.as(['ROLE_SETTINGS_ACL']).get('/api/v4/acl')).json()
  expect(answer.groups).toEqual([
    { id: group.id, name: 'Balie', code: 'desk', active: true, members: 1, roles: ['ROLE_NEWS'] },
  ])
  expect(answer.roles).toContainEqual({ role: 'ROLE_NEWS', area: 'news' })
  expect(answer.roles.map(({ role }: { role: string }) => role)).not.toContain('ROLE_PREVIOUS_ADMIN')
})

test('of an account tells its own rights from those of its group', async ({ api }) => {
  const group = await makeGroup(api, ['ROLE_NEWS', 'ROLE_AGENDA'])
  const id = await api.addUser({ username: 'piet', acl: ['ROLE_EMPLOYEE', 'ROLE_AGENDA'] })
  await api.engine.query({ text: `update app_user set employee_group_id = ${group.id} where id = ${id}` })
  const admin = api.as('admin')
  expect((await admin.get(`/api/v4/acl/${id}?kind=user`)).json()).toEqual({
    kind: 'user',
    id,
    name: 'piet',
    active: true,
    _version: 1,
    members: 0,
    own: ['ROLE_EMPLOYEE', 'ROLE_AGENDA'],
    inherited: ['ROLE_NEWS', 'ROLE_AGENDA'],
    effective: [
      { role: 'ROLE_AGENDA', origins: ['own', 'group'] },
      { role: 'ROLE_EMPLOYEE', origins: ['own'] },
      { role: 'ROLE_NEWS', origins: ['group'] },
    ],
    group: { id: group.id, name: 'Balie' },
  })
  expect((await admin.get('/api/v4/acl/role/ROLE_NEWS')).json()).toMatchObject({
    groups: [{ id: group.id }],
    users: [
      { username: 'admin', own: true, group: null },
      { id, own: false, group: { name: 'Balie' } },
    ],
  })
  expect((await admin.get('/api/v4/acl/role/ROLE_NONE')).statusCode).toBe(404)
  expect((await admin.get('/api/v4/acl/role/toString')).statusCode).toBe(404)
  expect((await admin.get(`/api/v4/acl/${absentId}`)).statusCode).toBe(404)
  expect((await admin.get('/api/v4/acl/users?keywords=PIE')).json().items).toMatchObject([
    { id, own: 2, group: 'Balie' },
  ])
})

test('a group gives its rights while it is active', async ({ api }) => {
  const group = await api.create('employee-group', { name: 'Team', code: 'team', roles: ['ROLE_LEGAL'] })
  const client = api.as(['ROLE_EMPLOYEE'])
  expect((await client.get('/api/v4/court')).statusCode).toBe(403)
  await api.engine.query({
    text: `update app_user set employee_group_id = $1 where roles = '{ROLE_EMPLOYEE}'`,
    values: [group.id],
  })
  expect((await client.get('/api/v4/court')).statusCode).toBe(200)
  const off = { active: false, _version: group._version }
  expect((await api.as('admin').put(`/api/v4/employee-group/${group.id}`, off)).statusCode).toBe(200)
  expect((await client.get('/api/v4/court')).statusCode).toBe(403)
})

test('a change holds on the next request and stands in the audit', async ({ api }) => {
  const group = await makeGroup(api, [])
  const piet = api.as(['ROLE_EMPLOYEE'])
  await piet.get('/api/v3/user/get')
  const id = await idOf(api, 'with-role_employee')
  const admin = api.as('admin')
  const given = await admin.put(`/api/v4/acl/${id}?kind=user`, { roles: ['ROLE_EMPLOYEE', 'ROLE_NEWS'], _version: 1 })
  expect([given.statusCode, given.json().own]).toEqual([200, ['ROLE_EMPLOYEE', 'ROLE_NEWS']])
  expect((await piet.get('/api/v4/news-item')).statusCode).toBe(200)
  const widened = await admin.put(`/api/v4/acl/${group.id}`, { roles: ['ROLE_AGENDA'], _version: 1 })
  expect(widened.json()).toMatchObject({ kind: 'group', own: ['ROLE_AGENDA'], _version: 2 })
  expect((await api.rows('audit_log')).slice(-2)).toMatchObject([
    { action: 'update', entity: 'user', record_id: id, changes: { roles: { to: ['ROLE_EMPLOYEE', 'ROLE_NEWS'] } } },
    { action: 'update', entity: 'employee-group', record_id: group.id, changes: { roles: { to: ['ROLE_AGENDA'] } } },
  ])
})

test('refuses what is not held, one’s own, an old version and what is no right; nothing changes', async ({ api }) => {
  const group = await makeGroup(api, ['ROLE_NEWS'])
  const id = await api.addUser({ username: 'piet', acl: ['ROLE_EMPLOYEE'] })
  const keeper = api.as(['ROLE_SETTINGS_ACL'])
  await keeper.get('/api/v3/user/get')
  const own = await idOf(api, 'with-role_settings_acl')
  const before = [await api.rows('app_user'), await api.rows('employee_group'), await api.rows('audit_log')]
  const put = (path: string, roles: readonly string[], _version = 1) => keeper.put(path, { roles, _version })
  const answers = [
    await put(`/api/v4/acl/${group.id}`, ['ROLE_NEWS', 'ROLE_FINANCE']),
    await put(`/api/v4/acl/${id}?kind=user`, []),
    await put(`/api/v4/acl/${own}?kind=user`, []),
    await put(`/api/v4/acl/${id}?kind=user`, ['ROLE_EMPLOYEE', 'ROLE_PREVIOUS_ADMIN']),
    await put(`/api/v4/acl/${id}?kind=user`, ['ROLE_EMPLOYEE', 'ROLE_NONE']),
    await put(`/api/v4/acl/${group.id}`, ['ROLE_NEWS', 'ROLE_SETTINGS_ACL'], 7),
    await api.as('employee').put(`/api/v4/acl/${group.id}`, { roles: [], _version: 1 }),
    await api.as('employee').get('/api/v4/acl'),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400, 412, 403, 403])
  expect(answers[5]?.json().current).toMatchObject({ kind: 'group', own: ['ROLE_NEWS'], _version: 1 })
  const after = [await api.rows('app_user'), await api.rows('employee_group'), await api.rows('audit_log')]
  expect(after.map((rows) => rows.filter((row) => row.username !== 'employee'))).toEqual(before)
})

test('two keepers who take the right from each other at once leave one', async ({ api }) => {
  const roles = ['ROLE_SETTINGS_ACL', 'ROLE_SUPER_ADMIN']
  const [jan, kim] = [api.as(roles), api.as([...roles, 'ROLE_NEWS'])]
  await Promise.all([jan.get('/api/v3/user/get'), kim.get('/api/v3/user/get')])
  const ids = await Promise.all(
    ['with-role_settings_acl-role_super_admin', 'with-role_settings_acl-role_super_admin-role_news'].map((name) =>
      idOf(api, name),
    ),
  )
  const answers = await Promise.all([
    jan.put(`/api/v4/acl/${ids[1]}?kind=user`, { roles: [], _version: 1 }),
    kim.put(`/api/v4/acl/${ids[0]}?kind=user`, { roles: [], _version: 1 }),
  ])
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1)
  const keepers = (await api.rows('app_user')).filter((row) => (row.roles as string[]).includes('ROLE_SETTINGS_ACL'))
  expect(keepers).toHaveLength(1)
})
