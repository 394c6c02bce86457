/** Carries the interest of open files forward to the day, each night, so that lists show it without working it out. */
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'
import { carryFiles } from './carryFiles.ts'
import { todayAt } from './fileOf.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'ledger.carry': Record<string, never>
  }
}

/**
 * Files per transaction: more than a thousand changes by one statement are one line in the log of changes
 * (docs/lists.md), where single ones would take most of the night.
 */
const atOnce = 2000
const f = names('collection_file')

const text = `select ${f.id}::int as id from collection_file
  where ${f.workflow_status} <> 'closed' and ${f.interest_until} < $1::date and ${f.id} > $2 order by ${f.id} limit ${atOnce}`

export const carryJob = job({
  kind: 'ledger.carry',
  schedule: '10 0 * * *',
  work: (_data, { app, inChunks }) =>
    inChunks<number>(async (trx, after = 0) => {
      const today = todayAt(app.now())
      const rates = await rateTables(trx)
      const { rows } = await trx.query<{ id: number }>({ text, values: [today, after] })
      const ids = rows.map(({ id }) => id)
      await carryFiles(trx, ids, { today, requestId: 'ledger.carry', rates })
      return { done: rows.length, cursor: rows.length === atOnce ? rows.at(-1)?.id : undefined }
    }),
})
