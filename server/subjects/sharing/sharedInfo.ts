/**
 * Texts shared by a secret link: 192 random bits, of which only a hash is stored; limited in time and views,
 * optionally with a password. The statement that returns the text also counts the view, so that twenty
 * concurrent readers never exceed the limit.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const sharedInfoNames = names('shared_info')

/** The state of a link; `unknown` for one that never existed, was replaced, or lost its record. */
export type LinkState = 'open' | 'locked' | 'expired' | 'revoked' | 'used' | 'unknown'

export type Shared = { id: number; state: LinkState; password: string | null }
export type SharedText = { title: string; content: string; validUntil: string }

export const newToken = (): string => randomBytes(24).toString('base64url')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

const state = `case
  when ${sharedInfoNames.revoked_at} is not null then 'revoked'
  when ${sharedInfoNames.valid_until} <= $2 then 'expired'
  when ${sharedInfoNames.view_count} >= ${sharedInfoNames.max_views} then 'used'
  when ${sharedInfoNames.password} is not null then 'locked'
  else 'open' end`

/** @param now Milliseconds since 1970. */
export async function findShared(engine: Engine, token: string, now: number): Promise<Shared> {
  const text = `select ${sharedInfoNames.id}, ${sharedInfoNames.password}, ${state} as state from shared_info where ${sharedInfoNames.token_hash} = $1`
  const { rows } = await engine.query<Shared>({ text, values: [hashOf(token), new Date(now).toISOString()] })
  return rows[0] ?? { id: 0, state: 'unknown', password: null }
}

/** Returns the text and counts the view; undefined when it may no longer be seen. */
export async function viewShared(engine: Engine, token: string, now: number): Promise<SharedText | undefined> {
  const text = `update shared_info set ${sharedInfoNames.view_count} = ${sharedInfoNames.view_count} + 1
    where ${sharedInfoNames.token_hash} = $1 and ${sharedInfoNames.revoked_at} is null and ${sharedInfoNames.valid_until} > $2 and (${sharedInfoNames.max_views} is null or ${sharedInfoNames.view_count} < ${sharedInfoNames.max_views})
    returning ${sharedInfoNames.title}, ${sharedInfoNames.content}, ${sharedInfoNames.valid_until} as "validUntil"`
  const { rows } = await engine.query<SharedText>({ text, values: [hashOf(token), new Date(now).toISOString()] })
  return rows[0]
}
