import { expect, test } from 'vitest'
import { told, type Finding } from './findings.ts'

const about = { project: 'dom', file: 'tests/a.test.tsx', test: 'opens', load: 2.5 }
const repeated: Finding = { kind: 'repeated', ...about, error: 'waited 20001 ms: nothing', longestWait: 20_001 }
const wait = (took: number, limit: number): Finding => ({ kind: 'wait', ...about, what: 'waitFor', took, limit })
const all = { nameless: [], seed: '7' }

test('a quiet run has one line', () => {
  expect(told([], all)).toEqual({ lines: ['0 repeated, 0 long waits, 0 in quarantine, seed 7'], failures: 0 })
})

test('a repeated test is told, and three fail nobody', () => {
  const { lines, failures } = told([repeated, repeated, repeated], all)
  expect(lines[0]).toBe('repeated: tests/a.test.tsx > opens: waited 20001 ms: nothing')
  expect({ last: lines.at(-1), failures }).toEqual({
    last: '3 repeated, 0 long waits, 0 in quarantine, seed 7',
    failures: 0,
  })
})

test('a fourth one fails the run', () => {
  expect(told([repeated, repeated, repeated, repeated], all).failures).toBe(1)
})

test('waits are told by what is left of their limit, and no more than can be read', () => {
  const { lines } = told([wait(600, 1000), wait(900, 1000), wait(11_000, 20_000)], all)
  expect(lines.map((line) => / took (\d+) of/.exec(line)?.[1])).toEqual(['900', '600', '11000', undefined])
  expect(
    told(
      Array.from({ length: 50 }, () => wait(600, 1000)),
      all,
    ).lines,
  ).toHaveLength(21)
})

test('a test in quarantine is told and fails nobody, one that does not exist does', () => {
  const entry = { file: 'tests/b.test.ts', test: 'no more', day: '2026-11-01', reason: 'a pause' }
  const found = told([{ kind: 'quarantine', ...about, error: 'not found' }], { ...all, nameless: [entry] })
  expect(found.lines.slice(0, 2)).toEqual([
    'in quarantine: tests/a.test.tsx > opens: not found',
    'in quarantine, but there is no such test: tests/b.test.ts > no more',
  ])
  expect(found.failures).toBe(1)
})
