/**
 * The same server killed again and again, which has then recovered before. CRASH_ROUNDS sets the number of kills; the
 * default is one at each point.
 *
 * @module-tag kill
 */
import { test } from 'vitest'
import { killDuringWrites, mostPoints } from './killDuringWrites.ts'

const rounds = Number(process.env.CRASH_ROUNDS ?? mostPoints)

test(
  `no acknowledged write is lost when the server is killed, ${rounds} times`,
  { timeout: 120_000 + rounds * 90_000 },
  () => killDuringWrites(rounds),
)
