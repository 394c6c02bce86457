/** Replaces a record at which many point, as a job. */
import { job } from '#server/jobs/job.ts'
import { newPace } from '#server/records/bulk/chunkSize.ts'
import { replaceChunk, type Place } from '#server/records/replace/run.ts'
import { inTurn } from './bulkJobs.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'bulk.replace': { run: number }
  }
}

export const replaceJob = job({
  kind: 'bulk.replace',
  atOnce: 2,
  work: ({ run }, context) => {
    const { app } = context
    const pace = newPace()
    return inTurn<Place>(run, { during: 'running', after: 'done' }, context, (trx, found, of, by, place) => {
      const { entity, entities, records } = of
      // Reads run in this transaction: the embedded database has no second one.
      const engine = { ...app.engine, query: trx.query }
      return replaceChunk(trx, found, { engine, entity, entities, records, now: app.now(), ...by }, pace, place)
    })
  },
})
