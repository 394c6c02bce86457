import { expect, test } from 'vitest'
import { failsFor, isToSwitchOff, nextTry } from '#domain/webhooks/retry.ts'

const minute = 60_000
const hour = 60 * minute

test('tries again after 1 m, 5 m, 30 m, 2 h, 12 h and 24 h, then daily, and ends five days after the first', () => {
  const waits = []
  let now = 0
  for (let tries = 1; ; tries += 1) {
    const next = nextTry(tries, 0, now)
    if (next === undefined) break
    waits.push(next - now)
    now = next
  }
  const day = 24 * hour
  expect(waits.slice(0, 6)).toEqual([minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour, day])
  expect(waits.slice(6, -1)).toEqual([day, day, day])
  expect(now).toBe(5 * day)
})

test.each([
  { since: undefined, now: failsFor, isOff: false },
  { since: 0, now: failsFor - 1, isOff: false },
  { since: 0, now: failsFor, isOff: true },
])('failing since $since, at $now: off is $isOff', ({ since, now, isOff }) => {
  expect(isToSwitchOff(since, now)).toBe(isOff)
})
