/**
 * Logs the calls that come with a key, those with a wrong one included; what browsers call is not logged here. Registered
 * before the compression, so that it sees what is sent as text.
 */
import fp from 'fastify-plugin'
import { entryOf } from './entry.ts'
import { countPlugins } from './plugins.ts'
import { readForm } from './filterForm.ts'
import { tidy } from './tidy.ts'
import { createWriter } from './writer.ts'
import { apiLog as entity } from '#schemas/generated/api-log.ts'

declare module 'fastify' {
  interface FastifyInstance {
    apiLog: {
      /** Writes what is waiting. */
      flush(): Promise<void>
      /** Counts programs anew and forgets what is too old; done from time to time by itself. */
      keepUp(): Promise<void>
    }
  }
  interface FastifyRequest {
    /** What is sent, of a call that is logged. */
    sentText: string | undefined
  }
}

/** Milliseconds. */
const countEvery = 60_000
const tidyEvery = 3_600_000

export const apiLog = fp(async (app) => {
  const writer = createWriter(app.engine, app.log)
  let tidied = app.now()
  const keepUp = async (tidyNow = true) => {
    await countPlugins(app.engine, app.now())
    if (!tidyNow) return
    tidied = app.now()
    await tidy(app.engine, app.now())
  }
  app.decorate('apiLog', { flush: () => writer.flush(), keepUp: () => keepUp() })
  app.decorateRequest('sentText', undefined)

  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith(entity.api)) readForm(request)
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.keyCall && typeof payload === 'string') request.sentText = payload
    return payload
  })
  app.addHook('onResponse', async (request, reply) => {
    if (!request.keyCall || request.keyCall.isUnlogged) return
    writer.add(entryOf(request, reply, request.sentText, app.now()))
  })

  let used = false
  app.addHook('onResponse', async (request) => {
    used ||= request.keyCall?.holder !== undefined && request.keyCall?.holder !== null
  })
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      const isDue = app.now() - tidied >= tidyEvery
      if (!used && !isDue) return
      used = false
      keepUp(isDue).catch((error: unknown) => app.log.error({ err: error }, 'the API log was not kept up'))
    }, countEvery).unref()
  })
  // Before the database is closed.
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await writer.stop()
  })
})
