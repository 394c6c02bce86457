/** Sixty mutated e-mails; the long set has two thousand, with what they cost. */
import { expect } from 'vitest'
import { test } from './inbox.ts'
import { takeMutated } from './mutations.ts'

test('of sixty mutated e-mails none is lost, and what cannot be read is told', async ({ api }) => {
  const { offered, read, told } = await takeMutated(api, 0, 60)
  expect([offered, read > 30, told > 0]).toEqual([60, true, true])
})
