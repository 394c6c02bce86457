/** Debtors that are protected from collection: three of a hundred, the last ones, and some of the story files. */
import type { InsolvencyEvent } from '#schemas/generated/insolvency-event.ts'
import { effectsOf } from '#domain/protection.ts'
import { addMonths } from '#domain/time/calendar.ts'
import { addDays, type IsoDate } from '#domain/time/day.ts'

export type ProtectionKind = InsolvencyEvent['kind']
export type Protection = { kind: ProtectionKind; from: IsoDate; until: IsoDate | null }

const ofPeople = [
  'shv_intake',
  'shv_arrangement',
  'moratorium',
  'shv_intake',
  'bewind',
  'deceased',
  'curatele',
] as const
/** Representatives are seeded by kind, seven of them in turn. */
const speakers: Readonly<Partial<Record<ProtectionKind, number>>> = {
  shv_intake: 2,
  shv_arrangement: 1,
  moratorium: 2,
  bewind: 3,
  bankruptcy: 4,
  suspension_of_payments: 4,
  curatele: 5,
  deceased: 7,
}
/** Months that it lasts; the others have no end of their own. */
const months: Readonly<Partial<Record<ProtectionKind, number>>> = {
  shv_intake: 6,
  shv_arrangement: 18,
  moratorium: 6,
  suspension_of_payments: 18,
}
/** Debtors of the story files that are protected, with the days since. */
const stories: Readonly<Record<number, readonly [kind: ProtectionKind, days: number]>> = {
  8: ['moratorium', 40],
  9: ['bankruptcy', 50],
  12: ['vow', 30],
}

/** Debtors from this one on are protected. */
export const firstProtected = (debtors: number): number => debtors - Math.floor(debtors * 0.03) + 1

/** @returns undefined of a debtor that is not protected. */
export function protectionOf(id: number, isCompany: boolean, debtors: number, today: IsoDate): Protection | undefined {
  const story = stories[id]
  if (!story && id < firstProtected(debtors)) return undefined
  const usual = isCompany ? 'suspension_of_payments' : (ofPeople[id % ofPeople.length] ?? 'shv_intake')
  const [kind, days] = story ?? [usual, 10 + ((id * 37) % 140)]
  const from = addDays(today, -days)
  const length = months[kind]
  return { kind, from, until: length ? addMonths(from, length) : null }
}

/** Kinds in which a helper talks about all debts. */
export const isDebtHelp = (kind: ProtectionKind): boolean => kind.startsWith('shv_') || kind === 'moratorium'

/** The row of an event; the estate of a bankrupt pays no interest from its day on. */
export const eventRow = (debtor_id: number, { kind, from, until }: Protection) => ({
  debtor_id,
  kind,
  start_date: from,
  end_date: until,
  representative_id: speakers[kind] ?? null,
  blocks_collection: effectsOf(kind).blocksCollection,
  stops_interest: effectsOf(kind).stopsInterest,
  offered_percentage: kind === 'shv_arrangement' ? '12.5' : null,
  reference: kind === 'vow' ? null : `${kind.slice(0, 3).toUpperCase()}-${from.slice(0, 4)}-${debtor_id}`,
  status: 'active',
  created_at: `${from}T09:00:00Z`,
})
