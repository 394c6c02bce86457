/** Tries to write to debtors who may not be written to: every matter by every way out, and not one unlawful letter. */
import { expect } from 'vitest'
import { carry } from '#tests/server/subjects/messages/carrying.ts'
import { test } from '#tests/server/subjects/messages/writing.ts'
import { matters } from './tries/matters.ts'
import { triedLetters, triedSteps } from './tries/triedLetters.ts'

/** `TRIES_EVERY=1` does all of them, for minutes. */
const every = Number(process.env.TRIES_EVERY ?? 4)

test(
  'whatever is the matter, by no way out a letter leaves that may not',
  { timeout: 900_000 },
  async ({ api, office }) => {
    carry(api)
    await api.create('close-reason', { code: 'paid', name: { nl: 'Betaald' }, group: 'success' })
    const count = (await triedSteps(api, office, matters)) + (await triedLetters(api, office, matters, every))
    expect(matters.length).toBeGreaterThanOrEqual(26)
    expect(count).toBeGreaterThanOrEqual(Math.floor(780 / every))
  },
)
