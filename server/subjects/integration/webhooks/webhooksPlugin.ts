/** Puts `app.webhooks` on the server and lets it run for as long as the server listens. */
import fp from 'fastify-plugin'
import { createWebhooks, type Webhooks } from './webhooks.ts'

declare module 'fastify' {
  interface FastifyInstance {
    webhooks: Webhooks
  }
}

export const webhooks = fp(async (app) => {
  const made = createWebhooks({ app })
  app.decorate('webhooks', made)
  app.addHook('onListen', async () => made.start())
  // Before the database is closed.
  app.addHook('preClose', () => made.stop())
})
