/**
 * `Idempotency-Key`: for 24 hours a repeated call with the same key is not carried out again but gets the first
 * answer, so that a client that received none may simply repeat it. Every changing route supports it, unless
 * its `config.withoutKey` says why not.
 *
 * A second call at the same time does the same work, and waits where both meet, at the latest at the row of the
 * key. It is then rolled back and answers as the first one did. Refusals are not stored.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Engine } from '#server/db/engine.ts'
import { outsiderIn } from '#server/foundation/access.ts'
import { OutcomeUnknown, Refused } from '#server/errors.ts'
import { createKeyedCall, KeyInUse, scopeOf, type CallScope, type KeyedCall } from './keyedCall.ts'
import { createKeptAnswers, keptFor, type Answer, type KeyedRequest } from './keptAnswers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the call has a key and its route supports it. */
    keyed: Keyed | null
  }
  interface FastifyContextConfig {
    /** Why this route ignores an Idempotency-Key. */
    withoutKey?: string
  }
}

type Keyed = KeyedRequest & { call: KeyedCall; scope: CallScope }

const header = 'idempotency-key'
/** Visible ASCII, long enough not to be guessed: a UUID has 36 characters. */
const keyPattern = /^[\x21-\x7e]{16,255}$/
const reads = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Refusals of the person (not signed in, no right, not confirmed), after which a stored answer is not shown either. */
const refusesPerson = new Set([401, 403, 428])

/** Whether a route supports Idempotency-Key. */
export const honoursKey = (
  method: string,
  { acl = 'open', withoutKey }: { acl?: string; withoutKey?: string },
): boolean => !reads.has(method) && acl !== 'open' && withoutKey === undefined

/** @param engine The database itself, not the wrapper for keyed calls. */
export const idempotency = (engine: Engine) =>
  fp(async (app) => {
    const answers = createKeptAnswers(app.config.sessionSecret, app.now)
    app.decorateRequest('keyed', null)

    // After the csrf token was removed from the body and before validation.
    app.addHook('preValidation', (request, _reply, done) => {
      const key = request.headers[header]
      if (key === undefined || !honoursKey(request.method, request.routeOptions.config)) return done()
      if (typeof key !== 'string' || !keyPattern.test(key)) return done(new Refused({ key: 'error.idempotencyKey' }))
      const { method, url, body, access, routeOptions } = request
      const call = createKeyedCall(engine, routeOptions.config.asServer ? undefined : outsiderIn(access))
      const [owner, scope] = [ownerOf(request), scopeOf(call)]
      request.keyed = { owner, key, request: JSON.stringify([method, url, body ?? null]), call, scope }
      scope.run(done)
    })

    app.addHook('onSend', async (request, reply, payload) => {
      const { keyed } = request
      if (!keyed) return payload
      keyed.scope.end()
      request.keyed = null
      if (reply.statusCode >= 400) {
        await keyed.call.rollBack()
        return refusesPerson.has(reply.statusCode) ? payload : afterRefusal(keyed, reply, payload)
      }
      if (!keyed.call.isOpen()) return payload
      try {
        await keyed.call.commit(answers.keep(keyed, answerOf(reply, payload)))
        return payload
      } catch (error) {
        if (!(error instanceof KeyInUse || error instanceof OutcomeUnknown)) throw error
        const found = await answers.find(engine, keyed).catch(() => undefined)
        if (found === 'anotherRequest') throw new AnotherRequest()
        if (found === undefined) throw new OutcomeUnknown(error, true)
        return replay(reply, found)
      }
    })

    /** A refused call may have succeeded before: then the stored answer is sent. */
    async function afterRefusal(keyed: Keyed, reply: FastifyReply, payload: unknown): Promise<unknown> {
      const found = await answers.find(engine, keyed)
      if (found === undefined) return payload
      if (found === 'anotherRequest') throw new AnotherRequest()
      return replay(reply, found)
    }

    // Frees the connection of a handler that never sends.
    app.addHook('onResponse', async ({ keyed }) => keyed?.call.rollBack())
  })

class AnotherRequest extends Refused {
  constructor() {
    super({ key: 'error.keyInUse' })
  }
}

/** Keys are separate per person, per impersonated person, and per API key. */
function ownerOf({ access, keyCall }: FastifyRequest): string {
  if (keyCall) return `key ${keyCall.holder?.id ?? ''}`
  const { person, impersonator } = access
  return impersonator ? `user ${person?.id ?? ''} by ${impersonator.id}` : `user ${person?.id ?? ''}`
}

function answerOf(reply: FastifyReply, payload: unknown): Answer {
  if (payload !== undefined && payload !== null && typeof payload !== 'string')
    throw new Error('This route answers with more than text; give it `config.withoutKey`.')
  const text = (name: string) => reply.getHeader(name)?.toString()
  return { status: reply.statusCode, type: text('content-type'), location: text('location'), body: payload ?? '' }
}

function replay(reply: FastifyReply, { status, type, location, body }: Answer): string | null {
  reply.code(status).removeHeader('content-length').removeHeader('content-type').removeHeader('retry-after')
  if (type) void reply.header('content-type', type)
  if (location) void reply.header('location', location)
  void reply.header('idempotency-replayed', 'true')
  return body === '' ? null : body
}

/**
 * Header of the CSRF token's answer, which every page fetches before changing anything: it says that calls may
 * be repeated with their key.
 */
export const keyLifetime = { 'idempotency-key-lifetime': String(keptFor / 1000) }
