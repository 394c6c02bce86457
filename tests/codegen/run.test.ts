import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readOptions } from '#codegen/commands/options.ts'
import { run } from '#codegen/commands/run.ts'
import { courier, projectWith, writeSchema } from './project.ts'

const once = { check: false, accept: [] }
const withoutTime = (lines: readonly string[]) => lines.map((line) => line.replace(/\d+ ms/, 'N ms'))

test('writes the files and the migration, and then has nothing to do', async () => {
  const root = projectWith({ 'courier.schema.json': courier() })
  const first = await run(root, once)
  expect(first.ok).toBe(true)
  expect(first.lines.join('\n')).toMatch(/migration: server\/db\/migrations\/0001-.*\.sql/)
  const again = await run(root, once)
  expect(withoutTime(again.lines)).toEqual([
    expect.stringMatching(/^codegen: 1 entity, 0 files written, 0 deleted, \d+ unchanged, N ms$/),
  ])
  expect((await run(root, { check: true, accept: [] })).ok).toBe(true)
})

test('--check refuses a project without its migration and limits, and says nothing of what is generated', async () => {
  const root = projectWith({ 'courier.schema.json': courier() })
  const { ok, lines } = await run(root, { check: true, accept: [] })
  expect(ok).toBe(false)
  expect(lines.join('\n')).not.toContain('generated')
  expect(lines).toContain('stale: server/db/migrations/bounds.txt; run npm run codegen and commit it')
  expect(lines.join('\n')).toMatch(/missing: server\/db\/migrations\/0001-.*\.sql; run npm run codegen and commit it/)
})

test('--check refuses words that are missing, a line per language, and hides nothing behind them', async () => {
  const line = (title: string) => ({ title, type: 'string' })
  const root = projectWith({ 'courier.schema.json': courier({ city: line('Hamlet') }) })
  await run(root, once)
  expect((await run(root, once)).ok).toBe(true)
  expect((await run(root, { check: true, accept: [] })).ok).toBe(false)
  const more = { city: line('Hamlet'), road: line('Byway'), beast: line('Yak'), boat: line('Punt') }
  writeSchema(root, 'courier.schema.json', courier(more))
  const { ok, lines } = await run(root, { check: true, accept: [] })
  expect(ok).toBe(false)
  expect(lines[0]?.split('\n')).toEqual([
    'courier.schema.json:9:5: warning: 4 words have no Dutch: "Hamlet", "Byway", "Yak" and 1 more; write them there or in schemas/glossary.json',
    'courier.schema.json:9:5: warning: 4 words have no French: "Hamlet", "Byway", "Yak" and 1 more; write them there or in schemas/glossary.json',
  ])
  expect(lines.join('\n')).toMatch(/missing: server\/db\/migrations\/0002-.*\.sql; run npm run codegen and commit it/)
})

test('a tighter bound is asked about once, against the last run; a looser one is not', async () => {
  const withCity = (maxLength: number) => courier({ city: { title: 'Name', type: 'string', maxLength } })
  const root = projectWith({ 'courier.schema.json': withCity(60) })
  expect((await run(root, once)).ok).toBe(true)
  writeSchema(root, 'courier.schema.json', withCity(50))
  const refused = await run(root, once)
  expect(refused.ok).toBe(false)
  expect(refused.lines.join('\n')).toContain('courier.city: has maxLength 50 instead of 60 now.')
  expect(readFileSync(join(root, 'server/db/migrations/bounds.txt'), 'utf8')).toContain('courier.city maxLength=60')
  expect((await run(root, { check: true, accept: [] })).ok).toBe(false)
  const agreed = await run(root, { check: false, accept: ['tighten:courier.city'] })
  expect(agreed.lines.join('\n')).not.toContain('migration:')
  expect(agreed.ok).toBe(true)
  expect((await run(root, { check: true, accept: [] })).ok).toBe(true)
  writeSchema(root, 'courier.schema.json', withCity(70))
  expect((await run(root, once)).ok).toBe(true)
  expect(readdirSync(join(root, 'server/db/migrations')).filter((name) => name.endsWith('.sql'))).toHaveLength(1)
})

test('errors are counted, and a mended schema runs again', async () => {
  const root = projectWith({ 'courier.schema.json': courier({}, { 'x-iu': {} }) })
  const broken = await run(root, once)
  expect(broken.ok).toBe(false)
  expect(broken.lines.at(-1)).toBe('codegen: 1 error in the schemas; nothing was written')
  writeSchema(root, 'courier.schema.json', courier())
  expect((await run(root, once)).ok).toBe(true)
})

test('a schema without its table is migrated away', async () => {
  const root = projectWith({
    'courier.schema.json': courier(),
    'depot.schema.json': { ...courier(), 'x-entity': { plural: 'depots' } },
  })
  await run(root, once)
  rmSync(join(root, 'schemas/depot.schema.json'))
  const { ok, lines } = await run(root, once)
  expect(ok).toBe(true)
  expect(lines.join('\n')).toMatch(/migration: server\/db\/migrations\/0002-.*depot.*\.sql/)
})

test('options that do not exist are refused by name', () => {
  expect(readOptions(['--check', '--accept', 'drop:courier.fax'])).toEqual({
    check: true,
    watch: false,
    accept: ['drop:courier.fax'],
  })
  expect(() => readOptions(['--chek'])).toThrow("Unknown option '--chek'")
})

test('a circle of renames is gone round once, and again when it is asked for anew', async () => {
  const line = { title: 'Name', type: 'string', maxLength: 40 }
  const from = (renamedFrom: string) => ({ ...line, 'x-store': { renamedFrom } })
  const root = projectWith({ 'courier.schema.json': courier({ alpha: line, omega: line }) })
  const swapped = courier({ alpha: from('omega'), omega: from('alpha') })
  const plain = courier({ alpha: line, omega: line, city: line })
  await run(root, once)
  const sqlOf = async (schema: object) => {
    writeSchema(root, 'courier.schema.json', schema)
    const { lines } = await run(root, once)
    const [, path] = /migration: (\S+)/.exec(lines.join('\n')) ?? []
    return path === undefined ? '' : readFileSync(join(root, path), 'utf8').replaceAll(/^--.*\n/gm, '')
  }
  expect(await sqlOf(swapped)).toContain('rename column omega to alpha;')
  expect(await sqlOf(swapped)).toBe('')
  const more = await sqlOf(courier({ alpha: from('omega'), omega: from('alpha'), city: line }))
  expect(more).toContain('add column city')
  expect(more).not.toContain('rename')
  expect((await sqlOf(plain)).trim()).toBe('')
  expect(await sqlOf(courier({ alpha: from('omega'), omega: from('alpha'), city: line }))).toContain(
    'rename column omega to alpha;',
  )
})

test('a refused migration leaves everything as it was, generated code too', async () => {
  const root = projectWith({ 'courier.schema.json': courier({ city: { title: 'Name', type: 'string' } }) })
  await run(root, once)
  const files = ['schemas/generated', 'resources/generated', 'server/db/migrations'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
  )
  const texts = () => files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, 'utf8'))
  const before = texts()
  writeSchema(root, 'courier.schema.json', courier())
  const refused = await run(root, once)
  expect(refused.ok).toBe(false)
  expect(refused.lines.join('\n')).toContain('npm run codegen -- --accept drop:courier.city')
  expect(refused.lines.at(-1)).toBe('codegen: nothing was written')
  expect(texts()).toEqual(before)
  expect((await run(root, { check: false, accept: ['drop:courier.city'] })).ok).toBe(true)
  expect((await run(root, { check: true, accept: [] })).ok).toBe(true)
})
