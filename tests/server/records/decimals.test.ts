/** Decimals by API: storing, listing, filtering, exporting, and their limits. */
import { afterAll, expect, test } from 'vitest'
import { startWith } from './schemaServer.ts'
import { addTariff, startTariffs, tariff } from './tariffs.ts'

const server = await startTariffs()
afterAll(server.stop)

test('decimals keep every digit, are in the order of numbers, and are found by size', async () => {
  const api = await server.fresh()
  for (const [index, factor] of ['10.5', '9.500001', '-0.25', '123456789012.123456', '9.50'].entries())
    await addTariff(api, {
      name: `t${index}`,
      factor,
      effectiveFrom: `20${10 + index}-01-01`,
      effectiveUntil: `20${10 + index}-12-31`,
    })
  const listed = async (question: string) => {
    const answer = await api.as('admin').get(`${tariff.api}?_limit=10&${question}`)
    return answer.json<{ items: { factor: string }[] }>().items.map(({ factor }) => factor)
  }
  expect(await listed('_order[factor]=asc')).toEqual(['-0.25', '9.5', '9.500001', '10.5', '123456789012.123456'])
  expect(await listed('_order[factor]=desc&_filter[factor][gt]=9.5')).toEqual([
    '123456789012.123456',
    '10.5',
    '9.500001',
  ])
  expect(await listed('_filter[factor][eq]=9.500000')).toEqual(['9.5'])
  expect((await api.as('admin').get(`${tariff.api}?_filter[factor][gt]=nine`)).statusCode).toBe(400)

  const file = await api.as('admin').get(`${tariff.api}/export?_format=csv&_order[factor]=asc&_columns=factor`)
  expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining('-0')])
})

const bounded = await startWith({
  rate: {
    title: 'Rate',
    properties: {
      name: { type: 'string' },
      factor: {
        type: 'string',
        format: 'decimal',
        places: 3,
        minimum: 9.5,
        exclusiveMaximum: 123456789012.125,
        'x-store': { index: true },
      },
      low: { type: 'string', format: 'decimal', exclusiveMinimum: -0.5, maximum: 0 },
    },
    'x-entity': { plural: 'rates', version: true },
    'x-access': 'ROLE_SETTINGS',
  },
})
afterAll(() => bounded.stop())

const english = { headers: { 'accept-language': 'en' } }
const outside = [
  [{ factor: '9.499' }, { factor: ['At least 9.5.'] }],
  // As a text it comes after '9.5', and as a float the next number would equal the limit.
  [{ factor: '-9.6' }, { factor: ['At least 9.5.'] }],
  [{ factor: '123456789012.125' }, { factor: ['Less than 123456789012.125.'] }],
  [{ factor: '999999999999' }, { factor: ['Less than 123456789012.125.'] }],
  [{ low: '-0.5' }, { low: ['More than -0.5.'] }],
  [{ low: '0.01' }, { low: ['At most 0.'] }],
] as const

test.each(outside)('%j is outside of its bounds: refused, and nothing is stored', async (body, errors) => {
  const api = await bounded.fresh()
  const made = await api.as('admin').post('/api/v4/rate', { name: 'A' })
  const created = await api.as('admin').post('/api/v4/rate', body, english)
  expect([created.statusCode, created.json()]).toEqual([400, expect.objectContaining({ errors })])
  const changed = { ...body, _version: 1 }
  const updated = await api.as('admin').put(`/api/v4/rate/${made.json<{ id: number }>().id}`, changed, english)
  expect([updated.statusCode, updated.json()]).toEqual([400, expect.objectContaining({ errors })])
  expect(await api.rows('rate')).toMatchObject([{ factor: null, low: null, version: 1 }])
})

test.each([{ factor: '9.5' }, { factor: '10' }, { factor: '123456789012.124' }, { low: '-0.49' }, { low: '0.00' }])(
  '%j keeps its bounds',
  async (body) => {
    const api = await bounded.fresh()
    expect((await api.as('admin').post('/api/v4/rate', body)).statusCode).toBe(201)
  },
)

test('the database holds the bounds against whoever goes around the server', async () => {
  const api = await bounded.fresh()
  await api.as('admin').post('/api/v4/rate', { factor: '10', low: '-0.25' })
  for (const [change, constraint] of [
    ['factor = 9.499', 'rate_factor_minimum_bound'],
    ['factor = 123456789012.125', 'rate_factor_exclusive_maximum_bound'],
    ['low = -0.5', 'rate_low_exclusive_minimum_bound'],
    ['low = 0.01', 'rate_low_maximum_bound'],
  ])
    await expect(api.engine.query({ text: `update rate set ${change}` })).rejects.toMatchObject({
      code: '23514',
      constraint,
    })
  expect(await api.rows('rate')).toMatchObject([{ factor: 10, low: -0.25 }])
})

test('a list is asked for what lies between two decimals, the limits themselves or not', async () => {
  const api = await bounded.fresh()
  for (const factor of ['9.5', '9.501', '10', '100', '123456789012.124'])
    await api.as('admin').post('/api/v4/rate', { factor })
  const found = async (filter: string) => {
    const answer = await api.as('admin').get(`/api/v4/rate?_order[factor]=asc&${filter}`)
    return answer.json<{ items: { factor: string }[] }>().items.map(({ factor }) => factor)
  }
  expect(await found('_filter[factor][gte]=9.501&_filter[factor][lte]=100')).toEqual(['9.501', '10', '100'])
  expect(await found('_filter[factor][gt]=9.501&_filter[factor][lt]=100')).toEqual(['10'])
  expect(await found('_filter[factor][lte]=9.500')).toEqual(['9.5'])
  expect(await found('_filter[factor][gte]=123456789012.124')).toEqual(['123456789012.124'])
  expect(await found('_filter[factor][gte]=123456789012.124001')).toEqual([])
})

test('the description of the API says the bounds', async () => {
  const api = await bounded.fresh()
  const described = await api.as('admin').get('/api/v4/openapi.json')
  expect(described.body).toContain('A decimal, at least 9.5 and less than 123456789012.125.')
})
