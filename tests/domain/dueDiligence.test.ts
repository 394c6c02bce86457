import { expect, test } from 'vitest'
import { nextReview, obstacleToApproval } from '#domain/dueDiligence.ts'

test.for([
  ['2026-11-20', 'high', '2027-11-20'],
  ['2026-11-20', 'medium', '2028-11-20'],
  ['2026-11-20', 'low', '2029-11-20'],
  ['2028-02-29', 'high', '2029-02-28'],
] as const)('decided on %s at %s risk: again on %s', ([day, risk, again]) => {
  expect(nextReview(day, risk)).toBe(again)
})

test('approval needs a risk and checks that are done and of which none failed', () => {
  const ok = { check: 'ubo', result: 'ok' }
  expect(obstacleToApproval('low', [])).toBe('checks')
  expect(obstacleToApproval('low', [ok, { check: 'pep', result: 'failed' }])).toBe('failed')
  expect(obstacleToApproval('low', [ok, { check: 'pep' }])).toBe('unfinished')
  expect(obstacleToApproval(null, [ok])).toBe('risk')
  expect(obstacleToApproval('high', [ok, { check: 'pep', result: 'attention' }])).toBe('remark')
  expect(obstacleToApproval('high', [ok, { check: 'pep', result: 'attention', note: 'seen' }])).toBeUndefined()
})
