/** Requests about the user's second factor; only our own server has them. */
import { isObject } from './callErrors.ts'
import { call, callIfOffered, forgetCsrfToken } from './http.ts'

export type SecondFactorState = { isOn: boolean; recoveryCodes: number }
/** `secret` to type, `address` for the QR code. */
export type PreparedFactor = { secret: string; address: string }

const path = '/api/v4/users/me/second-factor'

/** null: no second factor on this server, or not while acting as another user. */
export async function secondFactorState(): Promise<SecondFactorState | null> {
  const body = await callIfOffered('GET', path)
  return isObject(body) ? { isOn: body.isOn === true, recoveryCodes: Number(body.recoveryCodes) } : null
}

/** @throws {RefusedError} For `password`, as all functions that change something. */
export async function prepareSecondFactor(password: string): Promise<PreparedFactor> {
  const body = await call('POST', path, { body: { password }, key: false })
  return { secret: textOf(body, 'secret'), address: textOf(body, 'address') }
}

/**
 * Switches the second factor on; the server renews this session and ends all others.
 *
 * @returns Recovery codes.
 * @throws {RefusedError} For `code`.
 */
export async function confirmSecondFactor(code: string): Promise<string[]> {
  const body = await call('POST', `${path}/confirm`, { body: { code }, key: false })
  forgetCsrfToken()
  return codesOf(body)
}

/** @returns New recovery codes, which replace the old ones. */
export const renewRecoveryCodes = async (password: string): Promise<string[]> =>
  codesOf(await call('POST', `${path}/recovery-codes`, { body: { password }, key: false }))

export async function removeSecondFactor(password: string): Promise<void> {
  await call('DELETE', path, { body: { password }, key: false })
}

const textOf = (body: unknown, name: string): string => (isObject(body) ? String(body[name] ?? '') : '')

const codesOf = (body: unknown): string[] =>
  isObject(body) && Array.isArray(body.recoveryCodes) ? body.recoveryCodes.map(String) : []
