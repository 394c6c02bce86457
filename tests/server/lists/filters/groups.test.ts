/** Filters in groups: nested ones find what a plain evaluation finds, in every way to a page; and what is refused. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matches } from '#domain/condition.ts'
import type { Condition } from '#schemas/condition.ts'
import { queryString } from '#providers/queryString.ts'
import { test as apiTest } from '#tests/support/api.ts'
import { chanceFrom, insert, type Chance } from '#tests/server/lists/positions/chance.ts'
import { answerTo, ask, newProcess, openPglite, type Opened } from '#tests/server/lists/positions/things.ts'

const seed = Number(process.env.TEST_SEED ?? 20_261_128)
const asker = { me: null, asOf: '2026-05-05T10:00:00Z' } as const
type Row = { id: number } & Readonly<Record<string, unknown>>

let opened: Opened
let rows: Row[]
beforeAll(async () => {
  opened = await openPglite()
  await opened.engine.query({ text: insert(900) })
  // An answer tells milliseconds.
  await opened.engine.query({ text: "update thing set seen_at = date_trunc('milliseconds', seen_at)" })
  const { body = '' } = await answerTo(opened.engine, '_limit=1000&_order[id]=asc')
  rows = (JSON.parse(body) as { items: Row[] }).items
})
afterAll(() => opened.close())

/** A comparison with a value of one of the rows, or near it. */
function someComparison(chance: Chance): Condition {
  const { name, rank, seenAt } = chance.of(rows)
  const text = String(name)
  const number = Number(rank ?? 7) + chance.upTo(3)
  const moment = String(seenAt ?? '2026-05-05T10:00:00Z')
  const sign = chance.of(['lt', 'lte', 'gt', 'gte'] as const)
  return chance.of<Condition>([
    { rank: { [sign]: number } },
    { rank: { in: [number, 5, 7] } },
    { rank: { nin: [number, 5] } },
    { rank: { ne: number } },
    { rank: { empty: chance.upTo(2) === 0 } },
    { rank: { gte: number - 40, lt: number } },
    { seenAt: { [sign]: moment } },
    { seenAt: { eq: moment.slice(0, 10) } },
    { active: chance.upTo(2) === 0 },
    { active: { ne: true } },
    { name: { startsWith: text.slice(0, 2) } },
    { name: { contains: text.slice(1, 4) } },
    { name: text },
    { name: { ne: text }, rank: { lt: number } },
  ])
}

function someCondition(chance: Chance, levels: number): Condition {
  const kind = levels === 0 ? 'one' : chance.of(['one', 'any', 'any', 'all', 'not'])
  const parts = () => Array.from({ length: 1 + chance.upTo(2) }, () => someCondition(chance, levels - 1))
  if (kind === 'any') return { any: parts(), ...(chance.upTo(3) === 0 && someComparison(chance)) }
  if (kind === 'all') return { all: parts() }
  if (kind === 'not') return { not: { ...someComparison(chance), ...(chance.upTo(2) === 0 && { any: parts() }) } }
  return someComparison(chance)
}

test(`random conditions find what a plain evaluation finds (seed ${seed})`, async () => {
  const chance = chanceFrom(seed)
  const engine = newProcess(opened.engine)
  let partial = 0
  for (let step = 0; step < 400; step++) {
    const condition = someCondition(chance, 3)
    const query = queryString({ _filter: condition, _limit: 1000, _order: { id: 'asc' } }).slice(1)
    if (leaves(condition) > 20) continue
    const expected = rows.filter((row) => matches(condition, row, asker)).map(({ id }) => id)
    const { ids, total } = await ask(engine, query)
    expect({ query, ids, total }).toEqual({ query, ids: expected, total: expected.length })
    if (ids.length > 0 && ids.length < rows.length) partial++
  }
  expect(partial).toBeGreaterThan(200)
})

const leaves = (condition: Condition): number =>
  Object.entries(condition).reduce((sum, [name, value]) => {
    if (name === 'any' || name === 'all') return sum + (value as Condition[]).reduce((all, one) => all + leaves(one), 0)
    return sum + (name === 'not' ? leaves(value as Condition) : Object.keys(Object(value)).length || 1)
  }, 0)

test('a group of one is the same question as its filter', async () => {
  const engine = newProcess(opened.engine)
  const etag = async (query: string) => (await answerTo(engine, query)).etag?.split('.')[0]
  const plain = await etag('_filter[rank][lt]=5&_filter[active]=true')
  expect(plain).toBeDefined()
  expect(await etag('_filter[any][0][rank][lt]=5&_filter[active]=true')).toBe(plain)
  expect(await etag('_filter[rank][lt]=5&_filter[any][0][active]=true')).toBe(plain)
  expect(await etag('_filter[all][0][rank][lt]=5&_filter[all][1][all][0][active]=true')).toBe(plain)
  expect(await etag('_filter[any][0][rank][lt]=5&_filter[any][1][active]=true')).not.toBe(plain)
})

