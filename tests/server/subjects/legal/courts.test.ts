import { expect } from 'vitest'
import { courts } from '#server/seed/courts.ts'
import { test } from '#tests/support/api.ts'

const body = { name: 'Kantonrechter Proefstad', type: 'cantonal', postcodeRanges: ['1000-1099', '1200-1299'] }

test('the courts of a debtor are found by postcode, however it is typed', async ({ api }) => {
  await api.create('court', { ...body, visitCity: 'Proefstad' })
  await api.create('court', { name: 'Rechtbank Proefstad', type: 'district', postcodeRanges: ['1000-1999'] })
  await api.create('court', { name: 'Oud', type: 'appeal', postcodeRanges: ['1000-1999'], active: false })
  const find = async (postcode: string) => {
    const answer = await api.as('legal').get(`/api/v4/court/find?postcode=${encodeURIComponent(postcode)}`)
    return answer.json().items.map(({ name }: { name: string }) => name)
  }
  expect(await find('1012AB')).toEqual(['Kantonrechter Proefstad', 'Rechtbank Proefstad'])
  expect(await find('1100 zz')).toEqual(['Rechtbank Proefstad'])
  expect(await find('9999')).toEqual([])
  const refused = await api.as('legal').get('/api/v4/court/find?postcode=12')
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['postcode']])
  expect((await api.as('employee').get('/api/v4/court/find?postcode=1012')).statusCode).toBe(403)
})

test.for([
  { postcodeRanges: ['1099-1000'], says: '1099-1000' },
  { postcodeRanges: ['2000-2099', '2050-2060'], says: '2050-2060' },
  { postcodeRanges: ['1099-1150'], says: 'Kantonrechter Proefstad' },
])('refuses $postcodeRanges', async ({ postcodeRanges, says }, { api }) => {
  await api.create('court', body)
  const answer = await api.as('legal').post('/api/v4/court', { name: 'Ander', type: 'cantonal', postcodeRanges })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors.postcodeRanges[0]).toContain(says)
  expect(await api.rows('court')).toHaveLength(1)
})

test('areas of a bailiff are right as well; two bailiffs may share one', async ({ api }) => {
  const add = (regions: string[]) => api.as('legal').post('/api/v4/bailiff', { name: 'Mr. A', office: 'A', regions })
  for (const [regions, says] of [
    [['abc'], '1000-1099'],
    [['1099-1000'], '1099-1000'],
    [['2000-2099', '2050-2060'], '2050-2060'],
  ] as const) {
    const answer = await add([...regions])
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors.regions[0]).toContain(says)
  }
  expect(await api.rows('bailiff')).toEqual([])
  expect((await add(['1000-1099'])).statusCode).toBe(201)
  const second = await add(['1050-1150'])
  expect(second.statusCode).toBe(201)
  const { id, _version } = second.json<{ id: number; _version: number }>()
  const turned = await api.as('legal').put(`/api/v4/bailiff/${id}`, { regions: ['1150-1050'], _version })
  expect(turned.statusCode).toBe(400)
})

test('a court of another kind, or one that is closed, may have the same postcodes until it opens', async ({ api }) => {
  await api.create('court', body)
  await api.create('court', { ...body, name: 'Rechtbank', type: 'district' })
  const closed = await api.create('court', { ...body, name: 'Gesloten', active: false })
  const opened = await api.as('legal').put(`/api/v4/court/${closed.id}`, { active: true, _version: 1 })
  expect([opened.statusCode, Object.keys(opened.json().errors)]).toEqual([400, ['postcodeRanges']])
  expect((await api.rows('court')).map(({ active }) => active)).toEqual([true, true, false])
})

test('two courts that ask for the same postcodes at once do not both get them', async ({ api }) => {
  const legal = api.as('legal')
  const answers = await Promise.all(['Een', 'Twee'].map((name) => legal.post('/api/v4/court', { ...body, name })))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400])
})

test('in the demo every postcode has one cantonal judge and one district court', () => {
  for (const kind of ['cantonal', 'district']) {
    const ranges = courts()
      .filter(({ type }) => type === kind)
      .flatMap(({ postcode_ranges }) => postcode_ranges)
      .sort()
    let next = 1000
    for (const range of ranges) {
      const [from = 0, to = 0] = range.split('-').map(Number)
      expect(from).toBe(next)
      next = to + 1
    }
    expect(next).toBe(10_000)
  }
})
