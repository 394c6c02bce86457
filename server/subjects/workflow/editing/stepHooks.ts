/** Steps are made and changed in drafts only: of a workflow in use they are what its files were promised. */
import type { Trx } from '#server/db/engine.ts'
import { FieldErrors, NotFound, Refused } from '#server/errors.ts'
import type { Hooks } from '#server/records/hooks.ts'
import type { Body } from '#server/records/values/body.ts'
import { names } from '#server/sql/names.ts'
import { refuseForPrecasso } from './precassoSteps.ts'
import { writesLetter } from './writesLetter.ts'
import { closeGap, nextPlace } from './stepOrder.ts'

const w = names('workflow', 'w')
const s = names('workflow_step', 's')

export const stepHooks = (): Hooks<'workflow-step'> => ({
  async lockBefore(id, { query }) {
    await query({
      text: `select from workflow w join workflow_step s on ${s.workflow_id} = ${w.id} where ${s.id} = $1 for no key update of w`,
      values: [id],
    })
  },
  async beforeCreate(body, { trx }) {
    refuseUnlessDraft(await statusOf(trx, body.workflow))
    await refuseForPrecasso(trx, body.workflow, body)
    await checkLinks(trx, body, { workflow: body.workflow })
    const isFourteenDayLetter = await writesLetter(trx, body)
    return { ...body, isFourteenDayLetter, sequence: body.sequence ?? (await nextPlace(trx, body.workflow)) }
  },
  async beforeUpdate(body, before, { trx }) {
    const changed = Object.keys(body).filter((name) => !isSame((body as Body)[name], (before as Body)[name]))
    if (changed.includes('workflow')) throw new FieldErrors({ workflow: [{ key: 'error.workflow.otherWorkflow' }] })
    // The name of a step promises nothing, so it may change after the draft.
    if (changed.some((name) => name !== 'name')) refuseUnlessDraft(await statusOf(trx, before.workflow))
    await refuseForPrecasso(trx, before.workflow, { ...before, ...body })
    await checkLinks(trx, body, { workflow: before.workflow, id: before.id })
    const isFourteenDayLetter = await writesLetter(trx, { ...before, ...body })
    return isFourteenDayLetter === before.isFourteenDayLetter ? body : { ...body, isFourteenDayLetter }
  },
  async beforeDelete(before, { trx }) {
    refuseUnlessDraft(await statusOf(trx, before.workflow))
    await closeGap(trx, before)
  },
})

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The state of the workflow, which stays locked: nobody puts it into use meanwhile. */
export async function statusOf({ query }: Pick<Trx, 'query'>, id: number): Promise<string> {
  const { rows } = await query<{ status: string }>({
    text: `select ${w.status} as status from workflow w where ${w.id} = $1 for no key update`,
    values: [id],
  })
  const [row] = rows
  if (!row) throw new NotFound()
  return row.status
}

/** @throws {Refused} If files may be in the workflow. */
export function refuseUnlessDraft(status: string): void {
  if (status !== 'draft') throw new Refused({ key: 'error.workflow.inUse' })
}

type Links = { nextStep?: number | null; elseStep?: number | null }

/** Check that the following steps are others of the same workflow. */
async function checkLinks({ query }: Pick<Trx, 'query'>, body: Links, own: { workflow: number; id?: number }) {
  const links = (['nextStep', 'elseStep'] as const).filter((name) => typeof body[name] === 'number')
  if (links.length === 0) return
  const { rows } = await query<{ id: number }>({
    text: `select ${s.id}::int as id from workflow_step s where ${s.workflow_id} = $1`,
    values: [own.workflow],
  })
  const others = new Set(rows.map(({ id }) => id).filter((id) => id !== own.id))
  const wrong = links.filter((name) => !others.has(Number(body[name])))
  const error = [{ key: 'error.workflow.otherStep' }]
  if (wrong.length > 0) throw new FieldErrors(Object.fromEntries(wrong.map((name) => [name, error])))
}
