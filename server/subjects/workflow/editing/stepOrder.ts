/** The places of the steps in their workflow: 1 to n without a hole. Whoever calls has locked the workflow. */
import { FieldErrors } from '#server/errors.ts'
import type { Trx } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'

const s = names('workflow_step', 's')
const own = names('workflow_step')

type Database = Pick<Trx, 'query'>

/** @returns The place behind the last step. */
export async function nextPlace({ query }: Database, workflow: number): Promise<number> {
  const { rows } = await query<{ next: number }>({
    text: `select (coalesce(max(${s.sequence}), 0) + 1)::int as next from workflow_step s where ${s.workflow_id} = $1`,
    values: [workflow],
  })
  return rows[0]?.next ?? 1
}

/**
 * Steps behind one that goes move up, and those that led to it lead to the one after it. Places are in no form, so they
 * make no new version.
 */
export async function closeGap({ query }: Database, gone: StepPlace): Promise<void> {
  const { id, workflow, sequence, nextStep } = gone
  const next = nextStep === id ? null : nextStep
  await query({
    text: `update workflow_step set ${own.next_step_id} = nullif($3, ${own.id}), ${own.version} = ${own.version} + 1
      where ${own.workflow_id} = $1 and ${own.next_step_id} = $2`,
    values: [workflow, id, next],
  })
  await query({
    text: `update workflow_step set ${own.sequence} = ${own.sequence} - 1 where ${own.workflow_id} = $1 and ${own.sequence} > $2`,
    values: [workflow, sequence],
  })
}
type StepPlace = { id: number; workflow: number; sequence: number | null; nextStep: number | null }

export type Ordered = { id: number; nextStep: number | null }

/**
 * Puts all steps of the workflow in this order.
 *
 * @returns The steps in their order before.
 * @throws {FieldErrors} Unless these are all of its steps, each once.
 */
export async function putInOrder(database: Database, workflow: number, ids: readonly number[]): Promise<Ordered[]> {
  const before = await inOrder(database, workflow)
  const isWhole =
    ids.length === before.length && new Set(ids).size === ids.length && before.every(({ id }) => ids.includes(id))
  if (!isWhole) throw new FieldErrors({ ids: [{ key: 'error.workflow.otherSteps' }] })
  await database.query({
    text: `update workflow_step s set ${own.sequence} = o.place
      from unnest($1::bigint[]) with ordinality as o(id, place) where ${s.id} = o.id and ${s.sequence} is distinct from o.place`,
    values: [ids],
  })
  return before
}

/** All steps of the workflow in their order. */
export async function inOrder({ query }: Database, workflow: number): Promise<Ordered[]> {
  const { rows } = await query<Ordered>({
    text: `select ${s.id}::int as id, ${s.next_step_id}::int as "nextStep" from workflow_step s
      where ${s.workflow_id} = $1 order by ${s.sequence}, ${s.id}`,
    values: [workflow],
  })
  return rows
}
