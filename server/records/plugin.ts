/** Puts `app.records` on the server, with the behaviour that subjects add to writes. */
import fp from 'fastify-plugin'
import { Behaviour } from './behaviour.ts'
import { createRecords, type Records } from './records.ts'
import type { Subject } from './subject.ts'

declare module 'fastify' {
  interface FastifyInstance {
    records: Records
  }
}

export const records = fp<{ subjects: readonly Subject[] }>(async (app, { subjects }) => {
  const behaviour = new Behaviour()
  app.decorate('records', createRecords(app, behaviour))
  for (const subject of subjects) behaviour.add(subject, app)
})
