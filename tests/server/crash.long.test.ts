/** The same server killed again and again, which has then recovered before. CRASH_ROUNDS sets the number of kills; the default is a few. */
import { test } from 'vitest'
import { killDuringWrites } from './killDuringWrites.ts'

const rounds = Number(process.env.CRASH_ROUNDS ?? 3)

test(
  `no acknowledged write is lost when the server is killed, ${rounds} times`,
  { timeout: 120_000 + rounds * 90_000 },
  () => killDuringWrites(rounds),
)
