/** Generated files are committed: names those that differ from what the schemas generate. */
import { expect, test } from 'vitest'
import { runPipeline } from '#codegen/pipeline.ts'

test('every generated file is what its schema leads to, with a word in every language', async () => {
  const { problems, files } = await runPipeline('.', { check: true })
  expect(problems.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([])
  expect({ stale: files?.written, superfluous: files?.deleted }).toEqual({ stale: [], superfluous: [] })
})
