/** Puts `app.carriers` on the server. */
import fp from 'fastify-plugin'
import { openCarriers, type Carriers } from './carriers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    carriers: Carriers
  }
}

export const carriers = fp(async (app) => {
  const opened = openCarriers(app)
  app.decorate('carriers', opened)
  // After the job that sends has ended.
  app.addHook('onClose', async () => opened.close())
})
