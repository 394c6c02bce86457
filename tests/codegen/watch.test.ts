import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { RunResult } from '#codegen/commands/run.ts'
import { watchSchemas } from '#codegen/commands/watch.ts'
import { courier, projectWith, writeSchema } from './project.ts'

test('a saved schema runs codegen again, also after one with an error', async () => {
  const root = projectWith({ 'courier.schema.json': courier() })
  mkdirSync(join(root, 'resources/couriers'), { recursive: true })
  const results: RunResult[] = []
  let heard = () => {}
  const stop = watchSchemas(root, (result) => {
    results.push(result)
    heard()
  })
  onTestFinished(stop)
  const until = async (wanted: (result: RunResult) => boolean) => {
    while (!results.some(wanted)) await new Promise<void>((resolve) => (heard = resolve))
    results.length = 0
  }

  await until(({ ok }) => ok)
  writeSchema(root, 'courier.schema.json', '{')
  await until(({ ok }) => !ok)
  writeSchema(root, 'courier.schema.json', courier({ city: { title: 'Name', type: 'string' } }))
  await until(({ ok }) => ok)
  expect(readFileSync(join(root, 'schemas/generated/courier.ts'), 'utf8')).toContain('city')

  writeSchema(root, 'i18n/courier.json', { nl: { title: 'Koerier' } })
  await until(({ ok }) => ok)
  expect(readFileSync(join(root, 'schemas/generated/messages.nl.json'), 'utf8')).toContain('Koerier')

  writeFileSync(join(root, 'resources/couriers/index.ts'), 'export default {}\n')
  await until(({ ok }) => ok)
  expect(readFileSync(join(root, 'resources/generated/resources.ts'), 'utf8')).toContain('#resources/couriers/index.ts')

  mkdirSync(join(root, 'schemas/texts/screens'), { recursive: true })
  await until(({ ok }) => ok)
  writeSchema(root, 'texts/screens/parcels.json', { 'parcel.lost': { nl: 'Weg', en: 'Lost', fr: 'Perdu' } })
  await until(({ ok }) => ok)
  expect(readFileSync(join(root, 'schemas/generated/screenTexts.nl.json'), 'utf8')).toContain('Weg')
})
