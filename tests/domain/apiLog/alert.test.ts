import fc from 'fast-check'
import { expect, test } from 'vitest'
import { highest, judge, measured, transition, type Counted, type Metric, type Rule } from '#domain/apiLog/alert.ts'
import { bounds, classes, percentile } from '#domain/apiLog/histogram.ts'

const counted = (more: Partial<Counted>): Counted => ({
  minutes: 10,
  calls: 100,
  errors: 0,
  p95: 80,
  failedSignIns: 0,
  ...more,
})
const rule = (metric: Metric, threshold: number | null, minimumCalls: number | null = null): Rule => ({
  metric,
  threshold,
  minimumCalls,
})

test.each([
  { of: rule('callsAbove', 10), found: {}, was: false, verdict: 'fine', why: '10 a minute are not above 10' },
  { of: rule('callsAbove', 10), found: { calls: 101 }, was: false, verdict: 'over', why: '10.1 a minute are' },
  { of: rule('callsAbove', 10), found: { calls: 91 }, was: true, verdict: 'over', why: '9.1 is within the margin' },
  { of: rule('callsAbove', 10), found: { calls: 90 }, was: true, verdict: 'fine', why: '9 is back' },
  { of: rule('callsBelow', 10), found: {}, was: false, verdict: 'fine', why: '10 a minute are not below 10' },
  { of: rule('callsBelow', 10), found: { calls: 99 }, was: false, verdict: 'over', why: '9.9 a minute are' },
  { of: rule('callsBelow', 10), found: { calls: 0 }, was: false, verdict: 'over', why: 'none is below any' },
  { of: rule('callsBelow', 10), found: { calls: 111 }, was: true, verdict: 'over', why: '11.1 is within the margin' },
  { of: rule('callsBelow', 10), found: { calls: 112 }, was: true, verdict: 'fine', why: '11.2 is back' },
  { of: rule('silence', null), found: { calls: 0 }, was: false, verdict: 'over', why: 'nobody calls' },
  { of: rule('silence', null), found: { calls: 1 }, was: true, verdict: 'fine', why: 'one call ends it' },
  { of: rule('errorShare', 5, 20), found: { errors: 5 }, was: false, verdict: 'fine', why: '5 % are not above 5' },
  { of: rule('errorShare', 5, 20), found: { errors: 6 }, was: false, verdict: 'over', why: '6 % are' },
  {
    of: rule('errorShare', 5, 20),
    found: { calls: 1, errors: 1 },
    was: false,
    verdict: 'few',
    why: 'one of one is too few',
  },
  {
    of: rule('errorShare', 5, 20),
    found: { calls: 20, errors: 2 },
    was: false,
    verdict: 'over',
    why: '20 are enough',
  },
  {
    of: rule('errorShare', 5, 20),
    found: { calls: 10, errors: 1 },
    was: true,
    verdict: 'over',
    why: 'once over, fewer are enough',
  },
  { of: rule('errorShare', 5, 20), found: { calls: 0 }, was: true, verdict: 'few', why: 'nobody calls any more' },
  { of: rule('p95', 500, 20), found: { p95: 501 }, was: false, verdict: 'over', why: '501 ms are above 500' },
  { of: rule('p95', 500, 20), found: { p95: 500 }, was: false, verdict: 'fine', why: '500 ms are not' },
  { of: rule('p95', 500, 20), found: { p95: 900, calls: 19 }, was: false, verdict: 'few', why: '19 calls are too few' },
  { of: rule('p95', 500, 20), found: { p95: null, calls: 0 }, was: true, verdict: 'few', why: 'nothing was measured' },
  { of: rule('failedSignIns', 5), found: { failedSignIns: 5 }, was: false, verdict: 'fine', why: '5 are not above 5' },
  { of: rule('failedSignIns', 5), found: { failedSignIns: 6, calls: 0 }, was: false, verdict: 'over', why: '6 are' },
  { of: rule('failedSignIns', 1), found: { failedSignIns: 0 }, was: true, verdict: 'fine', why: 'none is back' },
])('$of.metric, over before: $was → $verdict: $why', ({ of, found, was, verdict }) => {
  expect(judge(of, counted(found), was)).toBe(verdict)
})

test('only what begins and what ends is told', () => {
  expect(transition(false, 'over')).toBe('begins')
  expect(transition(true, 'over')).toBeUndefined()
  expect(transition(true, 'fine')).toBe('ends')
  expect(transition(true, 'few')).toBe('ends')
  expect(transition(false, 'fine')).toBeUndefined()
  expect(transition(false, 'few')).toBeUndefined()
})

test('the slowest calls there are pass the highest threshold', () => {
  const slowest = Array.from({ length: classes }, (_, index) => (index === bounds.length ? 50 : 0))
  const p95 = percentile(slowest, 0.95) ?? null
  expect(judge(rule('p95', highest.p95, 1), counted({ p95 }), false)).toBe('over')
  expect(judge(rule('errorShare', highest.errorShare, 1), counted({ errors: 100 }), false)).toBe('over')
})

test('what was over stays over at whatever would make it so', () => {
  const metrics = fc.constantFrom<Metric>('callsAbove', 'callsBelow', 'silence', 'errorShare', 'p95', 'failedSignIns')
  const few = fc.integer({ min: 0, max: 300 })
  fc.assert(
    fc.property(metrics, few, few, few, fc.integer({ min: 1, max: 300 }), (metric, calls, share, most, threshold) => {
      const found = counted({
        calls,
        errors: Math.min(calls, share),
        p95: calls === 0 ? null : most,
        failedSignIns: most,
      })
      const of = rule(metric, threshold, 20)
      if (judge(of, found, false) === 'over') expect(judge(of, found, true)).toBe('over')
    }),
  )
})

test('calls are measured per minute, errors as a share', () => {
  expect(measured('callsBelow', counted({ calls: 5 }))).toBe(0.5)
  expect(measured('errorShare', counted({ errors: 4 }))).toBe(4)
  expect(measured('errorShare', counted({ calls: 0 }))).toBeNull()
})
