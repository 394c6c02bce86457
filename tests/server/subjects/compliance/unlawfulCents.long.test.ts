/** Tries to charge debtors what they do not owe: every situation by every way in, and not one unlawful cent. */
import { expect } from 'vitest'
import { test } from '#tests/support/api.ts'
import { openCourt } from './tries/centsOffice.ts'
import { situations } from './tries/situations.ts'
import { tried } from './tries/triedCents.ts'
import { waysIn, waysOfKind } from './tries/waysIn.ts'

/** `TRIES_EVERY=1` does all of them, for minutes. */
const every = Number(process.env.TRIES_EVERY ?? 4)

test(
  'whatever the situation, by no way in a debtor is charged what is not owed',
  { timeout: 900_000 },
  async ({ api }) => {
    const office = await openCourt(api)
    const count = await tried(api, office, situations, [...waysIn, ...waysOfKind], every)
    expect([situations.length, waysIn.length + waysOfKind.length]).toEqual([39, 30])
    expect(count).toBeGreaterThanOrEqual(Math.floor((39 * 30) / every))
  },
)
