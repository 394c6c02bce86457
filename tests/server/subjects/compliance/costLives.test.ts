/** Costs in random lives of a file: whatever becomes known, late and in any order, they come to what a calculation from scratch gives. */
import fc from 'fast-check'
import { carry } from '#tests/server/subjects/messages/carrying.ts'
import { test } from '#tests/support/api.ts'
import { live, lives } from './costLives.ts'
import { openLetters } from './lifeLetters.ts'
import { openOffice } from '#tests/server/subjects/ledger/office.ts'

test('whatever becomes known, costs are those of all facts', async ({ api }) => {
  carry(api)
  const { costType } = await openOffice(api)
  const office = { costType, letters: await openLetters(api) }
  let n = 0
  await fc.assert(
    fc.asyncProperty(lives, (life) => live(api, office, life, (n += 1))),
    { numRuns: 4 },
  )
})
