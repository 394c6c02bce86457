/**
 * Gives a session to another account under a new id. Its start and therefore its end stay: switching between
 * accounts never prolongs it.
 */
import { randomBytes } from 'node:crypto'
import type { Trx } from '#server/db/engine.ts'
import { NotAllowed } from '#server/errors.ts'
import { hashOf } from './sessions.ts'

type Heir = {
  userId: number
  impersonatorId: number | null
  /** Milliseconds since 1970. */
  at: number
  /** The human has just confirmed their identity. */
  isConfirmed?: true
}

/**
 * @returns The new id, 256 random bits; the old one becomes invalid.
 * @throws {NotAllowed} If the session has ended meanwhile.
 */
export async function handOver(
  trx: Trx,
  id: string,
  { userId, impersonatorId, at, isConfirmed }: Heir,
): Promise<string> {
  const next = randomBytes(32).toString('base64url')
  const { rows } = await trx.query({
    text: `update session set id_hash = $2, user_id = $3, impersonator_id = $4, last_seen_at = $5,
        confirmed_at = case when $6 then $5 else confirmed_at end
      where id_hash = $1 returning user_id`,
    values: [hashOf(id), hashOf(next), userId, impersonatorId, new Date(at).toISOString(), isConfirmed === true],
  })
  if (rows.length === 0) throw new NotAllowed()
  return next
}
