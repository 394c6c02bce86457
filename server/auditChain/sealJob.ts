/** Seals the audit every minute and logs each seal, because the log lies outside the database. */
import { job } from '#server/jobs/job.ts'
import { isFull, sealAudit } from './seal.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'audit.seal': Record<string, never>
  }
}

/** Maximum number of seals per run. */
const mostSeals = 20

export const sealJob = job({
  kind: 'audit.seal',
  schedule: '* * * * *',
  async work(_data, { app, signal }) {
    for (let count = 0; count < mostSeals && !signal.aborted; count += 1) {
      const made = await sealAudit(app.engine, app.now())
      if (made) app.log.info({ seal: made.id, rows: made.rowCount, hash: made.hash }, 'audit sealed')
      if (!made || !isFull(made)) return
    }
  },
})
