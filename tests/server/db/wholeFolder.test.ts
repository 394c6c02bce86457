import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from '#server/config.ts'
import { openFolder } from '#server/db/connect.ts'
import { DamagedFolder, openWhole } from '#server/db/wholeFolder.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whole-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = () => openFolder(readSettings({ DATA_DIR: folder }, 'tool'))
const listing = () => readdirSync(join(folder, 'pg'), { recursive: true }).toSorted()

/** The parts of a database, each with some content. */
function fill(): void {
  for (const name of ['base/1/2', 'global/pg_control', 'pg_wal/1', 'pg_xact/0000', 'PG_VERSION', 'postgresql.conf']) {
    mkdirSync(join(folder, 'pg', name, '..'), { recursive: true })
    writeFileSync(join(folder, 'pg', name), '18\n')
  }
}

test.each(['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact', 'postgresql.conf'])(
  'the rest of a database without %s is refused with what to do, and stays as it is',
  async (name) => {
    fill()
    rmSync(join(folder, 'pg', name), { recursive: true })
    const before = listing()
    await expect(open()).rejects.toThrow(DamagedFolder)
    // The second refusal shows that the lock was released.
    await expect(open()).rejects.toThrow(
      new RegExp(`${name} is missing or empty.*Put back a copy.*move the folder away`),
    )
    expect(listing()).toEqual(before)
  },
)

test('an emptied PG_VERSION is a missing one', async () => {
  fill()
  writeFileSync(join(folder, 'pg/PG_VERSION'), '')
  await expect(open()).rejects.toThrow(/PG_VERSION is missing or empty/)
})

test('a folder of other files is refused too', async () => {
  mkdirSync(join(folder, 'pg'))
  writeFileSync(join(folder, 'pg/holiday.jpg'), 'x')
  await expect(open()).rejects.toThrow(DamagedFolder)
  expect(listing()).toEqual(['holiday.jpg'])
})

test('what looks whole and does not open is told with the same remedy', async () => {
  fill()
  const before = listing()
  await expect(open()).rejects.toThrow(/PGlite could not open.*PostgreSQL 18.*Put back a copy/)
  expect(listing()).toEqual(before)
}, 30_000)

test('a process that ended while it made a new database leaves nothing that keeps the next from making one', async () => {
  const killed = openWhole(folder, async (directory) => {
    mkdirSync(join(directory, 'base'), { recursive: true })
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  const seen = await openWhole(folder, async (directory) => {
    const isEmpty = !existsSync(directory)
    fill()
    return isEmpty
  })
  expect(seen).toBe(true)
  // From now on it is a database like any other, and is never created anew.
  cpSync(join(folder, 'pg/base'), join(folder, 'pg/more'), { recursive: true })
  await openWhole(folder, async () => {})
  expect(listing()).toContain('more')
})
