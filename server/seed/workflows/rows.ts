/** The rows of the demo workflows; each step leads to the one behind it. */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { PlannedStep } from './plannedSteps.ts'
import { workflowPlans, type PlannedWorkflow } from './plans.ts'

/** Ids by code of what steps name. */
export type Codes = {
  mail: ReadonlyMap<string, number>
  letter: ReadonlyMap<string, number>
  sms: ReadonlyMap<string, number>
  subject: ReadonlyMap<string, number>
  cost: ReadonlyMap<string, number>
}

/** The workflow's steps have ids in a row, which begin at a hundred times its own. */
export const stepId = (workflow: number, place: number): number => workflow * 100 + place

export const workflowRows = (today: IsoDate, author: number) =>
  workflowPlans.map(({ steps: _steps, ...plan }) => {
    const { id, code, name, revision = 1, previous, category, phase, fileType, customer, status, description } = plan
    const since = addDays(today, revision > 1 ? -60 : -400)
    return {
      id,
      code,
      name,
      revision,
      previous_id: previous ?? null,
      category,
      description,
      phase: phase ?? 'amicable',
      file_type: fileType ?? 'both',
      customer_id: customer ?? null,
      status: status ?? 'active',
      activated_at: status === 'draft' ? null : `${since}T08:00:00Z`,
      created_by_id: author,
      created_at: `${addDays(since, -7)}T08:00:00Z`,
      updated_at: `${since}T08:00:00Z`,
    }
  })

export const stepRows = (codes: Codes) =>
  workflowPlans.flatMap((plan) => plan.steps.map((step, at) => rowOf(step, at, plan, codes)))

function rowOf(step: PlannedStep, at: number, { id, steps }: PlannedWorkflow, codes: Codes) {
  const [nl, en, fr] = step.name
  const hasNext = at + 1 < steps.length
  return {
    id: stepId(id, at + 1),
    workflow_id: id,
    sequence: at + 1,
    name: { nl, en, fr },
    action_type: step.does,
    email_template_id: idIn(codes.mail, step.mail),
    post_mail_template_id: idIn(codes.letter, step.letter),
    sms_template_id: idIn(codes.sms, step.sms),
    fallback_channel: step.otherwiseBy ?? null,
    destination: 'debtor',
    agenda_subject_id: idIn(codes.subject, step.subject),
    cost_type_id: idIn(codes.cost, step.cost),
    new_phase: step.phase ?? null,
    new_file_status_id: null,
    conditions: step.conditions ?? [],
    delay_days: step.after ?? 0,
    delay_basis: step.working ? 'working' : 'calendar',
    send_until: step.until ?? null,
    next_step_id: hasNext ? stepId(id, at + 2) : null,
    else_step_id: step.otherwise === undefined ? null : stepId(id, placeOf(step.otherwise, steps)),
    stop_on_payment: step.stopOnPayment ?? false,
    requires_approval: step.approval ?? false,
    is_fourteen_day_letter: step.isLetter ?? false,
    adds_collection_costs: step.addsCosts ?? false,
    active: true,
  }
}

/** Place of a step in its workflow, from 1. */
export function placeOf(key: string, steps: readonly PlannedStep[]): number {
  const place = steps.findIndex((one) => one.key === key)
  if (place < 0) throw new Error(`No step of this workflow is called ${key}.`)
  return place + 1
}

function idIn(ids: ReadonlyMap<string, number>, code: string | undefined): number | null {
  if (code === undefined) return null
  const id = ids.get(code)
  if (id === undefined) throw new Error(`Nothing has the code ${code}.`)
  return id
}
