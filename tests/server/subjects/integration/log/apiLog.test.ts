import { expect } from 'vitest'
import { type Api, test } from '#tests/support/api.ts'
import { withKey } from '#tests/support/withKey.ts'
import { locales } from '#schemas/product.ts'
import { mostWhole } from '#server/lists/filters/wholeText.ts'
import { say } from '#server/foundation/messages.ts'

type Found = { items: { id: number; at: string; ip: string; type: string }[]; total: number }
const listed = async (api: Api, query: string) => (await api.as('admin').get(`/api/v4/api-log?${query}`)).json<Found>()

test('a call with a key is logged with what was masked, and nothing that was secret', async ({ api }) => {
  const { call, key, customerId, id } = await withKey(api)
  const payload = {
    customer: customerId,
    url: 'https://hooks.example.com/',
    events: ['complaint.created'],
    password: 'hunter2-hunter2',
    iban: 'NL91ABNA0417164300',
    birthDate: '1980-02-03',
  }
  const refused = await call('POST', '/api/v4/webhook?token=in-the-query', {
    payload,
    headers: { 'user-agent': 'Magento/2.4' },
  })
  expect(refused.statusCode).toBe(400)
  await api.app.apiLog.flush()
  const rows = [...(await api.rows('api_log')), ...(await api.rows('api_log_exchange'))]
  expect(rows).toMatchObject([
    {
      customer_id: customerId,
      api_client_id: id,
      method: 'POST',
      path: '/api/v4/webhook',
      type: 'webhook',
      status: 400,
    },
    { request: expect.stringContaining('authorization: Bearer ***') },
  ])
  const text = JSON.stringify(rows)
  for (const secret of [key.slice(13), 'hunter2', 'in-the-query', '0417', '1980-02-03'])
    expect(text).not.toContain(secret)
  expect(text).toContain('hooks.example.com')
  expect(await api.rows('api_plugin_hour')).toMatchObject([{ plugin: 'Magento', version: '2.4', calls: 1, errors: 1 }])
})

test('what somebody looks for a person by is not in the log, also within a group of filters', async ({ api }) => {
  const { call } = await withKey(api)
  const filters =
    '_filter[any][0][email][contains]=jan%40example&_filter[any][1][phone]=%2B31612345678&_filter[company]=Acme'
  await call('GET', `/api/v4/customer?${filters}`)
  await api.app.apiLog.flush()
  const text = JSON.stringify([...(await api.rows('api_log')), ...(await api.rows('api_log_exchange'))])
  expect(text).toContain('_filter[any][0][email][contains]=***&_filter[any][1][phone]=***&_filter[company]=Acme')
  expect(text).not.toMatch(/jan%40example|612345678/)
})

test('bodies are cut at 16 KB', async ({ api }) => {
  const { call } = await withKey(api)
  await call('POST', '/api/v4/webhook', { payload: { name: 'x'.repeat(60_000) } })
  await api.app.apiLog.flush()
  const [exchange] = await api.rows('api_log_exchange')
  expect(String(exchange?.request)).toHaveLength(16 * 1024)
})

test('a wrong key is logged as a failed sign-in of nobody; what browsers call is not logged', async ({ api }) => {
  await api.app.inject({ url: '/api/v4/customer', headers: { authorization: 'Bearer dsk_aaaaaaaa_wrong-wrong' } })
  await api.as('admin').get('/api/v4/customer')
  await api.app.apiLog.flush()
  expect(await api.rows('api_log')).toMatchObject([
    { type: 'auth', status: 401, customer_id: null, api_client_id: null },
  ])
  expect(JSON.stringify(await api.rows('api_log_exchange'))).not.toContain('wrong-wrong')
})

test('what is wrong in the form of a call is logged too, and never a failure of the log a failure of the call', async ({
  api,
}) => {
  const { call } = await withKey(api)
  const bad = await call('POST', '/api/v4/webhook', {
    payload: '{"a":',
    headers: { 'content-type': 'application/json' },
  })
  expect(bad.statusCode).toBe(400)
  const nul = await call('GET', '/api/v4/customer/%00')
  expect(nul.statusCode).toBe(404)
  await api.app.apiLog.flush()
  expect(await api.rows('api_log')).toHaveLength(2)
})

