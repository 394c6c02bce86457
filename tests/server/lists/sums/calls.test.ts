/** Totals of a list, counts of choices, and groups: by API, with rights of rows and of properties. */
import { afterAll, expect, test } from 'vitest'
import { startWith } from '#tests/server/records/schemaServer.ts'
import type { Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'

const money = { $ref: 'values.schema.json#/$defs/Money' }
const server = await startWith({
  demand: {
    title: 'Demand',
    required: ['name', 'customer'],
    properties: {
      name: { title: 'Name', type: 'string', 'x-store': { search: true } },
      customer: { title: 'Customer', 'x-relation': { entity: 'customer', embed: ['company'] } },
      status: { title: 'Status', enum: ['open', 'paid', 'closed'] },
      disputed: { title: 'Disputed', type: 'boolean' },
      outstanding: { title: 'Outstanding', ...money },
      weight: { title: 'Weight', type: 'string', format: 'decimal', places: 3 },
      pieces: { title: 'Pieces', type: 'integer' },
      due: { title: 'Due', type: 'string', format: 'date' },
      margin: { title: 'Margin', ...money, 'x-access': { read: 'ROLE_FINANCE' } },
      rank: { title: 'Rank', enum: ['a', 'b'], 'x-access': { read: 'ROLE_FINANCE' } },
    },
    'x-entity': { version: true },
    'x-access': {
      all: 'ROLE_SETTINGS',
      read: '*',
      rows: { ROLE_SETTINGS: true, ROLE_CUSTOMER: { customer: { in: '$me.customerIds' } } },
    },
  },
})
afterAll(server.stop)

const path = '/api/v4/demand'
const eur = (amount: number) => ({ amount, currency: 'EUR' })

/** Three claims of one customer and one of another. */
async function filled(): Promise<{ api: Api; one: number; other: number; staff: Client }> {
  const api = await server.fresh()
  const [one, other] = [
    (await api.create('customer', { number: 'C-1', company: 'One' })).id,
    (await api.create('customer', { number: 'C-2', company: 'Other' })).id,
  ]
  const staff = api.as(['ROLE_SETTINGS'])
  const claims = [
    {
      name: 'A',
      customer: one,
      status: 'open',
      disputed: true,
      outstanding: eur(1050),
      weight: '0.1',
      pieces: 2,
      due: '2026-01-31',
    },
    {
      name: 'B',
      customer: one,
      status: 'open',
      disputed: false,
      outstanding: { amount: 300, currency: 'GBP' },
      weight: '0.2',
      due: '2026-01-01',
    },
    { name: 'C', customer: one, status: 'paid', outstanding: eur(-50), pieces: 3, due: '2025-12-31' },
    { name: 'D', customer: other, status: 'closed', outstanding: eur(9_000_000_000_000), weight: '1.005' },
  ]
  for (const claim of claims) expect((await staff.post(path, claim)).statusCode).toBe(201)
  return { api, one, other, staff }
}

/** Asks again while something is still being counted, which a busy database server does after the answer. */
async function whole(client: Client, url: string, options?: Parameters<Client['get']>[1]) {
  for (;;) {
    const answer = await client.get(url, options)
    const { totals, more } = answer.statusCode === 200 ? answer.json<{ totals?: unknown; more?: unknown }>() : {}
    if (totals !== null && !more) return answer
  }
}

const totalsIn = async (client: Client, query: string) =>
  (await whole(client, `${path}?_limit=1&${query}`)).json<{ total: number; totals: unknown }>()

test('a list answers the sums of everything that matches beside its total, exactly', async () => {
  const { staff, one } = await filled()
  expect(await totalsIn(staff, '_totals=outstanding,weight,pieces')).toMatchObject({
    total: 4,
    totals: { outstanding: [eur(9_000_000_001_000), { amount: 300, currency: 'GBP' }], weight: '1.305', pieces: 5 },
  })
  expect(
    await totalsIn(staff, `_totals=outstanding,weight&_filter[customer]=${one}&_filter[status]=paid`),
  ).toMatchObject({
    total: 1,
    totals: { outstanding: [eur(-50)], weight: '0' },
  })
  expect(await totalsIn(staff, '_totals=outstanding&_filter[search]=zzz')).toMatchObject({
    total: 0,
    totals: { outstanding: [] },
  })
  expect(await totalsIn(staff, '')).not.toHaveProperty('totals')
})

test('a copy of a list with totals holds until something changes, and is not that of a list without', async () => {
  const { staff } = await filled()
  const url = `${path}?_filter[status][empty]=false&_totals=outstanding`
  const first = await whole(staff, url)
  const copy = { headers: { 'if-none-match': String(first.headers.etag) } }
  expect((await whole(staff, url, copy)).statusCode).toBe(304)
  expect((await whole(staff, `${path}?_filter[status][empty]=false`, copy)).statusCode).toBe(200)
  expect((await whole(staff, `${path}?_filter[status][empty]=false&_totals=pieces`, copy)).statusCode).toBe(200)
  const { items } = first.json<{ items: { id: number; name: string }[] }>()
  const id = items.find(({ name }) => name === 'A')?.id
  expect((await staff.put(`${path}/${id}`, { outstanding: eur(2000), _version: 1 })).statusCode).toBe(200)
  const after = await whole(staff, url, copy)
  expect([after.statusCode, after.json().totals.outstanding[0]]).toEqual([200, eur(9_000_000_001_950)])
})

test('the choices of a property are counted under all filters but its own', async () => {
  const { staff, one, other } = await filled()
  const ask = async (query: string) => (await whole(staff, `${path}/facets?${query}`)).json()
  expect(await ask('_of=status,disputed,customer&_filter[status]=open')).toEqual({
    items: {
      status: [
        { value: 'open', count: 2 },
        { value: 'paid', count: 1 },
        { value: 'closed', count: 1 },
      ],
      disputed: [
        { value: true, count: 1 },
        { value: false, count: 1 },
      ],
      customer: [{ value: { id: one, company: 'One' }, count: 2 }],
    },
  })
  expect(await ask('_of=customer&_filter[search]=D')).toEqual({
    items: { customer: [{ value: { id: other, company: 'Other' }, count: 1 }] },
  })
})

test('of a relation the fifty choices that occur most are told, and how many rows have another', async () => {
  const { api, staff, one } = await filled()
  for (let n = 10; n < 65; n++) {
    const { id } = await api.create('customer', { number: `C-${n}`, company: `Many ${n}` })
    await staff.post(path, { name: `X${n}`, customer: id })
  }
  const { items, rest } = (await whole(staff, `${path}/facets?_of=customer`)).json()
  expect([items.customer.length, items.customer[0], rest]).toEqual([
    50,
    { value: { id: one, company: 'One' }, count: 3 },
    { customer: 7 },
  ])
})

test('rows are grouped by choices, records, months and years, with their sums', async () => {
  const { staff, one, other } = await filled()
  const ask = async (query: string) => (await whole(staff, `${path}/groups?${query}`)).json()
  expect(await ask('_by=status&_totals=outstanding,pieces')).toEqual({
    items: [
      { value: 'open', count: 2, totals: { outstanding: [eur(1050), { amount: 300, currency: 'GBP' }], pieces: 2 } },
      { value: 'paid', count: 1, totals: { outstanding: [eur(-50)], pieces: 3 } },
      { value: 'closed', count: 1, totals: { outstanding: [eur(9_000_000_000_000)], pieces: 0 } },
    ],
    total: 3,
  })
  expect(await ask('_by=due.month&_filter[status]=open,paid')).toHaveProperty('errors')
  expect(await ask('_by=due.month')).toEqual({
    items: [
      { value: '2026-01', count: 2 },
      { value: '2025-12', count: 1 },
      { value: null, count: 1 },
    ],
    total: 3,
  })
  expect(await ask('_by=due.year&_limit=1&_offset=1')).toEqual({ items: [{ value: '2025', count: 1 }], total: 3 })
  expect(await ask('_by=customer')).toEqual({
    items: [
      { value: { id: one, company: 'One' }, count: 3 },
      { value: { id: other, company: 'Other' }, count: 1 },
    ],
    total: 2,
  })
})

test('a customer is told the sums, choices and groups of its own rows', async () => {
  const { api, one } = await filled()
  const customer = api.as(['ROLE_CUSTOMER'], { customerIds: [one] })
  expect(await totalsIn(customer, '_totals=outstanding')).toMatchObject({
    total: 3,
    totals: { outstanding: [eur(1000), { amount: 300, currency: 'GBP' }] },
  })
  expect((await whole(customer, `${path}/facets?_of=status`)).json().items.status).toEqual([
    { value: 'open', count: 2 },
    { value: 'paid', count: 1 },
  ])
  const groups = (await whole(customer, `${path}/groups?_by=customer&_totals=weight`)).json()
  expect(groups).toEqual({
    items: [{ value: expect.objectContaining({ id: one }), count: 3, totals: { weight: '0.3' } }],
    total: 1,
  })
})

const refused = [
  ['?_totals=margin', '_totals'],
  ['?_totals=name', '_totals'],
  ['?_totals=id', '_totals'],
  ['?_totals=', '_totals'],
  ['/facets?_of=rank', '_of'],
  ['/facets?_of=name', '_of'],
  ['/facets', '_of'],
  ['/facets?_of=status&_limit=3', '_limit'],
  ['/facets?_of=status&_filter[nothing]=1', '_filter[nothing]'],
  ['/groups?_by=rank', '_by'],
  ['/groups?_by=due', '_by'],
  ['/groups?_by=status,customer', '_by'],
  ['/groups?_by=status&_totals=margin', '_totals'],
  ['/groups?_by=status&_limit=9999', '_limit'],
] as const

test.each(refused)('%s is refused at %s', async (query, key) => {
  const { staff } = await filled()
  const answer = await whole(staff, `${path}${query}`)
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [key]])
})

test('who may read a property may add it up and count it', async () => {
  const { api } = await filled()
  const finance = api.as(['ROLE_SETTINGS', 'ROLE_FINANCE'])
  expect(await totalsIn(finance, '_totals=margin')).toMatchObject({ totals: { margin: [] } })
  expect((await whole(finance, `${path}/facets?_of=rank`)).json()).toEqual({
    items: { rank: [{ value: null, count: 4 }] },
  })
})
