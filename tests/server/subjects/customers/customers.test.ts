import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'

const company = { number: 'C-1001', company: 'De Vries Handel B.V.', kvkNumber: '00000101', iban: 'NL69TEST0000000001' }

test('tells of a client that may be the same, and why, among those that one sees', async ({ api }) => {
  const known = await api.create('customer', { ...company, city: 'Delft' })
  await api.create('customer', { number: 'C-1002', company: 'Slagerij Smit' })
  const check = (body: object, who: readonly string[] = ['ROLE_EMPLOYEE', 'ROLE_MANAGE_CLIENT']) =>
    api.as(who).post('/api/v4/customer/check', body)
  const found = { id: known.id, number: 'C-1001', company: company.company, city: 'Delft', active: true }
  expect((await check({ name: 'vries handel' })).json()).toEqual({ items: [{ ...found, why: ['name'] }] })
  expect((await check({ name: 'Vries Handol' })).json()).toEqual({ items: [{ ...found, why: ['name'] }] })
  expect((await check({ kvkNumber: '0000 0101', iban: 'nl69 test 0000000001' })).json()).toEqual({
    items: [{ ...found, why: ['kvkNumber', 'iban'] }],
  })
  expect((await check({ name: 'Dé Vríes Hàndel' })).json()).toEqual({ items: [{ ...found, why: ['name'] }] })
  await api.create('customer', { number: 'C-1003', company: 'Café Zürich B.V.' })
  expect((await check({ name: 'cafe zurich' })).json()).toMatchObject({ items: [{ number: 'C-1003', why: ['name'] }] })
  expect((await check({ name: 'Bakkerij' })).json()).toEqual({ items: [] })
  expect((await check({})).json()).toEqual({ items: [] })
  const stranger = ['ROLE_CUSTOMER', 'ROLE_CUSTOMER_CREATE']
  expect((await check({ kvkNumber: '00000101', name: 'De Vries Handel' }, stranger)).json()).toEqual({ items: [] })
  expect((await check({ name: 'x' }, ['ROLE_EMPLOYEE'])).statusCode).toBe(403)
  // Account numbers must not stand in addresses.
  expect((await api.as('admin').get('/api/v4/customer/check?iban=NL69TEST0000000001')).statusCode).not.toBe(200)
})

test('proposes the number after the highest', async ({ api }) => {
  const admin = api.as('admin')
  expect((await admin.get('/api/v4/customer/number')).json()).toEqual({ number: 'C-1001' })
  await api.create('customer', { number: 'C-2040', company: 'Bol' })
  await api.create('customer', { number: 'X-9000', company: 'Bol' })
  expect((await admin.get('/api/v4/customer/number')).json()).toEqual({ number: 'C-2041' })
})

test('takes a client in with contact person, portal access and check', async ({ api }) => {
  const answer = await api.as('admin').post('/api/v4/customer/intake', {
    customer: company,
    contactPerson: { lastName: 'Bos', email: 'bos@vries.test', portalAccess: true },
    dueDiligence: { risk: 'low' },
  })
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json<{ id: number }>()
  expect(await api.rows('customer')).toMatchObject([{ id, number: 'C-1001', due_diligence_status: 'open' }])
  expect(await api.rows('contact_person')).toMatchObject([{ customer_id: id, last_name: 'Bos', portal_access: true }])
  expect(await api.rows('due_diligence')).toMatchObject([{ customer_id: id, risk: 'low', status: 'open' }])
  expect(await api.rows('app_user_customers')).toMatchObject([{ target_id: id }])
  const audited = (await api.rows('audit_log')).map(({ entity, action }) => `${String(entity)} ${String(action)}`)
  expect(audited).toEqual(['customer create', 'user create', 'contact-person create', 'due-diligence create'])
})

