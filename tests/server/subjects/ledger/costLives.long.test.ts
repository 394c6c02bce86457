/** Costs in two thousand random lives of a file; `LIVES` gives another number. */
import fc from 'fast-check'
import { test } from '#tests/support/api.ts'
import { live, lives } from './costLives.ts'
import { openOffice } from './office.ts'

const count = Number(process.env.LIVES ?? 2_000)

test('in two thousand lives costs are those of all facts', { timeout: 7_200_000 }, async ({ api }) => {
  const { costType } = await openOffice(api)
  let n = 0
  await fc.assert(
    fc.asyncProperty(lives, (life) => live(api, costType, life, (n += 1))),
    { numRuns: count },
  )
})
