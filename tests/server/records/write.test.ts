/** Writes by API: completely or not at all, each with its audit row. */
import { expect } from 'vitest'
import { absentId } from '#tests/support/absentId.ts'
import { test } from '#tests/support/api.ts'

const draft = { number: 'C-1', company: 'Client' }

test('what is in use says by what and how many, in the language of the reader', async ({ api }) => {
  const { id } = await api.create('customer', draft)
  for (const name of ['A', 'B']) await api.create('merchant', { name, client: id })
  const answer = await api.as('admin').delete(`/api/v4/customer/${id}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toContain('2 winkeliers')
  // A person without the right to read merchants learns that something uses it, but not what.
  const refused = await api.as(['ROLE_EMPLOYEE', 'ROLE_MANAGE_CLIENT']).delete(`/api/v4/customer/${id}`)
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    { error: 'Ook in gebruik bij gegevens die u niet mag zien.' },
  ])
  expect(await api.rows('customer')).toHaveLength(1)
})

test('a taken value is refused at its field, and together with others at the one that says so', async ({ api }) => {
  const { id } = await api.create('customer', draft)
  const again = await api.as('admin').post('/api/v4/customer', draft)
  expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([400, ['number']])
  await api.create('merchant', { name: 'A', client: id, externalId: 'x' })
  const same = await api.as('admin').post('/api/v4/merchant', { name: 'B', client: id, externalId: 'x' })
  expect(Object.keys(same.json().errors)).toEqual(['externalId'])
})

test('a target that is not there is called as the reader calls it', async ({ api }) => {
  const answer = await api.as('admin').post('/api/v4/merchant', { name: 'A', client: absentId })
  expect(answer.json().errors).toEqual({ client: ['Deze klant bestaat niet.'] })
})

test('a refused write leaves nothing behind', async ({ api }) => {
  const before = (await api.rows('audit_log')).length
  await api.as('admin').post('/api/v4/merchant', { name: 'A', client: absentId })
  expect(await api.rows('merchant')).toEqual([])
  expect(await api.rows('audit_log')).toHaveLength(before)
})

test('an update that changes nothing writes nothing', async ({ api }) => {
  const { id } = await api.create('customer', {
    ...draft,
    commission: '12.50',
    payoutMinimum: { amount: 5, currency: 'EUR' },
  })
  const before = (await api.rows('audit_log')).length
  const same = { _version: 1, company: 'Client', commission: '12.5', payoutMinimum: { currency: 'EUR', amount: 5 } }
  const answer = await api.as('admin').put(`/api/v4/customer/${id}`, same)
  expect([answer.statusCode, answer.json()._version]).toEqual([200, 1])
  expect(await api.rows('audit_log')).toHaveLength(before)
})

test('a percentage with zeros at its end is no change', async ({ api }) => {
  const { id } = await api.create('customer', { ...draft, commission: '12.5' })
  const write = async (_version: number, commission: string) =>
    (await api.as('admin').put(`/api/v4/customer/${id}`, { _version, commission })).json()._version
  expect(await write(1, '12.50')).toBe(1)
  expect(await write(1, '100')).toBe(2)
  expect(await write(2, '100.00')).toBe(2)
  expect(await write(2, '0')).toBe(3)
  expect(await write(3, '0.00')).toBe(3)
})

test('the audit of a new record has what is stored, defaults included', async ({ api }) => {
  await api.create('customer', { ...draft, commission: '12.50' })
  const [line] = await api.rows('audit_log')
  expect(line).toMatchObject({
    changes: { language: { to: 'nl' }, active: { to: true }, commission: { to: '12.5' }, company: { to: 'Client' } },
  })
  expect(line?.changes).not.toHaveProperty('city')
})

test('the version may come as If-Match, and must come', async ({ api }) => {
  const { id } = await api.create('customer', draft)
  const admin = api.as('admin')
  const url = `/api/v4/customer/${id}`
  expect(Object.keys((await admin.put(url, { city: 'Ede' })).json().errors)).toEqual(['_version'])
  expect((await admin.put(url, { city: 'Ede' }, { headers: { 'if-match': '"1"' } })).json()._version).toBe(2)
  const stale = await admin.put(url, { city: 'Urk' }, { headers: { 'if-match': '"1"' } })
  expect([stale.statusCode, stale.json().current.city]).toEqual([412, 'Ede'])
})

test('of two who save at the same time one is told', async ({ api }) => {
  const { id } = await api.create('customer', draft)
  const save = (city: string) => api.as('admin').put(`/api/v4/customer/${id}`, { _version: 1, city })
  const codes = (await Promise.all([save('Ede'), save('Urk')])).map(({ statusCode }) => statusCode)
  expect(codes.sort()).toEqual([200, 412])
})

test('the audit has who, what, from and to; links included', async ({ api }) => {
  const customer = await api.create('customer', draft)
  const user = { username: 'c.jansen', name: 'C', email: 'c@example.nl', kind: 'customer', customers: [customer.id] }
  const { id } = await api.create('user', user)
  await api.as('admin').put(`/api/v4/users/${id}`, { _version: 1, customers: [], name: 'D' })
  const line = (await api.rows('audit_log')).find(({ action, entity }) => action === 'update' && entity === 'user')
  expect(line).toMatchObject({
    actor_name: 'admin',
    record_id: id,
    changes: { name: { from: 'C', to: 'D' }, customers: { from: [customer.id], to: [] } },
  })
})

test('ids that are no ids are absent, never another record', async ({ api }) => {
  await api.create('customer', draft)
  for (const id of ['0', '-1', '1e0', '0x1', '01', '1.0', '9223372036854775808', '99999999999999999999', ' 1', 'abc']) {
    expect((await api.as('admin').get(`/api/v4/customer/${encodeURIComponent(id)}`)).statusCode).toBe(404)
  }
})

test('a value has one form, however it was written', async ({ api }) => {
  const written = { ...draft, postcode: '1012AB', vatNumber: 'NL000099998B57' }
  expect(await api.create('customer', written)).toMatchObject({ postcode: '1012 AB' })
  expect(await api.rows('customer')).toMatchObject([{ postcode: '1012 AB' }])
})

test('a field that is called as what every object has is unknown like any other', async ({ api }) => {
  for (const name of ['toString', 'valueOf', 'hasOwnProperty']) {
    const answer = await api.as('admin').post('/api/v4/customer', { ...draft, [name]: 1 })
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [name]])
  }
})

test('what was read can be sent back, and nothing else of it may differ', async ({ api }) => {
  const client = await api.create('customer', draft)
  const other = await api.create('customer', { number: 'C-2', company: 'Other' })
  const merchant = await api.create('merchant', { name: 'A', client: { id: client.id, company: 'Client' } })
  const put = (body: object) => api.as('admin').put(`/api/v4/merchant/${merchant.id}`, { ...merchant, ...body })

  expect((await put({})).json()).toEqual(merchant)
  const moved = await put({ client: { id: other.id, company: 'Other' } })
  expect(moved.json()).toMatchObject({ client: { id: other.id }, _version: 2 })
  const trail = (await api.rows('audit_log')).filter(({ entity }) => entity === 'merchant')
  expect(trail.map(({ action }) => action)).toEqual(['create', 'update'])

  const refused = async (body: object) => {
    const answer = await put({ ...moved.json(), ...body })
    return [answer.statusCode, Object.keys(answer.json().errors ?? {})]
  }
  expect(await refused({ createdAt: '2020-01-01T00:00:00.000Z' })).toEqual([400, ['createdAt']])
  expect(await refused({ id: absentId })).toEqual([400, ['id']])
  expect(await refused({ client: { id: other.id, secret: 1 } })).toEqual([400, ['client']])
  expect(await refused({ client: { company: 'Other' } })).toEqual([400, ['client']])
  expect(await refused({ unknown: null })).toEqual([400, ['unknown']])
  expect((await api.rows('merchant'))[0]).toMatchObject({ version: 2 })
})

test('a value that is masked for its reader is sent back as it was read, and not replaced', async ({ api }) => {
  const iban = 'NL91ABNA0417164300'
  const { id } = await api.create('customer', { ...draft, iban })
  const reader = api.as(['ROLE_CONTACT_PERSON', 'ROLE_MANAGE_CLIENT'], { customerIds: [id] })
  const record = (await reader.get(`/api/v4/customer/${id}`)).json<Record<string, unknown>>()
  expect(record.iban).not.toBe(iban)
  const answer = await reader.put(`/api/v4/customer/${id}`, record)
  expect([answer.statusCode, answer.json()]).toEqual([200, record])
  const other = await reader.put(`/api/v4/customer/${id}`, { ...record, iban })
  expect([other.statusCode, Object.keys(other.json().errors)]).toEqual([400, ['iban']])
  expect((await api.rows('customer'))[0]).toMatchObject({ iban, version: 1 })
})

test('blanks at both ends of a text are not stored, wherever the text stands', async ({ api }) => {
  const { id: client } = await api.create('customer', draft)
  const merchant = await api.create('merchant', {
    client,
    name: '  De Boer\t',
    webshopName: ' \n ',
    url: ' https://a.nl ',
  })
  expect(merchant).toMatchObject({ name: 'De Boer', webshopName: null, url: 'https://a.nl' })
  const court = await api.create('court', { name: ' Hof ', type: 'appeal', hearingPlaces: [' Ede', '  ', 'Den Haag '] })
  expect(court).toMatchObject({ name: 'Hof', hearingPlaces: ['Ede', 'Den Haag'] })
  const reason = await api.create('close-reason', {
    code: 'x',
    group: 'success',
    name: { nl: ' Betaald ', en: ' ', fr: 'Payé ' },
  })
  expect(reason.name).toEqual({ nl: 'Betaald', fr: 'Payé' })
  const partner = await api.create('partner', { name: 'P', kind: 'print', contacts: [{ name: ' Jo ' }] })
  expect(partner.contacts).toEqual([{ name: 'Jo' }])
})

test('a change of blanks at the ends is no change, and blanks alone are no value', async ({ api }) => {
  const { id } = await api.create('customer', { ...draft, city: 'Ede' })
  const put = (body: object) => api.as('admin').put(`/api/v4/customer/${id}`, { _version: 1, ...body })
  expect((await put({ company: ' Client ' })).json()._version).toBe(1)
  expect((await put({ company: '   ' })).json().errors).toEqual({ company: [expect.stringContaining('verplicht')] })
  expect((await put({ city: '   ' })).json()).toMatchObject({ city: null, company: 'Client', _version: 2 })
})
