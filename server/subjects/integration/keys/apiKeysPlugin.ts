/**
 * Authenticates calls with an API key: `Authorization: Bearer dsk_…`. Such a call has no session, even with
 * cookies, and needs no CSRF token. Registered before the session plugin, which asks it first.
 */
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { keyScopeFor } from '#domain/apiKeys/scopes.ts'
import type { RoleExpression } from '#schemas/entity.ts'
import { entities } from '#schemas/generated/entities.ts'
import type {} from '#server/foundation/requestContext.ts'
import { createApiKeys, WrongKey } from './keys.ts'
import { TooManyTries } from '#server/errors.ts'
import { acceptedLocale } from '#server/foundation/messages.ts'
import { createPace } from './failureRate.ts'

/**
 * Wrong keys per minute from one network before further ones get 429 and no log row. A valid key always works:
 * neighbours in a network, or a customer's own program with an old key, must not shut it out. Looking up a key
 * costs as much as looking up a session.
 */
const wrongKeysPerMinute = 30

export const apiKeys = fp(async (app) => {
  const keys = createApiKeys(app.engine, app.now, entities)
  const pace = createPace(wrongKeysPerMinute, app.now)
  app.decorate('keyScopeFor', (method: string, route: string, right: RoleExpression) =>
    keyScopeFor(method, route, right, entities),
  )
  app.decorate('accessByKey', async (request: FastifyRequest) => {
    const token = /^bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
    if (token === undefined) return undefined
    const call: NonNullable<FastifyRequest['keyCall']> = { holder: null, isRefused: false, isUnlogged: false }
    request.keyCall = call
    const { ip, method, routeOptions, headers } = request
    const locale = acceptedLocale(headers['accept-language'])
    try {
      return await keys.accessOf({ token, ip, method, route: routeOptions.url ?? '', locale }, (holder) => {
        call.holder = holder
      })
    } catch (error) {
      call.isRefused = error instanceof WrongKey
      if (!call.isRefused) throw error
      const wait = pace.waitOf(ip)
      pace.note(ip)
      if (wait === 0) throw error
      call.isUnlogged = true
      throw new TooManyTries(Math.ceil(wait / 1000))
    }
  })
})
