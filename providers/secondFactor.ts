/** The second factor of whoever is signed in; a call of our own server, absent on others. */
import { isObject } from './callErrors.ts'
import { call, callIfOffered, forgetCsrfToken } from './http.ts'

export type SecondFactorState = { isOn: boolean; recoveryCodes: number }
/** `secret` for typing, `address` for a picture that an authenticator app scans. */
export type PreparedFactor = { secret: string; address: string }

const path = '/api/v4/users/me/second-factor'

/** null: this server knows no second factor, or not for whoever acts as somebody else. */
export async function secondFactorState(): Promise<SecondFactorState | null> {
  const body = await callIfOffered('GET', path)
  return isObject(body) ? { isOn: body.isOn === true, recoveryCodes: Number(body.recoveryCodes) } : null
}

/** @throws {RefusedError} For `password`, as all that changes something. */
export async function prepareSecondFactor(password: string): Promise<PreparedFactor> {
  const body = await call('POST', path, { body: { password }, key: false })
  return { secret: textOf(body, 'secret'), address: textOf(body, 'address') }
}

/**
 * Turns it on; the server gives this browser another session and ends all others.
 *
 * @returns Recovery codes.
 * @throws {RefusedError} For `code`.
 */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const body = await call('POST', `${path}/confirm`, { body: { code }, key: false })
  forgetCsrfToken()
  return codesOf(body)
}

/** @returns Recovery codes instead of those there were. */
export const renewRecoveryCodes = async (password: string): Promise<string[]> =>
  codesOf(await call('POST', `${path}/recovery-codes`, { body: { password }, key: false }))

export async function removeSecondFactor(password: string): Promise<void> {
  await call('DELETE', path, { body: { password }, key: false })
}

const textOf = (body: unknown, name: string): string => (isObject(body) ? String(body[name] ?? '') : '')

const codesOf = (body: unknown): string[] =>
  isObject(body) && Array.isArray(body.recoveryCodes) ? body.recoveryCodes.map(String) : []
