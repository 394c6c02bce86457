/**
 * Bot check in the browser: fetches the puzzle before sign-in or password reset and solves it while the user types. A
 * server without bot checks asks for none.
 */
import { CallError, isObject, RefusedError } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'

/** A check is valid for one of these actions only. */
export type BotCheckAction = 'app_login' | 'app_login_hard' | 'app_reset'

/** Milliseconds after which a new check is prepared; the server accepts one for ten minutes. */
const freshFor = 480_000

/** null: no check needed. */
type Captcha = string | null
/** `take`: solution of a prepared check. */
type Prepared = { since: number; take: Promise<() => Captcha | Promise<Captcha>> }

const prepared = new Map<BotCheckAction, Prepared>()

/** Starts a check, unless one is ready or running. Call it when the form shows and again when it gets focus. */
export function prepareBotCheck(action: BotCheckAction): void {
  const found = prepared.get(action)
  if (found && Date.now() - found.since < freshFor) return
  const next = { since: Date.now(), take: prepare(action) }
  prepared.set(action, next)
  next.take.catch(() => {
    if (prepared.get(action) === next) prepared.delete(action)
  })
}

/**
 * Sends a request with a bot check. If the server refuses the check, tries once more with the check it names, which
 * may be harder after failed attempts.
 *
 * @param send Receives the value for `captcha`.
 * @throws As `send` does; {CallError} if the check cannot be fetched.
 */
export async function withBotCheck<T>(action: BotCheckAction, send: (captcha: Captcha) => Promise<T>): Promise<T> {
  const attempt = async (asked: BotCheckAction) => send(await takeCaptcha(asked))
  try {
    return await attempt(action).catch((error: unknown) => {
      if (isRefusedCheck(error)) return attempt(isHarder(error) ? 'app_login_hard' : action)
      throw error
    })
  } catch (error) {
    // A check is valid once, and the next attempt is probably being typed.
    prepareBotCheck(action)
    throw error
  }
}

async function takeCaptcha(action: BotCheckAction): Promise<Captcha> {
  prepareBotCheck(action)
  const found = prepared.get(action)
  prepared.delete(action)
  try {
    return (await (await found?.take)?.()) ?? null
  } catch (error) {
    throw error instanceof CallError ? error : new CallError('error.botCheck', 0, error)
  }
}

const isRefusedCheck = (error: unknown): boolean =>
  error instanceof RefusedError && isObject(error.body) && error.body.botCheck === true

const isHarder = (error: unknown): boolean =>
  error instanceof RefusedError && isObject(error.body) && error.body.action === 'app_login_hard'

async function prepare(action: BotCheckAction): Promise<() => Captcha | Promise<Captcha>> {
  const check = await callIfOffered('GET', '/api/v4/bot-check', { query: { action } })
  if (!isObject(check)) return () => null
  switch (check.kind) {
    case 'altcha': {
      const { solveBeside } = await import('./puzzleBeside.ts')
      const captcha = await solveBeside(check.challenge)
      return () => captcha
    }
    case 'recaptcha': {
      const { loadRecaptcha } = await import('./recaptcha.ts')
      const execute = await loadRecaptcha(String(check.siteKey))
      return () => execute(action)
    }
    default:
      return () => null
  }
}
