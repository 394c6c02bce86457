/**
 * Codegen runs clean: schemas without mistakes, words in every language, migrations planned. What is generated
 * on this machine is what all emitters give without their cache.
 */
import { expect, test } from 'vitest'
import { run } from '#codegen/commands/run.ts'
import { runPipeline } from '#codegen/pipeline.ts'

test('schemas, words, migrations and limits are right, and ejected views are those of their schemas', async () => {
  const { lines } = await run('.', { check: true, accept: [] })
  expect(lines).toEqual([expect.stringMatching(/^codegen: \d+ entities, clean, \d+ ms$/)])
})

test('every generated file is what its schema leads to; if not: npm run codegen', async () => {
  const { files } = await runPipeline('.', { check: true })
  expect({ stale: files?.written, superfluous: files?.deleted }).toEqual({ stale: [], superfluous: [] })
})
