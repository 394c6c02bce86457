/** Keeps the changed texts current, so that each request is answered with them. */
import fp from 'fastify-plugin'
import { createChangedTexts, type ChangedTexts } from './changes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    changedTexts: ChangedTexts
  }
}

export const changedTexts = fp(async (app) => {
  const texts = createChangedTexts(app.engine, app.now)
  app.decorate('changedTexts', texts)
  app.addHook('onRequest', (request, _reply, done) => {
    if (!texts.isDue()) return done()
    texts.refresh().then(
      () => done(),
      (error: unknown) => {
        // Texts of a moment ago are good enough; if the database is down, the request itself will say so.
        request.log.warn({ err: error }, 'changed texts could not be read')
        done()
      },
    )
  })
})
