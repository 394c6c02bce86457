import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { readQuarantine, wrongEntries } from './quarantine.ts'
import { fromGit } from './seed.ts'

const files = ['tests/a.test.ts']
const entry = { file: 'tests/a.test.ts', test: 'waits', day: '2026-11-10', reason: 'the list comes twice' }
const wrong = (today: string, ...entries: (typeof entry)[]) => wrongEntries(entries, { files, today })

test('an entry lasts two weeks from its day', () => {
  expect(wrong('2026-11-10', entry)).toEqual([])
  expect(wrong('2026-11-24', entry)).toEqual([])
  expect(wrong('2026-11-25', entry)).toEqual([
    'tests/a.test.ts > waits: is here since 2026-11-10, longer than 14 days; mend the test',
  ])
})

test('an entry names a file that there is, a day that has been, and a reason, once', () => {
  expect(wrong('2026-11-20', { ...entry, file: 'tests/b.test.ts' })).toEqual([
    'tests/b.test.ts > waits: there is no such file',
  ])
  expect(wrong('2026-11-20', { ...entry, day: '2026-12-24' })).toEqual([
    'tests/a.test.ts > waits: 2026-12-24 is no day until 2026-11-20',
  ])
  expect(wrong('2026-11-20', { ...entry, day: 'soon' })).toEqual([
    'tests/a.test.ts > waits: soon is no day until 2026-11-20',
  ])
  expect(wrong('2026-11-20', { ...entry, reason: ' ' })).toEqual(['tests/a.test.ts > waits: say why'])
  expect(wrong('2026-11-20', entry, entry)).toEqual(['tests/a.test.ts > waits: is here twice'])
})

test('the quarantine of this commit', () => {
  const ours = execFileSync('git', ['ls-files', 'tests'], { encoding: 'utf8' }).split('\n')
  // Judged by the day of the commit: the same commit passes next year too.
  const today = process.env.TEST_DAY ?? fromGit('log', '-1', '--format=%cs')
  expect(wrongEntries(readQuarantine(), { files: ours, today })).toEqual([])
})
