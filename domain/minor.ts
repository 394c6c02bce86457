/** Minors: whoever is under eighteen is represented by parents or a guardian (Civil Code 1:233, 1:234, 1:245). */
import { addYears } from './time/calendar.ts'
import type { IsoDate } from './time/day.ts'

/** @example isMinor('2010-06-01', '2026-06-01') // true */
export const isMinor = (birthDate: IsoDate, today: IsoDate): boolean => addYears(birthDate, 18) > today
