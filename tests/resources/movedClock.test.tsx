/** The database in memory of the tests of pages, while such a test moves its clock. */
import { expect, onTestFinished, vi } from 'vitest'
import { test } from '#tests/support/api.ts'

test('a test that moves its timers by minutes does not end the database', async ({ api }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const answer = api.rows('due_diligence')
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(await answer).toEqual([])
  expect(await api.rows('due_diligence')).toEqual([])
})
