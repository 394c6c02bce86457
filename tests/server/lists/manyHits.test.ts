/** With many hits, page and count are read separately, and agree. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from '#server/db/engine.ts'
import { ask, newProcess, openPglite, type Opened } from '#tests/server/lists/positions/things.ts'

let opened: Opened
beforeAll(async () => {
  opened = await openPglite()
  await opened.engine.query({
    text: "insert into thing (name, rank, active) select 'thing ' || n, n % 97, n % 12 > 0 from generate_series(1, 48000) n",
  })
})
afterAll(() => opened.close())

async function truth(where: string, order: string, offset: number) {
  const page = `select id from thing where ${where} order by ${order} limit 20 offset ${offset}`
  const text = `select (select json_agg(id) from (${page}) x) as ids, (select count(*) from thing where ${where}) as total`
  const { rows } = await opened.engine.query<{ ids: number[] | null; total: number }>({ text })
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total }
}

test.each([0, 20, 9000, 43_990, 50_000])('from offset %i', async (offset) => {
  const engine = newProcess(opened.engine)
  const query = `_filter[active]=true&_order[rank]=desc&_limit=20&_offset=${offset}`
  const expected = await truth('active', 'rank desc nulls first, id desc', offset)
  expect(await ask(engine, query)).toMatchObject(expected)
  expect(await ask(engine, query)).toMatchObject(expected)
})

test.each([0, 15_110])('more than are kept in order, from offset %i', async (offset) => {
  const engine = newProcess(opened.engine)
  const query = `_filter[active]=true&_filter[rank][lt]=40&_order[name]=desc&_limit=20&_offset=${offset}`
  const expected = await truth('active and rank < 40', 'name desc nulls first, id desc', offset)
  expect(expected.total).toBeGreaterThan(10_000)
  expect(await ask(engine, query)).toMatchObject({ ...expected, isKnown: true })
  expect(await ask(engine, query)).toMatchObject({ ...expected, isKnown: true })
})

test.each([
  ['many hits', '_filter[any][0][rank][lt]=30&_filter[any][1][active]=false', 'rank < 30 or not active'],
  ['few hits', '_filter[any][0][rank]=3&_filter[any][1][name]=thing%20777', "rank = 3 or name = 'thing 777'"],
  ['all but some', '_filter[not][rank][gte]=90&_filter[not][active]=true', 'not (rank >= 90 and active)'],
])('%s of a group, near and far, asked for twice', async (_, filter, where) => {
  const engine = newProcess(opened.engine)
  for (const offset of [0, 0, 450, 450, 16_000, 16_000, 0]) {
    const expected = await truth(where, 'name desc nulls first, id desc', offset)
    const query = `${filter}&_order[name]=desc&_limit=20&_offset=${offset}`
    expect(await ask(engine, query)).toMatchObject({ ...expected, isKnown: true })
  }
})

test('some thousands of hits: a first page without the order of all, a far one with it, and the first again', async () => {
  const engine = newProcess(opened.engine)
  for (const offset of [0, 20, 4000, 0]) {
    const expected = await truth('active and rank < 10', 'name desc nulls first, id desc', offset)
    expect(expected.total).toBe(4539)
    const query = `_filter[active]=true&_filter[rank][lt]=10&_order[name]=desc&_limit=20&_offset=${offset}`
    expect(await ask(engine, query)).toMatchObject({ ...expected, isKnown: true })
  }
})

test.each(['asc', 'desc'])('hits that stand at one end of the order, %s, asked for twice', async (direction) => {
  const engine = newProcess(opened.engine)
  const query = `_filter[id][gt]=20100&_filter[active]=true&_order[id]=${direction}&_limit=20`
  for (const offset of [0, 20]) {
    const expected = await truth('id > 20100 and active', `id ${direction}`, offset)
    expect(await ask(engine, `${query}&_offset=${offset}`)).toMatchObject(expected)
    expect(await ask(engine, `${query}&_offset=${offset}`)).toMatchObject(expected)
  }
})

test.each(['thing', 'THING 3'])('names that begin with "%s", in their order', async (text) => {
  const engine = newProcess(opened.engine)
  const query = `_filter[name][startsWith]=${encodeURIComponent(text)}&_order[name]=desc&_limit=20`
  const expected = await truth(`name ilike '${text}%'`, 'name desc nulls first, id desc', 0)
  expect(await ask(engine, query)).toMatchObject(expected)
})

test('a count that takes long is not waited for: the answer says there are more, the next one how many', async () => {
  const held = Promise.withResolvers<void>()
  const engine: Engine = {
    ...newProcess(opened.engine),
    kind: 'postgres',
    query: async (statement) => {
      if (statement.text.startsWith('select count(*)')) await held.promise
      return opened.engine.query(statement)
    },
  }
  const query = '_filter[active]=true&_filter[rank][gte]=0&_order[name]=asc&_limit=20'
  const { ids, total } = await truth('active and rank >= 0', 'name asc nulls last, id asc', 0)
  expect(await ask(engine, query)).toEqual({ ids, total: 5_001, more: true, isKnown: false })
  expect(await ask(engine, `${query}&_offset=43990`)).toMatchObject({ total, more: undefined })
  held.resolve()
  await expect.poll(() => ask(engine, query)).toMatchObject({ ids, total, more: undefined, isKnown: true })
})

test('the count that was kept goes with the first write', async () => {
  const engine = newProcess(opened.engine)
  const query = '_filter[active]=true&_order[name]=asc&_limit=20'
  const before = await ask(engine, query)
  await opened.engine.query({ text: "insert into thing (name, active) values ('a first one', true)" })
  const after = await ask(engine, query)
  expect(after).toMatchObject(await truth('active', 'name asc nulls last, id asc', 0))
  expect(after.total).toBe(before.total + 1)
})
