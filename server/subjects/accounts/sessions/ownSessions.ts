/** Sessions of the asker, and those in which an administrator works as the asker: listing and ending them. */
import type { Engine, Trx } from '#server/db/engine.ts'
import { isAwake } from './reader.ts'
import { hashOf } from './sessions.ts'
import { names } from '#server/sql/names.ts'

const i = names('app_user', 'i')

export type OwnSession = {
  /** Identifies the session for ending it; useless for anything else. */
  id: string
  userAgent: string
  /** Empty for an administrator's session, whose address is private. */
  address: string
  startedAt: string
  lastSeenAt: string
  isCurrent: boolean
  /** The administrator who works as this person, if any. */
  impersonator: string | null
}

/** Derived from the stored hash, which itself stays in the database. */
const publicId = `left(encode(sha256(convert_to('session ' || s.id_hash, 'UTF8')), 'hex'), 32)`

/** ISO times: older sessions are over, even if not deleted yet. */
type Since = { now: string; seenAfter: string; openedAfter: string }

/** The current session first, then the most recently used. */
export async function listSessions(
  engine: Engine,
  userId: number,
  currentId: string,
  { now, seenAfter, openedAfter }: Since,
): Promise<OwnSession[]> {
  const { rows } = await engine.query<OwnSession>({
    text: `select ${publicId} as id, s.user_agent as "userAgent",
        case when ${i.id} is null then s.address else '' end as address, s.created_at as "startedAt",
        s.last_seen_at as "lastSeenAt", s.id_hash = $2 as "isCurrent", ${i.name} as impersonator
      from session s left join app_user i on ${i.id} = s.impersonator_id
      where s.user_id = $1 and s.last_seen_at > $3 and s.created_at > $4 and ${isAwake('$5')}
      order by s.id_hash = $2 desc, s.last_seen_at desc`,
    values: [userId, hashOf(currentId), seenAfter, openedAfter, now],
  })
  return rows
}

/** @returns false when this person has no such session. */
export async function endSession(engine: Engine, userId: number, id: string): Promise<boolean> {
  const text = `delete from session s where s.user_id = $1 and ${publicId} = $2`
  return (await engine.query({ text, values: [userId, id] })).rowCount > 0
}

/** Includes sessions in which this person works as somebody else. */
export const endOtherSessions = (trx: Pick<Trx, 'query'>, userId: number, currentId: string): Promise<unknown> =>
  trx.query({
    text: 'delete from session where (user_id = $1 or impersonator_id = $1) and id_hash <> $2',
    values: [userId, hashOf(currentId)],
  })
