/** Puts `app.mail` on the server. */
import fp from 'fastify-plugin'
import { createMailer, type Mailer } from './mailer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mailer
  }
}

export const mail = fp(async (app) => {
  const mailer = createMailer(app)
  app.decorate('mail', mailer)
  app.addHook('onReady', async () => mailer.start())
  // After the job that sends mail has ended.
  app.addHook('onClose', async () => mailer.stop())
})