test('the form of the specification: its names filter, empty ones ask for nothing', async ({ api }) => {
  const { call } = await withKey(api)
  await call('GET', '/api/v4/customer', { remoteAddress: '203.0.113.5' })
  await call('GET', '/api/v4/webhook', { remoteAddress: '203.0.113.6' })
  await api.app.apiLog.flush()
  const [first] = (await listed(api, '_order[id]=asc')).items
  const day = String(first?.at).slice(0, 10)
  const far = '2001-01-01'
  const counts = async (query: string) => (await listed(api, query)).total
  expect(
    await counts(
      '_filter[id]=&_filter[ip]=&_filter[dateFrom]=&_filter[dateTo]=&_filter[request]=&_filter[type]=&_filter[response]=',
    ),
  ).toBe(2)
  expect(await counts(`_filter[id]=${first?.id}`)).toBe(1)
  expect(await counts('_filter[ip]=113.6')).toBe(1)
  expect(await counts('_filter[ip]=203.0.113.5')).toBe(1)
  expect(await counts('_filter[ip]=203.0.113.7')).toBe(0)
  expect(await counts(`_filter[dateFrom]=${far}&_filter[dateTo]=2099-01-01`)).toBe(2)
  expect(await counts(`_filter[dateTo]=${far}`)).toBe(0)
  expect(await counts('_filter[request]=v4%2FCUSTOMER')).toBe(1)
  expect(await counts('_filter[type]=webhook')).toBe(1)
  expect(await counts('_filter[response]=bedrijf')).toBe(1)
  expect(day).toMatch(/^20/)
  expect((await api.as('admin').get('/api/v4/api-log?_filter[type]=nonsense')).statusCode).toBe(400)
})

test('text is found anywhere in the last calls that meet the other fields, and nobody finds it in calls of others', async ({
  api,
}) => {
  const own = await withKey(api)
  const other = await withKey(api)
  const tail = (word: string) => ({
    payload: { customer: own.customerId, url: 'https://hooks.example.com/', events: ['x'.repeat(600), word] },
  })
  await own.call('POST', '/api/v4/webhook', tail('Zeeën-ver'))
  await other.call('POST', '/api/v4/webhook', tail('elders'))
  await api.app.apiLog.flush()
  const [line] = (await api.rows('api_log')).filter(({ customer_id }) => customer_id === own.customerId)
  expect(String(line?.request)).not.toContain('Zee')
  const found = async (query: string) => (await listed(api, query)).items.map(({ id }) => id)
  expect(await found('_filter[request]=ZEEËN-VER')).toEqual([line?.id])
  expect(await found('_filter[request][contains]=Zeeën-ver&_filter[type]=webhook')).toEqual([line?.id])
  expect(await found('_filter[request]=ZEEËN-VER&_filter[response]=nowhere')).toEqual([])
  expect(await found('_filter[request]=ZEEËN-VER&_filter[dateTo]=2001-01-01')).toEqual([])
  expect(await found('_filter[request]=100%25 zeker')).toEqual([])
  expect((await api.as('admin').get('/api/v4/api-log/ids?_filter[request][contains]=Zeeën-ver')).json()).toMatchObject({
    ids: [line?.id],
  })
  const customer = api.as(['ROLE_CUSTOMER', 'ROLE_API_LOG_VIEW'], { customerIds: [other.customerId] })
  const seen = async (word: string) =>
    (await customer.get(`/api/v4/api-log?_filter[request]=${word}`)).json<{ total: number }>().total
  expect([await seen('zee'), await seen('elders')]).toEqual([0, 1])

  // Beyond the newest rows only the beginnings are searched.
  const { customer_id: of, ip, at } = line ?? {}
  await api.engine.query({
    text: `insert into api_log (at, customer_id, ip, method, path, type, status, duration_ms, request, response)
      select $3::timestamptz + n * interval '1 second', $1, $2, 'GET', '/', 'other', 200, 1, 'GET /', '200' from generate_series(1, $4::int) n`,
    values: [of, ip, at, mostWhole],
  })
  expect(await found('_filter[request]=ZEEËN-VER')).toEqual([])
  expect(await found('_filter[request]=ZEEËN-VER&_filter[type]=webhook')).toEqual([line?.id])
  expect((await found('_filter[request]=xxxx')).length).toBe(2)
})