test('what is wrong comes back at its part and field, and nothing is stored', async ({ api }) => {
  await api.create('customer', { number: 'C-1001', company: 'Bol' })
  await api.addUser({ username: 'staff', acl: ['ROLE_EMPLOYEE'] })
  const admin = api.as('admin')
  const tables = ['customer', 'contact_person', 'app_user', 'mail', 'audit_log']
  const all = () => Promise.all(tables.map((table) => api.rows(table)))
  const before = await all()
  const ask = async (body: object) => {
    const answer = await admin.post('/api/v4/customer/intake', body)
    return [answer.statusCode, Object.keys(answer.json().errors ?? {}).sort()]
  }
  const wrong = { customer: { ...company, iban: 'NL00' }, contactPerson: { email: 'no' }, dueDiligence: { risk: 'x' } }
  expect(await ask(wrong)).toEqual([
    400,
    ['contactPerson.email', 'contactPerson.lastName', 'customer.iban', 'dueDiligence.risk'],
  ])
  expect(await ask({ customer: company })).toEqual([400, ['customer.number']])
  const taken = { lastName: 'Bos', email: 'staff@example.test', portalAccess: true }
  expect(await ask({ customer: { ...company, number: 'C-1002' }, contactPerson: taken })).toEqual([
    400,
    ['contactPerson.email'],
  ])
  expect(await all()).toEqual(before)
})

