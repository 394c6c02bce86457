/** Counts and sums per group are exact under concurrent writes: compared with a plain query of the same snapshot. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseQuery } from '#server/foundation/query.ts'
import { readListQuery } from '#server/lists/listQuery.ts'
import { compile } from '#server/lists/question.ts'
import { totalsOf } from '#server/lists/sums/amounts.ts'
import { bySql, groupingsOf } from '#server/lists/sums/groupings.ts'
import { grouped } from '#server/lists/sums/groupedRows.ts'
import { chanceFrom, insert, someFilter, writeSomething, type Chance } from '#tests/server/lists/positions/chance.ts'
import {
  access,
  contextOf,
  inOneSnapshot,
  newProcess,
  openPglite,
  openServer,
  thing,
  type Opened,
} from '#tests/server/lists/positions/things.ts'
import type { Engine } from '#server/db/engine.ts'

const url = process.env.TEST_DATABASE_URL
const seed = Number(process.env.TEST_SEED ?? 20_261_128)
/** How many read while others write, and how often each asks. */
const readers = 3
const questions = Number(process.env.TEST_QUESTIONS ?? 100)
const totals = thing.properties.filter(({ name }) => ['owed', 'weight', 'rank'].includes(name))

/** All rows as one group, by a choice, and by month. */
const groupings = [
  undefined,
  ...groupingsOf(thing.properties)
    .filter(({ name }) => ['active', 'seenAt.month'].includes(name))
    .map(bySql),
]

type Told = Record<string, { count: number; totals: string }>

/**
 * @param moment The snapshot that the answer must be of, if it matters. A question that somebody else asks just now
 * shares their answer.
 * @returns undefined where the answer would have come later, or is of another moment.
 */
async function ask(engine: Engine, query: string, by?: string, moment?: string): Promise<Told | undefined> {
  const question = compile(readListQuery(parseQuery(query), thing, access), contextOf(engine))
  const found = await grouped(question, { by, totals })
  if (!found || (moment !== undefined && !found.snapshot.text.endsWith(`.${moment}`))) return undefined
  return Object.fromEntries(
    [...found.groups].map(([value, { count, sums }]) => [value, { count, totals: totalsOf(totals, sums) }]),
  )
}

const money = `(select coalesce(json_agg(json_build_object('amount', amount, 'currency', currency) order by currency), '[]') from
  (select currency, sum(amount) as amount from unnest(array_agg(t.owed), array_agg(t.owed_currency)) o(amount, currency) where amount is not null group by 1) m)`

/** The same by one plain statement. */
function plain(where: string, by = `'null'`): string {
  const text = `select coalesce((${by})::text, 'null') as value, json_build_object('count', count(*), 'totals', json_build_object(
      'rank', coalesce(sum(t.rank), 0), 'owed', ${money}, 'weight', coalesce(trim_scale(sum(t.weight)), 0)::text)) as told
    from thing t where ${where} group by 1`
  return `select coalesce(json_object_agg(value, told), '{}') as told from (${text}) x`
}

type Plain = Record<string, { count: number; totals: object }>

const both = (engine: Engine, chance: Chance) => {
  const { query, where } = chance.upTo(3) === 0 ? { query: '', where: 'true' } : someFilter(chance)
  const by = groupings[chance.upTo(groupings.length)]
  return inOneSnapshot(engine, async (trx) => {
    const [now] = (await trx.query<{ moment: string }>({ text: 'select pg_current_snapshot()::text as moment' })).rows
    const answer = await ask(engine, query, by, now?.moment)
    const { rows } = await trx.query<{ told: Plain }>({ text: plain(where, by) })
    return { query, by, answer, truth: rows[0]?.told ?? {} }
  })
}

const read = (answer: Told) =>
  Object.fromEntries(
    Object.entries(answer).map(([value, { count, totals: told }]) => [value, { count, totals: JSON.parse(told) }]),
  )

describe('on the embedded database, one thing after the other', () => {
  let opened: Opened
  beforeAll(async () => {
    opened = await openPglite()
    await opened.engine.query({ text: insert(3000) })
  })
  afterAll(() => opened.close())

  test(`groups and sums are as the table is (seed ${seed})`, async () => {
    const chance = chanceFrom(seed)
    const engine = newProcess(opened.engine)
    for (let step = 0; step < 150; step++) {
      if (step % 3 === 0) await writeSomething(opened.engine, chance, step % 60 === 3)
      const { query, by, answer, truth } = await both(engine, chance)
      expect({ query, by, answer: answer && read(answer) }).toEqual({ query, by, answer: truth })
    }
  })

  test('after the first question only what has changed is read', async () => {
    const texts: string[] = []
    const engine = newProcess({
      ...opened.engine,
      query: (statement) => {
        texts.push(statement.text)
        return opened.engine.query(statement)
      },
    })
    const before = await ask(engine, '_filter[active]=true')
    texts.length = 0
    await opened.engine.query({
      text: `update thing set owed = 7, owed_currency = 'EUR' where id = (select min(id) from thing)`,
    })
    await opened.engine.query({ text: `insert into thing (name, active, weight) values ('new', true, 0.5)` })
    const after = await ask(engine, '_filter[active]=true')
    expect(after?.null?.count).toBe((before?.null?.count ?? 0) + 1)
    expect(texts.filter((text) => /from "thing" t/.test(text))).toEqual([])
    expect(texts.length).toBe(1)
  })
})

// PGlite has one session, so concurrent writers need a PostgreSQL.
if (url) describe('on PostgreSQL, under 8 writers', () => underWriters(url))

function underWriters(database: string): void {
  let opened: Opened
  beforeAll(async () => {
    opened = await openServer(database)
    await opened.engine.query({ text: insert(6000) })
  })
  afterAll(() => opened.close())

  test(`every answer is exact for its moment (seed ${seed})`, async () => {
    const engine = newProcess(opened.engine)
    let reading = readers
    const writers = Array.from({ length: 8 }, async (_, n) => {
      const chance = chanceFrom(seed + n)
      while (reading > 0) {
        await writeSomething(opened.engine, chance, true)
        await new Promise((resolve) => setTimeout(resolve, chance.upTo(30)))
      }
    })
    let answered = 0
    const asking = Array.from({ length: readers }, async (_, n) => {
      const chance = chanceFrom(seed + 100 + n)
      for (let asked = 0; asked < questions; asked += 1) {
        const { query, by, answer, truth } = await both(engine, chance)
        if (!answer) continue
        answered++
        expect({ query, by, answer: read(answer) }).toEqual({ query, by, answer: truth })
      }
    })
    await Promise.all([...asking.map((one) => one.finally(() => (reading -= 1))), ...writers])
    // How many come in time, and of the same moment, is up to the machine.
    expect(answered).toBeGreaterThan(0)
  })
}
