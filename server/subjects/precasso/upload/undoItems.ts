/** Takes back items of an import, as far as nothing followed: they are withdrawn, with the reason. Debtors stay. */
import { precasso } from '#schemas/generated/precasso.ts'
import type { Text } from '#server/errors.ts'
import { say } from '#server/foundation/messages.ts'
import { names } from '#server/sql/names.ts'
import type { ImportContext, Made } from '#server/subjects/fileImport/importType.ts'
import { listed, items } from '#server/subjects/workflow/owner.ts'

const p = names('precasso', 'p')
const m = names('message', 'm')
const e = names('workflow_execution', 'e')

/** Events on an item since the upload: the first found is the reason to keep it. Changes show in its version. */
const followed = `select ${p.id}::int as id, ${p.status} = 'withdrawn' and ${p.reason} = $2 as undone,
    ${p.status} in (${listed(items.ended)}) as ended,
    jsonb_array_length(coalesce(${p.payments}, '[]')) > 0 as payment,
    exists (select from message m where ${m.precasso_id} = ${p.id} and ${m.status} <> 'cancelled') as message,
    exists (select from workflow_execution e where ${e.precasso_id} = ${p.id}) as step,
    ${p.version} > 1 as change
  from precasso p where ${p.id} = any($1::bigint[]) order by ${p.id} for no key update`

type State = {
  id: number
  undone: boolean
  ended: boolean
  payment: boolean
  message: boolean
  step: boolean
  change: boolean
}

export async function undoItems(
  rows: readonly { place: number; result: Made }[],
  { app, trx, job, by }: ImportContext,
): Promise<ReadonlyMap<number, Text>> {
  // The reason marks the item: its rows may be taken back in several steps, and later ones know it by this.
  const reason = say('nl', { key: 'importJob.withdrawnByUndo', values: { import: job.id } })
  const ids = [...new Set(rows.map(({ result }) => result.id))]
  const { rows: states } = await trx.query<State>({ text: followed, values: [ids, reason] })
  const byId = new Map(states.map((state) => [state.id, state]))
  for (const state of states)
    if (!state.undone && whyNot(state) === undefined)
      await app.records.take(trx, precasso, state.id, 'withdraw', { reason }, by)
  return new Map(
    rows.flatMap(({ place, result }) => {
      const why = whyNot(byId.get(result.id))
      return why ? [[place, why] as const] : []
    }),
  )
}

function whyNot(state: State | undefined): Text | undefined {
  if (state?.undone) return undefined
  if (!state) return { key: 'importJob.itemFollowed.ended' }
  const what = (['ended', 'payment', 'message', 'step', 'change'] as const).find((name) => state[name])
  return what && { key: `importJob.itemFollowed.${what}` }
}
