import { expect, test } from 'vitest'
import { figureName } from './budget.ts'
import { report, type FileRun } from './report.ts'

const run = (path: string, seconds: number): FileRun => ({
  path,
  project: 'node',
  figure: path,
  failed: 0,
  whole: true,
  seconds,
  loading: 1,
  clock: seconds * 2,
  tests: [1, 4, 2, 3].map((took) => ({ name: `takes ${took}`, seconds: took })),
})
const budget = {
  sets: { standard: 100 },
  kinds: {},
  subjects: {},
  files: { 'tests/e2e/start.e2e.ts': 30, 'tests/server/a.test.ts': 3 },
}

/** As many files at their figures as tell how fast the machine is. */
const paths = Array.from({ length: 24 }, (_, n) => `tests/server/lists/${n}.test.ts`)
const whole = { ...budget, files: { ...budget.files, ...Object.fromEntries(paths.map((path) => [path, 10])) } }
const pathsOf = (runs: Iterable<FileRun>) => Array.from(runs, ({ path }) => path)
const all = (seconds: number) => paths.map((path) => run(path, seconds))

test('a file above its limit is named with its three dearest tests, and fails above twice of it', () => {
  const dear = [run('tests/server/a.test.ts', 17), run('tests/e2e/start.e2e.ts', 40)]
  const { lines, dear: found } = report([...dear, ...all(10)], { budget: whole })
  expect(pathsOf(found)).toEqual(['tests/server/a.test.ts'])
  expect(lines.slice(0, 5)).toEqual([
    'over its limit: tests/e2e/start.e2e.ts (node) 40.0 s, 80 of the clock, 4 tests, limit 30 s',
    '    4.0 s of the clock: takes 4',
    '    3.0 s of the clock: takes 3',
    '    2.0 s of the clock: takes 2',
    'TOO DEAR: tests/server/a.test.ts (node) 17.0 s, 34 of the clock, 4 tests, limit 8 s',
  ])
  expect(lines).toContain('grown: tests/server/a.test.ts (node) 17.0 s, 34 of the clock, 4 tests, 3 s before')
  // By themselves they may be dear because the machine is slow.
  expect(report(dear, { budget: whole }).dear.size).toBe(0)
  expect(report(dear, { budget: whole, slowness: { all: 1 } }).dear.size).toBe(1)
})

test('a small file may double, and without figures there is no limit', () => {
  expect(report([run('tests/server/a.test.ts', 7), ...all(10)], { budget: whole }).dear.size).toBe(0)
  const bare = { ...whole, sets: {} }
  expect(report([run('tests/server/a.test.ts', 70), ...all(10)], { budget: bare }).dear.size).toBe(0)
})

test('on a slow machine, where every file takes longer, limits are as much higher', () => {
  expect(report(all(28), { budget: whole }).dear.size).toBe(0)
  const { dear, lines } = report([...all(20).slice(1), run(paths[0] ?? '', 41)], { budget: whole })
  expect(pathsOf(dear)).toEqual([paths[0]])
  expect(lines[0]).toMatch(/^TOO DEAR: tests\/server\/lists\/0\.test\.ts .*, limit 20 s$/)
  expect(lines).toContain(
    "This machine takes 2.00 (api), 2.00 (all) times what the budget's does; limits are as much higher.",
  )
})

test('a machine that is slow with pages only gives pages more', () => {
  const pages = Array.from({ length: 24 }, (_, n) => `tests/src/${n}.test.tsx`)
  const mixed = { ...whole, files: { ...whole.files, ...Object.fromEntries(pages.map((path) => [path, 10])) } }
  const { dear } = report([...all(21), ...pages.map((path) => run(path, 41))], {
    budget: mixed,
    slowness: { all: 2, dom: 2.5 },
  })
  expect(dear.size).toBe(0)
  expect(report([...all(10), ...pages.map((path) => run(path, 30))], { budget: mixed }).slowness).toMatchObject({
    api: 1,
    dom: 3,
  })
})

test('where some files are slower than others by the machine, what three of four stay below counts; a few by a change do not', () => {
  const some = (share: number, seconds: number) => all(10).map((one, n) => (n < share ? { ...one, seconds } : one))
  const count = all(10).length
  expect(report(some(Math.ceil(count / 3), 25), { budget: whole }).dear.size).toBe(0)
  expect(report(some(Math.floor(count / 5), 25), { budget: whole }).dear.size).toBe(Math.floor(count / 5))
})

test('the dearest and the sum are said', () => {
  const runs = Array.from({ length: 12 }, (_, n) => run(`tests/src/${n}.test.tsx`, n / 2))
  const { lines } = report(runs, { budget })
  expect(lines.filter((line) => line.startsWith('dear: '))).toHaveLength(10)
  expect(lines[0]).toContain('tests/src/11.test.tsx')
  expect(lines.at(-2)).toMatch(/^12 files: 33 processor seconds of tests and 12 of loading, \d+ with all/)
  expect(lines.at(-1)).toBe('Of the standard set 0; it may take 1200.')
})

test('a run on the embedded engine has a figure of its own; without one it may take three times that of a server', () => {
  const file = 'tests/server/a.test.ts'
  expect([true, false].map((onServer) => figureName(file, 'node', onServer))).toEqual([file, `embedded ${file}`])
  expect(figureName('tests/domain/a.test.ts', 'node', false)).toBe('tests/domain/a.test.ts')
  const once = { ...run(file, 17), figure: figureName(file, 'embedded', true) }
  expect(pathsOf(report([run(file, 17), ...all(10)], { budget: whole }).dear)).toEqual([file])
  expect(report([once, ...all(10)], { budget: whole }).dear.size).toBe(0)
  const measured = { ...whole, files: { ...whole.files, [once.figure]: 4 } }
  expect(pathsOf(report([once, ...all(10)], { budget: measured }).dear)).toEqual([file])
})
