/**
 * Costs of the files of a client follow what it agreed, or whether it reclaims VAT, when that changed. Closed ones too: who paid what
 * was not owed gets it back (Civil Code 6:203), and somebody is asked to see to it.
 */
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'
import { askAboutClosed } from './askAboutClosed.ts'
import { carryFiles, settleChanged } from './carryFiles.ts'
import { todayAt } from './fileOf.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'ledger.follow': { customer: number }
  }
}

/** Files per transaction. */
const atOnce = 500
const f = names('collection_file')
const l = names('cost_line', 'l')

const text = `select ${f.id}::int as id, ${f.workflow_status} = 'closed' as "isClosed" from collection_file where ${f.customer_id} = $1 and ${f.id} > $2
    and exists (select from cost_line l where ${l.file_id} = collection_file.id and ${l.charge_to} = 'debtor' and ${l.status} = 'booked')
  order by ${f.id} limit ${atOnce}`

export const followJob = job({
  kind: 'ledger.follow',
  key: ({ customer }) => String(customer),
  work: ({ customer }, { app, inChunks }) =>
    inChunks<number>(async (trx, after = 0) => {
      const today = todayAt(app.now())
      const { rows } = await trx.query<{ id: number; isClosed: boolean }>({ text, values: [customer, after] })
      const following = { today, requestId: 'ledger.follow', rates: await rateTables(trx) }
      const idsOf = (closed: boolean) => rows.flatMap(({ id, isClosed }) => (isClosed === closed ? [id] : []))
      await carryFiles(trx, idsOf(false), following)
      for (const file of await settleChanged(trx, idsOf(true), following))
        await askAboutClosed(app, trx, { file, about: 'overpayment' }, following)
      return { done: rows.length, cursor: rows.length === atOnce ? rows.at(-1)?.id : undefined }
    }),
})
