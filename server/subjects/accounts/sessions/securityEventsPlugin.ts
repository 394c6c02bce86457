/**
 * Audits security events that change no record: failed sign-ins and refusals. They are written a second later,
 * so that the time of an answer does not tell whether an account exists. This is no job: enqueueing would be a
 * write at the very time that must reveal nothing.
 */
import fp from 'fastify-plugin'
import { user } from '#schemas/generated/user.ts'
import type { Trx } from '#server/db/engine.ts'
import type {} from '#server/foundation/requestContext.ts'
import type {} from '#server/records/plugin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    securityEvents: {
      /** @param event Writes the audit row, in a transaction of its own. */
      add(event: SecurityEvent): void
      /** Writes the waiting events; done every second by itself. */
      flush(): Promise<void>
    }
  }
}

type SecurityEvent = (trx: Trx) => Promise<void>

/** Milliseconds. */
const flushEvery = 1000
/**
 * Milliseconds during which the same refusal to the same person counts as one event: a page that repeats a call
 * is nothing new.
 */
const refusalHolds = 600_000
/** Maximum number of waiting events, and of remembered refusals. */
const most = 2000

export const securityEvents = fp(async (app) => {
  let waiting: SecurityEvent[] = []
  let running: Promise<void> = Promise.resolve()
  let refusals = new Map<string, number>()

  const add = (event: SecurityEvent) => {
    if (waiting.length < most) waiting.push(event)
    else app.log.error('too many events of security at once: one is not in the audit')
  }
  const write = async () => {
    const events = waiting
    waiting = []
    for (const event of events) {
      await app.engine
        .transaction(event)
        .catch((error: unknown) => app.log.error({ err: error }, 'an event was not written'))
    }
  }
  const flush = () => (running = running.then(write))
  app.decorate('securityEvents', { add, flush })

  app.addHook('onResponse', async (request, reply) => {
    // Refusals of a key are in the API log; without a person there is nobody to name.
    const { person } = request.access
    if (reply.statusCode !== 403 || !person || request.keyCall) return
    const route = `${request.method} ${request.routeOptions.url ?? request.url.split('?')[0]}`
    const [key, now] = [`${person.id} ${request.access.impersonator?.id} ${route}`, app.now()]
    if (now - (refusals.get(key) ?? -refusalHolds) < refusalHolds) return
    if (refusals.size >= most) refusals = new Map()
    refusals.set(key, now)
    request.log.warn({ account: person.id, route }, 'refused')
    const by = { access: request.access, requestId: request.id }
    add((trx) => app.records.note(trx, user, person.id, { name: 'refused', changes: { route: { to: route } } }, by))
  })

  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => void flush(), flushEvery).unref()
  })
  // Before the database is closed.
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await flush()
  })
})
