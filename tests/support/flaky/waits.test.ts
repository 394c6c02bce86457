import { expect, test, vi } from 'vitest'
import { repeatOnce } from './secondTries.ts'
import { measured } from './waits.ts'

/** Takes its time at the first question, so that no timer of a wait can be quicker. */
function inThirty(): true {
  const begun = performance.now()
  while (performance.now() - begun < 30);
  return true
}
const isRepeated = (message: string) => repeatOnce.condition.test(message)
/** The error of a wait, without a mark of what was asked at first. */
const failureOf = (wait: PromiseLike<unknown>) =>
  Promise.resolve(wait).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )

test('a wait that took more than half of its limit is noted at its test, with its line', async ({ task }) => {
  expect(await measured('answer', 41, inThirty)).toBe(true)
  expect(await measured('answer', 100_000, inThirty)).toBe(true)
  expect(task.meta.waits).toEqual([
    { what: expect.stringMatching(/^answer at tests\/.*waits\.test\.ts:\d+$/), took: expect.any(Number), limit: 41 },
  ])
  expect(task.meta.longestWait).toBeGreaterThanOrEqual(30)
  delete task.meta.waits
})

test('waits of vitest are measured, each with its own limit', async ({ task }) => {
  await vi.waitFor(inThirty, { timeout: 41 })
  await vi.waitUntil(inThirty, 42)
  await expect.poll(inThirty, { timeout: 43 }).not.toBe(false)
  await expect.poll(inThirty).toBe(true)
  expect(task.meta.waits?.map(({ what, limit }) => [what.split(' ')[0], limit])).toEqual([
    ['vi.waitFor', 41],
    ['vi.waitUntil', 42],
    ['expect.poll', 43],
  ])
  delete task.meta.waits
})

test('what was not there in time says so, and such a test is tried again', async ({ task }) => {
  const messages = [
    await failureOf(expect.poll(() => 1, { timeout: 30 }).toBe(2)),
    await failureOf(vi.waitFor(() => expect(1).toBe(2), 30)),
  ]
  expect(messages).toEqual([
    expect.stringMatching(/^waited \d+ ms: expected 1 to be 2/),
    expect.stringMatching(/^waited \d+ ms: expected 1 to be 2/),
  ])
  expect(messages.every(isRepeated)).toBe(true)
  delete task.meta.waits
})

test.for([
  'Test timed out in 60000ms.\nIf this is a long-running test',
  'locator.click: Timeout 60000ms exceeded.',
  'Timed out in waitFor!',
  'Unable to find an accessible element with the role "button"',
  'Unable to find a label with the text of: Name',
  'Unable to find role="row"',
])('a test is tried again for: %s', (message) => {
  expect(isRepeated(message)).toBe(true)
})

test.for([
  'expected 1 to be 2 // Object.is equality',
  'Found multiple elements with the text: Name',
  'Cannot read properties of undefined',
  'the mail says: Unable to find a label',
  'page.goto: net::ERR_CONNECTION_REFUSED',
])('a wrong value fails at once: %s', (message) => {
  expect(isRepeated(message)).toBe(false)
})
