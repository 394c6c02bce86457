/** Puts `app.apiAlerts` on the server and has it look at the rules every minute for as long as the server listens. */
import fp from 'fastify-plugin'
import { checkAlerts } from './check.ts'
import type {} from '#server/subjects/mail/mailPlugin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    apiAlerts: {
      /** Looks at the rules that nobody has looked at in this minute; done every minute by itself. */
      check(): Promise<void>
    }
  }
}

/** Milliseconds. */
const checkEvery = 60_000

export const apiAlerts = fp(async (app) => {
  let running: Promise<void> | undefined
  const check = () =>
    (running ??= checkAlerts(app).finally(() => {
      running = undefined
    }))
  app.decorate('apiAlerts', { check })

  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      check().catch((error: unknown) => app.log.error({ err: error }, 'the alert rules were not checked'))
    }, checkEvery).unref()
  })
  // Before the database is closed.
  app.addHook('preClose', async () => {
    clearInterval(timer)
    await running?.catch(() => {})
  })
})
