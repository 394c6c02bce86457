/**
 * Logs calls with a key, valid or not; calls of browsers are not logged here. Registered before the
 * compression, so that it sees answers as text.
 */
import fp from 'fastify-plugin'
import { entryOf } from './entry.ts'
import { readForm } from './filterForm.ts'
import { createWriter } from './writer.ts'
import { apiLog as entity } from '#schemas/generated/api-log.ts'

declare module 'fastify' {
  interface FastifyInstance {
    apiLog: {
      /** Writes the waiting entries. */
      flush(): Promise<void>
    }
  }
  interface FastifyRequest {
    /** Text of the answer, for a logged call. */
    sentText: string | undefined
  }
}

export const apiLog = fp(async (app) => {
  const writer = createWriter(app)
  app.decorate('apiLog', { flush: () => writer.flush() })
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

  // Before the database is closed.
  app.addHook('preClose', () => writer.stop())
})
