/** The table of features names tests that exist, so that no row outlives its feature. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const people = ['developers', 'settings admins', 'staff', 'everybody']
const page = readFileSync('docs/features.md', 'utf8')
const rows = page.split('\n').filter((line) => /^\|(?!---| feature )/.test(line))

test('each feature says for whom, since when, and which test shows it', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.flatMap((row) => mistakeOf(row) ?? [])).toEqual([])
})

test('no feature stands there twice', () => {
  const features = rows.map((row) => row.split(' | ')[0])
  expect(features.filter((feature, index) => features.indexOf(feature) !== index)).toEqual([])
})

function mistakeOf(row: string): string | undefined {
  const [, , who = '', since = '', file = '', title = ''] =
    /^\| (.+) \| (.+) \| (\d{4}-\d\d-\d\d) \| `([^`]+)` (.+) \|$/.exec(row) ?? []
  if (!people.includes(who)) return `for ${people.join(', ')}, a day, and a test as \`file\` name: ${row}`
  if (since < '2026-11-20') return `since a day before the first: ${row}`
  const place = path.join('tests', file)
  if (!existsSync(place)) return `no file ${place}: ${row}`
  const names = readFileSync(place, 'utf8').matchAll(/\b(?:test|describe)\b[^'"`\n]*\(\s*(['"`])(.+?)\1/g)
  return [...names].some(([, , name = '']) => name.startsWith(title)) ? undefined : `no such test in ${place}: ${row}`
}
