/** Every minute: schedules whose moment has come. */
import { job } from '#server/jobs/job.ts'
import { dueSchedules, takeTurn } from './schedules.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'schedules.run': Record<string, never>
  }
}

/** Runs due schedules, each in a transaction of its own that sets its next moment: two servers run it once. */
export const schedulesJob = job({
  kind: 'schedules.run',
  schedule: '* * * * *',
  work: async (_data, { app, signal }) => {
    for (const id of await dueSchedules(app)) {
      if (signal.aborted) return
      // A schedule that fails stays due, and stops none of the others.
      await app.engine
        .transaction((trx) => takeTurn(app, trx, id))
        .catch((error: unknown) => app.log.error({ err: error, schedule: id }, 'a schedule could not be run'))
    }
  },
})
