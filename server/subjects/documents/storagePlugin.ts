/** Puts `app.storage` on the server. */
import fp from 'fastify-plugin'
import { openStorage, type Storage } from './storage.ts'

declare module 'fastify' {
  interface FastifyInstance {
    storage: Storage
  }
}

export const storage = fp(async (app) => {
  app.decorate('storage', openStorage(app.config))
})
