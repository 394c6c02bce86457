/** Number series: consecutive, per year, no duplicates, and without gaps where required. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#domain/time/day.ts'
import { Refused } from '#server/errors.ts'
import type { Listener } from '#server/records/hooks.ts'
import type { Api } from '#tests/support/api.ts'
import { startWith } from '#tests/server/records/schemaServer.ts'

const numbered = (series: unknown) => ({ type: 'string', readOnly: true, 'x-store': { unique: true, series } })
const schema = (plural: string, series: unknown) => ({
  title: plural,
  required: ['sent'],
  properties: { number: numbered(series), name: { type: 'string' }, sent: { type: 'string', format: 'date' } },
  'x-entity': { plural, audit: true },
  'x-access': {
    read: 'ROLE_SETTINGS',
    create: 'ROLE_SETTINGS',
    update: 'ROLE_SETTINGS',
    delete: 'ROLE_SETTINGS',
  },
})
const refuse: Listener = ({ after }) => {
  if (after?.name === 'refused') throw new Refused({ key: 'error.invalid' })
}
const server = await startWith(
  {
    bill: schema('bills', { form: 'B{year}-{n:4}', by: 'sent', gapless: true }),
    parcel: schema('parcels', 'P.{n:2}/{year}'),
    crate: schema('crates', { form: 'D{n:6}', setting: 'numbering.debtorForm' }),
    order: schema('orders', { form: '{year}{n:6}', gapless: true, setting: 'numbering.fileForm' }),
  },
  {},
  { bill: refuse, parcel: refuse, order: refuse },
)
afterAll(() => server.stop())

let api: Api
beforeEach(async () => {
  api = await server.fresh()
})

const add = (entity: string, body: object = {}) =>
  api.as('admin').post(`/api/v4/${entity}`, { sent: '2026-05-01', ...body })
const numberOf = async (entity: string, body: object = {}) =>
  (await add(entity, body)).json<{ number: string }>().number

test('the year is that of the day that the schema names, and each year begins anew', async () => {
  const numbers = [
    await numberOf('bill'),
    await numberOf('bill'),
    await numberOf('bill', { sent: '2025-12-31' }),
    await numberOf('bill'),
  ]
  expect(numbers).toEqual(['B2026-0001', 'B2026-0002', 'B2025-0001', 'B2026-0003'])
})

test('without a day the year is the one in which it is created, in Amsterdam', async () => {
  api.advance(Date.parse('2030-12-31T23:30:00Z') - api.app.now())
  expect(await numberOf('parcel')).toBe('P.01/2031')
})

test.each(['bill', 'parcel'])('%s: created at the same moment each has a number of its own', async (entity) => {
  const numbers = await Promise.all(Array.from({ length: 12 }, () => numberOf(entity)))
  expect(new Set(numbers).size).toBe(12)
  expect(numbers.toSorted()[0]).toMatch(/0*1/)
})

test('a write that fails leaves no gap where there may be none, whoever writes beside it', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => add('bill', index % 3 === 1 ? { name: 'refused' } : {})),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(4)
  const numbers = (await api.rows('bill')).map(({ number }) => number).toSorted()
  expect(numbers).toEqual(Array.from({ length: 8 }, (_, index) => `B2026-000${index + 1}`))
})

test('without gaps not asked for, a write that fails may leave one, and no number comes twice', async () => {
  const year = Number(dayOf(api.app.now()).slice(0, 4))
  expect(await numberOf('parcel')).toBe(`P.01/${year}`)
  expect((await add('parcel', { name: 'refused' })).statusCode).toBe(400)
  expect(await numberOf('parcel')).toBe(`P.03/${year}`)
})

test.each(['bill', 'parcel'])('%s: the number of what was deleted is not given again', async (entity) => {
  const first = (await add(entity)).json<{ id: number; number: string }>()
  await api.as('admin').delete(`/api/v4/${entity}/${first.id}`)
  expect(await numberOf(entity)).not.toBe(first.number)
})

test.each(['bill', 'parcel'])(
  '%s: where nothing was counted yet it goes on after the rows that are there',
  async (entity) => {
    const year = entity === 'bill' ? 2026 : Number(dayOf(api.app.now()).slice(0, 4))
    const [given, next] = entity === 'bill' ? ['B2026-0041', 'B2026-0042'] : [`P.41/${year}`, `P.42/${year}`]
    for (const number of [given, 'other', entity === 'bill' ? 'B2024-0099' : 'P.99/2024']) {
      await api.engine.query({
        text: `insert into ${entity} (number, sent) values ($1, '2026-01-01')`,
        values: [number],
      })
    }
    expect(await numberOf(entity)).toBe(next)
  },
)

test('nobody sets a number by hand, and it stays when its day moves to another year', async () => {
  const refused = await add('bill', { number: 'B2026-0007' })
  expect(refused.json()).toMatchObject({ errors: { number: [expect.any(String)] } })
  expect(await api.rows('bill')).toEqual([])
  const { id } = (await add('bill')).json<{ id: number }>()
  const moved = await api.as('admin').put(`/api/v4/bill/${id}`, { sent: '2024-01-01' })
  expect(moved.json()).toMatchObject({ number: 'B2026-0001', sent: '2024-01-01' })
})

const set = async (key: string, value: string | null) =>
  (await api.as('settings').put('/api/v4/setting', { values: { [key]: value } })).statusCode

test('a setting has another form for new records, and what an earlier form gave is skipped', async () => {
  const year = Number(dayOf(api.app.now()).slice(0, 4))
  expect([await numberOf('order'), await numberOf('order')]).toEqual([`${year}000001`, `${year}000002`])
  expect(await set('numbering.fileForm', 'A-{n:3}')).toBe(200)
  expect([await numberOf('order'), await numberOf('order')]).toEqual(['A-001', 'A-002'])
  // The same texts by another form, whose counter knows nothing of them.
  expect(await set('numbering.fileForm', `${year}{n:6}`)).toBe(200)
  expect([await numberOf('order'), await numberOf('order')]).toEqual([`${year}000003`, `${year}000004`])
  expect(await set('numbering.fileForm', null)).toBe(200)
  expect([await numberOf('order'), await numberOf('order')]).toEqual([`${year}000005`, `${year}000006`])
  expect(await set('numbering.fileForm', 'A-{n:3}')).toBe(200)
  expect(await numberOf('order')).toMatch(/^A-0\d\d$/)
  const numbers = (await api.rows('order')).map(({ number }) => number)
  expect(new Set(numbers).size).toBe(9)
})

test.each([
  ['order', 'numbering.fileForm', ['X{n:4}', '{year}{n:6}', 'X{year}{n:2}']],
  ['crate', 'numbering.debtorForm', ['X{n:4}', 'D{n:6}', 'D0{n:5}']],
])('%s: while the form changes, all that are created have a number of their own', async (entity, key, forms) => {
  const creating = Array.from({ length: 24 }, async (_one, index) => {
    if (index % 8 === 4) expect(await set(key, forms[(index - 4) / 8] ?? null)).toBe(200)
    return add(entity)
  })
  const answers = await Promise.all(creating)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
  expect(new Set((await api.rows(entity)).map(({ number }) => number)).size).toBe(24)
})

test('created at the same moment, numbers of a form that was set have no gap either', async () => {
  expect(await set('numbering.fileForm', 'F{n:3}')).toBe(200)
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_one, index) => add('order', index % 3 === 1 ? { name: 'refused' } : {})),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(4)
  const numbers = (await api.rows('order')).map(({ number }) => number).toSorted()
  expect(numbers).toEqual(Array.from({ length: 8 }, (_one, index) => `F00${index + 1}`))
})

test.each([
  'D',
  '{year}',
  '{n}{n}',
  '{year}{year}{n}',
  '{n:0}',
  '{n:12}',
  'D{m}{n}',
  'Dossier-{year}-{n:6}',
  'É{n}',
  '{n',
  '}{n}',
])('the form "%s" is refused', async (form) => {
  expect(await set('numbering.debtorForm', form)).toBe(400)
  expect(await api.rows('setting')).toEqual([])
})

test.each(['{n}', 'D{n:9}', '{year}-{n:4}', 'A/{n}.{year}', 'ABCDEFG{year}{n:9}'])(
  'the form "%s" is taken',
  async (form) => {
    expect(await set('numbering.debtorForm', form)).toBe(200)
    expect((await numberOf('crate')).length).toBeLessThanOrEqual(20)
  },
)
