/** Some mutated files of each kind; `fuzz.long.test.ts` sends a thousand, and measures. */
import { expect } from 'vitest'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'
import { test } from '#tests/support/api.ts'
import { sendMutated } from './sendMutated.ts'

test(
  'files mutated by chance are read or refused, and nothing in them is dropped',
  { timeout: 120_000 },
  async ({ api }) => {
    const { customer } = await openOffice(api)
    const figures = await sendMutated(api, customer, { kinds: ['csv', 'xlsx', 'json', 'xml'], count: 40, seed: 1 })
    expect(figures.sent).toBe(40)
    expect(Math.min(figures.read, figures.refused)).toBeGreaterThan(5)
  },
)
