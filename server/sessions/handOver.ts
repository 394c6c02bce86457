/**
 * Gives a session to another account under a new id. When it began stays, and with it when it is
 * over: going to and fro between accounts never makes it last longer.
 */
import { randomBytes } from 'node:crypto'
import type { Trx } from '#server/db/engine.ts'
import { NotAllowed } from '#server/errors.ts'
import { hashOf } from './sessions.ts'

/** `at` in milliseconds since 1970. */
type Heir = { userId: number; impersonatorId: number | null; at: number }

/**
 * @returns The new id, 256 random bits; the old one is worth nothing from now on.
 * @throws {NotAllowed} If the session has ended meanwhile.
 */
export async function handOver(trx: Trx, id: string, { userId, impersonatorId, at }: Heir): Promise<string> {
  const next = randomBytes(32).toString('base64url')
  const { rows } = await trx.query({
    text: `update session set id_hash = $2, user_id = $3, impersonator_id = $4, last_seen_at = $5
      where id_hash = $1 returning user_id`,
    values: [hashOf(id), hashOf(next), userId, impersonatorId, new Date(at).toISOString()],
  })
  if (rows.length === 0) throw new NotAllowed()
  return next
}
