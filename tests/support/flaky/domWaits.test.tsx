import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'

/** Takes its time at the first question, so that no timer of a wait can be quicker. */
function inThirty(): true {
  const begun = performance.now()
  while (performance.now() - begun < 30);
  return true
}

test('waitFor and findBy are measured, each with its own limit', async ({ task }) => {
  onTestFinished(() => void (document.body.innerHTML = ''))
  document.body.innerHTML = '<p>there</p>'
  await screen.findByText((text) => text === 'there' && inThirty(), {}, { timeout: 41 })
  await waitFor(inThirty, { timeout: 42 })
  await screen.findByText((text) => text === 'there' && inThirty())
  expect(task.meta.waits?.map(({ limit }) => limit)).toEqual([41, 42])
  expect(task.meta.waits?.[0]?.what).toMatch(/^waitFor at tests\/.*domWaits\.test\.tsx:\d+$/)
  delete task.meta.waits
})
