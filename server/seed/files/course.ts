/** Place of a demo file in its workflow: the step that fits its letter, its costs and its phase. */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import type { Drafted } from '#server/seed/files/draft.ts'
import { workflowIds, workflowPlans } from '#server/seed/workflows/plans.ts'
import { placeOf, stepId } from '#server/seed/workflows/rows.ts'

type Course = { workflow_id: number | null; workflow_step_id: number | null; workflow_step_due_at: IsoDate | null }

/** Story files that are at a step of their own, by id. */
const told: Readonly<Record<number, string>> = { 2: 'costs', 3: 'call' }

/** @returns Nothing for closed files; no step where none is left. */
export function courseOf(file: Drafted): Course {
  const { id, state, today } = file
  if (state === 'closed') return { workflow_id: null, workflow_step_id: null, workflow_step_due_at: null }
  const workflow = workflowOf(file)
  if (state === 'no_more_steps') return { workflow_id: workflow, workflow_step_id: null, workflow_step_due_at: null }
  const place = placeIn(file, workflow)
  const due = told[id] === undefined ? dueOf(file) : today
  return { workflow_id: workflow, workflow_step_id: stepId(workflow, place), workflow_step_due_at: due }
}

function workflowOf({ id, phase, plan, customer }: Drafted): number {
  if (phase !== 'amicable') return workflowIds[phase as 'judicial']
  if (plan.isCompany) return workflowIds.company
  if (customer === 3) return workflowIds.telecom
  // Files that began before this spring keep the steps of then.
  return id > 24 && id % 11 === 0 ? workflowIds.privateBefore : workflowIds.private
}

function placeIn(file: Drafted, workflow: number): number {
  const steps = workflowPlans.find(({ id }) => id === workflow)?.steps ?? []
  const keys = keysFor(file).filter((key) => steps.some((step) => step.key === key))
  const wanted = told[file.id] ?? oneOf(file, keys)
  return steps.some(({ key }) => key === wanted)
    ? placeOf(wanted, steps)
    : 1 + (turnOf(file) % Math.max(1, steps.length - 1))
}

/** Steps that a file may be at, as far as its letter and its costs go. */
function keysFor({ phase, plan, letter, balance }: Drafted): readonly string[] {
  if (phase !== 'amicable') return ['']
  const hasCosts = balance.collectionCosts > 0
  // A court is announced to nobody whose file is still amicable: that step waits for approval.
  if (plan.isCompany) return hasCosts ? ['final', 'call', 'court'] : ['demand', 'costs']
  if (letter === 'running') return ['term']
  if (letter === 'expired_unpaid' || letter === 'not_needed')
    return hasCosts ? ['text', 'final', 'call', 'review'] : ['second', 'costs']
  return letter === 'paid_in_time' ? ['call'] : ['reminder', 'letter']
}

const turnOf = ({ id }: Drafted): number => Math.floor((id * 7919) / 16)
const oneOf = (file: Drafted, keys: readonly string[]): string => keys[turnOf(file) % keys.length] ?? ''

/** A letter's term is waited for; of the others some are due today, some since days, most within three weeks. */
function dueOf(file: Drafted): IsoDate {
  const { id, today, plan, phase, state, letter } = file
  if (letter === 'running' && plan.letter && phase === 'amicable') return addDays(plan.letter.end, 1)
  if (phase !== 'amicable') return addDays(today, 3 + ((id * 31) % 120))
  const isWorked = state === 'in_progress' || state === 'not_started'
  return addDays(today, isWorked ? ((id * 37) % 24) - 3 : 5 + ((id * 37) % 40))
}
