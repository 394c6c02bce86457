import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { type EmptyDatabase, emptyDatabases } from '#tests/support/emptyDatabases.ts'

const first = 'create table a (id int primary key);\ninsert into a values (1);\n'
const second = 'insert into a values (2);\n'

describe.each(emptyDatabases)('on %s', (kind, open) => {
  let database: EmptyDatabase
  let directory: string
  beforeAll(async () => {
    database = await open()
    directory = await mkdtemp(join(tmpdir(), 'migrate-'))
  })
  afterAll(async () => {
    await database.close()
    await rm(directory, { recursive: true })
  })
  beforeEach(async () => {
    await database.wipe()
    await rm(directory, { recursive: true })
    directory = await mkdtemp(join(tmpdir(), 'migrate-'))
  })

  const file = (name: string, text: string) => writeFile(join(directory, name), text)
  const run = () => migrate(database.engine, { directory })
  const ids = async () => {
    const { rows } = await database.engine.query<{ id: number }>({ text: 'select id from a order by id' })
    return rows.map(({ id }) => id)
  }

  test('runs each file once, in order, and says which', async () => {
    await file('0002-second.sql', second)
    await file('0001-first.sql', first)
    await file('snapshot.txt', '# none')
    const lines: string[] = []

    expect(await migrate(database.engine, { directory, log: (line) => lines.push(line) })).toEqual([
      '0001-first.sql',
      '0002-second.sql',
    ])
    expect(lines).toEqual(['migration 0001-first.sql applied', 'migration 0002-second.sql applied'])
    expect(await run()).toEqual([])
    expect(await ids()).toEqual([1, 2])
  })

  test('runs only what came after', async () => {
    await file('0001-first.sql', first)
    await run()
    await file('0002-second.sql', second)
    expect(await run()).toEqual(['0002-second.sql'])
  })

  test('undoes a file that fails, keeps those before it, and names the statement', async () => {
    await file('0001-first.sql', first)
    await file(
      '0002-bad.sql',
      '-- words\ninsert into a values (2);\n\ninsert into a\nvalues (1);\n\ninsert into a values (3);',
    )

    await expect(run()).rejects.toThrow(
      'Migration 0002-bad.sql failed and changed nothing. Statement 2 of 3, line 4: insert into a\n' +
        '  duplicate key value violates unique constraint "a_pkey"',
    )
    expect(await ids()).toEqual([1])

    await file('0002-bad.sql', second)
    expect(await run()).toEqual(['0002-bad.sql'])
  })

  test('refuses when a file that ran was changed, whatever the line ends', async () => {
    await file('0001-first.sql', first)
    await run()
    await file('0001-first.sql', first.replaceAll('\n', '\r\n'))
    expect(await run()).toEqual([])
    await file('0001-first.sql', `${first}\n-- and more`)
    await expect(run()).rejects.toThrow('Migration 0001-first.sql was changed after it was applied')
  })

  test('refuses when a file that ran is gone', async () => {
    await file('0001-first.sql', first)
    await file('0002-second.sql', second)
    await run()
    await rm(join(directory, '0001-first.sql'))
    await expect(run()).rejects.toThrow('Migration 0001-first.sql was applied to this database, but the file is gone')
  })

  test('runs what is not there yet in order of name, whatever the database has already, also twice one number', async () => {
    await file('0003-landed.sql', first)
    await run()
    await file('0004-after.sql', 'insert into a values (4);')
    await file('0003-other.sql', second)
    await file('0002-late.sql', 'insert into a values (3);')
    expect(await run()).toEqual(['0002-late.sql', '0003-other.sql', '0004-after.sql'])
    expect(await ids()).toEqual([1, 2, 3, 4])
    expect(await run()).toEqual([])
  })

  test('says that what fails came late', async () => {
    await file('0002-first.sql', first)
    await run()
    await file('0001-late.sql', 'insert into b values (1)')
    await expect(run()).rejects.toThrow(
      'Migration 0001-late.sql failed and changed nothing. Statement 1 of 1, line 1: insert into b values (1)\n' +
        '  relation "b" does not exist\n' +
        '  It comes late: this database has 0002-first.sql already, which may have changed what it needs.',
    )
  })

  test('two that start together do the work once', async () => {
    await file('0001-first.sql', first)
    await file('0002-wait.sql', `select pg_sleep(0.7);\n${second}`)
    await file('0003-third.sql', 'insert into a values (3);')
    const starts = [
      database.engine,
      database.second ?? database.engine,
      database.engine,
      database.second ?? database.engine,
    ]

    const done = await Promise.all(starts.map((engine) => migrate(engine, { directory })))

    expect(done.flat().toSorted()).toEqual(['0001-first.sql', '0002-wait.sql', '0003-third.sql'])
    expect(await ids()).toEqual([1, 2, 3])
  })

  const withIndex = `create index concurrently a_id_idx on a (id);\ninsert into a values (100);\n`
  const validity = async () =>
    (await database.engine.query({ text: `select indisvalid from pg_index where indexrelid = 'a_id_idx'::regclass` }))
      .rows

  test('makes an index of a table that is in use, and what comes behind it, once', async () => {
    await file('0001-first.sql', first)
    await file('0002-index.sql', withIndex)
    const starts = await Promise.all([run(), migrate(database.second ?? database.engine, { directory })])
    expect(starts.flat().toSorted()).toEqual(['0001-first.sql', '0002-index.sql'])
    expect(await run()).toEqual([])
    expect(await validity()).toEqual([{ indisvalid: true }])
    expect(await ids()).toEqual([1, 100])
  })

  // A single session blocks nobody, and creates indexes in the transaction.
  if (kind !== 'postgres') return

  test('makes an index anew that a crash left half made', async () => {
    await file('0001-first.sql', 'create table a (id int); insert into a values (1), (1)')
    await run()
    const half = database.engine.query({ text: 'create unique index concurrently a_id_idx on a (id)' })
    await expect(half).rejects.toThrow('could not create unique index')
    expect(await validity()).toEqual([{ indisvalid: false }])
    await file('0002-index.sql', withIndex)
    expect(await run()).toEqual(['0002-index.sql'])
    expect(await validity()).toEqual([{ indisvalid: true }])
  })

  test('an index is made while others write', async () => {
    const second = database.second ?? database.engine
    await file('0001-first.sql', first)
    await run()
    await file('0002-index.sql', withIndex)
    let making: Promise<string[]> | undefined
    await database.engine.transaction(async (trx) => {
      await trx.query({ text: 'insert into a values (2)' })
      making = run()
      // It waits for this transaction now, and later statements do not wait for it.
      await vi.waitFor(async () => expect((await second.query({ text: waiting })).rows).toHaveLength(1))
      await second.query({ text: 'insert into a values (3)' })
    })
    expect(await making).toEqual(['0002-index.sql'])
    expect(await ids()).toEqual([1, 2, 3, 100])
  })
})

const waiting = `select 1 from pg_stat_activity where query like 'create index%' and wait_event_type = 'Lock' and datname = current_database()`
