import { expect, test } from 'vitest'
import { trainingState } from '#domain/training.ts'

test.each([
  ['2026-03-01', 'expired'],
  ['2026-03-02', 'soon'],
  ['2026-05-01', 'soon'],
  ['2026-05-02', 'valid'],
])('a training until %s is %s on 2 March 2026', (expires, state) => {
  expect(trainingState(expires, '2026-03-02')).toBe(state)
})
