/** Sees to it that each request is answered with the texts as admins have them now. */
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
        // The words of a second ago will do; whether the database answers is told by what the request is about.
        request.log.warn({ err: error }, 'changed texts could not be read')
        done()
      },
    )
  })
})
