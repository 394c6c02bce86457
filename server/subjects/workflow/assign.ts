/** Gives a new file its workflow: that of its client, else the standard one for its kind of debtor. */
import type { FastifyInstance } from 'fastify'
import type { IsoDate } from '#domain/time/day.ts'
import { dueDay } from '#domain/workflow/step.ts'
import { file } from '#schemas/generated/file.ts'
import type { FileStored } from '#schemas/generated/file.ts'
import type { Trx } from '#server/db/engine.ts'
import { system, type Writer } from '#server/foundation/writer.ts'
import { names } from '#server/sql/names.ts'
import { todayAt } from '#server/subjects/ledger/fileOf.ts'
import { aroundOf, firstOf, stepsOf } from './steps.ts'

const w = names('workflow', 'w')

type NewFile = Pick<FileStored, 'id' | 'customer' | 'fileType' | 'legalType' | 'workflow'>

export type Beginning = { workflow: number; workflowStep: number; workflowStepDueAt: IsoDate }

/** Workflow for a new file, the newest of several. One of another phase or legal type is chosen by a person. */
const fitting = `select ${w.id}::int as id from workflow w
  where ${w.status} = 'active' and ${w.category} <> 'precasso' and ${w.phase} = 'amicable' and ${w.file_type} in ($1, 'both')
    and (${w.legal_type_id} is null or ${w.legal_type_id} = $3)
    and (${w.customer_id} = $2 or (${w.customer_id} is null and ${w.category} = 'standard'))
  order by ${w.customer_id} is null, ${w.legal_type_id} is null, ${w.file_type} = 'both', ${w.id} desc limit 1`

export async function assignWorkflow(
  { records }: FastifyInstance,
  trx: Trx,
  { id, customer, fileType, legalType, workflow }: NewFile,
  by: Writer & { now: number },
): Promise<void> {
  if (workflow !== null) return
  const values = await beginningOf(trx, { customer, fileType, legalType }, todayAt(by.now))
  if (values) await records.update(trx, file, id, values, system('workflow', by))
}

/** @returns The workflow, the step and the day with which a file begins; undefined: no workflow fits it. */
export async function beginningOf(
  trx: Trx,
  { customer, fileType, legalType }: Pick<NewFile, 'customer' | 'fileType' | 'legalType'>,
  from: IsoDate,
): Promise<Beginning | undefined> {
  const { rows } = await trx.query<{ id: number }>({ text: fitting, values: [fileType, customer, legalType] })
  const [found] = rows
  const step = found && firstOf(await stepsOf(trx, [found.id]))
  if (!step) return undefined
  const { holidays } = await aroundOf(trx, from)
  return { workflow: step.workflow, workflowStep: step.id, workflowStepDueAt: dueDay(step, from, holidays) }
}
