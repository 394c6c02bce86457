import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { core, longGroups, subjects } from './groups.ts'
import { allTests, groupOf, isAt, isCore, isLong, isSmoke, journeyOf, subjectOf } from './testFiles.ts'

const files = allTests()

test('every test file belongs to what all runs have, to one subject, or to a long group', () => {
  const without = files.filter((file) =>
    isLong(file) ? groupOf(file) === undefined : isCore(file) === (subjectOf(file) !== undefined),
  )
  expect(without).toEqual([])
})

test('every subject is in the table, and its screens and tests exist', () => {
  const folders = readdirSync('server/subjects', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(Object.keys(subjects)).toEqual(folders.map(({ name }) => name))
  const screens = Object.values(subjects).flatMap(({ screens: places = [] }) => places)
  const sources = [...files, ...['resources', 'src/screens'].flatMap((place) => childrenOf(place))]
  expect(screens.filter((place) => !sources.some((file) => isAt(file, place) || isAt(file, `tests/${place}`)))).toEqual(
    [],
  )
})

test('a subject with tests has one that every run has', () => {
  const tested = Object.entries(subjects).filter(([name]) => existsSync(`tests/server/subjects/${name}`))
  const smokes = new Set(files.filter(isSmoke).map(subjectOf))
  expect(tested.map(([name]) => name).filter((name) => !smokes.has(name))).toEqual([])
})

test('each place of the core has tests, and each journey its browser test', () => {
  expect(core.filter((place) => place.split('/').length > 2 && !files.some((file) => isAt(file, place)))).toEqual([])
  const journeys = Object.values(subjects).flatMap((subject) => subject.journeys ?? [])
  expect(journeys.filter((name) => !files.some((file) => isAt(file, `tests/e2e/${name}`)))).toEqual([])
  expect(journeyOf('tests/e2e/inbox.long.e2e.ts')).toBe('incomingMail')
})

test('a long file belongs to the first group that fits', () => {
  const found = ['tests/server/heldLoop.long.test.ts', 'tests/server/bench.long.test.ts', 'tests/e2e/log.long.e2e.ts']
  expect(found.map(groupOf)).toEqual(['bodies', 'benches', 'journeys'])
  expect(Object.keys(longGroups)).toContain('generator')
})

const childrenOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).map(
    (entry) => `${folder}/${entry.name}${entry.isDirectory() ? '/' : ''}`,
  )
