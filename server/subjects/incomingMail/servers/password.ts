/** The password of a mailbox, sealed for its server and user: it opens no other. */
import { seal, unseal } from '#server/foundation/seal.ts'
import { keyFor } from '#server/foundation/secrets.ts'
import type { Config } from '#server/config.ts'

export type Login = { host: string; port: number | null; security: string | null; user: string }

const keyOf = ({ sessionSecret }: Pick<Config, 'sessionSecret'>, { host, port, security, user }: Login): Buffer =>
  keyFor(sessionSecret, `mailbox ${JSON.stringify([host.toLowerCase(), port, security, user])}`)

export const sealPassword = (config: Pick<Config, 'sessionSecret'>, login: Login, password: string): string =>
  seal(keyOf(config, login), 0, password)

/** @returns undefined: it was sealed for another login, or by a server with another secret. */
export const unsealPassword = (
  config: Pick<Config, 'sessionSecret'>,
  login: Login,
  sealed: string,
): string | undefined => unseal(keyOf(config, login), 0, sealed)
