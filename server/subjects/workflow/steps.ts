/** Reads steps of workflows, with what decisions about them need. */
import type { IsoDate } from '#domain/time/day.ts'
import type { Holidays } from '#domain/time/workingDays.ts'
import type { Step } from '#domain/workflow/step.ts'
import type { Engine } from '#server/db/engine.ts'
import { settingValue } from '#server/foundation/storedSettings.ts'
import { names } from '#server/sql/names.ts'
import { holidays } from '#server/subjects/legal/calculations/tables.ts'

type Database = Pick<Engine, 'query'>

/** A step with the workflow that it belongs to; `sequence` is its place. */
export type KnownStep = Step & { workflowName: string; revision: number }

const s = names('workflow_step', 's')
const o = names('workflow_step', 'o')
const w = names('workflow', 'w')
const t = names('cost_type', 't')
const e = names('email_template', 'e')
const p = names('post_mail_template', 'p')

/** Whether the template of its own way to write is one. */
const isLetter = `exists (select from email_template e where ${e.id} = ${s.email_template_id} and ${s.action_type} = 'send_email' and ${e.purpose} = 'fourteen_day_letter')
      or exists (select from post_mail_template p where ${p.id} = ${s.post_mail_template_id} and ${s.action_type} = 'send_post' and ${p.purpose} = 'fourteen_day_letter')`

const text = `select ${s.id}::int as id, ${s.workflow_id}::int as workflow, ${w.name} as "workflowName", ${w.revision}::int as revision, ${s.sequence}::int as sequence, ${s.name} as name,
    ${s.action_type} as "actionType", ${s.email_template_id}::int as "emailTemplate", ${s.post_mail_template_id}::int as "postMailTemplate",
    ${s.sms_template_id}::int as "smsTemplate", ${s.fallback_channel} as "fallbackChannel", ${s.destination} as destination,
    ${s.agenda_subject_id}::int as "agendaSubject", ${s.cost_type_id}::int as "costType", ${t.category} as "costCategory", ${s.new_phase} as "newPhase",
    ${s.new_file_status_id}::int as "newFileStatus", ${s.delay_days}::int as "delayDays", ${s.delay_basis} as "delayBasis",
    ${s.send_from} as "sendFrom", ${s.send_until} as "sendUntil", ${s.conditions} as conditions, ${s.next_step_id}::int as "nextStep",
    ${s.else_step_id}::int as "elseStep", ${s.stop_on_payment} as "stopOnPayment", ${s.requires_approval} as "requiresApproval",
    ${isLetter} as "isFourteenDayLetter", ${s.adds_collection_costs} as "addsCollectionCosts", ${s.active} as active
  from workflow_step s join workflow w on ${w.id} = ${s.workflow_id} left join cost_type t on ${t.id} = ${s.cost_type_id}`
const inOrder = `order by ${s.workflow_id}, ${s.sequence} nulls last, ${s.id}`

/** @returns Every step of these workflows, in order. */
export async function stepsOf({ query }: Database, workflows: readonly number[]): Promise<KnownStep[]> {
  const { rows } = await query<KnownStep>({
    name: 'workflow-steps',
    text: `${text} where ${s.workflow_id} = any($1::bigint[]) ${inOrder}`,
    values: [workflows],
  })
  return rows
}

/** @returns The steps themselves and every other of their workflows, by id. */
export async function stepsAround(
  { query }: Database,
  steps: readonly number[],
): Promise<ReadonlyMap<number, KnownStep>> {
  const { rows } = await query<KnownStep>({
    name: 'workflow-steps-around',
    text: `${text} where ${s.workflow_id} in (select ${o.workflow_id} from workflow_step o where ${o.id} = any($1::bigint[])) ${inOrder}`,
    values: [steps],
  })
  return new Map(rows.map((step) => [step.id, step]))
}

/** Circumstances that decisions of a day need beside a file and its steps. */
export type Around = { day: IsoDate; holidays: Holidays; wkiUntil: IsoDate | null; courtMinimum: number }

/** An office that goes on writing without a registration is not stopped. */
export async function aroundOf(database: Database, day: IsoDate): Promise<Around> {
  const free = await holidays(database)
  const until = await settingValue(database, 'wki.validUntil')
  const isStopped = (await settingValue(database, 'wki.messagesStop')) === true
  const courtMinimum = Number(await settingValue(database, 'finance.courtMinimum'))
  return {
    day,
    holidays: free.statutory,
    wkiUntil: isStopped && typeof until === 'string' ? until : null,
    courtMinimum,
  }
}

/** @returns The first step in use, at which files begin. */
export const firstOf = (steps: Iterable<KnownStep>): KnownStep | undefined =>
  [...steps].find(({ active }) => active !== false)
