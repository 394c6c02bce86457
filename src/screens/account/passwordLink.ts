/** The calls of a forgotten password (specification, section 7: its payload is not shown). */
import { withBotCheck } from '#providers/botCheck/botCheck.ts'
import { isObject, RefusedError } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'

/** A link that works, and whose it is where the server tells it. */
export type Link = { token: string; username?: string }

const path = '/api/customer/reset-password'
const post = (body: object) => call('POST', path, { body, signIn: false, key: false })

/** @returns What the server says to it, which is the same for every address. */
export async function askForLink(email: string): Promise<string | undefined> {
  const body = await withBotCheck('app_reset', (captcha) => post({ email, captcha }))
  return isObject(body) && typeof body.message === 'string' ? body.message : undefined
}

/** undefined: the link is over. A server that answers otherwise is asked with the password. */
export async function checkLink(token: string): Promise<Link | undefined> {
  try {
    const body = await post({ token })
    return { token, ...(isObject(body) && typeof body.username === 'string' && { username: body.username }) }
  } catch (error) {
    return isOver(error) ? undefined : { token }
  }
}

/** @throws {RefusedError} For `password` and `passwordRepeat`; see `isOver` for the link. */
export const choosePassword = (token: string, typed: { password: string; passwordRepeat: string }) =>
  post({ token, ...typed })

export const isOver = (error: unknown): boolean => error instanceof RefusedError && error.fields.token !== undefined
