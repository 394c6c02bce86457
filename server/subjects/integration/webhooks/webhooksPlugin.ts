/** Puts `app.webhooks` on the server. */
import fp from 'fastify-plugin'
import { createWebhooks, type Webhooks } from './webhooks.ts'

declare module 'fastify' {
  interface FastifyInstance {
    webhooks: Webhooks
  }
}

export const webhooks = fp(async (app) => {
  app.decorate('webhooks', createWebhooks({ app }))
})
