/**
 * Each line of sections 8 and 9 of the specification is named by the title of a test: `§8.3 …` is the third
 * line of section 8.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const lines = { 8: 13, 9: 15 }

const titles = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(test|e2e)\.tsx?$/.test(file) && !file.endsWith('lines.test.ts'))
  .flatMap((file) => readFileSync(join('tests', file), 'utf8').match(/['"`][^'"`\n]*§[89]\.\d+/g) ?? [])
  .join('\n')

test.for(Object.entries(lines))('section %s is covered line by line', ([section, count]) => {
  const numbers = Array.from({ length: count }, (_, index) => `§${section}.${index + 1}`)
  expect(numbers.filter((number) => !new RegExp(`${number}(?!\\d)`).test(titles))).toEqual([])
})
