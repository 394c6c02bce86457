/** The link with which a reader asks for no more messages: it names the message, and is signed. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { keyFor } from '#server/foundation/secrets.ts'
import { pageAddress } from '#server/subjects/mail/pageAddress.ts'

type Own = Pick<Config, 'sessionSecret' | 'publicUrl' | 'host' | 'port'>

const sign = ({ sessionSecret }: Pick<Config, 'sessionSecret'>, id: number): string =>
  createHmac('sha256', keyFor(sessionSecret, 'opt-out')).update(String(id)).digest('base64url').slice(0, 22)

export const optOutToken = (config: Pick<Config, 'sessionSecret'>, id: number): string => `${id}.${sign(config, id)}`

export const optOutLink = (config: Own, id: number): string =>
  pageAddress(config, `/opt-out/${optOutToken(config, id)}`)

/** @returns The message; undefined for a token that we did not make. */
export function messageOfToken(config: Pick<Config, 'sessionSecret'>, token: string): number | undefined {
  const [, id, signature = ''] = /^([1-9][0-9]{0,14})\.([\w-]{22})$/.exec(token) ?? []
  if (id === undefined) return undefined
  const right = Buffer.from(sign(config, Number(id)))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given) ? Number(id) : undefined
}