test('nobody adds by the way what they may not add by itself', async ({ api }) => {
  const clerk = api.as(['ROLE_EMPLOYEE', 'ROLE_CUSTOMER_CREATE'])
  const person = { lastName: 'Bos' }
  const refused = [
    await clerk.post('/api/v4/customer/intake', { customer: company, contactPerson: person }),
    await clerk.post('/api/v4/customer/intake', { customer: company, dueDiligence: {} }),
    await api.as('employee').post('/api/v4/customer/intake', { customer: company }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  expect(await api.rows('customer')).toEqual([])
  expect((await clerk.post('/api/v4/customer/intake', { customer: company })).statusCode).toBe(201)
})

test('a commission is a share of what is collected: no less than nothing and no more than all of it', async ({
  api,
}) => {
  const admin = api.as('admin')
  for (const commission of ['100.5', '250', '-1']) {
    const refused = await admin.post('/api/v4/customer', { number: 'C-9', company: 'Bol', commission })
    const errors = { commission: [expect.stringContaining('100')] }
    expect([refused.statusCode, refused.json()]).toEqual([400, { errors }])
  }
  expect(await api.rows('customer')).toEqual([])
  const taken = await admin.post('/api/v4/customer', { number: 'C-9', company: 'Bol', commission: '100' })
  expect([taken.statusCode, taken.json().commission]).toEqual([201, '100'])
})

test('who belongs to a customer sees its parts and theirs, as long as they are parts, and no other one', async ({
  api,
}) => {
  const add = async (number: string, parent?: number) =>
    (await api.create('customer', { number, company: number, ...(parent && { parent }) })).id
  const holding = await add('HOLDING')
  const branch = await add('BRANCH', holding)
  const shop = await add('SHOP', branch)
  await add('OTHER')
  await api.create('contact-person', { customer: shop, lastName: 'Bos' })
  const seen = async (customerId: number) => {
    const person = api.as(['ROLE_CUSTOMER', `ROLE_${customerId}`], { customerIds: [customerId] })
    const names = (await person.get('/api/v4/customer?_order[number]=asc')).json().items
    const people = (await person.get('/api/v4/contact-person')).json()
    return [...names.map(({ number }: { number: string }) => number), people.total]
  }
  expect(await seen(holding)).toEqual(['BRANCH', 'HOLDING', 'SHOP', 1])
  expect(await seen(branch)).toEqual(['BRANCH', 'SHOP', 1])
  expect(await seen(shop)).toEqual(['SHOP', 1])
  await api.engine.query({ text: 'update customer set parent_id = null where id = $1', values: [branch] })
  expect(await seen(holding)).toEqual(['HOLDING', 0])
})

test('people of a customer that is not active are refused as its keys are, until it is active again', async ({
  api,
}) => {
  const add = async (number: string) => (await api.create('customer', { number, company: number })).id
  const [closed, open] = [await add('CLOSED'), await add('OPEN')]
  const password = 'vlagstok zonder wind'
  const bind = async (username: string, customers: readonly number[]) => {
    const id = await api.addUser({ username, acl: ['ROLE_CUSTOMER'], password })
    for (const customer of customers) {
      const text = 'insert into app_user_customers (owner_id, target_id) values ($1, $2)'
      await api.engine.query({ text, values: [id, customer] })
    }
  }
  await bind('kim', [closed])
  await bind('lou', [closed, open])
  const signIn = async (username: string) => {
    const client = api.anyone()
    const url = '/login_check_json'
    const { statusCode, body } = await client.send({ method: 'POST', url, payload: { username, password } })
    return { client, statusCode, body }
  }
  const seen = async ({ client }: Awaited<ReturnType<typeof signIn>>) => {
    const answer = await client.get('/api/v4/customer')
    return answer.json<{ items?: { number: string }[] }>().items?.map(({ number }) => number) ?? answer.statusCode
  }
  const setActive = async (active: boolean) => {
    const { _version } = (await api.as('admin').get(`/api/v4/customer/${closed}`)).json<{ _version: number }>()
    const saved = await api.as('admin').put(`/api/v4/customer/${closed}`, { active, _version })
    expect(saved.statusCode).toBe(200)
  }
  const [kim, lou] = [await signIn('kim'), await signIn('lou')]
  expect([await seen(kim), await seen(lou)]).toEqual([['CLOSED'], ['CLOSED', 'OPEN']])

  await setActive(false)
  expect([await seen(kim), await seen(lou)]).toEqual([403, ['OPEN']])
  const wrong = await api.anyone().send({
    method: 'POST',
    url: '/login_check_json',
    payload: { username: 'nobody.here', password },
  })
  const again = await signIn('kim')
  expect([again.statusCode, again.body]).toEqual([400, wrong.body])
  expect((await signIn('lou')).statusCode).toBe(200)
  await api.anyone().post('/api/customer/reset-password', { email: 'kim@example.test' })
  await api.anyone().post('/api/customer/reset-password', { email: 'lou@example.test' })
  await expect.poll(() => api.rows('mail')).toMatchObject([{ recipient: 'lou@example.test' }])

  await setActive(true)
  expect(await seen(kim)).toBe(403)
  expect((await signIn('kim')).statusCode).toBe(200)
})

test('a customer is no part of itself, nor of its parts', async ({ api }) => {
  const holding = await api.create('customer', { number: 'HOLDING', company: 'Holding' })
  const branch = await api.create('customer', { number: 'BRANCH', company: 'Branch', parent: holding.id })
  const shop = await api.create('customer', { number: 'SHOP', company: 'Shop', parent: branch.id })
  const before = await api.rows('customer')
  const move = async (id: number, parent: number | null) => {
    const { _version } = (await api.as('admin').get(`/api/v4/customer/${id}`)).json()
    const answer = await api.as('admin').put(`/api/v4/customer/${id}`, { parent, _version })
    return [answer.statusCode, answer.json().errors?.parent]
  }
  const refused = [400, ['Een record kan geen onderdeel zijn van zichzelf of van een eigen onderdeel.']]
  expect(await move(holding.id, holding.id)).toEqual(refused)
  expect(await move(holding.id, shop.id)).toEqual(refused)
  expect(await api.rows('customer')).toEqual(before)
  expect(await move(shop.id, holding.id)).toEqual([200, undefined])
  expect(await move(branch.id, null)).toEqual([200, undefined])
})

test('a contract does not end before it begins, in whichever way it is stored', async ({ api }) => {
  const wrong = { contractFrom: '2026-02-01', contractUntil: '2026-01-31' }
  const admin = api.as('admin')
  const said = ['Dit ligt vóór het begin.']
  expect((await admin.post('/api/v4/customer', { ...company, ...wrong })).json().errors).toEqual({
    contractUntil: said,
  })
  const intake = await admin.post('/api/v4/customer/intake', { customer: { ...company, ...wrong } })
  expect(intake.json().errors).toEqual({ 'customer.contractUntil': said })
  expect(await api.rows('customer')).toEqual([])
  const { id, _version } = await api.create('customer', { ...company, contractFrom: '2026-02-01' })
  const change = await admin.put(`/api/v4/customer/${id}`, { contractUntil: '2026-01-31', _version })
  expect(change.json().errors).toEqual({ contractUntil: said })
  expect(await api.rows('customer')).toMatchObject([{ contract_until: null }])
  const right = await admin.put(`/api/v4/customer/${id}`, { contractUntil: '2026-02-01', _version })
  expect(right.statusCode).toBe(200)
})
