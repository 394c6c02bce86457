/** Results of one history of a database are never used in another: after a failover, or a restored copy. */
import { expect, test } from 'vitest'
import type { Engine } from '#server/db/engine.ts'
import { insert } from './chance.ts'
import { answerTo, ask, openPglite, openServer, remake, type Opened } from './things.ts'

const byName = '_order[name]=asc'
const deep = `${byName}&_offset=1500&_limit=5`
const ranked = '_filter[rank][gte]=0&_order[name]=asc'

/** The result of a plain count. */
async function count(engine: Engine, where: string): Promise<number> {
  const { rows } = await engine.query<{ n: number }>({ text: `select count(*) as n from thing where ${where}` })
  return rows[0]?.n ?? -1
}

async function untilKnown(engine: Engine): Promise<void> {
  await expect.poll(async () => (await ask(engine, byName)).isKnown).toBe(true)
  // Cached: repeated without a count.
  for (let n = 0; n < 3; n++) await ask(engine, ranked)
}

async function expectTruth(engine: Engine): Promise<void> {
  const [all, some] = [await count(engine, 'true'), await count(engine, 'rank >= 0')]
  for (let n = 0; n < 3; n++) {
    expect(await ask(engine, byName)).toMatchObject({ total: all })
    expect(await ask(engine, deep)).toMatchObject({ total: all, ids: all > 1505 ? expect.anything() : [] })
    expect(await ask(engine, ranked)).toMatchObject({ total: some })
  }
}

/** Other rows, after more transactions than the other database had. */
async function fillElse({ query }: Engine, rows: number): Promise<void> {
  await query({ text: insert(rows) })
  for (let n = 0; n < 30; n++) await query({ text: `insert into thing (name, rank) values ('later', ${n})` })
}

test('after a failover to a server that numbers its transactions anew, lists are right at once', async () => {
  const [first, second] = [await openPglite(), await openPglite()]
  try {
    let at = first.engine
    const engine: Engine = {
      ...first.engine,
      query: (statement) => at.query(statement),
      transaction: (work) => at.transaction(work),
    }
    await first.engine.query({ text: insert(2000) })
    await fillElse(second.engine, 400)
    await untilKnown(engine)
    const { etag } = await answerTo(engine, byName)
    at = second.engine
    expect((await answerTo(engine, byName, etag)).body).toBeDefined()
    await expectTruth(engine)
    await untilKnown(engine)
    await expectTruth(engine)
    at = first.engine
    await expectTruth(engine)
  } finally {
    await first.close()
    await second.close()
  }
}, 60_000)

/** A background count may lock what the dump replaces, so the restore is repeated. */
async function untilRestored(engine: Engine, restore: Parameters<Engine['transaction']>[0]): Promise<void> {
  const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01'
  let isDone = false
  while (!isDone) {
    isDone = await engine.transaction(restore).then(
      () => true,
      (error: unknown) => {
        if (isDeadlock(error)) return false
        throw error
      },
    )
  }
}

const servers = process.env.TEST_DATABASE_URL

test.each([['embedded', openPglite], ...(servers ? [['server', () => openServer(servers)] as const] : [])] as [
  string,
  () => Promise<Opened>,
][])(
  'after a dump was restored into the very database that is served, lists are right at once (%s)',
  async (_kind, open) => {
    const { engine, close } = await open()
    try {
      await engine.query({ text: insert(2000) })
      await untilKnown(engine)
      const { etag } = await answerTo(engine, byName)
      const { rows } = await engine.query<{ trimmed: string }>({ text: 'select trimmed::text from change_log.tracked' })
      await untilRestored(engine, async (trx) => {
        await remake(trx)
        // Like pg_restore: rows come before the triggers, with the old log.
        await trx.query({ text: 'set local session_replication_role = replica' })
        await trx.query({ text: insert(500) })
        await trx.query({ text: 'update change_log.tracked set trimmed = $1::xid8', values: [rows[0]?.trimmed] })
        await trx.query({ text: 'delete from change_log.thing' })
      })
      expect((await answerTo(engine, byName, etag)).body).toBeDefined()
      await expectTruth(engine)
    } finally {
      await close()
    }
  },
  60_000,
)

test('a log with marks of another cluster, later than all here, is of use again', async () => {
  const { engine, close } = await openPglite()
  try {
    await engine.query({ text: insert(100) })
    await engine.query({ text: `update change_log.tracked set trimmed = '900000000'` })
    await untilKnown(engine)
    expect(await ask(engine, byName)).toMatchObject({ total: 100, isKnown: true })
  } finally {
    await close()
  }
}, 60_000)
