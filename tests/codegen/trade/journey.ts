/**
 * What the schemas beside it do on the real server: rules, lifecycle, child rows with sums, exact decimals, a tree
 * and a log. Runs in the copy of the starter that has them (`tests/e2e/starter.long.e2e.ts`).
 */
import { describe, expect } from 'vitest'
import { test, type Api } from '#tests/support/api.ts'

const desk = ['ROLE_EMPLOYEE', 'ROLE_LIBRARY']
const euro = (amount: number) => ({ amount, currency: 'EUR' })
const noon = (api: Api, day: string) => api.advance(Date.parse(`${day}T12:00:00Z`) - api.app.now())
const said = (answer: { statusCode: number; json(): { errors?: object } }) => [
  answer.statusCode,
  Object.keys(answer.json().errors ?? {}),
]
type Items = { items: ({ id: number } & Record<string, unknown>)[]; total: number }
const list = async (api: Api, address: string) => (await api.as(desk).get(`/api/v4/${address}`)).json<Items>()

describe('library', () => {
  test('a loan is due after it was lent', async ({ api }) => {
    const book = (await api.create('book', { title: 'The Clock', shelf: 'novels' })).id
    const loan = { book, reader: 'R. Reader', lentOn: '2026-01-26', dueOn: '2026-01-05' }
    expect(said(await api.as(desk).post('/api/v4/loan', loan))).toEqual([400, ['dueOn']])
    expect(await api.rows('loan')).toEqual([])
    await api.create('loan', { ...loan, dueOn: '2026-01-26' })
    expect(said(await api.as(desk).delete(`/api/v4/book/${book}`))[0]).toBe(400)
  })
})

describe('booking', () => {
  const url = (id: number, action = '') => `/api/v4/booking/${id}${action && `/${action}`}`
  let rooms = 0
  async function request(api: Api, body: object = {}) {
    rooms += 1
    noon(api, '2026-02-02')
    const room = (await api.create('room', { name: `Room ${rooms}`, seats: 4 })).id
    return api.create('booking', { room, guest: 'G. Guest', from: '2026-03-01', until: '2026-03-04', ...body })
  }
  const stored = async (api: Api) => (await api.rows('booking'))[0]

  test('has a number, and as many nights as its days say', async ({ api }) => {
    expect(await request(api)).toMatchObject({ number: 'B2026-001', nights: 3, status: 'requested' })
    expect((await request(api)).number).toBe('B2026-002')
  })

  test('does not end before it begins: not by the call, nor by a change, nor past the server', async ({ api }) => {
    const { id, _version, room } = await request(api)
    const before = await api.rows('booking')
    const wrong = { until: '2026-02-28', _version }
    const created = { room: (room as { id: number }).id, guest: 'G', from: '2026-03-01', until: '2026-02-28' }
    const answer = await api.as(desk).put(url(id), wrong)
    expect(said(answer)).toEqual([400, ['until']])
    expect(answer.json().errors.until).toEqual(['A booking does not end before it begins.'])
    expect(said(await api.as(desk).post('/api/v4/booking', created))).toEqual([400, ['until']])
    const text = `update booking set until = '2026-02-28'`
    await expect(api.engine.query({ text })).rejects.toThrow(/period/)
    expect(await api.rows('booking')).toEqual(before)
  })

  test('is confirmed once there is a deposit, is closed then, and goes back', async ({ api }) => {
    const { id } = await request(api)
    const before = await stored(api)
    const refused = await api.as(desk).post(url(id, 'confirm'))
    expect([refused.statusCode, refused.json().error]).toEqual([400, 'No deposit was paid yet.'])
    expect((await api.as(desk).get(url(id))).json()._actions).toEqual([
      { name: 'confirm', possible: false, reason: 'No deposit was paid yet.' },
      { name: 'cancel', possible: true },
    ])
    expect(await stored(api)).toEqual(before)

    await api.as(desk).put(url(id), { deposit: euro(5000), _version: before?.version })
    const done = await api.as(desk).post(url(id, 'confirm'))
    expect(done.json()).toMatchObject({ status: 'confirmed', confirmedBy: { name: expect.any(String) } })
    const closed = await stored(api)
    const edit = await api.as(desk).put(url(id), { deposit: euro(1), guest: 'H', _version: closed?.version })
    expect(said(edit)).toEqual([400, ['deposit']])
    expect(await stored(api)).toEqual(closed)
    expect((await api.as(desk).post(url(id, 'reopen'))).json()).toMatchObject({
      status: 'requested',
      confirmedBy: null,
    })
  })

  test('is given up with a reason only, and by the program the day after it would have begun', async ({ api }) => {
    const { id } = await request(api)
    expect(said(await api.as(desk).post(url(id, 'cancel'), {}))).toEqual([400, ['reason']])
    expect((await stored(api))?.status).toBe('requested')
    noon(api, '2026-03-01')
    await api.doJob('records.due', {})
    expect((await stored(api))?.status).toBe('requested')
    noon(api, '2026-03-02')
    await api.doJob('records.due', {})
    expect((await stored(api))?.status).toBe('cancelled')
    expect(said(await api.as(desk).post(url(id, 'cancel'), { reason: 'Too late' }))[0]).toBe(400)
  })

  test('is confirmed with others at once, and each that is not says why', async ({ api }) => {
    const ids = [await request(api, { deposit: euro(1) }), await request(api)].map((one) => one.id)
    const answer = await api.as(desk).post('/api/v4/booking/confirm', { ids })
    expect(answer.json()).toEqual({ done: [ids[0]], refused: [{ id: ids[1], errors: ['No deposit was paid yet.'] }] })
    expect(await list(api, 'booking?_filter[status]=confirmed')).toMatchObject({ total: 1, items: [{ id: ids[0] }] })
  })
})

