import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { write } from '#codegen/write.ts'
import { projectWith } from './project.ts'

const fileA = { path: 'schemas/generated/a.ts', text: 'a' }
const fileB = { path: 'resources/generated/bs/B.tsx', text: 'b' }

test('writes what differs and leaves the rest untouched', () => {
  const root = projectWith({})
  expect(write(root, [fileA, fileB]).written).toEqual(['resources/generated/bs/B.tsx', 'schemas/generated/a.ts'])
  utimesSync(join(root, fileA.path), 1, 1)
  const again = write(root, [fileA, { ...fileB, text: 'c' }])
  expect(again).toEqual({ written: [fileB.path], deleted: [], unchanged: [fileA.path] })
  expect(statSync(join(root, fileA.path)).mtimeMs).toBe(1000)
  expect(readFileSync(join(root, fileB.path), 'utf8')).toBe('c')
})

test('deletes what nobody returned, its empty folder too, and no migration', () => {
  const root = projectWith({})
  write(root, [fileA, fileB])
  const migration = join(root, 'server/db/migrations/0001-a.sql')
  writeFileSync(migration, '')
  expect(write(root, [fileA]).deleted).toEqual([fileB.path])
  expect(existsSync(join(root, 'resources/generated/bs'))).toBe(false)
  expect(existsSync(migration)).toBe(true)
})

test('a dry run names everything and changes nothing', () => {
  const root = projectWith({})
  mkdirSync(join(root, 'schemas/generated'))
  writeFileSync(join(root, 'schemas/generated/old.ts'), '')
  expect(write(root, [fileA], { dryRun: true })).toEqual({
    written: [fileA.path],
    deleted: ['schemas/generated/old.ts'],
    unchanged: [],
  })
  expect(existsSync(join(root, fileA.path))).toBe(false)
  expect(existsSync(join(root, 'schemas/generated/old.ts'))).toBe(true)
})

test('refuses a path outside generated, and one path from two emitters', () => {
  const root = projectWith({})
  expect(() => write(root, [{ path: 'src/App.tsx', text: '' }])).toThrow('src/App.tsx, which is outside')
  expect(() => write(root, [fileA, fileA])).toThrow('Two emitters returned schemas/generated/a.ts')
})
