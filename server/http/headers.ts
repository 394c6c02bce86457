/**
 * Security headers of all answers, errors and files included. The set is made once: @fastify/helmet builds it
 * for every request, which halves the throughput of a bare server.
 */
import fp from 'fastify-plugin'
import type { BotCheckSettings, Config } from '#server/config.ts'

/** Policy for data: nothing in an answer is ever run, loaded or framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** Sources of reCAPTCHA, where it is configured. */
const recaptcha = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  connect: ' https://www.google.com/recaptcha/',
}

/** Policy for the app's page: our own scripts, workers, fonts and pictures, and styles with this answer's nonce. */
export const pagePolicy = (nonce: string, botCheck: BotCheckSettings['kind'] = 'off'): string => {
  const google = botCheck === 'recaptcha' ? recaptcha : undefined
  return [
    "default-src 'none'",
    `script-src 'self'${google?.script ?? ''}`,
    "worker-src 'self'",
    ...(google ? [`frame-src${google.frame}`] : []),
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self'${google?.connect ?? ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Headers of every answer, unless its route overrides them. */
export const headersOf = ({ isSecure }: Pick<Config, 'isSecure'>) => ({
  'content-security-policy': dataPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

export const headers = fp(async (app) => {
  const always = headersOf(app.config)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(always)
    done()
  })
})
