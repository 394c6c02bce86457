/**
 * Protection against cross-site requests: every call that is not a read must come from our own pages, with a
 * token bound to the session, as `_token` in the body or in X-XSRF-TOKEN. Refused with 400, because 403 would
 * open the sign-in dialog.
 */
import csrfProtection from '@fastify/csrf-protection'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { CsrfRefused } from '#server/errors.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Returns a new token for this session, and sets it as the cookie XSRF-TOKEN for the page's scripts. */
    setCsrf(sessionId: string): string
  }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

export const csrf = fp(async (app) => {
  const { isSecure, sessionSecret } = app.config
  await app.register(csrfProtection, {
    cookieKey: isSecure ? '__Host-csrf' : 'csrf',
    cookieOpts: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure },
    csrfOpts: { hmacKey: sessionSecret, userInfo: true },
    getUserInfo: (request) => ownerOf(request.sessionId),
    getToken: takeToken,
  })

  app.decorateReply('setCsrf', function (this: FastifyReply, sessionId: string) {
    const token = this.generateCsrf({ userInfo: ownerOf(sessionId) })
    this.setCookie('XSRF-TOKEN', token, { path: '/', sameSite: 'lax', secure: isSecure })
    return token
  })

  app.addHook('onRequest', async (request) => {
    if (!reads.has(request.method) && !isFromOurPages(request)) throw new CsrfRefused()
  })

  // After the body is parsed and before it is validated, because no schema has `_token`.
  app.addHook('preValidation', (request, reply, done) => {
    // An API key is in the call itself; no other site can make a browser send one.
    const isGuarded = request.routeOptions.config.csrf !== false && !request.is404 && request.keyCall === null
    if (!reads.has(request.method) && isGuarded) {
      app.csrfProtection(request, reply, done)
    } else {
      takeToken(request)
      done()
    }
  })
})

/**
 * Whether the browser says that a request comes from our pages. A client that is no browser says nothing, and
 * has no cookies to abuse.
 */
export function isFromOurPages({ headers, host, server }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = headers.origin ?? headers.referer
  if (origin === undefined) return true
  return URL.canParse(origin) && [host, server.config.publicUrl?.host].includes(new URL(origin).host)
}

/**
 * For the few reads that change something: the browser must state that the request comes from our pages or was
 * typed. Silence is refused, because the request may come from anywhere.
 */
export const isKnownToBeOurs = (request: FastifyRequest): boolean => {
  const { origin, referer, 'sec-fetch-site': site } = request.headers
  return [origin, referer, site].some((header) => header !== undefined) && isFromOurPages(request)
}

/** A fixed owner without a session: a token for the empty text would never be valid. */
const ownerOf = (sessionId: string): string => sessionId || 'nobody'

/** Removes `_token` from the body, so that handlers never see it. */
function takeToken({ body, headers }: FastifyRequest): string {
  let token: unknown = headers['x-xsrf-token']
  if (typeof body === 'object' && body !== null && '_token' in body) {
    token = body._token
    delete body._token
  }
  return typeof token === 'string' ? token : ''
}
