/**
 * The most that stays free of seizure a month, by household, as announced per half year. Add a row on top when new amounts
 * are announced; a day before the first row takes the first one.
 *
 * @see art. 475da lid 1 Rv; announcements in the Staatscourant, checked at uwbeslagvrijevoet.nl
 */
import type { Cents } from '#domain/money/money.ts'
import type { IsoDate } from '#domain/time/day.ts'
import type { FileLog } from '#schemas/generated/file-log.ts'

export type Household = NonNullable<FileLog['household']>
export type SeizureFreeAmounts = { from: IsoDate; most: Readonly<Record<Household, Cents>> }

/** Newest first. */
export const seizureFreeAmounts: readonly SeizureFreeAmounts[] = [
  {
    from: '2026-07-01',
    most: { single: 2_191_42, single_parent: 2_526_69, couple: 2_881_41, couple_children: 3_155_31 },
  },
  {
    from: '2023-01-01',
    most: { single: 1_872_81, single_parent: 2_015_84, couple: 2_470_03, couple_children: 2_509_97 },
  },
  {
    from: '2021-01-01',
    most: { single: 1_661_40, single_parent: 1_779_52, couple: 2_199_34, couple_children: 2_317_45 },
  },
]
