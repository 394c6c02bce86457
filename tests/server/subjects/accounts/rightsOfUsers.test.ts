/** Who gives and takes rights, of an account and by its group, and whose account is out of reach. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { change, draft, idOf, manager } from './accountManager.ts'

test('gives roles that one has, and no others', async ({ api }) => {
  const given = await api.as(manager).post('/api/v4/users', { ...draft, roles: ['ROLE_EMPLOYEE', 'ROLE_SETTINGS'] })
  expect(given.statusCode).toBe(201)

  const refused = await api.as(manager).post('/api/v4/users', {
    ...draft,
    username: 'kees',
    email: 'kees@example.test',
    roles: ['ROLE_EMPLOYEE', 'ROLE_FINANCE'],
  })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().errors.roles[0]).toContain('ROLE_FINANCE')
  expect((await api.rows('app_user')).map(({ username }) => username)).not.toContain('kees')
})

test('an account of the portal gets no right of staff, in whatever way', async ({ api }) => {
  const admin = api.as('admin')
  const roles = ['ROLE_CUSTOMER', 'ROLE_SETTINGS']
  const customer = await api.create('customer', { number: 'C-1', company: 'Mine' })
  const group = await api.create('employee-group', { code: 'desk', name: 'Desk', roles: ['ROLE_SETTINGS'] })
  const account = { ...draft, kind: 'customer', customers: [customer.id] }
  for (const kind of ['customer', 'contact_person']) {
    const made = await admin.post('/api/v4/users', { ...account, kind, roles })
    expect([made.statusCode, made.json()]).toMatchObject([
      400,
      { errors: { roles: [expect.stringMatching(/ROLE_SETTINGS/)] } },
    ])
  }
  const employee = await api.create('user', { ...draft, roles: ['ROLE_NEWS'], employeeGroup: group.id })
  const portal = await api.create('user', {
    ...account,
    username: 'kim',
    email: 'kim@example.test',
    roles: ['ROLE_CUSTOMER', 'ROLE_API_LOG_VIEW'],
  })
  const before = await api.rows('app_user')
  const refusals = [
    await change(api, portal.id, { roles }, 'admin'),
    await change(api, portal.id, { employeeGroup: group.id }, 'admin'),
    await change(api, employee.id, { kind: 'customer' }, 'admin'),
    await change(api, employee.id, { kind: 'contact_person', roles: ['ROLE_NEWS', 'ROLE_CUSTOMER'] }, 'admin'),
    await admin.put(`/api/v4/acl/${portal.id}?kind=user`, { roles, _version: 1 }),
  ]
  expect(refusals.map((answer) => [answer.statusCode, Object.keys(answer.json().errors)])).toEqual([
    [400, ['roles']],
    [400, ['employeeGroup']],
    [400, ['kind']],
    [400, ['roles']],
    [400, ['roles']],
  ])
  expect(await api.rows('app_user')).toEqual(before)
})

test('rights of staff that an account of the portal has already do not count, until it is one of staff', async ({
  api,
}) => {
  const own = await api.create('customer', { number: 'C-1', company: 'Mine' })
  const other = await api.create('customer', { number: 'C-2', company: 'Other' })
  const shop = await api.create('merchant', { name: 'Shop', client: other.id })
  const client = api.as(['ROLE_CUSTOMER'], { customerIds: [own.id] })
  const id = await idOf(api, ['ROLE_CUSTOMER'])
  const { id: group } = await api.create('employee-group', {
    code: 'rights',
    name: 'Rights',
    roles: ['ROLE_SETTINGS_ACL'],
  })
  // Rights as an earlier release, or a direct database write, could have stored them.
  const roles = ['ROLE_CUSTOMER', 'ROLE_SETTINGS', 'ROLE_SUPER_ADMIN', 'ROLE_MANAGE_EMPLOYEE', 'ROLE_EMPLOYEE']
  const text = 'update app_user set roles = $2, employee_group_id = $3 where id = $1'
  for (const kind of ['customer', 'contact_person']) {
    await api.engine.query({ text, values: [id, roles, group] })
    await api.engine.query({ text: 'update app_user set kind = $2 where id = $1', values: [id, kind] })
    expect((await client.get('/api/v3/user/get')).json()).toMatchObject({ acl: ['ROLE_CUSTOMER'] })
    const merchants = [
      await client.get('/api/v4/merchant'),
      await client.put(`/api/v4/merchant/${shop.id}`, { client: own.id, _version: 1 }),
      await client.get('/api/v4/acl'),
    ]
    expect(merchants.map(({ statusCode }) => statusCode)).toEqual([200, 403, 403])
    // A customer's person sees only their own, of which there are none.
    expect(merchants[0]?.json()).toMatchObject({ items: [], total: 0 })
    expect((await client.get('/api/v4/customer')).json()).toMatchObject({ total: 1 })
  }
  expect((await api.as('admin').get(`/api/v4/acl/${id}?kind=user`)).json()).toMatchObject({
    own: roles,
    effective: [{ role: 'ROLE_CUSTOMER' }],
  })
  // Becoming staff makes these rights effective, so it requires a person who holds them.
  const made = await change(api, id, { kind: 'employee' })
  expect([made.statusCode, made.json()]).toMatchObject([
    400,
    { errors: { kind: [expect.stringMatching(/ROLE_SUPER_ADMIN/)] } },
  ])
  expect((await change(api, id, { phone: '+31612345678' }, 'admin')).statusCode).toBe(200)
  expect(await api.rows('merchant')).toMatchObject([{ client_id: other.id }])
})

test('takes away no role that one lacks, but leaves it be', async ({ api }) => {
  const { id } = await api.create('user', { ...draft, roles: ['ROLE_FINANCE', 'ROLE_SETTINGS'] })
  expect((await change(api, id, { roles: ['ROLE_SETTINGS'] })).json()).toHaveProperty('errors.roles')
  expect((await change(api, id, { roles: ['ROLE_FINANCE'] })).json()).toMatchObject({ roles: ['ROLE_FINANCE'] })
})

test('nobody changes their own roles, closes or deletes their own account', async ({ api }) => {
  const id = await idOf(api, manager)
  expect((await change(api, id, { roles: ['ROLE_MANAGE_EMPLOYEE'] })).json()).toHaveProperty('errors.roles')
  expect((await change(api, id, { active: false })).json()).toHaveProperty('errors.active')
  expect((await change(api, id, { active: null })).json()).toHaveProperty('errors.active')
  expect((await api.as(manager).delete(`/api/v4/users/${id}`)).statusCode).toBe(400)
  expect((await change(api, id, { name: 'New name', roles: [...manager] })).json()).toMatchObject({ name: 'New name' })
})

test('only an administrator closes, deletes or readdresses the account of one', async ({ api }) => {
  const id = await api.addUser({ username: 'chief', acl: ['ROLE_SUPER_ADMIN'] })
  const before = (await api.rows('app_user')).find((row) => row.id === id)
  const manager = api.as(['ROLE_MANAGE_EMPLOYEE'])
  for (const change of [{ active: false }, { email: 'mine@example.test' }, { username: 'mine' }]) {
    const answer = await manager.put(`/api/v4/users/${id}`, { ...change, _version: 1 })
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, Object.keys(change)])
  }
  expect((await manager.delete(`/api/v4/users/${id}`)).statusCode).toBe(400)
  expect((await api.rows('app_user')).find((row) => row.id === id)).toEqual(before)
  expect((await manager.put(`/api/v4/users/${id}`, { name: 'Chief', _version: 1 })).statusCode).toBe(200)
  const admin = api.as(['ROLE_MANAGE_EMPLOYEE', 'ROLE_SUPER_ADMIN'])
  expect((await admin.put(`/api/v4/users/${id}`, { active: false, _version: 2 })).statusCode).toBe(200)
})

test.for([
  ['of its own', { acl: ['ROLE_EMPLOYEE', 'ROLE_FINANCE'], isInGroup: false }],
  ['of its group', { acl: ['ROLE_EMPLOYEE'], isInGroup: true }],
] as const)(
  'how an account signs in that has a right more, %s, is not for whoever manages employees',
  async ([, { acl, isInGroup }], { api }) => {
    const id = await api.addUser({ username: 'femke', acl, password: 'a long enough password 7' })
    if (isInGroup) {
      const { id: group } = await api.create('employee-group', {
        code: 'fin',
        name: 'Financieel',
        roles: ['ROLE_FINANCE'],
      })
      await api.engine.query({ text: 'update app_user set employee_group_id = $1 where id = $2', values: [group, id] })
    }
    const hash = (await import('node:crypto')).createHash('sha256').update(JSON.stringify('femke')).digest('hex')
    await api.engine.query({
      text: `insert into login_failure (account, address, failed_at) select $1, '192.0.2.7', now() from generate_series(1, 7)`,
      values: [hash],
    })
    const boss = api.as(manager)
    await boss.get('/api/v3/user/get')
    const tables = ['app_user', 'mail', 'password_link', 'login_failure', 'second_factor']
    const state = () => Promise.all(tables.map((table) => api.rows(table)))
    const before = await state()
    for (const change of [{ email: 'mine@example.test' }, { username: 'mine' }]) {
      const { statusCode, body } = await boss.put(`/api/v4/users/${id}`, { ...change, _version: 1 })
      expect([statusCode, Object.keys(JSON.parse(body).errors)]).toEqual([400, Object.keys(change)])
      expect(body).toContain('ROLE_FINANCE')
    }
    const path = `/api/v4/users/${id}`
    const removed = await boss.delete(`${path}/second-factor`)
    expect([removed.statusCode, removed.body]).toEqual([400, expect.stringContaining('ROLE_FINANCE')])
    expect(await state()).toEqual(before)

    // Actions that only help the owner and give nothing to the person who takes them.
    expect((await boss.post(`${path}/unlock`)).statusCode).toBe(204)
    expect(await api.rows('login_failure')).toEqual([])
    expect((await boss.post(`${path}/invite`)).statusCode).toBe(204)
    const [letter] = await api.rows('mail')
    expect(letter).toMatchObject({ recipient: before[0]?.find((row) => row.id === id)?.email })

    const peer = api.as([...manager, 'ROLE_FINANCE'])
    expect((await peer.post(`${path}/invite`)).statusCode).toBe(204)
    expect((await peer.put(path, { email: 'femke@bureau.test', _version: 1 })).statusCode).toBe(200)
    // Shutting it out gives no access.
    expect((await boss.delete(`${path}/sessions`)).statusCode).toBe(204)
    expect((await boss.put(path, { active: false, _version: 2 })).statusCode).toBe(200)
  },
)

test('the rights of a group are those of its members, while it is active', async ({ api }) => {
  const group = await api.create('employee-group', { code: 'news', name: 'Nieuws', roles: ['ROLE_NEWS'] })
  const piet = api.as(['ROLE_EMPLOYEE'])
  const { id } = (await piet.get('/api/v3/user/get')).json<{ id: number }>()
  expect((await piet.get('/api/v4/news-item')).statusCode).toBe(403)
  expect((await change(api, id, { employeeGroup: group.id }, 'admin')).statusCode).toBe(200)
  expect((await piet.get('/api/v3/user/get')).json().acl).toEqual(['ROLE_EMPLOYEE', 'ROLE_NEWS'])
  expect((await piet.get('/api/v4/news-item')).statusCode).toBe(200)
  const closed = await api.as('admin').put(`/api/v4/employee-group/${group.id}`, { active: false, _version: 1 })
  expect(closed.statusCode).toBe(200)
  expect((await piet.get('/api/v4/news-item')).statusCode).toBe(403)
})

test('nobody gives by way of a group what they lack, nor changes their own group', async ({ api }) => {
  const manager = api.as(['ROLE_MANAGE_EMPLOYEE'])
  const { id: own } = (await manager.get('/api/v3/user/get')).json<{ id: number }>()
  const id = await api.addUser({ username: 'piet', acl: ['ROLE_EMPLOYEE'] })
  const strong = await api.create('employee-group', { code: 'strong', name: 'Sterk', roles: ['ROLE_FINANCE'] })
  const weak = await api.create('employee-group', { code: 'weak', name: 'Zwak', roles: [] })
  const before = [await api.rows('app_user'), await api.rows('employee_group')]

  const assigned = await change(api, id, { employeeGroup: strong.id }, ['ROLE_MANAGE_EMPLOYEE'])
  expect(assigned.json()).toHaveProperty('errors.employeeGroup')
  const widened = await manager.put(`/api/v4/employee-group/${weak.id}`, { roles: ['ROLE_FINANCE'], _version: 1 })
  expect(widened.json()).toHaveProperty('errors.roles')
  const made = await manager.post('/api/v4/employee-group', { code: 'x1', name: 'X', roles: ['ROLE_ADMIN'] })
  expect(made.json()).toHaveProperty('errors.roles')
  const joined = await change(api, own, { employeeGroup: strong.id }, 'admin')
  expect(joined.statusCode).toBe(200)
  expect([(await api.rows('app_user')).filter((row) => row.id === id), await api.rows('employee_group')]).toEqual([
    (before[0] ?? []).filter((row) => row.id === id),
    before[1],
  ])
  const ownGroup = await manager.put(`/api/v4/employee-group/${strong.id}`, { roles: [], _version: 1 })
  expect(ownGroup.statusCode).toBe(400)
  expect((await api.rows('employee_group'))[0]).toMatchObject({ roles: ['ROLE_FINANCE'] })
})

test('somebody keeps the right to give rights', async ({ api }) => {
  const group = await api.create('employee-group', { code: 'acl', name: 'Rechten', roles: ['ROLE_SETTINGS_ACL'] })
  const admins = await api.engine.query<{ id: number }>({ text: `select id from app_user where username = 'admin'` })
  const id = await api.addUser({ username: 'keeper', acl: [] })
  const chief = ['ROLE_SUPER_ADMIN', 'ROLE_MANAGE_EMPLOYEE']
  expect((await change(api, id, { employeeGroup: group.id }, 'admin')).statusCode).toBe(200)
  expect((await change(api, admins.rows[0]?.id ?? 0, { active: false }, chief)).statusCode).toBe(200)

  const before = [await api.rows('app_user'), await api.rows('employee_group')]
  const boss = api.as(chief)
  const { _version } = (await boss.get(`/api/v4/users/${id}`)).json<{ _version: number }>()
  const answers = await Promise.all([
    boss.put(`/api/v4/users/${id}`, { active: false, _version }),
    boss.put(`/api/v4/users/${id}`, { employeeGroup: null, _version }),
    boss.delete(`/api/v4/users/${id}`),
    boss.put(`/api/v4/employee-group/${group.id}`, { roles: [], _version: 1 }),
    boss.put(`/api/v4/employee-group/${group.id}`, { active: false, _version: 1 }),
  ])
  expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400, 400, 400])
  expect([await api.rows('app_user'), await api.rows('employee_group')]).toEqual(before)
})

test('an account whose kind is not sent is one of staff, and gets no right that its maker lacks', async ({ api }) => {
  const group = await api.create('employee-group', { code: 'money', name: 'Geld', roles: ['ROLE_FINANCE'] })
  const manager = api.as(['ROLE_EMPLOYEE', 'ROLE_MANAGE_EMPLOYEE', 'ROLE_NEWS'])
  const add = (username: string, more: object) =>
    manager.post('/api/v4/users', { username, name: username, email: `${username}@example.test`, ...more })
  expect((await add('piet', { employeeGroup: group.id })).json()).toMatchObject({
    errors: { employeeGroup: [expect.any(String)] },
  })
  expect((await add('piet', { roles: ['ROLE_FINANCE'] })).json()).toMatchObject({
    errors: { roles: [expect.any(String)] },
  })
  expect((await api.rows('app_user')).map(({ username }) => username)).not.toContain('piet')
  expect((await add('jan', { roles: ['ROLE_NEWS'] })).statusCode).toBe(201)
})
