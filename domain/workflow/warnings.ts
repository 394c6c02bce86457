/** Warnings about steps of a workflow that are wrong, or will hold every file that comes there. */
import type { WorkflowStored } from '#schemas/generated/workflow.ts'
import type { Step } from './step.ts'
import { channelOf, chargesCollection, isForPrecasso, templateOf } from './step.ts'

export type WarningKind =
  | 'loop'
  | 'deadEnd'
  | 'missingTemplate'
  | 'missingSubject'
  | 'missingCostType'
  | 'costsBeforeLetter'
  | 'unreachable'
  | 'leadsOut'
  | 'notInPrecasso'

/** `stops`: the workflow cannot be put into use with it. `other`: the step that it has to do with. */
export type Warning = { step: number; kind: WarningKind; stops: boolean; other?: number }

/** The kinds that prevent putting a workflow into use. */
const stopping: ReadonlySet<WarningKind> = new Set<WarningKind>([
  'loop',
  'missingTemplate',
  'missingSubject',
  'missingCostType',
  'leadsOut',
  'notInPrecasso',
])

export type WarnedStep = Omit<Step, 'name'>

/**
 * @param all Every step of the workflow, in its order; files begin at the first that is in use.
 * @param fileType Of the workflow: companies need no 14-day letter. `category`: pre-collection charges nothing.
 * @returns In the order of the steps.
 */
export function warningsOf(
  all: readonly WarnedStep[],
  { fileType, category }: Pick<WorkflowStored, 'fileType'> & Partial<Pick<WorkflowStored, 'category'>>,
): Warning[] {
  const steps = all.filter(({ active }) => active !== false)
  const byId = new Map(steps.map((step) => [step.id, step]))
  const reached = reachedFrom(steps[0], byId)
  return steps.flatMap((step) => {
    const kinds: (WarningKind | [WarningKind, number])[] = [
      ...(leadsBack(step, byId) ? ['loop' as const] : []),
      ...(step.nextStep === null && step.actionType !== 'close' ? ['deadEnd' as const] : []),
      ...lacking(step),
      ...followers(step)
        .filter((id) => !all.some((one) => one.id === id))
        .map((id): [WarningKind, number] => ['leadsOut', id]),
      ...(category === 'precasso' && !isForPrecasso(step) ? ['notInPrecasso' as const] : []),
      ...(fileType !== 'company' && chargesCollection(step) && !comesAfterLetter(step, steps, byId)
        ? ['costsBeforeLetter' as const]
        : []),
      ...(reached.has(step.id) ? [] : ['unreachable' as const]),
    ]
    return kinds.map((given) => {
      const [kind, other] = typeof given === 'string' ? [given] : given
      return { step: step.id, kind, stops: stopping.has(kind), ...(other !== undefined && { other }) }
    })
  })
}

type ById = ReadonlyMap<number, WarnedStep>

/** Steps that may come next; without another one the conditions lead on too. */
const followers = ({ nextStep, elseStep }: WarnedStep): number[] => [nextStep, elseStep].flatMap((id) => id ?? [])

/** The step itself is among them. */
function reachedFrom(first: WarnedStep | undefined, byId: ById): ReadonlySet<number> {
  const reached = new Set<number>()
  const open = first ? [first] : []
  for (let step = open.pop(); step; step = open.pop()) {
    if (reached.has(step.id)) continue
    reached.add(step.id)
    open.push(...followers(step).flatMap((id) => byId.get(id) ?? []))
  }
  return reached
}

const leadsBack = (step: WarnedStep, byId: ById): boolean =>
  followers(step).some((id) => reachedFrom(byId.get(id), byId).has(step.id))

function lacking(step: WarnedStep): WarningKind[] {
  const channel = channelOf(step)
  if (channel) {
    const lacks = templateOf(step, channel) === null
    const { fallbackChannel } = step
    return lacks || (fallbackChannel && templateOf(step, fallbackChannel) === null) ? ['missingTemplate'] : []
  }
  if (step.actionType === 'agenda' && step.agendaSubject === null) return ['missingSubject']
  return step.actionType === 'add_cost' && step.costType === null ? ['missingCostType'] : []
}

/** Whether every way from the beginning to the step passes a 14-day letter. */
function comesAfterLetter(step: WarnedStep, steps: readonly WarnedStep[], byId: ById): boolean {
  const withoutLetters = new Map([...byId].filter(([, one]) => !one.isFourteenDayLetter))
  const first = steps[0]
  if (!first || first.isFourteenDayLetter) return first?.id !== step.id
  return !reachedFrom(first, withoutLetters).has(step.id)
}
