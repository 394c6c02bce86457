/** Every night: what became of the letters of items, and a run of the steps that are due. */
import { precasso } from '#schemas/generated/precasso.ts'
import { processingRun } from '#schemas/generated/processing-run.ts'
import { letterState, type LetterState } from '#domain/ledger/letterState.ts'
import { openOf } from '#domain/precasso.ts'
import type { PrecassoStored } from '#schemas/generated/precasso.ts'
import { system } from '#server/foundation/writer.ts'
import { job, type JobContext } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'precasso.night': Record<string, never>
  }
}

const p = names('precasso')

export const nightJob = job({
  kind: 'precasso.night',
  schedule: '10 1 * * *',
  once: true,
  work: async (_data, { app, trx }) => {
    const by = system('precasso')
    const plannedFor = todayAt(app.now())
    await endTerms(app, trx, plannedFor)
    const { id } = await app.records.create(trx, processingRun, { type: 'precasso', plannedFor }, by)
    await app.records.take(trx, processingRun, id, 'approve', {}, by)
  },
})

type Term = Pick<PrecassoStored, 'id' | 'claims' | 'payments' | 'fileType'> & { end: string; state: LetterState }

/** Ends the terms of letters: whether the debtor paid in time is known once the last day has passed. */
async function endTerms(app: JobContext['app'], trx: Parameters<typeof app.records.create>[0], today: string) {
  const { rows } = await trx.query<Term>({
    text: `select ${p.id}::int as id, ${p.claims}, ${p.payments}, ${p.file_type} as "fileType", ${p.fourteen_day_end}::text as "end", ${p.fourteen_day_state} as state
      from precasso where ${p.fourteen_day_state} = 'running' and ${p.fourteen_day_end} < $1::date order by ${p.id} for no key update`,
    values: [today],
  })
  for (const { id, claims, payments, fileType, end, state } of rows) {
    const openAtEnd = Math.max(0, openOf(claims ?? [], payments ?? [], end))
    const fourteenDayState = letterState({ fileType, state, end, openAtEnd, today })
    if (fourteenDayState !== state)
      await app.records.update(trx, precasso, id, { fourteenDayState }, system('precasso'))
  }
}
