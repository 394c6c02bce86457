/**
 * The bot check in the browser: asks what has to be done before signing in or asking for a new password, and does it
 * while the person is still typing. A server that knows no such check wants none.
 */
import { CallError, isObject, RefusedError } from '#providers/callErrors.ts'
import { callIfOffered } from '#providers/http.ts'

/** What is about to be done: a check counts for one of these only. */
export type BotCheckAction = 'app_login' | 'app_login_hard' | 'app_reset'

/** Milliseconds after which a check is done anew; ours count ten minutes. */
const freshFor = 480_000

/** null: nothing is asked for. */
type Captcha = string | null
/** `take` gives the captcha of a check that was prepared. */
type Prepared = { since: number; take: Promise<() => Captcha | Promise<Captcha>> }

const prepared = new Map<BotCheckAction, Prepared>()

/** Starts the check, unless one is ready or under way. Call it when the form is shown, and again when it gets the focus. */
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
 * Makes a call that carries a bot check; when the server refuses the check, once more with another: the one it names, which
 * may be harder, where too much has failed for a try without it.
 *
 * @param send Gets what to send as `captcha`.
 * @throws As `send` does; {CallError} when the check cannot be fetched.
 */
export async function withBotCheck<T>(action: BotCheckAction, send: (captcha: Captcha) => Promise<T>): Promise<T> {
  const attempt = async (asked: BotCheckAction) => send(await takeCaptcha(asked))
  try {
    return await attempt(action).catch((error: unknown) => {
      if (isRefusedCheck(error)) return attempt(isHarder(error) ? 'app_login_hard' : action)
      throw error
    })
  } catch (error) {
    // Each counts once, and the next try is probably being typed already.
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
