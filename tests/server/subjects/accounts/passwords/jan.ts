/** Jan, who has a password, and the mail that he gets. */
import { expect } from 'vitest'
import type { Api } from '#tests/support/api.ts'
import type { Client } from '#tests/support/client.ts'

export const minute = 60_000

export const old = 'vlagstok zonder wind'

export const fresh = 'lantaarn boven sloot'

export const reset = '/api/customer/reset-password'

export const addJan = (api: Api, more = {}) =>
  api.addUser({ username: 'jan', acl: ['ROLE_EMPLOYEE'], password: old, ...more })

export const twice = (password: string) => ({ password, passwordRepeat: password })

export const hashes = async (api: Api) => (await api.rows('credential')).map((row) => row.password_hash)

export const signIn = async (client: Client, password: string, username = 'jan') =>
  (await client.send({ method: 'POST', url: '/login_check_json', payload: { username, password } })).statusCode

/** Requests a link, waits for the mail, and returns the link's token. */
export async function askFor(api: Api, email = 'jan@example.test'): Promise<string> {
  const before = (await api.rows('mail')).length
  expect((await api.anyone().post(reset, { email })).statusCode).toBe(200)
  await expect.poll(() => api.rows('mail')).toHaveLength(before + 1)
  return tokenIn(await api.rows('mail'))
}

export const tokenIn = (mail: Record<string, unknown>[]) => /token=([\w-]+)/.exec(String(mail.at(-1)?.body))?.[1] ?? ''
