/**
 * Links with which the reader of an account's mail sets its password: 256 random bits, of which only a hash is
 * stored. A link is valid for some time, once, and until a newer one of the same or longer validity is made.
 */
import { createHash, randomBytes } from 'node:crypto'
import { isOpen } from '#server/ownership/openAccount.ts'
import type { Engine, Trx } from '#server/db/engine.ts'
import { accountColumns, type Account } from '#server/subjects/accounts/account.ts'
import { names } from '#server/sql/names.ts'

const u = names('app_user', 'u')

const hour = 3_600_000

/** Milliseconds since 1970. */
type Times = { at: number; expiresAt: number }

/**
 * @returns The token, which is stored nowhere. It invalidates earlier links except those that last longer: a
 * stranger who asks for a new password ends no invitation. Using any link ends all.
 */
export async function createLink(trx: Trx, userId: number, { at, expiresAt }: Times): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx.query({ text: 'delete from password_link where expires_at <= $1', values: [iso(at - hour)] })
  await voidLinks(trx, userId, at, expiresAt)
  await trx.query({
    text: 'insert into password_link (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)',
    values: [hashOf(token), userId, iso(at), iso(expiresAt)],
  })
  return token
}

/** Number of links that the account got in the last hour. */
export async function recentLinks(trx: Trx, userId: number, at: number): Promise<number> {
  const text = 'select count(*)::int as count from password_link where user_id = $1 and created_at > $2'
  const { rows } = await trx.query<{ count: number }>({ text, values: [userId, iso(at - hour)] })
  return rows[0]?.count ?? 0
}

/** The account of a link; undefined when the link is invalid or the account closed. */
export async function findLink(engine: Engine, token: string, at: number): Promise<Account | undefined> {
  const text = `select ${accountColumns} from password_link l join app_user u on ${u.id} = l.user_id and ${isOpen('u')}
    where l.token_hash = $1 and l.expires_at > $2`
  return (await engine.query<Account>({ text, values: [hashOf(token), iso(at)] })).rows[0]
}

/** @returns false when somebody else used it first, or it has expired meanwhile. */
export async function useLink(trx: Trx, token: string, at: number): Promise<boolean> {
  const text = 'update password_link set expires_at = $2 where token_hash = $1 and expires_at > $2'
  return (await trx.query({ text, values: [hashOf(token), iso(at)] })).rowCount === 1
}

/** @param until Invalidates only links that end by then; absent: all. */
export const voidLinks = (trx: Trx, userId: number, at: number, until?: number): Promise<unknown> =>
  trx.query({
    text: `update password_link set expires_at = $2
      where user_id = $1 and expires_at > $2 and ($3::timestamptz is null or expires_at <= $3)`,
    values: [userId, iso(at), until === undefined ? null : iso(until)],
  })

const iso = (time: number): string => new Date(time).toISOString()

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