describe('invoice', () => {
  const lines = [
    { text: 'Paper', quantity: '0.333', price: euro(999), rate: '21' },
    { text: 'Ink', quantity: '1.005', price: euro(100), rate: '9' },
    { text: 'Advice', quantity: '3', price: euro(-10), rate: null },
  ]
  const draft = { buyer: 'B. Buyer', date: '2026-01-30', lines }

  test('is written with its lines in one call, and its sums are exact to the cent', async ({ api }) => {
    const invoice = await api.create('invoice', draft)
    // 0.333 × 9.99 = 3.32667, 1.005 × 1.00 = 1.005: half a cent goes up; 21 % of 3.32667 = 0.6986, 9 % of 1.005 = 0.09045.
    expect(invoice).toMatchObject({
      number: 'F2026-0001',
      dueOn: '2026-02-13',
      net: euro(333 + 101 - 30),
      vat: euro(70 + 9),
      gross: euro(333 + 101 - 30 + 70 + 9),
      lineCount: 3,
      lines: [{ quantity: '0.333', total: euro(333) }, { total: euro(101), vat: euro(9) }, { vat: euro(0) }],
    })
  })

  test('a wrong line is told at its cell, nothing is stored, and no number is lost', async ({ api }) => {
    for (const [quantity, field] of [
      ['0.3333', 'lines.1.quantity'],
      ['0', 'lines.1.quantity'],
      ['1e3', 'lines.1.quantity'],
    ] as const) {
      const body = { ...draft, lines: [lines[0], { ...lines[1], quantity }] }
      expect([quantity, ...said(await api.as(desk).post('/api/v4/invoice', body))]).toEqual([quantity, 400, [field]])
    }
    expect([await api.rows('invoice'), await api.rows('invoice_line')]).toEqual([[], []])
    expect((await api.create('invoice', draft)).number).toBe('F2026-0001')
    expect((await api.create('invoice', { ...draft, date: '2025-12-31' })).number).toBe('F2025-0001')
  })

  test('lines are changed, added, left out and put in order together', async ({ api }) => {
    const { id, _version, lines: was } = await api.create('invoice', draft)
    const [paper, ink] = was as { id: number }[]
    const next = [{ id: ink?.id, quantity: '2' }, { text: 'Post', price: euro(250), rate: '0' }, { id: paper?.id }]
    const saved = await api.as(desk).put(`/api/v4/invoice/${id}`, { lines: next, _version })
    expect(saved.json()).toMatchObject({ net: euro(200 + 250 + 333), lineCount: 3 })
    expect(saved.json().lines.map(({ text }: { text: string }) => text)).toEqual(['Ink', 'Post', 'Paper'])
    expect(await list(api, 'invoice?_filter[net][gte]=783')).toMatchObject({ total: 1 })
    expect(await list(api, 'invoice?_filter[net][gt]=783')).toMatchObject({ total: 0 })
  })
})

