import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '#codegen/commands/run.ts'
import { makeFresh } from '#codegen/freshness/makeFresh.ts'
import { isFresh } from '#codegen/freshness/stamp.ts'
import { courier, projectWith, writeSchema } from './project.ts'

const generated = 'schemas/generated/courier.ts'
const city = { title: 'Name', type: 'string' }

async function planned() {
  const root = projectWith({ 'courier.schema.json': courier() })
  await run(root, { check: false, accept: [] })
  return root
}
const migrations = (root: string) => readdirSync(join(root, 'server/db/migrations')).toSorted()

test('what is missing or changed is made anew, and left alone while its sources stay', async () => {
  const root = await planned()
  rmSync(join(root, generated))
  expect(await makeFresh(root, ['schemas'])).toEqual([])
  const text = readFileSync(join(root, generated), 'utf8')
  expect(isFresh(root, 'schemas')).toBe(true)

  writeFileSync(join(root, generated), 'by hand')
  expect(isFresh(root, 'schemas')).toBe(false)
  expect(await makeFresh(root, ['schemas'])).toEqual([])
  expect(readFileSync(join(root, generated), 'utf8')).toBe(text)

  writeSchema(root, 'courier.schema.json', { ...courier(), description: 'Who brings letters.' })
  expect(isFresh(root, 'schemas')).toBe(false)
  expect(await makeFresh(root, ['schemas'])).toEqual([])
  expect(isFresh(root, 'schemas')).toBe(true)
})

test('a schema without its migration is told of, and nothing is written, no migration either', async () => {
  const root = await planned()
  const before = { text: readFileSync(join(root, generated), 'utf8'), migrations: migrations(root) }
  writeSchema(root, 'courier.schema.json', courier({ city }))
  expect(await makeFresh(root, ['schemas'])).toEqual([expect.stringContaining('npm run codegen plans')])
  expect({ text: readFileSync(join(root, generated), 'utf8'), migrations: migrations(root) }).toEqual(before)
  expect(isFresh(root, 'schemas')).toBe(false)
})

test('a tighter limit is a developer’s to agree to', async () => {
  const root = await planned()
  writeSchema(root, 'courier.schema.json', courier({ name: { title: 'Name', type: 'string', maxLength: 9 } }))
  expect(await makeFresh(root, ['schemas'])).toEqual([expect.stringContaining('npm run codegen plans')])
})

test('mistakes in a schema are told, with what is generated left as it was; calls are not asked for then', async () => {
  const root = await planned()
  writeSchema(root, 'courier.schema.json', courier({}, { 'x-iu': {} }))
  expect((await makeFresh(root, ['schemas', 'calls'])).join('\n')).toContain('unknown keyword "x-iu"')
  expect(existsSync(join(root, generated))).toBe(true)
})

test('a server that cannot be put together is named', async () => {
  const root = await planned()
  const said = (await makeFresh(root, ['schemas', 'calls'])).join('\n')
  expect(said).toContain('providers/generated/calls.ts was not made: the server cannot be put together')
  expect(said).toContain('apiDescription.ts')
})
