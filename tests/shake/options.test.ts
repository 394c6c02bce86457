import { expect, test } from 'vitest'
import { lastHalfHour, optionsOf } from './options.ts'

const changed = [
  'src/App.tsx',
  'tests/src/a.test.tsx',
  'tests/server/b.test.ts',
  'tests/e2e/c.long.e2e.ts',
  'docs/tests.md',
]

test('without files, tests of pages and browsers that were touched are shaken ten times', () => {
  expect(optionsOf([], changed)).toEqual({
    times: 10,
    seconds: Infinity,
    files: ['tests/src/a.test.tsx', 'tests/e2e/c.long.e2e.ts'],
    tooMany: 0,
  })
})

test('more than are wanted are told instead', () => {
  expect(optionsOf(['--most', '1'], changed)).toMatchObject({ files: [], tooMany: 2 })
  expect(optionsOf(['--most', '2'], changed)).toMatchObject({ tooMany: 0 })
})

test('files, rounds and seconds are given', () => {
  expect(optionsOf(['--times', '3', 'tests/server/b.test.ts', '--seconds', '60'], changed)).toEqual({
    times: 3,
    seconds: 60,
    files: ['tests/server/b.test.ts'],
    tooMany: 0,
  })
  expect(() => optionsOf(['--times', 'often'], [])).toThrow('--times is "often"')
})

test('the year ends soon', () => {
  expect(lastHalfHour(new Date('2026-03-01T12:00:00Z'))).toBe('2026-12-31T23:30:00Z')
})
