/** Puts `app.mail` on the server and lets it run for as long as the server does. */
import fp from 'fastify-plugin'
import { createMailer, type Mailer } from './mailer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mailer
  }
}

export const mail = fp(async (app) => {
  const mailer = createMailer(app.config, app.engine, app.now, app.log)
  app.decorate('mail', mailer)
  app.addHook('onReady', async () => mailer.start())
  // Before the database is closed.
  app.addHook('preClose', () => mailer.stop())
})
