import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { counts, withPages } from '#codegen/count.ts'
import { entities } from '#schemas/generated/entities.ts'

test('what is by schema and what by hand is counted for each entity', () => {
  const page = counts('.')
  expect(page).toContain(`| entities, one schema each | ${entities.length} |`)
  expect(page).not.toMatch(/NaN|undefined|Infinity/)
  expect(page).toMatch(/^\| files \| \d+ \| list \| \d+ \| \d+ \|$/m)
})

test('the number of pages that are built has its place in the README', () => {
  const sentence = /Of the 122 pages that the product is to have (\d+) are built/
  const readme = readFileSync('README.md', 'utf8')
  expect(readme).toMatch(sentence)
  expect(withPages(readme.replace(sentence, 'Of the 1 pages that the product is to have 1 are built'))).toBe(
    withPages(readme),
  )
})
