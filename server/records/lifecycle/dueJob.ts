/** Takes due actions of all lifecycles once an hour, because at midnight more records fall due. */
import { entities } from '#schemas/generated/entities.ts'
import { job } from '#server/jobs/job.ts'
import { sweep } from './sweep.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'records.due': Record<string, never>
  }
}

/** Takes actions that are due, in a transaction per record, so that a repeated run finds only what is still due. */
export const takeDue = job({
  kind: 'records.due',
  schedule: '1 * * * *',
  work: async (_data, { app, signal }) => {
    for (const entity of entities) if (!signal.aborted) await sweep(app, entity, signal)
  },
})
