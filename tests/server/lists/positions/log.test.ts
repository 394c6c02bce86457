/** The log stays short, and a server that missed trimmed entries reads its positions anew. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasSeen, snapshotFrom } from '#server/lists/positions/snapshot.ts'
import { trimBefore } from '#server/lists/positions/trim.ts'
import { insert } from './chance.ts'
import { ask, newProcess, openPglite, type Opened } from './things.ts'

let opened: Opened
beforeAll(async () => {
  opened = await openPglite()
  await opened.engine.query({ text: insert(2000) })
})
afterAll(() => opened.close())

async function isKnown(engine: Opened['engine']): Promise<void> {
  await expect.poll(async () => (await ask(engine, '_order[name]=asc')).isKnown).toBe(true)
}

test('a server that missed trimmed entries counts, and then knows again', async () => {
  const engine = newProcess(opened.engine)
  await isKnown(engine)
  await opened.engine.query({ text: insert(7) })
  expect(await ask(engine, '_order[name]=asc')).toMatchObject({ total: 2007, isKnown: true })
  const now = 'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin'
  const { rows } = await opened.engine.query<{ xmin: string }>({ text: now })
  await trimBefore(opened.engine, 'thing', rows[0]?.xmin ?? '')
  expect((await opened.engine.query({ text: 'select 1 from change_log.thing' })).rows).toEqual([])
  expect(await ask(engine, '_order[name]=asc')).toMatchObject({ total: 2007, isKnown: false })
  await isKnown(engine)
  await opened.engine.query({ text: 'delete from thing where id <= 3' })
  expect(await ask(engine, '_order[name]=asc')).toMatchObject({ total: 2004, isKnown: true })
})

test('an index that came later makes its column known', async () => {
  const engine = newProcess(opened.engine)
  await opened.engine.query({ text: 'alter table thing rename column name to title' })
  await opened.engine.query({
    text: "insert into thing (title) values ('written while the log still knows the old name')",
  })
  await opened.engine.query({ text: 'alter table thing rename column title to name' })
  await opened.engine.query({ text: "update change_log.tracked set keys = array['rank'] where table_name = 'thing'" })
  await isKnown(engine)
  const { rows } = await opened.engine.query<{ keys: string[] }>({ text: 'select keys from change_log.tracked' })
  expect(rows[0]?.keys).toContain('name')
})

test('one moment has seen another when everything that was over then is over now', () => {
  const seen = (later: string, earlier: string) => hasSeen(snapshotFrom(`a1.${later}`), snapshotFrom(`a1.${earlier}`))
  expect(seen('5:9:5', '5:9:5')).toBe(true)
  expect(seen('9:12:', '5:9:5')).toBe(true)
  expect(seen('5:9:5', '9:9:')).toBe(false)
  expect(seen('5:8:5', '5:9:5')).toBe(false)
  expect(seen('10:14:10,12', '5:10:5')).toBe(true)
  expect(() => snapshotFrom('a1.5;drop')).toThrow(RangeError)
})
