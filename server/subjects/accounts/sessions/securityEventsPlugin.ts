/**
 * Events of security that change no record: a sign-in that failed, and what somebody was refused. They are written to the
 * audit a second later, so that how long an answer takes tells nobody whether an account exists. No jobs: until then they are
 * in no table, which to write would take the time that is to tell nothing.
 */
import fp from 'fastify-plugin'
import { actorsOf, auditInsert } from '#server/foundation/audit.ts'
import type { Statement } from '#server/db/engine.ts'
import type {} from '#server/foundation/requestContext.ts'

declare module 'fastify' {
  interface FastifyInstance {
    securityEvents: {
      /** @param event Writes its line of the audit. */
      add(event: Statement): void
      /** Writes what is waiting; done every second by itself. */
      flush(): Promise<void>
    }
  }
}

/** Milliseconds. */
const flushEvery = 1000
/** The same refusal to the same person is one event as long as this: a page that asks for it again is nothing new. */
const refusalHolds = 600_000
/** Events that wait, and refusals that are remembered, at the same time. */
const most = 2000

export const securityEvents = fp(async (app) => {
  let waiting: Statement[] = []
  let running: Promise<void> = Promise.resolve()
  let told = new Map<string, number>()

  const add = (event: Statement) => {
    if (waiting.length < most) waiting.push(event)
    else app.log.error('too many events of security at once: one is not in the audit')
  }
  const write = async () => {
    const events = waiting
    waiting = []
    for (const event of events) {
      await app.engine.query(event).catch((error: unknown) => app.log.error({ err: error }, 'an event was not written'))
    }
  }
  const flush = () => (running = running.then(write))
  app.decorate('securityEvents', { add, flush })

  app.addHook('onResponse', async (request, reply) => {
    // What a key is refused stands in the API log; who is not signed in is nobody.
    const { person } = request.access
    if (reply.statusCode !== 403 || !person || request.keyCall) return
    const route = `${request.method} ${request.routeOptions.url ?? request.url.split('?')[0]}`
    const [key, now] = [`${person.id} ${request.access.impersonator?.id} ${route}`, app.now()]
    if (now - (told.get(key) ?? -refusalHolds) < refusalHolds) return
    if (told.size >= most) told = new Map()
    told.set(key, now)
    request.log.warn({ account: person.id, route }, 'refused')
    const changes = JSON.stringify({ route: { to: route } })
    const values = [...actorsOf(request.access), 'refused', 'user', person.id, changes, request.id]
    add({ text: `${auditInsert} values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9)`, values })
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
