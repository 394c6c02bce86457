/** Puts `app.records` on the server, with the behaviour that subjects add to writes. */
import fp from 'fastify-plugin'
import { Behaviour } from './behaviour.ts'
import type { BulkEntity } from './bulk/checkDeed.ts'
import type { Records } from './contract.ts'
import { createRecords } from './records.ts'
import type { DraftForm, Subject } from './subject.ts'

declare module 'fastify' {
  interface FastifyInstance {
    records: Records
    /** Entities whose records may be written in bulk, by name: those with routes. */
    bulkEntities: Map<string, BulkEntity>
    /** Hand-written forms for new records, by entity. */
    draftForms: ReadonlyMap<string, DraftForm>
  }
}

export const records = fp<{ subjects: readonly Subject[] }>(async (app, { subjects }) => {
  const behaviour = new Behaviour()
  app.decorate('bulkEntities', new Map<string, BulkEntity>())
  app.decorate('records', createRecords(app, behaviour))
  app.decorate('draftForms', new Map(subjects.flatMap(({ forms = {} }) => Object.entries(forms))))
  for (const subject of subjects) behaviour.add(subject, app)
})
