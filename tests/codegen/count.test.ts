import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counts, countsPath } from '#codegen/commands/count.ts'

test('docs/counts.md says what is so; npm run count writes it', () => {
  expect(readFileSync(countsPath, 'utf8')).toBe(counts('.'))
})
