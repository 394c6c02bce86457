import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openCache } from '#codegen/cache/cache.ts'
import { judged } from '#codegen/check/patterns.ts'
import { emit } from '#codegen/emit.ts'
import type { Model } from '#codegen/model.ts'
import { loadModel, runPipeline } from '#codegen/pipeline.ts'
import { manySchemas } from './manySchemas.ts'
import { courier, projectWith, writeSchema } from './project.ts'

const noFiles = { written: [], deleted: [] }

test('a second run writes nothing, and --check finds nothing', async () => {
  const root = projectWith({ 'courier.schema.json': courier() })
  const first = await runPipeline(root)
  expect(first.files?.written).toContain('schemas/generated/courier.ts')
  expect((await runPipeline(root)).files).toMatchObject(noFiles)
  expect((await runPipeline(root, { check: true })).files).toMatchObject(noFiles)
})

test('--check names what is stale or superfluous, and leaves it so', async () => {
  const root = projectWith({
    'courier.schema.json': courier(),
    'depot.schema.json': { ...courier(), 'x-entity': { plural: 'depots' } },
  })
  await runPipeline(root)
  rmSync(join(root, 'schemas/depot.schema.json'))
  const { files } = await runPipeline(root, { check: true })
  expect(files?.written).toContain('schemas/generated/entities.ts')
  expect(files?.deleted).toContain('schemas/generated/depot.ts')
  expect(existsSync(join(root, 'schemas/generated/depot.ts'))).toBe(true)
})

test('a deleted schema leaves nothing behind', async () => {
  const root = projectWith({
    'courier.schema.json': courier(),
    'depot.schema.json': { ...courier(), 'x-entity': { plural: 'depots' } },
  })
  await runPipeline(root)
  rmSync(join(root, 'schemas/depot.schema.json'))
  const { files } = await runPipeline(root)
  expect(files?.deleted.length).toBeGreaterThan(3)
  const left = [...(files?.written ?? []), ...(files?.unchanged ?? [])]
  expect(left.filter((path) => /depot/i.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('with an error nothing is written', async () => {
  const root = projectWith({ 'courier.schema.json': courier({}, { 'x-iu': {} }) })
  expect(await runPipeline(root)).toEqual({ problems: [expect.objectContaining({ suggestion: 'x-ui' })] })
  expect(existsSync(join(root, 'schemas/generated'))).toBe(false)
  await expect(loadModel(root)).rejects.toThrow('unknown keyword "x-iu"')
})

test('a missing translation passes', async () => {
  const root = projectWith({ 'courier.schema.json': courier({ city: { title: 'Hamlet', type: 'string' } }) })
  expect((await runPipeline(root)).files?.written).not.toEqual([])
  expect((await runPipeline(root, { check: true })).files).toMatchObject(noFiles)
})

test('the cache gives what emitting gives, for one changed schema and those that embed it alone', async () => {
  const root = projectWith(manySchemas(4))
  await emit(await loadModel(root), openCache(root, await loadModel(root)))
  const changed = manySchemas(4)['thing-1.schema.json'] as { properties: object }
  changed.properties = {
    ...changed.properties,
    name: { title: 'Name', type: 'string', maxLength: 7, 'x-store': { index: true } },
  }
  writeSchema(root, 'thing-1.schema.json', changed)
  const model = await loadModel(root)
  expect(missed(root, model)).toEqual(['thing-1', 'thing-2'])
  expect(await emit(model, openCache(root, model))).toEqual(await emit(model))
  expect(missed(root, model)).toEqual([])
})

test('of a changed entity the cache gives the texts that are made of something else', async () => {
  const properties = (city: object) => ({ name: { type: 'string' }, city: { type: 'string', ...city } })
  const root = projectWith({ 'courier.schema.json': courier(properties({})) })
  const emitted = async (city: object) => {
    writeSchema(root, 'courier.schema.json', courier(properties(city)))
    const model = await loadModel(root)
    const files = await emit(model, openCache(root, model))
    expect(files.length).toBe((await emit(model)).length)
    return (ending: string) => files.find(({ path }) => path === `schemas/generated/courier${ending}`)?.text
  }
  await emitted({})
  const file = join(root, 'node_modules/.cache/dossier/courier.texts.json')
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { text: string }>
  for (const one of Object.values(kept)) one.text = `recalled\n${one.text}`
  writeFileSync(file, JSON.stringify(kept))

  const renamed = await emitted({ title: 'Town' })
  expect([renamed('.ts'), renamed('.validate.js')].map((text) => text?.includes('recalled'))).toEqual([true, true])
  const shorter = await emitted({ title: 'Town', maxLength: 7 })
  expect([shorter('.ts'), shorter('.validate.js')].map((text) => text?.includes('recalled'))).toEqual([true, false])
  const another = await emitted({ type: 'boolean' })
  expect([another('.ts'), another('.validate.js')].map((text) => text?.includes('recalled'))).toEqual([false, false])
})

test('after an entity came or went the cache still gives what emitting gives', async () => {
  const root = projectWith(manySchemas(3))
  await emit(await loadModel(root), openCache(root, await loadModel(root)))
  writeSchema(root, 'courier.schema.json', courier())
  const more = await loadModel(root)
  expect(await emit(more, openCache(root, more))).toEqual(await emit(more))
  rmSync(join(root, 'schemas/courier.schema.json'))
  const fewer = await loadModel(root)
  expect(await emit(fewer, openCache(root, fewer))).toEqual(await emit(fewer))
})

test('what is wrong with a pattern is said by every run, also by those that recall it', async () => {
  const root = projectWith({ 'courier.schema.json': courier({ city: { type: 'string', pattern: '^(a+)+$' } }) })
  const told = async () => {
    judged.clear()
    return (await runPipeline(root, { cache: true })).problems.map(({ message }) => message)
  }
  const first = await told()
  expect(first.join()).toContain('can run away')
  const file = join(root, 'node_modules/.cache/dossier/patterns.json')
  const kept = readFileSync(file, 'utf8')
  expect(await told()).toEqual(first)
  writeFileSync(file, kept.replace('can run away', 'is recalled'))
  expect((await told()).join()).toContain('is recalled')
  // Verdicts of another version of the check are ignored.
  writeFileSync(file, kept.replace(/"key":"./, '"key":"x').replace('can run away', 'is recalled'))
  expect(await told()).toEqual(first)
})

const missed = (root: string, model: Model): string[] => {
  const cache = openCache(root, model)
  return model.entities.filter((entity) => !cache.get(entity)).map(({ facts }) => facts.name)
}
