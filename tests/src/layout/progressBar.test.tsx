import { act, cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext, TestMemoryRouter } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { counted } from '#providers/activity.ts'
import { ProgressBar } from '#src/layout/ProgressBar.tsx'

/** A call that runs until it is ended. */
function begin(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let call: Promise<void>
  act(() => void (call = counted(() => promise)))
  return () =>
    act(async () => {
      resolve()
      await call
    })
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const percent = () => {
  const bar = screen.queryByRole('progressbar')
  return bar && Number(bar.getAttribute('aria-valuenow'))
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <TestMemoryRouter>
      <CoreAdminContext>
        <ProgressBar />
      </CoreAdminContext>
    </TestMemoryRouter>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('§9.8 begins with the first call, creeps each 100 ms, fills when the last ends and hides 1 s later', async () => {
  expect(percent()).toBeNull()
  const end = begin()
  expect(percent()).toBe(0)
  expect(screen.getByRole('region', { name: /\S/ }).contains(screen.getByRole('progressbar'))).toBe(true)
  pass(99)
  expect(percent()).toBe(0)
  pass(1)
  const first = percent() ?? 0
  expect(first).toBeGreaterThan(0)
  pass(100)
  expect(percent()).toBeGreaterThan(first)
  pass(600_000)
  expect(percent()).toBeLessThan(100)

  await end()
  expect(percent()).toBe(100)
  pass(999)
  expect(percent()).toBe(100)
  pass(1)
  expect(percent()).toBeNull()
})

test('§9.8 counts the calls: only the end of the last one fills it', async () => {
  const [endFirst, endLast] = [begin(), begin()]
  pass(300)
  const before = percent() ?? 0
  await endFirst()
  expect(percent()).toBe(before)
  pass(100)
  expect(percent()).toBeGreaterThan(before)
  await endLast()
  expect(percent()).toBe(100)
})

test('§9.8 a call that begins while the bar is full starts it anew, and nothing hides it meanwhile', async () => {
  await begin()()
  pass(500)
  const end = begin()
  expect(percent()).toBe(0)
  pass(1000)
  expect(percent()).toBeGreaterThan(0)
  await end()
  pass(1000)
  expect(percent()).toBeNull()
})
