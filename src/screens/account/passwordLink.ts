/** Requests of a password reset (specification, section 7, which leaves the payload open). */
import { withBotCheck } from '#providers/botCheck/botCheck.ts'
import { isObject, RefusedError } from '#providers/callErrors.ts'
import { call } from '#providers/http.ts'
import { resetPath } from '#schemas/productPaths.ts'

/** Valid reset link, with the username if the server tells it. */
export type Link = { token: string; username?: string }

const path = `/api${resetPath}` as const
const post = (body: object) => call('POST', path, { body, signIn: false, key: false })

/** @returns The server's message, which is the same for every address. */
export async function askForLink(email: string): Promise<string | undefined> {
  const body = await withBotCheck('app_reset', (captcha) => post({ email, captcha }))
  return isObject(body) && typeof body.message === 'string' ? body.message : undefined
}

/** undefined: expired. Any other answer is checked together with the password. */
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
