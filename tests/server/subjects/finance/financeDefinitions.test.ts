import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'

const type = {
  code: 'courier',
  name: { nl: 'Koerier' },
  category: 'other',
  chargeTo: 'client',
  vatRate: '21',
  effectiveFrom: '2026-01-01',
}
const extra = { code: 'courier', name: { nl: 'Koerier' }, pricing: 'as_imported' }

test('a cost type that is in use keeps its rate; its name may change, and a later row has the new rate', async ({
  api,
}) => {
  const settings = api.as('settings')
  const { id } = await api.create('cost-type', type)
  const path = `/api/v4/cost-type/${id}`
  expect((await settings.put(path, { vatRate: '9', _version: 1 })).statusCode).toBe(200)

  await api.create('extra-cost-definition', { ...extra, costType: id })
  const refused = await settings.put(path, { vatRate: '21', effectiveFrom: '2025-01-01', _version: 2 })
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['vatRate', 'effectiveFrom']])
  expect(await api.rows('cost_type')).toMatchObject([{ vat_rate: 9, effective_from: '2026-01-01', version: 2 }])

  expect((await settings.put(path, { name: { nl: 'Bode' }, _version: 2 })).statusCode).toBe(200)
  expect((await settings.post('/api/v4/cost-type', { ...type, effectiveFrom: '2027-01-01' })).statusCode).toBe(201)
  expect((await settings.delete(path)).json().error).toContain('1')
})

test('employees read cost types and change none', async ({ api }) => {
  const { id } = await api.create('cost-type', type)
  const employee = api.as('employee')
  expect((await employee.get('/api/v4/cost-type')).json().items).toHaveLength(1)
  expect((await employee.put(`/api/v4/cost-type/${id}`, { vatRate: '9', _version: 1 })).statusCode).toBe(403)
  expect(await api.rows('cost_type')).toMatchObject([{ vat_rate: 21 }])
})

test('a fixed price needs an amount, and what is imported has none', async ({ api }) => {
  const { id } = await api.create('cost-type', type)
  const add = (body: object) =>
    api.as('settings').post('/api/v4/extra-cost-definition', { ...extra, costType: id, ...body })
  const amount = { amount: 100, currency: 'EUR' }
  expect(Object.keys((await add({ pricing: 'fixed' })).json().errors)).toEqual(['amount'])
  expect(Object.keys((await add({ amount })).json().errors)).toEqual(['amount'])
  expect(await api.rows('extra_cost_definition')).toEqual([])
  expect((await add({ pricing: 'fixed', amount })).statusCode).toBe(201)
})

test('a phase has one default among the templates that are active', async ({ api }) => {
  const finance = api.as('finance')
  const path = '/api/v4/allocation-template'
  const template = { name: 'Eerste', components: [{ component: 'principal' }], isDefault: true }
  const first = await api.create('allocation-template', template)
  const second = await finance.post(path, { ...template, name: 'Tweede' })
  expect(second.json().errors.isDefault[0]).toContain('Eerste')
  expect((await finance.post(path, { ...template, name: 'Tweede', phase: 'bailiff' })).statusCode).toBe(201)
  expect((await finance.put(`${path}/${first.id}`, { active: false, _version: 1 })).statusCode).toBe(200)
  expect((await finance.post(path, { ...template, name: 'Derde' })).statusCode).toBe(201)
  expect((await finance.put(`${path}/${first.id}`, { active: true, _version: 2 })).statusCode).toBe(400)
  const kept = await api.as('admin').delete(`${path}/${first.id}`)
  expect([kept.statusCode, kept.json().error]).toEqual([400, expect.stringContaining('standaard')])

  const twice = {
    ...template,
    name: 'Vierde',
    isDefault: false,
    components: [{ component: 'principal' }, { component: 'principal' }],
  }
  expect(Object.keys((await finance.post(path, twice)).json().errors)).toEqual(['components'])
  expect(await api.rows('allocation_template')).toHaveLength(3)
})

test('rules over bank lines stand in the order that people give them; useless patterns are refused', async ({
  api,
}) => {
  const finance = api.as('finance')
  const rule = (code: string, pattern: string) => ({
    code,
    name: { nl: code },
    field: 'text',
    pattern,
    kind: 'fee',
    action: 'ignore',
  })
  const ids = []
  for (const code of ['een', 'twee', 'drie']) ids.push((await api.create('payment-description', rule(code, code))).id)
  const path = '/api/v4/payment-description'
  expect((await finance.put(`${path}/order`, { ids: ids.toReversed() })).statusCode).toBeLessThan(300)
  const { items } = (await finance.get(path)).json()
  expect(items.map(({ code }: { code: string }) => code)).toEqual(['drie', 'twee', 'een'])

  for (const pattern of ['**', 'huur|', 'a*']) {
    const refused = await finance.post(path, rule('vier', pattern))
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['pattern']])
  }
  expect(await api.rows('payment_description')).toHaveLength(3)
})

test('two rates of interest cannot begin on the same day', async ({ api }) => {
  const rate = { type: 'statutory', rate: '4', effectiveFrom: '2026-01-01' }
  await api.create('interest-rate', rate)
  const again = await api.as('settings').post('/api/v4/interest-rate', { ...rate, rate: '5' })
  expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([400, ['effectiveFrom']])
  expect((await api.as('settings').post('/api/v4/interest-rate', { ...rate, type: 'commercial' })).statusCode).toBe(201)
  const held = await api.as('legal').get('/api/v4/interest-rate?_asOf=2026-02-01')
  expect(held.json().items).toHaveLength(2)
})

test('bailiffs answer as a list of items for pickers, whole when asked', async ({ api }) => {
  await api.create('bailiff', { name: 'Mr. Proef', office: 'Proef' })
  const legal = api.as('legal')
  expect((await legal.get('/api/v4/bailiff?_limit=-1')).json().items).toMatchObject([{ name: 'Mr. Proef' }])
  expect((await api.as('employee').get('/api/v4/bailiff')).statusCode).toBe(403)
})

test('an account for one customer is a trust account', async ({ api }) => {
  const customer = await api.create('customer', { number: 'C-1', company: 'Proef' })
  const account = { name: 'Kantoor', iban: 'NL69TEST0000000001', kind: 'office', customer: customer.id }
  const refused = await api.as('finance').post('/api/v4/bank-account', account)
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['customer']])
  expect((await api.as('finance').post('/api/v4/bank-account', { ...account, kind: 'trust' })).statusCode).toBe(201)
})
