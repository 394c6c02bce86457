/**
 * Places of earlier sign-ins: the network, and the device, which keeps a cookie as proof. Failures
 * of others in the same network do not delay it there.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Engine, Trx } from '#server/db/engine.ts'
import { textKey } from '#server/foundation/secrets.ts'
import { networkOf } from '#server/foundation/network.ts'
import { names } from '#server/sql/names.ts'

const u = names('app_user', 'u')

const day = 86_400_000
const remembered = 90 * day

const cookieOf = ({ server: { config } }: FastifyRequest): string => (config.isSecure ? '__Host-device' : 'device')

/** Signed for this account; it gives no access by itself. */
const markOf = ({ server: { config } }: FastifyRequest, username: string, until: number): string =>
  createHmac('sha256', textKey(config.sessionSecret, 'device'))
    .update(JSON.stringify([username, until]))
    .digest('base64url')

/** Whether this account has signed in from this device or network in the last months. */
export async function isKnownPlace(request: FastifyRequest, username: string): Promise<boolean> {
  const now = request.server.now()
  const [until = '', mark = ''] = (request.cookies[cookieOf(request)] ?? '').split('.')
  const [given, right] = [Buffer.from(mark), Buffer.from(markOf(request, username, Number(until)))]
  if (Number(until) > now && given.length === right.length && timingSafeEqual(given, right)) return true
  const text = `select exists (select from known_network k join app_user u on ${u.id} = k.user_id
    where ${u.username} = $1 and k.network = $2 and k.seen_at > $3) as known`
  const values = [username, networkOf(request.ip), new Date(now - remembered).toISOString()]
  const { rows } = await (request.server.engine as Pick<Engine, 'query'>).query<{ known: boolean }>({ text, values })
  return rows[0]?.known === true
}

/** Call it in the transaction of a sign-in. */
export async function rememberNetwork(trx: Trx, userId: number, address: string, now: number): Promise<void> {
  const iso = (time: number) => new Date(time).toISOString()
  await trx.query({ text: 'delete from known_network where seen_at <= $1', values: [iso(now - remembered)] })
  await trx.query({
    text: `insert into known_network (user_id, network, seen_at) values ($1, $2, $3)
      on conflict (user_id, network) do update set seen_at = excluded.seen_at`,
    values: [userId, networkOf(address), iso(now)],
  })
}

/** Gives the browser the cookie by which the device is recognised. */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, username: string): void {
  const until = request.server.now() + remembered
  reply.setCookie(cookieOf(request), `${until}.${markOf(request, username, until)}`, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.server.config.isSecure,
    maxAge: remembered / 1000,
  })
}
