/** The workflow of a new item, and its first step: the one that was chosen, or else that of the client before one of all. */
import { dueDay } from '#domain/workflow/step.ts'
import type { Engine } from '#server/db/engine.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { aroundOf, firstOf, stepsOf } from '#server/subjects/workflow/steps.ts'

const w = names('workflow', 'w')

const fitting = `select ${w.id}::int as id from workflow w
  where ${w.status} = 'active' and ${w.category} = 'precasso' and ${w.file_type} in ($1, 'both') and (${w.customer_id} is null or ${w.customer_id} = $2)
    and ($3::bigint is null or ${w.id} = $3)
  order by ${w.customer_id} is null, ${w.file_type} = 'both', ${w.id} desc limit 1`

export type Course = { workflow: number; workflowStep: number; workflowStepDueAt: string }

/** @returns undefined where none fits, or the chosen one does not. */
export async function courseOf(
  { engine, now }: { engine: Pick<Engine, 'query'>; now(): number },
  { customer, fileType, workflow }: { customer: number; fileType: string; workflow: number | null },
): Promise<Course | undefined> {
  const { rows } = await engine.query<{ id: number }>({ text: fitting, values: [fileType, customer, workflow] })
  const [found] = rows
  const step = found && firstOf(await stepsOf(engine, [found.id]))
  if (!step) return undefined
  const today = todayAt(now())
  const { holidays } = await aroundOf(engine, today)
  return { workflow: step.workflow, workflowStep: step.id, workflowStepDueAt: dueDay(step, today, holidays) }
}
