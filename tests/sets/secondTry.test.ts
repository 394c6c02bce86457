import { expect, test } from 'vitest'
import type { FileRun } from './report.ts'
import { chosenAgain, sumOfBoth, worthTrying } from './secondTry.ts'

const run = (path: string, failed = 0, project = 'node'): FileRun => {
  return { path, project, figure: path, failed, whole: failed === 0, seconds: 1, loading: 0, clock: 1, tests: [] }
}
const turn = new Set(['b.test.ts', 'embedded c.test.ts'])
const runs = [run('a.test.ts'), run('b.test.ts', 2), run('c.test.ts', 1, 'embedded')]

test('what only had its turn is tried again', () => {
  const again = worthTrying({ code: 1, runs, slowness: {}, summary: [[7, 3]] }, { turn })
  expect(chosenAgain(again)).toEqual({ files: new Set(['b.test.ts']), embedded: new Set(['c.test.ts']) })
})

test('a file that cost too much is tried again, and with it what had its turn', () => {
  const dear = { ...run('a.test.ts'), isDear: true }
  const ended = { code: 1, slowness: {} }
  const summary = [
    [9, 0],
    [0, 1],
  ] as const
  expect(worthTrying({ ...ended, runs: [dear, run('b.test.ts')], summary }, { turn })).toEqual([dear])
  const failed = run('b.test.ts', 1)
  const both = [
    [8, 1],
    [0, 1],
  ] as const
  expect(worthTrying({ ...ended, runs: [dear, failed], summary: both }, { turn })).toEqual([failed, dear])
})

test.each([
  ['all passed', { code: 0, runs: [run('a.test.ts')], summary: [[1, 0]] as const }],
  ['another test failed too', { code: 1, runs: [...runs, run('d.test.ts', 1)], summary: [[7, 4]] as const }],
  ['its file failed on the other engine', { code: 1, runs: [run('c.test.ts', 1)], summary: [[7, 1]] as const }],
  ['an error came from outside the tests', { code: 1, runs, summary: [[7, 4]] as const }],
])('not when %s', (_why, ended) => {
  expect(worthTrying({ ...ended, slowness: {} }, { turn })).toEqual([])
})

test('the second try stands in place of the first', () => {
  expect(sumOfBoth([[7, 3]], [[5, 0]], 3)).toEqual([[10, 0]])
  expect(sumOfBoth([[7, 3]], [[4, 1]], 3)).toEqual([[9, 1]])
})
