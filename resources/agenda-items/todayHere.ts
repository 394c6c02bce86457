/** The day it is, by the clock of the browser. */
import { dayOf, type IsoDate } from '#domain/time/day.ts'

export const todayHere = (): IsoDate => dayOf(Date.now())
