/**
 * Sessions in the database: opened at sign-in, found by the hash of the cookie, ended by signing out, by time,
 * or with the account.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Session } from '#server/foundation/access.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { takesNoChanges } from '#server/db/takesNoChanges.ts'
import { createSessionReader } from './reader.ts'

export type Sessions = {
  /**
   * The session with this id; undefined when it is unknown or over.
   *
   * @param isUse false: nobody did anything, so it does not live longer for it.
   */
  find(id: string, isUse?: boolean): Promise<Session | undefined>
  /**
   * Opens a session and returns its id, 256 random bits, which is stored nowhere.
   *
   * @param impersonatorId Id of the human, if it is another account.
   */
  open(trx: Trx, userId: number, from: Origin, impersonatorId?: number): Promise<string>
  end(id: string): Promise<void>
}

export type Origin = { address: string; userAgent: string }

/** Idle and absolute lifetime in milliseconds. */
export type Lifetime = { idle: number; absolute: number }

/**
 * Maximum age of `last_seen_at` in milliseconds before it is written again; less for sessions with a short
 * lifetime.
 */
const mostTouchAfter = 60_000

/** @param twoFactorRoles Accounts with one of these must set up a second factor. */
export function createSessions(
  engine: Engine,
  now: () => number,
  { idle, absolute }: Lifetime,
  twoFactorRoles: readonly string[] = [],
): Sessions {
  const iso = (time: number) => new Date(time).toISOString()
  const since = () => ({ now: iso(now()), seenAfter: iso(now() - idle), openedAfter: iso(now() - absolute) })
  const read = createSessionReader(engine, since, twoFactorRoles)
  const touchAfter = Math.min(mostTouchAfter, idle / 10)

  return {
    async find(id, isUse = true) {
      const session = await read(hashOf(id))
      if (session && isUse && now() - Date.parse(session.lastSeenAt) > touchAfter) {
        const text = 'update session set last_seen_at = $2 where id_hash = $1 and last_seen_at < $2'
        // While the database refuses writes, sessions are still readable.
        await engine.query({ text, values: [session.hash, iso(now())] }).catch((error: unknown) => {
          if (!takesNoChanges(error)) throw error
        })
      }
      return session
    },

    async open(trx, userId, { address, userAgent }, impersonatorId) {
      const { seenAfter, openedAfter } = since()
      await trx.query({
        text: 'delete from session where last_seen_at <= $1 or created_at <= $2',
        values: [seenAfter, openedAfter],
      })
      const id = randomBytes(32).toString('base64url')
      await trx.query({
        text: `insert into session (id_hash, user_id, created_at, last_seen_at, confirmed_at, address, user_agent, impersonator_id)
          values ($1, $2, $3, $3, $3, $4, $5, $6)`,
        values: [hashOf(id), userId, iso(now()), address, userAgent.slice(0, 400), impersonatorId ?? null],
      })
      return id
    },

    async end(id) {
      await engine.query({ text: 'delete from session where id_hash = $1', values: [hashOf(id)] })
    },
  }
}

/**
 * Ends all sessions of an account, also those in which it works as somebody else; after deactivation or a new
 * password.
 */
export const endSessionsOf = (trx: Trx, userId: number): Promise<unknown> =>
  trx.query({ text: 'delete from session where user_id = $1 or impersonator_id = $1', values: [userId] })

/** The hash under which the database stores a session. */
export const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex')
