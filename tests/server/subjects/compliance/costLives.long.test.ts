/** Costs in random lives of a file; `LIVES` gives another number, two thousand in three quarters of an hour. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { carry } from '#tests/server/subjects/messages/carrying.ts'
import { test } from '#tests/support/api.ts'
import { batched, stories } from './costBatch.ts'
import { live, lives } from './costLives.ts'
import { openLetters } from './lifeLetters.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'

const count = Number(process.env.LIVES ?? 120)

test('in many lives costs are those of all facts', { timeout: 7_200_000 }, async ({ api }) => {
  carry(api)
  const { costType } = await openOffice(api)
  const office = { costType, letters: await openLetters(api) }
  let n = 0
  await fc.assert(
    fc.asyncProperty(lives, (life) => live(api, office, life, (n += 1))),
    { numRuns: count },
  )
  // Some letters did leave, so that it was asked of them.
  const said = (await api.rows('message')).flatMap(({ status, purpose }) =>
    status === 'sent' && purpose ? [purpose] : [],
  )
  expect([...new Set(said)].sort()).toEqual(['after_fourteen_days', 'reminder'])
})

test(
  'fifty files whose facts come at once owe what they owe when they come one by one',
  { timeout: 900_000 },
  async ({ api }) => {
    const { costType } = await openOffice(api)
    await batched(api, costType, stories(50))
  },
)
