/** Some mutated files of each kind; `fuzz.long.test.ts` sends a thousand, and measures. */
import { expect } from 'vitest'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'
import { test } from '#tests/support/api.ts'
import type { Kind } from './mutations.ts'
import { sendMutated } from './sendMutated.ts'

test.for<readonly [Kind, Kind]>([
  ['csv', 'xlsx'],
  ['json', 'xml'],
])(
  'files of %s and %s mutated by chance are read or refused, and nothing in them is dropped',
  async (kinds, { api }) => {
    const { customer } = await openOffice(api)
    const figures = await sendMutated(api, customer, { kinds, count: 20, first: 1 })
    expect(figures.sent).toBe(20)
    expect(Math.min(figures.read, figures.refused)).toBeGreaterThan(2)
  },
)
