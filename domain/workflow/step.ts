/** Step of a workflow, and which one follows it on what day. */
import { addDays, type IsoDate } from '#domain/time/day.ts'
import { addWorkingDays, type Holidays } from '#domain/time/workingDays.ts'
import type { WorkflowStepStored } from '#schemas/generated/workflow-step.ts'
import type { Channel } from './walls.ts'

/** `costCategory`: of the cost type that it charges; null: it charges none. */
export type Step = Readonly<WorkflowStepStored> & { costCategory: string | null }
export type Steps = ReadonlyMap<number, Step>
/** The step that a file is at next, and the day on which it is due. */
export type Next = { step: number; due: IsoDate }

const channels: Readonly<Partial<Record<Step['actionType'], Channel>>> = {
  send_email: 'email',
  send_post: 'post',
  send_sms: 'sms',
}

/** @returns How it writes; undefined: it writes nothing. */
export const channelOf = ({ actionType }: Pick<Step, 'actionType'>): Channel | undefined => channels[actionType]

type Templates = Pick<Step, 'emailTemplate' | 'postMailTemplate' | 'smsTemplate'>

/** @returns The template that a channel takes; null: none is chosen. */
export const templateOf = (
  { emailTemplate, postMailTemplate, smsTemplate }: Templates,
  channel: Channel,
): number | null => ({ email: emailTemplate, post: postMailTemplate, sms: smsTemplate })[channel] ?? null

/** Whether it asks collection costs of the debtor. */
export const chargesCollection = ({
  addsCollectionCosts,
  actionType,
  costCategory,
}: Pick<Step, 'addsCollectionCosts' | 'actionType' | 'costCategory'>): boolean =>
  Boolean(addsCollectionCosts) || (actionType === 'add_cost' && costCategory === 'collection')

/** Whether pre-collection has such a step: it reminds and waits, and charges nothing. */
export const isForPrecasso = (step: Pick<Step, 'actionType' | 'addsCollectionCosts' | 'costCategory'>): boolean =>
  (channelOf(step) !== undefined || step.actionType === 'wait') && !chargesCollection(step)

type Delay = Pick<Step, 'delayDays' | 'delayBasis'>

/** @returns The day on which a step is due whose predecessor was done on a day. */
export const dueDay = ({ delayDays, delayBasis }: Delay, from: IsoDate, holidays: Holidays): IsoDate =>
  delayBasis === 'working' ? addWorkingDays(from, delayDays, holidays) : addDays(from, delayDays)

/**
 * @param id Of the step that should follow; null: none does.
 * @returns The first one from there on that is in use; null when there is none.
 */
export function nextOf(id: number | null, steps: Steps, from: IsoDate, holidays: Holidays): Next | null {
  const passed = new Set<number>()
  let step = id === null ? undefined : steps.get(id)
  while (step && step.active === false && !passed.has(step.id)) {
    passed.add(step.id)
    step = step.nextStep === null ? undefined : steps.get(step.nextStep)
  }
  if (!step || step.active === false) return null
  return { step: step.id, due: dueDay(step, from, holidays) }
}
