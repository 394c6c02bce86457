/** Conditions of a step: all of them must be true; one that cannot be read holds the file instead of being true or false. */
import { daysBetween } from '#domain/time/calendar.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { WorkflowStepStored } from '#schemas/generated/workflow-step.ts'
import type { Facts } from './facts.ts'

export type StepCondition = NonNullable<WorkflowStepStored['conditions']>[number]
type What = StepCondition['what']

/** A condition whose value says nothing about what it is compared with. */
export class Unreadable extends Error {
  readonly what: What
  constructor(what: What) {
    super(`The condition on ${what} cannot be read.`)
    this.what = what
  }
}

/** @throws {Unreadable} Also where a condition before it is false, so that a mistake does not wait for the right file. */
export function holdsAll(conditions: readonly StepCondition[], facts: Facts, day: IsoDate): boolean {
  return conditions.map((one) => holds(one, facts, day)).every(Boolean)
}

/** @throws {Unreadable} */
function holds(condition: StepCondition, facts: Facts, day: IsoDate): boolean {
  const { what } = condition
  switch (what) {
    case 'outstanding':
    case 'principal':
      return compared(condition, facts[what])
    case 'paidInDays':
      return paidInDays(condition, facts.paidOn, day)
    case 'customer':
    case 'legalType':
    case 'fileStatus':
      return isIt(condition, facts[what], wholeOf(condition))
    case 'hasEmail':
    case 'hasMobile':
    case 'hasVerifiedAddress':
    case 'arrangementActive':
      return isIt(condition, facts[what], truthOf(condition))
    case 'openDispute':
      return isIt(condition, facts.disputed, truthOf(condition))
    case 'fileType':
    case 'language':
    case 'fourteenDayState':
    case 'phase':
      return isIt(condition, facts[what], choiceOf(condition, what))
  }
}

/** Choices that a value may name: what it misspells would never be true, or always. */
const choices = {
  fileType: ['private', 'company'],
  language: ['nl', 'en', 'fr', 'de'],
  fourteenDayState: ['not_needed', 'none', 'running', 'expired_unpaid', 'paid_in_time', 'invalid'],
  phase: ['amicable', 'judicial', 'monitoring', 'bailiff', 'partner', 'shv'],
} as const satisfies Partial<Record<What, readonly string[]>>

function choiceOf({ what, value }: StepCondition, of: keyof typeof choices): string {
  const known: readonly string[] = choices[of]
  if (!value || !known.includes(value)) throw new Unreadable(what)
  return value
}

function truthOf({ what, value }: StepCondition): boolean {
  if (value !== 'true' && value !== 'false') throw new Unreadable(what)
  return value === 'true'
}

function wholeOf({ what, value }: StepCondition): number {
  if (!value || !/^\d{1,15}$/.test(value)) throw new Unreadable(what)
  return Number(value)
}

function isIt<T>({ what, is }: StepCondition, fact: T | null, value: T): boolean {
  if (is !== 'eq' && is !== 'ne') throw new Unreadable(what)
  return (fact === value) === (is === 'eq')
}

/** Amounts are whole cents. */
function compared(condition: StepCondition, fact: number): boolean {
  const value = wholeOf(condition)
  return { eq: fact === value, ne: fact !== value, gte: fact >= value, lte: fact <= value }[condition.is]
}

/** 'eq' and 'lte': paid in so many days; 'ne': not; 'gte': the last payment is so many days ago, or there is none. */
function paidInDays(condition: StepCondition, paidOn: IsoDate | null, day: IsoDate): boolean {
  const days = wholeOf(condition)
  const ago = paidOn === null ? Infinity : daysBetween(paidOn, day)
  return { eq: ago <= days, lte: ago <= days, ne: ago > days, gte: ago >= days }[condition.is]
}