test('the filter form says how many calls are looked through as a whole', () => {
  for (const locale of locales) {
    const text = say(locale, { key: 'integration.wholeText' })
    expect([locale, text.replace(/(?<=\d)[., \u00a0](?=\d)/g, '')]).toEqual([
      locale,
      expect.stringContaining(`${mostWhole} `),
    ])
  }
})

test('a customer reads and counts its own calls only, also in the figures', async ({ api }) => {
  const own = await withKey(api)
  const other = await withKey(api)
  await own.call('GET', '/api/v4/customer')
  await other.call('GET', '/api/v4/customer')
  await other.call('GET', '/api/v4/customer')
  await api.app.inject({ url: '/api/v4/customer', headers: { authorization: 'Bearer dsk_aaaaaaaa_wrong' } })
  await api.app.apiLog.flush()
  const customer = api.as(['ROLE_CUSTOMER', 'ROLE_API_LOG_VIEW'], { customerIds: [own.customerId] })
  expect((await customer.get('/api/v4/api-log')).json<Found>().total).toBe(1)
  const figures = (await customer.get('/api/v4/api-log/monitoring?period=1h')).json()
  expect(figures).toMatchObject({
    total: { calls: 1 },
    customers: [{ customer: { id: own.customerId } }],
    addresses: [],
  })
  const all = (await api.as('admin').get('/api/v4/api-log/monitoring?period=24h')).json()
  expect(all).toMatchObject({
    total: { calls: 4, errors: 1 },
    statuses: [
      { key: '200', calls: 3 },
      { key: '401', calls: 1 },
    ],
    failures: [{ key: '401 GET /api/v4/customer', calls: 1 }],
    addresses: [{ key: '127.0.0.1', calls: 1 }],
  })
  const foreign = (await api.rows('api_log')).find(({ customer_id }) => customer_id === other.customerId)
  expect((await customer.get(`/api/v4/api-log/${String(foreign?.id)}/exchange`)).statusCode).toBe(404)
})

test('every step of a period has a point, whichever way the calls lie', async ({ api }) => {
  for (const [period, points] of Object.entries({ '1h': 60, '24h': 96, '7d': 168, '30d': 30, '90d': 90 })) {
    const answer = await api.as('admin').get(`/api/v4/api-log/monitoring?period=${period}`)
    expect(answer.json<{ points: unknown[] }>().points, period).toHaveLength(points)
  }
  expect((await api.as('admin').get('/api/v4/api-log/monitoring?period=9y')).statusCode).toBe(400)
})

test('programs are counted per customer, an older main version is outdated, and what is too old is forgotten', async ({
  api,
}) => {
  const own = await withKey(api)
  const other = await withKey(api)
  const agent = (text: string) => ({ headers: { 'user-agent': text } })
  await own.call('GET', '/api/v4/customer', agent('Magento/1.9'))
  await own.call('GET', '/api/v4/users', agent('Magento/1.9'))
  await other.call('GET', '/api/v4/customer', agent('Magento/2.4'))
  await api.app.apiLog.flush()
  await api.doJob('api-log.tidy', {})
  expect(await api.rows('client_api_plugin')).toMatchObject([
    {
      plugin: 'Magento',
      version: '1.9',
      calls24h: 2,
      calls30d: 2,
      error_rate: 50,
      deprecated: true,
      customer_id: own.customerId,
    },
    { plugin: 'Magento', version: '2.4', calls24h: 1, error_rate: 0, deprecated: false },
  ])
  api.advance(3 * 86_400_000)
  await api.doJob('api-log.tidy', {})
  expect(await api.rows('client_api_plugin')).toMatchObject([{ calls24h: 0, calls30d: 2 }, { calls24h: 0 }])
  expect(await api.rows('api_log')).toHaveLength(3)
  api.advance(90 * 86_400_000)
  await api.doJob('api-log.tidy', {})
  expect(await api.rows('api_log')).toEqual([])
  expect(await api.rows('api_log_exchange')).toEqual([])
  expect(await api.rows('api_stat')).toEqual([])
})
