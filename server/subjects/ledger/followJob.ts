/**
 * Costs of files follow what their client agreed, whether it reclaims VAT, and what their ground says of costs, when that changed. Closed
 * ones too: who paid what was not owed gets it back (Civil Code 6:203), and somebody is asked to see to it.
 */
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'
import { askAboutClosed } from './askAboutClosed.ts'
import { carryFiles, settleChanged } from './carryFiles.ts'
import { todayAt } from './fileOf.ts'
import { rateTables } from '#server/subjects/legal/calculations/tables.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    'ledger.follow': { customer: number } | { ground: number }
  }
}

/** Files per transaction. */
const atOnce = 500
const f = names('collection_file')
const l = names('cost_line', 'l')

const text = (
  of: string,
) => `select ${f.id}::int as id, ${f.workflow_status} = 'closed' as "isClosed" from collection_file where ${of} = $1 and ${f.id} > $2
    and exists (select from cost_line l where ${l.file_id} = collection_file.id and ${l.charge_to} = 'debtor' and ${l.status} = 'booked')
  order by ${f.id} limit ${atOnce}`

export const followJob = job({
  kind: 'ledger.follow',
  key: (of) => ('customer' in of ? String(of.customer) : `ground ${of.ground}`),
  work: (of, { app, inChunks }) =>
    inChunks<number>(async (trx, after = 0) => {
      const today = todayAt(app.now())
      const [column, value] = 'customer' in of ? [f.customer_id, of.customer] : [f.legal_type_id, of.ground]
      const { rows } = await trx.query<{ id: number; isClosed: boolean }>({
        text: text(column),
        values: [value, after],
      })
      const following = { today, requestId: 'ledger.follow', rates: await rateTables(trx) }
      const idsOf = (closed: boolean) => rows.flatMap(({ id, isClosed }) => (isClosed === closed ? [id] : []))
      await carryFiles(trx, idsOf(false), following)
      for (const file of await settleChanged(trx, idsOf(true), following))
        await askAboutClosed(app, trx, { file, about: 'overpayment' }, following)
      return { done: rows.length, cursor: rows.length === atOnce ? rows.at(-1)?.id : undefined }
    }),
})
