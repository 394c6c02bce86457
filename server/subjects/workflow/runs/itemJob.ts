/** Executes one file of a run anew, as a person asked. */
import { mayBePassed } from '#domain/workflow/passableReasons.ts'
import type { HoldReason } from '#domain/workflow/walls.ts'
import type { Trx } from '#server/db/engine.ts'
import { job } from '#server/jobs/job.ts'
import { names } from '#server/sql/names.ts'
import { ownerIn } from '#server/subjects/workflow/owner.ts'
import { execute } from './execute.ts'
import { addTo, countsOf } from './run.ts'

declare module '#server/jobs/job.ts' {
  interface JobKinds {
    /** `passes`: the reason that was set aside. `was`: what it counted as in its run. */
    'workflow.item': { item: number; was: 'held' | 'failed'; passes?: HoldReason }
  }
}

const f = names('collection_file', 'f')
const i = names('processing_item', 'i')

type Row = { run: number; step: number | null; plannedFor: string | null; status: string }

export const itemJob = job({
  kind: 'workflow.item',
  once: true,
  work: async ({ item, was, passes }, { app, trx }) => {
    const owner = await ownerOfItem(trx, item)
    if (!owner) return
    const { of, record } = owner
    const { rows } = await trx.query<Row>({
      text: `select ${i.run_id}::int as run, ${i.step_id}::int as step, ${f.workflow_step_due_at} as "plannedFor", ${i.status} as status
        from processing_item i join ${of.table} f on ${f.id} = i.${of.column} where ${i.id} = $1 for no key update of f`,
      values: [item],
    })
    const [found] = rows
    if (!found || found.status !== 'pending' || found.step === null || found.plannedFor === null) return
    const { run, step, plannedFor } = found
    const due = { id: item, record, step, plannedFor, passes: setAside(passes) }
    const counts = countsOf(await execute(app, trx, [due], { of, run }))
    await addTo(trx, run, { ...counts, [was]: counts[was] - 1 })
  },
})

/** Reasons to hold that a person sets aside: who lets a step pass has approved it. */
const setAside = (reason: HoldReason | undefined): ReadonlySet<HoldReason> =>
  new Set(reason && mayBePassed(reason) ? [reason, 'awaits_approval'] : [])

async function ownerOfItem({ query }: Trx, item: number) {
  const { rows } = await query<{ file: number | null; precasso: number | null }>({
    text: `select ${i.file_id}::int as file, ${i.precasso_id}::int as precasso from processing_item i where ${i.id} = $1`,
    values: [item],
  })
  return rows[0] && ownerIn(rows[0])
}
