/**
 * Nobody else's page can make a signed-in browser change anything: whatever is not a read comes from
 * our own pages, and carries a token that is bound to the session, as `_token` in the body or in
 * X-XSRF-TOKEN. Refused with 400, because 403 would open the sign-in dialog.
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

  // After the body was read, before it is validated: a schema knows no _token.
  app.addHook('preValidation', (request, reply, done) => {
    // A key comes with the call itself; no other page can make a browser send one.
    const isGuarded = request.routeOptions.config.csrf !== false && !request.is404 && request.keyCall === null
    if (!reads.has(request.method) && isGuarded) {
      app.csrfProtection(request, reply, done)
    } else {
      takeToken(request)
      done()
    }
  })
})

/** Where the browser says that a request comes from; a client that is no browser says nothing and has no cookies to abuse. */
export function isFromOurPages({ headers, host, server }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const origin = headers.origin ?? headers.referer
  if (origin === undefined) return true
  return URL.canParse(origin) && [host, server.config.publicUrl?.host].includes(new URL(origin).host)
}

/**
 * For the few reads that change something: the browser must say that the request comes from our pages, or was typed. One
 * that says nothing may come from anywhere.
 */
export const isKnownToBeOurs = (request: FastifyRequest): boolean => {
  const { origin, referer, 'sec-fetch-site': site } = request.headers
  return [origin, referer, site].some((header) => header !== undefined) && isFromOurPages(request)
}

/** A token that belongs to the empty text is never right: without a session it belongs to nobody in particular. */
const ownerOf = (sessionId: string): string => sessionId || 'nobody'

/** Takes `_token` out of the body, so that handlers never see it. */
function takeToken({ body, headers }: FastifyRequest): string {
  let token: unknown = headers['x-xsrf-token']
  if (typeof body === 'object' && body !== null && '_token' in body) {
    token = body._token
    delete body._token
  }
  return typeof token === 'string' ? token : ''
}