test('an unchanged list in groups is not sent again, a changed one is, also where a kept result had it', async () => {
  const engine = newProcess(opened.engine)
  const query = '_filter[any][0][name]=only one&_filter[any][1][rank]=4711'
  const total = async () => (await ask(engine, query)).total
  expect([await total(), await total()]).toEqual([0, 0])
  const { etag } = await answerTo(engine, query)
  expect(await answerTo(engine, query, etag)).toEqual({ etag })
  await opened.engine.query({ text: "insert into thing (name, rank) values ('only one', 3), ('another', 4711)" })
  expect((await answerTo(engine, query, etag)).body).toContain('only one')
  expect(await total()).toBe(2)
  await opened.engine.query({ text: "delete from thing where name in ('only one', 'another')" })
  expect(await total()).toBe(0)
})

const refusals: [query: string, key: string, words: string][] = [
  ['_filter[any][0][nam]=x', '_filter[any][0][nam]', 'did you mean "name"?'],
  ['_filter[any][1][name]=x&_filter[any][0][name][like]=x', '_filter[any][0][name][like]', 'contains'],
  ['_filter[any][0][all][0][id]=1e3', '_filter[any][0][all][0][id]', '1e3'],
  ['_filter[not][id]=1e3', '_filter[not][id]', '1e3'],
  ['_filter[any]=x', '_filter[any]', '_filter[any][0][name]=x'],
  ['_filter[any][name]=x', '_filter[any]', '_filter[any][0][name]=x'],
  ['_filter[any][0]=x', '_filter[any][0]', '_filter[any][0][name]=x'],
  ['_filter[not][0][name]=x', '_filter[not]', '_filter[not][name]=x'],
  ['_filter[not]=x', '_filter[not]', '_filter[not][name]=x'],
  ['_filter[not][not][name]=x', '_filter[not][not]', '_filter[not][name]=x'],
  ['_filter[any][0][search]=x', '_filter[any][0][search]', 'search'],
  ['_filter[any][0][any][0][any][0][any][0][name]=x', '_filter[any][0][any][0][any][0][any]', '3'],
  [Array.from({ length: 21 }, (_, n) => `_filter[any][${n}][id]=${n}`).join('&'), '_filter', '20'],
  ['_filter[ony][0][id]=1', '_filter[ony]', 'did you mean "any"?'],
]
for (const [query, key, words] of refusals) {
  apiTest(`refuses ${query.slice(0, 70)} at its key`, async ({ api }) => {
    const answer = await api.as('admin').get(`/api/v4/merchant?${query}`, { headers: { 'accept-language': 'en' } })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual([key])
    expect(answer.json().errors[key]?.[0]).toContain(words)
  })
}

apiTest('select all and export take groups; a search stands beside them', async ({ api }) => {
  const client = await api.create('customer', { number: 'C-1', company: 'Client' })
  const other = await api.create('customer', { number: 'C-2', company: 'Other' })
  const made: number[] = []
  for (const [name, owner] of [
    ['Rose', client.id],
    ['Tulip', client.id],
    ['Tulip two', other.id],
    ['Lily', other.id],
  ])
    made.push((await api.create('merchant', { name, client: owner })).id)
  const admin = api.as('admin')
  const filter = `_filter[any][0][name][contains]=ose&_filter[any][1][not][name]=Lily&_filter[any][1][client]=${other.id}`
  const deepest = `_filter[not][any][0][not][any][0][not][any][0][not][id][in][]=${made[3]}`
  expect((await admin.get(`/api/v4/merchant/ids?${filter}&_order[id]=asc`)).json()).toEqual({ ids: [made[0], made[2]] })
  expect((await admin.get(`/api/v4/merchant/ids?${deepest}`)).json()).toEqual({ ids: [made[3]] })
  const sheet = await admin.get(`/api/v4/merchant/export?_format=csv&_columns=name&${filter}&_order[id]=asc`)
  expect(sheet.body.trim().split(/\r?\n/).slice(1)).toEqual(['Rose', 'Tulip two'])
  const found = (await admin.get(`/api/v4/merchant?${filter}&_filter[search]=tulip`)).json()
  expect(found.items.map(({ id }: { id: number }) => id)).toEqual([made[2]])
})
