/**
 * Puts `request.access` on each request and enforces `config.acl` of its route.
 *
 * A route that names no right, or an unknown role, prevents the start.
 */
import cookie from '@fastify/cookie'
import type { FastifyReply, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { may, rolesIn } from '#domain/access/roles.ts'
import type { Locale } from '#schemas/entity.ts'
import roles from '#schemas/roles.json' with { type: 'json' }
import { anonymous, outsiderIn, type Access, type Session } from '#server/foundation/access.ts'
import { forOutsider } from '#server/db/outsider.ts'
import { NotAllowed } from '#server/errors.ts'
import { acceptedLocale } from '#server/foundation/messages.ts'
import { defaultLocale } from '#schemas/product.ts'
import { createSessions, type Sessions } from './sessions.ts'

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions
  }
  interface FastifyRequest {
    /** The id in the session cookie, valid or not; '' without a cookie. */
    sessionId: string
    /** The access once determined; read `access`, which is never null. */
    known: Access | null
  }
  interface FastifyReply {
    setSession(id: string): FastifyReply
    clearSession(): FastifyReply
  }
}

export const session = fp(async (app) => {
  const { isSecure, sessionIdle, sessionLifetime, twoFactorRoles } = app.config
  const name = isSecure ? '__Host-sid' : 'sid'
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
  const lifetime = { idle: sessionIdle, absolute: sessionLifetime }
  const sessions = createSessions(app.engine.reserved, app.now, lifetime, twoFactorRoles)

  await app.register(cookie)
  app.decorate('sessions', sessions)
  app.decorateRequest('sessionId', '')
  app.decorateRequest('known', null)
  app.decorateRequest('access', {
    getter() {
      return this.known ?? anonymous
    },
  })
  app.decorateReply('setSession', function (this: FastifyReply, id: string) {
    return this.setCookie(name, id, options)
  })
  app.decorateReply('clearSession', function (this: FastifyReply) {
    return this.clearCookie(name, options)
  })

  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    for (const { method, url, config } of routes) {
      const problem = problemOf(config?.acl)
      if (problem) throw new Error(`Route ${String(method)} ${url} ${problem}.`)
    }
  })

  app.addHook('onRequest', async (request) => {
    request.sessionId = request.cookies[name] ?? ''
    const {
      acl = 'open',
      beforeSecondFactor = false,
      isUnattended = false,
      knowsAsker = false,
    } = request.routeOptions.config
    const isOpen = acl === 'open'
    const byKey = isOpen ? undefined : await app.accessByKey?.(request)
    if (byKey) {
      // With an API key, a session cookie of the same call is ignored.
      request.sessionId = ''
      request.known = byKey
      if (!byKey.may(acl)) throw new NotAllowed()
      return
    }
    const isAsked = request.sessionId !== '' && (!isOpen || knowsAsker)
    const found = isAsked ? await sessions.find(request.sessionId, !isUnattended) : undefined
    const locale = acceptedLocale(request.headers['accept-language'])
    request.known = accessOf(found, locale)
    const isHeld = request.known.mustEnrol && !beforeSecondFactor
    if (!isOpen && (isHeld || !request.known.may(acl))) throw new NotAllowed()
    // An open route answers whoever may do nothing yet as it answers a visitor.
    if (isOpen && isHeld) request.known = accessOf(undefined, locale)
  })
  // From here on statements run as the outsider's role; not earlier, because sessions of all people are read
  // together.
  app.addHook('preHandler', ({ access, routeOptions }, _reply, done) => {
    const who = routeOptions.config.asServer ? undefined : outsiderIn(access)
    if (who) forOutsider(who, done)
    else done()
  })
})

const problemOf = (acl: string | undefined): string | undefined => {
  if (acl === undefined) return "declares no right: set config.acl to a role expression or to 'open'"
  const unknown = acl === 'open' ? [] : rolesIn(acl).filter((role) => !(role in roles))
  return unknown.length ? `names ${unknown.join(', ')}, which schemas/roles.json does not know` : undefined
}

const accessOf = (found: Session | undefined, locale: Locale | undefined): Access => ({
  ...(found ?? anonymous),
  locale: locale ?? found?.person.locale ?? defaultLocale,
  may: (expression) => found !== undefined && may(found.person.acl, expression),
})
