/** Hierarchies: no circles, limited depth, and filters that include descendants. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import { startWith } from './schemaServer.ts'

const rights = { read: 'ROLE_EMPLOYEE', create: 'ROLE_EMPLOYEE', update: 'ROLE_EMPLOYEE', delete: 'ROLE_EMPLOYEE' }
const server = await startWith({
  category: {
    title: 'Category',
    properties: {
      name: { type: 'string', 'x-store': { search: true, index: true } },
      parent: { 'x-relation': { entity: 'category', hierarchy: { depth: 4 }, inverse: 'parts' } },
    },
    'x-entity': { plural: 'categories', kind: 'lookup', version: true },
    'x-access': { ...rights, rows: { ROLE_SETTINGS: true, ROLE_EMPLOYEE: { name: { ne: 'hidden' } } } },
  },
  book: {
    title: 'Book',
    properties: {
      name: { type: 'string' },
      category: { 'x-relation': { entity: 'category' } },
      shelves: { 'x-relation': { entity: 'category', many: true } },
    },
    'x-entity': { plural: 'books' },
    'x-access': rights,
  },
})
afterAll(() => server.stop())

let api: Api
beforeEach(async () => {
  api = await server.fresh()
})

type Row = { id: number; _version: number }
const category = async (name: string, parent?: Row): Promise<Row> =>
  (await api.as('admin').post('/api/v4/category', { name, parent: parent?.id })).json<Row>()
const move = (one: Row, parent: Row | null) =>
  api.as('admin').put(`/api/v4/category/${one.id}`, { parent: parent && parent.id, _version: one._version })
const names = async (path: string) =>
  (await api.as('admin').get(path)).json<{ items: { name: string }[] }>().items.map(({ name }) => name)

test('nothing becomes part of itself, of its parts, or of theirs, and stays as it is', async () => {
  const top = await category('top')
  const middle = await category('middle', top)
  const low = await category('low', middle)
  const before = await api.rows('category')
  for (const [one, parent] of [
    [top, top],
    [top, middle],
    [top, low],
  ] as const) {
    const refused = await move(one, parent)
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({
      errors: { parent: ['Een record kan geen onderdeel zijn van zichzelf of van een eigen onderdeel.'] },
    })
  }
  expect(await api.rows('category')).toEqual(before)
  expect((await move(low, top)).statusCode).toBe(200)
  expect((await move(middle, null)).statusCode).toBe(200)
})

test('levels are counted from the top to the lowest that moves along', async () => {
  const [one, other] = [await category('one'), await category('other')]
  const two = await category('two', one)
  await category('three', two)
  const below = await category('below', other)
  const deep = 'Zo zou de hiërarchie meer dan 4 niveaus diep worden.'
  expect((await move(one, below)).json()).toMatchObject({ errors: { parent: [deep] } })
  expect((await move(one, other)).statusCode).toBe(200)
  const fifth = await api.as('admin').post('/api/v4/category', { name: 'x', parent: (await category('four', two)).id })
  expect(fifth.json()).toMatchObject({ errors: { parent: [deep] } })
})

test('of two that become part of each other at the same moment one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [a, b] = [await category('a'), await category('b')]
    const answers = await Promise.all([move(a, b), move(b, a)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  }
})

test('the database itself refuses a circle', async () => {
  const top = await category('top')
  const low = await category('low', top)
  const text = 'update category set parent_id = $1 where id = $2'
  await expect(api.engine.query({ text, values: [low.id, top.id] })).rejects.toMatchObject({ code: 'TR001' })
})

test('a list is asked for one and all below, by the record itself and by what points at it', async () => {
  const top = await category('top')
  const middle = await category('middle', top)
  const low = await category('low', middle)
  const other = await category('other')
  for (const [name, of] of [
    ['A', top],
    ['B', low],
    ['C', other],
  ] as const) {
    await api.as('admin').post('/api/v4/book', { name, category: of.id, shelves: [of.id] })
  }
  expect(await names(`/api/v4/category?_filter[parent][under]=${middle.id}`)).toEqual(['low', 'middle'])
  expect(await names(`/api/v4/category?_filter[parent][under]=${low.id},${other.id}`)).toEqual(['low', 'other'])
  expect(await names(`/api/v4/book?_filter[category][under]=${top.id}`)).toEqual(['A', 'B'])
  expect(await names(`/api/v4/book?_filter[shelves][under]=${middle.id}`)).toEqual(['B'])
  const refused = await api.as('admin').get('/api/v4/book?_filter[name][under]=1')
  expect(refused.statusCode).toBe(400)
})

test('what a record is part of is told from the top down, and no further up than somebody sees', async () => {
  const top = await category('top')
  const hidden = await category('hidden', top)
  const low = await category('low', hidden)
  const lowest = await category('lowest', low)
  const path = (one: Row) => `/api/v4/category/${one.id}/ancestors`
  expect(await names(path(lowest))).toEqual(['top', 'hidden', 'low'])
  expect(await names(path(top))).toEqual([])
  const seen = await api.as('employee').get(path(lowest))
  expect(seen.json()).toEqual({ items: [{ id: low.id, name: 'low' }] })
  expect((await api.as('employee').get(path(hidden))).statusCode).toBe(404)
})

type Choice = { id: number; name: string; _path?: { id: number; name: string }[] }
const choices = async (path: string, keywords: string, who = 'admin') => {
  const answer = await api.as(who).get(`/api/v4/${path}keywords=${encodeURIComponent(keywords)}`)
  return answer.json<{ items: Choice[] }>().items
}
const ways = (found: readonly Choice[]) =>
  found.map(({ name, _path = [] }) => [..._path.map((one) => one.name), name].join(' › '))

test('who chooses one is told what it is part of, from the top down', async () => {
  const top = await category('top')
  const middle = await category('middle', top)
  const low = await category('low', middle)
  expect(await choices('book/choices/category?', 'low')).toEqual([
    {
      id: low.id,
      name: 'low',
      parent: { id: middle.id, name: 'middle' },
      _path: [
        { id: top.id, name: 'top' },
        { id: middle.id, name: 'middle' },
      ],
    },
  ])
})

test('choices are in the order of the tree, and parts whose whole is not among them stay together', async () => {
  const [b, a] = [await category('b shelf'), await category('a shelf')]
  const between = await category('between', b)
  await category('z shelf', a)
  await category('c shelf', between)
  await category('d shelf', b)
  expect(ways(await choices('book/choices/category?', 'shelf'))).toEqual([
    'a shelf',
    'a shelf › z shelf',
    'b shelf',
    'b shelf › between › c shelf',
    'b shelf › d shelf',
  ])
  expect(ways(await choices('book/choices/shelves?', 'shelf'))).toHaveLength(5)
})

test('a path finds what is at its end, an open one all that is below', async () => {
  const [north, south] = [await category('north'), await category('south')]
  await category('office', north)
  const office = await category('office', south)
  await category('desk', office)
  const found = async (text: string) => ways(await choices('book/choices/category?', text))
  expect(await found('office')).toEqual(['north › office', 'south › office'])
  expect(await found('south / office')).toEqual(['south › office'])
  expect(await found('sou>desk')).toEqual(['south › office › desk'])
  expect(await found('south › ')).toEqual(['south', 'south › office', 'south › office › desk'])
  expect(await found('south / north')).toEqual([])
  expect(await found('nowhere / office')).toEqual([])
  // A name that has the sign in it is a name.
  await category('a/b')
  expect(await found('a/b')).toEqual(['a/b'])
})

test('what a record may become part of is neither itself nor below it', async () => {
  const top = await category('top part')
  const middle = await category('middle part', top)
  await category('low part', middle)
  await category('other part')
  const forMiddle = await choices(`category/choices/parent?for=${middle.id}&`, 'part')
  expect(ways(forMiddle)).toEqual(['other part', 'top part'])
  expect(await choices('category/choices/parent?', 'part')).toHaveLength(4)
  expect((await api.as('admin').get('/api/v4/category/choices/parent?for=x')).json()).toMatchObject({
    errors: { for: [expect.any(String)] },
  })
  // Only where a record could be part of itself.
  expect((await api.as('admin').get(`/api/v4/book/choices/category?for=${middle.id}`)).statusCode).toBe(400)
})

test('a path ends where somebody sees no further', async () => {
  const top = await category('top')
  const hidden = await category('hidden', top)
  const low = await category('low', hidden)
  await category('lowest', low)
  expect(ways(await choices('book/choices/category?', 'low', 'employee'))).toEqual(['low', 'low › lowest'])
  expect(ways(await choices('book/choices/category?', 'hidden / low', 'employee'))).toEqual([])
})
