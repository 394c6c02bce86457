/** Decides what becomes of a file whose step is due. What the step makes may still hold it: a letter without an address. */
import type { IsoDate } from '#domain/time/day.ts'
import type { Holidays } from '#domain/time/workingDays.ts'
import { holdsAll, Unreadable } from './conditions.ts'
import type { Facts } from './facts.ts'
import { holdOf } from './holds.ts'
import { nextOf, type Next, type Step, type Steps } from './step.ts'
import type { HoldReason } from './walls.ts'

export type Decision =
  | { result: 'done'; next: Next | null }
  /** `what`: the condition that cannot be read. */
  | { result: 'held'; hold: HoldReason; what?: string }
  | { result: 'skipped'; why: 'conditions' | 'inactive'; next: Next | null }

export type Deciding = {
  /** The day of the decision, from which the next step is counted. */
  day: IsoDate
  holidays: Holidays
  wkiUntil: IsoDate | null
  /** Whole cents; with less outstanding no file goes to court. */
  courtMinimum: number
  passes?: ReadonlySet<HoldReason>
}

/** @param steps Of the workflow of the step. */
export function decide(facts: Facts, step: Step, steps: Steps, deciding: Deciding): Decision {
  const { day, holidays, wkiUntil, courtMinimum, passes = new Set() } = deciding
  const nextFrom = (id: number | null) => nextOf(id, steps, day, holidays)
  if (step.active === false) return { result: 'skipped', why: 'inactive', next: nextFrom(step.nextStep) }
  try {
    if (!holdsAll(step.conditions ?? [], facts, day))
      return { result: 'skipped', why: 'conditions', next: nextFrom(step.elseStep ?? step.nextStep) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { result: 'held', hold: 'template_error', what: error.what }
  }
  const hold = holdOf(facts, step, { day, wkiUntil, courtMinimum, passes })
  return hold ? { result: 'held', hold } : { result: 'done', next: nextFrom(step.nextStep) }
}
