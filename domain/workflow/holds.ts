/** Why a step of a file is not done now. */
import type { IsoDate } from '#domain/time/day.ts'
import type { Facts } from './facts.ts'
import { mayBePassed } from './passableReasons.ts'
import { channelOf, chargesCollection, isForPrecasso, templateOf, type Step } from './step.ts'
import { costWall, protectionWall, type HoldReason } from './walls.ts'

export type Holding = {
  day: IsoDate
  /** Last day of the office's registration (Wki); null: not known. */
  wkiUntil: IsoDate | null
  /** Whole cents; with less outstanding no file goes to court. */
  courtMinimum: number
  /** Reasons that a person has set aside for this file; those that are law count all the same. */
  passes: ReadonlySet<HoldReason>
}

/** @returns The first reason, the strongest first; undefined: it may be done. */
export function holdOf(facts: Facts, step: Step, { passes, ...around }: Holding): HoldReason | undefined {
  return reasonsOf(facts, step, around).find((reason) => !(passes.has(reason) && mayBePassed(reason)))
}

function reasonsOf(facts: Facts, step: Step, { day, wkiUntil, courtMinimum }: Omit<Holding, 'passes'>): HoldReason[] {
  const reasons: (HoldReason | false | undefined)[] = [
    protectionWall(facts),
    facts.isPrecasso === true && !isForPrecasso(step) && 'not_in_precasso',
    facts.clientBlocked && 'client_blocked',
  ]
  if (presses(step)) {
    const knowsDispute = (step.conditions ?? []).some(({ what }) => what === 'openDispute')
    reasons.push(
      facts.fileType === 'private' && wkiUntil !== null && wkiUntil < day && 'wki_expired',
      facts.outstanding <= 0 && 'amount_zero',
      facts.disputed && !knowsDispute && 'disputed',
    )
  }
  if (isLegal(facts, step)) {
    reasons.push(facts.limitationDate !== null && facts.limitationDate < day && 'limitation_passed')
    if (step.newPhase === 'judicial')
      reasons.push(
        facts.outstanding < courtMinimum && 'amount_too_low_for_legal',
        !facts.hasDocuments && 'missing_documents',
      )
  }
  if (chargesCollection(step) && !facts.hasCosts) reasons.push(costWall(facts))
  reasons.push(
    Boolean(step.stopOnPayment) && paidSince(facts) && 'manual',
    Boolean(step.requiresApproval) && 'awaits_approval',
    lacksTemplate(step) && 'template_error',
  )
  return reasons.flatMap((reason) => reason || [])
}

/** Whether it asks something of the debtor, so that nothing may stand in its way. */
export function presses(step: Step): boolean {
  if (channelOf(step)) return step.destination !== 'client'
  return step.actionType === 'add_cost' || (step.actionType === 'change_phase' && leadsToCourt(step))
}

const leadsToCourt = ({ newPhase }: Step): boolean => newPhase === 'judicial' || newPhase === 'bailiff'

const isLegal = ({ phase }: Facts, step: Step): boolean =>
  presses(step) && (leadsToCourt(step) || phase === 'judicial' || phase === 'bailiff')

/** Before the first step nothing was asked that a payment could answer. */
const paidSince = ({ paidOn, steppedOn }: Facts): boolean =>
  paidOn !== null && steppedOn !== null && paidOn >= steppedOn

function lacksTemplate(step: Step): boolean {
  const channel = channelOf(step)
  return channel !== undefined && templateOf(step, channel) === null
}
