/**
 * Totals and pages are exact under concurrent writes: each answer is compared with a plain query of the same
 * snapshot.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chanceFrom, insert, someFilter, someGroup, somePage, writeSomething } from './chance.ts'
import { ask, askBoth, newProcess, openPglite, openServer, tallyBoth, type Opened } from './things.ts'

const url = process.env.TEST_DATABASE_URL
const seed = Number(process.env.TEST_SEED ?? 20_261_128)
const rowsAtFirst = 6000
/** How many read while others write, and how often each asks. */
const readers = 4
const questions = Number(process.env.TEST_QUESTIONS ?? 60)

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function known(engine: Opened['engine']): Promise<void> {
  for (const field of ['id', 'name', 'rank', 'seenAt', 'active'])
    await expect
      .poll(async () => (await ask(engine, `_order[${field}]=asc&_limit=1`)).isKnown, {
        message: `positions by ${field}`,
      })
      .toBe(true)
}

describe('on the embedded database, one thing after the other', () => {
  let opened: Opened
  beforeAll(async () => {
    opened = await openPglite()
    await opened.engine.query({ text: insert(rowsAtFirst) })
  })
  afterAll(() => opened.close())

  test(`every page is as the table is (seed ${seed})`, async () => {
    const chance = chanceFrom(seed)
    let engine = newProcess(opened.engine)
    await known(engine)
    let answered = 0
    for (let step = 0; step < 150; step++) {
      if (step % 5 < 2) await writeSomething(opened.engine, chance, step % 50 === 1)
      if (step === 90) engine = newProcess(opened.engine)
      const { query, ...truly } = somePage(chance, rowsAtFirst)
      const { answer, truth } = await askBoth(engine, query, truly)
      expect({ query, ids: answer.ids, total: answer.total }).toEqual({ query, ...truth })
      if (answer.isKnown) answered++
    }
    expect(answered).toBeGreaterThan(50)
  })

  test(`filters find as many as a count does (seed ${seed})`, async () => {
    const chance = chanceFrom(seed)
    const engine = newProcess(opened.engine)
    await known(engine)
    let answered = 0
    for (let step = 0; step < 120; step++) {
      if (step % 4 === 0) await writeSomething(opened.engine, chance, false)
      const { query, where } = chance.of([someFilter, someFilter, someGroup])(chance)
      const { tally, truth } = await tallyBoth(engine, query, where)
      if (tally === undefined) continue
      expect({ query, total: tally }).toEqual({ query, total: truth })
      answered++
    }
    expect(answered).toBeGreaterThan(60)
  })

  test('what the log cannot tell is read anew: TRUNCATE, a bulk load, a reset by hand', async () => {
    const engine = newProcess(opened.engine)
    await opened.engine.query({ text: 'truncate thing' })
    await opened.engine.query({ text: insert(2500) })
    await known(engine)
    await opened.engine.query({ text: insert(1500) })
    expect(await ask(engine, '_order[name]=asc')).toMatchObject({ total: 4000, isKnown: false })
    await known(engine)
    await opened.engine.query({ text: 'alter table thing disable trigger user' })
    await opened.engine.query({ text: insert(10) })
    await opened.engine.query({ text: 'alter table thing enable trigger user' })
    await opened.engine.query({ text: "select reset_changes('thing')" })
    expect(await ask(engine, '_order[name]=asc')).toMatchObject({ total: 4010, isKnown: false })
    await known(engine)
    await opened.engine.query({ text: 'truncate thing' })
    expect(await ask(engine, '_order[name]=asc')).toMatchObject({ total: 0, ids: [] })
  })
})

// PGlite has one session, so concurrent writers need a PostgreSQL.
if (url) describe('on PostgreSQL, under 16 writers', () => underWriters(url))

function underWriters(database: string): void {
  let opened: Opened
  beforeAll(async () => {
    opened = await openServer(database)
    await opened.engine.query({ text: insert(rowsAtFirst) })
  })
  afterAll(() => opened.close())

  test(`every page is exact for its moment (seed ${seed})`, async () => {
    let reading = readers
    const first = newProcess(opened.engine)
    await known(first)
    const crashed = newProcess(opened.engine)
    const writers = Array.from({ length: 16 }, async (_, n) => {
      const chance = chanceFrom(seed + n)
      while (reading > 0) {
        await writeSomething(opened.engine, chance, true)
        await pause(chance.upTo(20))
      }
    })
    let [answered, asked, tallies] = [0, 0, 0]
    const asking = Array.from({ length: readers }, async (_, n) => {
      const chance = chanceFrom(seed + 100 + n)
      for (let turn = 0; turn < questions; turn += 1) {
        const isLate = turn > (questions * 2) / 3
        const { query, ...truly } = somePage(chance, rowsAtFirst + 4000)
        const { answer, truth } = await askBoth(isLate ? crashed : first, query, truly)
        // A count that is late on a busy machine leaves a lower bound, and the answer says so.
        const total = answer.more && answer.total <= truth.total ? truth.total : answer.total
        expect({ query, ids: answer.ids, total }).toEqual({ query, ...truth })
        asked++
        if (answer.isKnown) answered++
        const filter = chance.of([someFilter, someFilter, someGroup])(chance)
        const counted = await tallyBoth(isLate ? crashed : first, filter.query, filter.where)
        expect([filter.query, counted.tally ?? counted.truth]).toEqual([filter.query, counted.truth])
        if (counted.tally !== undefined) tallies++
      }
    })
    await Promise.all([...asking.map((one) => one.finally(() => (reading -= 1))), ...writers])
    expect(answered).toBeGreaterThan(asked / 4)
    expect(tallies).toBeGreaterThan(asked / 8)
    await known(first)
    const { rows } = await opened.engine.query<{ total: number }>({ text: 'select count(*) as total from thing' })
    expect(await ask(first, '_order[name]=asc')).toMatchObject({ total: rows[0]?.total, isKnown: true })
  })
}