describe('category', () => {
  /** Goods, Paper in it, Envelopes in that. */
  async function tree(api: Api) {
    const add = async (code: string, parent: number | null) =>
      (await api.create('category', { code, name: { en: code }, parent })).id
    const goods = await add('GOODS', null)
    const paper = await add('PAPER', goods)
    return { goods, paper, envelopes: await add('ENVELOPES', paper), other: await add('OTHER', null), add }
  }

  test('is part of one other, without circles and at most four deep', async ({ api }) => {
    const { goods, envelopes, add } = await tree(api)
    const before = await api.rows('category')
    for (const parent of [goods, envelopes])
      expect(said(await api.as(desk).put(`/api/v4/category/${goods}`, { parent, _version: 1 }))).toEqual([
        400,
        ['parent'],
      ])
    const fourth = await add('WINDOWED', envelopes)
    const fifth = { code: 'A5', name: { en: 'A5' }, parent: fourth }
    expect(said(await api.as(desk).post('/api/v4/category', fifth))).toEqual([400, ['parent']])
    expect((await api.rows('category')).slice(0, 4)).toEqual(before)
    expect(await api.rows('category')).toHaveLength(5)
  })

  test('is found with all below it, and so is what points there; its turnover follows', async ({ api }) => {
    const { goods, paper, envelopes, other } = await tree(api)
    const line = (category: number, amount: number) => ({ text: 'T', category, price: euro(amount) })
    const invoice = { buyer: 'B', date: '2026-01-30', lines: [line(paper, 100), line(envelopes, 20), line(other, 3)] }
    const { id } = await api.create('invoice', invoice)
    const under = (address: string) => list(api, `${address}[under]=${goods}`)
    expect((await under('category?_filter[parent]')).items.map((one) => one.id)).toEqual([envelopes, goods, paper])
    expect((await under('invoice-line?_filter[category]')).items.map(({ total }) => total)).toEqual([
      euro(100),
      euro(20),
    ])
    const ancestors = await api.as(desk).get(`/api/v4/category/${envelopes}/ancestors`)
    expect(ancestors.json().items).toMatchObject([{ id: goods }, { id: paper }])
    expect((await list(api, `category?_filter[id]=${paper}`)).items[0]?.turnover).toEqual(euro(100))
    await api.as(desk).delete(`/api/v4/invoice/${id}`)
    expect((await list(api, `category?_filter[id]=${paper}`)).items[0]?.turnover).toEqual(euro(0))
  })
})

describe('sensor reading', () => {
  async function measure(api: Api) {
    const room = (await api.create('room', { name: 'Attic' })).id
    const text = `insert into sensor_reading (at, sensor, room_id, celsius) select timestamptz '2026-01-01Z' + n * interval '1 hour', 'S' || n % 2, $1, n / 4.0 - 1 from generate_series(1, 8) n`
    await api.engine.query({ text, values: [room] })
    return room
  }

  test('is read and exported by staff, and written by nobody', async ({ api }) => {
    await measure(api)
    const before = await api.rows('sensor_reading')
    for (const client of [api.as(desk), api.as('admin')]) {
      expect((await client.post('/api/v4/sensor-reading', { sensor: 'S9', celsius: '1' })).statusCode).toBe(404)
      expect((await client.put('/api/v4/sensor-reading/1', { celsius: '1' })).statusCode).toBe(404)
      expect((await client.delete('/api/v4/sensor-reading/1')).statusCode).toBe(404)
    }
    expect(await api.rows('sensor_reading')).toEqual(before)
    const found = await list(api, 'sensor-reading?_filter[celsius][lt]=-0.25&_order[celsius]=asc')
    expect(found.items.map(({ celsius }) => celsius)).toEqual(['-0.75', '-0.5'])
    const file = await api.as(desk).get('/api/v4/sensor-reading/export?_format=csv&_columns=sensor,celsius')
    expect(file.body.split('\r\n').slice(1, 3)).toEqual(['S0;1', 'S1;0.75'])
  })

  test('what a room tells of its readings follows them', async ({ api }) => {
    const room = await measure(api)
    const told = async () => (await api.as(desk).get(`/api/v4/room/${room}`)).json()
    expect(await told()).toMatchObject({ readings: 8, warmest: '1', _version: 1 })
    await api.engine.query({ text: 'delete from sensor_reading where celsius > 0.5' })
    expect(await told()).toMatchObject({ readings: 6, warmest: '0.5' })
  })
})
