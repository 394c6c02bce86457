/**
 * Protection of a debtor: what debt help, insolvency, guardianship, death or an unknown address does to all its files.
 *
 * @see Faillissementswet art. 128, 303 (interest), 33, 301 (execution); Wgs art. 5 (moratorium)
 */
import { addMonths } from '#domain/time/calendar.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { Debtor } from '#schemas/generated/debtor.ts'

export type ProtectionKind = NonNullable<Debtor['insolvencyStatus']>

export type Effects = {
  /** Forbids collecting until the protection ends. Otherwise files wait until somebody decides whom to write to. */
  blocksCollection: boolean
  /** Stops the interest, from the first day of the protection, of claims from before it. */
  stopsInterest: boolean
  /** The phase to which files go meanwhile. */
  phase?: 'shv'
  /** Ends by itself after so many months, unless another day is given. */
  endsAfter?: number
  /** The most that the law allows, in months. */
  most?: number
  /** Usual length, in months; somebody enters the day when it is known. */
  usual?: number
  /** Person who has to agree to an arrangement for the debtor. */
  agrees?: 'administrator' | 'guardian'
}

/** The strongest first: of several at once the debtor shows the first. */
const all: Readonly<Record<ProtectionKind, Effects>> = {
  bankruptcy: { blocksCollection: true, stopsInterest: true },
  wsnp: { blocksCollection: true, stopsInterest: true, usual: 18 },
  suspension_of_payments: { blocksCollection: true, stopsInterest: false, usual: 18 },
  moratorium: { blocksCollection: true, stopsInterest: false, endsAfter: 6, most: 6 },
  shv_arrangement: { blocksCollection: true, stopsInterest: false, phase: 'shv', usual: 18 },
  shv_intake: { blocksCollection: true, stopsInterest: false, phase: 'shv', endsAfter: 6 },
  curatele: { blocksCollection: false, stopsInterest: false, agrees: 'guardian' },
  bewind: { blocksCollection: false, stopsInterest: false, agrees: 'administrator' },
  deceased: { blocksCollection: true, stopsInterest: false },
  vow: { blocksCollection: false, stopsInterest: false },
}

export const protectionKinds = Object.keys(all) as ProtectionKind[]

export const effectsOf = (kind: ProtectionKind): Effects => all[kind]

export type Term = { startDate: IsoDate; endDate?: IsoDate | null }
export type TermMistake = { field: 'startDate' | 'endDate'; reason: 'future' | 'order' | 'tooLong' | 'over' }

/** The last day; null: until somebody ends it. */
export function lastDay(kind: ProtectionKind, { startDate, endDate }: Term): IsoDate | null {
  const { endsAfter } = all[kind]
  return endDate ?? (endsAfter === undefined ? null : addMonths(startDate, endsAfter))
}

/** @returns The first mistake of a term that is entered on a day. */
export function termMistake(kind: ProtectionKind, term: Term, today: IsoDate): TermMistake | undefined {
  const { startDate } = term
  const last = lastDay(kind, term)
  const { most } = all[kind]
  if (startDate > today) return { field: 'startDate', reason: 'future' }
  if (last === null) return undefined
  if (last < startDate) return { field: 'endDate', reason: 'order' }
  if (most !== undefined && last > addMonths(startDate, most)) return { field: 'endDate', reason: 'tooLong' }
  return last < today ? { field: 'endDate', reason: 'over' } : undefined
}

type Event = { kind: ProtectionKind; endDate: IsoDate | null; blocksCollection: boolean }
export type Status = {
  insolvencyStatus: ProtectionKind | null
  insolvencyUntil: IsoDate | null
  /** Whether files of the debtor are locked against collection. */
  isBlocked: boolean
}

/** Status of a debtor under several protections at once. `events`: those that have not ended. */
export function statusOf(events: readonly Event[]): Status {
  const strongest = protectionKinds.find((kind) => events.some((event) => event.kind === kind)) ?? null
  const ends = events.filter(({ kind }) => kind === strongest).map(({ endDate }) => endDate)
  return {
    insolvencyStatus: strongest,
    insolvencyUntil: ends.includes(null) ? null : (ends.sort().at(-1) ?? null),
    isBlocked: events.some(({ blocksCollection }) => blocksCollection),
  }
}

/** `waits`: it was suspended already; `monitored`: nothing is collected there. */
export type Outcome = 'suspended' | 'waits' | 'monitored' | 'closed'

export function outcomeIn(workflowStatus: string): Outcome {
  if (workflowStatus === 'closed') return 'closed'
  if (workflowStatus === 'suspend') return 'waits'
  return workflowStatus === 'monitoring' ? 'monitored' : 'suspended'
}
