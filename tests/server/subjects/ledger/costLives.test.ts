/** Costs in random lives of a file: whatever becomes known, late and in any order, they come to what a calculation from scratch gives. */
import fc from 'fast-check'
import { test } from '#tests/support/api.ts'
import { live, lives } from './costLives.ts'
import { openOffice } from './office.ts'

test('whatever becomes known, costs are those of all facts', async ({ api }) => {
  const { costType } = await openOffice(api)
  let n = 0
  await fc.assert(
    fc.asyncProperty(lives, (life) => live(api, costType, life, (n += 1))),
    { numRuns: 5 },
  )
})
