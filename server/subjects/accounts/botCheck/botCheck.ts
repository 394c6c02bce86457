/**
 * Keeps programs away from open routes: whoever signs in or asks for a new password proves to be human, in the
 * way that `BOT_CHECK` configures.
 */
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from '#server/errors.ts'
import { createAltcha } from './altcha.ts'
import { acceptRecaptcha } from './recaptcha.ts'

/**
 * Actions that need a check; a solution counts for one of them only. `app_login_hard` is a sign-in after many
 * failures.
 */
export const botCheckActions = ['app_login', 'app_login_hard', 'app_reset'] as const
export type BotCheckAction = (typeof botCheckActions)[number]

declare module 'fastify' {
  interface FastifyInstance {
    botCheck: BotCheck
  }
}

export type BotCheck = {
  /** Task for the browser, as `GET /api/v4/bot-check` answers it. */
  issue(action: BotCheckAction): Promise<object>
  accept(action: BotCheckAction, captcha: string, request: FastifyRequest): Promise<boolean>
}

/** 400 as a field error; `botCheck` tells the browser to do another check and try again by itself. */
export class BotCheckRefused extends AppError {
  constructor() {
    super(400, { errors: { common: [{ key: 'error.botCheck' }] }, botCheck: true })
  }
}

/**
 * Call it first in an open route, before anything is looked up or counted.
 *
 * @param captcha The value in the body.
 * @throws {BotCheckRefused} Missing, wrong, for another action, expired or already used.
 * @throws {Busy} When the check itself is unavailable.
 */
export async function verifyBotCheck(action: BotCheckAction, captcha: unknown, request: FastifyRequest): Promise<void> {
  const { botCheck, config } = request.server
  if (config.botCheck.kind === 'off') return
  const isAccepted = typeof captcha === 'string' && (await botCheck.accept(action, captcha, request))
  if (isAccepted) return
  request.log.warn({ address: request.ip, action }, 'bot check refused')
  throw new BotCheckRefused()
}

/** 400: solving a harder puzzle allows this attempt at once, without waiting. */
export class HarderCheckNeeded extends AppError {
  constructor(seconds: string) {
    const errors = { common: [{ key: 'error.loginLocked', values: { seconds } }] }
    super(400, { errors, botCheck: true, action: 'app_login_hard' }, { 'retry-after': seconds })
  }
}

/**
 * The check of a sign-in, with the usual puzzle or the harder one.
 *
 * @returns Whether it was the harder one.
 * @throws As `verifyBotCheck`.
 */
export async function verifySignIn(captcha: unknown, request: FastifyRequest): Promise<boolean> {
  const { botCheck, config } = request.server
  const isPuzzle = config.botCheck.kind === 'altcha' && typeof captcha === 'string'
  if (isPuzzle && (await botCheck.accept('app_login_hard', captcha, request))) return true
  await verifyBotCheck('app_login', captcha, request)
  return false
}

/** @param ask Fetches from other servers; tests replace it. */
export const botCheck = fp<{ ask: typeof fetch }>(async (app, { ask }) => {
  const { botCheck: settings, publicUrl, sessionSecret } = app.config
  const altcha = createAltcha(app.engine, app.now, { ...settings, sessionSecret })

  app.decorate('botCheck', {
    async issue(action) {
      if (settings.kind === 'altcha') return { kind: 'altcha', challenge: await altcha.issue(action) }
      return settings.kind === 'off' ? { kind: 'off' } : { kind: 'recaptcha', siteKey: settings.siteKey }
    },
    async accept(action, captcha, { hostname }) {
      if (settings.kind === 'altcha') return altcha.accept(action, captcha)
      if (settings.kind === 'off') return true
      return acceptRecaptcha(ask, captcha, {
        secret: settings.secret,
        action,
        hostname: publicUrl?.hostname ?? hostname,
      })
    },
  } satisfies BotCheck)
})
